//! The days on which the rounds of a league are played.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::day;
use crate::ids::MatchNo;
use crate::name::parts;
use crate::number::narrow;

/// The day of consecutive rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundDays {
    /// The first of the rounds, from 1, counted through all stages.
    pub from: u32,
    /// The last of them.
    pub until: u32,
    /// Their day.
    pub day: NaiveDate,
}

/// The days of rounds, and of matches with a day of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Days {
    /// The days by round, in order; each round once.
    pub rounds: Vec<RoundDays>,
    /// The days of single matches, which replace those of their rounds.
    pub matches: BTreeMap<MatchNo, NaiveDate>,
}

impl Days {
    /// Whether no match has a day.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty() && self.matches.is_empty()
    }

    /// The day of a round.
    pub fn of_round(&self, round: u32) -> Option<NaiveDate> {
        let has = |one: &&RoundDays| (one.from..=one.until).contains(&round);
        self.rounds.iter().find(has).map(|one| one.day)
    }
}

/// The first round that has two days or stands out of order; rounds are numbered from 1.
pub fn fault(rounds: &[RoundDays]) -> Option<u32> {
    let mut last = 0;
    let is_wrong = |one: &&RoundDays| {
        let is_next = last < one.from && one.from <= one.until;
        last = one.until;
        !is_next
    };
    rounds.iter().find(is_wrong).map(|one| one.from)
}

const COLON: [char; 2] = [':', '：'];
const TO: [char; 4] = ['-', '–', '〜', '～'];

/// Reads the days of rounds from one line, in any order: `1-4: 2026-12-03; 5: 2026-12-10`. A blank line has none.
pub fn read(line: &str) -> Option<Vec<RoundDays>> {
    read_with(line, day::read)
}

/// Like [`read`], but days may lack their year.
pub fn read_coming(line: &str, today: NaiveDate) -> Option<Vec<RoundDays>> {
    read_with(line, |text| day::read_coming(text, today))
}

fn read_with(line: &str, day: impl Fn(&str) -> Option<NaiveDate>) -> Option<Vec<RoundDays>> {
    let number = |text: &str| narrow(text).trim().parse::<u32>().ok();
    let one = |part: &str| {
        let (rounds, on) = part.split_once(COLON)?;
        let (from, until) = match rounds.split_once(TO) {
            Some((from, until)) => (number(from)?, number(until)?),
            None => (number(rounds)?, number(rounds)?),
        };
        Some(RoundDays { from, until, day: day(on.trim())? })
    };
    let mut rounds = parts(line).map(one).collect::<Option<Vec<_>>>()?;
    rounds.sort_by_key(|one| one.from);
    Some(rounds)
}

/// The line that [`read`] reads.
pub fn written(rounds: &[RoundDays]) -> String {
    let one = |RoundDays { from, until, day }: &RoundDays| {
        if from == until { format!("{from}: {day}") } else { format!("{from}-{until}: {day}") }
    };
    rounds.iter().map(one).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_rounds_are_read_as_they_are_written() {
        let line = "1-4: 2026-12-03; 5: 2026-12-10";
        let rounds = read(line).expect("days");
        assert_eq!(written(&rounds), line);
        assert_eq!(read("５：2026/12/10、１〜４：2026-12-03"), Some(rounds.clone()));
        assert_eq!(read(" "), Some(Vec::new()));
        let today = day::read("2026-11-21").expect("a day");
        assert_eq!(read_coming("1-4: 12-3; 5: 12-10", today), Some(rounds.clone()));
        for wrong in ["1-4", "1-4: soon", "a: 2026-12-03", "1-: 2026-12-03"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        let days = Days { rounds, matches: BTreeMap::new() };
        let found = [1, 4, 5, 6].map(|round| days.of_round(round).map(|day| day.to_string()));
        let days = ["2026-12-03", "2026-12-03", "2026-12-10"].map(|day| Some(day.to_owned()));
        assert_eq!(found[..3], days);
        assert_eq!(found[3], None);
    }

    #[test]
    fn a_round_has_one_day_and_rounds_run_forwards() {
        let is_sound = |line: &str| fault(&read(line).expect("days")).is_none();
        assert!(is_sound("1-4: 2026-12-03; 6: 2026-12-10"));
        for line in ["1-4: 2026-12-03; 4: 2026-12-10", "4-1: 2026-12-03", "0-3: 2026-12-03"] {
            assert!(!is_sound(line), "{line}");
        }
    }
}
