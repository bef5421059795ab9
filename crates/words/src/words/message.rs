//! Sentences about what was done, refused or found: the same on the command line and on screen.

mod command;
pub mod doctor;
mod drawing;
mod entry;
mod event;
mod fault;
pub mod federation;
mod fit;
mod foresight;
pub mod hall;
mod hands;
mod import;
mod likeness;
mod line_fault;
mod outcome;
mod own_words;
mod pairings;
mod paper;
mod plan;
mod rating;
mod refusal;
mod registry;
mod rescue;
mod settings;
mod sheet;
mod store;
mod tie_break;
mod unresolved_names;
mod usage;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use crate::club::report::Told;
use crate::club::{Action, Club, Refusal, Seq};
use crate::desk::DeskError;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::{NumberError, PlayerId};
use crate::domain::rating::Scale;
use crate::domain::score::Outcome;
use crate::export::{Format, Sheet, Term};
use crate::import::file::NotRead;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{Entry, StoreError};
use crate::words::{Language, say, words};

pub use command::CommandWords;
pub use doctor::DoctorWords;
pub use drawing::DrawingWords;
pub use event::EventWords;
pub use federation::FederationWords;
pub use fit::FitWords;
pub use foresight::ForesightWords;
pub use hall::HallWords;
pub use hands::{HandsWords, percent};
pub use import::{ImportWords, log as game_log};
pub use likeness::LikenessWords;
use own_words::OwnWordsWords;
pub use pairings::PairingsWords;
use paper::PaperWords;
pub use plan::PlanWords;
pub use rating::{RatingWords, ReportWords};
pub use registry::RegistryWords;
pub use rescue::RescueWords;
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
            /// Faults of the operator's own words.
            own_words: OwnWordsWords,
        }
    }
}

impl MessageWords {
    /// The club does not allow something.
    pub fn refusal(self, refusal: &Refusal, club: &Club) -> Message {
        refusal::refusal(self.language, refusal, club)
    }

    /// Something cannot be undone or redone.
    pub fn undo(self, fault: &UndoRefusal, club: &Club) -> Message {
        fault::undo(self.language, fault, club)
    }

    pub fn store(self, error: &StoreError) -> Message {
        store::store(self.language, error)
    }

    /// A desk did not do something.
    pub fn desk(self, error: &DeskError, club: &Club) -> Message {
        fault::desk(self.language, error, club)
    }

    /// A text is no registration number.
    pub fn number(self, text: &str, error: NumberError) -> Message {
        fault::number(self.language, text, error)
    }

    /// A difference between the file and its journal.
    pub fn finding(self, finding: &Finding) -> String {
        fault::finding(self.language, finding)
    }

    /// An entry in one line: the decision of its actions. `entries` is the journal, which an undo refers to.
    pub fn entry(self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
        entry::entry(self.language, entry, entries, club)
    }

    /// The decision of one action.
    pub fn action(self, action: &Action, club: &Club) -> String {
        entry::action(self.language, action, None, club)
    }

    /// Like [`Self::action`], for an action of entry `seq`.
    pub fn action_of(self, seq: Seq, action: &Action, club: &Club) -> String {
        entry::action(self.language, action, Some(seq), club)
    }

    /// How a match between these two ended.
    pub fn result(self, sides: [PlayerId; 2], outcome: Outcome, club: &Club) -> String {
        outcome::score_line(self.language, sides, outcome, club)
    }

    /// A result as it was reported.
    pub fn told(self, told: &Told, club: &Club) -> String {
        entry::told(self.language, told, club)
    }

    /// A player by name and number.
    pub fn player(self, id: PlayerId, club: &Club) -> String {
        player(self.language, id, club)
    }

    /// K, start and further rules.
    pub fn scale(self, scale: &Scale) -> String {
        rating::scale(self.language, scale)
    }
}

words! {
    /// Labels beside figures in printed text.
    pub LabelWords {
        reading: "reading", "ふりがな";
        club: "club", "所属";
        /// A player's other names.
        aliases: "aliases", "別名";
        /// A player's day of birth.
        born: "born", "生年月日";
        external: "external IDs", "他団体ID";
        /// All registration numbers of a player who has several.
        numbers: "numbers", "登録番号";
        note: "note", "備考";
        rating: "rating", "レーティング";
        list: "rating list", "レーティングリスト";
        standings: "standings", "順位表";
        ranking: "ranking", "ランキング";
        /// A match that can be played now.
        ready: "ready", "開始可";
        winner_of(no: MatchNo): "winner of {no}", "第{no}試合の勝者";
        loser_of(no: MatchNo): "loser of {no}", "第{no}試合の敗者";
        expected(expected: f64):
            "expected score of a game: {expected:.4}",
            "1ゲームの期待勝率：{expected:.4}";
        /// An entry that was taken back.
        taken_back: "(undone)", "（取り消し）";
    }
}

impl LabelWords {
    /// Entrants, with their number.
    pub fn entrants(self, entrants: usize) -> String {
        let lang = self.language;
        say!(lang, "{}", "参加者{}", lang.count(entrants, "entrant", "entrants", "人"))
    }
}

/// A player by the name and number of today; by number alone where the registration was undone.
fn player(lang: Language, id: PlayerId, club: &Club) -> String {
    let known = club.player(id);
    known.map_or_else(
        || id.to_string(),
        |player| say!(lang, "{} ({})", "{}（{}）", player.name, player.id),
    )
}

/// A registration by the name it was made under, even if that person has another number today.
fn registration(lang: Language, id: PlayerId, club: &Club) -> String {
    let known = club.registry().registration(id);
    known.map_or_else(|| id.to_string(), |known| say!(lang, "{} ({id})", "{}（{id}）", known.name))
}

/// A player by name where there is one.
fn name(_lang: Language, id: PlayerId, club: &Club) -> String {
    club.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
}

fn players(lang: Language, ids: &[PlayerId], club: &Club) -> String {
    list(lang, ids.iter().map(|&id| player(lang, id, club)))
}

/// The first three items, and how many people more there are.
fn few(lang: Language, items: impl ExactSizeIterator<Item = String>) -> String {
    let more = items.len().saturating_sub(3);
    if more == 0 {
        return list(lang, items);
    }
    let first: Vec<String> = items.take(3).collect();
    first.join(lang.pick(", ", "、")) + &say!(lang, " and {more} more", "ほか{more}人")
}

/// A tournament by name; by number where its creation was undone.
fn tournament(id: TournamentId, club: &Club) -> String {
    club.tournament(id).map_or_else(|| id.to_string(), |found| found.name.clone())
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
fn matches(lang: Language, numbers: &[MatchNo]) -> String {
    match lang {
        Language::English => {
            let word = if numbers.len() == 1 { "match" } else { "matches" };
            format!("{word} {}", list(lang, numbers.iter().map(MatchNo::to_string)))
        }
        Language::Japanese => list(lang, numbers.iter().map(|no| format!("第{no}試合"))),
    }
}

/// `a, b and c`.
fn list(lang: Language, items: impl IntoIterator<Item = String>) -> String {
    match lang {
        Language::English => {
            let mut items: Vec<String> = items.into_iter().collect();
            match (items.pop(), items.is_empty()) {
                (None, _) => String::new(),
                (Some(last), true) => last,
                (Some(last), false) => format!("{} and {last}", items.join(", ")),
            }
        }
        Language::Japanese => items.into_iter().collect::<Vec<_>>().join("、"),
    }
}
