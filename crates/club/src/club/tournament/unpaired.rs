//! Players without a match in a round: the player with the bye, and absent players.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Match, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

/// A player without a match in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpaired {
    pub round: u32,
    pub player: PlayerId,
    /// Absent as said before the pairing; otherwise it is a bye.
    pub absent: bool,
}

impl Tournament {
    /// Players without a match in a round of a Swiss, round robin or group stage; none in a round without matches.
    pub fn unpaired(&self, number: u32, round: u32) -> Vec<Unpaired> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let of = |absent| move |player| Unpaired { round, player, absent };
        match (stage.plan.format, &stage.draw) {
            (Format::Swiss { .. }, _) => {
                let at = usize::try_from(round).unwrap_or(usize::MAX).checked_sub(1);
                let drawn = at.and_then(|at| stage.swiss.drawn.get(at));
                let absent = drawn.into_iter().flat_map(|drawn| &drawn.absent);
                let bye = drawn.and_then(|drawn| drawn.bye).map(of(false));
                bye.into_iter().chain(absent.map(|one| of(true)(one.player))).collect()
            }
            (format, Some(draw)) if format.is_round_robin() => {
                let matches = self.matches_of(number);
                let matches = matches.filter(|played| played.round == RoundName::Round(round));
                let sides: BTreeSet<PlayerId> =
                    matches.flat_map(|played| played.sides).flatten().collect();
                let left = |player: &PlayerId| !sides.contains(player) && !self.has_left(*player);
                let players = draw.players().filter(|_| !sides.is_empty());
                players.filter(left).map(of(false)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Players without a match in the rounds of the current stage that still have a match to be played.
    pub fn unpaired_now(&self) -> Vec<Unpaired> {
        let number = self.current();
        let open = self.matches_of(number).filter(|played| played.state().is_live());
        rounds(open).into_iter().flat_map(|round| self.unpaired(number, round)).collect()
    }

    /// Players without a match in any round of a stage, round by round.
    pub fn all_unpaired(&self, number: u32) -> Vec<Unpaired> {
        let rounds = rounds(self.matches_of(number));
        rounds.into_iter().flat_map(|round| self.unpaired(number, round)).collect()
    }
}

/// The numbers of the rounds that matches belong to.
fn rounds<'a>(matches: impl Iterator<Item = &'a Arc<Match>>) -> BTreeSet<u32> {
    let number = |played: &Arc<Match>| match played.round {
        RoundName::Round(round) => Some(round),
        _ => None,
    };
    matches.filter_map(number).collect()
}
