use serde::{Deserialize, Serialize};

use super::conditions::{all_is_played, drawn, ensure, next};
use super::{Kind, is_default};
use crate::club::refusal::{EventRefusal, Numbered};
use crate::club::tournament::DrawnRound;
use crate::club::{Club, Fact, Place, Refusal};
use crate::domain::format::Format;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;

/// Pairs the next round of a Swiss. What is written here stands: no result and no later version pairs it again, only
/// somebody who says so before anything of it is called or played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawPairings {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    /// Which round of it, the next one; or the last one, where it is paired again.
    pub round: u32,
    /// The pairings in the order of boards; the first of a pair has White.
    pub pairs: Vec<[PlayerId; 2]>,
    /// The player with the bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
    /// Players who are not paired, and the points they get for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Absent>,
    /// In the first round of games with colours, the lots for the colour of the first player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// The rules that paired it; none for pairings made by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Whether this takes the place of how the round was paired before; its matches get new numbers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub again: bool,
}

/// An entrant who is not paired in a round of a Swiss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absent {
    pub player: PlayerId,
    /// The points for the round.
    pub bye: AskedBye,
}

impl Kind for DrawPairings {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, round, ref pairs, .. } = *self;
        let mut tournament = club.not_closed(id)?;
        let before;
        if self.again {
            drawn(tournament, number)?;
            before = tournament.before_last_round(number)?;
            tournament = &before;
        }
        let stage = drawn(tournament, number)?;
        let Format::Swiss { rounds, colours } = stage.plan.format else {
            return Err(EventRefusal::NoPairedRounds(id, number).into());
        };
        ensure(number == tournament.current(), EventRefusal::StageDecided(id, number))?;
        ensure(tournament.rounds_left(number) > 0, EventRefusal::RoundsOver(id, number, rounds))?;
        next(Numbered::Round, round, tournament.last_round(number).saturating_add(1))?;
        all_is_played(tournament, number, |_| true)?;
        ensure(self.lots.is_some() == (colours && round == 1), Refusal::LotsMismatch(id))?;
        let others = self.absent.iter().map(|one| one.player).chain(self.bye);
        let given: Vec<PlayerId> = pairs.iter().flatten().copied().chain(others).collect();
        each_once(id, tournament.to_be_paired(number), given)?;
        ensure(!pairs.is_empty(), EventRefusal::NobodyToPair(id, round))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let drawn = DrawnRound {
            bye: self.bye,
            absent: self.absent.clone(),
            lots: self.lots,
            rules: self.rules.clone(),
            ..DrawnRound::default()
        };
        club.grow(self.tournament, |found, first| {
            if self.again {
                found.unpair(self.stage);
            }
            found.draw_pairings((self.stage, self.round), &self.pairs, drawn, (first, place));
        });
    }

    fn rests_on(&self, club: &Club) -> Vec<Fact> {
        if self.again { vec![Fact::boards(self.tournament, club)] } else { Vec::new() }
    }
}

/// Whether the players given are exactly those who are there, each of them once.
fn each_once(
    id: TournamentId,
    mut wanted: Vec<PlayerId>,
    mut given: Vec<PlayerId>,
) -> Result<(), Refusal> {
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted == given {
        return Ok(());
    }
    let twice = given.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]);
    let strange = given.iter().copied().filter(|player| !wanted.contains(player));
    let missing = wanted.iter().copied().filter(|player| !given.contains(player));
    let mut wrong: Vec<PlayerId> = twice.chain(strange).chain(missing).collect();
    wrong.dedup();
    Err(EventRefusal::NotEachOnce(id, wrong).into())
}
