//! WTHOR, the game base of the Fédération Française d'Othello: files of games (`.wtb`), of players (`.jou`) and of
//! tournaments (`.trn`).
//!
//! All numbers are little-endian. A file has a header of 16 bytes, then records of one size: 68 bytes a game, 20 a player, 26 a
//! tournament. Read after the format's description by Quin and Nicolet; `.wtd` (boards of 10×10) and `.pzz` (problems)
//! are refused.

mod error;
mod read;
mod write;

pub use error::{RecordFault, WthorError};

use crate::game::{Game, GameError};
use crate::square::Square;

/// The day on which a file was made. It is told as it stands there, whether such a day exists or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Created {
    /// The year, century included.
    pub year: u16,
    /// The month, 1 for January.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// A file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// When it was made.
    pub created: Created,
    /// The year in which the games were played.
    pub year: u16,
    /// The number of empty squares at which the theoretical scores hold; 22 where the file says nothing.
    pub theoretical_empties: u8,
    /// The games.
    pub records: Vec<WthorRecord>,
}

/// A file of names of players or of tournaments; games point to them by their place, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameFile {
    /// When it was made.
    pub created: Created,
    /// The names. Those of players are "Surname Firstname", cut after 19 characters.
    pub names: Vec<String>,
}

/// The names that a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Players: `.jou`, 20 bytes a name of which 19 can be used.
    Players,
    /// Tournaments: `.trn`, 26 bytes a name of which 25 can be used.
    Tournaments,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorRecord {
    /// The place of the tournament among the tournaments.
    pub tournament: u16,
    /// The place of the player with the black discs among the players.
    pub black: u16,
    /// The place of the player with the white discs.
    pub white: u16,
    /// Black's discs at the end, 0 to 64, empty squares to the winner; 32 for a draw.
    pub black_discs: u8,
    /// Black's discs if both played perfectly from [`GameFile::theoretical_empties`] on, 0 to 64.
    pub theoretical_discs: u8,
    /// The moves without passes, at most 60. A game may stop early.
    pub moves: Vec<Square>,
}

/// A record whose moves and score do not fit the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move is illegal.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The game is finished with another score than the record's.
    #[error("black has {recorded} discs in the record and {played} by the moves")]
    Score {
        /// Black's discs by the record.
        recorded: u8,
        /// Black's discs by the moves, empty squares to the winner.
        played: i32,
    },
}

impl WthorRecord {
    /// The game by the rules. The score is compared where the game is finished; one that stops early has whatever score
    /// was recorded.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let game = Game::new(self.moves.clone())?;
        let played = i32::midpoint(64, game.black_score());
        if game.is_finished() && played != i32::from(self.black_discs) {
            return Err(ReplayError::Score { recorded: self.black_discs, played });
        }
        Ok(game)
    }

    /// Black's score by the record, discs less white's, −64 to 64.
    pub fn black_score(&self) -> i32 {
        2 * i32::from(self.black_discs) - 64
    }

    /// Black's theoretical score, discs less white's, −64 to 64.
    pub fn theoretical_score(&self) -> i32 {
        2 * i32::from(self.theoretical_discs) - 64
    }
}
