//! A search index for likely duplicates: it finds a few candidates in a registry without comparing every two people.
//!
//! Each person is filed under some forty keys (`keys.rs`): names that differ by one slip, one word, their order,
//! script or a nickname share one. People who share a key are candidates; only the score says whether they are
//! alike. The caller keeps the people and chooses their numbers: registration numbers, or the lines of a list.

mod keys;
mod lookup;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::num::NonZero;

use super::Person;
use super::commonness::Commonness;
use super::manner::{Manner, Manners};
use super::odds::{self, Odds, Share};
use crate::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};
use lookup::Beginnings;

pub use lookup::Owner;

/// The most candidates for one person. Rare keys come first, so the candidates
/// left out share only common keys, such as a frequent surname.
const MOST_CANDIDATES: usize = 1_024;

/// The most candidates for one person when all are searched: beyond the rare keys, more only take time.
const fn most_of_all(people: usize) -> usize {
    if people > 20_000 { 128 } else { 256 }
}

/// The lowest limit of rows that are kept beside the sorted array before they are sorted into it.
const MOST_FRESH: usize = 4_096;

/// The number of people whose rows are made at a time, and the usual limit of rows for one
/// person. A large registry has millions of rows, of which no second copy is kept.
const PART: usize = 16_384;
const ROWS: usize = 40;

/// The filed people of a registry, added and removed with it.
#[derive(Debug, Clone, Default)]
pub struct Index {
    settled: Postings,
    /// Rows added later.
    fresh: BTreeSet<(u32, u32)>,
    /// The people whose rows in `settled` are out of date.
    gone: HashSet<u32>,
    begun: Beginnings,
    people: BTreeSet<u32>,
}

impl Index {
    /// Files all people. A number that occurs twice is filed under the names of both.
    pub fn build<'p>(people: impl IntoIterator<Item = (u32, &'p Person)>) -> Self {
        let people: Vec<(u32, &Person)> = people.into_iter().collect();
        let filed = |&(id, person): &(u32, &Person)| {
            keys::filed(person).into_iter().map(move |key| row(key, id))
        };
        let mut rows = Vec::with_capacity(people.len() * ROWS);
        for part in people.chunks(PART) {
            rows.extend(shared_out(part, threads(), |part| part.iter().flat_map(filed).collect()));
        }
        Self {
            settled: Postings::new(rows),
            begun: Beginnings::build(&people),
            people: people.iter().map(|&(id, _)| id).collect(),
            ..Self::default()
        }
    }

    /// Files a new person, or a person under changed names.
    pub fn insert(&mut self, id: u32, person: &Person) {
        self.remove(id);
        self.people.insert(id);
        self.fresh.extend(keys::filed(person).into_iter().map(|key| (key, id)));
        self.begun.insert(id, person);
        if self.fresh.len() > MOST_FRESH.max(self.settled.len() / 8) {
            self.settle();
        }
    }

    /// Removes a person, for instance after a merge.
    pub fn remove(&mut self, id: u32) {
        if self.people.remove(&id) {
            self.gone.insert(id);
            self.fresh.retain(|&(_, filed)| filed != id);
            self.begun.remove(id);
        }
    }

    /// The numbers of all who might be this person; the person too, if filed.
    pub fn candidates(&self, person: &Person) -> Vec<u32> {
        self.nearest(person, MOST_CANDIDATES)
    }

    /// At most `most` candidates, those with rare keys first.
    fn nearest(&self, person: &Person, most: usize) -> Vec<u32> {
        let keys = keys::asked(person);
        let mut found = rarest(keys.iter().map(|&key| self.settled.under(key)).collect(), most);
        if !self.gone.is_empty() {
            found.retain(|id| !self.gone.contains(id));
        }
        if !self.fresh.is_empty() {
            let filed = keys.iter().flat_map(|&key| self.fresh.range((key, 0)..=(key, u32::MAX)));
            found.extend(filed.map(|&(_, id)| id));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Sorts the fresh rows into the array.
    fn settle(&mut self) {
        let gone = std::mem::take(&mut self.gone);
        let old = self.settled.rows.iter().copied().filter(|&row| !gone.contains(&id(row)));
        let fresh = std::mem::take(&mut self.fresh).into_iter().map(|(key, id)| row(key, id));
        let rows = old.chain(fresh).collect();
        self.settled = Postings::new(rows);
        self.begun.settle(&gone);
    }
}

/// The people in the shortest of these postings, at most `most`.
fn rarest(mut postings: Vec<&[u64]>, most: usize) -> Vec<u32> {
    postings.sort_by_key(|posting| posting.len());
    let mut found: Vec<u32> = Vec::new();
    for posting in postings {
        if found.len() + posting.len() > most {
            break;
        }
        found.extend(posting.iter().map(|&row| id(row)));
    }
    found
}

/// Sorted rows of (key, number), each in one 64-bit word.
#[derive(Debug, Clone, Default)]
struct Postings {
    rows: Vec<u64>,
    /// For each value of the upper bits of keys, the place of its first
    /// row. Keys are hashes, so all stretches are about equally long.
    directory: Vec<u32>,
    shift: u32,
}

/// The lowest mean number of rows in a stretch of the directory.
const STRETCH: usize = 4;

impl Postings {
    /// At most 2³² − 1 rows; a registry of ten million has a tenth of that.
    fn new(mut rows: Vec<u64>) -> Self {
        rows.sort_unstable();
        rows.dedup();
        rows.shrink_to_fit();
        let bits = (rows.len() / STRETCH).checked_ilog2().unwrap_or(0).min(28);
        let shift = 32 - bits;
        let stretches = 1_usize << bits;
        let mut directory = Vec::with_capacity(stretches + 1);
        let mut at = 0;
        for stretch in 0..stretches {
            while rows.get(at).is_some_and(|&row| stretch_of(key(row), shift) < stretch) {
                at += 1;
            }
            directory.push(u32::try_from(at).unwrap_or(u32::MAX));
        }
        directory.push(u32::try_from(rows.len()).unwrap_or(u32::MAX));
        Self { rows, directory, shift }
    }

    /// The rows of one key.
    fn under(&self, wanted: u32) -> &[u64] {
        let stretch = stretch_of(wanted, self.shift);
        let (Some(&from), Some(&to)) =
            (self.directory.get(stretch), self.directory.get(stretch + 1))
        else {
            return &[];
        };
        let stretch = self.rows.get(from as usize..to as usize).unwrap_or_default();
        let from = stretch.partition_point(|&row| key(row) < wanted);
        let rest = stretch.get(from..).unwrap_or_default();
        rest.get(..rest.partition_point(|&row| key(row) == wanted)).unwrap_or_default()
    }

    /// For each of some people, in ascending order of their numbers, the rows of the keys that they are filed under
    /// and ask for, if others share these. One pass through all rows is faster than a search for each key.
    fn shared_by(&self, people: &[u32]) -> Vec<Vec<&[u64]>> {
        let mut shared = vec![Vec::new(); people.len()];
        let (Some(&first), Some(&last)) = (people.first(), people.last()) else { return shared };
        for posting in self.rows.chunk_by(|&a, &b| key(a) == key(b)) {
            if posting.len() < 2 || !keys::is_asked(key(posting[0])) {
                continue;
            }
            let from = posting.partition_point(|&row| id(row) < first);
            for id in posting[from..].iter().map(|&row| id(row)).take_while(|&id| id <= last) {
                if let Ok(at) = people.binary_search(&id) {
                    shared[at].push(posting);
                }
            }
        }
        shared
    }

    fn len(&self) -> usize {
        self.rows.len()
    }
}

/// A shift by all 32 bits leaves a single stretch.
const fn stretch_of(key: u32, shift: u32) -> usize {
    match key.checked_shr(shift) {
        Some(stretch) => stretch as usize,
        None => 0,
    }
}

const fn row(key: u32, id: u32) -> u64 {
    (key as u64) << 32 | id as u64
}

const fn key(row: u64) -> u32 {
    (row >> 32) as u32
}

/// The number in a row.
#[expect(clippy::cast_possible_truncation, reason = "the lower half is what is wanted")]
const fn id(row: u64) -> u32 {
    row as u32
}

/// Two people whose odds of being one person are below 0.02 are no rivals of others.
const RIVAL: f64 = 0.02;

/// The most rivals of a player that are considered; the most probable ones.
const MOST_RIVALS: usize = 32;

/// Lowers the odds of each pair, sorted by number, by the pairs that one of its two makes with others: `Y.
/// Uehara` is Yukio, Yoshiyuki or Yukari. Two people who may be one person themselves are no rivals.
fn weigh(pairs: &mut [Pair], share: Share) {
    let mut others: HashMap<u32, Vec<(f64, u32)>> = HashMap::new();
    for pair in pairs.iter() {
        let odds = pair.odds.to_one();
        if odds > RIVAL {
            others.entry(pair.a).or_default().push((odds, pair.b));
            others.entry(pair.b).or_default().push((odds, pair.a));
        }
    }
    for others in others.values_mut() {
        others.sort_by(|x, y| y.0.total_cmp(&x.0).then(x.1.cmp(&y.1)));
        others.truncate(MOST_RIVALS);
    }
    let may_be_one = |a: u32, b: u32| {
        let wanted = (a.min(b), a.max(b));
        let found = pairs.binary_search_by_key(&wanted, |pair| (pair.a, pair.b));
        found.is_ok_and(|at| pairs[at].odds.to_one() > RIVAL)
    };
    let rivals = |of: u32, with: u32| -> f64 {
        let others = others.get(&of).into_iter().flatten();
        let rivals = others.filter(|&&(_, other)| other != with && !may_be_one(other, with));
        rivals.map(|(odds, _)| odds).sum()
    };
    let rivals: Vec<f64> =
        pairs.iter().map(|pair| rivals(pair.a, pair.b) + rivals(pair.b, pair.a)).collect();
    for (pair, rivals) in pairs.iter_mut().zip(rivals) {
        pair.odds = pair.odds.beside(rivals, share);
    }
}

/// How often the manners of a list are learned again from its pairs.
const LEARNT: usize = 3;

/// [Weighs](weigh) each pair, also by the manners in which its two records were entered.
fn weigh_as_entered(
    pairs: &mut [Pair],
    everyone: &[u32],
    manner: impl Fn(u32) -> Option<Manner>,
    share: Share,
) {
    let mut manners = Manners::among(everyone.iter().filter_map(|&id| manner(id)));
    let two: Vec<_> = pairs.iter().map(|pair| manner(pair.a).zip(manner(pair.b))).collect();
    let named: Vec<Odds> = pairs.iter().map(|pair| pair.odds).collect();
    for learnt in 0..=LEARNT {
        for ((pair, named), two) in pairs.iter_mut().zip(&named).zip(&two) {
            pair.odds = named.entered(two.map_or(0.0, |(a, b)| manners.bits(a, b)));
        }
        weigh(pairs, share);
        if learnt < LEARNT {
            let told = pairs.iter().zip(&two);
            manners.learn(told.filter_map(|(pair, two)| Some((pair.probability(), (*two)?))));
        }
    }
}

/// From this probability on, a pair decides whether two others are rivals.
const DOUBTFUL: f64 = 0.01;

/// Two people who may be one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// The smaller number.
    pub a: u32,
    /// The odds that they are one person.
    pub b: u32,
    /// Whether they are one person.
    pub odds: Odds,
}

impl Pair {
    /// The probability that they are one person.
    pub fn probability(&self) -> f64 {
        self.odds.probability()
    }
}

impl Index {
    /// Every pair of at least this probability, the most probable first, then by numbers;
    /// `person` gives the person with a number. The result is equal on every machine.
    pub fn duplicates<'p>(
        &self,
        person: impl Fn(u32) -> Option<&'p Person> + Sync,
        common: &Commonness,
        min: f64,
    ) -> Vec<Pair> {
        NoProgress::whole(self.duplicates_watched(person, common, min, &NoProgress))
    }

    /// Like [`Self::duplicates`], with progress by person.
    pub fn duplicates_watched<'p>(
        &self,
        person: impl Fn(u32) -> Option<&'p Person> + Sync,
        common: &Commonness,
        min: f64,
        progress: &dyn Progress,
    ) -> Result<Vec<Pair>, Stopped> {
        self.duplicates_by(threads(), person, common, min, progress)
    }

    fn duplicates_by<'p>(
        &self,
        threads: usize,
        person: impl Fn(u32) -> Option<&'p Person> + Sync,
        common: &Commonness,
        min: f64,
        progress: &dyn Progress,
    ) -> Result<Vec<Pair>, Stopped> {
        if !self.fresh.is_empty() || !self.gone.is_empty() {
            let mut settled = self.clone();
            settled.settle();
            return settled.duplicates_by(threads, person, common, min, progress);
        }
        let everyone: Vec<u32> = self.people.iter().copied().collect();
        let count = ProgressCounter::new(progress, Task::Comparing, everyone.len());
        let most = most_of_all(everyone.len());
        let alike = |(&a, shared): (&u32, Vec<&[u64]>)| {
            count.one()?;
            let Some(first) = person(a) else { return Ok(Vec::new()) };
            let near = self.rarest_of_all(first, shared, most);
            let others = near.into_iter().filter(|&b| b > a);
            let scored = others
                .filter_map(|b| Some(Pair { a, b, odds: Odds::of(first, person(b)?, common) }));
            Ok(scored.filter(|pair| pair.odds.may_reach(min.min(DOUBTFUL))).collect())
        };
        let walked = |some: &[u32]| -> Result<Vec<Vec<Pair>>, Stopped> {
            some.iter().zip(self.settled.shared_by(some)).map(alike).collect()
        };
        let parts: Vec<Result<Vec<Vec<Pair>>, Stopped>> =
            shared_out(&everyone, threads, |part| part.chunks(TOGETHER).map(walked).collect());
        let parts: Vec<Vec<Vec<Pair>>> = parts.into_iter().collect::<Result<_, _>>()?;
        let mut pairs: Vec<Pair> = parts.into_iter().flatten().flatten().collect();
        let told: Vec<Odds> = pairs.iter().map(|pair| pair.odds).collect();
        let share = odds::share_of(&told, everyone.len());
        for pair in &mut pairs {
            pair.odds = pair.odds.among(share);
        }
        let manner = |id: u32| person(id).map(|person| person.manner);
        weigh_as_entered(&mut pairs, &everyone, manner, share);
        for pair in &mut pairs {
            pair.odds = pair.odds.among_many(common.people);
        }
        pairs.retain(|pair| pair.probability() >= min);
        pairs.sort_by(|x, y| {
            y.probability().total_cmp(&x.probability()).then((x.a, x.b).cmp(&(y.a, y.b)))
        });
        Ok(pairs)
    }

    /// Candidates by the rows that they share, and by the keys under which this person is not filed.
    fn rarest_of_all<'i>(
        &'i self,
        person: &Person,
        mut shared: Vec<&'i [u64]>,
        most: usize,
    ) -> Vec<u32> {
        let mut keys = Vec::new();
        keys::asked_alone(person, &mut keys);
        shared.extend(keys.into_iter().map(|key| self.settled.under(key)));
        let mut found = rarest(shared, most);
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The number of people that are searched in one pass through all rows.
const TOGETHER: usize = 8_192;

/// The number of threads that are useful here.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).min(8)
}

/// Does the work on parts of `items` in parallel. The results are
/// in the order of the items, whatever the number of parts.
pub fn shared_out<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&[T]) -> Vec<R> + Sync,
) -> Vec<R> {
    let size = items.len().div_ceil(threads.max(1)).max(1);
    if items.len() < FEW || size >= items.len() {
        return work(items);
    }
    let work = &work;
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            items.chunks(size).map(|part| scope.spawn(move || work(part))).collect();
        let done = parts.into_iter().map(std::thread::ScopedJoinHandle::join);
        let done = done.map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        let mut done: Vec<Vec<R>> = done.collect();
        // Allocated at once: a part of an index has half a million rows.
        let count = done.iter().map(Vec::len).sum::<usize>();
        let mut all = std::mem::take(&mut done[0]);
        all.reserve_exact(count - all.len());
        for part in done {
            all.extend(part);
        }
        all
    })
}

/// With fewer items, one thread is done before a second has started.
const FEW: usize = 256;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::super::*;
    use super::*;
    use crate::progress::NoProgress;

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
        let names: Vec<String> =
            (0..400).map(|no| format!("Player{no} Surname{}", no % 7)).collect();
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
    fn of_equals_the_one_typed_alike_comes_first() {
        let people = registry(&["髙橋 一郎", "高橋 一郎"]);
        let (index, common) = (index(&people), Commonness::default());
        for (typed, first) in [("髙橋一郎", 1), ("高橋一郎", 2)] {
            let found = index.lookup(typed, |id| people.get(&id), &common, 2);
            let ids: Vec<u32> = found.iter().map(|owner| owner.id).collect();
            assert_eq!(ids, [first, 3 - first], "{typed}");
        }
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
        // Two records of one name are no rivals: the third record may be either.
        let thrice = of(&["Uehara Yukio", "Yukio Uehara", "Uehara Yukioo"]);
        assert!([(0, 1), (0, 2), (1, 2)].iter().all(|&pair| chance(&thrice, pair) >= LIKELY));
    }

    proptest! {
        #[test]
        fn a_key_finds_exactly_its_rows(
            rows in prop::collection::vec((prop_oneof![0..20_u32, any::<u32>()], 0..9_u32), 0..60),
            other: u32,
        ) {
            let postings = Postings::new(rows.iter().map(|&(key, id)| row(key, id)).collect());
            let wanted: BTreeSet<u32> = rows.iter().map(|&(key, _)| key).chain([other]).collect();
            for wanted in wanted {
                let found: Vec<u32> = postings.under(wanted).iter().map(|&row| id(row)).collect();
                let filed = rows.iter().filter(|&&(key, _)| key == wanted).map(|&(_, id)| id);
                prop_assert_eq!(found, filed.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
            }
        }
    }
}
