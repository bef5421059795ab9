//! The best that any program can do with a club: pairs in the order of their probability for one who knows the tables from
//! which names are drawn, how often each edit happens, and how people come to their towns.
//!
//! A record is believed to be the second of another by how probable its text is as an edit of that, beside how probable it is as
//! a first record; all pairs together are a matching, of which each pair's probability is found by belief propagation.

use std::collections::HashMap;

use banzuke_domain::matching::{shared_out, threads};
use chrono::NaiveDate;

use super::chance::EveryWay;
use super::edits;
use super::people::{Club, Human, KIN, MIDDLE, Names, Record, STYLES};
use super::spell::{Romaji, katakana};
use super::tables::{Drawn, Table, Tables};

/// What was entered: name and reading.
type Text = (String, Option<String>);

/// The ways to read a record as a first one: who it may be, and how probable such a person is.
struct Reader<'t> {
    tables: &'t Tables,
    names: Names,
    /// The rows of each table in which a word stands, in any style.
    rows: [HashMap<String, Vec<usize>>; 4],
}

impl<'t> Reader<'t> {
    fn new(tables: &'t Tables, names: Names) -> Self {
        let rows = tables.all().map(|table| {
            let mut rows: HashMap<String, Vec<usize>> = HashMap::new();
            for row in 0..table.len() {
                let Drawn { written, read } = table.drawn(row);
                let romaji = Romaji::PASSPORT.spell(&read);
                let mut words = vec![katakana(&read), romaji, written, read];
                words.sort();
                words.dedup();
                for word in words {
                    rows.entry(word).or_default().push(row);
                }
            }
            rows
        });
        Self { tables, names, rows }
    }

    /// Each with the probability of all but the family name, and that of the family name.
    fn read(&self, record: &Record) -> Vec<(Human, f64, f64)> {
        let words: Vec<&str> = record.name.split(' ').collect();
        let (middle, own, family) = match *words.as_slice() {
            [first, last] => (None, first, last),
            [own, middle, family] => (Some(middle), own, family),
            _ => return Vec::new(),
        };
        let japanese = middle.is_none() && self.names != Names::Western;
        let mut found = if japanese { self.read_japanese(record, own, family) } else { Vec::new() };
        if self.names == Names::Japanese || record.reading.is_some() {
            return found;
        }
        let [.., surnames, given] = self.tables.all();
        let beside = match middle {
            Some(word) => {
                hundredths(MIDDLE) * self.rows(3, word).map(|row| given.part(row)).sum::<f64>()
            }
            None => 1.0 - hundredths(MIDDLE),
        };
        for (f, g) in self.rows(2, family).flat_map(|f| self.rows(3, own).map(move |g| (f, g))) {
            let middle = middle.map(str::to_owned);
            let human = Human::named(surnames.drawn(f), given.drawn(g), middle, None);
            found.push((human, given.part(g) * beside, surnames.part(f)));
        }
        found
    }

    fn read_japanese(&self, record: &Record, family: &str, own: &str) -> Vec<(Human, f64, f64)> {
        let [surnames, given, ..] = self.tables.all();
        let mut found = Vec::new();
        for (f, g) in self.rows(0, family).flat_map(|f| self.rows(1, own).map(move |g| (f, g))) {
            for (style, part) in STYLES {
                let human = Human::named(surnames.drawn(f), given.drawn(g), None, Some(style));
                let (name, reading) = human.written(style);
                if name == record.name && reading == record.reading {
                    found.push((human, given.part(g) * hundredths(part), surnames.part(f)));
                }
            }
        }
        found
    }

    /// Of a table, the rows in which a word stands.
    fn rows(&self, table: usize, word: &str) -> impl Iterator<Item = usize> {
        self.rows[table].get(word).into_iter().flatten().copied()
    }
}

impl Tables {
    fn all(&self) -> [&Table; 4] {
        [&self.surnames, &self.given, &self.western_surnames, &self.western_given]
    }
}

fn hundredths(part: usize) -> f64 {
    count(part) / 100.0
}

/// How much oftener two records of one person have these clubs than two people.
fn by_club(first: &Record, second: &Record, towns: f64) -> f64 {
    match (&first.club, &second.club) {
        // Of one person 85 in 100 clubs are not another's, of which there are as many as towns.
        (Some(a), Some(b)) if a == b => 0.85 * 0.7 * towns / (0.85 * 0.7 + 0.15),
        (Some(_), Some(_)) => 0.15 / (0.85 * 0.7 + 0.15),
        _ => 1.0,
    }
}

fn by_birth(first: Option<NaiveDate>, second: Option<NaiveDate>) -> f64 {
    let (Some(a), Some(b)) = (first, second) else { return 1.0 };
    let slipped = EveryWay::of(|way| edits::slipped_day(a, way));
    let slip: f64 = slipped.into_iter().filter(|(day, _)| *day == b).map(|(_, part)| part).sum();
    365.0 * 70.0 * (if a == b { 0.92 } else { 0.0 } + 0.08 * slip)
}

/// The most probable pairs, the first first.
pub(crate) fn pairs(club: &Club, tables: &Tables) -> Vec<(u32, u32)> {
    let reader = Reader::new(tables, club.kind.names);
    let records = &club.records;
    let mut texts: HashMap<Text, Vec<usize>> = HashMap::new();
    for (at, record) in records.iter().enumerate() {
        texts.entry((record.name.clone(), record.reading.clone())).or_default().push(at);
    }
    let who: Vec<Vec<(Human, f64, f64)>> =
        shared_out(records, threads(), |part| part.iter().map(|it| reader.read(it)).collect());
    let as_first = as_first(records, &who);
    let all: Vec<usize> = (0..records.len()).collect();
    let found = shared_out(&all, threads(), |part| {
        let again = part.iter().flat_map(|&first| {
            let again = again(&records[first], &who[first], tables, &texts);
            again.into_iter().map(move |(second, part)| (first, second, part))
        });
        again.filter(|(first, second, _)| first != second).collect()
    });
    let mut odds: HashMap<(usize, usize), f64> = HashMap::new();
    for (first, second, part) in found {
        let (one, other) = (&records[first], &records[second]);
        let met = one.events.iter().any(|event| other.events.contains(event));
        let facts = by_club(one, other, towns(records))
            * by_birth(one.born, other.born)
            * if met { MET } else { 1.0 };
        let pair = (first.min(second), first.max(second));
        *odds.entry(pair).or_default() +=
            TWICE / count(records.len()) * part * facts / as_first[second];
    }
    let mut believed = matching(&odds, records.len());
    believed.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let number = |at: usize| u32::try_from(at).expect("few records");
    believed.into_iter().map(|((a, b), _)| (number(a), number(b))).collect()
}

/// The records that may be the second one of a first record, each with the probability that it is entered so.
fn again(
    first: &Record,
    who: &[(Human, f64, f64)],
    tables: &Tables,
    texts: &HashMap<Text, Vec<usize>>,
) -> HashMap<usize, f64> {
    let whole: f64 = who.iter().map(|(_, rest, family)| rest * family).sum();
    let mut found: HashMap<usize, f64> = HashMap::new();
    for (human, rest, family) in who {
        let mut ways = EveryWay::of(|way| edits::edited(human, first, tables, way));
        ways.retain(|(edited, _)| edited.is_some());
        let accepted: f64 = ways.iter().map(|(_, part)| part).sum();
        for (edited, part) in ways {
            let text = edited.map(|(name, reading, _)| (name, reading));
            for &second in text.and_then(|text| texts.get(&text)).into_iter().flatten() {
                *found.entry(second).or_default() += rest * family / whole * part / accepted;
            }
        }
    }
    found
}

/// How probable each record is as a first one.
fn as_first(records: &[Record], who: &[Vec<(Human, f64, f64)>]) -> Vec<f64> {
    // Of which family each is, by its likeliest reading.
    let mut families: HashMap<(bool, &Drawn), Vec<usize>> = HashMap::new();
    for (at, who) in who.iter().enumerate() {
        if let Some((human, ..)) = who.iter().max_by(|a, b| (a.1 * a.2).total_cmp(&(b.1 * b.2))) {
            families.entry((human.japanese, &human.family)).or_default().push(at);
        }
    }
    // How much oftener a relative is of this club than any other is.
    let together = |a: usize, b: usize| match (&records[a].club, &records[b].club) {
        (Some(a), Some(b)) if a == b => towns(records),
        (Some(_), Some(_)) => 0.0,
        _ => 1.0,
    };
    let first = |at: usize| {
        let ways = who[at].iter().map(|(human, rest, family)| {
            let kin = families.get(&(human.japanese, &human.family)).into_iter().flatten();
            let kin: f64 = kin.filter(|&&kin| kin != at).map(|&kin| together(kin, at)).sum();
            let of_kin = hundredths(KIN) * kin / count(records.len());
            rest * ((1.0 - hundredths(KIN)) * family + of_kin)
        });
        ways.sum::<f64>().max(NEVER)
    };
    (0..records.len()).map(first).collect()
}

fn towns(records: &[Record]) -> f64 {
    count((records.len() / 40).max(3))
}

fn count(of: usize) -> f64 {
    u32::try_from(of).map_or(f64::MAX, f64::from)
}

/// How much rarer two records of one person were entered in one event.
const MET: f64 = 1e-3;

/// The part of people who are entered twice.
const TWICE: f64 = 0.03;

/// What is no first record of the tables.
const NEVER: f64 = 1e-40;

/// The probability of each pair where each record is in one pair or none, by belief propagation.
fn matching(odds: &HashMap<(usize, usize), f64>, records: usize) -> Vec<((usize, usize), f64)> {
    let mut edges: Vec<((usize, usize), f64)> =
        odds.iter().map(|(&pair, &odds)| (pair, odds)).collect();
    edges.sort_by_key(|(pair, _)| *pair);
    // From the smaller record of a pair to the larger, and back.
    let mut messages = vec![[1.0_f64; 2]; edges.len()];
    for _ in 0..30 {
        let mut sums = vec![1.0; records];
        for (((a, b), odds), [to, back]) in edges.iter().zip(&messages) {
            sums[*b] += odds * to;
            sums[*a] += odds * back;
        }
        for (((a, b), odds), message) in edges.iter().zip(&mut messages) {
            let [to, back] = *message;
            *message =
                [1.0 / (sums[*a] - odds * back).max(1.0), 1.0 / (sums[*b] - odds * to).max(1.0)];
        }
    }
    let told = |(&(pair, odds), [to, back]): (&((usize, usize), f64), &[f64; 2])| {
        let odds = odds * to * back;
        (pair, odds / (1.0 + odds))
    };
    edges.iter().zip(&messages).map(told).collect()
}
