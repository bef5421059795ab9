use crate::progress::NoProgress;
use std::collections::BTreeMap;

use super::super::*;
use super::*;

/// Names with numbers from 1 on.
fn registry(names: &[&str]) -> BTreeMap<u32, Person> {
    (1..).zip(names.iter().map(|name| Person::named(name))).collect()
}

fn index(people: &BTreeMap<u32, Person>) -> Index {
    Index::build(people.iter().map(|(&id, person)| (id, person)))
}

fn found(index: &Index, typed: &str) -> Vec<u32> {
    index.candidates(&Person::named(typed))
}

#[test]
fn a_person_is_found_by_every_way_to_get_the_name_wrong() {
    for (registered, typed) in [
        ("しろくま", "ｼﾛｸﾏ"),
        ("しろくま", "shirokuma"),
        ("Tsujimoto Junpei", "Jumpei TUJIMOTO"),
        ("辻本 潤平（つじもと じゅんぺい）", "Tsujimoto Junpei"),
        ("辻本 潤平", "辻本潤平"),
        ("山田花子（やまだはなこ）", "Hanako Yamada"),
        ("やまだはなこ", "はなこ やまだ"),
        ("ashdownrobert", "Robert Ashdown"),
        ("渡邉 美咲", "渡辺 美咲"),
        ("Yamashita Haruka", "Yamashta Haruka"),
        ("Nakagawa Tomoya", "Nakagwaa Tomoya"),
        ("ほしぞらペンギン", "ほしぞらペソギン"),
        ("Robert Ashdown", "Bob Ashdown"),
        ("J. R. Whitlow", "James Robert Whitlow"),
        ("James Whitlow", "James Robert Whitlow"),
        ("Anne-Marie Colbrook", "Annemarie Colbrook"),
        ("Mary Ann Loxley", "Maryann Loxley"),
        ("Katherine Dole", "Catherine Dole"),
        ("Віktor Halas", "Viktor Halas"),
        ("Nakagawa T0moya", "Nakagawa Tomoya"),
    ] {
        let people = registry(&["Somebody Else", registered, "だれか"]);
        assert_eq!(found(&index(&people), typed), [2], "{registered}, {typed}");
    }
}

#[test]
fn who_comes_later_is_found_and_who_goes_is_not() {
    let people = registry(&["Robert Ashdown", "Bob Ashdown", "しろくま"]);
    let mut index = index(&people);
    index.insert(4, &Person::named("Bobby Ashdown"));
    assert_eq!(found(&index, "Robert Ashdown"), [1, 2, 4]);
    index.remove(2);
    assert_eq!(found(&index, "Robert Ashdown"), [1, 4]);
    index.insert(1, &Person::named("くろねこ"));
    assert_eq!(found(&index, "Robert Ashdown"), [4]);
    assert_eq!(found(&index, "クロネコ"), [1]);
    index.remove(4);
    assert_eq!(found(&index, "Robert Ashdown"), Vec::<u32>::new());
    assert_eq!(index.people.len(), 2);
}

#[test]
fn an_index_that_grew_is_the_one_built_at_once() {
    let names: Vec<String> = (0..400).map(|no| format!("Player{no} Surname{}", no % 7)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let people = registry(&names);
    let built = index(&people);
    let mut grown = Index::default();
    for (&id, person) in &people {
        grown.insert(id, &Person::named("too early"));
        grown.insert(id, person);
    }
    let common = Commonness::default();
    for person in people.values() {
        assert_eq!(grown.candidates(person), built.candidates(person));
    }
    assert_eq!(
        grown.lookup("player17", |id| people.get(&id), &common, 5),
        built.lookup("player17", |id| people.get(&id), &common, 5),
    );
}

#[test]
fn duplicates_are_the_same_on_any_number_of_threads() {
    let names: Vec<String> =
        (0..900).map(|no| format!("{}きつね", "ねこ".repeat(no % 300 / 9))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let people = registry(&names);
    let index = index(&people);
    let common = Commonness::default();
    let by = |threads| {
        let pairs =
            index.duplicates_by(threads, |id| people.get(&id), &common, STRONG, &NoProgress);
        NoProgress::whole(pairs)
    };
    let one = by(1);
    assert!(one.len() > 900);
    assert!(one.is_sorted_by(|x, y| x.probability() >= y.probability()));
    for threads in [2, 3, 8] {
        assert_eq!(by(threads), one);
    }
}

#[test]
fn a_half_typed_name_finds_whose_it_will_be() {
    let people = registry(&[
        "辻本 潤平（つじもと じゅんぺい）",
        "Tsujimura Junko",
        "しろくま",
        "Robert Ashdown",
        "はなぶさん",
    ]);
    let index = index(&people);
    let common = Commonness::default();
    for (typed, ids) in [
        ("tsuj", &[1, 2][..]),
        ("つじ", &[1, 2]),
        ("tujimot", &[1]),
        ("つじもとじゅ", &[1]),
        ("jun tsujimo", &[1]),
        ("辻本", &[1]),
        ("しろ", &[3]),
        ("siro", &[3]),
        ("ash rob", &[4]),
        ("はなぶさ", &[5]),
        ("t", &[]),
        ("", &[]),
        ("zzz", &[]),
    ] {
        let owners = index.lookup(typed, |id| people.get(&id), &common, 8);
        let mut begun: Vec<u32> = owners.iter().map(|owner| owner.id).collect();
        begun.sort_unstable();
        assert_eq!(begun, ids, "{typed}: {owners:?}");
    }
    let whole = index.lookup("シロクマ", |id| people.get(&id), &common, 8);
    assert_eq!(whole.first().map(|owner| (owner.id, owner.band())), Some((3, Band::Strong)));
}

#[test]
fn an_initial_that_fits_several_players_is_hardly_any_of_them() {
    let of = |names: &[&str]| {
        let mut names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let word = |no: usize| -> String {
            let letters = [no % 7, no / 7 % 11, no * 3 % 13, no * 5 % 17, no * 7 % 19];
            letters.iter().map(|&letter| char::from(b"aeiouklmnrstbdgphfvz"[letter])).collect()
        };
        names.extend((0..200).map(|no| format!("{} {}", word(no * 31), word(no * 17 + 5))));
        let people: Vec<Person> = names.iter().map(|name| Person::named(name)).collect();
        let common: Commonness = people.iter().collect();
        let index = Index::build((0..).zip(&people));
        index.duplicates(|id| people.get(id as usize), &common, 0.0)
    };
    let chance = |pairs: &[Pair], wanted: (u32, u32)| {
        let found = pairs.iter().find(|pair| (pair.a, pair.b) == wanted);
        found.map_or(0.0, Pair::probability)
    };
    let alone = of(&["Y. Uehara", "Uehara Yukio"]);
    let several = of(&["Y. Uehara", "Uehara Yukio", "Uehara Yoshiyuki", "Uehara Yukari"]);
    assert!(chance(&alone, (0, 1)) >= LIKELY, "{:?}", chance(&alone, (0, 1)));
    for other in 1..=3 {
        let among = chance(&several, (0, other));
        assert!(among < LIKELY && among < chance(&alone, (0, 1)), "{other} {among}");
    }
    // Two records of one name are no rivals: the third is the one as well as the other.
    let thrice = of(&["Uehara Yukio", "Yukio Uehara", "Uehara Yukioo"]);
    assert!([(0, 1), (0, 2), (1, 2)].iter().all(|&pair| chance(&thrice, pair) >= LIKELY));
}
