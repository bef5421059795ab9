use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{drawn, ensure, is_a_division, next};
use crate::club::refusal::{EventRefusal, Numbered};
use crate::club::{Club, Place, Pod, Refusal, Tournament};
use crate::domain::finish::SEATS;
use crate::domain::format::Format;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Draws the seats of the next round of table play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRound {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    /// Which round of it, the next one.
    pub round: u32,
    /// The seed of the lots.
    pub lots: u64,
    /// The players of each pod, in the order of the seats.
    pub tables: Vec<Vec<PlayerId>>,
}

impl Kind for DrawRound {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, round, lots: _, ref tables } = *self;
        let tournament = club.not_closed(id)?;
        let stage = drawn(tournament, number)?;
        let has_seats = number == tournament.current() && stage.plan.format.has_seats();
        ensure(has_seats, EventRefusal::NoSeats(id))?;
        next(Numbered::Round, round, tournament.last_round(number).saturating_add(1))?;
        let open: Vec<MatchNo> = tournament.open_pods(number).collect();
        ensure(open.is_empty(), EventRefusal::StageUnfinished(id, number, open))?;
        let players = tournament.to_be_seated();
        ensure(players.len() >= *SEATS.start(), EventRefusal::NobodyToPair(id, round))?;
        is_a_division(id, &players, tables, SEATS)
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.grow(self.tournament, |found, first| {
            seat(found, (self.stage, self.round), &self.tables, (first, place));
        });
    }
}

/// Makes the pods of a round, numbered from `first`.
pub(super) fn seat(
    tournament: &mut Tournament,
    (stage, round): (u32, u32),
    tables: &[Vec<PlayerId>],
    (first, place): (MatchNo, Place),
) {
    let format = tournament.stage_no(stage).map(|stage| stage.plan.format);
    let Some(Format::Tables { games, .. }) = format else { return };
    for ((table, no), seats) in (1..).zip(first.0..).zip(tables) {
        let pod = Pod::new(MatchNo(no), (stage, round, table), seats, games, place);
        tournament.pods.push(Arc::new(pod));
    }
}
