//! Sentences about what was done, refused or found: the same on the command line and on screen.

pub mod doctor;
mod event;
mod likeness;
mod rating;
mod registry;
mod rescue;
mod settings;
mod usage;

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;

pub use doctor::DoctorWords;
pub use event::{EventWords, ForesightWords};
pub use likeness::LikenessWords;
pub use rating::{RatingWords, ReportWords};
pub use registry::RegistryWords;
pub use rescue::RescueWords;
pub use settings::SettingsWords;
pub use usage::{Form, UsageFault, UsageWords, ValueFault};

use crate::club::question::matcher::Owner;
use crate::club::{Action, Club, Refusal, Seq};
use crate::desk::DeskError;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::{NumberError, PlayerId};
use crate::domain::rating::Scale;
use crate::domain::score::Outcome;
use crate::export::{Format, Sheet, Term};
use crate::import::file::{NotRead, Oversized};
use crate::import::{ImportFault, Note, Suspect};
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{Digest, Entry, EntryFault, StoreError};

/// Something that did not work, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What failed, on what, and why.
    pub what: String,
    /// What to do now.
    pub remedy: String,
}

impl Message {
    /// What failed, and what to do now.
    pub fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { what: what.into(), remedy: remedy.into() }
    }
}

/// In one line, as the screens show it. A full stop of its own parts the two already.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let between = if self.what.ends_with('。') { "" } else { "; " };
        write!(f, "{}{between}{}", self.what, self.remedy)
    }
}

impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.to_string()
    }
}

/// Messages. Functions take the club for the names in it.
#[derive(Debug, Clone, Copy)]
pub struct MessageWords {
    /// The club does not allow something.
    pub refusal: fn(&Refusal, &Club) -> Message,
    /// Something cannot be undone or redone.
    pub undo: fn(&UndoRefusal, &Club) -> Message,
    /// The file failed.
    pub store: fn(&StoreError) -> Message,
    /// A desk did not do something.
    pub desk: fn(&DeskError, &Club) -> Message,
    /// A text is no registration number.
    pub number: fn(&str, NumberError) -> Message,
    /// A difference between the file and its journal.
    pub finding: fn(&Finding) -> String,
    /// What an entry decided, in one line; the journal is for undos.
    pub entry: fn(&Entry, &[Arc<Entry>], &Club) -> String,
    /// What one action decided.
    pub action: fn(&Action, &Club) -> String,
    /// How a match between these two ended.
    pub result: fn([PlayerId; 2], Outcome, &Club) -> String,
    /// A player by name and number.
    pub player: fn(PlayerId, &Club) -> String,
    /// K, start and further rules.
    pub scale: fn(&Scale) -> String,
    /// What is said about ratings.
    pub rating: RatingWords,
    /// Who or what is meant by a text.
    pub meant: MeantWords,
    /// Files that come in.
    pub import: ImportWords,
    /// The day of an event.
    pub event: EventWords,
    /// What an action would change.
    pub foresight: ForesightWords,
    /// Why two registrations may be one person.
    pub likeness: LikenessWords,
    /// Who is one person.
    pub registry: RegistryWords,
    /// What was taken out of a damaged file, and what was not.
    pub rescue: RescueWords,
    /// The files of the configuration folder.
    pub settings: SettingsWords,
    /// What `banzuke doctor` says.
    pub doctor: DoctorWords,
    /// What of a command line is not understood.
    pub usage: UsageWords,
    /// The command line's own.
    pub command: CommandWords,
    /// What stands beside the figures.
    pub label: LabelWords,
    /// What stands over columns and in cells.
    pub sheet: SheetWords,
}

/// Who or what is meant by a text.
#[derive(Debug, Clone, Copy)]
pub struct MeantWords {
    /// Nobody has that name; with the closest players.
    pub nobody: fn(&str, &[PlayerId], &Club) -> Message,
    /// Several players have that name.
    pub several: fn(&str, &[PlayerId], &Club) -> Message,
    /// A bare number is one player's number and another's name.
    pub number_or_name: fn(&str, PlayerId, &[PlayerId], &Club) -> Message,
    /// No tournament has that name; with the closest names.
    pub no_tournament: fn(&str, &[String]) -> Message,
    /// No rating list has that name; with all names.
    pub no_list: fn(&str, &[String]) -> Message,
}

/// Files that come in.
#[derive(Debug, Clone, Copy)]
pub struct ImportWords {
    /// A file cannot be taken in: its name as given, what is wrong.
    pub fault: fn(&str, &ImportFault, &Club) -> Message,
    /// What is wrong, without the place and the remedy.
    pub why: fn(&ImportFault, &Club) -> String,
    /// Something that a line of the file leaves to be noticed.
    pub note: fn(&str, &Note, &Club) -> String,
    /// A row whose player may be registered already.
    pub suspect: fn(&str, &Suspect, &Club) -> String,
    /// Nothing was taken in, since so many rows are to be looked at.
    pub held: fn(usize) -> Message,
    /// The head of the rows whose player is known already.
    pub known: fn(usize) -> String,
    /// The head of the rows to be looked at.
    pub look: fn(usize) -> String,
    /// The head of the rows that would register somebody.
    pub fresh: fn(usize) -> String,
    /// How somebody is registered who was left out but only shares a name.
    pub namesakes: &'static str,
    /// Players registered, rows left out since their player is known.
    pub players: fn(usize, usize) -> String,
    /// Matches, tournaments created, players registered.
    pub results: fn(usize, usize, usize) -> String,
}

/// The command line's own messages and notices.
#[derive(Debug, Clone, Copy)]
pub struct CommandWords {
    /// The screens need a terminal.
    pub no_terminal: fn() -> Message,
    /// Nowhere to keep the file.
    pub no_place: fn() -> Message,
    /// The clock was set to something that is no time.
    pub bad_clock: fn(&str) -> Message,
    /// A file cannot be read.
    pub unreadable: fn(&Path, &io::Error) -> Message,
    /// A file is larger than what it is taken for can be.
    pub oversized: fn(&Path, Oversized) -> Message,
    /// A file cannot be written.
    pub unwritable: fn(&Path, &io::Error) -> Message,
    /// What was printed does not arrive.
    pub unprintable: fn(&io::Error) -> String,
    /// What would be written to is a folder.
    pub is_folder: fn(&Path) -> Message,
    /// What would be replaced is a database.
    pub is_database: fn(&Path) -> Message,
    /// What would be replaced is something that the program lives on.
    pub is_living: fn(&Path) -> Message,
    /// A file that others could read before is the operator's alone now.
    pub made_private: fn(&Path) -> String,
    /// A line of a journal is no entry: file, line, why.
    pub journal_line: fn(&Path, usize, &EntryFault) -> Message,
    /// The digest in a line of a journal does not fit what stands up to there: file, line.
    pub journal_altered: fn(&Path, usize) -> Message,
    /// Others on this machine may read the club's file.
    pub readable_by_others: fn(&Path) -> String,
    /// Only one desk may have the file open.
    pub opened_alone: &'static str,
    /// The state of a journal in one line: its last entry and the digest of that.
    pub journal_state: fn(Seq, &Digest) -> String,
    /// Somebody of that name is registered.
    pub namesake: fn(&str, &[PlayerId], &Club) -> Message,
    /// Somebody who is registered may be of that name.
    pub may_be_known: fn(&str, &[Owner], &Club) -> Message,
    /// An option does not go with what else was said: the option, with which of these it goes.
    pub option: fn(&str, &[&str]) -> Message,
    /// An option is missing that what was said needs: what was said, the option.
    pub needs: fn(&str, &str) -> Message,
    /// A desk's name is empty.
    pub no_desk_name: fn() -> Message,
    /// Nothing was to be changed.
    pub nothing_to_set: fn() -> Message,
    /// The opponent named plays somewhere else.
    pub not_a_side: fn(PlayerId, MatchNo, TournamentId, &Club) -> Message,
    /// How the entry just made is taken back.
    pub undo_hint: fn(Seq) -> String,
    /// An entry was taken back.
    pub undone: fn(&str, Seq) -> String,
    /// An entry counts again.
    pub redone: fn(&str, Seq) -> String,
    /// The file says what its journal says.
    pub clean: &'static str,
    /// So many entries of a journal were new.
    pub taken_in: fn(usize) -> String,
    /// A file was written.
    pub written: fn(&Path) -> String,
    /// A backup was put back: which, and its entries.
    pub restored: fn(&str, usize) -> String,
    /// Where the file that lay there before is kept.
    pub kept_before: fn(&Path) -> String,
    /// A backup that can be put back.
    pub sound: &'static str,
}

impl CommandWords {
    /// Why a file was not read.
    pub fn not_read(&self, path: &Path, why: &NotRead) -> Message {
        match why {
            NotRead::Io(error) => (self.unreadable)(path, error),
            NotRead::Oversized(oversized) => (self.oversized)(path, *oversized),
        }
    }
}

/// What stands over the columns of a printed table, and in its cells.
#[derive(Debug, Clone, Copy)]
pub struct SheetWords {
    /// A column by its name in data files; none where that is the name.
    pub column: fn(&str) -> Option<&'static str>,
    /// A word of ours.
    pub term: fn(&Term) -> String,
    /// Classes of a report: hands not known, hands known.
    pub hands: [&'static str; 2],
}

impl SheetWords {
    /// A sheet as it is to be written: for people in the words of their language.
    pub fn worded(&self, sheet: Sheet, format: Format) -> Sheet {
        if format.is_for_programs() { sheet } else { sheet.in_words(self.column, self.term) }
    }
}

/// What stands beside the figures in printed text.
#[derive(Debug, Clone, Copy)]
pub struct LabelWords {
    /// A player's reading.
    pub reading: &'static str,
    /// A player's club.
    pub club: &'static str,
    /// A player's other names.
    pub aliases: &'static str,
    /// A player's day of birth.
    pub born: &'static str,
    /// Numbers that other bodies have issued to a player.
    pub external: &'static str,
    /// All registration numbers of a player who has several.
    pub numbers: &'static str,
    /// A note.
    pub note: &'static str,
    /// A rating.
    pub rating: &'static str,
    /// A rating list.
    pub list: &'static str,
    /// Entrants, with their number.
    pub entrants: fn(usize) -> String,
    /// Standings.
    pub standings: &'static str,
    /// A ranking.
    pub ranking: &'static str,
    /// A match that can be played now.
    pub ready: &'static str,
    /// Whoever wins that match.
    pub winner_of: fn(MatchNo) -> String,
    /// Whoever loses it.
    pub loser_of: fn(MatchNo) -> String,
    /// The expected score of a game.
    pub expected: fn(f64) -> String,
    /// An entry that was taken back.
    pub taken_back: &'static str,
}
