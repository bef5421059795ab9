//! Commands that do the same to a match wherever it is shown: call it to a table, take the call back, put it off, give
//! it a day, replace one of its players.

use super::kit::commands::{CommandHere, also};
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

/// These commands on the match that is selected, if one is.
pub(super) fn rows(at: Option<Where>, data: &Snapshot, words: &'static Words) -> [CommandHere; 5] {
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
