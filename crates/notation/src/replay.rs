//! The positions of a game, one after the other.

use crate::chess::Chess;
use crate::record::{Kind, NotatedGame};
use crate::shogi::Shogi;

/// How a position without a legal move ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side to move has lost.
    Mate,
    /// Nobody won.
    Draw,
}

/// A game that is played through again.
#[derive(Clone, Debug)]
pub struct Replay(Position);

#[derive(Clone, Debug)]
enum Position {
    Chess(Chess),
    Shogi(Box<Shogi>),
}

impl Replay {
    /// The start of a game. A start that is no position becomes the usual one, which no [`NotatedGame`] has.
    pub fn new(record: &NotatedGame) -> Self {
        let start = record.start.as_deref();
        Self(match record.kind {
            Kind::Chess => {
                let from = start.and_then(|fen| Chess::from_fen(fen).ok());
                Position::Chess(from.unwrap_or_default())
            }
            Kind::Shogi => {
                let from = start.and_then(|sfen| Shogi::from_sfen(sfen).ok());
                Position::Shogi(Box::new(from.unwrap_or_default()))
            }
        })
    }

    /// The side to move: 0 for the first player, 1 for the second.
    pub fn side(&self) -> usize {
        match &self.0 {
            Position::Chess(chess) => chess.side(),
            Position::Shogi(shogi) => shogi.side(),
        }
    }

    /// The moves that are legal, as UCI or USI write them.
    pub fn legal(&self) -> Vec<String> {
        match &self.0 {
            Position::Chess(chess) => chess.legal(),
            Position::Shogi(shogi) => shogi.legal(),
        }
    }

    /// Makes a move. An illegal one changes nothing and gives `false`.
    pub fn play(&mut self, text: &str) -> bool {
        match &mut self.0 {
            Position::Chess(chess) => chess.play(text),
            Position::Shogi(shogi) => shogi.play(text),
        }
    }

    /// How the game is over, if no move is legal.
    pub fn end(&self) -> Option<End> {
        match &self.0 {
            Position::Chess(chess) => chess.end(),
            Position::Shogi(shogi) => shogi.end(),
        }
    }
}
