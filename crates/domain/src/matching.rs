//! The likeness of two people, to find duplicate registrations.
//!
//! A record is read once into a [`Person`], which holds every form its names can be compared in. Two people are then
//! compared in a microsecond, with a score from 0 to 1 and the facts behind it. Names stay as they were entered.
//! `docs/MATCHING.md` explains the reading, the score and its limits.

mod brackets;
mod commonness;
mod consonants;
mod evidence;
mod form;
mod index;
mod initials;
mod kana;
mod kanji;
mod latin;
mod manner;
mod names;
mod odds;
mod person;
mod readings;
mod titles;
mod token;
mod word_likeness;

use super::rounding::rounded;

pub use commonness::Commonness;
pub use evidence::Reason;
pub use form::{Form, Source};
pub use index::{FoundBy, Index, Owner, Pair, shared_out, threads};
pub use names::sound_alike;
pub use odds::{CERTAIN, LIKELY, Odds, WORTH_A_LOOK};
pub use person::{Person, PersonRecord};
pub use token::{Script, Token};

/// From this score on the registrar is warned.
pub const STRONG: f64 = 0.85;

/// From this score on a pair is worth a look later.
pub const POSSIBLE: f64 = 0.65;

/// The meaning of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// At least [`STRONG`]: in all likelihood one person.
    Strong,
    /// At least [`POSSIBLE`]: may be one person; no warning stops the user.
    Possible,
    /// Two people as far as names can tell.
    Unlike,
}

impl Band {
    /// The band of a score.
    pub fn of(score: f64) -> Self {
        if score >= STRONG {
            Self::Strong
        } else if score >= POSSIBLE {
            Self::Possible
        } else {
            Self::Unlike
        }
    }
}

/// How alike two people are, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Likeness {
    /// From 0 (nothing in common) to 1 (nothing speaks against one person).
    pub score: f64,
    /// The facts, those for first.
    pub reasons: Vec<Reason>,
}

impl Likeness {
    /// The meaning of the score.
    pub fn band(&self) -> Band {
        Band::of(self.score)
    }
}

/// How alike two people are, with the reasons. Symmetric.
pub fn compare(a: &Person, b: &Person, common: &Commonness) -> Likeness {
    let deep = evidence::agrees(a.further(), b.further());
    let named = names::best(a, b, common, deep);
    let score = as_shown(evidence::weigh(named, a.further(), b.further()));
    let mut reasons = named.facts.reasons();
    // One word in common says nothing more where all are.
    if named.score >= 1.0 {
        reasons.retain(|reason| *reason != Reason::SharedWord);
    }
    evidence::reasons(a.further(), b.further(), &mut reasons);
    reasons.sort();
    Likeness { score, reasons }
}

/// The score of [`compare`] alone, without an allocation for the reasons.
pub fn score(a: &Person, b: &Person, common: &Commonness) -> f64 {
    let deep = evidence::agrees(a.further(), b.further());
    as_shown(evidence::weigh(names::best(a, b, common, deep), a.further(), b.further()))
}

/// A score with the digits that are shown, so that its band is that of the number people see.
fn as_shown(score: f64) -> f64 {
    rounded(score, 1e4)
}

#[cfg(test)]
mod tests;
