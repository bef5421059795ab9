//! Results, corrections and the end.

use super::{next, text};
use crate::club::refusal::{Numbered, TextField};
use crate::club::{Club, Match, MatchState, Phase, Refusal, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

impl Club {
    pub(super) fn may_record(
        &self,
        id: TournamentId,
        no: MatchNo,
        sides: [PlayerId; 2],
        outcome: Outcome,
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        let played = match_of(tournament, no)?;
        if let Some(record) = played.record {
            return Err(Refusal::AlreadyScored(id, no, record.outcome));
        }
        if tournament.phase == Phase::Closed {
            return Err(Refusal::Closed(id));
        }
        played_by(id, played, sides)?;
        fits(tournament, played, outcome)
    }

    pub(super) fn may_correct(
        &self,
        id: TournamentId,
        no: MatchNo,
        sides: [PlayerId; 2],
        outcome: Outcome,
        void: &[MatchNo],
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        let played = match_of(tournament, no)?;
        let record = played.record.ok_or(Refusal::NotScored(id, no))?;
        played_by(id, played, sides)?;
        if record.outcome == outcome {
            return Err(Refusal::SameResult(id, no, outcome));
        }
        fits(tournament, played, outcome)?;
        let voided = tournament.ripple(no, outcome).voided;
        let mut agreed = void.to_vec();
        agreed.sort_unstable();
        // A match that falls has to be played again, and a closed tournament plays none.
        if tournament.phase == Phase::Closed && !voided.is_empty() {
            return Err(Refusal::ClosedToPlay(id, no, voided));
        }
        if agreed == voided {
            Ok(())
        } else {
            Err(Refusal::WouldVoid { tournament: id, no, voided, agreed })
        }
    }

    pub(super) fn may_record_match(
        &self,
        id: TournamentId,
        no: MatchNo,
        round: &RoundName,
        sides: [PlayerId; 2],
        outcome: Outcome,
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        if tournament.stage().is_none_or(|stage| stage.plan.format != Format::Recorded) {
            return Err(Refusal::HasDraw(id));
        }
        if tournament.phase == Phase::Closed {
            return Err(Refusal::Closed(id));
        }
        next(Numbered::Match, no.0, self.next_match(id).0)?;
        if let RoundName::Named(name) = round {
            text(TextField::Round, name)?;
        }
        for player in sides {
            self.registered(player)?;
        }
        if sides[0] == sides[1] {
            return Err(Refusal::AgainstThemself(sides[0]));
        }
        let length = tournament.stage().map_or(Length::Open, |s| s.plan.lengths.of(round));
        score_fits(id, no, length, false, outcome)
    }

    pub(super) fn may_close(&self, id: TournamentId) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        match tournament.phase {
            Phase::Registering => Err(Refusal::NotDrawn(id)),
            Phase::Closed => Err(Refusal::Closed(id)),
            Phase::Running => {
                let open: Vec<MatchNo> = tournament
                    .matches
                    .iter()
                    .filter(|played| played.state() != MatchState::Finished)
                    .map(|played| played.no)
                    .collect();
                if open.is_empty() { Ok(()) } else { Err(Refusal::Unfinished(id, open)) }
            }
        }
    }
}

fn match_of(tournament: &Tournament, no: MatchNo) -> Result<&Match, Refusal> {
    if tournament.phase == Phase::Registering {
        return Err(Refusal::NotDrawn(tournament.id));
    }
    let found = tournament.match_no(no).ok_or(Refusal::NoSuchMatch(tournament.id, no))?;
    Ok(found)
}

/// Whether exactly these two play it, both known.
fn played_by(id: TournamentId, played: &Match, given: [PlayerId; 2]) -> Result<(), Refusal> {
    match played.players() {
        None => Err(Refusal::Waiting(id, played.no, played.awaits())),
        Some(actual) if actual == given => Ok(()),
        Some(actual) => Err(Refusal::OtherSides { tournament: id, no: played.no, actual, given }),
    }
}

fn fits(tournament: &Tournament, played: &Match, outcome: Outcome) -> Result<(), Refusal> {
    let decisive = tournament.stage_of(played).is_some_and(|stage| stage.plan.format.is_decisive());
    score_fits(tournament.id, played.no, played.length, decisive, outcome)
}

fn score_fits(
    id: TournamentId,
    no: MatchNo,
    length: Length,
    decisive: bool,
    outcome: Outcome,
) -> Result<(), Refusal> {
    match outcome {
        Outcome::Walkover(_) => Ok(()),
        Outcome::Score(score) => length
            .accepts(score, decisive)
            .map_err(|fault| Refusal::BadScore(id, no, length, fault)),
    }
}
