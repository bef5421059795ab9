//! The layers on the stack, and what passes between them and the frame: [`News`] go down to the layer in front, [`Step`]s
//! come back.
//!
//! A layer (a screen or an overlay) changes only itself. All other changes it asks for by a step.

use std::any::Any;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use ratatui::layout::Rect;

use super::input::{Hitboxes, Key, Pane};
use super::pen::Pen;
use super::widget::entries::{Completion, TextInput};
use crate::club::question::floor::Where;
use crate::club::{Action, Refusal, Seq};
use crate::command::{Command, CommandId, FooterLabel, Scope};
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
use crate::tui::effect::{DeskTask, Effect, Studied, Toast};
use crate::tui::machines::Machines;
use crate::tui::preferences::Preferences;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::message::Sentence;

/// A screen, or an overlay over it.
pub trait Layer: Any + fmt::Debug {
    /// The title of a screen, for the title bar.
    fn title(&self, _data: &Snapshot, _words: &'static Words) -> String {
        String::new()
    }

    /// The field that gets typed characters, while [`LayerState::is_typing`].
    fn input(&mut self) -> Option<&mut TextInput> {
        None
    }

    /// Whether a letter or digit comes as [`News::Letter`] instead of running a command, while no field is in use.
    fn takes_letter(&self, _letter: char) -> bool {
        false
    }

    fn state(&self, data: &Snapshot) -> LayerState;

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
    /// The live scopes, the most specific first. The frame adds its own.
    pub scopes: &'static [Scope],
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

impl LayerState {
    /// A layer with these scopes, of which nothing else is to be told.
    pub fn of(scopes: &'static [Scope]) -> Self {
        Self { scopes, ..Self::default() }
    }
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

    /// Like [`Self::try_action`], for a request.
    pub fn try_ask(request: Request, context: &Context<'_>) -> Self {
        match request.rehearse(&context.data.club) {
            Ok(()) => Self::ask(request, context),
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
    /// A request of the screen was refused, for this reason.
    Refused(String),
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

// The commands of a layer at this moment. Footer, help, palette and dispatch read this one list.

/// The commands that a layer changes or adds. Those that lead the footer come first.
///
/// Other commands of its scopes follow in the registry's order. They keep their usual label and can always be run.
#[derive(Debug, Default)]
pub struct Commands {
    rows: Vec<CommandHere>,
    /// The part of the screen that has the focus, if there are several.
    part: Option<String>,
}

/// A command on a layer: whether it leads the footer and belongs to the part
/// in focus, its label, the reason why it cannot be run now, and its act.
pub struct CommandHere {
    command: CommandId,
    leads: bool,
    is_here: bool,
    hint: Hint,
    refusal: Option<String>,
    shows_why: bool,
    act: Option<Act>,
}

pub type Act = Box<dyn FnOnce(&mut dyn Layer, &Context<'_>) -> Vec<Step>>;

impl fmt::Debug for CommandHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CommandHere").field(&self.command).finish()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The usual label.
    Own,
    /// A label for the effect on this layer.
    As(FooterLabel),
    /// No label: another shown key does the same, or the screen names it where it is needed.
    Unsaid,
}

/// A command at the head of the footer, in the order of the list.
pub fn lead(command: CommandId) -> CommandHere {
    CommandHere { leads: true, ..also(command) }
}

/// A command that stands in the registry's order.
pub const fn also(command: CommandId) -> CommandHere {
    CommandHere {
        command,
        leads: false,
        is_here: false,
        hint: Hint::Own,
        refusal: None,
        shows_why: false,
        act: None,
    }
}

/// The first reason and the first label that apply are kept.
impl CommandHere {
    /// The command cannot be run for this reason, if there is one.
    #[must_use]
    pub fn refused(self, why: Option<impl Into<String>>) -> Self {
        Self { refusal: self.refusal.or_else(|| why.map(Into::into)), ..self }
    }

    #[must_use]
    pub fn unless(self, is_missing: bool, why: &str) -> Self {
        self.refused(is_missing.then_some(why))
    }

    #[must_use]
    pub fn called(self, label: FooterLabel) -> Self {
        self.called_if(true, label)
    }

    #[must_use]
    pub fn called_if(self, applies: bool, label: FooterLabel) -> Self {
        self.hinted(applies, Hint::As(label))
    }

    /// The command belongs to the part of the screen in focus.
    #[must_use]
    pub fn here(self) -> Self {
        self.here_if(true)
    }

    #[must_use]
    pub fn here_if(self, applies: bool) -> Self {
        Self { is_here: applies, ..self }
    }

    /// The footer does not show the command.
    #[must_use]
    pub fn unsaid(self) -> Self {
        self.unsaid_if(true)
    }

    #[must_use]
    pub fn unsaid_if(self, applies: bool) -> Self {
        self.hinted(applies, Hint::Unsaid)
    }

    fn hinted(self, applies: bool, hint: Hint) -> Self {
        if applies && self.hint == Hint::Own { Self { hint, ..self } } else { self }
    }

    /// The layer itself shows why the command cannot be run, so no message is needed.
    #[must_use]
    pub fn shows_why(self) -> Self {
        self.shows_why_if(true)
    }

    #[must_use]
    pub fn shows_why_if(self, applies: bool) -> Self {
        Self { shows_why: applies, ..self }
    }

    /// The command does this on the layer that lists it, instead of its usual effect.
    #[must_use]
    pub fn does<L: Layer, S: Steps>(
        self,
        act: impl FnOnce(&mut L, &Context<'_>) -> S + 'static,
    ) -> Self {
        self.does_if(true, act)
    }

    /// Like [`Self::does`], if `applies`; otherwise the usual effect.
    #[must_use]
    pub fn does_if<L: Layer, S: Steps>(
        self,
        applies: bool,
        act: impl FnOnce(&mut L, &Context<'_>) -> S + 'static,
    ) -> Self {
        let act = move |layer: &mut dyn Layer, context: &Context<'_>| {
            let layer: Option<&mut L> = (layer as &mut dyn Any).downcast_mut();
            layer.map(|layer| act(layer, context).steps()).unwrap_or_default()
        };
        self.acts(applies, Box::new(act))
    }

    /// The command does this on any layer.
    #[must_use]
    pub fn does_anywhere<S: Steps>(self, act: impl FnOnce(&Context<'_>) -> S + 'static) -> Self {
        self.acts(true, Box::new(move |_, context| act(context).steps()))
    }

    #[must_use]
    pub fn opens(self, route: Route) -> Self {
        self.does_anywhere(|_| Step::Open(route))
    }

    fn acts(self, applies: bool, act: Act) -> Self {
        Self { act: self.act.or_else(|| applies.then_some(act)), ..self }
    }
}

impl Commands {
    pub fn of(rows: impl IntoIterator<Item = CommandHere>) -> Self {
        Self { rows: rows.into_iter().collect(), part: None }
    }

    /// Adds commands that lead the footer, after the earlier ones.
    #[must_use]
    pub fn leads(self, commands: &[CommandId]) -> Self {
        self.and(commands.iter().copied().map(lead))
    }

    #[must_use]
    pub fn and(mut self, rows: impl IntoIterator<Item = CommandHere>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// Makes these commands lead, in this order. Any other command no longer leads.
    #[must_use]
    pub fn led_by(self, commands: &[CommandId]) -> Self {
        let place = |row: &CommandHere| commands.iter().position(|lead| *lead == row.command);
        let unlisted = commands.iter().filter(|command| self.row(**command).is_none());
        let mut rows: Vec<CommandHere> = unlisted.copied().map(also).collect();
        rows.extend(self.rows);
        for row in &mut rows {
            row.leads = place(row).is_some();
        }
        rows.sort_by_key(|row| place(row).unwrap_or(commands.len()));
        Self { rows, ..self }
    }

    /// Adds the commands of all layers. Where the layer has listed
    /// one, its label stays, and a missing act is taken over.
    #[must_use]
    pub fn over(mut self, everywhere: impl IntoIterator<Item = CommandHere>) -> Self {
        for row in everywhere {
            match self.rows.iter_mut().find(|own| own.command == row.command) {
                Some(own) if own.act.is_none() => {
                    own.refusal = row.refusal.or_else(|| own.refusal.take());
                    own.act = row.act;
                }
                Some(_) => {}
                None => self.rows.push(row),
            }
        }
        self
    }

    /// The keys go to this part of the screen.
    #[must_use]
    pub fn on(self, part: impl Into<String>) -> Self {
        Self { part: Some(part.into()), ..self }
    }

    fn row(&self, command: CommandId) -> Option<&CommandHere> {
        self.rows.iter().find(|row| row.command == command)
    }

    /// The part of the screen that the keys go to, if there are several.
    pub fn part(&self) -> Option<&str> {
        self.part.as_deref()
    }

    /// Whether a command belongs to that part.
    pub fn is_of_part(&self, command: CommandId) -> bool {
        self.part.is_some() && self.row(command).is_some_and(|row| row.is_here)
    }

    /// The place of a command in the footer. All that do not lead share the last place.
    pub fn place(&self, command: CommandId) -> usize {
        let leads = || self.rows.iter().filter(|row| row.leads);
        leads().position(|row| row.command == command).unwrap_or_else(|| leads().count())
    }

    pub fn hint(&self, command: CommandId) -> Hint {
        self.row(command).map_or(Hint::Own, |row| row.hint)
    }

    /// The reason why the command cannot be run now.
    pub fn refusal(&self, command: CommandId) -> Option<&str> {
        self.row(command)?.refusal.as_deref()
    }

    /// Whether the layer shows the reason itself.
    pub fn does_show_why(&self, command: CommandId) -> bool {
        self.row(command).is_some_and(|row| row.shows_why)
    }

    /// The act of a command. Without one the layer gets `News::Run`.
    pub fn act(self, command: CommandId) -> Option<Act> {
        self.rows.into_iter().find(|row| row.command == command)?.act
    }
}

/// A live command, as footer, help and palette show it.
#[derive(Debug, Clone)]
pub struct Live {
    pub command: &'static Command,
    /// The keys that run it here. The first one is shown.
    pub keys: Vec<Key>,
    /// The most specific scope in which it is live.
    pub scope: Scope,
    /// Its place among the commands that lead the footer. All others share the last place.
    pub lead: usize,
    /// The reason why it cannot be run now.
    pub disabled: Option<String>,
    pub hint: Hint,
    /// The effect now, if that can be told more exactly than in general.
    pub about: Option<String>,
}

impl Live {
    /// The title and the description here.
    pub fn title_and_doc(&self, words: &'static Words) -> (&'static str, &'static str) {
        let addition = self.adds().and_then(|label| words.screen.addition(label));
        addition.unwrap_or_else(|| {
            let say = words.screen.command(self.command.id);
            (say.title, say.doc)
        })
    }

    /// The kind of thing that [`CommandId::Add`] would add here.
    pub fn adds(&self) -> Option<FooterLabel> {
        match self.hint {
            _ if self.command.id != CommandId::Add => None,
            Hint::As(label) => Some(label),
            _ => FooterLabel::of(self.command.id, self.scope),
        }
    }

    pub fn key_names(&self) -> String {
        let names: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        names.join(" ")
    }
}
