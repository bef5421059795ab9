//! Who is not to be paired in a Swiss, at all or with whom.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{ensure, plays_on, unless_same};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Absence, in_order};
use crate::club::{Club, Place, Refusal};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;

/// Says that an entrant of a Swiss is not to be paired in some rounds to come, or is after all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetAbsence {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    pub player: PlayerId,
    /// The first of these rounds.
    pub from: u32,
    /// The last of them; none for all to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
    /// The kind of bye; none where the player is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<AskedBye>,
}

impl Kind for SetAbsence {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, player, from, until, bye } = *self;
        let (tournament, stage) = club.swiss(id, number)?;
        ensure(tournament.has(player), Refusal::NotEntered(id, player))?;
        plays_on(tournament, player)?;
        let next = tournament.last_round(number) + 1;
        let planned = tournament.planned_rounds(number).unwrap_or(0);
        let last = until.unwrap_or(planned);
        let are_to_come = next <= from && from <= last && last <= planned;
        ensure(are_to_come, EventRefusal::NotTheseRounds(id, (next, planned)))?;
        unless_same((from..=last).all(|round| stage.swiss.asked(player, round) == bye), id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let Self { tournament, stage, player, from, until, bye } = *self;
        club.change(tournament, |found| {
            if let Some(found) = found.stage_at(stage) {
                found.swiss.absences.push(Absence { player, from, until, bye });
            }
        });
    }
}

/// Says that two are not to be paired with each other, or may be again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForbidPair {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    pub pair: [PlayerId; 2],
    pub forbidden: bool,
}

impl Kind for ForbidPair {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, pair, forbidden } = *self;
        let (tournament, stage) = club.swiss(id, number)?;
        if let Some(stranger) = pair.into_iter().find(|player| !tournament.has(*player)) {
            return Err(Refusal::NotEntered(id, stranger));
        }
        ensure(pair[0] != pair[1], Refusal::AgainstThemself(pair[0]))?;
        unless_same(stage.swiss.forbidden.contains(&in_order(pair)) == forbidden, id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let pair = in_order(self.pair);
        club.change(self.tournament, |found| match found.stage_at(self.stage) {
            Some(found) if self.forbidden => {
                found.swiss.forbidden.insert(pair);
            }
            Some(found) => {
                found.swiss.forbidden.remove(&pair);
            }
            None => {}
        });
    }
}
