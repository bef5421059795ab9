//! Tournaments up to their draw.

use std::collections::HashSet;

use super::{next, text};
use crate::club::refusal::{Numbered, TextField};
use crate::club::{Club, Phase, Refusal, Tournament};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;

impl Club {
    pub(super) fn may_create(
        &self,
        id: TournamentId,
        name: &str,
        list: ListId,
        plan: &StagePlan,
    ) -> Result<(), Refusal> {
        next(Numbered::Tournament, id.0, self.next_tournament().0)?;
        self.may_name_tournament(id, name)?;
        if self.list(list).is_none() {
            return Err(Refusal::NoSuchList(list));
        }
        let lengths = std::iter::once(plan.lengths.usual)
            .chain(plan.lengths.rounds.iter().map(|rule| rule.length));
        for length in lengths {
            let open = length == Length::Open && plan.format != Format::Recorded;
            if open || !length.is_sound() {
                return Err(Refusal::UnsoundLength(length));
            }
        }
        if plan.lots.is_some() && plan.seeding != Seeding::Random {
            return Err(Refusal::LotsMismatch(id));
        }
        Ok(())
    }

    pub(super) fn may_name_tournament(&self, id: TournamentId, name: &str) -> Result<(), Refusal> {
        text(TextField::Tournament, name)?;
        match self.tournament_called(name) {
            Some(other) if other.id != id => {
                Err(Refusal::TournamentNameTaken(other.name.clone(), other.id))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn may_enter(&self, id: TournamentId, players: &[PlayerId]) -> Result<(), Refusal> {
        let tournament = self.registering(id)?;
        let mut entered: HashSet<PlayerId> = tournament.entrants.iter().copied().collect();
        for &player in players {
            self.registered(player)?;
            if !entered.insert(player) {
                return Err(Refusal::AlreadyEntered(id, player));
            }
        }
        let (count, most) = (entered.len(), most_entrants(tournament));
        if count > most { Err(entrant_count(tournament, count)) } else { Ok(()) }
    }

    pub(super) fn may_remove_entrant(
        &self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<(), Refusal> {
        self.registered(player)?;
        if self.registering(id)?.has(player) {
            Ok(())
        } else {
            Err(Refusal::NotEntered(id, player))
        }
    }

    pub(super) fn may_order(&self, id: TournamentId, order: &[PlayerId]) -> Result<(), Refusal> {
        are_the_entrants(self.registering(id)?, order)
    }

    pub(super) fn may_draw(
        &self,
        id: TournamentId,
        stage: u32,
        seeds: &[PlayerId],
        lots: Option<u64>,
    ) -> Result<(), Refusal> {
        let tournament = self.registering(id)?;
        let planned = match usize::try_from(stage) {
            Ok(stage) if stage == tournament.stages.len() => tournament.stage(),
            _ => None,
        };
        let plan = &planned.ok_or(Refusal::NoSuchStage(id, stage))?.plan;
        are_the_entrants(tournament, seeds)?;
        if !plan.format.entrants().contains(&seeds.len()) {
            return Err(entrant_count(tournament, seeds.len()));
        }
        if lots.is_some() != (plan.seeding == Seeding::Random) {
            return Err(Refusal::LotsMismatch(id));
        }
        Ok(())
    }

    /// The tournament, if it takes entries.
    fn registering(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        let recorded = tournament.stage().is_some_and(|s| s.plan.format == Format::Recorded);
        match tournament.phase {
            Phase::Registering => Ok(tournament),
            Phase::Running if recorded => Err(Refusal::HasNoDraw(id)),
            Phase::Running => Err(Refusal::AlreadyDrawn(id)),
            Phase::Closed => Err(Refusal::Closed(id)),
        }
    }
}

fn are_the_entrants(tournament: &Tournament, order: &[PlayerId]) -> Result<(), Refusal> {
    let entered: HashSet<PlayerId> = tournament.entrants.iter().copied().collect();
    let given: HashSet<PlayerId> = order.iter().copied().collect();
    if given == entered && order.len() == entered.len() {
        Ok(())
    } else {
        Err(Refusal::NotTheEntrants(tournament.id))
    }
}

fn most_entrants(tournament: &Tournament) -> usize {
    tournament.stage().map_or(usize::MAX, |stage| *stage.plan.format.entrants().end())
}

fn entrant_count(tournament: &Tournament, entered: usize) -> Refusal {
    let takes = tournament.stage().map_or(0..=usize::MAX, |stage| stage.plan.format.entrants());
    let (least, most) = takes.into_inner();
    Refusal::EntrantCount { tournament: tournament.id, entered, least, most }
}
