//! The question about a result that was reported by phone: which report counts, or none of them.

use super::kit::layer::Step;
use super::kit::overlay::choice::{Choice, ChoiceOption};
use super::route::Route;
use super::snapshot::Snapshot;
use crate::club::Action;
use crate::club::action::ReportResult;
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::club::tournament::Venue;
use crate::words::Words;

/// Asks about the match at this place among those that wait; none where there is no such match.
pub(super) fn ask(place: usize, data: &Snapshot, words: &'static Words) -> Option<Step> {
    let waiting = &data.anywhere().reported;
    let at = *waiting.get(place)?;
    let say = &words.screen.report;
    let way =
        |label: &str, steps| ChoiceOption { label: label.to_owned(), follows: Vec::new(), steps };
    let mut ways = answers(at, data, words);
    ways.push(way(say.another(), vec![Step::Open(Route::result(at, &data.club))]));
    let none = Action::ReportResult(ReportResult { tournament: at.0, no: at.1, report: None });
    ways.push(way(say.drops(), vec![Step::ask_of(none, data)]));
    ways.extend(ask(place + 1, data, words).map(|next| way(say.later(), vec![next])));
    let mut question = vec![whose(at, data, words)];
    question.extend(data.club.is_disputed(at).then(|| say.disputed().to_owned()));
    let title = say.title(place + 1, waiting.len());
    Some(Step::cover(Choice::new(title, question, ways).by_digits()))
}

/// The match, its event and its table.
fn whose(at: Where, data: &Snapshot, words: &'static Words) -> String {
    let event = data.club.tournament(at.0).map_or("", |found| &found.name);
    let call = data.club.fixture(at).and_then(|(_, played)| played.call());
    let table = call.map(|call| words.term.venue(Venue::Table(call.table.clone())));
    let whose = words.screen.report.whose(at.1, event);
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
        ChoiceOption {
            label: words.message.entries.told(told, &data.club),
            follows: vec![words.screen.report.by(words.term.list(&by))],
            steps: vec![Step::ask_of(told.actions(at, data.today), data)],
        }
    };
    told.into_iter().map(way).collect()
}
