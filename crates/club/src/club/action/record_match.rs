use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::conditions::{ensure, score_fits, text};
use super::{Kind, NewNumber};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::tournament::Cause;
use crate::club::{Club, Match, MatchRecord, Phase, Place, Refusal, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Outcome, Score};

/// Adds a finished match to a tournament without a draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordMatch {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub round: RoundName,
    pub sides: [PlayerId; 2],
    pub outcome: Outcome,
    /// The day it was played.
    pub played_on: NaiveDate,
}

impl Kind for RecordMatch {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, ref round, sides, outcome, played_on } = *self;
        let tournament = club.found(id)?;
        ensure(!tournament.has_draw(), Refusal::HasDraw(id))?;
        ensure(tournament.phase != Phase::Closed, Refusal::Closed(id))?;
        club.is_next(NewNumber::Match(self.tournament, self.no))?;
        if let RoundName::Named(name) = round {
            text(TextField::Round, name)?;
        }
        for player in sides {
            club.registered(player)?;
        }
        ensure(sides[0] != sides[1], Refusal::AgainstThemself(sides[0]))?;
        club.are_different_people(sides)?;
        for player in sides {
            club.is_not_entered_as_another(id, player)?;
        }
        let length = length(tournament, round);
        // A match recorded afterwards brings its head start along.
        let start = outcome.played().map_or([0, 0], Score::starts);
        let is_sound = length == Length::Open || length.may_start_at(start);
        score_fits((id, no), length, false, if is_sound { start } else { [0, 0] }, outcome)?;
        let left = |player| Some((player, tournament.exits.get(&player)?));
        match sides.into_iter().filter_map(left).find(|(_, exit)| exit.on <= played_on) {
            Some((player, exit)) => {
                let (reason, on) = (exit.reason, exit.on);
                Err(EventRefusal::PlayedAfterLeaving(id, player, reason, on).into())
            }
            None => Ok(()),
        }
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let Self { tournament, no, ref round, sides, outcome, played_on } = *self;
        let record = MatchRecord { sides, outcome, played_on, place, cause: Cause::Entered };
        club.score(tournament, |found| {
            for player in sides {
                found.entrants.enter(player);
            }
            let (length, slots) = (length(found, round), sides.map(Slot::Entrant));
            let played = Match::new(found.current(), no, round.clone(), slots, length);
            let sides = sides.map(Some);
            found.matches.push(Arc::new(Match { sides, record: Some(record), ..played }));
        });
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.played_on)
    }

    fn issues(&self) -> Option<NewNumber> {
        Some(NewNumber::Match(self.tournament, self.no))
    }
}

fn length(tournament: &Tournament, round: &RoundName) -> Length {
    tournament.stage().map_or(Length::Open, |stage| stage.plan.lengths.of(round))
}
