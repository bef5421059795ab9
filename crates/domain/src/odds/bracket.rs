//! The odds of an elimination.
//!
//! If two players who come to a match can never have met before in the bracket, the two sides are independent, and
//! the probabilities of each match follow from those of the two before it. This holds in a single elimination,
//! also with a third-place match and placement matches. In a double elimination two players may meet again. Then
//! all courses are calculated if few matches are open, and the rest is simulated if many are.

use std::collections::{BTreeMap, HashMap};

use super::{Chances, Gathered, Method, Odds, Places, Simulation};
use crate::bracket::{Slot, Stakes, final_place};
use crate::chance::Chance;
use crate::ids::MatchNo;
use crate::number::PlayerId;
use crate::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::score::Side;

/// The most open matches whose courses are all calculated: at most 2¹⁶ courses.
const FEW: usize = 16;

/// The facts of a match that decide who advances.
#[derive(Clone, Debug, PartialEq)]
pub struct Tie {
    /// Its number.
    pub no: MatchNo,
    /// The source of each side; `None` for a side that stays empty. A
    /// rank of a previous stage is given as the entrant who has it.
    pub slots: [Option<Slot>; 2],
    /// The places that it decides.
    pub stakes: Stakes,
    /// The grand final that it resets: this match is played only if the second side has won that.
    pub resets: Option<MatchNo>,
    /// How it ended; none before its end.
    pub ended: Option<Ended>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// One side advances.
    Won(Side),
    /// Neither side advances.
    LostByBoth,
}

/// The odds of each place among `players` in an elimination with these matches. Players in
/// `left` have withdrawn and lose every match still to be played. `win` is the probability
/// that the first of two players wins a match. Progress counts matches or runs.
pub fn bracket(
    players: &[PlayerId],
    ties: &[Tie],
    left: &[PlayerId],
    win: impl Fn(MatchNo, [PlayerId; 2]) -> f64,
    simulation: Simulation,
    progress: &dyn Progress,
) -> Result<Odds, Stopped> {
    let graph = Graph::new(players, ties, left);
    let mut ways =
        Ways::new(&graph, |at, [a, b]| win(graph.nodes[at].no, [players[a], players[b]]));
    let open = graph.nodes.iter().filter(|node| node.ended.is_none()).count();
    let (method, whole) = if graph.is_independent() {
        ways.propagate(progress)?;
        (Method::Exact, 1.0)
    } else if open <= FEW {
        ways.each();
        (Method::Exact, 1.0)
    } else {
        ways.by_luck(simulation, progress)?;
        (Method::Simulated(simulation), f64::from(simulation.runs.max(1)))
    };
    let players = ways.gathered.chances(players, whole);
    Ok(without_holes(Odds { players, places: graph.places, method }))
}

/// The odds of the final places, without those that nobody takes. How
/// many players take a place does not depend on the winners.
fn without_holes(odds: Odds) -> Odds {
    let mut better = 0;
    let mut columns = Vec::new();
    let mut places = Vec::new();
    for (column, at) in odds.places.iter().enumerate() {
        let taken = taken(&odds.players, column);
        if taken > 0 {
            let first = final_place(at.first, better);
            better += taken;
            places.push(Places { first, last: better.max(first) });
            columns.push(column);
        }
    }
    let of = |one: Chances| Chances {
        probabilities: columns.iter().map(|&column| one.probabilities[column]).collect(),
        ..one
    };
    Odds { places, players: odds.players.into_iter().map(of).collect(), ..odds }
}

/// The number of players who take the places of a column.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the sum of the chances of a place, a number of players"
)]
fn taken(players: &[Chances], column: usize) -> u32 {
    players.iter().map(|one| one.probabilities[column]).sum::<f64>().round() as u32
}

// The possible outcomes of a match with known sides.

/// The player of a side, as an index in the list of players; `None` for an empty side.
type Occupant = Option<usize>;

/// The possible outcomes of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    /// Only this outcome.
    Sure(Ended),
    /// Either of these two may win.
    Open([usize; 2]),
}

impl Graph {
    /// The possible outcomes of a match between these sides. A player
    /// without an opponent advances; a withdrawn player does not.
    fn fate(&self, node: &Node, sides: [Occupant; 2]) -> Fate {
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
    fn outputs(sides: [Occupant; 2], ended: Ended) -> [Occupant; 2] {
        match ended {
            Ended::Won(side) => [side, side.other()].map(|side| sides[side.index()]),
            Ended::LostByBoth => [None, None],
        }
    }

    /// The places that it decides, as columns. None is final if a bracket reset follows.
    fn placed(&self, sides: [Occupant; 2], ended: Ended) -> [Option<(usize, usize)>; 2] {
        let [winner, loser] = Self::outputs(sides, ended);
        match ended {
            Ended::Won(Side::B) if self.is_reset => [None, None],
            Ended::Won(_) => [winner.zip(self.stakes[0]), loser.zip(self.stakes[1])],
            Ended::LostByBoth => {
                // The unbeaten side of a grand final has lost only once there.
                let first = if self.is_reset { self.stakes[0] } else { self.lost_for_good };
                [sides[0].zip(first), sides[1].zip(self.lost_for_good)]
            }
        }
    }
}

// The matches of an elimination in a list, each after those that feed it.

/// The source of a side. Players and matches are given by their places in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Nobody,
    Player(usize),
    WinnerOf(usize),
    LoserOf(usize),
}

impl Source {
    fn before(self) -> Option<usize> {
        match self {
            Self::WinnerOf(at) | Self::LoserOf(at) => Some(at),
            Self::Nobody | Self::Player(_) => None,
        }
    }
}

/// A match.
#[derive(Debug)]
struct Node {
    no: MatchNo,
    sources: [Source; 2],
    ended: Option<Ended>,
    /// The columns of the places of the winner and the loser.
    stakes: [Option<usize>; 2],
    /// The place of a player who is out because both sides lost: as after losing every later match too.
    lost_for_good: Option<usize>,
    /// The grand final that it resets.
    resets: Option<usize>,
    /// Whether another match resets this one.
    is_reset: bool,
}

/// All matches.
#[derive(Debug)]
struct Graph {
    nodes: Vec<Node>,
    /// The places, the best first; a column for each.
    places: Vec<Places>,
    /// The players who have withdrawn, as flags.
    left: Vec<bool>,
}

impl Graph {
    fn new(players: &[PlayerId], ties: &[Tie], left: &[PlayerId]) -> Self {
        let places = places(ties, players.len());
        let column =
            |place: Option<u32>| places.iter().position(|column| Some(column.first) == place);
        let player: HashMap<PlayerId, usize> =
            players.iter().enumerate().map(|(at, &player)| (player, at)).collect();
        let order = in_order(ties);
        let at: HashMap<MatchNo, usize> =
            order.iter().enumerate().map(|(at, tie)| (tie.no, at)).collect();
        let found = |no: MatchNo, from: fn(usize) -> Source| {
            at.get(&no).map_or(Source::Nobody, |&at| from(at))
        };
        let source = |slot: Option<Slot>| match slot {
            Some(Slot::Entrant(one)) => {
                player.get(&one).map_or(Source::Nobody, |&at| Source::Player(at))
            }
            Some(Slot::WinnerOf(no)) => found(no, Source::WinnerOf),
            Some(Slot::LoserOf(no)) => found(no, Source::LoserOf),
            Some(Slot::RankOf(_)) | None => Source::Nobody,
        };
        let node = |tie: &&Tie| Node {
            no: tie.no,
            sources: tie.slots.map(source),
            ended: tie.ended,
            stakes: [tie.stakes.winner, tie.stakes.loser].map(column),
            lost_for_good: None,
            resets: tie.resets.and_then(|no| at.get(&no).copied()),
            is_reset: false,
        };
        let mut nodes: Vec<Node> = order.iter().map(node).collect();
        follow_losers(&mut nodes);
        for grand_final in nodes.iter().filter_map(|node| node.resets).collect::<Vec<_>>() {
            nodes[grand_final].is_reset = true;
        }
        let left = players.iter().map(|player| left.contains(player)).collect();
        Self { nodes, places, left }
    }

    /// Whether no open match affects both sides of another.
    fn is_independent(&self) -> bool {
        let words = self.nodes.len().div_ceil(64);
        let mut before: Vec<Vec<u64>> = Vec::with_capacity(self.nodes.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let mut all = vec![0; words];
            for source in node.sources.into_iter().filter_map(Source::before) {
                for (word, &more) in all.iter_mut().zip(&before[source]) {
                    if *word & more != 0 {
                        return false;
                    }
                    *word |= more;
                }
            }
            if node.ended.is_some() {
                all.fill(0);
            } else {
                all[at / 64] |= 1 << (at % 64);
            }
            before.push(all);
        }
        true
    }
}

/// The places that matches decide, each range up to the next one.
fn places(ties: &[Tie], players: usize) -> Vec<Places> {
    let stakes = ties.iter().flat_map(|tie| [tie.stakes.winner, tie.stakes.loser]);
    let mut firsts: Vec<u32> = stakes.flatten().collect();
    firsts.sort_unstable();
    firsts.dedup();
    let end = u32::try_from(players).unwrap_or(u32::MAX);
    let next = firsts.iter().skip(1).map(|next| next - 1).chain([end]);
    let places = firsts.iter().zip(next);
    places.map(|(&first, last)| Places { first, last: last.max(first) }).collect()
}

/// The matches, each after those that feed it. After late entries the numbers do not give this order.
fn in_order(ties: &[Tie]) -> Vec<&Tie> {
    let mut left: BTreeMap<MatchNo, &Tie> = ties.iter().map(|tie| (tie.no, tie)).collect();
    let mut order = Vec::with_capacity(ties.len());
    while let Some((_, first)) = left.pop_first() {
        let mut due = vec![first];
        while let Some(&tie) = due.last() {
            let sources = tie.slots.iter().flatten().filter_map(|slot| slot.source());
            let before = sources.chain(tie.resets).find_map(|no| left.remove(&no));
            match before {
                Some(before) => due.push(before),
                None => order.extend(due.pop()),
            }
        }
    }
    order
}

/// Finds for each match the place of a player who loses it and all later matches.
fn follow_losers(nodes: &mut [Node]) {
    let mut next: HashMap<usize, usize> = HashMap::new();
    for (at, node) in nodes.iter().enumerate().filter(|(_, node)| node.resets.is_none()) {
        for source in node.sources {
            if let Source::LoserOf(before) = source {
                next.insert(before, at);
            }
        }
    }
    for at in (0..nodes.len()).rev() {
        let later = next.get(&at).and_then(|&next| nodes[next].lost_for_good);
        nodes[at].lost_for_good = nodes[at].stakes[1].or(later);
    }
}

// The courses of the rest of an elimination: exact by probabilities, one by one, or at random.

/// The calculation over all courses, with the results so far.
struct Ways<'a, W> {
    graph: &'a Graph,
    win: W,
    /// The known values of `win`, by match and two players.
    known: HashMap<(usize, [usize; 2]), f64>,
    gathered: Gathered,
}

/// A course so far: for each match its end, its winner and its loser.
type Way = Vec<(Option<Ended>, [Occupant; 2])>;

/// A reset match that is not needed.
const NOT_PLAYED: (Option<Ended>, [Occupant; 2]) = (None, [None, None]);

/// The possible winners and losers of a match, with probabilities.
type Outputs = [Vec<(Occupant, f64)>; 2];

impl<'a, W: Fn(usize, [usize; 2]) -> f64> Ways<'a, W> {
    fn new(graph: &'a Graph, win: W) -> Self {
        let gathered = Gathered::new(graph.left.len(), graph.places.len());
        Self { graph, win, known: HashMap::new(), gathered }
    }

    /// Simulates the rest at random; each run has weight 1.
    fn by_luck(&mut self, simulation: Simulation, progress: &dyn Progress) -> Result<(), Stopped> {
        let mut luck = Chance::new(simulation.seed, 0);
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
                        let won = luck.coarse_unit() < self.wins(way.len(), players);
                        Ended::Won(if won { Side::A } else { Side::B })
                    }
                };
                way.push((Some(ended), self.end(node, sides, ended, 1.0)));
            }
        }
        Ok(())
    }

    /// Goes through every course with its probability.
    fn each(&mut self) {
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

    /// Calculates each match from those before it; its two sides are independent.
    fn propagate(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
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
                // Two players meet in this match only once in the calculation, so no value needs to be stored.
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

    /// The possible outcomes of the next match of a course; `None` if it is not played.
    fn fate(&self, node: &Node, sides: [Occupant; 2], way: &Way) -> Option<Fate> {
        node.is_needed(|before| way[before].0).then(|| self.graph.fate(node, sides))
    }

    /// Adds the places that a match decides; returns its winner and its loser.
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

/// The possible ends of a match, with probabilities.
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
    /// Whether it is played, given the end of the match that it resets.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::bracket::{GrandFinal, Pairing, double_elimination, placement, single_elimination};
    use crate::odds::{Chances, Places};
    use crate::progress::NoProgress;

    fn bracket(
        players: &[PlayerId],
        ties: &[Tie],
        left: &[PlayerId],
        win: impl Fn(MatchNo, [PlayerId; 2]) -> f64,
        simulation: Simulation,
    ) -> Odds {
        NoProgress::whole(super::bracket(players, ties, left, win, simulation, &NoProgress))
    }

    fn players(n: u32) -> Vec<PlayerId> {
        (1..=n).map(PlayerId).collect()
    }

    fn places(n: u32) -> Vec<Option<Slot>> {
        players(n).into_iter().map(Slot::Entrant).map(Some).collect()
    }

    fn ties(pairings: &[Pairing]) -> Vec<Tie> {
        let tie = |pairing: &Pairing| Tie {
            no: pairing.no,
            slots: pairing.slots.map(Some),
            stakes: pairing.stakes,
            resets: pairing.resets,
            ended: None,
        };
        pairings.iter().map(tie).collect()
    }

    /// The win probability by number: 1 is the strongest.
    fn by_number(_: MatchNo, [a, b]: [PlayerId; 2]) -> f64 {
        f64::from(b.0) / f64::from(a.0 + b.0)
    }

    fn coin(_: MatchNo, _: [PlayerId; 2]) -> f64 {
        0.5
    }

    fn line(odds: &Odds, player: u32) -> &[f64] {
        let found = odds.players.iter().find(|chances| chances.player.0 == player);
        &found.expect("a player").probabilities
    }

    #[track_caller]
    fn assert_near(seen: &[f64], wanted: &[f64], tolerance: f64) {
        assert_eq!(seen.len(), wanted.len());
        for (a, b) in seen.iter().zip(wanted) {
            assert!((a - b).abs() <= tolerance, "{seen:?} is not {wanted:?}");
        }
    }

    /// Asserts that every player has one place in all, and that each place has its number of players.
    #[track_caller]
    fn assert_adds_up(odds: &Odds, tolerance: f64) {
        for Chances { player, probabilities } in &odds.players {
            let sum: f64 = probabilities.iter().sum();
            assert!((sum - 1.0).abs() < tolerance, "{player:?}: {probabilities:?}");
        }
        for (column, at) in odds.places.iter().enumerate() {
            let sum: f64 = odds.players.iter().map(|one| one.probabilities[column]).sum();
            assert!((sum - f64::from(at.last + 1 - at.first)).abs() < tolerance, "{at:?}: {sum}");
        }
    }

    /// By hand: 1 meets 4 and 2 meets 3; with a = 4/5 and b = 3/5, 1 wins the final with a·(b·2/3 + (1−b)·3/4).
    #[test]
    fn four_players_by_hand() {
        let draw = ties(&single_elimination(&places(4), false));
        let odds = bracket(&players(4), &draw, &[], by_number, Simulation::STANDARD);
        assert_eq!(odds.method, Method::Exact);
        let three = [(1, 1), (2, 2), (3, 4)].map(|(first, last)| Places { first, last });
        assert_eq!(odds.places, three);
        let first = 0.8 * (0.6 * 2.0 / 3.0 + 0.4 * 0.75);
        assert_near(line(&odds, 1), &[first, 0.8 - first, 0.2], 1e-12);
        assert_adds_up(&odds, 1e-9);
    }

    #[test]
    fn among_equals_every_place_is_as_likely_as_it_is_wide() {
        for (third, columns) in
            [(false, vec![1.0, 1.0, 2.0, 4.0]), (true, vec![1.0, 1.0, 1.0, 1.0, 4.0])]
        {
            let draw = ties(&single_elimination(&places(8), third));
            let odds = bracket(&players(8), &draw, &[], coin, Simulation::STANDARD);
            let wanted: Vec<f64> = columns.iter().map(|wide| wide / 8.0).collect();
            for player in 1..=8 {
                assert_near(line(&odds, player), &wanted, 1e-12);
            }
        }
    }

    /// By hand: in a double elimination of four equal players each wins with ¼, in either form of the grand final.
    #[test]
    fn double_eliminations_are_gone_through_or_played_out() {
        for grand_final in [GrandFinal::Simple, GrandFinal::Reset] {
            for n in [4, 8] {
                let draw = ties(&double_elimination(&places(n), grand_final));
                let odds = bracket(&players(n), &draw, &[], coin, Simulation::STANDARD);
                assert!(odds.is_exact(), "{} matches", draw.len());
                assert_adds_up(&odds, 1e-9);
                for player in 1..=n {
                    assert!((line(&odds, player)[0] - 1.0 / f64::from(n)).abs() < 1e-12);
                }
            }
            let draw = ties(&double_elimination(&places(16), grand_final));
            let odds = bracket(&players(16), &draw, &[], coin, Simulation { seed: 3, runs: 5000 });
            assert!(!odds.is_exact());
            assert_adds_up(&odds, 1e-9);
            let off = |player| (line(&odds, player)[0] - 1.0 / 16.0).abs();
            let most = 4.0 * odds.standard_error(1.0 / 16.0);
            assert!((1..=16).all(|player| off(player) < most));
        }
    }

    /// The unbeaten player must be beaten twice: with a chance of p in each match, 1 − (1−p)².
    #[test]
    fn a_grand_final_with_a_reset_is_worth_two_chances() {
        let mut draw = ties(&double_elimination(&places(2), GrandFinal::Reset));
        let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
        // 1 beats 2 with 2/3; the winner of the first match needs one of the next two.
        let p = 2.0_f64 / 3.0;
        let first = p * (1.0 - (1.0 - p).powi(2)) + (1.0 - p) * p.powi(2);
        assert_near(line(&odds, 1), &[first, 1.0 - first], 1e-12);
        draw[0].ended = Some(Ended::Won(Side::A));
        draw[1].ended = Some(Ended::Won(Side::B));
        let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
        assert_near(line(&odds, 1), &[p, 1.0 - p], 1e-12);
        draw[1].ended = Some(Ended::Won(Side::A));
        let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
        assert_near(line(&odds, 1), &[1.0, 0.0], 1e-12);
    }

    #[test]
    fn results_are_certain_and_whoever_has_left_loses_what_is_left() {
        let mut draw = ties(&single_elimination(&places(4), true));
        draw[0].ended = Some(Ended::Won(Side::B));
        let odds = bracket(&players(4), &draw, &[PlayerId(2)], by_number, Simulation::STANDARD);
        // 4 has beaten 1; 2 has left, so 3 is in the final and 1 is third.
        assert_near(line(&odds, 1), &[0.0, 0.0, 1.0, 0.0], 1e-12);
        assert_near(line(&odds, 2), &[0.0, 0.0, 0.0, 1.0], 1e-12);
        assert_near(line(&odds, 3), &[4.0 / 7.0, 3.0 / 7.0, 0.0, 0.0], 1e-12);
        draw[1].ended = Some(Ended::LostByBoth);
        let odds = bracket(&players(4), &draw, &[], by_number, Simulation::STANDARD);
        // Neither 2 nor 3 is in the final: 1, third without an opponent, moves up.
        let three = [(1, 1), (2, 2), (3, 4)].map(|(first, last)| Places { first, last });
        assert_eq!(odds.places, three);
        assert_near(line(&odds, 4), &[1.0, 0.0, 0.0], 1e-12);
        assert_near(line(&odds, 1), &[0.0, 1.0, 0.0], 1e-12);
        assert_near(line(&odds, 2), &[0.0, 0.0, 1.0], 1e-12);
    }

    #[test]
    fn odds_of_nothing_are_nothing() {
        let odds = bracket(&[], &[], &[], coin, Simulation::STANDARD);
        assert_eq!((odds.players, odds.places), (vec![], vec![]));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn single_eliminations_of_any_size_are_exact(n in 2_u32..40, kind in 0..3) {
            let pairings = match kind {
                0 => single_elimination(&places(n), false),
                1 => single_elimination(&places(n), true),
                _ => placement(&places(n)),
            };
            let odds = bracket(&players(n), &ties(&pairings), &[], by_number, Simulation::STANDARD);
            prop_assert!(odds.is_exact());
            assert_adds_up(&odds, 1e-9);
        }

        /// The exact calculation and the course by course calculation agree.
        #[test]
        fn working_out_goes_the_same_way_as_going_through(n in 2_u32..10, kind in 0..2) {
            let pairings = if kind == 0 { placement(&places(n)) } else { single_elimination(&places(n), true) };
            let draw = ties(&pairings);
            let all = players(n);
            let graph = Graph::new(&all, &draw, &[]);
            let win = |at: usize, [a, b]: [usize; 2]| by_number(graph.nodes[at].no, [all[a], all[b]]);
            let gathered = |work: &dyn Fn(&mut Ways<'_, _>)| {
                let mut ways = Ways::new(&graph, win);
                work(&mut ways);
                ways.gathered.chances(&all, 1.0)
            };
            let worked_out = gathered(&|ways| NoProgress::whole(ways.propagate(&NoProgress)));
            let gone_through = gathered(&|ways| ways.each());
            for (one, other) in worked_out.iter().zip(&gone_through) {
                for (p, q) in one.probabilities.iter().zip(&other.probabilities) {
                    prop_assert!((p - q).abs() < 1e-9);
                }
            }
        }
    }
}
