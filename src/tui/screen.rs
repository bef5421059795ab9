//! The screens. Each file holds one: its state, update and view; here is what they have in common.

pub(crate) mod adjust;
mod candidates;
pub(crate) mod curves;
pub(crate) mod duplicates;
pub mod enter;
mod exit;
pub mod floor;
pub mod hall;
pub mod home;
pub mod import;
pub mod journal;
mod likely;
pub(crate) mod limits;
mod list_choice;
pub(crate) mod list_form;
pub mod newcomer;
pub(crate) mod other;
pub mod player;
pub(crate) mod player_form;
pub mod players;
pub(crate) mod ranking;
pub(crate) mod record_match;
pub mod score;
pub mod settings;
pub(crate) mod sitting;
mod start;
pub mod tournament;
pub mod wizard;

use std::sync::Arc;

use ratatui::layout::Rect;

use super::effect::Effect;
use super::layer::{Context, Focus, Hint, Intent, Step};
use super::pen::Pen;
use super::snapshot::Snapshot;
use super::typed_path::Completion;
use super::widget::input::TextInput;
use crate::command::{CommandId, Scope};
use crate::request::listing::Listing;
use crate::words::Words;

/// What every screen can do.
pub trait Page {
    /// The title in the title bar.
    fn title(&self, data: &Snapshot, words: &'static Words) -> String;

    /// The scopes that are live here, the most specific first; the frame adds its own.
    fn scopes(&self) -> &'static [Scope];

    /// The field that typed characters go to.
    fn input(&self) -> Option<&TextInput> {
        None
    }

    /// The same field, to be edited.
    fn input_mut(&mut self) -> Option<&mut TextInput> {
        None
    }

    /// Whether plain digits come as [`Intent::Digit`] instead of running commands.
    fn takes_digits(&self) -> bool {
        false
    }

    /// Takes pasted text of several lines; `None` leaves it to the field, as one line.
    fn paste_lines(&mut self, _text: &str, _context: &Context<'_>) -> Option<Vec<Step>> {
        None
    }

    /// Why a live command cannot be run now.
    fn disabled(
        &self,
        _command: CommandId,
        _data: &Snapshot,
        _words: &'static Words,
    ) -> Option<String> {
        None
    }

    /// Whether it shows itself why a command cannot be run: then nobody needs to be told once more.
    fn shows_why(&self, _command: CommandId) -> bool {
        false
    }

    /// What the footer says of a command here.
    fn hint(&self, _command: CommandId, _data: &Snapshot) -> Hint {
        Hint::Own
    }

    /// The part that keys go to, where the screen has several.
    fn focus(&self, _data: &Snapshot, _words: &'static Words) -> Option<Focus> {
        None
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step>;

    /// What must be done before it can show what it was asked for; asked once, whenever it is in front.
    fn wants(&mut self) -> Option<Effect> {
        None
    }

    /// Hears that work it waited for was stopped.
    fn stopped(&mut self, _data: &Snapshot) {}

    /// Takes a list that was read.
    fn take_listing(&mut self, _listing: Listing) {}

    /// Takes what all entries of the journal say, folded to be searched.
    fn take_journal(&mut self, _texts: Arc<[String]>, _context: &Context<'_>) {}

    /// Takes the files that were found for a path being typed.
    fn take_completion(&mut self, _found: &Completion) {}

    fn view(&self, area: Rect, pen: &mut Pen<'_>);
}

/// A screen on the stack.
#[derive(Debug, Clone)]
pub enum Screen {
    /// Tournaments, matches ready to play, last entries.
    Home(home::Home),
    Players(players::Players),
    Player(player::PlayerPage),
    /// A player's names and club, new or to be changed.
    PlayerForm(player_form::PlayerForm),
    Tournament(tournament::TournamentPage),
    /// A new tournament, step by step.
    Wizard(Box<wizard::Wizard>),
    /// Choosing who enters a tournament.
    Enter(enter::Enter),
    /// The search for somebody after the start of a tournament.
    Newcomer(newcomer::Newcomer),
    /// Tables and the queue for them.
    Floor(floor::Floor),
    /// The tables of the hall, to be set up.
    Hall(hall::HallForm),
    /// The entry of a score.
    Score(score::ScoreEntry),
    /// The entry of a match that no draw made.
    RecordMatch(record_match::RecordMatchScreen),
    /// The entry of games at a table.
    Sitting(sitting::SittingEntry),
    /// The players who may be registered twice, and any two who are compared.
    Duplicates(duplicates::Duplicates),
    /// The search for the other number of a player.
    Other(other::Other),
    Ranking(ranking::RankingPage),
    Curves(curves::CurvesPage),
    /// The rules of a rating list.
    ListForm(list_form::ListForm),
    /// A correction by hand.
    Adjust(adjust::AdjustForm),
    /// Which ratings may enter a tournament.
    Limits(limits::LimitsForm),
    /// A list from a file, on its way in.
    Import(import::ImportPage),
    Journal(journal::JournalPage),
    Settings(settings::SettingsPage),
}

impl Screen {
    /// What it can do.
    pub fn page(&self) -> &dyn Page {
        match self {
            Self::Home(page) => page,
            Self::Players(page) => page,
            Self::Player(page) => page,
            Self::PlayerForm(page) => page,
            Self::Tournament(page) => page,
            Self::Wizard(page) => page.as_ref(),
            Self::Enter(page) => page,
            Self::Newcomer(page) => page,
            Self::Floor(page) => page,
            Self::Hall(page) => page,
            Self::Score(page) => page,
            Self::RecordMatch(page) => page,
            Self::Sitting(page) => page,
            Self::Duplicates(page) => page,
            Self::Other(page) => page,
            Self::Ranking(page) => page,
            Self::Curves(page) => page,
            Self::ListForm(page) => page,
            Self::Adjust(page) => page,
            Self::Limits(page) => page,
            Self::Import(page) => page,
            Self::Journal(page) => page,
            Self::Settings(page) => page,
        }
    }

    /// The same, to be changed.
    pub fn page_mut(&mut self) -> &mut dyn Page {
        match self {
            Self::Home(page) => page,
            Self::Players(page) => page,
            Self::Player(page) => page,
            Self::PlayerForm(page) => page,
            Self::Tournament(page) => page,
            Self::Wizard(page) => page.as_mut(),
            Self::Enter(page) => page,
            Self::Newcomer(page) => page,
            Self::Floor(page) => page,
            Self::Hall(page) => page,
            Self::Score(page) => page,
            Self::RecordMatch(page) => page,
            Self::Sitting(page) => page,
            Self::Duplicates(page) => page,
            Self::Other(page) => page,
            Self::Ranking(page) => page,
            Self::Curves(page) => page,
            Self::ListForm(page) => page,
            Self::Adjust(page) => page,
            Self::Limits(page) => page,
            Self::Import(page) => page,
            Self::Journal(page) => page,
            Self::Settings(page) => page,
        }
    }
}
