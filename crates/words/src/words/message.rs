//! Sentences about what was done, refused or found: the same on the command line and on screen.

mod command;
pub mod doctor;
mod entry;
mod event;
mod fault;
pub mod federation;
mod foresight;
pub mod hall;
mod hands;
mod import;
mod likeness;
mod line_fault;
mod outcome;
mod pairings;
mod plan;
mod rating;
mod refusal;
mod registry;
mod rescue;
mod sentence;
mod settings;
mod sheet;
mod store;
pub(super) mod system;
mod tie_break;
mod unresolved_names;
mod usage;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use super::catalog::check::{Fault, Wrong};
use crate::club::report::Told;
use crate::club::tournament::Venue;
use crate::club::{Action, Club, Refusal, Seq};
use crate::desk::DeskError;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::{NumberError, PlayerId};
use crate::domain::rating::Scale;
use crate::domain::records::{Curve, Fit};
use crate::domain::score::Outcome;
use crate::export::{Format, Sheet, Term};
use crate::import::file::NotRead;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{Entry, StoreError};
use crate::request::analysed_games::RecordFault;
use crate::words::{Voice, words};
use sentence::Naming;

pub use command::CommandWords;
pub use doctor::DoctorWords;
pub use event::EventWords;
pub use federation::FederationWords;
pub use foresight::ForesightWords;
pub use hall::HallWords;
pub use hands::{HandsWords, percent};
pub use import::{ImportWords, log as game_log};
pub use likeness::LikenessWords;
pub use pairings::PairingsWords;
pub use plan::PlanWords;
pub use rating::{RatingWords, ReportWords};
pub use registry::RegistryWords;
pub use rescue::RescueWords;
pub use sentence::{Part, Sentence};
pub use settings::SettingsWords;
pub use sheet::SheetWords;
pub use unresolved_names::MeantWords;
pub use usage::{Form, UsageFault, UsageWords, ValueFault};

/// Something that did not work, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The failure: what failed, on what, and why.
    pub what: String,
    /// The step to take now.
    pub remedy: String,
}

impl Message {
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

impl CommandWords {
    /// Why a file was not read.
    pub fn not_read(&self, path: &Path, why: &NotRead) -> Message {
        match why {
            NotRead::Io(error) => self.unreadable(path, error),
            NotRead::Oversized(oversized) => self.oversized(path, *oversized),
        }
    }
}

impl SheetWords {
    /// A sheet as it is to be written: for people in the words of their language.
    pub fn worded(&self, sheet: Sheet, format: Format) -> Sheet {
        if format.is_for_programs() {
            sheet
        } else {
            let term = |term: &Term| match term {
                Term::Step(step) => self.step(*step, format),
                other => self.term(other),
            };
            let sheet = sheet.without_idle();
            sheet.in_words(|column| self.column(column, format), term).without_doubles()
        }
    }
}
words! {
    /// Messages. Functions take the club for the names in it.
    pub MessageWords {
        rooms: {
            rating: RatingWords,
            /// Typed names that match no player, tournament or list, or several.
            meant: MeantWords,
            /// Files that come in.
            import: ImportWords,
            /// Forecasts of formats.
            plan: PlanWords,
            /// Ratings fitted to analysed games.
            fit: FitWords,
            /// Swiss pairings apart from a club.
            pairings: PairingsWords,
            /// The day of an event.
            event: EventWords,
            /// Consequences of an action.
            foresight: ForesightWords,
            /// Several machines at one club.
            federation: FederationWords,
            hall: HallWords,
            /// Games one by one, and what their hands are worth.
            hands: HandsWords,
            /// Why two registrations may be one person.
            likeness: LikenessWords,
            /// Merges of two registrations of one person.
            registry: RegistryWords,
            /// Recovery of a damaged file.
            rescue: RescueWords,
            /// The files of the configuration folder.
            settings: SettingsWords,
            /// The report of `banzuke doctor`.
            doctor: DoctorWords,
            /// Faults of a command line.
            usage: UsageWords,
            /// The command line's own.
            command: CommandWords,
            /// Labels beside figures.
            label: LabelWords,
            /// Tables: headings, columns and cells.
            sheet: SheetWords,
            /// Drawings.
            drawing: DrawingWords,
            /// Printed sheets.
            paper: PaperWords,
            /// Signs between the parts of lists.
            joins: JoinWords,
            /// Refusals, with their remedies.
            refused: refusal::RefusalRooms,
            /// Decisions of the journal.
            entries: entry::EntryWords,
            faults: fault::FaultWords,
            line_faults: line_fault::LineFaultWords,
            outcome: outcome::OutcomeWords,
            store: store::StoreWords,
            /// Failures of the operating system.
            system: system::SystemWords,
            tie_breaks: tie_break::TieBreakWords,
            /// Faults of the operator's own words.
            own_words: OwnWordsWords,
        }
    }
}

impl MessageWords {
    /// The club does not allow something.
    pub fn refusal(self, refusal: &Refusal, club: &Club) -> Message {
        refusal::refusal(self.voice, refusal, club.into())
    }

    /// A refusal in one line, in parts.
    pub fn refused(self, refusal: &Refusal, club: &Club) -> Sentence {
        Sentence::new(refusal::refusal(self.voice, refusal, Naming::marked(club)).to_string())
    }

    /// Why a desk did not do something in one line, in parts.
    pub fn not_done(self, error: &DeskError, club: &Club) -> Sentence {
        Sentence::new(fault::desk(self.voice, error, Naming::marked(club)).to_string())
    }

    /// Something cannot be undone or redone.
    pub fn undo(self, fault: &UndoRefusal, club: &Club) -> Message {
        fault::undo(self.voice, fault, club.into())
    }

    pub fn store(self, error: &StoreError) -> Message {
        store::store(self.voice, error)
    }

    /// A desk did not do something.
    pub fn desk(self, error: &DeskError, club: &Club) -> Message {
        fault::desk(self.voice, error, club.into())
    }

    /// A text is no registration number.
    pub fn number(self, text: &str, error: NumberError) -> Message {
        fault::number(self.voice, text, error)
    }

    /// A difference between the file and its journal.
    pub fn finding(self, finding: &Finding) -> String {
        fault::finding(self.voice, finding)
    }

    /// An entry in one line: the decision of its actions. `entries` is the journal, which an undo refers to.
    pub fn entry(self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
        entry::entry(self.voice, entry, entries, club.into())
    }

    /// [`Self::entry`] in parts.
    pub fn sentence(self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> Sentence {
        Sentence::new(entry::entry(self.voice, entry, entries, Naming::marked(club)))
    }

    /// The decision of one action.
    pub fn action(self, action: &Action, club: &Club) -> String {
        entry::action(self.voice, action, None, club.into())
    }

    /// Like [`Self::action`], for an action of entry `seq`.
    pub fn action_of(self, seq: Seq, action: &Action, club: &Club) -> String {
        entry::action(self.voice, action, Some(seq), club.into())
    }

    /// How a match between these two ended.
    pub fn result(self, sides: [PlayerId; 2], outcome: Outcome, club: &Club) -> String {
        outcome::score_line(self.voice, sides, outcome, club.into())
    }

    /// A result as it was reported.
    pub fn told(self, told: &Told, club: &Club) -> String {
        entry::told(self.voice, told, club.into())
    }

    /// A player by name and number.
    pub fn player(self, id: PlayerId, club: &Club) -> String {
        player(self.voice, id, club)
    }

    /// K, start and further rules.
    pub fn scale(self, scale: &Scale) -> String {
        rating::scale(self.voice, scale)
    }
}

words! {
    /// Labels beside figures in printed text.
    pub LabelWords in "printed" {
        reading; club; aliases; born; categories; external; numbers; note; rating; list; standings; ranking;
        ready; winner_of(no: MatchNo); loser_of(no: MatchNo); entrants(count: usize); taken_back;
        game_expected(expected);
    }
}

impl LabelWords {
    pub fn expected(self, expected: f64) -> String {
        self.game_expected(format_args!("{expected:.4}"))
    }
}

/// A player by the name and number of today; by number alone where the registration was undone.
fn player<'a>(voice: Voice, id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let (joins, club) = (JoinWords::speaking(voice), club.into());
    let known = club.player(id);
    let numbered = known.map(|known| joins.numbered(club.as_player(&known.name), known.id));
    numbered.unwrap_or_else(|| id.to_string())
}

/// A registration by the name it was made under, even if that person has another number today.
fn registration<'a>(voice: Voice, id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let (joins, club) = (JoinWords::speaking(voice), club.into());
    let known = club.registry().registration(id);
    known.map_or_else(|| id.to_string(), |known| joins.numbered(club.as_player(&known.name), id))
}

/// A player by name where there is one.
fn name<'a>(id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    club.player(id).map_or_else(|| id.to_string(), |player| club.as_player(&player.name))
}

fn players(voice: Voice, ids: &[PlayerId], club: &Club) -> String {
    list(voice, ids.iter().map(|&id| player(voice, id, club)))
}

/// The first three items, and how many people more there are.
fn few(voice: Voice, items: impl ExactSizeIterator<Item = String>) -> String {
    JoinWords::speaking(voice).few(items)
}

/// A table of the hall by its name.
fn spot(voice: Voice, table: &str) -> String {
    voice.words().term.venue(&Venue::Table(table.to_owned()))
}

/// A tournament by name; by number where its creation was undone.
fn tournament<'a>(id: TournamentId, club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    club.tournament(id).map_or_else(|| id.to_string(), |found| club.as_event(&found.name))
}

/// A text as an argument of a command line, quoted so that a remedy can be typed as it stands.
fn argument(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:,+%@".contains(c);
    if !text.is_empty() && !text.starts_with('-') && text.chars().all(is_plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// A tournament as an argument of a command line.
fn named(id: TournamentId, club: &Club) -> String {
    argument(&tournament(id, club))
}

/// `match 3`, `matches 3 and 4`.
fn matches(voice: Voice, numbers: &[MatchNo]) -> String {
    let joins = JoinWords::speaking(voice);
    match numbers {
        [no] => joins.one_match(no),
        _ => joins.all_matches(joins.list(numbers.iter().map(|no| joins.match_among(no)))),
    }
}

/// `a, b and c`.
fn list(voice: Voice, items: impl IntoIterator<Item = String>) -> String {
    JoinWords::speaking(voice).list(items)
}

words! {
    /// Signs between the parts of a list.
    pub JoinWords in "joins" {
        comma; semicolon; colon; stop; both; last; or; clause; last_clause;
        /// How many people more there are.
        more(count: usize); numbered(name, id); one_match(no); match_among(no); all_matches(matches);
    }
}

impl JoinWords {
    /// `a, b and c`.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.comma(), self.last())
    }

    /// `a, b or c`.
    pub fn either(self, items: &[&str]) -> String {
        joined(items.iter().map(|item| (*item).to_owned()), self.comma(), self.or())
    }

    /// Like [`Self::list`], of clauses.
    pub fn clauses(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.clause(), self.last_clause())
    }

    /// The first three items, and how many people more there are.
    pub fn few(self, items: impl ExactSizeIterator<Item = String>) -> String {
        let more = items.len().saturating_sub(3);
        if more == 0 {
            return self.list(items);
        }
        let first: Vec<String> = items.take(3).collect();
        first.join(self.comma()) + &self.more(more)
    }
}

fn joined(items: impl IntoIterator<Item = String>, between: &str, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(end), false) => items.join(between) + last + &end,
    }
}

words! {
    pub OwnWordsWords in "own-words" {
        syntax(reason: &str); twice(name: &str); missing(name: &str); unused(name: &str);
        not_given(name: &str, fact: &str); left_out(name: &str, fact: &str);
        unknown(name: &str, what: &str); at(file: &str, line: usize, wrong: &str);
    }
}

impl OwnWordsWords {
    /// A file is wrong: where, and how.
    pub fn fault(self, fault: &Fault) -> String {
        let wrong = match &fault.wrong {
            Wrong::Syntax(reason) => self.syntax(reason),
            Wrong::Twice(name) => self.twice(name),
            Wrong::Missing(name) => self.missing(name),
            Wrong::Unused(name) => self.unused(name),
            Wrong::NotGiven { name, fact } => self.not_given(name, fact),
            Wrong::LeftOut { name, fact } => self.left_out(name, fact),
            Wrong::Unknown { name, what } => self.unknown(name, what),
        };
        self.at(&fault.file, fault.line, &wrong)
    }
}

words! {
    pub DrawingWords in "drawing" {
        cross_table_is(name: &str, players: usize); ratings(list: &str);
        curve_is(names: &str, from: &str, to: &str); distribution(list: &str);
        distribution_is(established: u32, provisional: u32); established(players: u32);
        provisional(players: u32); band; idle(months: u32); bracket_played(name, played, matches);
    }
}

impl DrawingWords {
    /// A bracket: matches played, of all.
    pub fn bracket_is(self, name: &str, played: usize, all: usize) -> String {
        let matches = all;
        self.bracket_played(name, played, matches)
    }
}

words! {
    pub PaperWords in "paper" {
        score_sheets; pairings; where_to_play; table_cards; report_here; opponent; match_heading;
        game(number: u32); place; points; total; worth(points: &str); entry(seq: Seq);
        page(number: usize, all: usize); stage(number: u32); sheet(number: usize, all: usize);
        onward(no: MatchNo, sheet: usize); match_no(no: MatchNo); hall_table; table_blank;
        games_won; hand; signature(name: &str); as_of(day: &str, seq: Seq); of_event(event);
        none_to_print(kind, of_event) -> Message; no_pdf_program(printers) -> Message;
        printer_failed(printer: &str) -> Message; printer_slow(printer: &str) -> Message;
        not_in_build() -> Message; letters_without_font(letters) -> Message;
        no_picture(why: &str) -> Message; certificate; certificates; placing(place: u32);
        template_not_svg(at) -> Message; template_script(at) -> Message;
        template_field(at, field, fields) -> Message; template_size(at) -> Message;
    }
}

impl PaperWords {
    /// There is nothing of that kind to print or draw.
    pub fn nothing(self, kind: &str, of: &str) -> Message {
        let of = if of.is_empty() { String::new() } else { self.of_event(of) };
        self.none_to_print(kind, of)
    }

    /// No program that prints HTML is installed; the programs that are looked for.
    pub fn no_printer(self, printers: &[&str]) -> Message {
        let printers = printers.join(", ");
        self.no_pdf_program(printers)
    }

    /// A picture has letters that no font of the machine has.
    pub fn no_font(self, letters: &str) -> Message {
        let shown: String = letters.chars().take(20).collect();
        self.letters_without_font(shown)
    }
}

words! {
    /// Ratings fitted to analysed games.
    pub FitWords in "fit" {
        players; loss; rating; residual; fitted_head; few_games; outside; and; study;
        other_engine(engine: &str); holds_no_fit(path, error) -> Message;
        curve[Curve: Straight, Log, Root]; players_r_standard(players, r2, deviation);
    }
}

impl FitWords {
    /// The reason why a file of games or a fit cannot be used.
    pub fn fault(self, fault: &RecordFault) -> Message {
        let message = self.voice.words().message;
        match fault {
            RecordFault::NotRead(path, why) => message.command.not_read(path, why),
            RecordFault::Wrong(path, fault) => {
                message.import.wrong(&path.display().to_string(), fault, &Club::default())
            }
            RecordFault::NoFit(path, error) => self.no_fit(path, error),
        }
    }

    /// A file holds no fit.
    fn no_fit(self, path: &Path, error: &str) -> Message {
        let path = path.display();
        self.holds_no_fit(path, error)
    }

    /// Over the players of a fit, with what its R² is to be read beside.
    pub fn fit_title(self, fit: &Fit) -> String {
        let (players, r2, deviation) = (fit.players, fit.r2, fit.deviation);
        self.players_r_standard(players, format_args!("{r2:.3}"), format_args!("{deviation:.0}"))
    }
}
