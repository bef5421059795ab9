//! Results, and what they do to the matches behind them.

use std::sync::Arc;

use crate::club::tournament::Ripple;
use crate::club::{Match, Record, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::slot::Slot;

/// Sets the result of a match of a draw and fills the slots behind it.
pub(super) fn record(tournament: &mut Tournament, no: MatchNo, record: Record) {
    let ripple = tournament.ripple(no, record.outcome);
    change(tournament, no, |played| played.record = Some(record));
    spread(tournament, ripple);
}

/// Replaces the outcome of a match; its day and its place in the order of ratings stay.
pub(super) fn correct(tournament: &mut Tournament, no: MatchNo, outcome: Outcome) {
    let ripple = tournament.ripple(no, outcome);
    change(tournament, no, |played| {
        if let Some(record) = &mut played.record {
            record.outcome = outcome;
        }
    });
    spread(tournament, ripple);
}

/// Adds a finished match to a tournament without a draw.
pub(super) fn add(tournament: &mut Tournament, no: MatchNo, round: RoundName, record: Record) {
    for player in record.sides {
        tournament.entrants.enter(player);
    }
    let length = tournament.stage().map_or(Length::Open, |stage| stage.plan.lengths.of(&round));
    tournament.matches.push(Arc::new(Match {
        no,
        stage: u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX),
        round,
        seat: None,
        slots: record.sides.map(Slot::Entrant),
        feeds: Vec::new(),
        length,
        sides: record.sides.map(Some),
        record: Some(record),
    }));
}

fn spread(tournament: &mut Tournament, ripple: Ripple) {
    for (no, sides) in ripple.sides {
        change(tournament, no, |played| {
            played.sides = sides;
            played.record = None;
        });
    }
}

fn change(tournament: &mut Tournament, no: MatchNo, change: impl FnOnce(&mut Match)) {
    if let Some(at) = tournament.position(no) {
        change(Arc::make_mut(&mut tournament.matches[at]));
    }
}
