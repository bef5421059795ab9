//! Registered players for a name that is being typed.

use super::super::commonness::Commonness;
use super::super::form::Form;
use super::super::likeness::{Band, Likeness, POSSIBLE, compare, score};
use super::super::person::Person;
use super::super::token::Token;
use super::Index;
use super::begun::{in_one, spoken};

/// A player who may be meant.
#[derive(Debug, Clone, PartialEq)]
pub struct Owner {
    /// His number.
    pub id: u32,
    /// In which way they were found.
    pub found: FoundBy,
}

/// The way in which a player was found.
#[derive(Debug, Clone, PartialEq)]
pub enum FoundBy {
    /// The text is like the name.
    Alike(Likeness),
    /// The text is the beginning of the name, or of its words in some order.
    Begun,
}

impl Index {
    /// The players who may be meant by a half-typed name, at most `limit`: strongly alike ones, best first; then names
    /// with this beginning, shortest first; then possibly alike ones.
    ///
    /// `person` gives the person with a number. Fewer than three Latin letters, or two of another script, are no
    /// beginning.
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
                new.take(limit - strong).map(|id| Owner { id, found: FoundBy::Begun }).collect();
            owners.splice(strong..strong, new);
        }
        owners.truncate(limit);
        owners
    }

    /// Those who may be the person of a whole record, at most `limit`, best first, down to
    /// [`POSSIBLE`].
    pub fn owners<'p>(
        &self,
        asked: &Person,
        person: impl Fn(u32) -> Option<&'p Person>,
        common: &Commonness,
        limit: usize,
    ) -> Vec<Owner> {
        let candidates = self.candidates(asked).into_iter();
        let scored = candidates.filter_map(|id| Some((score(asked, person(id)?, common), id)));
        let mut scored: Vec<(f64, u32)> = scored.filter(|&(score, _)| score >= POSSIBLE).collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        scored.truncate(limit);
        let told = scored.into_iter().filter_map(|(_, id)| {
            Some(Owner { id, found: FoundBy::Alike(compare(asked, person(id)?, common)) })
        });
        told.collect()
    }

    /// The people with a name that begins as typed; the shortest such name first.
    fn begun_by<'p>(
        &self,
        typed: &str,
        asked: &Person,
        person: impl Fn(u32) -> Option<&'p Person>,
    ) -> Vec<u32> {
        let letters = typed.chars().filter(|c| c.is_alphanumeric()).count();
        let few = if typed.chars().all(|c| u32::from(c) < 0x250) { 3 } else { 2 };
        // The form with nothing cut off: さん may go on.
        let Some(form) = asked.forms().iter().find(|form| !form.is_stripped()) else {
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
    /// The meaning of the find; a mere beginning gives no warning.
    pub fn band(&self) -> Band {
        match &self.found {
            FoundBy::Alike(likeness) => likeness.band(),
            FoundBy::Begun => Band::Possible,
        }
    }
}

/// The length of the shortest name of this person that begins so, if any does.
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
    begun.map(|form| form.joined().chars().count()).min()
}
