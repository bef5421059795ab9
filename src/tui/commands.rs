//! The commands of the layer in front: which are live, by which keys, why one cannot be run now, and what those do that are
//! the same on every screen.

use super::App;
use super::effect::{DeskTask, Effect};
use super::hangup;
use super::kit::input::Key;
use super::kit::layer::{
    CommandHere, Commands, Context, Hint, Layer, LayerState, Live, Step, Waits, also,
};
use super::kit::overlay::Confirm;
use super::kit::overlay::choice::{Choice, ChoiceOption};
use super::kit::widget::entries::TextInput;
use super::machines::MachinesAct;
use super::overlay::find::Find;
use super::overlay::{Help, has_way};
use super::route::{Route, TournamentView};
use super::screen::floor::draw::line;
use super::snapshot::Snapshot;
use super::snapshot::anywhere::{Anywhere, LastResult, NoCall, Recorded};
use super::work::Search;
use crate::clock::written_in_the_hall;
use crate::club::action::{CallMatch, PostponeMatch, ReportResult, WithdrawCall};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::club::tournament::Venue;
use crate::club::{Action, MatchState, Phase};
use crate::command::{Command, CommandId, FooterLabel, Own, Scope};
use crate::desk::{DeskError, LineFault, Role};
use crate::domain::hall::Table;
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::journal::fold::position;
use crate::journal::undo::UndoRefusal;
use crate::own_commands::{OwnRun, Selected};
use crate::request::Request;
use crate::settings::{Setting, Subject, Value};
use crate::words::Words;
use crate::words::catalog::own;
use crate::words::screen::home::Last;

/// Columns of a name in a question.
const NAME: usize = 20;

/// The layer in front as it is now, asked once: keys, footer, help and palette read it.
pub struct InFront<'a> {
    app: &'a App,
    layer: &'a dyn Layer,
    state: LayerState,
    /// The scopes that are live, the most specific first.
    pub scopes: Vec<Scope>,
}

impl<'a> InFront<'a> {
    pub(super) fn of(app: &'a App) -> Self {
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
    pub(super) fn is_typing(&self) -> bool {
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
            .over(of_match(state.selected_match, data, words))
            .over(everywhere(place, is_question, data, words))
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

impl App {
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
}

// Commands that do the same on every screen, or to a match wherever it is shown, each with why it cannot be run now.

/// These commands on the page of the tournament `here` or elsewhere, where the match `at` is selected. The subject of
/// a question must not change under it.
pub(super) fn everywhere(
    (here, at): (Option<TournamentId>, Option<Where>),
    is_question: bool,
    data: &Snapshot,
    words: &'static Words,
) -> Vec<CommandHere> {
    let (anywhere, say) = (data.anywhere(), &words.screen.anywhere);
    let none = |is_none: bool, refusal| {
        is_none.then(|| words.message.faults.undo(&refusal, &data.club).what)
    };
    let answered = |row: CommandHere| row.unless(is_question, say.answer_first());
    vec![
        also(CommandId::CallNext).refused(no_next_call(data, words)).does_anywhere(|context| {
            let call = context.data.anywhere().call.as_ref().ok()?.clone();
            Some(Step::ask(call, context))
        }),
        also(CommandId::AnswerReport)
            .unless(anywhere.reported.is_empty(), words.screen.report.none())
            .does_anywhere(|context| ask(0, context.data, context.words)),
        also(CommandId::CorrectLast)
            .unless(anywhere.last.is_none(), say.no_result())
            .does_anywhere(move |context| correct_last(at, context)),
        also(CommandId::EnterResults)
            .unless(anywhere.playing.is_empty(), say.nothing_played())
            .does_anywhere(move |context| enter_results(here, context.data)),
        also(CommandId::ShowBracket)
            .unless(anywhere.drawn.is_empty(), say.nothing_drawn())
            .does_anywhere(move |context| show_bracket(here, at, context)),
        also(CommandId::CheckIn)
            .unless(anywhere.open.is_empty(), say.nothing_open())
            .does_anywhere(move |context| check_in(here, context)),
        also(CommandId::SetBreak).opens(Route::Break),
        also(CommandId::Find)
            .does_anywhere(move |context| Step::cover(Find::new(here, context.data))),
        answered(
            also(CommandId::Undo).refused(none(data.undo.is_none(), UndoRefusal::NothingToUndo)),
        )
        .does_anywhere(|context| undo(context.data, context.words)),
        answered(
            also(CommandId::Redo).refused(none(data.redo.is_none(), UndoRefusal::NothingToRedo)),
        )
        .does_anywhere(|context| redo(context.data, context.words)),
        also(CommandId::ShowMachines)
            .does_anywhere(|_| Step::from(DeskTask::machines(MachinesAct::Look))),
        also(CommandId::MakeBackup)
            .does_anywhere(|context| Step::from(DeskTask::back_up(context.words))),
        also(CommandId::Suspend)
            .unless(!hangup::CAN_STOP, words.screen.settings.cannot_stop())
            .does_anywhere(|_| Step::Do(Effect::Suspend)),
        also(CommandId::Redraw).does_anywhere(|_| Step::Do(Effect::Redraw)),
        also(CommandId::SwitchLanguage).does_anywhere(|context| {
            let other = own::choice(context.words.language.other());
            Step::Prefer(Setting::Language, Value::Text(other.name().to_owned()))
        }),
        also(CommandId::PlayDaihinmin).does_anywhere(|_| {
            Step::Do(Effect::Laboratory(["play", "daihinmin"].map(str::to_owned).to_vec()))
        }),
    ]
}

/// Why no match can be called.
fn no_next_call(data: &Snapshot, words: &'static Words) -> Option<String> {
    let floor = &words.screen.floor;
    let why = match data.anywhere().call.as_ref().err()? {
        NoCall::OnBreak(until) => {
            return Some(floor.on_break(written_in_the_hall(*until, data.today)));
        }
        NoCall::NobodyNext => floor.nobody_next(),
        NoCall::NoTables => floor.no_tables(),
        NoCall::NoFreeTable => floor.no_free(),
        NoCall::Reserved(table, holders) => {
            return Some(floor.only_reserved(table, words.term.list(holders)));
        }
        NoCall::Refused(refusal) => {
            return Some(words.message.refusal(refusal, &data.club).into());
        }
    };
    Some(why.to_owned())
}

/// Opens the last result, or that of the selected match: it is the one that is meant.
fn correct_last(at: Option<Where>, context: &Context<'_>) -> Option<Step> {
    let data = context.data;
    if let Some((id, no)) = at.filter(|at| has_result(*at, data)) {
        return Some(Step::Open(Route::Score(id, no)));
    }
    let LastResult { of, at } = data.anywhere().last?;
    let open = Step::Open(match of {
        Recorded::Match((id, no)) => Route::Score(id, no),
        Recorded::Game((tournament, no), game) => Route::Pod { tournament, no, game: Some(game) },
    });
    Some(if_own(open, Last::Result, at, data, context.words))
}

fn phase(id: TournamentId, data: &Snapshot) -> Option<Phase> {
    data.club.tournament(id).map(|found| found.phase)
}

fn enter_results(here: Option<TournamentId>, data: &Snapshot) -> Step {
    let is_running = |id| phase(id, data) == Some(Phase::Running);
    let those = Anywhere::from_here(&data.anywhere().playing, here, is_running);
    let only = (those.len() == 1).then(|| those[0]);
    Step::Open(Route::ResultSheet(only))
}

fn show_bracket(
    here: Option<TournamentId>,
    at: Option<Where>,
    context: &Context<'_>,
) -> Option<Step> {
    let data = context.data;
    let started = |id| phase(id, data).is_some_and(|phase| phase != Phase::Registering);
    let those = Anywhere::from_here(&data.anywhere().drawn, here, started);
    let page = |id| {
        let no = at.filter(|at| at.0 == id).map(|at| at.1);
        let view = no.map_or(TournamentView::Drawing, TournamentView::DrawingOf);
        Route::Tournament { id, view }
    };
    choose(context.words.screen.anywhere.which_bracket(), &those, page, data)
}

fn check_in(here: Option<TournamentId>, context: &Context<'_>) -> Option<Step> {
    let data = context.data;
    let entry = |id| match phase(id, data) {
        Some(Phase::Registering) => Route::Enter(id),
        _ => Route::LateEntry { tournament: id, instead: None },
    };
    let those = Anywhere::from_here(&data.anywhere().open, here, |_| false);
    choose(context.words.screen.anywhere.which_entry(), &those, entry, data)
}

/// Opens the screen of the only tournament, or asks which.
fn choose(
    question: &str,
    tournaments: &[TournamentId],
    screen: impl Fn(TournamentId) -> Route,
    data: &Snapshot,
) -> Option<Step> {
    if let [only] = tournaments {
        return Some(Step::Open(screen(*only)));
    }
    let way =
        |&id: &TournamentId| ChoiceOption::new(data.tournament_name(id), Step::Open(screen(id)));
    let choice = Choice::new(question, None::<String>, tournaments.iter().map(way));
    (!tournaments.is_empty()).then_some(Step::cover(choice.by_digits()))
}

/// Whether a match of two has a result.
fn has_result((id, no): Where, data: &Snapshot) -> bool {
    let played = data.club.tournament(id).and_then(|found| found.match_no(no));
    played.is_some_and(|played| played.record.is_some())
}

/// The commands on the match that is selected, if one is: call it to a table, take the call back, put it off, give it a day,
/// replace one of its players.
pub(super) fn of_match(
    at: Option<Where>,
    data: &Snapshot,
    words: &'static Words,
) -> [CommandHere; 5] {
    let say = &words.screen.floor;
    let row = |command, act: fn(Where, &Context<'_>) -> Step| {
        also(command).does_anywhere(move |context| at.map(|at| act(at, context)))
    };
    let of_match = |row: CommandHere| row.unless(at.is_none(), say.no_match_selected());
    // What follows on the first action can be done once that is.
    let refusal = |action: Option<Action>| match action.map(|action| data.club.check(&action)) {
        Some(Ok(())) => None,
        Some(Err(refusal)) => Some(words.message.refusal(&refusal, &data.club).into()),
        None => Some(say.not_to_postpone().to_owned()),
    };
    let put_off = at.and_then(|at| postpone(at, data).into_iter().next());
    let is_open = at.and_then(|at| data.club.fixture(at)).is_some_and(|(_, played)| {
        matches!(played.state(), MatchState::Ready | MatchState::Waiting)
    });
    let nobody = at.is_none_or(|at| players(at, data).is_empty());
    [
        row(CommandId::CallMatch, ask_table).refused(no_call(at, data, words)),
        of_match(row(CommandId::UndoCall, |at, context| Step::ask(take_back(at), context)))
            .refused(refusal(at.map(take_back))),
        of_match(row(CommandId::PostponeMatch, |at, context| {
            Step::ask(Request::Do(postpone(at, context.data)), context)
        }))
        .refused(refusal(put_off)),
        of_match(row(CommandId::SetMatchDay, |at, _| Step::Open(Route::MatchDay(at))))
            .unless(!is_open, say.not_to_postpone()),
        row(CommandId::ReplaceEntrant, replace).unless(nobody, words.screen.exit.nobody()),
    ]
}

/// Why the match that is selected cannot be called to a table.
pub(super) fn no_call(at: Option<Where>, data: &Snapshot, words: &'static Words) -> Option<String> {
    let say = &words.screen.floor;
    let Some(at) = at else { return Some(say.no_match_selected().to_owned()) };
    match free(data).first().map(|table| data.club.check(&call(at, table))) {
        Some(Ok(())) => None,
        Some(Err(refusal)) => Some(words.message.refusal(&refusal, &data.club).into()),
        None if data.club.tables().is_empty() => Some(say.no_tables().to_owned()),
        None => Some(say.no_free().to_owned()),
    }
}

fn take_back((tournament, no): Where) -> Action {
    Action::WithdrawCall(WithdrawCall { tournament, no })
}

/// Asks which player of a match is replaced.
fn replace(at: Where, context: &Context<'_>) -> Step {
    let question = context.words.screen.late_entry.which_player();
    let replace = |player| Step::Open(Route::LateEntry { tournament: at.0, instead: Some(player) });
    ask_player(at, question, replace, context)
}

/// Puts a match off, or on again: one at a table is taken from there first.
fn postpone(at: Where, data: &Snapshot) -> Vec<Action> {
    let Some((_, played)) = data.club.fixture(at) else { return Vec::new() };
    let (tournament, no) = at;
    let put_off =
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: !played.postponed() });
    match played.state() {
        state if state.is_at_table() => {
            vec![take_back(at), put_off]
        }
        MatchState::Ready => vec![put_off],
        _ => Vec::new(),
    }
}

fn call((tournament, no): Where, table: &Table) -> Action {
    Action::CallMatch(CallMatch { tournament, no, table: table.name.clone() })
}

/// The tables of the hall at which nothing is played.
fn free(data: &Snapshot) -> Vec<&Table> {
    let floor = data.club.floor().into_iter();
    floor.filter(|at| at.played.is_none()).map(|at| at.table).collect()
}

/// Asks to which free table a match is called.
pub(super) fn ask_table(at: Where, context: &Context<'_>) -> Step {
    let (data, say) = (context.data, &context.words.screen.floor);
    let way = |table: &&Table| {
        let reserved = table.reserved || data.club.holders(table).next().is_some();
        ChoiceOption::new(say.table(&table.name, reserved), Step::ask(call(at, table), context))
            .named([&table.name])
    };
    let title = line(at, NAME, data, context.words);
    Step::cover(Choice::new(say.which_table(), [title], free(data).iter().map(way)))
}

/// The players of a match, as far as they are known.
pub(super) fn players(at: Where, data: &Snapshot) -> Vec<PlayerId> {
    data.club.fixture(at).map(|(_, played)| played.players()).unwrap_or_default()
}

/// Asks about the players of a match which one a step is for.
pub(super) fn ask_player(
    at: Where,
    question: &str,
    step: impl Fn(PlayerId) -> Step,
    context: &Context<'_>,
) -> Step {
    let (data, words) = (context.data, context.words);
    let ways = players(at, data).into_iter().map(|player| {
        let name = data.name(player);
        ChoiceOption::new(&name, step(player)).named([&name])
    });
    Step::cover(Choice::new(question, [line(at, NAME, data, words)], ways))
}

// Undo, redo and the correction of the last result, from anywhere: at once where this process made the entry; after a question
// where another desk, another window or an earlier run made it, which the operator may not have in mind.

/// Undoes the last entry that counts. The step names the entry, so that what another desk writes in between is never
/// undone in its place.
pub(super) fn undo(data: &Snapshot, words: &'static Words) -> Step {
    let step = Step::from(DeskTask::undo(data.undo));
    match data.undo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(step, Last::Entry, at, data, words),
        None => step,
    }
}

/// Redoes what the last undo undid. The step names that undo.
fn redo(data: &Snapshot, words: &'static Words) -> Step {
    let step = Step::from(DeskTask::redo(data.redo));
    match data.redo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(step, Last::Undo, at, data, words),
        None => step,
    }
}

/// Takes a step about the entry at a place of the journal, after a question unless this process made it.
fn if_own(step: Step, last: Last, at: usize, data: &Snapshot, words: &'static Words) -> Step {
    let entry = &data.entries[at];
    if data.is_own(entry) {
        return step;
    }
    // Of an undo, what it undid.
    let about = entry.undoes.and_then(|seq| position(&data.entries, seq)).unwrap_or(at);
    let journal = &words.screen.journal;
    let question = journal.question_foreign(last, entry.seq, data.other_desk(entry));
    Step::cover(Confirm::new(question, data.said(about, words), journal.act(last), vec![step]))
}

/// Asks about the match at this place among those that wait; none where there is no such match.
pub(super) fn ask(place: usize, data: &Snapshot, words: &'static Words) -> Option<Step> {
    let waiting = &data.anywhere().reported;
    let at = *waiting.get(place)?;
    let say = &words.screen.report;
    let mut ways = answers(at, data, words);
    ways.push(ChoiceOption::new(say.another(), Step::Open(Route::result(at, &data.club))));
    let none = Action::ReportResult(ReportResult { tournament: at.0, no: at.1, report: None });
    ways.push(ChoiceOption::new(say.drops(), Step::ask_of(none, data)));
    ways.extend(ask(place + 1, data, words).map(|next| ChoiceOption::new(say.later(), next)));
    let disputed = data.club.is_disputed(at).then(|| say.disputed().to_owned());
    let question = std::iter::once(whose(at, data, words)).chain(disputed);
    let title = say.title(place + 1, waiting.len());
    Some(Step::cover(Choice::new(title, question, ways).by_digits()))
}

/// The match, its event and its table.
fn whose(at: Where, data: &Snapshot, words: &'static Words) -> String {
    let call = data.club.fixture(at).and_then(|(_, played)| played.call());
    let table = call.map(|call| words.term.venue(Venue::Table(call.table.clone())));
    let whose = words.screen.report.whose(at.1, data.tournament_name(at.0));
    words.term.list(&std::iter::once(whose).chain(table).collect::<Vec<_>>())
}

/// A way for each result that was reported.
fn answers(at: Where, data: &Snapshot, words: &'static Words) -> Vec<ChoiceOption> {
    let reports = data.club.reports(at);
    let mut told: Vec<&Told> = Vec::new();
    for report in &reports {
        if !told.contains(&&report.told) {
            told.push(&report.told);
        }
    }
    let way = |told: &Told| {
        let by = |report: &Report| match report.by {
            Some(by) => data.name(by),
            None => words.screen.report.somebody().to_owned(),
        };
        let those = reports.iter().filter(|report| report.told == *told);
        let by: Vec<String> = those.map(|report| by(report)).collect();
        let label = words.message.entries.told(told, &data.club);
        ChoiceOption::new(label, Step::ask_of(told.actions(at, data.today), data))
            .follows([words.screen.report.by(words.term.list(&by))])
    };
    told.into_iter().map(way).collect()
}
