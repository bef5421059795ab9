//! The possible outcomes of a match with known sides.

use super::Ended;
use super::graph::{Graph, Node};
use crate::score::Side;

/// The player of a side, as an index in the list of players; `None` for an empty side.
pub(super) type Occupant = Option<usize>;

/// The possible outcomes of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Fate {
    /// Nothing else.
    Sure(Ended),
    /// Either of these two may win.
    Open([usize; 2]),
}

impl Graph {
    /// The possible outcomes of a match between these. A player without an opponent advances, a withdrawn one does not.
    pub(super) fn fate(&self, node: &Node, sides: [Occupant; 2]) -> Fate {
        if let Some(ended) = node.ended {
            return Fate::Sure(ended);
        }
        let plays = sides.map(|side| side.is_some_and(|player| !self.left[player]));
        Fate::Sure(match (sides, plays) {
            ([Some(a), Some(b)], [true, true]) => return Fate::Open([a, b]),
            (_, [true, false]) | ([Some(_), None], _) => Ended::Won(Side::A),
            (_, [false, true]) | ([None, Some(_)], _) => Ended::Won(Side::B),
            (_, [false, false] | [true, true]) => Ended::LostByBoth,
        })
    }
}

impl Node {
    /// The winner and the loser.
    pub(super) fn outputs(sides: [Occupant; 2], ended: Ended) -> [Occupant; 2] {
        match ended {
            Ended::Won(side) => [side, side.other()].map(|side| sides[side.index()]),
            Ended::LostByBoth => [None, None],
        }
    }

    /// The places decided by it, as columns. None is final where a bracket reset follows.
    pub(super) fn placed(&self, sides: [Occupant; 2], ended: Ended) -> [Option<(usize, usize)>; 2] {
        let [winner, loser] = Self::outputs(sides, ended);
        match ended {
            Ended::Won(Side::B) if self.is_reset => [None, None],
            Ended::Won(_) => [winner.zip(self.stakes[0]), loser.zip(self.stakes[1])],
            Ended::LostByBoth => {
                // The side that came to a grand final unbeaten has lost once there.
                let first = if self.is_reset { self.stakes[0] } else { self.lost_for_good };
                [sides[0].zip(first), sides[1].zip(self.lost_for_good)]
            }
        }
    }
}
