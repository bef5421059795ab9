//! The commands of the layer in front: live commands with their keys, reasons why one cannot be run, and the commands that
//! every screen has.

use super::effect::Effect;
use super::kit::input::Key;
use super::kit::layer::{Hint, Live, Waits};
use super::machines::MachinesAct;
use super::overlay::find::Find;
use super::overlay::{Help, has_way};
use super::route::TournamentView;
use super::screen::floor::draw::line;
use super::snapshot::anywhere::{Anywhere, LastResult, NoCall, Recorded};
use super::work::Search;
use super::{App, hangup};
use crate::clock::written_in_the_hall;
use crate::club::action::{CallMatch, PostponeMatch, ReportResult, WithdrawCall};
use crate::club::report::{Report, Told};
use crate::club::tournament::Venue;
use crate::command::{Command, Own};
use crate::desk::{DeskError, LineFault, Role};
use crate::domain::hall::Table;
use crate::domain::name;
use crate::journal::fold::position;
use crate::journal::undo::UndoRefusal;
use crate::own_commands::{OwnRun, Selected};
use crate::settings::{Setting, Subject, Value};
use crate::tui::kit::prelude::*;
use crate::words::catalog::own;
use crate::words::screen::home::Last;

/// Columns of a name in a question.
const NAME: usize = 20;

/// The state of the layer in front, collected once for keys, footer, help and palette.
pub struct InFront<'a> {
    app: &'a App,
    layer: &'a dyn Layer,
    state: LayerState,
    /// The live scopes, the most specific first.
    pub scopes: Vec<Scope>,
}

impl<'a> InFront<'a> {
    pub(super) fn of(app: &'a App) -> Self {
        let layer = app.front();
        let state = layer.state(&app.data);
        let scopes = if app.gauge().is_some() {
            vec![Scope::Work, Scope::Everywhere]
        } else if app.overlay().is_some() {
            state.scopes.iter().copied().chain([Scope::Everywhere]).collect()
        } else {
            // The screen shows only the search for duplicates.
            let searches =
                state.waits == Waits::Search && matches!(app.data.searching, Search::Reached(_));
            let place = if app.over.is_empty() { Scope::Top } else { Scope::Above };
            let first = searches.then_some(Scope::Searching).into_iter();
            let own = first.chain(state.scopes.iter().copied());
            own.chain([place, Scope::Global, Scope::Everywhere]).collect()
        };
        Self { app, layer, state, scopes }
    }

    /// Whether typed characters go to a field.
    pub(super) fn is_typing(&self) -> bool {
        self.app.gauge().is_none() && self.state.is_typing
    }

    /// Whether a key reaches its command, and is not typed into a field or taken as a letter.
    fn reaches(&self, key: Key) -> bool {
        let letter = || key.letter().is_some_and(|letter| self.layer.takes_letter(letter));
        !(self.is_typing() && TextInput::takes(key) || self.app.gauge().is_none() && letter())
    }

    /// The commands of the layer, and those of all layers.
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

    /// The live commands in the registry's order, with the keys that reach them.
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

    /// The key of a command that is shown here.
    pub(super) fn key_of(&self, command: CommandId) -> Option<Key> {
        self.keys(command).next()
    }
}

impl App {
    /// A sentence about a key without effect here: which key runs its
    /// command here, or to which screen it belongs, or where to find help.
    pub(super) fn why_idle(&self, key: Key) -> String {
        let (key, say) = (key.narrow(), &self.words.screen.anywhere);
        let pressed = name::clean(&key.to_string());
        let title = |live: &Live| live.title_and_doc(self.words).0;
        let live = self.live();
        // A hint like "Right is Right" would be useless.
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
            Some(say.key_is_of(&pressed, title(&there), self.words.scopes.name(there.scope)))
        };
        here(&|command| self.keymap.binds(key, command))
            .or_else(elsewhere)
            .or_else(|| here(&|command| command == CommandId::Help))
            .unwrap_or_default()
    }

    /// The reason why a command cannot be run on the layer in front.
    pub fn disabled(&self, command: CommandId) -> Option<String> {
        self.refusal(command, &self.in_front().commands())
    }

    /// Like [`Self::disabled`], for a caller who has the commands already.
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

    /// The reason why this machine's role forbids a command; none if it is allowed or if that
    /// depends on the input. The host checks each entry again; here the command is only not offered.
    fn not_allowed(&self, command: CommandId) -> Option<String> {
        let data = &self.data;
        let rights = data.rights.as_ref()?;
        let why = |error| Some(self.words.message.faults.fault(&error, &data.club).what);
        let may = |seq| data.may_take_back(seq);
        let needs = command.command().and_then(|row| row.role);
        let may = match (command, rights.role) {
            (CommandId::MakeBackup | CommandId::RestoreBackup, _) => return why(DeskError::NoFile),
            (_, Role::Chief) => true,
            (CommandId::Undo, Role::Desk | Role::Scorer) => data.undo.is_none_or(may),
            (CommandId::Redo, Role::Desk | Role::Scorer) => data.redo.is_none_or(may),
            // It would add a tournament or a rating list.
            (CommandId::Add, Role::Desk) => !matches!(self.route(), Route::Home | Route::Ranking),
            (_, Role::Desk) => needs != Some(Role::Chief),
            (_, Role::Scorer | Role::Viewer) => needs.is_none(),
        };
        if may { None } else { why(LineFault::NotAllowed(rights.clone()).into()) }
    }

    /// An own command on the selected item, or the reason why it cannot be run.
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

    /// The commands of other screens. Those that cannot be reached now have a reason.
    pub(super) fn elsewhere(&self) -> Vec<Live> {
        self.keymap.commands().flat_map(|command| self.of_other_screens(command)).collect()
    }

    /// A command on other screens: once for each title that it does not have here.
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
        // If one variant can be reached, those that cannot are left out.
        if found.iter().any(|live| live.disabled.is_none()) {
            found.retain(|live| live.disabled.is_none());
        }
        found
    }

    /// Help for the layer in front.
    pub(super) fn help(&self) -> Help {
        let (page, words) = (self.screen(), self.words);
        // Commands without a key, for example while text is typed, are only in the palette.
        let front = self.in_front();
        let pressed = front.live().into_iter().filter(|live| !live.keys.is_empty()).collect();
        if self.overlay().is_some() {
            return Help::new(
                pressed,
                &Commands::default(),
                words.scopes.name(Scope::Overlay),
                words,
            );
        }
        Help::new(pressed, &front.commands(), &page.title(&self.data, words), words)
    }

    /// The effect of a command now, if that can be told more exactly than in general.
    fn about(&self, command: CommandId) -> Option<String> {
        let undo = command == CommandId::Undo;
        undo.then(|| self.data.last_said(self.words)).flatten().map(str::to_owned)
    }
}

// Commands that every screen has, and commands about the selected match, each with the reason why it cannot be run.

/// The commands of every screen. `here` is the tournament of the page, `at` the selected
/// match. While a question is open, undo and redo are refused: its subject must not change.
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

/// The reason why no match can be called.
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

/// Opens the selected match if it has a result, else the last result.
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

/// Opens the screen of the only tournament, or asks which tournament is meant.
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

/// Whether a match of two players has a result.
fn has_result((id, no): Where, data: &Snapshot) -> bool {
    let played = data.club.tournament(id).and_then(|found| found.match_no(no));
    played.is_some_and(|played| played.record.is_some())
}

/// The commands about the selected match: call, withdraw the call, postpone, give a day, replace a player.
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
    // Later actions become possible by the first, so only the first is checked.
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
            .unless(!is_open, say.no_day_to_set()),
        row(CommandId::ReplaceEntrant, replace).unless(nobody, words.screen.exit.nobody()),
    ]
}

/// The reason why the selected match cannot be called.
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

/// Asks which player of a match is to be replaced.
fn replace(at: Where, context: &Context<'_>) -> Step {
    let question = context.words.screen.late_entry.which_player();
    let replace = |player| Step::Open(Route::LateEntry { tournament: at.0, instead: Some(player) });
    ask_player(at, question, replace, context)
}

/// Postpones a match, or ends its postponement. The call of a match at a table is withdrawn first.
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

/// The tables without a match.
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

/// The known players of a match.
pub(super) fn players(at: Where, data: &Snapshot) -> Vec<PlayerId> {
    data.club.fixture(at).map(|(_, played)| played.players()).unwrap_or_default()
}

/// Asks which player of a match the step is for.
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

// Undo, redo and the correction of the last result. They act at once on entries of this process. Entries
// of another desk, another window or an earlier run are asked about first: the operator may not know them.

/// Undoes the last entry. The step names it, so that no later entry of another desk is undone instead.
pub(super) fn undo(data: &Snapshot, words: &'static Words) -> Step {
    let step = Step::from(DeskTask::undo(data.undo));
    match data.undo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(step, Last::Entry, at, data, words),
        None => step,
    }
}

/// Redoes the entry of the last undo. The step names that undo.
fn redo(data: &Snapshot, words: &'static Words) -> Step {
    let step = Step::from(DeskTask::redo(data.redo));
    match data.redo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(step, Last::Undo, at, data, words),
        None => step,
    }
}

/// The step about the entry at index `at`. If another process made the entry, a question comes first.
fn if_own(step: Step, last: Last, at: usize, data: &Snapshot, words: &'static Words) -> Step {
    let entry = &data.entries[at];
    if data.is_own(entry) {
        return step;
    }
    // The question about an undo shows the entry that it undid.
    let about = entry.undoes.and_then(|seq| position(&data.entries, seq)).unwrap_or(at);
    let journal = &words.screen.journal;
    let question =
        journal.question_foreign(last, entry.seq, journal.foreign(data.other_desk(entry)));
    Step::cover(Confirm::new(question, data.said(about, words), journal.act(last), vec![step]))
}

/// Asks about one of the reported results. `place` is its index; none if there are fewer.
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

/// The match, its tournament and its table.
fn whose(at: Where, data: &Snapshot, words: &'static Words) -> String {
    let call = data.club.fixture(at).and_then(|(_, played)| played.call());
    let table = call.map(|call| words.term.venue(Venue::Table(call.table.clone())));
    let whose = words.screen.report.whose(at.1, data.tournament_name(at.0));
    words.term.list(&std::iter::once(whose).chain(table).collect::<Vec<_>>())
}

/// One option for each different result that was reported.
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
        let mut by: Vec<String> = those.map(|report| by(report)).collect();
        by.dedup();
        let label = words.message.entries.told(told, &data.club);
        ChoiceOption::new(label, Step::ask_of(told.actions(at, data.today), data))
            .follows([words.screen.report.by(words.term.list(&by))])
    };
    told.into_iter().map(way).collect()
}
