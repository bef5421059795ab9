//! Finds registered players for a name that is being typed.

use std::collections::{BTreeSet, HashSet};

use super::super::commonness::Commonness;
use super::super::form::Form;
use super::super::token::Token;
use super::Index;
use crate::matching::{Band, Likeness, POSSIBLE, Person, compare, score};
use crate::name::romaji;

/// A player who may be meant.
#[derive(Debug, Clone, PartialEq)]
pub struct Owner {
    /// The number of the player.
    pub id: u32,
    /// How the text is like the name; none if it is the beginning of the name, or of its words in some order.
    pub likeness: Option<Likeness>,
}

impl Index {
    /// The players who may be meant by a half-typed name, at most `limit`: strongly alike ones, best first; then names
    /// with this beginning, shortest first; then possibly alike ones.
    ///
    /// `person` gives the person with a number. Fewer than three Latin letters, or
    /// fewer than two of another script, do not count as a beginning.
    pub fn lookup<'p>(
        &self,
        typed: &str,
        person: impl Fn(u32) -> Option<&'p Person>,
        common: &Commonness,
        limit: usize,
    ) -> Vec<Owner> {
        let asked = Person::named(typed);
        let mut owners = self.owners(&asked, &person, common, limit);
        let strong = owners.iter().take_while(|owner| owner.band() == Band::Strong).count();
        if strong < limit {
            let begun = self.begun_by(typed, &asked, &person);
            let new = begun.into_iter().filter(|id| owners.iter().all(|owner| owner.id != *id));
            let new: Vec<Owner> =
                new.take(limit - strong).map(|id| Owner { id, likeness: None }).collect();
            owners.splice(strong..strong, new);
        }
        owners.truncate(limit);
        owners
    }

    /// The possible owners of a whole record, at most `limit`, best first, with scores from [`POSSIBLE`] on. Of equals,
    /// those whose name is typed alike come first.
    pub fn owners<'p>(
        &self,
        asked: &Person,
        person: impl Fn(u32) -> Option<&'p Person>,
        common: &Commonness,
        limit: usize,
    ) -> Vec<Owner> {
        let candidates = self.candidates(asked).into_iter();
        let scored = candidates.filter_map(|id| Some((score(asked, person(id)?, common), id)));
        let scored = scored.filter(|&(score, _)| score >= POSSIBLE);
        let typed = |id| person(id).is_some_and(|one| asked.is_typed_like(one));
        let mut scored: Vec<(f64, bool, u32)> =
            scored.map(|(score, id)| (score, !typed(id), id)).collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        scored.truncate(limit);
        let told = scored.into_iter().filter_map(|(.., id)| {
            Some(Owner { id, likeness: Some(compare(asked, person(id)?, common)) })
        });
        told.collect()
    }

    /// The people with a name that has this beginning; the shortest such name first.
    fn begun_by<'p>(
        &self,
        typed: &str,
        asked: &Person,
        person: impl Fn(u32) -> Option<&'p Person>,
    ) -> Vec<u32> {
        let letters = typed.chars().filter(|c| c.is_alphanumeric()).count();
        let few = if typed.chars().all(|c| u32::from(c) < 0x250) { 3 } else { 2 };
        // The form with nothing cut off: typing may continue after さん.
        let Some(form) = asked.forms().iter().find(|form| !form.is_stripped) else {
            return Vec::new();
        };
        if letters < few {
            return Vec::new();
        }
        let words: Vec<&str> = form.tokens().iter().map(spoken).collect();
        let whole = in_one(form);
        let mut found = self.begun.with_rarest(&words, &self.gone);
        if words.len() > 1 {
            found.extend(self.begun.with_rarest(&[&whole], &self.gone));
            found.sort_unstable();
            found.dedup();
        }
        let begun =
            found.into_iter().filter_map(|id| Some((begins(person(id)?, &words, &whole)?, id)));
        let mut begun: Vec<(usize, u32)> = begun.collect();
        begun.sort_unstable();
        begun.into_iter().map(|(_, id)| id).collect()
    }
}

impl Owner {
    /// The band of the find; a matching beginning gives no warning.
    pub fn band(&self) -> Band {
        self.likeness.as_ref().map_or(Band::Possible, Likeness::band)
    }
}

/// The length of the shortest name of this person with this beginning, if there is one.
fn begins(person: &Person, words: &[&str], whole: &str) -> Option<usize> {
    let readings = person.forms().iter().filter_map(Form::reading);
    let forms = person.forms().iter().chain(readings);
    let begun = forms.filter(|form| {
        let tokens = form.tokens();
        let begins = |word: &&str| tokens.iter().any(|token| spoken(token).starts_with(word));
        let in_order = |first: &Token| {
            // Most names differ in their first word already.
            (whole.starts_with(spoken(first)) || spoken(first).starts_with(whole))
                && in_one(form).starts_with(whole)
        };
        tokens.len() >= words.len() && words.iter().all(begins)
            || tokens.first().is_some_and(in_order)
    });
    begun.map(|form| form.joined.chars().count()).min()
}

/// The most people for one beginning; more typing narrows them.
const MOST_BEGUN: usize = 2_048;

/// The words of all names in alphabetical order, by their first eight
/// bytes; and all words of a name joined, for typing without spaces.
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

    /// Removes the fresh rows of a person; the caller hides the others.
    pub(super) fn remove(&mut self, id: u32) {
        self.fresh.retain(|&(_, filed)| filed != id);
    }

    pub(super) fn settle(&mut self, gone: &HashSet<u32>) {
        let old =
            std::mem::take(&mut self.settled).into_iter().filter(|(_, id)| !gone.contains(id));
        self.settled = sorted(old.chain(std::mem::take(&mut self.fresh)).collect());
    }

    /// People who have a word with the rarest beginning of `words`, each once, up to a limit.
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

/// A word as it is typed: its sound, or its text if the sound is unknown.
pub(super) fn spoken(token: &Token) -> &str {
    if token.sound().is_empty() { token.text() } else { token.sound() }
}

/// All words of a form joined, as they are typed.
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

/// The first eight bytes, in alphabetical order.
fn first_bytes(word: &str) -> u64 {
    let mut bytes = [0; 8];
    for (byte, letter) in bytes.iter_mut().zip(word.bytes()) {
        *byte = letter;
    }
    u64::from_be_bytes(bytes)
}

/// The first and the last possible word with this beginning, by their first eight bytes.
fn stretch(beginning: &str) -> (u64, u64) {
    let from = first_bytes(beginning);
    let typed = u32::try_from(beginning.len().min(8)).unwrap_or(8);
    (from, from | u64::MAX.checked_shr(8 * typed).unwrap_or(0))
}
