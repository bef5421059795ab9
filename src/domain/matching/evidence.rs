//! What is known besides the names: numbers in other registers, date of birth, club.

use chrono::{Datelike as _, NaiveDate};

use super::likeness::Reason;
use super::person::Record;
use super::token::hash;
use crate::domain::name::fold;

/// What is known about a person besides the names; counts where both have it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Further {
    club: Option<u32>,
    born: Option<NaiveDate>,
    external: Box<[(Box<str>, Box<str>)]>,
}

impl Further {
    pub(super) fn read(record: &Record<'_>) -> Self {
        let club = record.club.map(fold).filter(|club| !club.is_empty());
        let numbers = record
            .external
            .iter()
            .map(|(scheme, value)| (fold(scheme).into_boxed_str(), fold(value).into_boxed_str()));
        let mut external: Vec<_> = numbers.filter(|(_, value)| !value.is_empty()).collect();
        external.sort();
        Self { club: club.map(|club| hash(&club)), born: record.born, external: external.into() }
    }

    /// The scheme in which both have a number, and whether it is the same; where several, one that
    /// is the same first.
    fn number<'a>(&'a self, other: &Self) -> Option<(&'a str, bool)> {
        let shared = self.external.iter().flat_map(|(scheme, value)| {
            let others = other.external.iter().filter(move |(theirs, _)| theirs == scheme);
            others.map(move |(_, theirs)| (&**scheme, theirs == value))
        });
        shared.max_by_key(|&(_, same)| same)
    }
}

/// How two dates of birth compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dates {
    Same,
    Near,
    Other,
}

fn dates(a: &Further, b: &Further) -> Option<Dates> {
    let (a, b) = (a.born?, b.born?);
    if a == b {
        return Some(Dates::Same);
    }
    let digits = |date: NaiveDate| date.format("%Y%m%d").to_string();
    let exchanged = a.year() == b.year() && a.month() == b.day() && a.day() == b.month();
    let slip = strsim::osa_distance(&digits(a), &digits(b)) == 1;
    Some(if exchanged || slip { Dates::Near } else { Dates::Other })
}

/// Whether something besides the names speaks for one person, so that it is worth measuring names
/// that differ much.
pub(super) fn agrees(a: &Further, b: &Further) -> bool {
    (a.born.is_some() && a.born == b.born) || a.number(b).is_some_and(|(_, same)| same)
}

/// Adds what else is known to the score of the names.
pub(super) fn weigh(name: f64, a: &Further, b: &Further) -> f64 {
    if name <= 0.0 && !agrees(a, b) {
        return 0.0;
    }
    if let Some((_, same)) = a.number(b) {
        return if same { name.max(0.97) } else { name * 0.6 };
    }
    let mut score = name;
    match dates(a, b) {
        Some(Dates::Same) => score = toward_one(score, 0.6),
        Some(Dates::Near) => score = toward_one(score, 0.3),
        Some(Dates::Other) => score *= 0.75,
        None => {}
    }
    if let (Some(mine), Some(theirs)) = (a.club, b.club) {
        score = if mine == theirs { toward_one(score, 0.1) } else { score * 0.98 };
    }
    score
}

/// Takes this part of what is missing to 1 away.
fn toward_one(score: f64, part: f64) -> f64 {
    1.0 - (1.0 - score) * (1.0 - part)
}

/// The facts besides the names.
pub(super) fn reasons(a: &Further, b: &Further, reasons: &mut Vec<Reason>) {
    if let Some((scheme, same)) = a.number(b) {
        let scheme = scheme.into();
        reasons.push(if same { Reason::SameNumber(scheme) } else { Reason::OtherNumber(scheme) });
    }
    reasons.extend(dates(a, b).map(|dates| match dates {
        Dates::Same => Reason::SameBirthDate,
        Dates::Near => Reason::NearBirthDate,
        Dates::Other => Reason::OtherBirthDate,
    }));
    if let (Some(mine), Some(theirs)) = (a.club, b.club) {
        reasons.push(if mine == theirs { Reason::SameClub } else { Reason::OtherClub });
    }
}
