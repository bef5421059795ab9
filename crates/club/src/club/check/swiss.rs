//! Rounds of a Swiss.

use super::next;
use super::stages::drawn;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, RatingRefusal};
use crate::club::tournament::{Stage, in_order};
use crate::club::{Club, Refusal, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;

/// The most rounds that a Swiss can have.
pub(in crate::club) const ROUNDS: u32 = 64;

impl Club {
    pub(super) fn may_draw_pairings(
        &self,
        id: TournamentId,
        (number, round, again): (u32, u32, bool),
        pairs: &[[PlayerId; 2]],
        others: impl Iterator<Item = PlayerId>,
        lots: Option<u64>,
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let before;
        let tournament = if again {
            drawn(tournament, number)?;
            before = tournament.before_last_round(number)?;
            &before
        } else {
            tournament
        };
        let stage = drawn(tournament, number)?;
        let Format::Swiss { rounds, colours } = stage.plan.format else {
            return Err(Refusal::Event(EventRefusal::NoPairedRounds(id, number)));
        };
        if number != tournament.current() {
            return Err(Refusal::Event(EventRefusal::StageDecided(id, number)));
        }
        if tournament.rounds_left(number) == 0 {
            return Err(Refusal::Event(EventRefusal::RoundsOver(id, number, rounds)));
        }
        next(Numbered::Round, round, tournament.last_round(number).saturating_add(1))?;
        all_is_played(tournament, number)?;
        if lots.is_some() != (colours && round == 1) {
            return Err(Refusal::LotsMismatch(id));
        }
        let given: Vec<PlayerId> = pairs.iter().flatten().copied().chain(others).collect();
        each_once(id, tournament.to_be_paired(number), given)?;
        if pairs.is_empty() {
            return Err(Refusal::Event(EventRefusal::NobodyToPair(id, round)));
        }
        Ok(())
    }

    pub(super) fn may_set_absence(
        &self,
        id: TournamentId,
        number: u32,
        player: PlayerId,
        (from, until): (u32, Option<u32>),
        bye: Option<AskedBye>,
    ) -> Result<(), Refusal> {
        let (tournament, stage) = self.swiss(id, number)?;
        if !tournament.has(player) {
            return Err(Refusal::NotEntered(id, player));
        }
        if tournament.has_left(player) {
            return Err(Refusal::Event(EventRefusal::HasLeft(id, player)));
        }
        let next = tournament.last_round(number) + 1;
        let planned = planned(stage);
        let last = until.unwrap_or(planned);
        if from < next || last < from || last > planned {
            let rounds = (next, planned);
            return Err(Refusal::Event(EventRefusal::NotTheseRounds(id, rounds)));
        }
        if (from..=last).all(|round| stage.swiss.asked(player, round) == bye) {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_forbid(
        &self,
        id: TournamentId,
        number: u32,
        pair: [PlayerId; 2],
        forbidden: bool,
    ) -> Result<(), Refusal> {
        let (tournament, stage) = self.swiss(id, number)?;
        if let Some(stranger) = pair.into_iter().find(|player| !tournament.has(*player)) {
            return Err(Refusal::NotEntered(id, stranger));
        }
        if pair[0] == pair[1] {
            return Err(Refusal::AgainstThemself(pair[0]));
        }
        if stage.swiss.forbidden.contains(&in_order(pair)) == forbidden {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_set_rounds(
        &self,
        id: TournamentId,
        number: u32,
        rounds: u32,
    ) -> Result<(), Refusal> {
        let (tournament, stage) = self.swiss(id, number)?;
        let least = tournament.last_round(number).max(1);
        if !(least..=ROUNDS).contains(&rounds) {
            return Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Rounds(least))));
        }
        if planned(stage) == rounds {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    /// A late entry brings a rating in a Swiss only.
    pub(super) fn rating_is_sound(
        &self,
        id: TournamentId,
        rating: Option<f64>,
    ) -> Result<(), Refusal> {
        let swiss = self.found(id)?.stage_no(1).is_some_and(|stage| stage.plan.format.is_swiss());
        let sound = rating.is_none_or(|rating| swiss && rating.is_finite());
        if sound { Ok(()) } else { Err(Refusal::Event(EventRefusal::RatingsMismatch(id))) }
    }

    /// A Swiss stage that is being played or is to be played.
    pub(super) fn swiss(
        &self,
        id: TournamentId,
        number: u32,
    ) -> Result<(&Tournament, &Stage), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        if !stage.plan.format.is_swiss() {
            return Err(Refusal::Event(EventRefusal::NoPairedRounds(id, number)));
        }
        if number < tournament.current() {
            return Err(Refusal::Event(EventRefusal::StageDecided(id, number)));
        }
        Ok((tournament, stage))
    }
}

fn planned(stage: &Stage) -> u32 {
    if let Format::Swiss { rounds, .. } = stage.plan.format { rounds } else { 0 }
}

/// Whether no match of a stage is still to be played.
pub(super) fn all_is_played(tournament: &Tournament, number: u32) -> Result<(), Refusal> {
    let open = tournament.matches_of(number).filter(|played| played.state().is_open());
    let open: Vec<MatchNo> = open.map(|played| played.no).collect();
    if open.is_empty() {
        return Ok(());
    }
    Err(Refusal::Event(EventRefusal::StageUnfinished(tournament.id, number, open)))
}

/// Whether the players given are exactly those who are there, each of them once.
fn each_once(
    id: TournamentId,
    mut wanted: Vec<PlayerId>,
    mut given: Vec<PlayerId>,
) -> Result<(), Refusal> {
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted == given {
        return Ok(());
    }
    let twice = given.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]);
    let strange = given.iter().copied().filter(|player| !wanted.contains(player));
    let missing = wanted.iter().copied().filter(|player| !given.contains(player));
    let mut wrong: Vec<PlayerId> = twice.chain(strange).chain(missing).collect();
    wrong.dedup();
    Err(Refusal::Event(EventRefusal::NotEachOnce(id, wrong)))
}
