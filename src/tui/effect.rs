//! Requests of the interface to the world outside. `update` only names them; the desk worker has them done.

use super::machines::MachinesAct;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use super::kit::overlay::table::TableOverlay;
use super::snapshot::Fit;
use crate::club::Club;
use crate::club::question::floor::Where;
use crate::club::question::rating_table::RankingQuery;
use crate::command::CommandId;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::drawing::Picture;
use crate::export::{Format, Kind};
use crate::import::{Answers, Reading};
use crate::paper::{self, Paper, Source};
use crate::request::draft::Draft;
use crate::request::listing::Prepared;
use crate::request::table::TableRecord;
use crate::request::{Decision, Doing};
use crate::settings::{Setting, Value};
use crate::words::Language;
use crate::words::Words;

/// A request that `update` cannot fulfil by itself.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    Quit,
    /// Leave the program with a failure that the terminal reported.
    Fail(String),
    /// Look for what other desks wrote, and come back with it.
    Follow,
    /// See whether others may have done something, and only then look.
    Glance,
    /// Tell the other desks which match's result is being entered here.
    Attend(Option<Where>),
    Perform(Box<Decision>),
    /// Take back the last entry that counts, or this one.
    Undo(Option<crate::club::Seq>),
    /// Undo the last undo, or this one.
    Redo(Option<crate::club::Seq>),
    /// Give the terminal back to the shell until this program is called to the front again.
    Suspend,
    /// Draw the whole screen again, since something else has written on it.
    Redraw,
    /// Have clicks and the wheel come to the program, or leave them to the terminal.
    Mouse(bool),
    /// Keep the new value of a setting.
    Keep(Setting, Value),
    /// Speak this language from now on.
    Speak(Language),
    /// Work out the odds of a tournament.
    Foretell(TournamentId),
    /// Work something out about the club, and come back with it.
    Study(Study),
    /// Go on to the laboratory, with these arguments, and come back when it is left.
    Laboratory(Vec<String>),
    /// Compare the formats for a draft; for so many players, where no player is entered.
    Compare(Box<Draft>, Option<usize>),
    /// Look for the draft of a tournament, and come back with it.
    FindDraft,
    /// Keep the draft of a tournament.
    KeepDraft(Box<Draft>),
    /// Take away the draft that is kept.
    DropDraft,
    /// Read a file, and come back with what is in it.
    ReadFile(PathBuf),
    /// Work out what a list fits to all its results.
    Fit(Fit),
    /// Read the files of analysed games that the settings name.
    ReadRecords,
    /// Read what all entries of the journal say, to be searched.
    ReadJournal,
    /// Look for files whose paths begin like this one.
    Complete(String),
    /// Read a list of players or results, and see what taking it in would do.
    ReadList {
        path: PathBuf,
        /// The operator's choices for the file as a whole.
        reading: Reading,
        /// The operator's answers about single rows.
        answers: Answers,
    },
    /// Import the rows that were read, with the operator's answers about single rows.
    TakeIn(Arc<Prepared>, Answers),
    /// Record games of a table of card players.
    RecordTable(Box<TableRecord>),
    /// Stop the work that is waited for.
    StopWork,
    /// Stop looking for players who may be registered twice.
    StopSearch,
    /// Look for them again.
    SearchAgain,
    /// Write a sheet to a new file beside the club's.
    Export(Exported, Format),
    /// Write a drawing to a new file beside the club's.
    Draw(Exported, Picture),
    /// Write sheets to print to a new file beside the club's.
    Print(Printed),
    /// Have a file or a folder opened by the program that the desktop has for it.
    Open(PathBuf),
    /// Hand a tournament in to the register that the club knows.
    HandIn(TournamentId),
    /// Take in the events that wait for this register.
    Receive,
    /// Do something with the machines of the hall, and come back with them.
    Machines(MachinesAct),
    /// Make a backup of the club's file.
    BackUp,
    /// Look through the backups, and come back with them.
    FindBackups,
    /// Put a backup in the place of the club's file, and go on with it.
    Restore {
        backup: PathBuf,
        /// When it was made.
        at: DateTime<Utc>,
    },
}

impl Effect {
    /// The task that the operator waits for while the desk does it; none if nobody waits, or if the interface does it
    /// itself.
    pub fn doing(&self, words: &Words) -> Option<Doing> {
        let name = |path: &PathBuf| {
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
        };
        Some(match self {
            Self::Perform(_) | Self::RecordTable(_) => Doing::Recording,
            Self::Undo(_) => Doing::Undoing,
            Self::Redo(_) => Doing::Redoing,
            Self::Export(what, _) | Self::Draw(what, _) => {
                Doing::Writing(words.message.sheet.kind(what.kind()).to_owned())
            }
            Self::Print(what) => {
                let title = paper::title(what.kind, words).to_owned();
                if what.is_pdf { Doing::MakingPdf(title) } else { Doing::Writing(title) }
            }
            Self::Receive => {
                Doing::TakingIn(words.screen.command(CommandId::ReceiveEvents).title.to_owned())
            }
            Self::HandIn(_) => {
                Doing::Writing(words.screen.command(CommandId::HandIn).title.to_owned())
            }
            Self::BackUp => Doing::Writing(words.screen.backups.copy().to_owned()),
            Self::FindBackups => Doing::Verifying,
            Self::Restore { .. } => Doing::Restoring,
            Self::Foretell(_) => Doing::Foretelling,
            Self::Study(_) => Doing::Experimenting,
            Self::Compare(..) => Doing::Comparing,
            Self::Fit(_) => Doing::Fitting,
            Self::ReadRecords => Doing::ReadingRecords,
            Self::ReadJournal => Doing::ReadingJournal,
            Self::Complete(_) | Self::FindDraft => Doing::Completing,
            Self::ReadList { path, .. } | Self::ReadFile(path) => Doing::Reading(name(path)),
            Self::TakeIn(prepared, _) => Doing::TakingIn(name(&prepared.path)),
            Self::Quit
            | Self::Fail(_)
            | Self::Follow
            | Self::Glance
            | Self::Attend(_)
            | Self::Open(_)
            | Self::Machines(_)
            | Self::Suspend
            | Self::Redraw
            | Self::Mouse(_)
            | Self::Keep(..)
            | Self::KeepDraft(_)
            | Self::DropDraft
            | Self::Speak(_)
            | Self::StopWork
            | Self::StopSearch
            | Self::SearchAgain
            | Self::Laboratory(_) => return None,
        })
    }
}

/// Work on the club as it is shown, for a screen that the desk does not know.
#[derive(Clone)]
pub struct Study(Arc<StudyWork>);

type StudyWork = dyn Fn(&Club, &dyn Progress) -> Result<Studied, Stopped> + Send + Sync;

/// The outcome of a study: a table, or a sentence on why there is none.
#[derive(Debug, Clone, PartialEq)]
pub enum Studied {
    Table(TableOverlay),
    Nothing(String),
}

impl Study {
    pub fn new(
        work: impl Fn(&Club, &dyn Progress) -> Result<Studied, Stopped> + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(work))
    }

    pub(super) fn play(&self, club: &Club, progress: &dyn Progress) -> Result<Studied, Stopped> {
        (self.0)(club, progress)
    }
}

impl fmt::Debug for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Study")
    }
}

/// Two are equal where they are one piece of work; whether others would find the same cannot be known.
impl PartialEq for Study {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
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
}

impl Exported {
    pub fn kind(self) -> Kind {
        match self {
            Self::Ranking(..) => Kind::Ranking,
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
            Self::Players | Self::Queue => return None,
        })
    }

    /// The source of sheets to print of the same, if there are any.
    pub const fn source(self) -> Option<Source> {
        match self {
            Self::Ranking(list, asked) => Some(Source::List(list, asked)),
            Self::Tournament(_, id) => Some(Source::Tournament(id)),
            Self::Players => Some(Source::Players),
            Self::History(..) | Self::Queue => None,
        }
    }

    /// The day that it speaks of.
    pub fn day(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Ranking(_, asked) => asked.as_of.unwrap_or(today),
            Self::Tournament(..) | Self::Players | Self::History(..) | Self::Queue => today,
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
