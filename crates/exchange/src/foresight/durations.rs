//! How long matches take.
//!
//! A match of g games takes (g + 1) units: players come to the table and the result is written down in as much time as
//! a game takes. The logarithm of a unit in minutes is a sum of four parts: what is usual in the club, what is special
//! about one evening (the hall, the pace of that day), and what is special about one match. All are normal. The club's
//! part is not known but estimated: a simulated evening draws it from what the club's past leaves open, so that a club
//! without a past has a wide range of ends. How far evenings differ is drawn too, since few evenings say little of it.

use std::collections::BTreeMap;
use std::f64::consts::LOG2_E;

use chrono::TimeDelta;

use super::number;
use crate::club::Club;
use crate::club::question::forecast::{PastCall, When};
use crate::domain::chance::Chance;
use crate::domain::rating::{exp2, ln};

/// A match as the journal has it, from its call to its result: so long a table was taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastMatch {
    /// Its evening: matches of one share it.
    pub evening: u32,
    /// Its games. Above 0.
    pub games: u32,
    /// Minutes at the table, without breaks. Above 0.
    pub minutes: f64,
}

/// The past of a club; `when` says when an entry was written. After a pause of six hours without a call another evening
/// begins.
pub fn past(club: &Club, when: When<'_>) -> Vec<PastMatch> {
    let mut calls = club.past_calls(when);
    calls.sort_by_key(|one| one.called);
    let (mut evening, mut last) = (0, None);
    let mut of = |one: PastCall| {
        if last.replace(one.called).is_some_and(|last| one.called - last > PAUSE) {
            evening += 1;
        }
        let minutes = one.lasted.as_seconds_f64() / 60.0;
        PastMatch { evening, games: one.games, minutes }
    };
    calls.into_iter().map(&mut of).collect()
}

/// The least time between two evenings.
const PAUSE: TimeDelta = TimeDelta::hours(6);
/// The minutes of a unit without any data: 25 for a match first to 2, which has 2.4 games.
const USUAL: f64 = 25.0 / 3.4;
/// How clubs differ, as a deviation of the logarithm: most lie between half and double the usual.
const CLUBS: f64 = 0.35;
/// How the evenings of a club differ, until its own data say more.
const EVENINGS: f64 = 0.12;
/// How the matches of an evening differ, until the club's own data say more.
const MATCHES: f64 = 0.35;
/// The weight of the assumption [`MATCHES`], in matches.
const WEIGHT: f64 = 12.0;
/// The weight of the assumption [`EVENINGS`], in evenings.
const FEW: u32 = 6;
/// A result may be entered the next morning. So a match counts at most so many times the median.
const LONGEST: f64 = 3.0;

/// The durations of a club's matches, as estimated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Durations {
    /// The estimated logarithm of the minutes of a unit.
    level: f64,
    /// The standard error of [`Self::level`].
    error: f64,
    /// The deviation between evenings, and the number of evenings behind it.
    evenings: (f64, u32),
    /// The deviation between matches of an evening.
    matches: f64,
    /// The number of matches behind the estimates.
    seen: usize,
}

/// The matches of one evening.
struct Evening {
    matches: f64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Durations {
    /// Estimates durations from a club's past.
    pub fn of(past: &[PastMatch]) -> Self {
        let evenings = evenings(past);
        let sum = |of: &dyn Fn(&Evening) -> f64| evenings.iter().map(of).sum::<f64>();
        let within = sum(&|one| one.matches - 1.0);
        let squares = sum(&|one| one.squares);
        let of_matches = (WEIGHT * MATCHES * MATCHES + squares) / (WEIGHT + within);
        // The part of the spread between evenings that is not explained by the spread of their matches.
        let mean = sum(&|one| one.mean) / number(evenings.len().max(1));
        let apart = sum(&|one| (one.mean - mean).powi(2) - of_matches / one.matches);
        let more = evenings.len().saturating_sub(1);
        let of_evenings = (f64::from(FEW) * EVENINGS * EVENINGS + apart.max(0.0))
            / (f64::from(FEW) + number(more));
        let usual = ln(USUAL) - MATCHES * MATCHES / 2.0;
        let weight = |one: &Evening| 1.0 / (of_evenings + of_matches / one.matches);
        let prior = 1.0 / (CLUBS * CLUBS);
        let all = prior + sum(&weight);
        let level = (prior * usual + sum(&|one| weight(one) * one.mean)) / all;
        Self {
            level,
            error: (1.0 / all).sqrt(),
            evenings: (of_evenings.sqrt(), u32::try_from(more).unwrap_or(u32::MAX)),
            matches: of_matches.sqrt(),
            seen: past.len(),
        }
    }

    /// The matches that it rests on.
    pub fn seen(&self) -> usize {
        self.seen
    }

    /// The minutes that a match of so many games takes, by the median.
    pub fn median(&self, games: f64) -> f64 {
        (games + 1.0) * exp(self.level)
    }

    /// Draws an evening: the logarithm of the minutes of a unit.
    pub(super) fn evening(&self, chance: &mut Chance) -> f64 {
        let (deviation, more) = self.evenings;
        // The estimate divided by the root of a mean of squares: an inverse χ² with as many evenings as are known.
        let known = FEW.saturating_add(more).min(60);
        let squares: f64 = (0..known).map(|_| chance.normal().powi(2)).sum();
        let spread = deviation * (f64::from(known) / squares).sqrt();
        self.level + self.error * chance.normal() + spread * chance.normal()
    }

    /// The minutes of a match with so many games on this evening.
    pub(super) fn minutes(&self, evening: f64, games: u32, chance: &mut Chance) -> f64 {
        f64::from(games.saturating_add(1)) * exp(evening + self.matches * chance.normal())
    }
}

/// The past, evening by evening.
fn evenings(past: &[PastMatch]) -> Vec<Evening> {
    let log = |one: &PastMatch| ln(one.minutes / f64::from(one.games.saturating_add(1)));
    let mut all: Vec<f64> = past.iter().map(log).collect();
    all.sort_by(f64::total_cmp);
    let most = all.get(all.len() / 2).map_or(f64::INFINITY, |median| median + ln(LONGEST));
    let mut by_evening: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for one in past {
        by_evening.entry(one.evening).or_default().push(log(one).min(most));
    }
    let evening = |logs: Vec<f64>| {
        let matches = number(logs.len());
        let mean = logs.iter().sum::<f64>() / matches;
        let squares = logs.iter().map(|log| (log - mean).powi(2)).sum();
        Evening { matches, mean, squares }
    };
    by_evening.into_values().map(evening).collect()
}

/// eˣ, equal on every machine.
fn exp(x: f64) -> f64 {
    exp2(LOG2_E * x)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(evenings: u32, matches: u32, minutes: f64) -> Vec<PastMatch> {
        let of = |evening| {
            (0..matches).map(move |at| PastMatch {
                evening,
                games: 2,
                // Half of them as much shorter as the others are longer.
                minutes: if at % 2 == 0 { minutes * 1.2 } else { minutes / 1.2 },
            })
        };
        (0..evenings).flat_map(of).collect()
    }

    #[test]
    fn without_a_past_a_match_to_two_takes_what_it_does_elsewhere() {
        let none = Durations::of(&[]);
        let mean = none.median(2.4) * exp(none.matches.powi(2) / 2.0);
        assert!((mean - 25.0).abs() < 1e-9, "{mean}");
        assert!((none.error - CLUBS).abs() < 1e-12 && none.seen() == 0);
    }

    #[test]
    fn a_past_is_believed_the_more_evenings_it_has() {
        let errors = [1, 4, 16].map(|evenings| Durations::of(&played(evenings, 20, 12.0)).error);
        assert!(errors.is_sorted_by(|one, next| one > &(1.6 * next)), "{errors:?}");
        // Many matches of one evening say little of others.
        let one = Durations::of(&played(1, 2000, 12.0)).error;
        assert!(one > 0.1, "{one}");
        let median = Durations::of(&played(16, 20, 12.0)).median(2.0);
        assert!((median - 12.0).abs() < 0.2, "{median}");
    }

    #[test]
    fn a_result_of_the_next_morning_changes_little() {
        let mut matches = played(4, 20, 12.0);
        let before = Durations::of(&matches).median(2.0);
        matches[3].minutes = 900.0;
        let after = Durations::of(&matches).median(2.0);
        assert!((after / before - 1.0).abs() < 0.02, "{before} {after}");
    }
}
