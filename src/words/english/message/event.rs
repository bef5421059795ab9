//! What is said on the day of an event.

use chrono::{DateTime, Local, Utc};

use super::{count, matches, player, tournament};
use crate::club::question::forecast::Forecast;
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::NotAFinish;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Context, MatchPoints, StandingsPlan, Step};
use crate::words::english::count_of;
use crate::words::message::{EventWords, Message};

pub(super) const EVENT: EventWords = EventWords {
    mates_meet,
    proposed_effect,
    exit: |reason| match reason {
        ExitReason::Withdrawn => "withdrawn",
        ExitReason::Disqualified => "disqualified",
    },
    not_a_finish,
    at_table: |no, id, club| {
        Message::new(
            format!("match {no} of {} is played in games at a table", tournament(id, club)),
            "record a game in finishing order: banzuke tournament game",
        )
    },
    standings,
    inconsistency,
    stage: |number| format!("stage {number}"),
    group,
    table: |number| format!("table {number}"),
    game: |number| format!("game {number}"),
    start: |[a, b]| format!("start {a}-{b}"),
    forecast,
    free_table: |reserved| if reserved { "reserved" } else { "free" },
    postponed: "postponed",
    nothing_to_call: || {
        Message::new(
            "no match can be called now",
            "wait until players are free; `banzuke queue` shows who is awaited",
        )
    },
    no_free_table: |any| {
        if any {
            Message::new("no table is free", "wait for a result, or name a reserved table")
        } else {
            Message::new("the hall has no tables", "name them: banzuke tables set 1 2 3")
        }
    },
};

fn mates_meet([a, b]: [PlayerId; 2], club: &Club) -> String {
    format!(
        "{} and {} are of one club and meet in the first round",
        player(a, club),
        player(b, club)
    )
}

fn proposed_effect(effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
    let own = || found.matches_of(found.current()).filter(|played| played.has(gone));
    let (played, all) = (own().filter(|played| played.record.is_some()).count(), own().count());
    let so_far = format!("{played} of {} played", count(all, "match", "matches"));
    match effect {
        ExitEffect::ForfeitRest
            if found.stage().is_some_and(|stage| stage.plan.format.is_round_robin()) =>
        {
            format!("{so_far}, at least half: results stand, the rest is forfeited")
        }
        ExitEffect::ForfeitRest
            if found.stage().is_some_and(|stage| stage.plan.format.has_seats()) =>
        {
            "games played stand; the others play on without".to_owned()
        }
        ExitEffect::ForfeitRest => "somebody has to go on: the rest is forfeited".to_owned(),
        ExitEffect::VoidUnplayed => format!("{so_far}: what was not played counts for nobody"),
        ExitEffect::VoidAll => {
            format!("{so_far}, less than half: no result of this stage counts")
        }
    }
}

fn not_a_finish(fault: &NotAFinish) -> Message {
    let what = match fault {
        NotAFinish::Unreadable(c) => format!("{c} is no seat"),
        NotAFinish::NoSuchSeat { seat, last } => {
            format!("there is no seat {seat}, the last is {last}")
        }
        NotAFinish::LooseTie => "an = joins nobody".to_owned(),
        NotAFinish::Fault(_) => "this is not the order of the table".to_owned(),
    };
    Message::new(what, "write the seats in finishing order, like 3 1 5=2 4")
}

fn standings(plan: &StandingsPlan) -> String {
    let step = |step: &Step| match step.context {
        Context::All => step.criterion.to_string(),
        Context::AmongTied => format!("{} among the tied", step.criterion),
    };
    let steps: Vec<String> = plan.steps.iter().map(step).collect();
    let points = |halves: u8| f64::from(halves) / 2.0;
    let MatchPoints { win, draw, loss } = plan.points;
    format!(
        "decided by {}; points {}-{}-{}",
        steps.join(", "),
        points(win),
        points(draw),
        points(loss)
    )
}

pub(super) fn inconsistency(id: TournamentId, found: &Inconsistency) -> String {
    let side = |side: crate::domain::score::Side| ["first", "second"][side.index()];
    let what = match found {
        Inconsistency::DanglingEdge(no, source) => {
            format!("match {no} waits for match {source}, which does not exist")
        }
        Inconsistency::OneWayEdge(no, other) => {
            format!("{} do not know of one another", matches(&[*no, *other]))
        }
        Inconsistency::WrongPlayer(no, wrong) => {
            format!("the {} side of match {no} is not who should be there", side(*wrong))
        }
        Inconsistency::ScoreOnChangedSlot(no) => {
            format!("the result of match {no} is not that of its players")
        }
        Inconsistency::AgainstThemself(no) => {
            format!("somebody plays match {no} against themself")
        }
        Inconsistency::Stranger(no, stranger) => {
            format!("{stranger} plays match {no} and is not entered")
        }
        Inconsistency::ResetNotNeeded(no) => format!("the reset match {no} is not needed"),
        Inconsistency::ResetMissing(no) => format!("the reset match {no} is missing"),
        Inconsistency::NumberTwice(no) => format!("there are two matches {no}"),
        Inconsistency::EnteredTwice(one, other) => {
            format!("{one} and {other} are one person, entered twice")
        }
        Inconsistency::TwoTables(twice, no, other) => {
            format!("{twice} is at two tables, with {}", matches(&[*no, *other]))
        }
        Inconsistency::StrangeFinish(no) => {
            format!("somebody finished in match {no} who does not sit there")
        }
    };
    format!("{id}: {what}")
}

pub(super) fn group(number: u32) -> String {
    match group_letter(number) {
        Some(letter) => format!("group {letter}"),
        None => format!("group {number}"),
    }
}

fn forecast(forecast: &Forecast, end: DateTime<Utc>) -> String {
    let left = usize::try_from(forecast.matches).unwrap_or(usize::MAX);
    format!(
        "{} to play, {} each; expected to end at {}",
        count(left, "match", "matches"),
        count_of(forecast.each.num_minutes(), "minute", "minutes"),
        end.with_timezone(&Local).format("%H:%M")
    )
}
