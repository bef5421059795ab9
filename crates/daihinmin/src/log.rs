//! Records of whole games, as programs keep them.
//!
//! A log names its players once (`player …`); then each game is a block from `/*` to `*/`:
//!
//! | line | what |
//! |---|---|
//! | `game` | its number |
//! | `class` | the class of each player before it, 0 for the daifugō |
//! | `seat` | the seat of each player |
//! | `dealt` | `{ cards }` of each player before the exchange |
//! | `changed` | `{ cards }` that each gave away |
//! | `original` | `{ cards }` of each with which play began |
//! | `play` | all plays in order, after each `[n]` for the time it took |
//! | `result` | the class of each player after it |
//!
//! Lines of other kinds are skipped. [`LoggedGame::replay`] checks a game against the rules.
//! [`LoggedGame::of`] makes the record of a game, and a log is written by `Display`.

mod read;
mod replay;
mod write;

use crate::cards::{Cards, CardsError};
use crate::exchange::ClassesError;
use crate::play::{Play, PlayError};
use crate::position::{Illegal, StartError};

/// A log: who plays, and games in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The names of the players; games refer to them by number.
    pub players: Vec<String>,
    /// The games.
    pub games: Vec<LoggedGame>,
}

/// A recorded game. All lists are by player, in the order of [`Log::players`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedGame {
    /// Its number in the log.
    pub number: u32,
    /// The class before it, 0 for the daifugō.
    pub classes: Vec<usize>,
    /// The seat, from 0.
    pub seats: Vec<usize>,
    /// The hand before the exchange.
    pub dealt: Vec<Cards>,
    /// The cards given away; all empty in a game without an exchange.
    pub changed: Vec<Cards>,
    /// The hand at the start of play.
    pub original: Vec<Cards>,
    /// All plays in order, with passes.
    pub plays: Vec<TimedPlay>,
    /// The class after it.
    pub result: Vec<usize>,
    /// The lines of its entries in the log, from 1.
    lines: [usize; KEYS.len()],
}

/// A play and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedPlay {
    /// The play.
    pub play: Play,
    /// The time in the unit of the log, if it is given.
    pub time: Option<u64>,
}

/// The entries that a game must have.
const KEYS: [&str; 8] = ["game", "class", "seat", "dealt", "changed", "original", "play", "result"];

/// A fault of a log, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LogError {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub fault: LogFault,
}

/// The kinds of faults of a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogFault {
    /// No line `player` is before the first game.
    #[error("no line \"player\" comes before the first game")]
    NoPlayers,
    /// A game begins within another, or ends without a beginning.
    #[error("\"/*\" and \"*/\" do not take turns")]
    Block,
    /// The log ends within a game.
    #[error("the last game has no end")]
    Unfinished,
    /// An entry that every game must have is missing.
    #[error("the game has no line \"{0}\"")]
    Missing(&'static str),
    /// An entry occurs twice in a game.
    #[error("a second line \"{0}\" in one game")]
    Repeated(&'static str),
    /// The text should be a number.
    #[error("\"{0}\" is no number")]
    Number(String),
    /// The number of entries is not that of the players.
    #[error("{found} entries for {players} players")]
    Count {
        /// The number of entries found.
        found: usize,
        /// The number of entries expected.
        players: usize,
    },
    /// Seats or classes are not 0, 1, 2 and so on, each once.
    #[error("not each of 0 to {} once", .0.saturating_sub(1))]
    NotEach(usize),
    /// Cards are not between `{` and `}`.
    #[error("cards are not between \"{{\" and \"}}\"")]
    Braces,
    /// A hand cannot be read.
    #[error("player {player}: {error}")]
    Cards {
        /// The player, from 0.
        player: usize,
        /// The reason.
        error: CardsError,
    },
    /// A play cannot be read.
    #[error("play {number}, \"{token}\": {error}")]
    Play {
        /// The number of the play, from 1.
        number: usize,
        /// The text.
        token: String,
        /// The reason.
        error: PlayError,
    },
}

/// The place where a recorded game breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {line}: {fault}")]
pub struct ReplayError {
    /// The number of the game.
    pub game: u32,
    /// The line of the log, from 1.
    pub line: usize,
    /// The fault.
    pub fault: ReplayFault,
}

/// Ways in which a recorded game may break the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The classes are not the result of the game before.
    #[error("classes are not the result of the game before")]
    Classes,
    /// No exchange is possible between these classes.
    #[error(transparent)]
    NoClasses(#[from] ClassesError),
    /// A player gave cards that the rules do not allow.
    #[error("player {player} gave {given}, the rules ask for {due}")]
    Exchange {
        /// The player, from 0.
        player: usize,
        /// The cards given.
        given: Cards,
        /// The cards that were due: for upper classes those that replace an invalid choice.
        due: Cards,
    },
    /// A hand is not the dealt hand after the exchange.
    #[error("player {0} begins with other cards than dealt and exchanged")]
    Original(usize),
    /// No game begins with these hands.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A play is against the rules.
    #[error("play {number}, {play} by player {player}: {why}")]
    Illegal {
        /// The number of the play, from 1.
        number: usize,
        /// The player whose turn it was, from 0.
        player: usize,
        /// The play.
        play: Play,
        /// The reason.
        why: Illegal,
    },
    /// The game is not over after the last play.
    #[error("the plays end before the game")]
    Unfinished,
    /// The result of a player is another one.
    #[error("player {player} finished as {place}, the result says {told}")]
    Result {
        /// The player, from 0.
        player: usize,
        /// The place by the rules, from 0.
        place: usize,
        /// The place in the log.
        told: usize,
    },
}
