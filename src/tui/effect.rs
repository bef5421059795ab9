//! Requests of the interface to the world outside. `update` only names them: the terminal does some at once, the desk's
//! thread all others.

use std::fmt;
use std::sync::Arc;

use chrono::NaiveDate;

use super::desk_worker::DeskWorker;
use super::event::Outcome;
use super::kit::overlay::table::TableOverlay;
use super::news::News;
use crate::club::question::rating_table::RankingQuery;
use crate::club::{Club, Seq};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::export::Kind;
use crate::import::Answers;
use crate::own_commands::OwnRun;
use crate::paper::{self, Paper, Source};
use crate::request::listing::Prepared;
use crate::request::listing::TableRecord;
use crate::request::{Decision, Doing};

/// A request that `update` cannot fulfil by itself.
#[derive(Debug, PartialEq)]
pub enum Effect {
    Quit,
    /// Leave the program with a failure that the terminal reported.
    Fail(String),
    /// Give the terminal back to the shell until this program is called to the front again.
    Suspend,
    /// Draw the whole screen again, since something else has written on it.
    Redraw,
    /// Have clicks and the wheel come to the program, or leave them to the terminal.
    Mouse(bool),
    /// Begin a command of the operator's own.
    Begin(OwnRun),
    /// Go on to the laboratory, with these arguments, and come back when it is left.
    Laboratory(Vec<String>),
    /// Stop the work that is waited for.
    StopWork,
    /// Stop looking for players who may be registered twice.
    StopSearch,
    /// Look for them again.
    SearchAgain,
    /// Have something recorded.
    Record(Record),
    /// Have a task done beside the drawing.
    Do(DeskTask),
}

/// A request to record something in the journal.
#[derive(Debug, Clone, PartialEq)]
pub enum Record {
    Decision(Box<Decision>),
    /// That the last entry that counts, or this one, is taken back.
    Undo(Option<Seq>),
    /// That the last undo, or this one, is taken back.
    Redo(Option<Seq>),
    /// The rows of a list that was read, with the operator's answers about single rows.
    List(Arc<Prepared>, Answers),
    /// Games of a table of card players.
    Table(Box<TableRecord>),
}

/// Work at the desk that runs beside the drawing. Each is made where its work stands, in `desk_worker`.
pub struct DeskTask {
    name: String,
    doing: Option<Doing>,
    work: Box<TaskWork>,
}

type TaskWork = dyn FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send;

impl DeskTask {
    /// A task that nobody waits for; its name tells it apart from all others.
    pub(super) fn new(
        name: impl Into<String>,
        work: impl FnOnce(&mut DeskWorker, &dyn Progress) -> Result<Outcome, Stopped> + Send + 'static,
    ) -> Self {
        Self { name: name.into(), doing: None, work: Box::new(work) }
    }

    /// The task as one that the operator waits for.
    #[must_use]
    pub(super) fn waited_for(self, doing: Doing) -> Self {
        Self { doing: Some(doing), ..self }
    }

    /// The work that the operator waits for meanwhile; none if nobody waits.
    pub const fn doing(&self) -> Option<&Doing> {
        self.doing.as_ref()
    }

    /// Does it. Stopped, it has changed nothing.
    pub(super) fn run(self, desk: &mut DeskWorker, progress: &dyn Progress) -> Outcome {
        (self.work)(desk, progress).unwrap_or_else(|Stopped| News::Stopped.into())
    }
}

impl fmt::Debug for DeskTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DeskTask").field(&self.name).finish()
    }
}

/// Two are equal by their names; whether they would do the same cannot be known.
impl PartialEq for DeskTask {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl From<Record> for Effect {
    fn from(record: Record) -> Self {
        Self::Record(record)
    }
}

impl From<DeskTask> for Effect {
    fn from(task: DeskTask) -> Self {
        Self::Do(task)
    }
}

/// The outcome of a study: a table, or a sentence on why there is none.
#[derive(Debug, Clone, PartialEq)]
pub enum Studied {
    Table(TableOverlay),
    Nothing(String),
}

/// A sheet to be written out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Exported {
    /// The ranking of a list.
    Ranking(ListId, RankingQuery),
    /// A sheet of a tournament as it is.
    Tournament(Kind, TournamentId),
    /// All players.
    Players,
    /// How a player's rating moved.
    History(ListId, PlayerId),
    /// The matches waiting for a table.
    Queue,
    /// The standings of a tournament in a category, by its place among the club's ([`place_of`]).
    StandingsIn(TournamentId, usize),
    /// The ranking of a list in a category.
    RankingIn(ListId, RankingQuery, usize),
}

/// The place of a category among the names of the club's.
pub fn place_of(category: &str, club: &Club) -> Option<usize> {
    club.category_names().iter().position(|name| name == category)
}

impl Exported {
    pub fn kind(self) -> Kind {
        match self {
            Self::Ranking(..) | Self::RankingIn(..) => Kind::Ranking,
            Self::StandingsIn(..) => Kind::Standings,
            Self::Tournament(kind, _) => kind,
            Self::Players => Kind::Players,
            Self::History(..) => Kind::History,
            Self::Queue => Kind::Queue,
        }
    }

    /// The name of the list, tournament or player that it is of.
    pub fn of(self, club: &Club) -> Option<String> {
        Some(match self {
            Self::Ranking(list, _) => club.list(list)?.name.clone(),
            Self::Tournament(_, id) => club.tournament(id)?.name.clone(),
            Self::History(_, player) => club.player(player)?.name.clone(),
            Self::StandingsIn(id, category) => {
                let name = &club.tournament(id)?.name;
                format!("{name} {}", club.category_names().get(category)?)
            }
            Self::RankingIn(list, _, category) => {
                let name = &club.list(list)?.name;
                format!("{name} {}", club.category_names().get(category)?)
            }
            Self::Players | Self::Queue => return None,
        })
    }

    /// The player of a history whose matches have days, and the name of a file for these.
    pub fn calendar(self, club: &Club, today: NaiveDate) -> Option<(PlayerId, String)> {
        let Self::History(_, player) = self else { return None };
        let is_dated = club.fixtures_of(player).iter().any(|(_, day, _)| day.is_some());
        let name = file_name("fixtures", &self.of(club)?, today);
        is_dated.then_some((player, name))
    }

    /// The source of sheets to print of the same, if there are any.
    pub const fn source(self) -> Option<Source> {
        match self {
            Self::Ranking(list, asked) => Some(Source::List(list, asked)),
            Self::Tournament(_, id) => Some(Source::Tournament(id)),
            Self::Players => Some(Source::Players),
            Self::History(..) | Self::Queue | Self::StandingsIn(..) | Self::RankingIn(..) => None,
        }
    }

    /// The day that it speaks of.
    pub fn day(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Ranking(_, asked) | Self::RankingIn(_, asked, _) => asked.as_of.unwrap_or(today),
            Self::StandingsIn(..)
            | Self::Tournament(..)
            | Self::Players
            | Self::History(..)
            | Self::Queue => today,
        }
    }

    /// The name of its file, without an extension: letters and digits only, so that any system takes it.
    pub fn file_name(self, club: &Club, today: NaiveDate) -> String {
        file_name(&self.kind().to_string(), &self.of(club).unwrap_or_default(), self.day(today))
    }
}

/// Sheets that are to be printed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Printed {
    pub source: Source,
    pub kind: paper::Kind,
    pub paper: Paper,
    /// Whether a printer of HTML makes a PDF of them.
    pub is_pdf: bool,
}

impl Printed {
    /// The day that they speak of.
    pub fn day(self, today: NaiveDate) -> NaiveDate {
        match self.source {
            Source::List(_, asked) => asked.as_of.unwrap_or(today),
            Source::Tournament(_) | Source::Players | Source::Hall => today,
        }
    }

    /// How the name of their file ends.
    pub const fn extension(self) -> &'static str {
        if self.is_pdf { "pdf" } else { "html" }
    }

    /// The name of their file, without an extension.
    pub fn file_name(self, club: &Club, today: NaiveDate) -> String {
        file_name(&format!("print-{}", self.kind), self.source.name(club), self.day(today))
    }
}

/// Kind, name (if any) and day, in letters and digits.
fn file_name(kind: &str, of: &str, day: NaiveDate) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let of = of.chars().map(plain).collect::<String>();
    let parts = [kind.to_owned(), of, day.to_string()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
