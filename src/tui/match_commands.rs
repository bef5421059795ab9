//! Commands that do the same to a match wherever it is shown: call it to a table, take the call back, put it off, give
//! it a day, replace one of its players.

use super::kit::layer::{Context, Step};
use super::kit::overlay::choice::{Choice, ChoiceOption};
use super::route::Route;
use super::screen::floor::draw::line;
use super::snapshot::Snapshot;
use crate::club::action::{CallMatch, PostponeMatch, WithdrawCall};
use crate::club::question::floor::Where;
use crate::club::{Action, MatchState};
use crate::command::CommandId;
use crate::domain::hall::Table;
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::words::Words;

/// Columns of a name in a question.
const NAME: usize = 20;

/// Whether a command is one of these.
pub(super) const fn is_one(command: CommandId) -> bool {
    matches!(
        command,
        CommandId::CallMatch
            | CommandId::UndoCall
            | CommandId::PostponeMatch
            | CommandId::SetMatchDay
            | CommandId::ReplaceEntrant
    )
}

/// Why one of them cannot be run now on the match that is selected, if one is.
pub(super) fn reason(
    command: CommandId,
    at: Option<Where>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let say = &words.screen.floor;
    if command == CommandId::ReplaceEntrant {
        let nobody = at.is_none_or(|at| players(at, data).is_empty());
        return nobody.then(|| words.screen.exit.nobody().to_owned());
    }
    let Some(at) = at else { return Some(say.no_match_selected().to_owned()) };
    if command == CommandId::SetMatchDay {
        let open = data.club.fixture(at).is_some_and(|(_, played)| {
            matches!(played.state(), MatchState::Ready | MatchState::Waiting)
        });
        return (!open).then(|| say.not_to_postpone().to_owned());
    }
    // What follows on the first action can be done once that is.
    match actions(command, at, data).first().map(|action| data.club.check(action)) {
        Some(Ok(())) => None,
        Some(Err(refusal)) => Some(words.message.refusal(&refusal, &data.club).into()),
        None if command != CommandId::CallMatch => Some(say.not_to_postpone().to_owned()),
        None if data.club.tables().is_empty() => Some(say.no_tables().to_owned()),
        None => Some(say.no_free().to_owned()),
    }
}

/// Runs one of them on a match.
pub(super) fn run(command: CommandId, at: Where, context: &Context<'_>) -> Step {
    match command {
        CommandId::CallMatch => ask_table(at, context),
        CommandId::SetMatchDay => Step::Open(Route::MatchDay(at)),
        CommandId::ReplaceEntrant => {
            let question = context.words.screen.late_entry.which_player();
            let replace =
                |player| Step::Open(Route::LateEntry { tournament: at.0, instead: Some(player) });
            ask_player(at, question, replace, context)
        }
        _ => Step::ask(Request::Do(actions(command, at, context.data)), context),
    }
}

/// The actions of a command, none where there is nothing to be done; that of a call names the first free table.
fn actions(command: CommandId, at: Where, data: &Snapshot) -> Vec<Action> {
    let (tournament, no) = at;
    match command {
        CommandId::CallMatch => {
            free(data).first().map(|table| call(at, table)).into_iter().collect()
        }
        CommandId::UndoCall => vec![Action::WithdrawCall(WithdrawCall { tournament, no })],
        _ => postpone(at, data),
    }
}

/// Puts a match off, or on again: one at a table is taken from there first.
fn postpone(at: Where, data: &Snapshot) -> Vec<Action> {
    let Some((_, played)) = data.club.fixture(at) else { return Vec::new() };
    let (tournament, no) = at;
    let put_off =
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: !played.postponed() });
    match played.state() {
        state if state.is_at_table() => {
            vec![Action::WithdrawCall(WithdrawCall { tournament, no }), put_off]
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
fn ask_table(at: Where, context: &Context<'_>) -> Step {
    let (data, say) = (context.data, &context.words.screen.floor);
    let way = |table: &&Table| {
        let reserved = table.reserved || data.club.holders(table).next().is_some();
        ChoiceOption {
            label: say.table(&table.name, reserved),
            follows: Vec::new(),
            steps: vec![Step::ask(call(at, table), context)],
        }
    };
    let free = free(data);
    let names: Vec<_> = free.iter().map(|table| vec![table.name.clone()]).collect();
    let title = line(at, NAME, data, context.words);
    let ways = free.iter().map(way).collect();
    Step::cover(Choice::new(say.which_table(), vec![title], ways).by_names(&names))
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
    let way = |player: &PlayerId| ChoiceOption {
        label: data.name(*player),
        follows: Vec::new(),
        steps: vec![step(*player)],
    };
    let players = players(at, data);
    let names: Vec<_> = players.iter().map(|player| vec![data.name(*player)]).collect();
    let ways = players.iter().map(way).collect();
    Step::cover(Choice::new(question, vec![line(at, NAME, data, words)], ways).by_names(&names))
}
