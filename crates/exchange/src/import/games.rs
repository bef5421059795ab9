//! Records of games: who won, what was dealt, who moved first, in one go.

mod duels;
mod json;
mod table_log;

use std::collections::HashMap;

use chrono::NaiveDate;
use daihinmin::log::{LogFault, ReplayFault};
use primes::{DuelGame, Hand, deck};

use super::fault::Unread;
use super::headings::{Column, Columns};
use super::rows::{Row, Table};
use super::suspect::{Answers, taken};
use super::{DuplicatePolicy, Encoding, ImportFault, Note, Plan, Why, encoding};
use crate::cards::{CardFault, MoveFault};
use crate::club::Club;
use crate::domain::deal::CardGame;
use crate::domain::ids::ListId;
use crate::domain::progress::{NoProgress, Progress};
use duels::Duels;
use table_log::TableLog;

pub(super) use json::objects;

/// Records of games as they were read, with what the cards are worth: nothing is worked out again for a plan.
#[derive(Clone, Debug)]
pub struct GameRecords {
    games: Games,
    encoding: Option<Encoding>,
}

#[derive(Clone, Debug)]
enum Games {
    Duels(Duels),
    Table(TableLog),
}

/// The operator's settings for facts that game records do not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The tournament of all games, whatever event they name.
    pub tournament: Option<String>,
    /// The rating list of tournaments that are created.
    pub list: ListId,
    /// The day of games without one.
    pub date: Option<NaiveDate>,
    pub today: NaiveDate,
}

impl GameRecords {
    /// Reads records of prime Daifugō in JSON, an array of objects or one object after the other, or a log of Daihinmin;
    /// plays recorded moves through and values the hands.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportFault> {
        Self::watched(bytes, &NoProgress).map_err(Unread::first)
    }

    /// [`Self::read`], watched; stopped work has read nothing.
    pub fn watched(bytes: &[u8], progress: &dyn Progress) -> Result<Self, Unread> {
        let text = text(bytes)?;
        let games = if text.trim_start().starts_with(['[', '{']) {
            Games::Duels(duels::read(&text, progress)?)
        } else if table_log::is_log(&text) {
            Games::Table(table_log::read(&text, progress)?)
        } else {
            let shown = text.lines().next().unwrap_or_default().to_owned();
            return Err(GameFault::NeitherKind.of_file(shown).into());
        };
        Ok(Self { games, encoding: Encoding::of(bytes) })
    }

    /// The records with another name for the player of that number in a log: logs have no blanks in names.
    #[must_use]
    pub fn naming(mut self, player: usize, name: &str) -> Self {
        if let Games::Table(log) = &mut self.games {
            log.name(player, name);
        }
        self
    }

    /// The players of a log as programs that came by themselves: only their names identify them.
    #[must_use]
    pub fn of_programs(mut self) -> Self {
        if let Games::Table(log) = &mut self.games {
            log.be_of_programs();
        }
        self
    }

    /// Plans their recording, as one entry; unknown players are registered as by a list of results.
    pub fn plan(
        &self,
        club: &Club,
        terms: &Terms,
        doubt: DuplicatePolicy,
    ) -> Result<Plan, ImportFault> {
        self.planned(club, terms, &doubt.into(), &NoProgress).map_err(Unread::first)
    }

    /// [`Self::plan`] with answers to single rows; watched, and all faults are found.
    pub fn planned(
        &self,
        club: &Club,
        terms: &Terms,
        answers: &Answers,
        progress: &dyn Progress,
    ) -> Result<Plan, Unread> {
        let plan = |taken| match &self.games {
            Games::Duels(duels) => duels.plan(club, terms, answers, taken, progress),
            Games::Table(log) => log.plan(club, terms, answers, taken, progress),
        };
        let mut made = plan(HashMap::new())?;
        if answers.others == DuplicatePolicy::Use && !made.suspects.is_empty() {
            made = Plan { suspects: Vec::new(), ..plan(taken(&made.suspects)?)? };
        }
        made.notes.splice(0..0, self.encoding.map(Note::Decoded));
        Ok(made)
    }
}

/// The text of a file, all of it in one encoding.
fn text(bytes: &[u8]) -> Result<String, ImportFault> {
    let utf8 = encoding::utf8(bytes, None)?;
    std::str::from_utf8(&utf8).map(str::to_owned).map_err(|fault| {
        let before = String::from_utf8_lossy(&utf8[..fault.valid_up_to()]);
        let line = 1 + before.matches('\n').count() as u64;
        GameFault::NotUtf8.at(line)
    })
}

// Faults of game records: facts only.

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
    fn of_file(self, value: String) -> ImportFault {
        ImportFault { line: 1, column: None, value, why: Why::Game(Box::new(self)) }
    }

    fn at(self, line: u64) -> ImportFault {
        ImportFault { line, column: None, value: String::new(), why: Why::Game(Box::new(self)) }
    }

    fn in_field(self, line: u64, field: &str, value: impl Into<String>) -> ImportFault {
        let (column, value) = (Some(field.to_owned()), value.into());
        ImportFault { line, column, value, why: Why::Game(Box::new(self)) }
    }
}

static COLUMNS: Columns = Columns::new(&[
    Column::required("match_id"),
    Column::required("first"),
    Column::required("second"),
    Column::required("winner"),
    Column::required("hand_first"),
    Column::required("hand_second"),
    Column::optional("event"),
    Column::optional("season"),
    Column::optional("stage"),
    Column::optional("game_no"),
    Column::optional("turns"),
]);
const MATCH: usize = 0;
const PLAYERS: [usize; 2] = [1, 2];
const WINNER: usize = 3;
const HANDS: [usize; 2] = [4, 5];

/// Reads games, one a row, with the header `match_id,first,second,winner,hand_first,hand_second` and, for people,
/// `event,season,stage,game_no,turns`. The winner is named as one of the two players; hands are written like
/// `QT338647JA9`.
pub fn deals(bytes: &[u8]) -> Result<Vec<DuelGame>, ImportFault> {
    let table = Table::open(bytes.into(), &COLUMNS).map_err(Unread::first)?;
    table.rows().map(|row| game(&row?)).collect()
}

fn game(row: &Row) -> Result<DuelGame, ImportFault> {
    let text = |column| {
        let given = row.given(column).map(str::to_owned);
        given.ok_or_else(|| row.fault(column, Why::Empty))
    };
    let hand = |column| -> Result<Hand, ImportFault> {
        let read = text(column)?.parse();
        read.map_err(|error| row.fault(column, Why::NotCards(error)))
    };
    let players = [text(PLAYERS[0])?, text(PLAYERS[1])?];
    let hands = [hand(HANDS[0])?, hand(HANDS[1])?];
    deck::check(&hands).map_err(|error| row.fault(HANDS[1], Why::NotOneDeck(error)))?;
    let winner = text(WINNER)?;
    let Some(won) = players.iter().position(|player| *player == winner) else {
        return Err(row.fault(WINNER, Why::NotAPlayer(players)));
    };
    Ok(DuelGame { match_id: text(MATCH)?, players, hands, first_won: won == 0 })
}
