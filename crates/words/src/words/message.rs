//! Sentences about what was done, refused or found: the same on the command line and on screen.

pub mod command;
pub(super) mod entry;
mod event;
pub(super) mod fault;
mod import;
mod plan;
pub(super) mod rating;
pub(super) mod refusal;
pub(super) mod registry;
mod sentence;
mod sheet;

use std::fmt;

use super::catalog::check::{Fault, Wrong};
use crate::club::registry::Player;
use crate::export::Format;
use crate::request::analysed_games::RecordFault;
use crate::words::prelude::*;

pub use command::{CommandWords, DoctorWords, Form, SettingsWords, UsageWords, ValueFault};
pub use event::EventWords;
pub use fault::{FederationWords, HallWords, RescueWords};
pub use import::{ImportWords, LogWords};
pub use plan::{ForesightWords, PairingsWords, PlanWords};
pub use rating::{HandsWords, RatingWords, ReportWords, percent};
pub use registry::{LikenessWords, MeantWords, RegistryWords};
pub use sentence::{Naming, Part, Sentence};
pub use sheet::SheetWords;

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

    /// With the failure as `said` has it in a longer sentence.
    #[must_use]
    pub fn after(self, said: impl FnOnce(String) -> String) -> Self {
        Self { what: said(self.what), ..self }
    }
}

/// One line, as the screens show it. A Japanese full stop separates the parts by itself.
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

impl SheetWords {
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
    pub MessageWords {
        rooms: {
            rating: RatingWords, meant: MeantWords, import: ImportWords, plan: PlanWords,
            fit: FitWords, pairings: PairingsWords, event: EventWords, foresight: ForesightWords,
            federation: FederationWords, hall: HallWords, hands: HandsWords,
            likeness: LikenessWords, registry: RegistryWords, rescue: RescueWords,
            settings: SettingsWords, doctor: DoctorWords, usage: UsageWords, command: CommandWords,
            label: LabelWords in "printed", sheet: SheetWords, drawing: DrawingWords, paper: PaperWords,
            joins: JoinWords in "joins", refused: refusal::RefusalRooms, entries: entry::EntryWords,
            faults: fault::FaultWords, outcome: entry::OutcomeWords, system: fault::SystemWords,
            tie_breaks: sheet::TieBreakWords, own_words: OwnWordsWords,
        }
    }
    pub OwnWordsWords in "own-words";

    fn fault(say; of: &Fault) = at(file = &of.file, line = of.line, wrong = say.wrong(&of.wrong));

    fn wrong(say: Wrong) {
        Syntax(reason); Twice(name); Missing(name); Unused(name); NotGiven { name, fact };
        LeftOut { name, fact }; Unknown { name, what };
    }

    pub DrawingWords in "drawing";

    pub PaperWords in "paper";

    fn no_font(say; letters: &str) -> Message = letters_without_font(
        letters = letters.chars().take(20).collect::<String>());

    fn nothing(say; kind: &str, of: &str) -> Message = none_to_print(
        of_event = if of.is_empty() { String::new() } else { say.of_event(of) });
    fn no_printer(say; printers: &[&str]) -> Message = no_pdf_program(printers = printers.join(", "));
    pub FitWords in "fit" {
        curve[Curve];
    }

    fn fault(say: RecordFault) -> Message {
        NotRead(path, why) => { say.voice.words().message.command.not_read(path, why) };
        Wrong(path, fault) => { say.voice.words().message.import.wrong(&path.display().to_string(), fault, &Club::default()) };
        NoFit(path, error);
    }

    fn fit_title(say; fit: &Fit) = players_r_standard(r2 = fit.line.r2, deviation = fit.line.deviation, ..fit);

}

impl MessageWords {
    pub fn refusal<'c>(self, refusal: &Refusal, club: impl Into<Naming<'c>>) -> Message {
        self.refused.refused.refusal(refusal, club)
    }

    /// A refusal in one line, in parts.
    pub fn refused(self, refusal: &Refusal, club: &Club) -> Sentence {
        Sentence::new(self.refusal(refusal, Naming::marked(club)).to_string())
    }

    /// Why a desk did not do something in one line, in parts.
    pub fn not_done(self, error: &DeskError, club: &Club) -> Sentence {
        Sentence::new(self.faults.fault(error, Naming::marked(club)).to_string())
    }

    pub fn player(self, id: PlayerId, club: &Club) -> String {
        player(self.voice, id, club)
    }

    /// An entry in one line: the decision of its actions. `entries` is the journal, which an undo refers to.
    pub fn entry(self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
        self.entries.entry(entry, entries, club.into())
    }

    /// [`Self::entry`] in parts.
    pub fn sentence(self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> Sentence {
        Sentence::new(self.entries.entry(entry, entries, Naming::marked(club)))
    }
}

/// A player by name and number of today; only by number if the registration was undone.
pub(super) fn player<'a>(voice: Voice, id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let (joins, club) = (JoinWords::speaking(voice), club.into());
    let numbered = |known: &Player| joins.numbered(club.as_player(&known.name), known.id);
    club.player(id).map_or_else(|| id.to_string(), numbered)
}

pub(super) fn registration<'a>(voice: Voice, id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let (joins, club) = (JoinWords::speaking(voice), club.into());
    let known = club.registry().registration(id);
    known.map_or_else(|| id.to_string(), |known| joins.numbered(club.as_player(&known.name), id))
}

/// A player by name; by number if the registration was undone.
pub(super) fn name<'a>(id: PlayerId, club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    club.name_here(id).map_or_else(|| id.to_string(), |name| club.as_player(&name))
}

pub(super) fn names<'a>(voice: Voice, ids: &[PlayerId], club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    list(voice, ids.iter().map(|&id| name(id, club)))
}

/// A tournament by name; by number where its creation was undone.
pub(super) fn tournament<'a>(id: TournamentId, club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    club.tournament(id).map_or_else(|| id.to_string(), |found| club.as_event(&found.name))
}

pub(super) fn argument(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:,+%@".contains(c);
    if !text.is_empty() && !text.starts_with('-') && text.chars().all(is_plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

pub(super) fn named(id: TournamentId, club: &Club) -> String {
    argument(&tournament(id, club))
}

/// `match 3`, `matches 3 and 4`.
pub(super) fn matches(voice: Voice, numbers: &[MatchNo]) -> String {
    let joins = JoinWords::speaking(voice);
    match numbers {
        [no] => joins.one_match(no),
        _ => joins.all_matches(joins.list(numbers.iter().map(|no| joins.match_among(no)))),
    }
}

/// `a, b and c`.
pub(super) fn list(voice: Voice, items: impl IntoIterator<Item = String>) -> String {
    JoinWords::speaking(voice).list(items)
}

impl JoinWords {
    /// `a, b and c`.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.comma(), self.last())
    }

    pub fn either(self, items: &[&str]) -> String {
        joined(items.iter().map(|item| (*item).to_owned()), self.comma(), self.or())
    }

    /// Like [`Self::list`], of clauses.
    pub fn clauses(self, items: impl IntoIterator<Item = String>) -> String {
        joined(items, self.clause(), self.last_clause())
    }

    /// The parts that there are, with commas between.
    pub fn together(self, parts: impl IntoIterator<Item = Option<String>>) -> String {
        parts.into_iter().flatten().collect::<Vec<_>>().join(self.comma())
    }

    pub fn few(self, items: impl ExactSizeIterator<Item = String>) -> String {
        match items.len() {
            ..=3 => self.list(items),
            all => items.take(3).collect::<Vec<_>>().join(self.comma()) + &self.more(all - 3),
        }
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
