//! How a list of duplicates compares with the truth.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use banzuke_domain::matching::{Commonness, Index, LIKELY, Pair, Person, PersonRecord, compare};

use super::oracle;
use super::people::{Club, Record};
use super::tables::Tables;

/// The list of a club, judged.
#[derive(Debug)]
pub(crate) struct Measured {
    title: String,
    true_pairs: usize,
    shown: usize,
    right: usize,
    /// The part of the first tenth that is right.
    first_tenth: f64,
    /// The recall of the longest beginning of the list, however improbable its end, with no more false pairs a true one than
    /// each of [`AT_MOST`].
    curve: [f64; AT_MOST.len()],
    time: Duration,
    pub(crate) deciles: Deciles,
    pub(crate) why: Why,
}

/// False pairs a true one.
const AT_MOST: [f64; 5] = [0.05, 0.1, 0.15, 0.3, 1.0];

/// The list goes on to here, so that it can be looked at further down.
const FAR_DOWN: f64 = 0.02;

/// Of each edit how many there are and how many are not shown; of each list of reasons how many pairs are false.
#[derive(Debug, Clone, Default)]
pub(crate) struct Why {
    edits: BTreeMap<&'static str, (u32, u32)>,
    reasons: BTreeMap<String, u32>,
}

impl Why {
    pub(crate) fn add(&mut self, other: &Self) {
        for (edit, (all, missed)) in &other.edits {
            let mine = self.edits.entry(edit).or_default();
            *mine = (mine.0 + all, mine.1 + missed);
        }
        for (reason, count) in &other.reasons {
            *self.reasons.entry(reason.clone()).or_default() += count;
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "missed of all:")?;
        let mut edits: Vec<_> = self.edits.iter().collect();
        edits.sort_by_key(|(_, (_, missed))| std::cmp::Reverse(*missed));
        for (edit, (all, missed)) in edits {
            write!(f, "  {edit} {missed} of {all}")?;
        }
        write!(f, "\nfalse pairs:")?;
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (reason, count) in reasons.into_iter().take(12) {
            write!(f, "  {count} {reason}")?;
        }
        Ok(())
    }
}

/// The pairs shown by the tenth of their probability: how many, how many of them right, and the sum of their probabilities.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Deciles([(u32, u32, f64); 10]);

impl Deciles {
    fn count(&mut self, probability: f64, right: bool) {
        let at =
            (0..10_u8).rev().find(|&tenth| probability * 10.0 >= f64::from(tenth)).unwrap_or(0);
        let (all, rights, sum) = &mut self.0[usize::from(at)];
        *all += 1;
        *rights += u32::from(right);
        *sum += probability;
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1, mine.2 + theirs.2);
        }
    }

    /// Of each tenth that has any: how many pairs, what was said of them, and the part that is right.
    pub(crate) fn told(&self) -> impl Iterator<Item = (u32, f64, f64)> {
        self.0.iter().filter(|(all, ..)| *all > 0).map(|&(all, right, sum)| {
            (all, sum / f64::from(all), f64::from(right) / f64::from(all))
        })
    }
}

impl fmt::Display for Deciles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (all, said, right) in self.told() {
            write!(f, "  {said:.2} {right:.2} ({all})")?;
        }
        Ok(())
    }
}

pub(crate) fn read(record: &Record) -> Person {
    Person::read(&PersonRecord {
        name: &record.name,
        reading: record.reading.as_deref(),
        club: record.club.as_deref(),
        born: record.born,
        ..PersonRecord::default()
    })
}

impl Measured {
    pub(crate) const HEAD: &str = "club                           true shown right  precision recall false/true first tenth  time   recall at .05  .10  .15  .30  1 false/true";

    pub(crate) const fn first_tenth(&self) -> f64 {
        self.first_tenth
    }

    pub(crate) fn recall(&self) -> f64 {
        ratio(self.right, self.true_pairs)
    }

    pub(crate) fn precision(&self) -> f64 {
        ratio(self.right, self.shown.max(1))
    }

    /// What can be found by one who knows how the club was made.
    pub(crate) fn ceiling(club: &Club, tables: &Tables) -> [f64; AT_MOST.len()] {
        let owner = |id: u32| club.records[id as usize].owner;
        let pairs = oracle::pairs(club, tables);
        curve(pairs.into_iter().map(|(a, b)| owner(a) == owner(b)), club.true_pairs())
    }

    pub(crate) fn of(club: &Club) -> Self {
        let people: Vec<Person> = club.records.iter().map(read).collect();
        let common: Commonness = people.iter().collect();
        let start = Instant::now();
        let index = Index::build((0..).zip(&people));
        let mut found = index.duplicates(|id| people.get(id as usize), &common, FAR_DOWN);
        let time = start.elapsed();
        let record = |id: u32| &club.records[id as usize];
        // As in a club: who was entered in one event is not shown as one.
        let met =
            |pair: &Pair| record(pair.a).events.iter().any(|it| record(pair.b).events.contains(it));
        for pair in &mut found {
            pair.odds = pair.odds.met(met(pair));
        }
        found.retain(|pair| pair.probability() >= FAR_DOWN);
        found.sort_by(|a, b| b.probability().total_cmp(&a.probability()));
        let is_right = |pair: &Pair| record(pair.a).owner == record(pair.b).owner;
        let true_pairs = club.true_pairs();
        let curve = curve(found.iter().map(is_right), true_pairs);
        found.retain(|pair| pair.probability() >= LIKELY);
        let tenth = found.len().div_ceil(10);
        let part = |right: usize, all: usize| ratio(right, all.max(1));
        let mut deciles = Deciles::default();
        for pair in &found {
            deciles.count(pair.probability(), is_right(pair));
        }
        let mut why = Why::default();
        for edit in club.records.iter().map(|record| record.edit).filter(|edit| !edit.is_empty()) {
            let (all, missed) = why.edits.entry(edit).or_default();
            (*all, *missed) = (*all + 1, *missed + 1);
        }
        for pair in &found {
            if is_right(pair) {
                let edits = [pair.a, pair.b].map(|id| record(id).edit);
                let second = edits.into_iter().find(|edit| !edit.is_empty());
                why.edits.entry(second.unwrap_or_default()).or_default().1 -= 1;
            } else {
                let [a, b] = [pair.a, pair.b].map(|id| &people[id as usize]);
                let reasons = format!("{:?}", compare(a, b, &common).reasons);
                *why.reasons.entry(reasons).or_default() += 1;
            }
        }
        Self {
            title: format!(
                "{} {:?} born {} events {}",
                club.records.len(),
                club.kind.names,
                u8::from(club.kind.born),
                u8::from(club.kind.events)
            ),
            true_pairs,
            shown: found.len(),
            right: found.iter().filter(|pair| is_right(pair)).count(),
            first_tenth: part(
                found.iter().take(tenth).filter(|pair| is_right(pair)).count(),
                tenth,
            ),
            curve,
            time,
            deciles,
            why,
        }
    }
}

fn curve(list: impl Iterator<Item = bool>, true_pairs: usize) -> [f64; AT_MOST.len()] {
    let mut curve = [0.0; AT_MOST.len()];
    let mut rights = 0;
    for (place, right) in (1..).zip(list) {
        rights += usize::from(right);
        for (recall, most) in curve.iter_mut().zip(AT_MOST) {
            if right && ratio(place - rights, rights) <= most {
                *recall = ratio(rights, true_pairs);
            }
        }
    }
    curve
}

#[expect(clippy::cast_precision_loss, reason = "counts")]
fn ratio(part: usize, of: usize) -> f64 {
    part as f64 / of as f64
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, right) = (self.shown.max(1), self.right);
        write!(
            f,
            "{:30} {:5} {:5} {:5}      {:.3}  {:.3}      {:5.2}       {:.3} {:5.1}s",
            self.title,
            self.true_pairs,
            self.shown,
            right,
            ratio(right, shown),
            ratio(right, self.true_pairs),
            ratio(self.shown - right, right.max(1)),
            self.first_tenth,
            self.time.as_secs_f64()
        )?;
        write!(f, "             ")?;
        self.curve.iter().try_for_each(|recall| write!(f, " {recall:.2}"))
    }
}
