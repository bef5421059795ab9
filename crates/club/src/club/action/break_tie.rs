//! Equals on every tie-break: an order by decision or lots, or a match between two.

use serde::{Deserialize, Serialize};

use super::conditions::{all_is_played, drawn, ensure, next, text};
use super::{Kind, NewNumber, Public};
use crate::club::refusal::{EventRefusal, Numbered, TextField};
use crate::club::tournament::TieBreak;
use crate::club::{Club, Match, Phase, Place, Refusal, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::chance;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Length;

/// Decides the order among entrants tied on every tie-break.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreakTie {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    /// The equals, the best first.
    pub order: Vec<PlayerId>,
    /// The seed of the lots; none where it was decided outside the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// How it was decided outside the program, in the words of the organiser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Kind for BreakTie {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage, ref order, lots, ref reason } = *self;
        let reason = reason.as_deref();
        reason.map_or(Ok(()), |reason| text(TextField::Reason, reason))?;
        let tied = club.tied(id, stage, order.first().copied(), |_| true)?;
        let is_over = club.found(id)?.phase == Phase::Closed;
        ensure(!is_over || reason.is_some(), EventRefusal::LotsAfterClose(id))?;
        let mut sorted = order.clone();
        sorted.sort_unstable();
        ensure(tied.len() > 1 && sorted == tied, not_tied(club.found(id)?, stage, order))?;
        let mut drawn = tied;
        let Some(seed) = lots else { return Ok(()) };
        chance::shuffle(&mut drawn, seed);
        ensure(drawn == *order, EventRefusal::NotTheLots(id))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let Self { tournament, stage, order, lots, reason } = self.clone();
        club.change(tournament, |found| {
            if let Some(stage) = found.stage_at(stage) {
                stage.ties.push(TieBreak { order, lots, reason });
            }
        });
    }

    fn public(&self, _: &Club) -> Public {
        Public::Instead(Self { reason: None, ..self.clone() }.into())
    }
}

/// Adds a match between two tied entrants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddPlayOff {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub sides: [PlayerId; 2],
    /// How long it is.
    pub length: Length,
}

impl Kind for AddPlayOff {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage, no, sides, length } = *self;
        club.not_closed(id)?;
        next(Numbered::Match, no.0, club.next_match(id).0)?;
        ensure(length.is_sound() && length != Length::Open, Refusal::UnsoundLength(length))?;
        ensure(sides[0] != sides[1], Refusal::AgainstThemself(sides[0]))?;
        // Three or more tied players all play each other, so other play-offs among them may be open.
        let is_of_stage = |played: &Match| played.round != RoundName::PlayOff;
        let tied = club.tied(id, stage, Some(sides[0]), is_of_stage)?;
        ensure(tied.contains(&sides[1]), not_tied(club.found(id)?, stage, &sides))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let Self { tournament, stage, no, sides, length } = *self;
        club.change(tournament, |found| {
            let group_of = |player| {
                let own = found.matches_of(stage).find(|played| played.has(player));
                own.and_then(|played| played.group)
            };
            let groups = sides.map(group_of);
            let slots = sides.map(Slot::Entrant);
            let mut added = Match::new(stage, no, RoundName::PlayOff, slots, length);
            // A play-off between groups belongs to none of them.
            added.group = groups[0].filter(|_| groups[0] == groups[1]);
            found.place(stage, vec![added], place);
        });
    }

    fn issues(&self) -> Option<NewNumber> {
        Some(NewNumber::PlayOff(self.tournament, self.no))
    }
}

/// The refusal of players who are not all those of a tie: it is broken, or was none.
fn not_tied(tournament: &Tournament, stage: u32, players: &[PlayerId]) -> EventRefusal {
    let mut broken = tournament.stage_no(stage).into_iter().flat_map(|stage| &stage.ties);
    let is_broken = broken.any(|tie| players.iter().all(|player| tie.order.contains(player)));
    let id = tournament.id;
    if is_broken { EventRefusal::TieBroken(id) } else { EventRefusal::NotTied(id) }
}

impl Club {
    /// The players tied with a player in a stage, by number. Refused while a match that `must_be_finished` is open.
    fn tied(
        &self,
        id: TournamentId,
        number: u32,
        player: Option<PlayerId>,
        must_be_finished: impl Fn(&Match) -> bool,
    ) -> Result<Vec<PlayerId>, Refusal> {
        let tournament = self.found(id)?;
        drawn(tournament, number)?;
        all_is_played(tournament, number, must_be_finished)?;
        let tied = player.map(|player| tournament.equals(number, player)).unwrap_or_default();
        ensure(!tied.is_empty(), EventRefusal::NotTied(id))?;
        Ok(tied)
    }
}
