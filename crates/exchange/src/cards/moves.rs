//! Recorded moves of prime Daifugō, held against the rules.

use primes::play::{Position, Refused, WrittenError, turn};

use super::CardFault;
use super::prime_daifugo::dealt;
use crate::domain::score::Side;

/// A recorded move that cannot have been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFault {
    /// Its number in the game, from 1.
    pub no: usize,
    pub text: String,
    pub why: NotAMove,
}

/// Why a text is no move where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAMove {
    Unreadable(WrittenError),
    Refused(Refused),
}

/// Reasons why moves do not show how a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovesFault {
    Cards(CardFault),
    Move(MoveFault),
}

/// Plays turns, or their moves one by one, through from two hands, by side; who has won, if they lead to the end. A game may be given up before.
pub fn play_through(
    hands: &[String; 2],
    first: Side,
    moves: &[String],
) -> Result<Option<Side>, MovesFault> {
    let [a, b] = dealt(hands).map_err(MovesFault::Cards)?[..] else {
        return Err(MovesFault::Cards(CardFault::Hands { typed: 0, players: 2 }));
    };
    let in_turn = match first {
        Side::A => [a, b],
        Side::B => [b, a],
    };
    let Ok(mut position) = Position::of_record(in_turn) else { return Ok(None) };
    for (no, text) in (1..).zip(moves) {
        let fault = |why| MovesFault::Move(MoveFault { no, text: text.clone(), why });
        for made in turn(text).map_err(|why| fault(NotAMove::Unreadable(why)))? {
            position.play(&made).map_err(|why| fault(NotAMove::Refused(why)))?;
        }
    }
    Ok(position.winner().map(|winner| if winner == 0 { first } else { first.other() }))
}
