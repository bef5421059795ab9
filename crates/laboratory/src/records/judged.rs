//! Games of any kind with what an engine says of their moves.

use othello::PlayedMove;

use super::analysis::place;
use super::wthor::Recorded;

/// A game whose moves an engine judged, our own or one of others.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedGame {
    /// The name of its file, and which game of that.
    pub name: String,
    /// When it was played, as far as that is known.
    pub date: Option<String>,
    /// The first player and the second.
    pub players: [String; 2],
    /// The score of each player, where it is known.
    pub scores: [Option<f64>; 2],
    /// Its moves.
    pub moves: Vec<JudgedMove>,
}

/// A move beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// Which move of the game, from 1; passes do not count.
    pub ply: usize,
    /// The player who made it: 0 is the first player.
    pub side: usize,
    /// The move, as the protocol of the engine writes it.
    pub made: String,
    /// The best move, likewise; none where the engine named none.
    pub best_made: Option<String>,
    /// The value of the best move for the player of this one.
    pub best: f64,
    /// The value of this move, at most `best`.
    pub played: f64,
    /// How many moves were legal.
    pub legal: usize,
    /// Whether both values are certain.
    pub exact: bool,
}

impl JudgedMove {
    /// A move of Othello that our own engine judged.
    pub fn of(made: &PlayedMove) -> Self {
        Self {
            ply: made.ply,
            side: place(made.side),
            made: made.square.to_string(),
            best_made: Some(made.best_square.to_string()),
            best: made.best,
            played: made.played,
            legal: made.legal as usize,
            exact: made.exact,
        }
    }
}

impl Recorded {
    /// The game with its moves judged.
    pub fn judged(&self, moves: Vec<JudgedMove>) -> JudgedGame {
        JudgedGame {
            name: self.name.clone(),
            date: Some(self.year.to_string()),
            players: self.players.clone(),
            scores: [0, 1].map(|side| Some(self.score(side))),
            moves,
        }
    }
}
