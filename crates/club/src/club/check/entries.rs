//! Tournaments up to their draw.

use std::collections::HashSet;

use super::plan::is_sound;
use super::{next, text};
use crate::club::question::tags::{MOST, columns};
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, RatingRefusal, TextField};
use crate::club::{Club, Phase, Refusal, Tournament};
use crate::domain::format::{Seeding, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
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
        if plan.takes.is_some() || plan.fill.is_some() {
            return Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::TakesInStage(1))));
        }
        is_sound(plan)?;
        if plan.lots.is_some() && plan.seeding != Seeding::Random {
            return Err(Refusal::LotsMismatch(id));
        }
        Ok(())
    }

    pub(super) fn may_rename_tournament(
        &self,
        id: TournamentId,
        name: &str,
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        if tournament.name == name {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        self.may_name_tournament(id, name)
    }

    pub(super) fn may_set_tag(&self, id: TournamentId, tag: Option<&str>) -> Result<(), Refusal> {
        if self.found(id)?.tag.as_deref() == tag {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        let Some(tag) = tag else { return Ok(()) };
        text(TextField::Tag, tag)?;
        if columns(tag) > MOST {
            return Err(Refusal::Event(EventRefusal::LongTag(tag.to_owned())));
        }
        match self.tagged(tag) {
            Some(other) if other.id != id => {
                Err(Refusal::Event(EventRefusal::TagTaken(tag.to_owned(), other.id)))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn may_delete(&self, id: TournamentId, agreed: u32) -> Result<(), Refusal> {
        let results = self.found(id)?.results_entered();
        if results == agreed {
            Ok(())
        } else {
            Err(Refusal::Event(EventRefusal::HasResults(id, results)))
        }
    }

    fn may_name_tournament(&self, id: TournamentId, name: &str) -> Result<(), Refusal> {
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
                let is_in = tournament.has(player);
                let refusal = if is_in { Refusal::AlreadyEntered } else { Refusal::NamedTwice };
                return Err(refusal(id, player));
            }
            self.is_not_entered_as_another(id, player)?;
        }
        self.are_different_people(players.iter().copied())?;
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

    /// The tournament, if it takes entries.
    pub(super) fn registering(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        let recorded = tournament.stage().is_some_and(|stage| !stage.plan.format.has_draw());
        match tournament.phase {
            Phase::Registering => Ok(tournament),
            Phase::Running if recorded => Err(Refusal::HasNoDraw(id)),
            Phase::Running => Err(Refusal::AlreadyDrawn(id)),
            Phase::Closed => Err(Refusal::Closed(id)),
        }
    }
}

pub(super) fn are_the_entrants(tournament: &Tournament, order: &[PlayerId]) -> Result<(), Refusal> {
    let entered: HashSet<PlayerId> = tournament.entrants.iter().copied().collect();
    let given: HashSet<PlayerId> = order.iter().copied().collect();
    if given == entered && order.len() == entered.len() {
        Ok(())
    } else {
        let missing = tournament.entrants.iter().copied().filter(|one| !given.contains(one));
        Err(Refusal::NotTheEntrants(tournament.id, missing.collect()))
    }
}

fn most_entrants(tournament: &Tournament) -> usize {
    tournament.stage().map_or(usize::MAX, |stage| *stage.plan.format.entrants().end())
}

pub(super) fn entrant_count(tournament: &Tournament, entered: usize) -> Refusal {
    let takes = tournament.stage().map_or(0..=usize::MAX, |stage| stage.plan.format.entrants());
    let (least, most) = takes.into_inner();
    Refusal::EntrantCount { tournament: tournament.id, entered, least, most }
}
