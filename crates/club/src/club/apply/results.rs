//! Results of matches of two.

use std::sync::Arc;

use crate::club::tournament::Later;
use crate::club::{Match, MatchRecord, Place, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::slot::Slot;

/// Replaces the outcome of a match; its day and its place in the order of ratings stay.
pub(super) fn correct(
    tournament: &mut Tournament,
    no: MatchNo,
    outcome: Outcome,
    later: Later,
    place: Place,
) {
    let record = tournament.match_no(no).and_then(|played| played.record);
    let corrected = record.map(|record| MatchRecord { outcome, ..record });
    tournament.set(no, corrected, later, place);
}

/// Adds a finished match to a tournament without a draw.
pub(super) fn add(tournament: &mut Tournament, no: MatchNo, round: RoundName, record: MatchRecord) {
    for player in record.sides {
        tournament.entrants.enter(player);
    }
    let length = tournament.stage().map_or(Length::Open, |stage| stage.plan.lengths.of(&round));
    let added =
        Match::new(tournament.current(), no, round, record.sides.map(Slot::Entrant), length);
    tournament.matches.push(Arc::new(Match {
        sides: record.sides.map(Some),
        record: Some(record),
        ..added
    }));
}

/// Adds a match to break a tie.
pub(super) fn add_play_off(
    tournament: &mut Tournament,
    stage: u32,
    no: MatchNo,
    sides: [crate::domain::number::PlayerId; 2],
    length: Length,
    place: Place,
) {
    let groups = sides.map(|player| {
        tournament
            .matches_of(stage)
            .find(|played| played.has(player))
            .and_then(|played| played.group)
    });
    // Between groups it belongs to none of them.
    let group = groups[0].filter(|_| groups[0] == groups[1]);
    let mut added = Match::new(stage, no, RoundName::PlayOff, sides.map(Slot::Entrant), length);
    added.group = group;
    tournament.place(stage, vec![added], place);
}
