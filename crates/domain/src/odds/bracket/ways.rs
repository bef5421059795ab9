//! The ways in which the rest of an elimination may go: by their probabilities, one by one, or
//! at random.

use std::collections::HashMap;

use super::Ended;
use super::fate::{Fate, Occupant};
use super::graph::{Graph, Node, Source};
use crate::odds::seeded_rng::SeededRng;
use crate::odds::{Gathered, Simulation};
use crate::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::score::Side;

/// All ways, and what they have given so far.
pub(super) struct Ways<'a, W> {
    graph: &'a Graph,
    win: W,
    /// The known values of `win`, by match and two players.
    known: HashMap<(usize, [usize; 2]), f64>,
    pub(super) gathered: Gathered,
}

/// One way, as far as it is followed: for each match how it ended, and who won and lost it.
type Way = Vec<(Option<Ended>, [Occupant; 2])>;

/// A reset match that is not needed.
const NOT_PLAYED: (Option<Ended>, [Occupant; 2]) = (None, [None, None]);

/// The possible winners and losers of a match, with probabilities.
type Outputs = [Vec<(Occupant, f64)>; 2];

impl<'a, W: Fn(usize, [usize; 2]) -> f64> Ways<'a, W> {
    pub(super) fn new(graph: &'a Graph, win: W) -> Self {
        let gathered = Gathered::new(graph.left.len(), graph.places.len());
        Self { graph, win, known: HashMap::new(), gathered }
    }

    /// Plays the rest out at random; each run has weight 1.
    pub(super) fn by_luck(
        &mut self,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let mut luck = SeededRng::new(simulation.seed);
        let mut way = Way::new();
        let runs = usize::try_from(simulation.runs).unwrap_or(usize::MAX);
        let count = ProgressCounter::new(progress, Task::PlayingOut, runs);
        for _ in 0..simulation.runs {
            count.one()?;
            way.clear();
            for node in &self.graph.nodes {
                let sides = node.sides(&way);
                let ended = match self.fate(node, sides, &way) {
                    None => {
                        way.push(NOT_PLAYED);
                        continue;
                    }
                    Some(Fate::Sure(ended)) => ended,
                    Some(Fate::Open(players)) => {
                        let won = luck.unit() < self.wins(way.len(), players);
                        Ended::Won(if won { Side::A } else { Side::B })
                    }
                };
                way.push((Some(ended), self.end(node, sides, ended, 1.0)));
            }
        }
        Ok(())
    }

    /// Goes through every way with its probability.
    pub(super) fn each(&mut self) {
        self.each_from(&mut Way::new(), 1.0);
    }

    fn each_from(&mut self, way: &mut Way, weight: f64) {
        let Some(node) = self.graph.nodes.get(way.len()) else { return };
        let sides = node.sides(way);
        let Some(fate) = self.fate(node, sides, way) else {
            way.push(NOT_PLAYED);
            self.each_from(way, weight);
            way.pop();
            return;
        };
        for (ended, probability) in ends(fate, |players| self.wins(way.len(), players)) {
            let weight = weight * probability;
            if weight > 0.0 {
                way.push((Some(ended), self.end(node, sides, ended, weight)));
                self.each_from(way, weight);
                way.pop();
            }
        }
    }

    /// Works out each match from those before it, whose sides do not depend on each other.
    pub(super) fn propagate(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let count = ProgressCounter::new(progress, Task::PlayingOut, self.graph.nodes.len());
        let mut outputs: Vec<Outputs> = Vec::with_capacity(self.graph.nodes.len());
        for (at, node) in self.graph.nodes.iter().enumerate() {
            count.one()?;
            let of_this = if node.is_needed(|before| self.graph.nodes[before].ended) {
                self.outputs(at, node, &outputs)
            } else {
                [vec![(None, 1.0)], vec![(None, 1.0)]]
            };
            outputs.push(of_this);
        }
        Ok(())
    }

    fn outputs(&mut self, at: usize, node: &Node, before: &[Outputs]) -> Outputs {
        let [a, b] = node.sources.map(|source| match source {
            Source::Nobody => vec![(None, 1.0)],
            Source::Player(player) => vec![(Some(player), 1.0)],
            Source::WinnerOf(at) => before[at][0].clone(),
            Source::LoserOf(at) => before[at][1].clone(),
        });
        // The empty side comes first.
        let mut sums = [0, 1].map(|_| vec![0.0; self.graph.left.len() + 1]);
        for &(one, of_one) in &a {
            for &(other, of_other) in &b {
                let sides = [one, other];
                // No two meet twice in one match, so there is nothing to remember.
                let ends = ends(self.graph.fate(node, sides), |players| (self.win)(at, players));
                for (ended, probability) in ends.into_iter().filter(|end| end.1 > 0.0) {
                    let weight = of_one * of_other * probability;
                    let outputs = self.end(node, sides, ended, weight);
                    for (sums, output) in sums.iter_mut().zip(outputs) {
                        sums[output.map_or(0, |player| player + 1)] += weight;
                    }
                }
            }
        }
        sums.map(|sums| {
            let possible = sums.into_iter().enumerate().filter(|(_, sum)| *sum > 0.0);
            possible.map(|(at, sum)| (at.checked_sub(1), sum)).collect()
        })
    }

    /// The possible outcomes of the next match of a way; `None` if it is not played.
    fn fate(&self, node: &Node, sides: [Occupant; 2], way: &Way) -> Option<Fate> {
        node.is_needed(|before| way[before].0).then(|| self.graph.fate(node, sides))
    }

    /// Gives out the places that a match decides; says who won it and who lost.
    fn end(
        &mut self,
        node: &Node,
        sides: [Occupant; 2],
        ended: Ended,
        weight: f64,
    ) -> [Occupant; 2] {
        for (player, column) in node.placed(sides, ended).into_iter().flatten() {
            self.gathered.add(player, column, weight);
        }
        Node::outputs(sides, ended)
    }

    /// The probability that the first of two wins a match.
    fn wins(&mut self, at: usize, players: [usize; 2]) -> f64 {
        *self.known.entry((at, players)).or_insert_with(|| (self.win)(at, players))
    }
}

/// How a match may end, and how likely.
fn ends(fate: Fate, win: impl FnOnce([usize; 2]) -> f64) -> [(Ended, f64); 2] {
    match fate {
        Fate::Sure(ended) => [(ended, 1.0), (ended, 0.0)],
        Fate::Open(players) => {
            let won = win(players);
            [(Ended::Won(Side::A), won), (Ended::Won(Side::B), 1.0 - won)]
        }
    }
}

impl Node {
    /// Whether it is played, given how the match ended that it resets.
    fn is_needed(&self, ended: impl Fn(usize) -> Option<Ended>) -> bool {
        self.resets.is_none_or(|before| ended(before) == Some(Ended::Won(Side::B)))
    }

    /// The players of the match.
    fn sides(&self, way: &Way) -> [Occupant; 2] {
        self.sources.map(|source| match source {
            Source::Nobody => None,
            Source::Player(player) => Some(player),
            Source::WinnerOf(at) => way[at].1[0],
            Source::LoserOf(at) => way[at].1[1],
        })
    }
}
