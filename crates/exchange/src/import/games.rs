//! Records of games: who won, what was dealt, who moved first, in one go.

mod duels;
mod table_log;

use std::collections::{HashMap, HashSet};
use std::fmt;

use chrono::NaiveDate;
use daihinmin::log::{LogFault, ReplayFault};
use primes::{DuelGame, Hand, deck};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;

use super::fault::Unread;
use super::headings::{Column, Columns};
use super::rows::{Row, Table};
use super::suspect::{Answers, taken};
use super::{DuplicatePolicy, Encoding, ImportFault, Note, Plan, Why, encoding};
use crate::cards::{CardFault, MoveFault};
use crate::club::Club;
use crate::domain::game::CardGame;
use crate::domain::ids::ListId;
use crate::domain::progress::{NoProgress, Progress};
use duels::Duels;
use table_log::TableLog;

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
            let shown = text.lines().next().unwrap_or_default();
            return Err(ImportFault::new(1, shown, GameFault::NeitherKind).into());
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
            log.of_programs = true;
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
        ImportFault::new(line, "", GameFault::NotUtf8)
    })
}

// Faults of game records, as facts without words.

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

/// An object of a file.
#[derive(Debug)]
pub(in crate::import) struct Object {
    /// The line on which it begins, from 1.
    pub(in crate::import) line: u64,
    /// The fields with their names, in order.
    fields: Vec<(String, Value)>,
}

impl Object {
    /// The value of a field, if it is present and not null.
    pub(in crate::import) fn value(&self, name: &str) -> Option<&Value> {
        self.any(name).filter(|value| !value.is_null())
    }

    /// The value of a field that must be present; none if it is null.
    fn told(&self, name: &str) -> Result<Option<&Value>, ImportFault> {
        let value = self.any(name).ok_or_else(|| self.fault(name, GameFault::Missing))?;
        Ok(Some(value).filter(|value| !value.is_null()))
    }

    /// The value of a field that must be present and not null.
    fn needed(&self, name: &str) -> Result<&Value, ImportFault> {
        self.told(name)?.ok_or_else(|| self.fault(name, GameFault::Form))
    }

    /// A fault of a field.
    fn fault(&self, name: &str, why: impl Into<Why>) -> ImportFault {
        let value = match self.any(name) {
            Some(Value::String(text)) => text.clone(),
            Some(value) => value.to_string(),
            None => String::new(),
        };
        ImportFault::new(self.line, value, why).under(name)
    }

    /// The names of fields that are not in `known`.
    pub(in crate::import) fn besides<'a>(
        &'a self,
        known: &'a [&str],
    ) -> impl Iterator<Item = &'a str> {
        let names = self.fields.iter().map(|(name, _)| name.as_str());
        names.filter(|name| !known.contains(name))
    }

    fn any(&self, name: &str) -> Option<&Value> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Reads an array of objects, or objects in a row. Commas between them may be missing.
pub(in crate::import) fn objects(text: &str) -> Result<Vec<Object>, ImportFault> {
    let mut at = Place { text, rest: text, line: 1 };
    at.skip();
    let is_array = at.rest.starts_with('[');
    at.go(usize::from(is_array));
    let mut objects = Vec::new();
    loop {
        at.skip();
        if is_array && at.rest.starts_with(']') {
            at.go(1);
            at.skip();
            return if at.rest.is_empty() { Ok(objects) } else { Err(at.fault(0)) };
        }
        if at.rest.is_empty() {
            return if is_array { Err(at.fault(0)) } else { Ok(objects) };
        }
        objects.push(at.object()?);
    }
}

/// The place of the reader in a text.
#[derive(Debug)]
struct Place<'a> {
    text: &'a str,
    rest: &'a str,
    line: u64,
}

impl Place<'_> {
    fn skip(&mut self) {
        let behind = self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        self.go(self.rest.len() - behind.len());
    }

    fn go(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        self.line += passed.matches('\n').count() as u64;
        self.rest = rest;
    }

    /// A fault so many bytes behind the place.
    fn fault(&self, bytes: usize) -> ImportFault {
        let at = self.text.len() - self.rest.len();
        let read = &self.text.as_bytes()[..(at + bytes).min(self.text.len())];
        let begin = read.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let column = String::from_utf8_lossy(&read[begin..]).chars().count().max(1);
        let passed = read[at..].split(|&byte| byte == b'\n').count() as u64 - 1;
        ImportFault::new(self.line + passed, "", GameFault::NotJson(column))
    }

    fn object(&mut self) -> Result<Object, ImportFault> {
        let mut values = serde_json::Deserializer::from_str(self.rest).into_iter::<Fields>();
        let line = self.line;
        match values.next() {
            Some(Ok(Fields(fields))) => {
                self.go(values.byte_offset());
                let mut known = HashSet::new();
                match fields.iter().find(|(name, _)| !known.insert(name)) {
                    Some((name, _)) => {
                        Err(ImportFault::new(line, "", Why::RepeatedColumn).under(name))
                    }
                    None => Ok(Object { line, fields }),
                }
            }
            Some(Err(error)) if error.classify() == Category::Data => {
                Err(ImportFault::new(line, "", GameFault::NotAnObject))
            }
            Some(Err(error)) => {
                let before = self.rest.split_inclusive('\n').take(error.line().saturating_sub(1));
                let before: usize = before.map(str::len).sum();
                Err(self.fault(before + error.column()))
            }
            None => Err(self.fault(0)),
        }
    }
}

/// The fields of an object, also repeated ones.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        from.deserialize_map(Object)
    }
}
