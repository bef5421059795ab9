//! Commands that do the same to a match wherever it is shown: call it to a table, take the call back, put it off.

use super::kit::layer::{Context, Step};
use super::kit::overlay::choice::{Choice, ChoiceOption};
use super::screen::floor::lists::line;
use super::snapshot::Snapshot;
use crate::club::question::floor::Where;
use crate::club::{Action, MatchState};
use crate::command::CommandId;
use crate::domain::hall::Table;
use crate::request::Request;
use crate::words::Words;

/// Columns of a name in a question.
const NAME: usize = 20;

/// Whether a command is one of these.
pub(super) const fn is_one(command: CommandId) -> bool {
    matches!(command, CommandId::CallMatch | CommandId::UndoCall | CommandId::PostponeMatch)
}

/// Why one of them cannot be run now on the match that is selected, if one is.
pub(super) fn reason(
    command: CommandId,
    at: Option<Where>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let say = &words.screen.floor;
    let Some(at) = at else { return Some(say.no_match_selected().to_owned()) };
    match request(command, at, data).map(|request| request.rehearse(&data.club)) {
        Some(Ok(())) => None,
        Some(Err(refusal)) => Some(words.message.refusal(&refusal, &data.club).into()),
        None if command != CommandId::CallMatch => Some(say.not_to_postpone().to_owned()),
        None if data.club.tables().is_empty() => Some(say.no_tables().to_owned()),
        None => Some(say.no_free().to_owned()),
    }
}

/// Runs one of them on a match.
pub(super) fn run(command: CommandId, at: Where, context: &Context<'_>) -> Option<Step> {
    if command == CommandId::CallMatch {
        return Some(ask_table(at, context));
    }
    Some(Step::ask(request(command, at, context.data)?, context))
}

/// The request of a command; that of a call names the first free table.
fn request(command: CommandId, at: Where, data: &Snapshot) -> Option<Request> {
    let (tournament, no) = at;
    match command {
        CommandId::CallMatch => Some(call(at, free(data).first()?).into()),
        CommandId::UndoCall => Some(Action::WithdrawCall { tournament, no }.into()),
        _ => postpone(at, data),
    }
}

/// Puts a match off, or on again: one at a table is taken from there first.
fn postpone(at: Where, data: &Snapshot) -> Option<Request> {
    let (_, played) = data.club.fixture(at)?;
    let (tournament, no) = at;
    let put_off = Action::PostponeMatch { tournament, no, postponed: !played.postponed() };
    Some(match played.state() {
        state if state.is_at_table() => {
            Request::Do(vec![Action::WithdrawCall { tournament, no }, put_off])
        }
        MatchState::Ready => put_off.into(),
        _ => return None,
    })
}

fn call((tournament, no): Where, table: &Table) -> Action {
    Action::CallMatch { tournament, no, table: table.name.clone() }
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
    let names = free.iter().map(|table| vec![table.name.clone()]).collect();
    let title = line(at, NAME, data, context.words);
    let ways = free.iter().map(way).collect();
    Step::cover(Choice::new(say.which_table(), vec![title], ways).by_names(names))
}
