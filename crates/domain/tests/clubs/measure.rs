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
        let found = index.duplicates(|id| people.get(id as usize), &common, min);
        let time = start.elapsed();
        let record = |id: u32| &club.records[id as usize];
        let is_right = |pair: &Pair| record(pair.a).owner == record(pair.b).owner;
        let tenth = found.len().div_ceil(10);
        let part = |right: usize, all: usize| ratio(right, all.max(1));
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
