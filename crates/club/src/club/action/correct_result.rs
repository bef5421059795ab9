use serde::{Deserialize, Serialize};

use super::conditions::{ensure, fits, match_of, played_by};
use super::{Kind, Public};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Cause, Later};
use crate::club::{Club, MatchRecord, Phase, Place, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// Replaces a recorded result. The match keeps its day and its place in the order of ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectResult {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub sides: [PlayerId; 2],
    /// How it really ended.
    pub outcome: Outcome,
    /// The later results that the operator agrees to lose: exactly those whose players change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub void: Vec<MatchNo>,
    /// The later results that stand for the other player instead: exactly those in which the
    /// names of the two were exchanged as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keep: Vec<MatchNo>,
    /// Why, which a closed tournament needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Kind for CorrectResult {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, sides, outcome, .. } = *self;
        let tournament = club.found(id)?;
        let played = match_of(tournament, no)?;
        let record = played.record.ok_or(Refusal::NotScored(id, no))?;
        ensure(record.cause != Cause::Exit, EventRefusal::FromExit(id, no))?;
        played_by(id, played, sides)?;
        ensure(record.outcome != outcome, Refusal::SameResult(id, no, outcome))?;
        fits(tournament, played, outcome)?;
        self.agrees_to_what_follows(tournament)?;
        club.says_why(id, no, self.reason.as_deref(), || self.clone().into())
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let Self { tournament, no, outcome, .. } = *self;
        let later = if self.keep.is_empty() { Later::Falls } else { Later::Stands };
        club.score(tournament, |found| {
            let record = found.match_no(no).and_then(|played| played.record);
            let corrected = record.map(|record| MatchRecord { outcome, ..record });
            found.set(no, corrected, later, place);
        });
    }

    fn public(&self, _: &Club) -> Public {
        Public::Instead(Self { reason: None, ..self.clone() }.into())
    }

    rests_on!(result);
}

impl CorrectResult {
    /// Whether it names exactly the later results that fall or stand.
    fn agrees_to_what_follows(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let (id, no) = (self.tournament, self.no);
        let choice = tournament.correction(no, self.outcome);
        let sorted = |matches: &[MatchNo]| {
            let mut matches = matches.to_vec();
            matches.sort_unstable();
            matches
        };
        let (voids, keeps) = (sorted(&self.void), sorted(&self.keep));
        let falls = keeps.is_empty() && voids == choice.void;
        let stands = voids.is_empty() && !keeps.is_empty() && choice.keep.as_ref() == Some(&keeps);
        // A match that becomes void or that was not needed has to be played, and a closed tournament plays none.
        let closed = tournament.phase == Phase::Closed
            && !(choice.void.is_empty() && choice.open.is_empty());
        if stands || (falls && !closed) {
            return Ok(());
        }
        let choice = Box::new(choice);
        if closed {
            return Err(Refusal::ClosedToPlay(id, no, choice));
        }
        Err(Refusal::WouldVoid { tournament: id, no, choice, agreed: [voids, keeps].concat() })
    }
}
