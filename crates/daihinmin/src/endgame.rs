//! The perfect end of a game between the last two players.

use crate::play::Play;
use crate::position::Position;

/// The one of the last two seats that finishes first under perfect play with open hands.
///
/// None if not exactly two seats hold cards, or if the search would need more than
/// `nodes` positions. A seat that leads an empty table is assumed to play a card.
pub fn first_of_two(position: &Position, nodes: u32) -> Option<usize> {
    if !position.are_two_left() || position.is_over() {
        return None;
    }
    Search { plays: &mut Vec::new(), nodes }.first(position)
}

/// Like [`first_of_two`], with reused memory, for a position with two seats left.
pub(crate) fn first_with(position: &Position, nodes: u32, plays: &mut Vec<Play>) -> Option<usize> {
    plays.clear();
    Search { plays, nodes }.first(position)
}

struct Search<'a> {
    /// The plays of all positions on the present path, one after another.
    plays: &'a mut Vec<Play>,
    /// The number of positions that may still be searched.
    nodes: u32,
}

impl Search<'_> {
    fn first(&mut self, position: &Position) -> Option<usize> {
        let me = position.turn();
        let wins = self.wins(position)?;
        let other = (0..position.seats()).find(|&s| s != me && !position.hand(s).is_empty());
        if wins { Some(me) } else { other }
    }

    /// Whether the seat in turn finishes first; none once too many positions were searched.
    fn wins(&mut self, position: &Position) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let from = self.plays.len();
        position.list(self.plays);
        let can_pass = !position.table().is_pass();
        let mut wins = Some(false);
        // Strong and large plays are at the end of the list, and win most often.
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
