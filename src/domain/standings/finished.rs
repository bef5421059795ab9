//! Finished matches as a tournament hands them over, and the lines made of them.

use std::collections::HashMap;

use super::tally::Tally;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place, shared by equals, who all take the smaller number; `None` for somebody still
    /// in the running of an elimination.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// What the place rests on.
    pub tally: Tally,
    /// In an elimination, the round a player went out in, or the final for its winner.
    pub reached: Option<RoundName>,
}

/// A finished match.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    /// Who played.
    pub sides: [PlayerId; 2],
    /// How it ended.
    pub outcome: Outcome,
    /// In which round.
    pub round: &'a RoundName,
    /// The column of the bracket, 0 in formats without one.
    pub column: u32,
}

/// What each of `entrants` has done in the `finished` matches.
pub(super) fn tallies(
    entrants: &[PlayerId],
    finished: &[Finished<'_>],
) -> HashMap<PlayerId, Tally> {
    let mut tallies: HashMap<PlayerId, Tally> =
        entrants.iter().map(|&player| (player, Tally::default())).collect();
    for played in finished {
        for side in Side::BOTH {
            tallies.entry(played.sides[side.index()]).or_default().add(played.outcome, side);
        }
    }
    tallies
}
