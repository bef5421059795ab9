//! The words of the floor, and of the search for anything: where a player or a match is now.

use crate::words::prelude::*;

/// Why a match of the queue stands where it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// A player who is busy, and the table.
    pub busy: Option<(String, Venue)>,
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

    fn minutes(say; minutes: i64) match minutes {
        ..100 => short_minutes; _ => short_hours(hours = minutes / 60);
    }

    /// The reason for a match's place in the queue, in a narrow column.
    fn why(say; one: &Waiting) match (&one.busy, &one.early, one.minutes) {
        _ if one.postponed => postponed; (_, Some(clock), _) => { say.voice.words().term.begins(clock) };
        (Some((_, Venue::Table(table))), ..) => busy_at(at = say.voice.words().term.at_table(table));
        (Some((_, spot)), ..) => busy_in;
        (.., Some(minutes)) => waited_after(minutes = say.minutes(minutes), behind = one.behind);
        _ => after(behind = one.behind);
    }

    fn why_short(say; one: &Waiting) match &one.busy {
        _ if one.postponed => postponed_short; _ if one.early.is_some() => { say.why(one) };
        Some((_, spot)) => { say.voice.words().term.venue_short(spot) };
        None => { one.minutes.map(|minutes| say.minutes(minutes)).unwrap_or_default() };
    }

    fn end(say; name: &str, forecast: &Forecast, clock: &str) = ends_about(
        matches = forecast.matches, undrawn = forecast.undrawn,
        lasts = say.voice.words().screen.floor.lasting(forecast.left.num_minutes()), part = forecast.part.map(|part| say.part(part)));

    fn part(say: ForecastPart) {
        Stage(stage) => of_stage; Round(round) => of_round; Day => of_today;
    }

    /// Like [`Self::why`], in a sentence or two.
    fn waits(say; one: &Waiting) = waits_since(
        busy = one.busy.as_ref().map(|(name, _)| name), spot = one.busy.as_ref().map(|(_, spot)| spot),
        postponed = one.postponed, early = &one.early, waited = one.minutes.map(|it| say.voice.words().screen.floor.lasting(it)),
        behind = one.behind);

    fn called(say; table: &str, calls: usize, minutes: i64, playing: Option<i64>) = called_to(
        table = capital(&say.voice.words().term.table(table)), ago = say.voice.words().screen.floor.lasting(minutes),
        playing = playing.map(|minutes| say.voice.words().screen.floor.lasting(minutes)));

    day_fields = [match_day].doc;
    break_fields = [until].doc;
    fn lasting(say; minutes: i64) = lasts(hours = minutes / 60, minutes = minutes % 60);

    pub FindWords in "find";

    fn there_short(say: There) {
        AtTable { table, playing: true, .. } => playing_at(spot = say.voice.words().term.table(table));
        AtTable { table, .. } => called_to(spot = say.voice.words().term.table(table));
        Queued { early: Some(clock), .. } => not_before;
        Queued { busy: Some((name, spot)), .. } => busy_at;
        Queued { ahead: 0, .. } => next_called; Queued { ahead, .. } => ready_behind;
        Seated { table } => at_pod(number = table, table = say.voice.words().term.table(table));
        Waits { numbers, .. } => after_matches(
            numbers = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(say.between_numbers()));
        Unpaired { round, absent: true } => absent_in;
        Unpaired { round, .. } => bye_in; Idle; Done; Postponed;
        Left { tournament, reason: ExitReason::Withdrawn } => withdrawn_from;
        Left { tournament, .. } => disqualified_from;
    }

    fn there(say; there: &There) match there {
        There::AtTable { minutes: 0, .. } => { say.there_short(there) };
        There::AtTable { minutes, playing: true, .. } => { say.at_for(say.there_short(there), say.voice.words().screen.floor.lasting(*minutes)) };
        There::AtTable { minutes, .. } => { say.at_ago(say.there_short(there), say.voice.words().screen.floor.lasting(*minutes)) };
        There::Queued { ahead, minutes, about, busy, early } => {
            let is_ready = *ahead > 0 && busy.is_none() && early.is_none();
            let place = if is_ready { say.ready_after(ahead) } else { say.there_short(there) };
            let waits = minutes.filter(|it| *it > 0).map(|it| say.waiting(say.voice.words().screen.floor.lasting(it)));
            let about = about.as_ref().map(|at| say.table_about(at));
            say.voice.words().message.joins.together([Some(place), waits, about])
        };
        There::Waits { names, .. } => { say.waits_for(names.join(say.voice.words().term.and())) };
        _ => { say.there_short(there) };
    }

    fn outlook(say: Outlook) {
        Certain => advances; Wins(wins) => wins_needed; Open => others_decide;
        Out => cannot_advance;
    }
}

/// Where a player or a match is, with its facts in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum There {
    /// Called to a table that many minutes ago, or playing there for so long.
    AtTable {
        table: String,
        minutes: i64,
        playing: bool,
    },
    /// In the queue: matches before it, minutes both players have waited, the time when a table is likely, who is busy
    /// where, and when its tournament begins where that is later.
    Queued {
        ahead: usize,
        minutes: Option<i64>,
        about: Option<String>,
        busy: Option<(String, Venue)>,
        early: Option<String>,
    },
    Seated {
        table: String,
    },
    Postponed,
    Waits {
        numbers: Vec<MatchNo>,
        names: Vec<String>,
    },
    /// Without a match in a round that is being played: with a bye, or absent.
    Unpaired {
        round: String,
        absent: bool,
    },
    /// Without a match now, and without any further one.
    Idle,
    Done,
    /// Withdrawn or disqualified, and from which tournament.
    Left {
        tournament: String,
        reason: ExitReason,
    },
}
