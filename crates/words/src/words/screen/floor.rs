//! The words of the floor.

use crate::club::question::forecast::{Forecast, ForecastPart};
use crate::club::tournament::Venue;
use crate::words::words;
use crate::words::{FieldWords, capital};

/// Why a match of the queue stands where it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// A player who is busy, and the table.
    pub busy: Option<(String, Venue)>,
    /// Whether the desk has put it off.
    pub postponed: bool,
    /// When its tournament begins or the break ends, where that is later.
    pub early: Option<String>,
    /// Minutes since both players have been waiting.
    pub minutes: Option<i64>,
    /// How many matches have to follow.
    pub behind: u32,
}
words! {
    pub FloorWords in "floor";
}

impl FloorWords {
    /// The question before a match is called to a free table.
    pub fn which_match(self, table: &str) -> String {
        self.which_match_at(self.voice.words().term.table(table))
    }

    /// `45 min`, `1 h 5 min`.
    pub fn lasting(self, minutes: i64) -> String {
        self.lasts(minutes / 60, minutes % 60)
    }

    /// Minutes, in a narrow column; hours from 100 minutes on.
    pub fn minutes(self, minutes: i64) -> String {
        match minutes {
            ..100 => self.short_minutes(minutes),
            _ => self.short_hours(minutes / 60),
        }
    }

    /// Why a match of the queue stands where it does, in a narrow column.
    pub fn why(self, one: &Waiting) -> String {
        let term = self.voice.words().term;
        match (&one.busy, one.postponed, &one.early) {
            (_, true, _) => self.postponed().to_owned(),
            (_, _, Some(clock)) => term.begins(clock),
            (Some((_, Venue::Table(table))), ..) => self.busy_at(term.at_table(table)),
            (Some((_, spot)), ..) => self.busy_in(term.venue(spot)),
            (None, ..) => match one.minutes {
                Some(minutes) => self.waited_after(self.minutes(minutes), one.behind),
                None => self.after(one.behind),
            },
        }
    }

    /// Like [`Self::why`], for a still narrower column.
    pub fn why_short(self, one: &Waiting) -> String {
        match (&one.busy, one.postponed) {
            (_, true) => self.postponed_short().to_owned(),
            _ if one.early.is_some() => self.why(one),
            (Some((_, spot)), _) => self.voice.words().term.venue_short(spot),
            (None, false) => one.minutes.map(|minutes| self.minutes(minutes)).unwrap_or_default(),
        }
    }

    /// Like [`Self::why`], in a sentence or two.
    pub fn waits(self, one: &Waiting) -> String {
        let spot = one.busy.as_ref().map(|(_, spot)| self.voice.words().term.venue(spot));
        let waited = one.minutes.map(|minutes| self.lasting(minutes));
        self.waits_since(
            one.busy.as_ref().map(|(name, _)| name.as_str()),
            spot.as_deref(),
            one.postponed,
            one.early.as_deref(),
            waited.as_deref(),
            one.behind,
        )
    }

    pub fn called(self, table: &str, calls: usize, minutes: i64, playing: Option<i64>) -> String {
        let table = capital(&self.voice.words().term.table(table));
        let playing = playing.map(|minutes| self.lasting(minutes));
        self.called_to(&table, calls, self.lasting(minutes), playing.as_deref())
    }

    /// When a tournament is expected to end, or the part of it that can be foreseen: its name, what is left, how much of
    pub fn end(self, name: &str, forecast: &Forecast, clock: &str) -> String {
        let lasts = self.lasting(forecast.left.num_minutes());
        let part = forecast.part.map(|part| match part {
            ForecastPart::Stage(stage) => self.of_stage(stage),
            ForecastPart::Round(round) => self.of_round(round),
            ForecastPart::Day => self.of_today().to_owned(),
        });
        let part = part.unwrap_or_default();
        self.ends_about(name, forecast.matches, forecast.undrawn, &lasts, &part, clock)
    }

    /// Nothing is called by itself, since this is the only free table: the tournaments it is reserved for, if any.
    pub fn only_reserved(self, table: &str, holders: &str) -> String {
        let spot = self.voice.words().term.table(table);
        self.only_reserved_for(&spot, (!holders.is_empty()).then_some(holders))
    }

    pub fn hall_hint(self) -> std::str::Lines<'static> {
        self.hall_hints().lines()
    }

    pub fn day_fields(self) -> [FieldWords; 1] {
        [self.match_day()]
    }

    pub fn break_fields(self) -> [FieldWords; 1] {
        [self.until()]
    }
}
