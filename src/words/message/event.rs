//! What is said on the day of an event: exits, draws, the floor, and what an action would change.

use chrono::{DateTime, Utc};

use crate::club::question::consequences::{Change, RankChange};
use crate::club::question::forecast::Forecast;
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::NotAFinish;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::standings::StandingsPlan;
use crate::words::message::Message;

/// What is said on the day of an event.
#[derive(Debug, Clone, Copy)]
pub struct EventWords {
    /// Two of one club meet in the first round.
    pub mates_meet: fn([PlayerId; 2], &Club) -> String,
    /// What the rules propose for somebody who leaves now, and why.
    pub proposed_effect: fn(ExitEffect, PlayerId, &Tournament) -> String,
    /// Why somebody plays no more, in a word.
    pub exit: fn(ExitReason) -> &'static str,
    /// A text is no finishing order.
    pub not_a_finish: fn(&NotAFinish) -> Message,
    /// A match is one of games at a table, whose result is not a score.
    pub at_table: fn(MatchNo, TournamentId, &Club) -> Message,
    /// What decides the order, where that is not the usual way.
    pub standings: fn(&StandingsPlan) -> String,
    /// A tournament holds something that cannot be.
    pub inconsistency: fn(TournamentId, &Inconsistency) -> String,
    /// A stage, by its number.
    pub stage: fn(u32) -> String,
    /// A group, by its number from 1.
    pub group: fn(u32) -> String,
    /// A table of table play, by its number from 1.
    pub table: fn(u32) -> String,
    /// A game of a table, by its number from 1.
    pub game: fn(u32) -> String,
    /// What was given to the sides before a match.
    pub start: fn([u32; 2]) -> String,
    /// Matches still to be played, and when the last of them may end.
    pub forecast: fn(&Forecast, DateTime<Utc>) -> String,
    /// Nothing is played at a table, which may be reserved.
    pub free_table: fn(bool) -> &'static str,
    /// A match was put off by the desk.
    pub postponed: &'static str,
    /// Nothing can be called now: no match is ready whose players are free.
    pub nothing_to_call: fn() -> Message,
    /// No table is free that is not reserved, or the hall has none.
    pub no_free_table: fn(bool) -> Message,
}

/// What an action would change.
#[derive(Debug, Clone, Copy)]
pub struct ForesightWords {
    /// A match gets other players, comes, goes, loses its result or gets one.
    pub change: fn(&Change, Option<&RoundName>, &Club) -> String,
    /// Later results fall, or may stand for the other player instead.
    pub choice: fn(&[MatchNo], Option<&[MatchNo]>) -> String,
    /// A rank changes.
    pub rank: fn(&RankChange, &Club) -> String,
    /// A stage was drawn from standings that change, and stays as drawn.
    pub stands: fn(u32) -> String,
    /// Nothing else changes.
    pub nothing: &'static str,
    /// Nothing was written.
    pub dry_run: &'static str,
}
