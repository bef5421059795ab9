//! A search index for likely duplicates: a few candidates out of a whole registry, found without comparing everyone
//! with everyone.
//!
//! Each person is filed under some forty keys (`keys.rs`): names that agree but for one slip, one word, an order, a
//! script or a nickname share one. Candidates are those who share a key; only the score says whether they are alike.
//! The caller keeps the people and names them by numbers of its own: registration numbers, or the lines of a list.

mod begun;
mod keys;
mod lookup;
mod pairs;
mod postings;
mod rivals;

use std::collections::{BTreeSet, HashSet};

pub use lookup::{FoundBy, Owner};
pub use pairs::{Pair, shared_out, threads};

use self::begun::Beginnings;
use self::postings::Postings;
use super::person::Person;

/// No more candidates are looked at for one person. Rare keys come first, so those left out share
/// only a common surname or the like.
const MOST_CANDIDATES: usize = 1_024;

/// No more of one person where all are looked for: beside rare keys, more only take time.
const MOST_OF_ALL: usize = 256;

/// So many rows may stand beside the sorted array before they are sorted into it, at least.
const MOST_FRESH: usize = 4_096;

/// The candidates of a registry. Grows and shrinks with it.
#[derive(Debug, Clone, Default)]
pub struct Index {
    settled: Postings,
    /// Rows that came later.
    fresh: BTreeSet<(u32, u32)>,
    /// The people whose rows in `settled` no longer hold.
    gone: HashSet<u32>,
    begun: Beginnings,
    people: BTreeSet<u32>,
}

impl Index {
    /// Files all people. A number that comes twice is filed under the names of both.
    pub fn build<'p>(people: impl IntoIterator<Item = (u32, &'p Person)>) -> Self {
        let people: Vec<(u32, &Person)> = people.into_iter().collect();
        let rows = pairs::shared_out(&people, pairs::threads(), |part| {
            let filed = |&(id, person): &(u32, &Person)| {
                keys::of(person).into_iter().map(move |key| (key, id))
            };
            part.iter().flat_map(filed).collect()
        });
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
        self.fresh.extend(keys::of(person).into_iter().map(|key| (key, id)));
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

    /// Everyone who might be this person, by number; themselves too, if they are filed.
    pub fn candidates(&self, person: &Person) -> Vec<u32> {
        self.nearest(person, MOST_CANDIDATES)
    }

    /// At most so many candidates, by rare keys first.
    fn nearest(&self, person: &Person, most: usize) -> Vec<u32> {
        let keys = keys::of(person);
        let mut postings: Vec<&[u64]> = keys.iter().map(|&key| self.settled.under(key)).collect();
        postings.sort_by_key(|posting| posting.len());
        let mut found: Vec<u32> = Vec::new();
        for posting in postings {
            if found.len() + posting.len() > most {
                break;
            }
            found.extend(posting.iter().map(|&row| postings::id(row)));
        }
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
        let old = self.settled.rows().filter(|(_, id)| !gone.contains(id));
        let rows = old.chain(std::mem::take(&mut self.fresh)).collect();
        self.settled = Postings::new(rows);
        self.begun.settle(&gone);
    }
}

#[cfg(test)]
mod tests;
