//! The state of the interface: the stack of screens, the overlays over it, the message, the last frame's map.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Instant;

use super::common_commands;
use super::event::Event;
use super::keymap::Keymap;
use super::kit::hitbox::Hitboxes;
use super::kit::key::Key;
use super::kit::layer::{Commands, Context, Hint, Layer, LayerState, Live, News, Waits};
use super::kit::theme::Theme;
use super::kit::toast::Toast;
use super::kit::widget::entries::TextInput;
use super::overlay::Help;
use super::overlay::has_way;
use super::preferences::{Ambiguous, Preferences};
use super::route::Route;
use super::screen;
use super::snapshot::Snapshot;
use super::terminal::Laboratory;
use super::work::{Search, Work};
use crate::club::question::floor::Where;
use crate::command::{Command, CommandId, FooterLabel, Own, Scope};
use crate::desk::{DeskError, LineFault, Role};
use crate::domain::name;
use crate::journal::fold::position;
use crate::own_commands::{OwnRun, Selected};
use crate::settings::Subject;
use crate::words::Words;

/// The state of the interface.
#[derive(Debug)]
pub struct App {
    /// The club and its journal.
    pub data: Snapshot,
    pub words: &'static Words,
    pub theme: Theme,
    /// Whether signs are drawn with characters of ASCII only.
    pub ascii: bool,
    pub preferences: Preferences,
    pub keymap: Keymap,
    /// The club's file, where one lies on a disk: a command typed elsewhere has to name it.
    pub file: Option<PathBuf>,
    /// The laboratory, where it is installed.
    pub laboratory: Option<Laboratory>,
    pub toast: Option<Toast>,
    /// Where the last frame put things; it is kept here after each drawing.
    pub frame: Hitboxes,
    pub(super) first: Opened,
    pub(super) over: Vec<Opened>,
    /// The floor as it was left last: an operator who comes back finds the keys where they were.
    floor: Option<Opened>,
    pub(super) overlays: Vec<Box<dyn Layer>>,
    /// The work that the operator waits for.
    pub(super) work: Option<Work>,
    /// Keys pressed meanwhile, which are for what comes after it.
    pub(super) held: VecDeque<Event>,
    /// Until when digits and Enter are taken for the score of a result that could not be entered.
    pub(super) adrift: Option<Instant>,
    /// The match whose result is being entered, as the other desks were told last.
    pub(super) attended: Option<Where>,
    /// Commands that were run from the palette, the last one last.
    pub(super) recent: Vec<CommandId>,
}

/// A screen on the stack.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) route: Route,
    pub(super) layer: Box<dyn Layer>,
}

impl Opened {
    pub(super) fn new(route: Route, context: &Context<'_>) -> Self {
        Self { layer: screen::build(&route, context), route }
    }
}

/// The layers over each other, from the bottom.
pub(super) struct Stack<'a> {
    first: &'a mut Opened,
    over: &'a mut Vec<Opened>,
    overlays: &'a mut Vec<Box<dyn Layer>>,
}

impl Stack<'_> {
    /// The screen on top.
    pub(super) fn screen(&mut self) -> &mut dyn Layer {
        self.over.last_mut().unwrap_or(self.first).layer.as_mut()
    }

    /// The layer that keys go to.
    pub(super) fn front(&mut self) -> &mut dyn Layer {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.as_mut(),
            None => self.over.last_mut().unwrap_or(self.first).layer.as_mut(),
        }
    }

    /// Every screen, those that are covered too.
    pub(super) fn screens(&mut self) -> impl Iterator<Item = &mut dyn Layer> {
        let all = std::iter::once(&mut *self.first).chain(self.over.iter_mut());
        all.map(|opened| opened.layer.as_mut() as &mut dyn Layer)
    }
}

impl App {
    /// An interface that opens on the home screen, with the embedded keys.
    pub fn new(data: Snapshot, theme: Theme, words: &'static Words) -> Self {
        let (preferences, frame) = (Preferences::default(), Hitboxes::default());
        let context = Context {
            data: &data,
            words,
            preferences: &preferences,
            frame: &frame,
            now: Instant::now(),
        };
        let first = Opened::new(Route::Home, &context);
        Self {
            data,
            words,
            theme,
            ascii: false,
            preferences,
            keymap: Keymap::embedded(),
            file: None,
            laboratory: None,
            toast: None,
            frame,
            first,
            over: Vec::new(),
            floor: None,
            overlays: Vec::new(),
            work: None,
            held: VecDeque::new(),
            adrift: None,
            attended: None,
            recent: Vec::new(),
        }
    }

    /// The interface as the operator prefers it.
    #[must_use]
    pub fn preferring(self, preferences: Preferences) -> Self {
        let words = preferences.language().spoken();
        Self { words, theme: preferences.theme(), ascii: preferences.ascii(), preferences, ..self }
    }

    /// Looks as the preferences have it.
    pub(super) fn dress(&mut self) {
        self.theme = self.preferences.theme();
        self.ascii = self.preferences.ascii();
    }

    /// Learns how wide the terminal draws.
    pub(super) fn learn(&mut self, ambiguous: Ambiguous) {
        self.preferences.ambiguous = ambiguous;
        self.ascii = self.preferences.ascii();
    }

    pub fn route(&self) -> &Route {
        &self.over.last().unwrap_or(&self.first).route
    }

    /// The screen on top of the stack.
    pub fn screen(&self) -> &dyn Layer {
        self.over.last().unwrap_or(&self.first).layer.as_ref()
    }

    /// The screens that are seen, from the bottom: the one on top, and those below it as far as it is a window.
    pub(super) fn in_view(&self) -> impl Iterator<Item = &dyn Layer> {
        let stack: Vec<&Opened> = std::iter::once(&self.first).chain(&self.over).collect();
        let from = stack.iter().rposition(|opened| !opened.route.is_window()).unwrap_or(0);
        stack.into_iter().skip(from).map(|opened| opened.layer.as_ref())
    }

    /// Puts a screen on the stack.
    pub fn open(&mut self, route: Route, now: Instant) {
        let kept = self.floor.take_if(|kept| kept.route == route);
        let opened = self.with_context(now, |_, context| match kept {
            Some(mut kept) => {
                kept.layer.update(News::Refreshed, context);
                kept.layer.update(News::Reopened, context);
                kept
            }
            None => Opened::new(route, context),
        });
        self.over.push(opened);
    }

    /// Leaves all screens over the first but so many.
    pub(super) fn leave(&mut self, but: usize) {
        let left = self.over.drain(but.min(self.over.len())..);
        if let Some(floor) = left.into_iter().find(|opened| opened.route == Route::Floor) {
            self.floor = Some(floor);
        }
    }

    /// The overlay in front, if there is one.
    pub fn overlay(&self) -> Option<&dyn Layer> {
        self.overlays.last().map(AsRef::as_ref)
    }

    /// The layer that keys go to.
    pub(super) fn front(&self) -> &dyn Layer {
        self.overlay().unwrap_or_else(|| self.screen())
    }

    /// Has something done with the stack of screens and overlays, in the light of everything else.
    pub(super) fn with_context<T>(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut Stack<'_>, &Context<'_>) -> T,
    ) -> T {
        let context = Context {
            data: &self.data,
            words: self.words,
            preferences: &self.preferences,
            frame: &self.frame,
            now,
        };
        let (first, over, overlays) = (&mut self.first, &mut self.over, &mut self.overlays);
        act(&mut Stack { first, over, overlays }, &context)
    }

    /// The layer in front as it is now.
    pub fn in_front(&self) -> InFront<'_> {
        InFront::of(self)
    }

    /// The scopes of the layer in front, the most specific first.
    pub fn scopes(&self) -> Vec<Scope> {
        self.in_front().scopes
    }

    /// Whether characters go to a field of the layer in front.
    pub fn is_typing(&self) -> bool {
        self.in_front().is_typing()
    }

    /// The commands of the layer in front, in the registry's order.
    pub fn live(&self) -> Vec<Live> {
        self.in_front().live()
    }

    /// The work that is waited for, once that is long enough to be shown.
    pub fn gauge(&self) -> Option<&Work> {
        self.work.as_ref().filter(|work| work.is_shown())
    }

    /// The next key that was pressed while work was going on, now that it is over.
    pub fn typed_ahead(&mut self) -> Option<Event> {
        if self.work.is_none() { self.held.pop_front() } else { None }
    }

    /// The sentence on a key that runs nothing here: by which key its command is run here, or else to what it belongs, or
    /// else how to find help.
    pub(super) fn why_idle(&self, key: Key) -> String {
        let (key, say) = (key.narrow(), &self.words.screen.anywhere);
        let pressed = name::clean(&key.to_string());
        let title = |live: &Live| live.title_and_doc(self.words).0;
        let live = self.live();
        // "Right is Right" tells nobody anything.
        let moves = |live: &Live| live.command.id.moves_selection();
        let here = |is_meant: &dyn Fn(CommandId) -> bool| {
            let mut there = live.iter().filter(|live| !live.keys.is_empty() && !moves(live));
            let meant = there.find(|live| is_meant(live.command.id))?;
            Some(say.key_is(&pressed, title(meant), meant.keys[0].to_string()))
        };
        let elsewhere = || {
            let mut all = self.elsewhere().into_iter();
            let there = all
                .find(|live| live.disabled.is_none() && live.keys.contains(&key) && !moves(live))?;
            Some(say.key_is_of(&pressed, title(&there), self.words.screen.scope(there.scope)))
        };
        here(&|command| self.keymap.binds(key, command))
            .or_else(elsewhere)
            .or_else(|| here(&|command| command == CommandId::Help))
            .unwrap_or_default()
    }

    pub(super) fn input(&mut self) -> Option<&mut TextInput> {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.input(),
            None => self.over.last_mut().unwrap_or(&mut self.first).layer.input(),
        }
    }

    /// Why `command` cannot be run now on the layer in front.
    pub fn disabled(&self, command: CommandId) -> Option<String> {
        self.refusal(command, &self.in_front().commands())
    }

    /// The reason of [`Self::disabled`], for one who has the commands already.
    pub(super) fn refusal(&self, command: CommandId, commands: &Commands) -> Option<String> {
        if let CommandId::Own(own) = command {
            return self.own_command(own).err();
        }
        if let Some(reason) = self.not_allowed(command) {
            return Some(reason);
        }
        match Route::of(command) {
            Some(route) if self.overlay().is_none() && route.is_like(self.route()) => {
                Some(self.words.screen.here().to_owned())
            }
            _ => commands.refusal(command).map(str::to_owned),
        }
    }

    /// Why the role of this machine does not allow a command; none where it may, or where that depends on what is entered.
    /// The host judges each entry again; here it is only not offered.
    fn not_allowed(&self, command: CommandId) -> Option<String> {
        let data = &self.data;
        let rights = data.rights.as_ref()?;
        let why = |error| Some(self.words.message.faults.fault(&error, &data.club).what);
        let is_own = |seq| {
            let entry = position(&data.entries, seq).map(|at| &data.entries[at]);
            entry.is_some_and(|entry| data.other_desk(entry).is_none())
        };
        let needs = command.command().and_then(|row| row.role);
        let may = match (command, rights.role) {
            (CommandId::MakeBackup | CommandId::RestoreBackup, _) => return why(DeskError::NoFile),
            (_, Role::Chief) => true,
            (CommandId::Undo, Role::Desk) => data.undo.is_none_or(is_own),
            (CommandId::Redo, Role::Desk) => data.redo.is_none_or(is_own),
            // A tournament, or a rating list.
            (CommandId::Add, Role::Desk) => !matches!(self.route(), Route::Home | Route::Ranking),
            (_, Role::Desk) => needs != Some(Role::Chief),
            (_, Role::Scorer | Role::Viewer) => needs.is_none(),
        };
        if may { None } else { why(LineFault::NotAllowed(rights.clone()).into()) }
    }

    /// A command of the operator's own on what is selected, or why there is nothing to run it on.
    pub(super) fn own_command(&self, own: &Own) -> Result<OwnRun, String> {
        let (say, state) = (&self.words.screen, self.front().state(&self.data));
        let command = self.preferences.effective.commands.get(own.place);
        let command = command.ok_or_else(String::new)?;
        let no_match = || say.floor.no_match_selected();
        let (found, why) = match command.on {
            Subject::Anywhere => (Some(Selected::Nothing), ""),
            Subject::Match => (state.selected_match.map(Selected::Match), no_match()),
            Subject::Player => {
                let player = state.selected_player.map(Selected::Player);
                (player, say.anywhere.no_player_selected())
            }
            Subject::Tournament => {
                let of_match = state.selected_match.map(|(id, _)| id);
                let id = state.selected_tournament.or(of_match);
                (id.map(Selected::Tournament), say.anywhere.no_tournament_selected())
            }
        };
        let selected = found.ok_or_else(|| why.to_owned())?;
        let file = self.file.as_deref();
        Ok(OwnRun::new(command, &selected, &self.data.club, file))
    }

    /// The commands of other screens, where there is a way to them; those of what is not open now with the reason.
    pub(super) fn elsewhere(&self) -> Vec<Live> {
        self.keymap.commands().flat_map(|command| self.of_other_screens(command)).collect()
    }

    /// A command as it is on other screens: once for each title that it does not have here.
    fn of_other_screens(&self, command: &'static Command) -> Vec<Live> {
        let here = self.scopes();
        let is_here = command.scopes.iter().any(|scope| here.contains(scope));
        let mut found: Vec<Live> = Vec::new();
        for &scope in command.scopes.iter().filter(|scope| !here.contains(scope)) {
            let hint = FooterLabel::of(command.id, scope).map_or(Hint::Own, Hint::As);
            let disabled = match self.not_allowed(command.id) {
                None if !has_way(scope) => Some(self.words.screen.palette.elsewhere().to_owned()),
                reason => reason,
            };
            let keys = self.keymap.keys(command.id, &[scope]);
            let live = Live { command, keys, scope, lead: 0, disabled, hint, about: None };
            let (title, _) = live.title_and_doc(self.words);
            let is_own = title != self.words.screen.command(command.id).title;
            let first = !is_here && found.is_empty();
            if first || (is_own && found.iter().all(|it| it.title_and_doc(self.words).0 != title)) {
                found.push(live);
            }
        }
        // One to which there is a way stands for those to which there is none.
        if found.iter().any(|live| live.disabled.is_none()) {
            found.retain(|live| live.disabled.is_none());
        }
        found
    }

    /// Help on the layer in front.
    pub(super) fn help(&self) -> Help {
        let (page, words) = (self.screen(), self.words);
        // A command that no key reaches while one types is left to the palette.
        let front = self.in_front();
        let pressed = front.live().into_iter().filter(|live| !live.keys.is_empty()).collect();
        if self.overlay().is_some() {
            return Help::new(
                pressed,
                &Commands::default(),
                words.screen.scope(Scope::Overlay),
                words,
            );
        }
        Help::new(pressed, &front.commands(), &page.title(&self.data, words), words)
    }

    /// The effect that a command would have now, where more can be said.
    fn about(&self, command: CommandId) -> Option<String> {
        let undo = command == CommandId::Undo;
        undo.then(|| self.data.last_said(self.words)).flatten().map(str::to_owned)
    }

    /// When the interface will change by itself.
    pub fn wakes_at(&self) -> Option<Instant> {
        let toast = self.toast.as_ref().and_then(Toast::until);
        toast.into_iter().chain(self.work.as_ref().map(Work::wakes_at)).min()
    }
}

/// The layer in front as it is now, asked once: keys, footer, help and palette read it.
pub struct InFront<'a> {
    app: &'a App,
    layer: &'a dyn Layer,
    state: LayerState,
    /// The scopes that are live, the most specific first.
    pub scopes: Vec<Scope>,
}

impl<'a> InFront<'a> {
    fn of(app: &'a App) -> Self {
        let layer = app.front();
        let state = layer.state(&app.data);
        let scopes = if app.gauge().is_some() {
            vec![Scope::Work, Scope::Everywhere]
        } else if app.overlay().is_some() {
            layer.scopes().iter().copied().chain([Scope::Everywhere]).collect()
        } else {
            // Nothing is on the screen but the search for duplicates.
            let searches =
                state.waits == Waits::Search && matches!(app.data.searching, Search::Reached(_));
            let place = if app.over.is_empty() { Scope::Top } else { Scope::Above };
            let first = searches.then_some(Scope::Searching).into_iter();
            let own = first.chain(layer.scopes().iter().copied());
            own.chain([place, Scope::Global, Scope::Everywhere]).collect()
        };
        Self { app, layer, state, scopes }
    }

    /// Whether characters go to a field.
    fn is_typing(&self) -> bool {
        self.app.gauge().is_none() && self.state.is_typing
    }

    /// Whether a key reaches a command here: it is not typed before, into a field, or as a letter or digit.
    fn reaches(&self, key: Key) -> bool {
        let letter = || key.letter().is_some_and(|letter| self.layer.takes_letter(letter));
        !(self.is_typing() && TextInput::takes(key) || self.app.gauge().is_none() && letter())
    }

    /// Its commands, and those that are the same on all layers.
    pub(super) fn commands(&self) -> Commands {
        let (data, words, state) = (&self.app.data, self.app.words, &self.state);
        let here = match self.app.route() {
            Route::Tournament { id, .. } => Some(*id),
            _ => None,
        };
        let place = (here, state.selected_match);
        let is_question = self.app.overlay().is_some() && state.waits == Waits::Answer;
        self.layer
            .commands(data, words)
            .over(common_commands::of_match(state.selected_match, data, words))
            .over(common_commands::everywhere(place, is_question, data, words))
    }

    /// Its commands in the registry's order, with the keys that reach them: a key that a field would swallow is none of
    /// them.
    pub(super) fn live(&self) -> Vec<Live> {
        let commands = self.commands();
        let works = self.app.gauge().is_some();
        let live = |command: &'static Command| {
            let scope = self.scopes.iter().copied().find(|one| command.scopes.contains(one))?;
            Some(Live {
                command,
                keys: self.keys(command.id).collect(),
                scope,
                lead: if works { 0 } else { commands.place(command.id) },
                disabled: self.app.refusal(command.id, &commands),
                hint: match commands.hint(command.id) {
                    Hint::Own => FooterLabel::of(command.id, scope).map_or(Hint::Own, Hint::As),
                    closer => closer,
                },
                about: self.app.about(command.id),
            })
        };
        self.app.keymap.commands().filter_map(live).collect()
    }

    fn keys(&self, command: CommandId) -> impl Iterator<Item = Key> + '_ {
        let keys = self.app.keymap.keys(command, &self.scopes).into_iter();
        keys.filter(|key| self.reaches(*key))
    }

    /// The key that runs a command here, the one to show.
    pub(super) fn key_of(&self, command: CommandId) -> Option<Key> {
        self.keys(command).next()
    }
}
