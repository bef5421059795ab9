//! How a list of duplicates compares with the truth.

use std::fmt;
use std::time::{Duration, Instant};

use banzuke_domain::matching::{Commonness, Index, LIKELY, Pair, Person, PersonRecord};

use super::people::{Club, Record};

/// The list of a club, judged.
#[derive(Debug)]
pub(crate) struct Measured {
    title: String,
    true_pairs: usize,
    shown: usize,
    right: usize,
    /// The part of the first tenth that is right.
    first_tenth: f64,
    time: Duration,
    pub(crate) deciles: Deciles,
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
    pub(crate) const HEAD: &str = "club                           true shown right  precision recall false/true first tenth  time";

    pub(crate) const fn first_tenth(&self) -> f64 {
        self.first_tenth
    }

    pub(crate) fn recall(&self) -> f64 {
        ratio(self.right, self.true_pairs)
    }

    pub(crate) fn precision(&self) -> f64 {
        ratio(self.right, self.shown.max(1))
    }

    pub(crate) fn of(club: &Club) -> Self {
        let people: Vec<Person> = club.records.iter().map(read).collect();
        let common: Commonness = people.iter().collect();
        let start = Instant::now();
        let min = std::env::var("MIN").ok().and_then(|min| min.parse().ok()).unwrap_or(LIKELY);
        let index = Index::build((0..).zip(&people));
        let mut found = index.duplicates(|id| people.get(id as usize), &common, min);
        let time = start.elapsed();
        let record = |id: u32| &club.records[id as usize];
        // As in a club: who was entered in one event is not shown as one.
        let met =
            |pair: &Pair| record(pair.a).events.iter().any(|it| record(pair.b).events.contains(it));
        found.retain(|pair| pair.odds.met(met(pair)).probability() >= min);
        let is_right = |pair: &Pair| record(pair.a).owner == record(pair.b).owner;
        let tenth = found.len().div_ceil(10);
        let part = |right: usize, all: usize| ratio(right, all.max(1));
        let mut deciles = Deciles::default();
        for pair in &found {
            deciles.count(pair.probability(), is_right(pair));
        }
        let true_pairs = club.records.iter().filter(|record| !record.edit.is_empty()).count();
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
            time,
            deciles,
        }
    }
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
        )
    }
}
