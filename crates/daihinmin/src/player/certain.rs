//! Finds plays that win whatever hands the others hold.

use std::collections::HashSet;

use crate::cards::Cards;
use crate::endgame::first_with;
use crate::play::Play;
use crate::position::{MOST_SEATS, Position};

use super::View;

/// The most hands in a search against several opponents, and positions in one between two.
const HANDS: usize = 2_000;
const NODES: u32 = 20_000;

/// A play after which the player certainly finishes before all others; of several the first found.
///
/// Against several opponents, every play but the last must be unbeatable even if one
/// hand held all unseen cards. Against one opponent, whose hand is known, the search
/// is exact. None if there is no such play, or none was found in time.
pub(super) fn certain_win(view: &View<'_>, plays: &[Play]) -> Option<Play> {
    let me = view.me();
    let others = (0..view.position().seats()).filter(|&seat| seat != me && view.count(seat) > 0);
    let others: Vec<usize> = others.collect();
    if let [other] = others[..] {
        let mut hands = [Cards::NONE; MOST_SEATS];
        hands[me] = view.hand();
        hands[other] = view.unseen();
        let position = view.position().with_dealt(hands);
        let memory = &mut Vec::new();
        return plays.iter().copied().rev().find(|&play| {
            let mut next = position;
            next.apply(play);
            next.hand(me).is_empty() || first_with(&next, NODES, memory) == Some(me)
        });
    }
    let mut search = Search { view, lost: HashSet::new() };
    plays.iter().copied().rev().find(|&play| search.wins_with(view.position(), play))
}

struct Search<'a> {
    view: &'a View<'a>,
    /// Hands, each with the order of ranks, for which no certain win was found.
    lost: HashSet<(Cards, bool)>,
}

impl Search<'_> {
    fn wins_with(&mut self, position: &Position, play: Play) -> bool {
        let me = self.view.me();
        if play.is_pass() {
            return false;
        }
        if play.len() == position.hand(me).len() {
            return true;
        }
        let mut next = *position;
        next.apply(play);
        if !next.table().is_pass() {
            if self.view.others_can_beat(&next) {
                return false;
            }
            next.pass_to(0);
        }
        self.wins(&next)
    }

    /// Whether the leading player wins.
    fn wins(&mut self, position: &Position) -> bool {
        let key = (position.hand(self.view.me()), position.is_revolution());
        if self.lost.len() >= HANDS || self.lost.contains(&key) {
            return false;
        }
        let mut plays = Vec::new();
        position.list(&mut plays);
        let wins = plays.into_iter().rev().any(|play| self.wins_with(position, play));
        if !wins {
            self.lost.insert(key);
        }
        wins
    }
}
