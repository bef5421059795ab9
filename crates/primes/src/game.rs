//! Games that were played, as far as a model learns from them.

use crate::hand::Hand;

/// A game of two players with the hands that were dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuelGame {
    /// The match that it belongs to; games of one match stay together when a model is judged.
    pub match_id: String,
    /// The player who moved first, and the other one.
    pub players: [String; 2],
    /// Their hands, in the same order.
    pub hands: [Hand; 2],
    /// Whether the player who moved first won.
    pub first_won: bool,
}

/// Which of the two hands of a deal moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// The first one that is named.
    A,
    /// The other one.
    B,
    /// Not known, or not to count: what the hands alone are worth.
    Neutral,
}
