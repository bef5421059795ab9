//! Swiss pairings by the FIDE (Dutch) system, C.04.3 of the FIDE Handbook as in force from 2026. Articles are named in
//! parentheses.

mod bracket;
mod criteria;
mod explain;
mod graph;
mod plan;
mod player;
mod random;
mod report;

use std::cmp::Reverse;
use std::collections::HashSet;

use bracket::Bracket;
use criteria::Weight;
pub use explain::{Due, Obstacle, Reason, explain};
use graph::Graph;
pub use plan::{AskedBye, Bands, NotBands, SwissPlan, proposed_rounds};
pub use player::Colour;
use player::Facts;
use player::first_colour;
pub use player::{Player, Round, Spent};
pub use random::{NoRound, RandomPlan};
pub use report::{Board, Difference, Report, ReportFault};

/// The rules by which rounds are paired, as the journal names them.
pub const EDITION: &str = "fide-dutch-2026";

/// The decisions of a tournament about its pairings.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many rounds are planned.
    pub rounds: usize,
    /// Points for a win, in whatever unit points are told.
    pub win: u32,
    /// The colour of the highest ranked player in the first round, as drawn.
    pub drawn: Colour,
    /// Pairs that are not to be, by place.
    pub forbidden: HashSet<(usize, usize)>,
}

/// The pairs of a round, and the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// White and Black, in the order of boards.
    pub pairs: Vec<[usize; 2]>,
    /// The player with the bye.
    pub bye: Option<usize>,
}

/// No pairing keeps the absolute criteria (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible;

/// Everybody to be paired, by rank, with what holds for all brackets.
struct Field {
    facts: Vec<Facts>,
    /// For each pair, whether it may be.
    meetings: Vec<bool>,
    /// Whether somebody has the bye.
    bye: bool,
    /// The lowest score with which the bye can be given (C5).
    bye_score: Option<u32>,
}

/// Pairs the next round.
///
/// # Errors
/// Where no pairing keeps the absolute criteria.
pub fn pair(players: &[Player], rules: &Rules) -> Result<Pairing, Impossible> {
    let field = Field::new(players, rules)?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let mut start = 0;
    let end_of = |start: usize| {
        let same = |one: &&Facts| one.score == field.facts[start].score;
        start + field.facts[start..].iter().take_while(same).count()
    };
    while start < field.facts.len() {
        let end = end_of(start);
        let next = if end < field.facts.len() { end_of(end) } else { end };
        let bracket = Bracket { moved, residents: start..end, next: end..next };
        let made = bracket.pair(&field);
        let paired = |one: &usize| made.iter().any(|(a, b)| a == one || b == one);
        moved = bracket.players().filter(|one| !paired(one)).collect();
        pairs.extend(made);
        start = end;
    }
    let mut boards = field.coloured(pairs, rules.drawn);
    boards.sort_by_key(|pair| board_order(players, *pair));
    Ok(Pairing { pairs: boards, bye: moved.first().map(|rank| field.facts[*rank].number) })
}

/// The place of a pair in the order of boards (C.04.2): by the score of the higher player, the sum of the scores, and the
/// pairing number of the higher player. Scores are those of the pairing, with points on top.
pub fn board_order(players: &[Player], pair: [usize; 2]) -> (Reverse<u32>, Reverse<u32>, usize) {
    let score = |at: usize| players.get(at).map_or(0, Player::score);
    let [a, b] = pair.map(|at| (Reverse(score(at)), at));
    let (highest, number) = a.min(b);
    (highest, Reverse(score(pair[0]) + score(pair[1])), number)
}

impl Field {
    fn new(players: &[Player], rules: &Rules) -> Result<Self, Impossible> {
        let present = (0..players.len()).filter(|number| !players[*number].away);
        let mut facts: Vec<Facts> =
            present.map(|number| Facts::of(players, number, rules.win)).collect();
        facts.sort_by_key(|one| (Reverse(one.score), one.number));
        let bye = !facts.len().is_multiple_of(2);
        let count = facts.len();
        let mut field = Self { facts, meetings: Vec::new(), bye, bye_score: None };
        field.meetings = field.possible_meetings(players, rules, count);
        field.complete().then_some(field).ok_or(Impossible)
    }

    fn possible_meetings(&self, players: &[Player], rules: &Rules, count: usize) -> Vec<bool> {
        let played = players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let last = played + 1 >= rules.rounds;
        let top = |one: &Facts| u64::from(one.score) * 2 > u64::from(rules.win) * played as u64;
        let met = |a: &Facts, b: &Facts| {
            players[a.number]
                .rounds
                .iter()
                .any(|round| matches!(round.spent, Spent::Playing(other, _) if other == b.number))
        };
        let barred = |a: usize, b: usize| {
            rules.forbidden.contains(&(a, b)) || rules.forbidden.contains(&(b, a))
        };
        let mut meetings = vec![false; count * count];
        for (x, a) in self.facts.iter().enumerate() {
            for (y, b) in self.facts.iter().enumerate().skip(x + 1) {
                // C3: two who must have the same colour meet in the last round only, where one is a topscorer.
                let same = a.wish.is_absolute() && b.wish.is_absolute() && !a.wish.agrees(&b.wish);
                let may = !met(a, b)
                    && !barred(a.number, b.number)
                    && (!same || last && (top(a) || top(b)));
                meetings[x * count + y] = may;
                meetings[y * count + x] = may;
            }
        }
        meetings
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.meetings[a * self.facts.len() + b]
    }

    /// Whether a player may have the bye (C2, C5).
    fn may_rest(&self, rank: usize) -> bool {
        let facts = &self.facts[rank];
        facts.may_rest && self.bye_score.is_none_or(|most| facts.score <= most)
    }

    /// Finds the lowest score that can have the bye; says whether there is a pairing at all (C4).
    fn complete(&mut self) -> bool {
        let mut scores: Vec<Option<u32>> =
            self.facts.iter().map(|one| Some(one.score)).rev().collect();
        scores.dedup();
        if !self.bye {
            scores = vec![None];
        }
        let all: Vec<usize> = (0..self.facts.len()).collect();
        scores.into_iter().any(|score| {
            self.bye_score = score;
            self.can_pair(&all)
        })
    }

    /// Whether players can all be paired with one another, and with the bye where there is one.
    fn can_pair(&self, players: &[usize]) -> bool {
        let mut graph = Graph::<1>::new(players.len().next_multiple_of(2));
        for (x, a) in players.iter().enumerate() {
            for (y, b) in players.iter().enumerate().skip(x + 1) {
                if self.may_meet(*a, *b) {
                    graph.set(x, y, Weight::ZERO);
                }
            }
            if players.len() < graph.size() && self.may_rest(*a) {
                graph.set(x, players.len(), Weight::ZERO);
            }
        }
        graph.solve()
    }

    /// The pairs with their colours, White first.
    fn coloured(&self, pairs: Vec<(usize, usize)>, drawn: Colour) -> Vec<[usize; 2]> {
        let coloured = |(a, b): (usize, usize)| {
            let (first, second) = (&self.facts[a.min(b)], &self.facts[a.max(b)]);
            match first_colour(first, second, drawn) {
                Colour::White => [first.number, second.number],
                Colour::Black => [second.number, first.number],
            }
        };
        pairs.into_iter().map(coloured).collect()
    }
}

#[cfg(test)]
mod tests;
