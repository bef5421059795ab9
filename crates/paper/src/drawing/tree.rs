//! The shape of a bracket: which match stands where, and which leads to which.

use std::collections::HashMap;
use std::sync::Arc;

use crate::club::Match;
use crate::domain::bracket::{Branch, Slot};
use crate::domain::ids::MatchNo;

/// One match of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    pub no: MatchNo,
    /// Its column, 0 for the first round.
    pub column: usize,
    /// Its row from 0 at the top, counted as if there were no byes.
    row: usize,
    /// The first of its two lines, for each of [`BLANKS`].
    pub tops: [usize; BLANKS.len()],
    /// The match that decides who plays on each side; none where the draw seated a player.
    pub sources: [Option<usize>; 2],
    /// The match its winner goes on to, and the side taken there.
    pub next: Option<(usize, usize)>,
    /// Whether losers play it, so that it hangs below the tree instead of in it.
    pub aside: bool,
    /// Whether its winner is known.
    pub decided: bool,
}

/// All matches of a bracket, called by their place in the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The matches of each column from top to bottom.
    columns: Vec<Vec<usize>>,
    lines: [usize; BLANKS.len()],
}

/// Empty lines between two matches of a column, the least first: a drawing takes the most that it has room for.
pub const BLANKS: [usize; 4] = [1, 2, 4, 6];
/// From so many on each match has room for a frame.
pub const FRAMED: usize = 4;
/// Lines of a match.
pub const MATCH: usize = 2;
/// Lines from the final to the match below it: two for the final, one for a heading; more if both have frames.
const BELOW: usize = 4;
const BELOW_FRAMED: usize = 7;

impl Tree {
    /// The tree of those matches that have a seat in that part of the drawing.
    pub fn new<'a>(matches: impl Iterator<Item = &'a Arc<Match>>, branch: Branch) -> Self {
        let mut tree = Self::default();
        let seated: Vec<&Arc<Match>> = matches
            .filter(|played| played.seat.is_some_and(|seat| seat.branch == branch))
            .collect();
        let numbers = seated.iter().map(|played| played.no).zip(0..);
        // A late entry adds matches behind those that they lead to.
        let known: HashMap<MatchNo, usize> = numbers.collect();
        for played in &seated {
            tree.add(played, branch, &known);
        }
        for (at, played) in seated.iter().enumerate() {
            for (side, slot) in played.slots.into_iter().enumerate() {
                if let (Slot::WinnerOf(_), Some(source)) = (slot, tree.nodes[at].sources[side]) {
                    tree.nodes[source].next = Some((at, side));
                }
            }
        }
        tree.fold_empty_columns();
        tree.spread();
        tree
    }

    /// Adds a match that has a seat, with the matches that decide its players.
    fn add(&mut self, played: &Match, branch: Branch, known: &HashMap<MatchNo, usize>) {
        let [column, row] = played.seat.map_or([0, 0], |seat| [seat.column, seat.row]);
        let [column, row] = [column, row].map(|at| usize::try_from(at).unwrap_or(usize::MAX));
        let sources = played.slots.map(|slot| slot.source().and_then(|no| known.get(&no).copied()));
        let aside =
            branch == Branch::Main && matches!(played.slots, [Slot::LoserOf(_), Slot::LoserOf(_)]);
        let (no, decided) = (played.no, played.winner().is_some());
        let (tops, next) = ([0; BLANKS.len()], None);
        self.nodes.push(Node { no, column, row, tops, sources, next, aside, decided });
        self.seat(self.nodes.len() - 1, column);
    }

    /// Gives each match its lines. Parts of the tree stand one below the other, without room
    /// for byes. A match with one earlier match stands a line higher or lower, so that the
    /// connection is straight. A match with two earlier matches stands in the middle between
    /// them: the upper connection arrives on its upper line, the lower one on its lower line.
    fn spread(&mut self) {
        let mut feeders: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            if let Some((next, side)) = node.next {
                feeders[next].push((side, at));
            }
        }
        for from in &mut feeders {
            from.sort_unstable();
        }
        let columns = self.columns.iter().rev().flatten().copied();
        let is_end = |at: &usize| self.nodes[*at].next.is_none() && !self.nodes[*at].aside;
        let ends: Vec<usize> = columns.filter(is_end).collect();
        for (pitch, blank) in BLANKS.into_iter().enumerate() {
            let mut sheet = Sheet { feeders: &feeders, tops: vec![0; self.nodes.len()], blank };
            let bottom = ends.iter().fold(0, |from, at| sheet.place(*at, from).0);
            self.lines[pitch] = bottom.saturating_sub(blank);
            for (node, top) in self.nodes.iter_mut().zip(sheet.tops) {
                node.tops[pitch] = top;
            }
        }
        let last = self.columns.last().and_then(|column| column.first());
        let last = last.map(|last| self.nodes[*last].tops).unwrap_or_default();
        for node in self.nodes.iter_mut().filter(|node| node.aside) {
            for (at, blank) in BLANKS.into_iter().enumerate() {
                node.tops[at] = last[at] + if blank < FRAMED { BELOW } else { BELOW_FRAMED };
            }
        }
    }

    /// Removes columns without a match, left by byes. An example is
    /// the first round of a losers' bracket whose losers all had byes.
    fn fold_empty_columns(&mut self) {
        self.columns.retain(|column| !column.is_empty());
        for (column, matches) in self.columns.iter().enumerate() {
            for at in matches {
                self.nodes[*at].column = column;
            }
        }
    }

    fn seat(&mut self, at: usize, column: usize) {
        if self.columns.len() <= column {
            self.columns.resize(column + 1, Vec::new());
        }
        let row = self.nodes[at].row;
        let column = &mut self.columns[column];
        let place = column.partition_point(|&other| self.nodes[other].row < row);
        column.insert(place, at);
    }

    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The matches of each column from top to bottom.
    pub fn columns(&self) -> &[Vec<usize>] {
        &self.columns
    }

    /// Lines of the whole tree for each of [`BLANKS`], without those of the match below the final.
    pub const fn lines(&self) -> [usize; BLANKS.len()] {
        self.lines
    }

    /// Where a match stands in the list.
    pub fn find(&self, no: MatchNo) -> Option<usize> {
        self.nodes.iter().position(|node| node.no == no)
    }

    /// The match `steps` rows below another in its column, above it if negative; the last one
    /// there is, if there are fewer.
    pub fn beside(&self, at: usize, steps: isize) -> usize {
        let column = self.nodes.get(at).and_then(|node| self.columns.get(node.column));
        let Some(column) = column else { return at };
        let place = column.iter().position(|&other| other == at).unwrap_or(0);
        let last = column.len().saturating_sub(1);
        column.get(place.saturating_add_signed(steps).min(last)).copied().unwrap_or(at)
    }
}

/// The lines of a tree while they are calculated.
struct Sheet<'a> {
    /// The matches that lead to each match, with the side of their winner.
    feeders: &'a [Vec<(usize, usize)>],
    tops: Vec<usize>,
    blank: usize,
}

impl Sheet<'_> {
    /// Places a match and all that lead to it, from the line `from` on.
    /// Returns the first free line below, and the line of the match.
    fn place(&mut self, at: usize, from: usize) -> (usize, usize) {
        let below = |top: usize| top + MATCH + self.blank;
        let (free, top) = match self.feeders[at].as_slice() {
            [] => (below(from), from),
            [(1, only)] => {
                let (mut free, mut top) = self.place(*only, from);
                if top == from {
                    // The match stands a line above the one that leads to it, and needs that line.
                    (free, top) = self.place(*only, from + 1);
                }
                (free, top - 1)
            }
            [(_, only)] => {
                let (free, top) = self.place(*only, from);
                (free.max(top + 1 + MATCH + self.blank), top + 1)
            }
            [(_, upper), .., (_, lower)] => {
                let (middle, high) = self.place(*upper, from);
                let (free, low) = self.place(*lower, middle);
                (free, (high + low).div_ceil(2))
            }
        };
        self.tops[at] = top;
        (free, top)
    }
}
