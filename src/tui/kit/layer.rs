//! The layers on the stack, and what passes between them and the frame: [`News`] go down to the layer in front, [`Step`]s
//! come back.
//!
//! A layer (a screen or an overlay) changes only itself. All other changes it asks for by a step.

use std::any::Any;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use ratatui::layout::Rect;

use super::commands::Commands;
use super::hitbox::{Hitboxes, Pane};
use super::pen::Pen;
use super::toast::Toast;
use super::widget::entries::Completion;
use super::widget::entries::TextInput;
use crate::club::question::floor::Where;
use crate::club::{Action, Refusal, Seq};
use crate::command::{CommandId, Scope};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::foresight::Candidate;
use crate::import::FederationRatings;
use crate::own_commands::OwnEnd;
use crate::request::draft::Draft;
use crate::request::foresight::{Compared, TournamentOdds};
use crate::request::listing::Listing;
use crate::request::{Decision, Request};
use crate::settings::{Setting, Settings, Value};
use crate::tui::backups::Offers;
use crate::tui::event::{DeskTask, Effect, Studied};
use crate::tui::machines::Machines;
use crate::tui::preferences::Preferences;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::message::Sentence;

/// A screen, or an overlay over it.
pub trait Layer: Any + Debug {
    /// The title of a screen, for the title bar.
    fn title(&self, _data: &Snapshot, _words: &'static Words) -> String {
        String::new()
    }

    /// The live scopes, the most specific first. The frame adds its own.
    fn scopes(&self) -> &'static [Scope];

    /// The field that gets typed characters, while [`LayerState::is_typing`].
    fn input(&mut self) -> Option<&mut TextInput> {
        None
    }

    /// Whether a letter or digit comes as [`News::Letter`] instead of running a command, while no field is in use.
    fn takes_letter(&self, _letter: char) -> bool {
        false
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::default()
    }

    /// The commands with another label, reason or effect than usual.
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::default()
    }

    /// Takes news. News that do not concern the layer change nothing.
    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step>;

    fn view(&self, area: Rect, pen: &mut Pen<'_>);
}

/// The facts about a layer that the frame needs.
#[derive(Debug, Default)]
pub struct LayerState {
    /// The match that is selected or open. Commands about matches act on it.
    pub selected_match: Option<Where>,
    /// The player and the tournament that are selected or open. The operator's own commands are about them.
    pub selected_player: Option<PlayerId>,
    pub selected_tournament: Option<TournamentId>,
    /// Whether typed characters go to a field.
    pub is_typing: bool,
    pub waits: Waits,
    /// Whether another desk has removed the item that keys would act on.
    pub has_lost: bool,
    /// About how many keys of work are lost if the layer is left now. The operator is
    /// asked before more than a few are lost. Work that is kept as a draft does not count.
    pub typed: usize,
    pub paste: Paste,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub enum Waits {
    #[default]
    Nothing,
    /// The answer to its question. Nothing on the screen may change meanwhile.
    Answer,
    /// The search for duplicates. Until it ends, only its progress can be shown.
    Search,
}

/// The form in which pasted text of several lines arrives.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Paste {
    /// In the field, as one line.
    #[default]
    Field,
    /// As [`News::Lines`].
    Lines,
}

/// The answer of a layer: no step, one, or several.
pub trait Steps: 'static {
    fn steps(self) -> Vec<Step>;
}

impl Steps for () {
    fn steps(self) -> Vec<Step> {
        Vec::new()
    }
}

impl Steps for Step {
    fn steps(self) -> Vec<Step> {
        vec![self]
    }
}

impl Steps for DeskTask {
    fn steps(self) -> Vec<Step> {
        vec![self.into()]
    }
}

impl<S: Steps> Steps for Option<S> {
    fn steps(self) -> Vec<Step> {
        self.map(S::steps).unwrap_or_default()
    }
}

impl Steps for Vec<Step> {
    fn steps(self) -> Vec<Step> {
        self
    }
}

/// The data that a layer may read while it updates.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    pub data: &'a Snapshot,
    pub words: &'static Words,
    pub preferences: &'a Preferences,
    /// Where the last frame drew what can be clicked.
    pub frame: &'a Hitboxes,
    pub now: Instant,
}

impl Context<'_> {
    pub const fn settings(&self) -> &Settings {
        self.preferences.settings()
    }

    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.words.message.refusal(refusal, &self.data.club).to_string()
    }
}

/// A layer's wish to the frame. Several are done in order.
#[derive(Debug)]
pub enum Step {
    /// Puts a screen on the stack.
    Open(Route),
    /// Lays an overlay over the screen.
    Cover(Box<dyn Layer>),
    /// Removes the layer in front. The first screen stays.
    Back,
    /// Removes the layer in front, and hands the player who was picked there to the layer below.
    HandBack(PlayerId),
    /// Puts a screen in the place of the screen in front.
    Replace(Route),
    /// Changes a setting, which takes effect at once.
    Prefer(Setting, Value),
    /// Runs a command that leaves the screen in front, even if typed work is lost.
    Leave(CommandId),
    /// Runs a command on the layer that is then in front.
    Run(CommandId),
    /// Sends news to the screen that is then in front.
    Tell(News),
    /// Shows a message on the status line.
    Say(Toast),
    /// Removes the message on the status line.
    Unsay,
    /// Performs an effect outside the screens.
    Do(Effect),
}

impl<T: Into<Effect>> From<T> for Step {
    fn from(wish: T) -> Self {
        Self::Do(wish.into())
    }
}

impl Step {
    pub fn cover(overlay: impl Layer + 'static) -> Self {
        Self::Cover(Box::new(overlay))
    }

    /// Leaves a list of commands and runs one. A command about a covered row or question
    /// only uncovers it. The operator sees the row then, and presses the key again.
    pub fn leave_and_run(command: CommandId) -> Vec<Self> {
        match command {
            CommandId::Open | CommandId::Accept => vec![Self::Back],
            _ => vec![Self::Back, Self::Run(command)],
        }
    }

    /// Records a request, unless the facts on which it was shown have changed by then. A
    /// question makes this step when it opens, so that the step holds what the question showed.
    pub fn ask(request: impl Into<Request>, context: &Context<'_>) -> Self {
        Self::ask_of(request, context.data)
    }

    /// Like [`Self::ask`], for a request that was decided on this snapshot.
    pub fn ask_of(request: impl Into<Request>, data: &Snapshot) -> Self {
        Self::Do(Effect::Record(Box::new(Decision::new(request.into(), &data.club))))
    }

    /// Shows a message that disappears after a while.
    pub fn inform(sentence: impl Into<Sentence>, context: &Context<'_>) -> Self {
        Self::Say(Toast::info(sentence, context.now))
    }

    /// Shows an error until a key is pressed.
    pub fn fail(sentence: impl Into<Sentence>) -> Self {
        Self::Say(Toast::error(sentence))
    }

    /// Shows why something is refused.
    pub fn refused(refusal: &Refusal, context: &Context<'_>) -> Self {
        Self::fail(context.words.message.refused(refusal, &context.data.club))
    }

    /// Records an action if the club allows it; otherwise shows why not.
    pub fn try_action(action: Action, context: &Context<'_>) -> Self {
        match context.data.club.check(&action) {
            Ok(()) => Self::ask(action, context),
            Err(refusal) => Self::refused(&refusal, context),
        }
    }
}

/// A file of a federation's ratings. If it cannot be read, `read` is a sentence that says why.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingsRead {
    pub path: PathBuf,
    pub read: Result<Arc<FederationRatings>, String>,
}

/// Something that happened: keys and mouse on the layer in front, or an event elsewhere for the screen in front.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// A command that the layer lists without an act.
    Run(CommandId),
    /// A click on a row.
    Click { pane: Pane, row: usize },
    /// The wheel over a list. Positive rows go down.
    Scroll { pane: Pane, rows: isize },
    /// A click on a tab.
    Tab(usize),
    /// The text of the field in focus has changed.
    Edited,
    /// A letter or digit, for a layer that takes letters.
    Letter(char),
    /// The club has changed. Results worked out from it are old.
    Refreshed,
    /// The layer is in front, and no work is waited for. It may now ask for data that it must show.
    InFront,
    /// The layer is opened again as it was left. Its content is up to date.
    Reopened,
    /// The layer is left without an answer.
    Left,
    /// Text of several lines was pasted.
    Lines(String),
    /// A player was picked on the screen over this one.
    Picked(PlayerId),
    /// A request of the screen was recorded as this entry.
    Done(Seq),
    /// An entry was undone.
    Undone,
    /// The work that the layer waits for was stopped.
    Stopped,
    /// A list was read.
    Listing(Box<Listing>),
    /// Files whose paths begin as the typed one were found.
    Completion(Completion),
    /// The texts of all entries of the journal, folded for searching.
    Journal(Arc<[String]>),
    /// A federation's list of ratings was read.
    Ratings(RatingsRead),
    /// A file was read.
    File(Vec<u8>),
    /// The draft of a tournament was found.
    Draft(Box<Draft>),
    /// The operator continues with that draft.
    Resumed(Box<Draft>),
    /// The odds of a tournament were worked out.
    Odds(Box<TournamentOdds>),
    /// A study is done.
    Studied(Box<Studied>),
    /// The formats were compared.
    Compared(Box<Compared>),
    /// The wizard is to take over a format.
    Format(Candidate),
    /// One of the operator's own commands ended.
    Ended(OwnEnd),
    /// The machines of the hall, as the screen asked.
    Machines(Box<Machines>),
    /// The backups that can be restored.
    Backups(Box<Offers>),
    /// The operator gave a name.
    Named(String),
    /// All players of one key in a list are to be entered.
    Crowd(Vec<PlayerId>),
}
