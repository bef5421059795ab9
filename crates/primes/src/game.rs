//! Played games, in the form that a model learns from.

use crate::hand::Hand;

/// A game of two players with the hands that were dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuelGame {
    /// The match of the game; games of one match stay together when a model is evaluated.
    pub match_id: String,
    /// The player who moved first, and the other one.
    pub players: [String; 2],
    /// Their hands, in the same order.
    pub hands: [Hand; 2],
    /// Whether the player who moved first won.
    pub first_won: bool,
}

/// The hand of a deal that moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// The first hand.
    A,
    /// The second hand.
    B,
    /// Unknown or ignored: the strength of the hands alone.
    Neutral,
}
