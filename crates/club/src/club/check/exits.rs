//! Late entries, withdrawals and replaced entrants.

use crate::club::refusal::{EventRefusal, RatingRefusal};
use crate::club::tournament::LatePlace;
use crate::club::{Club, Phase, Refusal, Tournament};
use crate::domain::exit::ExitEffect;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

impl Club {
    pub(super) fn may_enter_late(
        &self,
        id: TournamentId,
        player: PlayerId,
        group: Option<u32>,
        seed: Option<u32>,
    ) -> Result<(), Refusal> {
        self.registered(player)?;
        let tournament = self.in_play(id)?;
        if tournament.has(player) {
            return Err(Refusal::AlreadyEntered(id, player));
        }
        self.is_not_entered_as_another(id, player)?;
        match tournament.late_place(group, seed) {
            Some(place) if tournament.has_late_place(place) => Ok(()),
            _ => Err(Refusal::Event(match tournament.late_entries() {
                Ok(places) => EventRefusal::NoLatePlace(id, places),
                Err(closed) => EventRefusal::LateEntriesClosed(id, closed),
            })),
        }
    }

    pub(super) fn may_set_late_entries(&self, id: TournamentId, until: u32) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(1).ok_or(Refusal::NoSuchStage(id, 1))?;
        if !stage.plan.format.is_round_robin() {
            return Err(Refusal::Event(EventRefusal::NoLateRound(id)));
        }
        if tournament.current() > 1 {
            return Err(Refusal::Event(EventRefusal::StageDecided(id, 1)));
        }
        if until == stage.plan.late_until() {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_replace(
        &self,
        id: TournamentId,
        from: PlayerId,
        to: PlayerId,
        rating: Option<f64>,
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        self.registered(from)?;
        self.registered(to)?;
        if !tournament.has(from) {
            Err(Refusal::NotEntered(id, from))
        } else if tournament.has(to) {
            Err(Refusal::Event(EventRefusal::ReplacementEntered(id, from, to)))
        } else if rating.is_some_and(|new| !new.is_finite() || !tournament.is_rated(from)) {
            Err(Refusal::Event(EventRefusal::RatingsMismatch(id)))
        } else {
            // The wrong one may be the right one's other number.
            if self.registry().today(from) != self.registry().today(to) {
                self.is_not_entered_as_another(id, to)?;
            }
            self.may_sit_down_for(id, from, to)
        }
    }

    /// Whether `to` is not at a table elsewhere while `from`, whose place it is, is at one here.
    fn may_sit_down_for(
        &self,
        id: TournamentId,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<(), Refusal> {
        let seated = || self.at_tables().map(|(there, played, _)| (there.id, played));
        let here = seated().any(|(there, played)| there == id && played.players().contains(&from));
        let elsewhere = seated().find(|(_, played)| self.is_among(&played.players(), to));
        match elsewhere.filter(|_| here) {
            Some((other, played)) => {
                Err(Refusal::Event(EventRefusal::Busy(to, other, played.no())))
            }
            None => Ok(()),
        }
    }

    pub(super) fn may_withdraw(
        &self,
        id: TournamentId,
        player: PlayerId,
        effect: ExitEffect,
    ) -> Result<(), Refusal> {
        self.registered(player)?;
        let tournament = self.in_play(id)?;
        if !tournament.has(player) {
            return Err(Refusal::NotEntered(id, player));
        }
        if tournament.has_left(player) {
            return Err(Refusal::Event(EventRefusal::HasLeft(id, player)));
        }
        let round_robin =
            tournament.stage().is_some_and(|stage| stage.plan.format.is_round_robin());
        if effect != ExitEffect::ForfeitRest && !round_robin {
            return Err(Refusal::Event(EventRefusal::EffectNotHere(id, effect)));
        }
        Ok(())
    }

    fn in_play(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        match tournament.phase {
            Phase::Registering => Err(Refusal::NotDrawn(id)),
            Phase::Running => Ok(tournament),
            Phase::Closed => Err(Refusal::Closed(id)),
        }
    }
}

impl Tournament {
    /// The place that an action names.
    pub(in crate::club) fn late_place(
        &self,
        group: Option<u32>,
        seed: Option<u32>,
    ) -> Option<LatePlace> {
        let format = self.stage()?.plan.format;
        match (group, seed) {
            (None, Some(number)) if format.is_swiss() => Some(LatePlace::Number(number)),
            (None, Some(seed)) => Some(LatePlace::Seed(seed)),
            (Some(_), None) => Some(LatePlace::Group(group)),
            (None, None) if format.draws_rounds() => Some(LatePlace::NextRound),
            (None, None) => Some(LatePlace::Group(None)),
            (Some(_), Some(_)) => None,
        }
    }
}
