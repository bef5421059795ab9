use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::ensure;
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Fact, Place, Refusal, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Puts the right player in the place of one entered by mistake, results included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplaceEntrant {
    pub tournament: TournamentId,
    pub from: PlayerId,
    pub to: PlayerId,
    /// The right player's rating as it stands, where standings or pairings look at ratings; none where it stays,
    /// since both numbers are one person's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
}

impl Kind for ReplaceEntrant {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, from, to, rating } = *self;
        let tournament = club.found(id)?;
        club.registered(from)?;
        club.registered(to)?;
        ensure(tournament.has(from), Refusal::NotEntered(id, from))?;
        ensure(!tournament.has(to), EventRefusal::ReplacementEntered(id, from, to))?;
        let fits = rating.is_none_or(|new| new.is_finite() && tournament.is_rated(from));
        ensure(fits, EventRefusal::RatingsMismatch(id))?;
        // Both may be numbers of one person.
        if club.registry().today(from) != club.registry().today(to) {
            club.is_not_entered_as_another(id, to)?;
        }
        self.may_sit_down(club)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.score(self.tournament, |found| self.replace(found));
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        vec![Fact::effect(&self.clone().into(), club)]
    }
}

impl ReplaceEntrant {
    /// Whether the right player can take the seat of the wrong one: not if the
    /// wrong one sits at a table here and the right one at a table already.
    fn may_sit_down(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, from, to, .. } = *self;
        let seated = || club.at_tables().map(|(there, played, _)| (there.id, played));
        let here = seated().any(|(there, played)| there == id && played.players().contains(&from));
        let elsewhere = seated().find(|(_, played)| club.is_among(&played.players(), to));
        match elsewhere.filter(|_| here) {
            Some((other, played)) => Err(EventRefusal::Busy(to, other, played.no()).into()),
            None => Ok(()),
        }
    }

    /// Puts the right player wherever the wrong one stands, with a rating of their own where one is given.
    fn replace(&self, tournament: &mut Tournament) {
        let Self { from, to, rating, .. } = *self;
        let right = |player: PlayerId| if player == from { to } else { player };
        tournament.entrants.replace(from, to);
        for stage in &mut tournament.stages {
            if let Some(draw) = &mut stage.draw {
                draw.replace(from, to, rating);
            }
            stage.swiss.replace(from, to);
            for tie in &mut stage.ties {
                tie.order.iter_mut().for_each(|player| *player = right(*player));
            }
        }
        for played in tournament.matches.iter_mut() {
            let seated = played.slots.contains(&Slot::Entrant(from));
            let recorded = played.record.is_some_and(|record| record.sides.contains(&from));
            if !(seated || recorded || played.has(from)) {
                continue;
            }
            let played = Arc::make_mut(played);
            played.sides = played.sides.map(|side| side.map(right));
            played.slots = played.slots.map(|slot| match slot {
                Slot::Entrant(player) => Slot::Entrant(right(player)),
                other => other,
            });
            if let Some(record) = &mut played.record {
                record.sides = record.sides.map(right);
            }
        }
        for pod in &mut tournament.pods {
            if pod.seats.contains(&from) {
                Arc::make_mut(pod).replace(from, to);
            }
        }
        if let Some(exit) = tournament.exits.remove(&from) {
            tournament.exits.insert(to, exit);
        }
    }
}
