//! People by the beginning of a name, as far as it is typed.

use std::collections::{BTreeSet, HashSet};

use super::super::form::Form;
use super::super::person::Person;
use super::super::token::Token;
use crate::name::romaji;

/// The most people per beginning; typing on narrows them.
const MOST_BEGUN: usize = 2_048;

/// The words of all names in the order of their letters, by their first eight bytes; and all words of a name in one,
/// for typing without spaces.
#[derive(Debug, Clone, Default)]
pub(super) struct Beginnings {
    settled: Vec<(u64, u32)>,
    fresh: BTreeSet<(u64, u32)>,
}

impl Beginnings {
    pub(super) fn build(people: &[(u32, &Person)]) -> Self {
        let rows = people.iter().flat_map(|&(id, person)| rows(id, person));
        Self { settled: sorted(rows.collect()), fresh: BTreeSet::new() }
    }

    pub(super) fn insert(&mut self, id: u32, person: &Person) {
        self.fresh.extend(rows(id, person));
    }

    /// Removes the fresh rows; the caller hides the others.
    pub(super) fn remove(&mut self, id: u32) {
        self.fresh.retain(|&(_, filed)| filed != id);
    }

    pub(super) fn settle(&mut self, gone: &HashSet<u32>) {
        let old =
            std::mem::take(&mut self.settled).into_iter().filter(|(_, id)| !gone.contains(id));
        self.settled = sorted(old.chain(std::mem::take(&mut self.fresh)).collect());
    }

    /// Those with a word that begins like the rarest of `words`, each once; too many are cut off.
    pub(super) fn with_rarest(&self, words: &[&str], gone: &HashSet<u32>) -> Vec<u32> {
        let stretches = words.iter().map(|word| {
            let (from, to) = stretch(word);
            let start = self.settled.partition_point(|&(key, _)| key < from);
            let end = self.settled.partition_point(|&(key, _)| key <= to);
            let settled = self.settled.get(start..end).unwrap_or_default();
            (settled, self.fresh.range((from, 0)..=(to, u32::MAX)))
        });
        let Some((settled, fresh)) = stretches.min_by_key(|(settled, _)| settled.len()) else {
            return Vec::new();
        };
        let kept = settled.iter().filter(|(_, id)| !gone.contains(id));
        let mut found: Vec<u32> = kept.chain(fresh).map(|&(_, id)| id).take(MOST_BEGUN).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// A word as it is typed: how it sounds, or as it is written where that is not known.
pub(super) fn spoken(token: &Token) -> &str {
    if token.sound().is_empty() { token.text() } else { token.sound() }
}

/// All words of a form in one, as they are typed.
pub(super) fn in_one(form: &Form) -> String {
    romaji(&form.tokens().iter().map(spoken).collect::<String>())
}

fn rows(id: u32, person: &Person) -> Vec<(u64, u32)> {
    let readings = person.forms().iter().filter_map(Form::reading);
    let mut rows = Vec::new();
    for form in person.forms().iter().chain(readings) {
        rows.extend(form.tokens().iter().map(|token| (first_bytes(spoken(token)), id)));
        if form.tokens().len() > 1 {
            rows.push((first_bytes(&in_one(form)), id));
        }
    }
    rows
}

fn sorted(mut rows: Vec<(u64, u32)>) -> Vec<(u64, u32)> {
    rows.sort_unstable();
    rows.dedup();
    rows.shrink_to_fit();
    rows
}

/// The first eight bytes, in the order of the letters.
fn first_bytes(word: &str) -> u64 {
    let mut bytes = [0; 8];
    for (byte, letter) in bytes.iter_mut().zip(word.bytes()) {
        *byte = letter;
    }
    u64::from_be_bytes(bytes)
}

/// The first and the last word that begin so, by their first eight bytes.
fn stretch(beginning: &str) -> (u64, u64) {
    let from = first_bytes(beginning);
    let typed = u32::try_from(beginning.len().min(8)).unwrap_or(8);
    (from, from | u64::MAX.checked_shr(8 * typed).unwrap_or(0))
}
