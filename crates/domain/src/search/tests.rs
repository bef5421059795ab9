use proptest::prelude::*;

use super::*;

/// Name, reading, aliases; numbered from 1 in this order.
const REGISTER: [(&str, Option<&str>, &[&str]); 12] = [
    ("もりしー", None, &[]),
    ("モリシー", None, &[]),
    ("ﾊﾝｶｸ 太郎", None, &[]),
    ("Ｇauss", None, &["はなぶさん"]),
    ("田中 潤", Some("たなか じゅん"), &[]),
    ("田中 学", None, &[]),
    ("Nakano Ryo", None, &["HF"]),
    ("つじもと じゅんぺい", None, &["[TKY] くろくま"]),
    ("José Álvarez Luna", None, &[]),
    ("髙橋 涼太", Some("タカハシ リョウタ"), &["Ryota123"]),
    ("おおの しょう", None, &[]),
    ("Anne-Marie Colbrook", None, &["42"]),
];

fn register() -> Vec<(PlayerId, SearchKeys)> {
    (1..)
        .zip(REGISTER)
        .map(|(number, (name, reading, aliases))| {
            let id = PlayerId(number);
            let aliases = aliases.iter().copied();
            (id, SearchKeys::new(id, name, reading, aliases))
        })
        .collect()
}

fn found_in(register: &[(PlayerId, SearchKeys)], typed: &str) -> Vec<u32> {
    let candidates = register.iter().map(|(id, keys)| (*id, keys));
    let found = find(&Query::new(typed), candidates, 20);
    found.into_iter().map(|id| id.0).collect()
}

/// The rank of a player, or `None` if even typing slips do not explain the text.
fn rank_of(query: &Query, keys: &SearchKeys) -> Option<Rank> {
    query.rank_placed(keys).or_else(|| query.rank_close(keys))
}

/// A small vowel belongs to the kana before it, and is also found on its own.
#[test]
fn sounds_of_other_languages_are_found_by_their_letters() {
    for (name, typed) in [
        ("ファビオ", &["fabio", "FA", "ファ", "huabio", "fuabio"][..]),
        ("ファン", &["fan", "fuan"]),
        ("フォン", &["fon", "fuon"]),
        ("デュオ", &["duo", "dyuo", "deyuo"]),
        ("ティナ", &["tina", "teina"]),
        ("エヴァ", &["eva", "えう゛ぁ"]),
        ("ちゑ", &["chie", "tie", "chiwe"]),
        ("Fabio", &["ファビオ", "ファ"]),
    ] {
        let register = [(PlayerId(1), SearchKeys::new(PlayerId(1), name, None, []))];
        for typed in typed {
            assert_eq!(found_in(&register, typed), [1], "{typed} for {name}");
        }
    }
}

#[test]
fn finds_by_every_way_of_writing() {
    let register = register();
    for (typed, numbers) in [
        // script, width, case
        ("モリシー", &[1, 2][..]),
        ("もりしー", &[1, 2]),
        ("ﾓﾘｼｰ", &[1, 2]),
        ("morishi", &[1, 2]),
        ("MORISI", &[1, 2]),
        ("hankaku", &[3]),
        ("ハンカク　太郎", &[3]),
        ("はんかく太郎", &[3]),
        ("太郎", &[3]),
        ("ＧＡＵＳＳ", &[4]),
        ("gauss", &[4]),
        ("辻本", &[]),
        // reading; kanji without one is found by kanji only
        ("tanaka", &[5]),
        ("たなか", &[5]),
        ("タナカ", &[5]),
        ("田中", &[5, 6]),
        ("takahashi ryota", &[10]),
        ("タカハシ", &[10]),
        // alias
        ("はなぶ", &[4]),
        ("hf", &[7]),
        ("tky", &[8]),
        ("くろくま", &[8]),
        ("kurokuma", &[8]),
        // order, spaces, romaji spellings, accents
        ("Ryo NAKANO", &[7]),
        ("nakanoryo", &[7]),
        ("junpei tsuji", &[8]),
        ("Jumpei", &[8]),
        ("jum", &[5, 8]),
        ("tujimoto", &[8]),
        ("ツジモトジュン", &[8]),
        ("jose alvarez", &[9]),
        ("ÁLVAREZ", &[9]),
        ("ohno sho", &[11]),
        ("Ōno", &[11]),
        ("oono", &[11]),
        ("annemarie", &[12]),
        ("marie", &[12]),
        // the name and an alias together
        ("kurokuma tuji", &[8]),
    ] {
        assert_eq!(found_in(&register, typed), numbers, "{typed}");
    }
}

#[test]
fn a_form_of_a_kanji_finds_the_others() {
    let names =
        ["髙橋 涼太", "渡邊 美咲", "斎藤 悠斗", "山﨑 空", "𠮷田 誠", "佐佐木 舞", "鶴ヶ谷 学"];
    let register: Vec<(PlayerId, SearchKeys)> = (1..)
        .zip(names)
        .map(|(id, name)| (PlayerId(id), SearchKeys::new(PlayerId(id), name, None, [])))
        .collect();
    for (typed, id) in [
        ("高橋", 1),
        ("髙橋涼太", 1),
        ("渡辺", 2),
        ("渡邉 美", 2),
        ("斉藤", 3),
        ("齋藤", 3),
        ("山崎", 4),
        ("吉田", 5),
        ("佐々木", 6),
        ("鶴ケ谷", 7),
    ] {
        assert_eq!(found_in(&register, typed), [id], "{typed}");
    }
}

#[test]
fn finds_by_number() {
    let register = register();
    for (typed, numbers) in [
        ("7", &[7][..]),
        ("P7", &[7]),
        ("p0007", &[7]),
        ("P0007-", &[7]),
        ("P0007-2", &[7]),
        ("Ｐ０００７－２", &[7]),
        ("Ｐ０００７ー２", &[7]),
        ("P0007-3", &[]),
        ("000", &[1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("P001", &[1, 10, 11, 12]),
        // player 1, the numbers that begin with 1, then names with a 1
        ("1", &[1, 10, 11, 12]),
        ("12", &[12, 10]),
        ("42", &[12]),
        ("99", &[]),
    ] {
        assert_eq!(found_in(&register, typed), numbers, "{typed}");
    }
}

#[test]
fn forgives_slips_where_little_else_is_found() {
    let register = register();
    for (typed, numbers) in [
        ("tanaak", &[5][..]),
        ("gaus", &[4]),
        ("gaes", &[]),
        ("gaess", &[4]),
        ("つじもと じゆんぺい", &[8]),
        ("tsujimato junpei", &[8]),
        ("rya nakano", &[7]),
        ("田中学", &[6, 5]),
        ("しろくま", &[8]),
        ("hg", &[]),
        ("xyzzy", &[]),
    ] {
        assert_eq!(found_in(&register, typed), numbers, "{typed}");
    }
}

#[test]
fn a_better_match_comes_first() {
    let names = [
        "Tanakb",     // 1 close
        "Kitanaka",   // 2 inside
        "Ken Tanaka", // 3 later word
        "たなかだ",   // 4 start, in romaji
        "Tanakada",   // 5 start
        "田中",       // 6 whole, in romaji, by its reading
        "TANAKA",     // 7 whole
    ];
    let keys: Vec<_> = (1..)
        .zip(names)
        .map(|(number, name)| {
            let id = PlayerId(number);
            let reading = (name == "田中").then_some("タナカ");
            (id, SearchKeys::new(id, name, reading, []))
        })
        .collect();
    assert_eq!(found_in(&keys, "tanaka"), [7, 6, 5, 4, 3, 2, 1]);

    let query = Query::new("tanaka");
    let ranks: Vec<_> = keys.iter().map(|(_, keys)| rank_of(&query, keys)).collect();
    assert!(ranks.iter().all(Option::is_some));
    assert!(ranks.is_sorted_by(|worse, better| worse > better));
}

#[test]
fn slips_are_not_forgiven_in_a_crowd() {
    let crowd: Vec<_> = (1..=9)
        .map(|number| {
            let name = if number == 5 { "Tanoka" } else { "Tanaka" };
            let id = PlayerId(number);
            (id, SearchKeys::new(id, name, None, []))
        })
        .collect();
    assert_eq!(found_in(&crowd, "tanaka"), [1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!(found_in(&crowd[1..], "tanaka"), [2, 3, 4, 6, 7, 8, 9, 5]);
}

#[test]
fn an_empty_query_lists_everyone_by_number() {
    let register = register();
    for typed in ["", "  ", "\u{200b}", "・"] {
        assert!(Query::new(typed).is_empty());
        let everyone: Vec<u32> = (1..=12).collect();
        assert_eq!(found_in(&register, typed), everyone, "{typed:?}");
    }
    let candidates = register.iter().rev().map(|(id, keys)| (*id, keys));
    let first = find(&Query::new(""), candidates, 2);
    assert_eq!(first, [PlayerId(1), PlayerId(2)]);
}

proptest! {
    #[test]
    fn a_player_is_found_by_name_alias_reading_and_number(
        number in 1u32..,
        name in ".{1,12}",
        reading in proptest::option::of("[ぁ-ゟァ-ヿｦ-ﾟ ー]{0,9}"),
        aliases in proptest::collection::vec("[ぁ-ゟァ-ヿｦ-ﾟA-zＡ-ｚ 漢-漣・'-]{0,9}", 0..4),
    ) {
        let id = PlayerId(number);
        let aliases: Vec<&str> = aliases.iter().map(String::as_str).collect();
        let keys = SearchKeys::new(id, &name, reading.as_deref(), aliases.iter().copied());
        let inside = Rank::placed(Tier::Inside, Spelling::Romaji);
        let printed = id.to_string();
        let digits = number.to_string();
        let texts = [name.as_str(), &printed, &digits].into_iter().chain(reading.as_deref());
        for typed in texts.chain(aliases) {
            let rank = rank_of(&Query::new(typed), &keys);
            prop_assert!(rank.is_some_and(|rank| rank < inside), "{typed:?} {rank:?}");
            // In upper case too.
            let rank = rank_of(&Query::new(&typed.to_uppercase()), &keys);
            prop_assert!(rank.is_some(), "{typed:?} in capitals");
        }
    }
}
