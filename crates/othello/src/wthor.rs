//! WTHOR, the game base of the Fédération Française d'Othello: files of games (`.wtb`), of players (`.jou`) and of
//! tournaments (`.trn`).
//!
//! All numbers are little-endian. A file has a header of 16 bytes, then records of one size:
//! 68 bytes a game, 20 a player, 26 a tournament. Read by the description of the format by
//! Quin and Nicolet; `.wtd` (boards of 10×10) and `.pzz` (problems) are refused.

mod error;
mod read;
mod write;

pub use error::{RecordFault, WthorError};

use crate::game::{Game, GameError};
use crate::square::Square;

/// The day on which a file was made. It is kept as in the file, even if no such day exists.
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
    /// The day on which the file was made.
    pub created: Created,
    /// The year in which the games were played.
    pub year: u16,
    /// The number of empty squares for which the theoretical scores hold; 22 if the file says nothing.
    pub theoretical_empties: u8,
    /// The games.
    pub records: Vec<WthorRecord>,
}

/// A file of names of players or of tournaments; games refer to them by their place, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameFile {
    /// The day on which the file was made.
    pub created: Created,
    /// The names. Those of players are "Surname Firstname", cut after 19 characters.
    pub names: Vec<String>,
}

/// The kind of names in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Players: `.jou`, 20 bytes for a name, of which 19 can be used.
    Players,
    /// Tournaments: `.trn`, 26 bytes for a name, of which 25 can be used.
    Tournaments,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorRecord {
    /// The place of the tournament in its file.
    pub tournament: u16,
    /// The place of the player of black in the file of players.
    pub black: u16,
    /// The place of the player of white.
    pub white: u16,
    /// Black's discs at the end, 0 to 64, with empty squares for the winner; 32 for a draw.
    pub black_discs: u8,
    /// Black's discs after perfect play of both from [`GameFile::theoretical_empties`] on, 0 to 64.
    pub theoretical_discs: u8,
    /// The moves without passes, at most 60. A game may stop early.
    pub moves: Vec<Square>,
}

/// The reasons why a record contradicts the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move is illegal.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The game is finished with another score than in the record.
    #[error("black has {recorded} discs in the record and {played} by the moves")]
    Score {
        /// Black's discs in the record.
        recorded: u8,
        /// Black's discs by the moves, with empty squares for the winner.
        played: i32,
    },
}

impl WthorRecord {
    /// The game by the rules. The score is compared only if the game is
    /// finished; the score of a game that stops early is not checked.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let game = Game::new(self.moves.clone())?;
        let played = i32::midpoint(64, game.black_score());
        if game.is_finished() && played != i32::from(self.black_discs) {
            return Err(ReplayError::Score { recorded: self.black_discs, played });
        }
        Ok(game)
    }

    /// Black's score in the record minus white's, −64 to 64.
    pub fn black_score(&self) -> i32 {
        2 * i32::from(self.black_discs) - 64
    }

    /// Black's theoretical score minus white's, −64 to 64.
    pub fn theoretical_score(&self) -> i32 {
        2 * i32::from(self.theoretical_discs) - 64
    }
}
