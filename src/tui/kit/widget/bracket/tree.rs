//! The shape of a bracket: which match stands where, and which leads to which.

use std::collections::HashMap;
use std::sync::Arc;

use crate::club::Match;
use crate::domain::ids::MatchNo;
use crate::domain::round::RoundName;
use crate::domain::slot::{Branch, Slot};

/// One match of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    pub no: MatchNo,
    /// Its column, 0 for the first round.
    pub column: usize,
    /// Its row, 0 for the topmost of the column, counted as if no one had a bye.
    pub row: usize,
    /// How often the matches have halved up to its column, which spreads them over the sheet.
    pub level: usize,
    /// The match that decides who plays on each side; none where the draw seated somebody.
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
}

impl Tree {
    /// The tree of those matches that have a seat in that part of the drawing.
    pub fn new<'a>(matches: impl Iterator<Item = &'a Arc<Match>>, branch: Branch) -> Self {
        let mut tree = Self::default();
        let mut known: HashMap<MatchNo, usize> = HashMap::new();
        for played in matches {
            let Some(seat) = played.seat.filter(|seat| seat.branch == branch) else { continue };
            let (Ok(column), Ok(row)) = (usize::try_from(seat.column), usize::try_from(seat.row))
            else {
                continue;
            };
            let at = tree.nodes.len();
            let sources =
                played.slots.map(|slot| slot.source().and_then(|no| known.get(&no).copied()));
            for (side, slot) in played.slots.into_iter().enumerate() {
                if let (Slot::WinnerOf(_), Some(source)) = (slot, sources[side]) {
                    tree.nodes[source].next = Some((at, side));
                }
            }
            let aside = branch == Branch::Main
                && matches!(played.slots, [Slot::LoserOf(_), Slot::LoserOf(_)]);
            let level = match (branch, &played.round) {
                // Every other round takes in those who have just lost, as many as are there.
                (Branch::Losers, _) => column / 2,
                (Branch::Main, RoundName::GrandFinal) => column.saturating_sub(1),
                (Branch::Main, RoundName::GrandFinalReset) => column.saturating_sub(2),
                (Branch::Main | Branch::Places(_), _) => column,
            };
            let (no, decided) = (played.no, played.winner().is_some());
            tree.nodes.push(Node { no, column, row, level, sources, next: None, aside, decided });
            known.insert(played.no, at);
            tree.seat(at, column);
        }
        tree.fold_empty_columns();
        tree
    }

    /// Takes out the columns that byes have left without a match, as the first of a losers' side where all who would
    /// have lost there had byes.
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

    /// Matches that the first column would hold if no one had a bye.
    pub fn rows(&self) -> usize {
        let doublings = self.nodes.iter().map(|node| node.level).max().unwrap_or(0);
        // A seat beyond any bracket that can be drawn on a screen is not worth a panic.
        1_usize.checked_shl(u32::try_from(doublings).unwrap_or(u32::MAX)).unwrap_or(usize::MAX)
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
