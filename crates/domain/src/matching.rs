//! The likeness of two people, to find duplicate registrations.
//!
//! A record is read once into a [`Person`], which holds every form its names can be compared in. Two people are then
//! compared in a microsecond, with a score from 0 to 1 and the facts behind it. Names stay as they were entered.
//! `docs/MATCHING.md` explains the reading, the score and its limits.

mod brackets;
mod commonness;
mod consonants;
mod evidence;
mod facts;
mod form;
mod index;
mod kana;
mod kanji;
mod latin;
mod likeness;
mod names;
mod nicknames;
mod odds;
mod person;
mod readings;
mod reason;
mod record;
mod titles;
mod token;
mod word_likeness;

pub use commonness::Commonness;
pub use form::{Form, Source};
pub use index::{FoundBy, Index, Owner, Pair, shared_out, threads};
pub use likeness::{Band, Likeness, POSSIBLE, STRONG, compare, score};
pub use names::sound_alike;
pub use odds::{CERTAIN, LIKELY, Odds, WORTH_A_LOOK};
pub use person::Person;
pub use reason::Reason;
pub use record::PersonRecord;
pub use token::{Script, Token};

#[cfg(test)]
mod tests;
