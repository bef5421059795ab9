//! Conditions that several kinds ask for.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::club::refusal::{EventRefusal, Numbered, PersonRefusal, RatingRefusal, TextField};
use crate::club::tournament::{Exit, Stage};
use crate::club::{Club, Match, Phase, Player, Pod, Refusal, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::score::{Length, Outcome};

/// Refuses what does not hold. The refusal is made in any case; where that costs much, write an `if`.
pub(in crate::club) fn ensure(holds: bool, refusal: impl Into<Refusal>) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal.into()) }
}

/// Refuses a setting that the tournament has already.
pub(super) fn unless_same(same: bool, id: TournamentId) -> Result<(), Refusal> {
    ensure(!same, RatingRefusal::SameSetting(id))
}

impl Club {
    pub(super) fn found(&self, id: TournamentId) -> Result<&Arc<Tournament>, Refusal> {
        self.tournament(id).ok_or(Refusal::NoSuchTournament(id))
    }

    /// The registration under a number.
    pub(super) fn registered(&self, id: PlayerId) -> Result<&Player, Refusal> {
        self.registry().registration(id).map(AsRef::as_ref).ok_or(Refusal::NoSuchPlayer(id))
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

    /// The tournament, if players may be entered. A record of
    /// matches takes them too: players of whom no match is known.
    pub(super) fn entering(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        let is_open_record = tournament.is_record() && tournament.phase == Phase::Running;
        if is_open_record { Ok(tournament) } else { self.registering(id) }
    }

    /// The tournament, unless it is over.
    pub(super) fn not_closed(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        ensure(tournament.phase != Phase::Closed, Refusal::Closed(id))?;
        Ok(tournament)
    }

    /// The tournament, if it has started and is not closed.
    pub(super) fn in_play(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.not_closed(id)?;
        ensure(tournament.phase == Phase::Running, Refusal::NotDrawn(id))?;
        Ok(tournament)
    }

    /// A Swiss stage that is being played or is to be played.
    pub(super) fn swiss(
        &self,
        id: TournamentId,
        number: u32,
    ) -> Result<(&Tournament, &Stage), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        ensure(stage.plan.format.is_swiss(), EventRefusal::NoPairedRounds(id, number))?;
        ensure(number >= tournament.current(), EventRefusal::StageDecided(id, number))?;
        Ok((tournament, stage))
    }

    /// The number under which a person is an entrant of a tournament.
    pub fn entered_as(&self, tournament: TournamentId, player: PlayerId) -> Option<PlayerId> {
        let found = self.tournament(tournament)?;
        if found.has(player) {
            return Some(player);
        }
        found.entry_of(self.registry().numbers(player))
    }

    /// Whether no other number of the same person is an entrant.
    pub(super) fn is_not_entered_as_another(
        &self,
        tournament: TournamentId,
        given: PlayerId,
    ) -> Result<(), Refusal> {
        match self.entered_as(tournament, given) {
            Some(entered) if entered != given => {
                Err(PersonRefusal::EnteredAs { tournament, given, entered }.into())
            }
            _ => Ok(()),
        }
    }

    /// Whether no two of these numbers belong to one person.
    pub(super) fn are_different_people(
        &self,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Result<(), Refusal> {
        if !self.registry().has_mergers() {
            return Ok(());
        }
        let mut seen: HashMap<PlayerId, PlayerId> = HashMap::new();
        for player in players {
            if let Some(other) = seen.insert(self.registry().today(player), player)
                && other != player
            {
                return Err(PersonRefusal::AlreadyOne(other, player).into());
            }
        }
        Ok(())
    }

    /// Whether a correction of a closed tournament says why.
    pub(super) fn says_why(
        &self,
        id: TournamentId,
        no: MatchNo,
        reason: Option<&str>,
        correction: impl FnOnce() -> super::Action,
    ) -> Result<(), Refusal> {
        match reason {
            Some(reason) => text(TextField::Reason, reason),
            None if self.found(id)?.phase == Phase::Closed => {
                let correction = Box::new(correction());
                Err(EventRefusal::ReasonMissing(id, no, correction).into())
            }
            None => Ok(()),
        }
    }
}

/// Whether a text may be stored: something visible, cleaned, not too long.
pub(in crate::club) fn text(field: TextField, value: &str) -> Result<(), Refusal> {
    let length = value.chars().count();
    if value.is_empty() {
        Err(Refusal::Empty(field))
    } else if length > field.longest() {
        Err(Refusal::TooLong(field, length))
    } else if name::clean(value) != value {
        Err(Refusal::Unclean(field))
    } else {
        Ok(())
    }
}

/// Whether a new number is the next one.
pub(super) fn next(of: Numbered, given: u32, next: u32) -> Result<(), Refusal> {
    ensure(given == next, Refusal::NotTheNextNumber { of, given, next })
}

pub(super) fn match_of(tournament: &Tournament, no: MatchNo) -> Result<&Match, Refusal> {
    ensure(tournament.phase != Phase::Registering, Refusal::NotDrawn(tournament.id))?;
    tournament.match_no(no).map(AsRef::as_ref).ok_or_else(|| tournament.unlisted(no))
}

pub(super) fn pod_of(tournament: &Tournament, no: MatchNo) -> Result<&Pod, Refusal> {
    tournament.pod(no).map(AsRef::as_ref).ok_or_else(|| tournament.unlisted(no))
}

/// A stage that is drawn.
pub(super) fn drawn(tournament: &Tournament, number: u32) -> Result<&Stage, Refusal> {
    let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(tournament.id, number))?;
    match tournament.phase {
        _ if stage.draw.is_some() => Ok(stage),
        Phase::Registering => Err(Refusal::NotDrawn(tournament.id)),
        _ => Err(EventRefusal::StageNotDrawn(tournament.id, number).into()),
    }
}

/// Whether every match of a stage that `counts` is played.
pub(super) fn all_is_played(
    tournament: &Tournament,
    number: u32,
    counts: impl Fn(&Match) -> bool,
) -> Result<(), Refusal> {
    let open = tournament.matches_of(number).filter(|played| played.state().is_open());
    let open: Vec<MatchNo> = open.filter(|one| counts(one)).map(|played| played.no).collect();
    ensure(open.is_empty(), EventRefusal::StageUnfinished(tournament.id, number, open))
}

pub(super) fn plays_on(tournament: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    let left = |exit: &Exit| EventRefusal::HasLeft(tournament.id, player, exit.reason, exit.on);
    tournament.exits.get(&player).map_or(Ok(()), |exit| Err(left(exit).into()))
}

pub(super) fn are_the_entrants(tournament: &Tournament, order: &[PlayerId]) -> Result<(), Refusal> {
    let entered: HashSet<PlayerId> = tournament.entrants.iter().copied().collect();
    let given: HashSet<PlayerId> = order.iter().copied().collect();
    let missing = tournament.entrants.iter().copied().filter(|one| !given.contains(one));
    let refusal = Refusal::NotTheEntrants(tournament.id, missing.collect());
    ensure(given == entered && order.len() == entered.len(), refusal)
}

/// How many entrants the first stage takes.
pub(super) fn entrants_taken(tournament: &Tournament) -> RangeInclusive<usize> {
    tournament.stage().map_or(0..=usize::MAX, |stage| stage.plan.format.entrants())
}

pub(super) fn entrant_count(tournament: &Tournament, entered: usize) -> Refusal {
    let (least, most) = entrants_taken(tournament).into_inner();
    Refusal::EntrantCount { tournament: tournament.id, entered, least, most }
}

/// Whether `parts` hold every player of `players` once, each part within its size.
pub(super) fn is_a_division(
    id: TournamentId,
    players: &[PlayerId],
    parts: &[Vec<PlayerId>],
    sizes: RangeInclusive<usize>,
) -> Result<(), Refusal> {
    let mut wanted = players.to_vec();
    let mut given: Vec<PlayerId> = parts.iter().flatten().copied().collect();
    wanted.sort_unstable();
    given.sort_unstable();
    let fit = parts.iter().all(|part| sizes.contains(&part.len()));
    ensure(fit && wanted == given, EventRefusal::NotADivision(id))
}

/// Whether both players of a match are known and are these two.
pub(super) fn played_by(
    id: TournamentId,
    played: &Match,
    given: [PlayerId; 2],
) -> Result<(), Refusal> {
    match played.players() {
        None => Err(Refusal::Waiting(id, played.no, played.awaits())),
        Some(actual) if actual == given => Ok(()),
        Some(actual) => Err(Refusal::OtherSides { tournament: id, no: played.no, actual, given }),
    }
}

/// Whether a match of a draw can end in this outcome.
pub(super) fn fits(
    tournament: &Tournament,
    played: &Match,
    outcome: Outcome,
) -> Result<(), Refusal> {
    let decisive = tournament.is_decisive(played);
    score_fits((tournament.id, played.no), played.length, decisive, played.start, outcome)
}

/// Whether a match of a length, begun at `start`, can end in this outcome.
pub(super) fn score_fits(
    (id, no): (TournamentId, MatchNo),
    length: Length,
    decisive: bool,
    start: [u32; 2],
    outcome: Outcome,
) -> Result<(), Refusal> {
    let (score, fitting) = match outcome {
        Outcome::Score(score) => (score, length.accepts(score, decisive)),
        Outcome::Retired(broken) | Outcome::Disqualified(broken) => {
            (broken.score, length.is_broken_at(broken.score, decisive))
        }
        Outcome::Walkover(_)
        | Outcome::WinnerOnly(_)
        | Outcome::DoubleWalkover
        | Outcome::DoubleDisqualification => return Ok(()),
    };
    ensure(score.starts() == start, EventRefusal::OtherStart(id, no, start))?;
    fitting.map_err(|fault| Refusal::BadScore(id, no, length, fault))
}
