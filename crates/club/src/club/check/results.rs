//! Results, corrections and the end.

use super::{next, text};
use chrono::NaiveDate;

use crate::club::refusal::{EventRefusal, Numbered, TextField};
use crate::club::tournament::Cause;
use crate::club::{Action, Club, Match, MatchState, Phase, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};

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
        is_to_be_played(id, played)?;
        played_by(id, played, sides)?;
        fits(tournament, played, outcome)
    }

    pub(super) fn may_correct(
        &self,
        id: TournamentId,
        no: MatchNo,
        sides: [PlayerId; 2],
        outcome: Outcome,
        [void, keep]: [&[MatchNo]; 2],
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        let played = match_of(tournament, no)?;
        let record = played.record.ok_or(Refusal::NotScored(id, no))?;
        if record.cause == Cause::Exit {
            return Err(Refusal::Event(EventRefusal::FromExit(id, no)));
        }
        played_by(id, played, sides)?;
        if record.outcome == outcome {
            return Err(Refusal::SameResult(id, no, outcome));
        }
        fits(tournament, played, outcome)?;
        let choice = tournament.correction(no, outcome);
        let sorted = |matches: &[MatchNo]| {
            let mut matches = matches.to_vec();
            matches.sort_unstable();
            matches
        };
        let (voids, keeps) = (sorted(void), sorted(keep));
        let falls = keeps.is_empty() && voids == choice.void;
        let stands = voids.is_empty() && !keeps.is_empty() && choice.keep.as_ref() == Some(&keeps);
        // A match that becomes void or that was not needed has to be played, and a closed tournament plays none.
        let closed = tournament.phase == Phase::Closed
            && !(choice.void.is_empty() && choice.open.is_empty());
        if stands || (falls && !closed) {
            return Ok(());
        }
        if closed {
            return Err(Refusal::ClosedToPlay(id, no, Box::new(choice)));
        }
        Err(Refusal::WouldVoid {
            tournament: id,
            no,
            choice: Box::new(choice),
            agreed: [voids, keeps].concat(),
        })
    }

    /// Whether a correction of a closed tournament says why.
    pub(super) fn says_why(
        &self,
        id: TournamentId,
        no: MatchNo,
        correction: &Action,
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        match reason {
            Some(reason) => text(TextField::Reason, reason),
            None if self.found(id)?.phase == Phase::Closed => {
                let correction = Box::new(correction.clone());
                Err(Refusal::Event(EventRefusal::ReasonMissing(id, no, correction)))
            }
            None => Ok(()),
        }
    }

    /// Whether a match that no draw made was played before a player of it left.
    pub(super) fn played_before_leaving(
        &self,
        id: TournamentId,
        sides: [PlayerId; 2],
        played_on: NaiveDate,
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        let has_gone = |player: &PlayerId| {
            tournament.exits.get(player).is_some_and(|exit| exit.on <= played_on)
        };
        match sides.into_iter().find(has_gone) {
            Some(player) => Err(Refusal::Event(EventRefusal::PlayedAfterLeaving(id, player))),
            None => Ok(()),
        }
    }

    pub(super) fn may_set_match_length(
        &self,
        id: TournamentId,
        no: MatchNo,
        length: Length,
        start: [u32; 2],
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let played = match_of(tournament, no)?;
        if let Some(record) = played.record {
            return Err(Refusal::AlreadyScored(id, no, record.outcome));
        }
        if !length.is_sound() || length == Length::Open {
            return Err(Refusal::UnsoundLength(length));
        }
        if !length.may_start_at(start) {
            return Err(Refusal::Event(EventRefusal::UnsoundStart(id, no, length)));
        }
        Ok(())
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
        if tournament.stage().is_none_or(|stage| stage.plan.format.has_draw()) {
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
        self.are_different_people(sides)?;
        for player in sides {
            self.is_not_entered_as_another(id, player)?;
        }
        let length = tournament.stage().map_or(Length::Open, |s| s.plan.lengths.of(round));
        // A match recorded afterwards brings its head start along.
        let start = outcome.played().map_or([0, 0], Score::starts);
        let is_sound = length == Length::Open || length.may_start_at(start);
        score_fits(id, no, length, false, if is_sound { start } else { [0, 0] }, outcome)
    }

    pub(super) fn may_close(&self, id: TournamentId) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        match tournament.phase {
            Phase::Registering => Err(Refusal::NotDrawn(id)),
            Phase::Closed => Err(Refusal::Closed(id)),
            Phase::Running => {
                if let Some(stage) = tournament.next_stage().filter(|stage| *stage > 1) {
                    return Err(Refusal::Event(EventRefusal::StageNotDrawn(id, stage)));
                }
                let left = tournament.rounds_left(tournament.current());
                if left > 0 {
                    let stage = tournament.current();
                    return Err(Refusal::Event(EventRefusal::RoundsLeft(id, stage, left)));
                }
                let open = tournament.matches.iter().filter(|played| played.state().is_open());
                let pods = tournament.open_pods(tournament.current());
                let open: Vec<MatchNo> = open.map(|played| played.no).chain(pods).collect();
                if open.is_empty() { Ok(()) } else { Err(Refusal::Unfinished(id, open)) }
            }
        }
    }
}

pub(super) fn match_of(tournament: &Tournament, no: MatchNo) -> Result<&Match, Refusal> {
    if tournament.phase == Phase::Registering {
        return Err(Refusal::NotDrawn(tournament.id));
    }
    let found = tournament.match_no(no).ok_or(Refusal::NoSuchMatch(tournament.id, no))?;
    Ok(found)
}

fn is_to_be_played(id: TournamentId, played: &Match) -> Result<(), Refusal> {
    match played.state() {
        MatchState::Bye => Err(Refusal::Event(EventRefusal::NoOpponent(id, played.no))),
        MatchState::Void => Err(Refusal::Event(EventRefusal::CountsForNobody(id, played.no))),
        _ => Ok(()),
    }
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
    let decisive = tournament.is_decisive(played);
    score_fits(tournament.id, played.no, played.length, decisive, played.start, outcome)
}

fn score_fits(
    id: TournamentId,
    no: MatchNo,
    length: Length,
    decisive: bool,
    start: [u32; 2],
    outcome: Outcome,
) -> Result<(), Refusal> {
    let (score, fitting) = match outcome {
        Outcome::Walkover(_) | Outcome::DoubleWalkover | Outcome::DoubleDisqualification => {
            return Ok(());
        }
        Outcome::Score(score) => (score, length.accepts(score, decisive)),
        Outcome::Retired(broken) | Outcome::Disqualified(broken) => {
            (broken.score, length.is_broken_at(broken.score, decisive))
        }
    };
    if score.starts() != start {
        return Err(Refusal::Event(EventRefusal::OtherStart(id, no, start)));
    }
    fitting.map_err(|fault| Refusal::BadScore(id, no, length, fault))
}
