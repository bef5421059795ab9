//! Finished matches as a tournament hands them over, and the lines made of them.

use std::collections::HashMap;

use super::plan::MatchPoints;
use super::tally::Tally;
use crate::number::PlayerId;
use crate::round::RoundName;
use crate::score::{Outcome, Side};
use crate::table_play::TableTally;

/// One line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place, shared by tied players, who all take the smaller number; `None` for a player still in an elimination.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// The results behind the place.
    pub tally: Tally,
    /// Match points, as many as the plan gives.
    pub points: f64,
    /// Those of them that the player began with (McMahon).
    pub head_start: f64,
    /// In an elimination, the round a player went out in, or the final for its winner.
    pub reached: Option<RoundName>,
    /// In a stage with groups, the group, from 1.
    pub group: Option<u32>,
    /// One value for each step of the standings' plan.
    pub values: Vec<Option<f64>>,
    /// The step, from 0, that put this line below the one above.
    pub separated_by: Option<usize>,
    /// The decision among the players whom every step left tied, one for all of them.
    pub tie: Option<TieDecision>,
    /// In table play, the places taken and the points for them.
    pub table: Option<TableTally>,
}

/// The decision among players whom every tie-break leaves tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieDecision {
    /// Play-off matches, of which the player won so many.
    PlayOff(u32),
    /// Lots that were drawn.
    Lots,
    /// The organiser recorded an order that was decided elsewhere.
    Elsewhere,
}

impl Standing {
    /// Matches won, drawn and lost, and the points to begin with where there are any: `2-1 +1`.
    pub fn record(&self, with_draws: bool) -> String {
        let record = self.tally.record(with_draws);
        if self.head_start > 0.0 { format!("{record} +{}", self.head_start) } else { record }
    }

    /// A player without a place yet.
    pub fn new(player: PlayerId, tally: Tally) -> Self {
        Self {
            rank: None,
            player,
            tally,
            points: MatchPoints::STANDARD.of_tally(tally),
            head_start: 0.0,
            reached: None,
            group: None,
            values: Vec::new(),
            separated_by: None,
            tie: None,
            table: None,
        }
    }
}

/// A finished match.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    /// The players.
    pub sides: [PlayerId; 2],
    /// How it ended.
    pub outcome: Outcome,
    /// Games that its winner is given without play, because the opponent did not play on.
    pub awarded: u32,
    /// In which round.
    pub round: &'a RoundName,
}

/// The results of each of `entrants` in the `finished` matches.
pub fn tallies(entrants: &[PlayerId], finished: &[Finished<'_>]) -> HashMap<PlayerId, Tally> {
    let mut tallies: HashMap<PlayerId, Tally> =
        entrants.iter().map(|&player| (player, Tally::default())).collect();
    for played in finished {
        for side in Side::BOTH {
            tallies.entry(played.sides[side.index()]).or_default().add(played.outcome, side);
        }
    }
    tallies
}
