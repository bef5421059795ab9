//! The words of the terminal interface: text as it is, functions for sentences that hold facts.

pub mod anywhere;
pub mod backups;
pub mod board;
pub mod consequences;
pub mod duplicates;
pub mod encounter;
pub mod enter;
pub mod exit;
pub mod floor;
pub mod home;
pub mod import;
pub mod journal;
pub mod likely;
pub mod list_form;
pub mod lists;
pub mod merger;
pub mod newcomer;
pub mod odds;
pub mod player;
pub mod player_form;
pub mod players;
pub mod ranking;
pub mod rating;
pub mod score;
pub mod settings;
pub mod sitting;
pub mod start;
pub mod tournament;
pub mod versus;
pub mod wizard;
pub mod work;

use crate::command::{CommandId, Scope, Sense};
use anywhere::AnywhereWords;
use backups::BackupWords;
use board::BoardWords;
use consequences::ConsequenceWords;
use duplicates::DuplicatesWords;
use encounter::EncounterWords;
use enter::EnterWords;
use exit::ExitWords;
use floor::FloorWords;
use home::HomeWords;
use import::ImportPageWords;
use journal::JournalWords;
use likely::LikelyWords;
use list_form::ListFormWords;
use lists::ListWords;
use merger::MergerWords;
use newcomer::NewcomerWords;
use odds::OddsWords;
use player::PlayerWords;
use player_form::PlayerFormWords;
use players::PlayersWords;
use ranking::RankingWords;
use rating::RatingWords;
use score::ScoreWords;
use settings::SettingsWords;
use sitting::SittingWords;
use start::StartWords;
use tournament::TournamentWords;
use versus::VersusWords;
use wizard::WizardWords;
use work::WorkWords;

/// What the terminal interface says.
#[derive(Debug, Clone, Copy)]
pub struct ScreenWords {
    /// The program's name in the title bar.
    pub program: &'static str,
    /// What each command is called.
    pub command: fn(CommandId) -> CommandWords,
    /// What the footer says of a command instead of its hint, where it does something closer.
    pub sense: fn(Sense) -> &'static str,
    /// What each part of the interface is called.
    pub scope: ScopeWords,
    /// The terminal is smaller than the size needed: needed, present; each columns, rows.
    pub too_small: fn((u16, u16), (u16, u16)) -> String,
    /// Why a command cannot be run: what it shows is on the screen.
    pub here: &'static str,
    /// A command cannot be run now: its title, the reason.
    pub disabled: fn(&str, &str) -> String,
    /// The terminal can no longer be read: what it said.
    pub input_failed: fn(&str) -> String,
    /// Something was done: the entry that says what.
    pub done: fn(&str) -> String,
    /// The same with the key that takes it back.
    pub undoable: fn(&str, &str) -> String,
    /// Something was undone: the entry taken back.
    pub undone: fn(&str) -> String,
    /// The same with the key that does it again.
    pub redoable: fn(&str, &str) -> String,
    /// Something counts again: the entry.
    pub redone: fn(&str) -> String,
    /// The overlay with the keys.
    pub help: HelpWords,
    /// The palette of commands.
    pub palette: PaletteWords,
    /// The question that asks for a confirmation.
    pub confirm: ConfirmWords,
    /// The commands that are the same on every main screen.
    pub anywhere: AnywhereWords,
    /// The home screen.
    pub home: HomeWords,
    /// The public board.
    pub board: BoardWords,
    /// What an action would change.
    pub consequences: ConsequenceWords,
    /// The players who may be registered twice.
    pub duplicates: DuplicatesWords,
    /// Whom a name being typed may belong to.
    pub likely: LikelyWords,
    /// What a merger would change.
    pub merger: MergerWords,
    /// The question before somebody leaves an event.
    pub exit: ExitWords,
    /// The search for somebody after the start of a tournament.
    pub newcomer: NewcomerWords,
    /// The floor.
    pub floor: FloorWords,
    /// The entry of a score.
    pub score: ScoreWords,
    /// The entry of a match that no draw made.
    pub encounter: EncounterWords,
    /// The entry of games at a table.
    pub sitting: SittingWords,
    /// The form of a new tournament.
    pub wizard: WizardWords,
    /// Choosing who enters a tournament.
    pub enter: EnterWords,
    /// The question before a tournament starts.
    pub start: StartWords,
    /// The screen of one tournament.
    pub tournament: TournamentWords,
    /// What lists have in common.
    pub lists: ListWords,
    /// The list of players.
    pub players: PlayersWords,
    /// One player.
    pub player: PlayerWords,
    /// The form for a player.
    pub player_form: PlayerFormWords,
    /// The ranking.
    pub ranking: RankingWords,
    /// The odds of a tournament.
    pub odds: OddsWords,
    /// The forms for ratings.
    pub list_form: ListFormWords,
    /// A match against somebody, foretold.
    pub versus: VersusWords,
    /// What is said of ratings on several screens.
    pub rating: RatingWords,
    /// The journal.
    pub journal: JournalWords,
    /// Backups.
    pub backups: BackupWords,
    /// The settings.
    pub settings: SettingsWords,
    /// A list from a file, on its way in.
    pub import: ImportPageWords,
    /// Long work.
    pub work: WorkWords,
}

/// What a command is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandWords {
    /// In the palette and in help: an imperative, two or three words.
    pub title: &'static str,
    /// In the footer: one word.
    pub hint: &'static str,
    /// In help: one line on what it does.
    pub doc: &'static str,
    /// How the title is read, where its letters do not say so: the palette finds it by that in romaji too.
    pub reading: &'static str,
}

/// What a part of the interface is called: over its commands in help, and before them in the palette.
pub type ScopeWords = fn(Scope) -> &'static str;

/// The words of the help overlay.
#[derive(Debug, Clone, Copy)]
pub struct HelpWords {
    /// Its title.
    pub title: &'static str,
    /// On its lower border: how many lines lie below.
    pub more: fn(usize) -> String,
    /// Over what is the same on every screen.
    pub general: &'static str,
    /// Before the field that narrows it.
    pub search: &'static str,
    /// Where nothing fits what was typed there.
    pub none: &'static str,
}

/// The words of the palette.
#[derive(Debug, Clone, Copy)]
pub struct PaletteWords {
    /// Its title.
    pub title: &'static str,
    /// Before the field.
    pub prompt: &'static str,
    /// Where no command fits.
    pub none: &'static str,
    /// A command before its part of the interface: the part, the title.
    pub line: fn(&str, &str) -> String,
    /// Why a command of another part cannot be run.
    pub elsewhere: &'static str,
}

/// The words of a confirmation; question, consequence and the word for yes come with the question.
#[derive(Debug, Clone, Copy)]
pub struct ConfirmWords {
    /// Its title.
    pub title: &'static str,
    /// The button that changes nothing.
    pub cancel: &'static str,
}
