//! Faults of game records: facts only.

use chrono::NaiveDate;

use daihinmin::log::{LogFault, ReplayFault};

use crate::cards::{CardFault, MoveFault};
use crate::domain::card_game::CardGame;
use crate::import::{ImportFault, Why};

/// Why records of games are not taken in.
#[derive(Clone, Debug, PartialEq)]
pub enum GameFault {
    /// The text is not UTF-8.
    NotUtf8,
    /// Neither of the formats.
    NeitherKind,
    /// It holds no game.
    NoGames,
    /// A line of a log cannot be read.
    Log(LogFault),
    /// A game of a log is against the rules.
    Replay {
        /// The number of the game in the log.
        game: u32,
        fault: ReplayFault,
        /// The players, as the log numbers them from 0.
        names: Vec<String>,
    },
    /// It breaks the rules of JSON, at this character of the line.
    NotJson(usize),
    /// A value that is no object.
    NotAnObject,
    /// A field that every game must have is not there.
    Missing,
    /// The value of a field has another form than that field takes.
    Form,
    /// Neither of the two players.
    NotAPlayer,
    /// The match began with other players, in this line.
    OtherPlayers(u64),
    /// The match began on another day, in this line.
    OtherDate(u64, NaiveDate),
    Cards(CardFault),
    /// Moves can only be followed where hands and first move are known.
    MovesAlone,
    Move(MoveFault),
    /// The moves end with a win of this player.
    OtherWinner(String),
    /// The file names no tournament, nor did the operator.
    NoTournament,
    /// The tournament plays another card game.
    OtherCardGame(CardGame),
}

impl GameFault {
    pub(super) fn of_file(self, value: String) -> ImportFault {
        ImportFault { line: 1, column: None, value, why: Why::Game(Box::new(self)) }
    }

    pub(super) fn at(self, line: u64) -> ImportFault {
        ImportFault { line, column: None, value: String::new(), why: Why::Game(Box::new(self)) }
    }

    pub(super) fn in_field(self, line: u64, field: &str, value: impl Into<String>) -> ImportFault {
        let (column, value) = (Some(field.to_owned()), value.into());
        ImportFault { line, column, value, why: Why::Game(Box::new(self)) }
    }
}
