//! Checks whether a play is legal.

use super::Position;
use crate::card::Card;
use crate::cards::Cards;
use crate::play::{Play, Shape};

/// The reasons why a play is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The player does not hold all these cards.
    #[error("not in the hand: {0}")]
    NotHeld(Cards),
    /// The table has another kind of play, or another number of cards (R 4.2).
    #[error("not the kind of play that lies on the table")]
    Kind,
    /// It is not stronger than the table; all cards of a sequence must be (R 4.2.7).
    #[error("not stronger than what lies on the table")]
    Weak,
    /// The suits are locked, and these are other suits (R 4.4.2).
    #[error("the suits are locked")]
    Locked,
}

impl Position {
    /// Checks a play of the seat in turn against the rules. A pass is always allowed (R 4.2.1), even for the leader.
    pub fn judge(&self, play: Play) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if play.is_pass() {
            return Ok(());
        }
        let missing = play.cards() - self.hands[self.turn()];
        if !missing.is_empty() {
            return Err(Illegal::NotHeld(missing));
        }
        let table = self.table;
        if table.is_pass() {
            return Ok(());
        }
        if play.shape() != table.shape() || play.len() != table.len() {
            return Err(Illegal::Kind);
        }
        if table.is_joker_alone() {
            return if play == Play::single(Card::S3) { Ok(()) } else { Err(Illegal::Weak) };
        }
        if play.is_joker_alone() {
            return Ok(());
        }
        let stronger = match (play.shape(), self.revolution) {
            (Shape::Sequence, false) => play.low() > table.high(),
            (Shape::Sequence, true) => play.high() < table.low(),
            (_, false) => play.low() > table.low(),
            (_, true) => play.low() < table.low(),
        };
        if !stronger {
            Err(Illegal::Weak)
        } else if self.lock && play.suits() != table.suits() {
            Err(Illegal::Locked)
        } else {
            Ok(())
        }
    }
}
