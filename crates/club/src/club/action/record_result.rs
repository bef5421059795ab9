use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{ensure, fits, match_of, played_by};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Cause, Later};
use crate::club::{Club, MatchRecord, MatchState, Phase, Place, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// Records how a match of a draw ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// The players, so that a result never counts for other players.
    pub sides: [PlayerId; 2],
    pub outcome: Outcome,
    /// The day it was played.
    pub played_on: NaiveDate,
}

impl Kind for RecordResult {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, sides, outcome, .. } = *self;
        let tournament = club.found(id)?;
        let played = match_of(tournament, no)?;
        if let Some(record) = played.record {
            return Err(Refusal::AlreadyScored(id, no, record.outcome));
        }
        ensure(tournament.phase != Phase::Closed, Refusal::Closed(id))?;
        match played.state() {
            MatchState::Bye => return Err(EventRefusal::NoOpponent(id, no).into()),
            MatchState::Void => return Err(EventRefusal::CountsForNobody(id, no).into()),
            _ => {}
        }
        played_by(id, played, sides)?;
        fits(tournament, played, outcome)
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let Self { tournament, no, sides, outcome, played_on } = *self;
        let record = MatchRecord { sides, outcome, played_on, place, cause: Cause::Entered };
        club.score(tournament, |found| {
            found.hear(no, None);
            found.set(no, Some(record), Later::Falls, place);
        });
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.played_on)
    }
}
