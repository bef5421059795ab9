//! The end between the last two, without a mistake.

use crate::play::Play;
use crate::position::Position;

/// Which of the last two seats finishes first if both play without a mistake, hands open.
///
/// Nothing if not exactly two seats hold cards, or if more than `nodes` positions would have to be looked at. Who
/// leads an empty table is taken to play a card.
pub fn first_of_two(position: &Position, nodes: u32) -> Option<usize> {
    if !position.are_two_left() || position.is_over() {
        return None;
    }
    Search { plays: &mut Vec::new(), nodes }.first(position)
}

/// [`first_of_two`] with memory used again, for a position in which two are left.
pub(crate) fn first_with(position: &Position, nodes: u32, plays: &mut Vec<Play>) -> Option<usize> {
    plays.clear();
    Search { plays, nodes }.first(position)
}

struct Search<'a> {
    /// Plays of all positions on the way from the first, one after the other.
    plays: &'a mut Vec<Play>,
    /// How many more positions may be looked at.
    nodes: u32,
}

impl Search<'_> {
    fn first(&mut self, position: &Position) -> Option<usize> {
        let me = position.turn();
        let wins = self.wins(position)?;
        let other = (0..position.seats()).find(|&s| s != me && !position.hand(s).is_empty());
        if wins { Some(me) } else { other }
    }

    /// Whether the seat whose turn it is finishes first. Nothing once too many positions were looked at.
    fn wins(&mut self, position: &Position) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let from = self.plays.len();
        position.list(self.plays);
        let can_pass = !position.table().is_pass();
        let mut wins = Some(false);
        // Strong and large plays are last in the list, and most often what wins.
        for at in (from + usize::from(!can_pass)..self.plays.len()).rev() {
            let mut next = *position;
            next.apply(self.plays[at]);
            let me_first = if next.hand(position.turn()).is_empty() {
                Some(true)
            } else {
                self.wins(&next).map(|first| first == (next.turn() == position.turn()))
            };
            if me_first != Some(false) {
                wins = me_first;
                break;
            }
        }
        self.plays.truncate(from);
        wins
    }
}
