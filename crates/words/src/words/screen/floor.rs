//! The words of the floor.

use crate::club::question::forecast::{Forecast, ForecastPart};
use crate::club::tournament::Venue;
use crate::words::capital;
use crate::words::words;

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

    /// Minutes, in a narrow column; hours from 100 minutes on.
    fn minutes(say; minutes: i64) match minutes {
        ..100 => short_minutes(minutes); _ => short_hours(hours = minutes / 60);
    }

    /// Why a match of the queue stands where it does, in a narrow column.
    fn why(say; one: &Waiting) match (&one.busy, &one.early, one.minutes) {
        _ if one.postponed => postponed; (_, Some(clock), _) => { say.voice.words().term.begins(clock) };
        (Some((_, Venue::Table(table))), ..) => busy_at(at = say.voice.words().term.at_table(table));
        (Some((_, spot)), ..) => busy_in(spot);
        (.., Some(minutes)) => waited_after(minutes = say.minutes(minutes), behind = one.behind);
        _ => after(behind = one.behind);
    }

    /// Like [`Self::why`], for a still narrower column.
    fn why_short(say; one: &Waiting) match &one.busy {
        _ if one.postponed => postponed_short; _ if one.early.is_some() => { say.why(one) };
        Some((_, spot)) => { say.voice.words().term.venue_short(spot) };
        None => { one.minutes.map(|minutes| say.minutes(minutes)).unwrap_or_default() };
    }

    fn end(say; name: &str, forecast: &Forecast, clock: &str) = ends_about(
        name, matches = forecast.matches, undrawn = forecast.undrawn,
        lasts = say.lasting(forecast.left.num_minutes()), part = forecast.part.map(|part| say.part(part)), clock);

    fn part(say: ForecastPart) {
        Stage(stage) => of_stage(stage); Round(round) => of_round(round); Day => of_today;
    }

    /// Like [`Self::why`], in a sentence or two.
    fn waits(say; one: &Waiting) = waits_since(
        busy = one.busy.as_ref().map(|(name, _)| name), spot = one.busy.as_ref().map(|(_, spot)| spot),
        postponed = one.postponed, early = &one.early, waited = one.minutes.map(|it| say.lasting(it)),
        behind = one.behind);

    fn called(say; table: &str, calls: usize, minutes: i64, playing: Option<i64>) = called_to(
        table = capital(&say.voice.words().term.table(table)), calls, ago = say.lasting(minutes),
        playing = playing.map(|minutes| say.lasting(minutes)));

    day_fields = [match_day].doc;
    break_fields = [until].doc;
    /// The question before a match is called to a free table.
    fn which_match(say; table: &str) = which_match_at(spot = say.voice.words().term.table(table));
    /// `45 min`, `1 h 5 min`.
    fn lasting(say; minutes: i64) = lasts(hours = minutes / 60, minutes = minutes % 60);
    /// Nothing is called by itself, since this is the only free table: the tournaments it is reserved for, if any.
    fn only_reserved(say; table: &str, holders: &str) = only_reserved_for(
        spot = say.voice.words().term.table(table), holders = (!holders.is_empty()).then_some(holders));
}

impl FloorWords {
    pub fn hall_hint(self) -> std::str::Lines<'static> {
        self.hall_hints().lines()
    }
}
