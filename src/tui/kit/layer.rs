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
    /// The title in the title bar, of a screen.
    fn title(&self, _data: &Snapshot, _words: &'static Words) -> String {
        String::new()
    }

    /// The scopes that are live here, the most specific first; the frame adds its own.
    fn scopes(&self) -> &'static [Scope];

    /// The field that typed characters go to, while [`LayerState::is_typing`].
    fn input(&mut self) -> Option<&mut TextInput> {
        None
    }

    /// Whether a letter or digit without a field comes as [`News::Letter`] instead of running a command.
    fn takes_letter(&self, _letter: char) -> bool {
        false
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::default()
    }

    /// The commands of which there is something to say here, or that do something of its own.
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::default()
    }

    /// Hears what happens. News that do not concern it change nothing.
    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step>;

    /// Draws itself inside `area`.
    fn view(&self, area: Rect, pen: &mut Pen<'_>);
}

/// A layer as it is now, as far as the frame has to know it.
#[derive(Debug, Default)]
pub struct LayerState {
    /// The match that is selected, or open: what can be done to any match is done to this one.
    pub selected_match: Option<Where>,
    /// The player, and the tournament, that are selected or open: the operator's own commands are about them.
    pub selected_player: Option<PlayerId>,
    pub selected_tournament: Option<TournamentId>,
    /// Whether typed characters go to a field.
    pub is_typing: bool,
    pub waits: Waits,
    /// Whether the item that keys would act on was taken away by another desk.
    pub has_lost: bool,
    /// How many keys of work are lost where it is left now, about: more than a few are asked about first. Work kept as a draft
    /// counts nothing.
    pub typed: usize,
    pub paste: Paste,
}

/// The thing that a layer waits for.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Waits {
    #[default]
    Nothing,
    /// The answer to its question: nothing may change under it.
    Answer,
    /// The search for duplicates: it has nothing to show but how far that has come.
    Search,
}

/// How pasted text of several lines comes.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Paste {
    /// Into the field, as one line.
    #[default]
    Field,
    /// As [`News::Lines`].
    Lines,
}

/// What a layer answers: no step, one, or several.
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

/// The data that a layer may look at while it updates.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The club and its journal.
    pub data: &'a Snapshot,
    pub words: &'static Words,
    pub preferences: &'a Preferences,
    /// Where the last frame put things.
    pub frame: &'a Hitboxes,
    /// The time of the event.
    pub now: Instant,
}

impl Context<'_> {
    pub const fn settings(&self) -> &Settings {
        self.preferences.settings()
    }

    /// A refusal in words.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.words.message.refusal(refusal, &self.data.club).to_string()
    }
}

/// A request of a layer to the frame. Several are done in order.
#[derive(Debug)]
pub enum Step {
    /// Put a screen on the stack.
    Open(Route),
    /// Lay an overlay over the screen.
    Cover(Box<dyn Layer>),
    /// Take the layer in front away; the first screen stays.
    Back,
    /// Take the layer in front away and hand the player who was picked there to the one below.
    HandBack(PlayerId),
    /// Put a screen in the place of the one in front.
    Replace(Route),
    /// Give a setting another value, and follow it at once.
    Prefer(Setting, Value),
    /// Run a command that leaves the screen in front, whatever was typed there.
    Leave(CommandId),
    /// Run a command on the layer that is then in front.
    Run(CommandId),
    /// Tell something to the screen that is then in front.
    Tell(News),
    /// Tell something on the status line.
    Say(Toast),
    /// Take the message on the status line away.
    Unsay,
    /// Have something done outside.
    Do(Effect),
}

impl<T: Into<Effect>> From<T> for Step {
    fn from(wish: T) -> Self {
        Self::Do(wish.into())
    }
}

impl Step {
    /// Lays that over the screen.
    pub fn cover(overlay: impl Layer + 'static) -> Self {
        Self::Cover(Box::new(overlay))
    }

    /// Leaves a list of commands and runs one. A command about a row or a question that the list covers only uncovers
    /// it: its key is pressed again by an operator who sees it.
    pub fn leave_and_run(command: CommandId) -> Vec<Self> {
        match command {
            CommandId::Open | CommandId::Accept => vec![Self::Back],
            _ => vec![Self::Back, Self::Run(command)],
        }
    }

    /// Has a request fulfilled, as far as what the operator sees of it is still so then. A step of a question is made
    /// with it: it holds what the question showed.
    pub fn ask(request: impl Into<Request>, context: &Context<'_>) -> Self {
        Self::ask_of(request, context.data)
    }

    /// Has a request fulfilled that was decided on this snapshot.
    pub fn ask_of(request: impl Into<Request>, data: &Snapshot) -> Self {
        Self::Do(Effect::Record(Box::new(Decision::new(request.into(), &data.club))))
    }

    /// Tells something for a while.
    pub fn inform(sentence: impl Into<Sentence>, context: &Context<'_>) -> Self {
        Self::Say(Toast::info(sentence, context.now))
    }

    /// Tells what is wrong, until a key is pressed.
    pub fn fail(sentence: impl Into<Sentence>) -> Self {
        Self::Say(Toast::error(sentence))
    }

    /// Says why something may not be done.
    pub fn refused(refusal: &Refusal, context: &Context<'_>) -> Self {
        Self::fail(context.words.message.refused(refusal, &context.data.club))
    }

    /// Has an action recorded if the club allows it, else says why not.
    pub fn try_action(action: Action, context: &Context<'_>) -> Self {
        match context.data.club.check(&action) {
            Ok(()) => Self::ask(action, context),
            Err(refusal) => Self::refused(&refusal, context),
        }
    }
}

/// A file of a federation's ratings; where it is none, a sentence that says why.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingsRead {
    pub path: PathBuf,
    pub read: Result<Arc<FederationRatings>, String>,
}

/// Something that happened: on the layer in front after keys and mouse have been understood, or elsewhere for the screen
/// in front.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// A command that the layer lists without an act.
    Run(CommandId),
    /// A click on a row.
    Click { pane: Pane, row: usize },
    /// The wheel over a list; positive goes down.
    Scroll { pane: Pane, rows: isize },
    /// A click on a tab.
    Tab(usize),
    /// The text of the focused input has changed.
    Edited,
    /// A letter or digit, for a layer that takes it.
    Letter(char),
    /// The club has changed; what was worked out from it is old.
    Refreshed,
    /// It is in front, and no work is waited for: the time to ask for what it needs before it can show its content.
    InFront,
    /// It is opened again as it was left; what it shows is up to date already.
    Reopened,
    /// It is left without an answer.
    Left,
    /// Text of several lines was pasted.
    Lines(String),
    /// A player was picked on the screen that lay over this one.
    Picked(PlayerId),
    /// A request of the screen was recorded as this entry.
    Done(Seq),
    /// An entry was taken back.
    Undone,
    /// Work that it waited for was stopped.
    Stopped,
    /// A list was read.
    Listing(Box<Listing>),
    /// Files were found whose paths begin as one that is being typed.
    Completion(Completion),
    /// The texts of all entries of the journal, folded to be searched.
    Journal(Arc<[String]>),
    /// A federation's list of ratings was read.
    Ratings(RatingsRead),
    /// A file was read.
    File(Vec<u8>),
    /// The draft of a tournament was found.
    Draft(Box<Draft>),
    /// The operator goes on with that draft.
    Resumed(Box<Draft>),
    /// The odds of a tournament were worked out.
    Odds(Box<TournamentOdds>),
    /// A study is done.
    Studied(Box<Studied>),
    /// The comparison of formats.
    Compared(Box<Compared>),
    /// A format is to be taken into the wizard.
    Format(Candidate),
    /// A command of the operator's own ended.
    Ended(OwnEnd),
    /// The machines of the hall, as they were asked for.
    Machines(Box<Machines>),
    /// The backups were looked through.
    Backups(Box<Offers>),
    /// The operator gave a name.
    Named(String),
    /// All players whom one key means are to be entered.
    Crowd(Vec<PlayerId>),
}

// The commands of a layer as they are now: the one list that footer, help, palette and dispatch read.

/// The commands of which a layer has something to say, those that lead the footer first.
///
/// All others that its scopes make live follow in the registry's order; they are called as everywhere and can always be run.
#[derive(Debug, Default)]
pub struct Commands {
    rows: Vec<CommandHere>,
    /// The part of the screen that keys go to, where there are several.
    part: Option<String>,
}

/// A command on a layer: whether it leads the footer and concerns the part that keys go to, its label, why it cannot be
/// run now, and what it does.
pub struct CommandHere {
    command: CommandId,
    leads: bool,
    is_here: bool,
    hint: Hint,
    refusal: Option<String>,
    shows_why: bool,
    act: Option<Act>,
}

/// The act of a command on the layer that listed it.
pub type Act = Box<dyn FnOnce(&mut dyn Layer, &Context<'_>) -> Vec<Step>>;

impl fmt::Debug for CommandHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CommandHere").field(&self.command).finish()
    }
}

/// The label of a command in the footer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The label that it has everywhere.
    Own,
    /// A label for the effect that it has here.
    As(FooterLabel),
    /// Nothing: another key that is shown does the same, or the screen says it where it is needed.
    Unsaid,
}

/// A command that leads the footer, before those listed after it.
pub fn lead(command: CommandId) -> CommandHere {
    CommandHere { leads: true, ..also(command) }
}

/// A command that follows in the registry's order.
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

/// Of several reasons and of several labels the first that applies stands.
impl CommandHere {
    /// It cannot be run for this reason, where there is one.
    #[must_use]
    pub fn refused(self, why: Option<impl Into<String>>) -> Self {
        Self { refusal: self.refusal.or_else(|| why.map(Into::into)), ..self }
    }

    /// It cannot be run while something is missing.
    #[must_use]
    pub fn unless(self, is_missing: bool, why: &str) -> Self {
        self.refused(is_missing.then_some(why))
    }

    /// It has this label.
    #[must_use]
    pub fn called(self, label: FooterLabel) -> Self {
        self.called_if(true, label)
    }

    #[must_use]
    pub fn called_if(self, applies: bool, label: FooterLabel) -> Self {
        self.hinted(applies, Hint::As(label))
    }

    /// It concerns the part of the screen that keys go to, more than the rest of it.
    #[must_use]
    pub fn here(self) -> Self {
        self.here_if(true)
    }

    #[must_use]
    pub fn here_if(self, applies: bool) -> Self {
        Self { is_here: applies, ..self }
    }

    /// The footer is silent about it.
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

    /// The layer shows itself why it cannot be run: no message is needed.
    #[must_use]
    pub fn shows_why(self) -> Self {
        self.shows_why_if(true)
    }

    #[must_use]
    pub fn shows_why_if(self, applies: bool) -> Self {
        Self { shows_why: applies, ..self }
    }

    /// It does this to the layer that lists it, whatever it does elsewhere.
    #[must_use]
    pub fn does<L: Layer, S: Steps>(
        self,
        act: impl FnOnce(&mut L, &Context<'_>) -> S + 'static,
    ) -> Self {
        self.does_if(true, act)
    }

    /// It does this under a condition, and without it what it does elsewhere.
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

    /// It does this, whatever layer is in front.
    #[must_use]
    pub fn does_anywhere<S: Steps>(self, act: impl FnOnce(&Context<'_>) -> S + 'static) -> Self {
        self.acts(true, Box::new(move |_, context| act(context).steps()))
    }

    /// It opens that screen.
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

    /// And these lead, after those before.
    #[must_use]
    pub fn leads(self, commands: &[CommandId]) -> Self {
        self.and(commands.iter().copied().map(lead))
    }

    #[must_use]
    pub fn and(mut self, rows: impl IntoIterator<Item = CommandHere>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// These lead, in this order, where it depends on more than the list.
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

    /// And these, which are the same on all layers: what the layer says of them comes first.
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

    /// Keys go to this part of the screen.
    #[must_use]
    pub fn on(self, part: impl Into<String>) -> Self {
        Self { part: Some(part.into()), ..self }
    }

    fn row(&self, command: CommandId) -> Option<&CommandHere> {
        self.rows.iter().find(|row| row.command == command)
    }

    /// The part of the screen that keys go to, where there are several.
    pub fn part(&self) -> Option<&str> {
        self.part.as_deref()
    }

    /// Whether a command concerns that part.
    pub fn is_of_part(&self, command: CommandId) -> bool {
        self.part.is_some() && self.row(command).is_some_and(|row| row.is_here)
    }

    /// The place of a command in the footer: among those that lead, or behind them with all others.
    pub fn place(&self, command: CommandId) -> usize {
        let leads = || self.rows.iter().filter(|row| row.leads);
        leads().position(|row| row.command == command).unwrap_or_else(|| leads().count())
    }

    /// Its label in the footer.
    pub fn hint(&self, command: CommandId) -> Hint {
        self.row(command).map_or(Hint::Own, |row| row.hint)
    }

    /// Why it cannot be run now.
    pub fn refusal(&self, command: CommandId) -> Option<&str> {
        self.row(command)?.refusal.as_deref()
    }

    /// Whether the layer shows that itself.
    pub fn does_show_why(&self, command: CommandId) -> bool {
        self.row(command).is_some_and(|row| row.shows_why)
    }

    /// Its act here; none where the layer takes it as an intent.
    pub fn act(self, command: CommandId) -> Option<Act> {
        self.rows.into_iter().find(|row| row.command == command)?.act
    }
}

/// A live command as footer, help and palette show it.
#[derive(Debug, Clone)]
pub struct Live {
    pub command: &'static Command,
    /// The keys that run it here, the one to show first.
    pub keys: Vec<Key>,
    /// Where it is live: the most specific scope of the layer in front, or of the registry.
    pub scope: Scope,
    /// Its place among those that lead the footer; the same for all others, after them.
    pub lead: usize,
    /// Why it cannot be run now.
    pub disabled: Option<String>,
    /// The label in the footer here.
    pub hint: Hint,
    /// The effect that it would have now, where more can be said than in general.
    pub about: Option<String>,
}

impl Live {
    /// The title and the description that it has here.
    pub fn title_and_doc(&self, words: &'static Words) -> (&'static str, &'static str) {
        let addition = self.adds().and_then(|label| words.screen.addition(label));
        addition.unwrap_or_else(|| {
            let say = words.screen.command(self.command.id);
            (say.title, say.doc)
        })
    }

    /// The kind of thing that it adds, if it adds.
    pub fn adds(&self) -> Option<FooterLabel> {
        match self.hint {
            _ if self.command.id != CommandId::Add => None,
            Hint::As(label) => Some(label),
            _ => FooterLabel::of(self.command.id, self.scope),
        }
    }

    /// All its keys in one line.
    pub fn key_names(&self) -> String {
        let names: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        names.join(" ")
    }
}
