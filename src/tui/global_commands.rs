//! Commands that do the same on every main screen by one key: call the next match, correct the last result, show
//! what is being played, enter many results, check somebody in, have a break, find anything.

use super::kit::layer::Step;
use super::kit::overlay::choice::{Choice, ChoiceOption};
use super::overlay::find::Find;
use super::reported;
use super::route::{Route, TournamentView};
use super::snapshot::Snapshot;
use super::snapshot::anywhere::{Anywhere, LastResult, NoCall, Recorded};
use super::undo::if_own;
use crate::clock::written_in_the_hall;
use crate::club::Phase;
use crate::club::question::floor::Where;
use crate::command::CommandId;
use crate::domain::ids::TournamentId;
use crate::words::Words;
use crate::words::screen::journal::Last;

/// Why one of those commands cannot be run now.
pub(super) fn reason(command: CommandId, data: &Snapshot, words: &'static Words) -> Option<String> {
    let (anywhere, say) = (data.anywhere(), &words.screen.anywhere);
    let floor = &words.screen.floor;
    let why = match command {
        CommandId::CallNext => match &anywhere.call {
            Ok(_) => return None,
            Err(NoCall::OnBreak(until)) => {
                return Some(floor.on_break(&written_in_the_hall(*until, data.today)));
            }
            Err(NoCall::NobodyNext) => floor.nobody_next(),
            Err(NoCall::NoTables) => floor.no_tables(),
            Err(NoCall::NoFreeTable) => floor.no_free(),
            Err(NoCall::Reserved(table, holders)) => {
                return Some(floor.only_reserved(table, &words.term.list(holders)));
            }
            Err(NoCall::Refused(refusal)) => {
                return Some(words.message.refusal(refusal, &data.club).into());
            }
        },
        CommandId::AnswerReport if anywhere.reported.is_empty() => words.screen.report.none(),
        CommandId::CorrectLast if anywhere.last.is_none() => say.no_result(),
        CommandId::EnterResults if anywhere.playing.is_empty() => say.nothing_played(),
        CommandId::ShowBracket if anywhere.drawn.is_empty() => say.nothing_drawn(),
        CommandId::CheckIn if anywhere.open.is_empty() => say.nothing_open(),
        // All others are not decided here.
        _ => return None,
    };
    Some(why.to_owned())
}

/// Runs one of those commands, on the page of the tournament `here` or elsewhere, where the match `at` is selected.
pub(super) fn run(
    command: CommandId,
    here: Option<TournamentId>,
    at: Option<Where>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<Step> {
    let (anywhere, say) = (data.anywhere(), &words.screen.anywhere);
    let phase = |id| data.club.tournament(id).map(|found| found.phase);
    match command {
        CommandId::CallNext => {
            let call = anywhere.call.as_ref().ok()?.clone();
            Some(Step::ask_of(call, data))
        }
        CommandId::AnswerReport => reported::ask(0, data, words),
        CommandId::CorrectLast => {
            // A selected match with a result is the one that is meant.
            if let Some((id, no)) = at.filter(|at| has_result(*at, data)) {
                return Some(Step::Open(Route::Score(id, no)));
            }
            let LastResult { of, at } = anywhere.last?;
            let open = Step::Open(match of {
                Recorded::Match((id, no)) => Route::Score(id, no),
                Recorded::Game((tournament, no), game) => {
                    Route::Pod { tournament, no, game: Some(game) }
                }
            });
            Some(if_own(open, Last::Result, at, data, words))
        }
        CommandId::EnterResults => {
            let those = Anywhere::from_here(&anywhere.playing, here, |id| {
                phase(id) == Some(Phase::Running)
            });
            let only = (those.len() == 1).then(|| those[0]);
            Some(Step::Open(Route::ResultSheet(only)))
        }
        CommandId::ShowBracket => {
            let started = |id| phase(id).is_some_and(|phase| phase != Phase::Registering);
            let those = Anywhere::from_here(&anywhere.drawn, here, started);
            let page = |id| {
                let no = at.filter(|at| at.0 == id).map(|at| at.1);
                let view = no.map_or(TournamentView::Drawing, TournamentView::DrawingOf);
                Route::Tournament { id, view }
            };
            choose(say.which_bracket(), &those, page, data)
        }
        CommandId::CheckIn => {
            let entry = |id| match phase(id) {
                Some(Phase::Registering) => Route::Enter(id),
                _ => Route::LateEntry { tournament: id, instead: None },
            };
            choose(
                say.which_entry(),
                &Anywhere::from_here(&anywhere.open, here, |_| false),
                entry,
                data,
            )
        }
        CommandId::SetBreak => Some(Step::Open(Route::Break)),
        CommandId::Find => Some(Step::cover(Find::new(here, data))),
        // All others are run elsewhere.
        _ => None,
    }
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
    let named = |id: &TournamentId| data.club.tournament(*id).map(|found| found.name.clone());
    let way = |id: &TournamentId| ChoiceOption {
        label: named(id).unwrap_or_default(),
        follows: Vec::new(),
        steps: vec![Step::Open(screen(*id))],
    };
    let choice = Choice::new(question, Vec::new(), tournaments.iter().map(way).collect());
    (!tournaments.is_empty()).then_some(Step::cover(choice.by_digits()))
}

/// Whether a match of two has a result.
fn has_result((id, no): Where, data: &Snapshot) -> bool {
    let played = data.club.tournament(id).and_then(|found| found.match_no(no));
    played.is_some_and(|played| played.record.is_some())
}
