//! Why a file is not taken in: facts only.

use super::{Encoding, EventFault, FederationFault, GameFault, Suspect};
use crate::club::Refusal;
use crate::domain::number::{NumberError, PlayerId};
use crate::domain::progress::{NoProgress, Stopped};
use crate::domain::trf::TrfWhy;

/// A fault of a file, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportFault {
    /// The line of the file, from 1.
    pub line: u64,
    /// The column, by its name in the header, where one is at fault.
    pub column: Option<String>,
    pub value: String,
    /// The kind of the fault.
    pub why: Why,
}

impl ImportFault {
    /// A fault of no column; see [`Self::under`].
    pub(super) fn new(line: u64, value: impl Into<String>, why: impl Into<Why>) -> Self {
        Self { line, column: None, value: value.into(), why: why.into() }
    }

    /// The fault, of a column.
    pub(super) fn under(self, column: impl Into<String>) -> Self {
        Self { column: Some(column.into()), ..self }
    }

    /// The fault that the player of a row is not certain.
    pub(super) fn doubtful(suspect: &Suspect) -> Self {
        let why = Why::Doubtful(Box::new(suspect.clone()));
        Self::new(suspect.line, suspect.text.as_str(), why)
    }
}

/// Why there is no plan for a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Unread {
    /// Faults by line: at least one, at most [`Unread::MOST`]; and how many more there are.
    Faults(Vec<ImportFault>, usize),
    /// It was no longer wanted.
    Stopped,
}

impl From<Stopped> for Unread {
    fn from(_stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<ImportFault> for Unread {
    fn from(fault: ImportFault) -> Self {
        Self::Faults(vec![fault], 0)
    }
}

impl Unread {
    /// Further faults are only counted.
    pub const MOST: usize = 50;

    /// All faults that are kept, and how many more there are, where the reading cannot have been stopped.
    pub fn faults(self) -> (Vec<ImportFault>, usize) {
        let faults = match self {
            Self::Faults(faults, more) => Ok((faults, more)),
            Self::Stopped => Err(Stopped),
        };
        NoProgress::whole(faults)
    }

    /// The first fault. The reading must not have been stopped.
    pub fn first(self) -> ImportFault {
        self.faults().0.swap_remove(0)
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<ImportFault>, usize);

impl Faults {
    /// Adds the fault of a row, if it has one.
    pub(super) fn note(&mut self, row: Result<(), ImportFault>) {
        // One answer decides all dates of a column.
        let is_of_order = |fault: &ImportFault| fault.why == Why::AmbiguousDate;
        if row.as_ref().is_err_and(is_of_order) && self.0.iter().any(is_of_order) {
            return;
        }
        match row {
            Err(fault) if self.0.len() < Unread::MOST => self.0.push(fault),
            row => self.1 += usize::from(row.is_err()),
        }
    }

    /// Sorts the faults by line.
    pub(super) fn sort(&mut self) {
        self.0.sort_by_key(|fault| fault.line);
    }

    /// Whether the file can be read, and only the club refuses some of it.
    pub(super) fn are_refusals(&self) -> bool {
        self.0.iter().all(|fault| matches!(fault.why, Why::Refused(_)))
    }

    /// All faults, if there are any.
    pub(super) fn into_result(self) -> Result<(), Unread> {
        if self.0.is_empty() { Ok(()) } else { Err(Unread::Faults(self.0, self.1)) }
    }
}

/// A fault of a file, a row or a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    NoHeader,
    /// No column is one of a list of players, or of results; the columns of both.
    NeitherKind([Vec<&'static str>; 2]),
    /// The text is not UTF-8; it does not continue in its first encoding, or the encoding is unknown.
    NotUtf8(Option<Encoding>),
    /// It is a workbook, and this program was built without them.
    NoWorkbooks,
    /// The workbook cannot be read.
    NotAWorkbook,
    /// The workbook unpacks to more than this many bytes, or its cells would.
    Unpacked(usize),
    /// A number in the file asks for more cells or texts than its bytes can stand for.
    Claims {
        claimed: u64,
        most: u64,
    },
    /// No sheet has this cell.
    NoSuchCell,
    /// The workbook has no such sheet; it has these.
    NoSuchSheet(Vec<String>),
    /// A field goes on over the end of its line.
    LineBreak,
    /// These columns belong to no such list; those that do.
    UnknownColumns(Vec<&'static str>),
    /// A field stands in an object twice.
    RepeatedColumn,
    /// JSON of another program, whose results are not plain; the names at its top are the value.
    OtherJson,
    /// A column that must be there is not; the header's columns must hold these.
    MissingColumn(&'static str),
    /// No column of a list of players holds names; it may be names alone.
    NoNames,
    /// The row has more or fewer fields than the header.
    FieldCount {
        /// Fields of the header.
        header: usize,
        /// Fields of the row.
        row: usize,
    },
    /// The cell must say something.
    Empty,
    /// Not a whole number.
    NotANumber,
    /// Not a number of any kind.
    NotAFigure,
    /// Neither true nor false.
    NotTrueOrFalse,
    /// Not what a player may score in a game.
    NotAGameScore,
    Negative,
    /// More games than a match can have.
    TooManyGames,
    /// A match without a game.
    NoGames,
    /// Not a win probability between 0 and 1.
    NotAHand,
    /// Neither of the two sides.
    NotASide,
    /// Not a rating in digits.
    NotARating,
    /// Not a date of the calendar, or in another notation.
    NotADate,
    /// A date whose day and month cannot be told apart, as those of the column do not tell either.
    AmbiguousDate,
    /// A birth that is only a year, yet to come, or before 1900.
    OddBirth,
    /// A list that names no event has mostly matches of this one, which is not the one that it is named after.
    RecordedUnder {
        event: String,
        file: String,
    },
    /// Not how a match may end.
    NotAScore,
    /// A date, which spreadsheets make of a score.
    DateForScore,
    /// Signs that cannot be seen, or that turn letters around, in a name.
    Unseen,
    /// Not as many first moves as games.
    FirstMoves {
        /// Games of the row.
        games: usize,
        /// First moves that it names.
        named: usize,
    },
    /// Games that cannot be read one by one.
    NotGames,
    /// None of the words for a match that did not end by its score, or the winner is missing.
    NotAnExit,
    /// The winner named is not the one that the games or the exit of the row make.
    OtherWinner,
    /// In a list of players: neither an answer nor a registration number.
    NotSameAs,
    /// In a list of results: no answer.
    NotNewOrSkip,
    /// In a file of decisions: neither an answer nor a registration number.
    NotADecision,
    /// Neither 1 nor 0.
    NotOneOrZero,
    /// Not cards of prime Daifugō.
    NotCards(primes::HandError),
    /// Both hands together hold cards that one deck does not have.
    NotOneDeck(primes::deck::DeckError),
    /// Neither of the two players of the row.
    NotAPlayer([String; 2]),
    /// Not the number of another body, or without its scheme.
    NotAnExternalId,
    /// The player is like several who are registered, or something speaks against the one.
    Doubtful(Box<Suspect>),
    /// An earlier row has the same player; whether both have one number or decision.
    SameAsLine(u64, bool),
    /// Several players have this name.
    Several(Vec<PlayerId>),
    /// Meant as a registration number, but none.
    Number(NumberError),
    /// A record of a game is wrong.
    Game(Box<GameFault>),
    /// A tournament out of another club is wrong.
    Event(Box<EventFault>),
    /// A tournament report is wrong.
    Trf(TrfWhy),
    /// A result file of a federation is wrong.
    Federation(FederationFault),
    /// A tournament report names no tournament.
    NoEvent,
    /// The club does not allow it.
    Refused(Refusal),
}

impl From<Refusal> for Why {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<GameFault> for Why {
    fn from(fault: GameFault) -> Self {
        Self::Game(Box::new(fault))
    }
}

impl From<EventFault> for Why {
    fn from(fault: EventFault) -> Self {
        Self::Event(Box::new(fault))
    }
}

impl From<FederationFault> for Why {
    fn from(fault: FederationFault) -> Self {
        Self::Federation(fault)
    }
}
