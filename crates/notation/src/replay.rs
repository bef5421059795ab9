//! The positions of a game, one after the other.

use crate::chess::Chess;
use crate::record::{Kind, NotatedGame};
use crate::shogi::Shogi;

/// The result of a position without a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side to move has lost.
    Mate,
    /// The game is drawn.
    Draw,
}

/// A replay of a game, move by move.
#[derive(Clone, Debug)]
pub struct Replay(Position);

#[derive(Clone, Debug)]
enum Position {
    Chess(Chess),
    Shogi(Box<Shogi>),
}

impl Replay {
    /// The start of a game. An invalid start position becomes the usual one; no [`NotatedGame`] has one.
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

    /// The legal moves in UCI or USI notation.
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

    /// The result if no move is legal.
    pub fn end(&self) -> Option<End> {
        match &self.0 {
            Position::Chess(chess) => chess.end(),
            Position::Shogi(shogi) => shogi.end(),
        }
    }
}
