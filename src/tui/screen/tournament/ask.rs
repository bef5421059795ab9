//! The questions before a tournament closes, and before it is written to a file.

use super::facts::Facts;
use super::tabs::Tab;
use crate::club::{Action, Tournament};
use crate::export::{Format, Kind};
use crate::request::Request;
use crate::tui::effect::{Effect, Exported};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::words::Words;

pub(super) fn close(tournament: &Tournament, facts: &Facts, words: &Words) -> Step {
    let ask = &words.screen.tournament.ask;
    let request = Request::Do(vec![Action::CloseTournament { tournament: tournament.id }]);
    Step::cover(Confirm::new(
        ask.close(&tournament.name),
        ask.close_consequence(facts.played_in_all),
        ask.close_yes(),
        vec![Step::ask(request)],
    ))
}

/// Asks what of a tournament is exported, and in which form; what stands in the tab in front first.
pub(super) fn export(tournament: &Tournament, tab: Tab, context: &Context<'_>) -> Step {
    let (say, ranking) = (&context.words.screen.tournament, &context.words.screen.ranking);
    let mut sheets = [
        (say.standings(), Exported::Tournament(Kind::Standings, tournament.id)),
        (say.matches(), Exported::Tournament(Kind::Matches, tournament.id)),
    ];
    if tab == Tab::Matches {
        sheets.reverse();
    }
    let way = |(sheet, what): (&str, Exported)| {
        let forms = ranking.formats().into_iter().zip([Format::Csv, Format::Markdown]);
        forms
            .map(|(form, format)| ChoiceOption {
                label: context.words.term.labelled(sheet, form),
                follows: Vec::new(),
                steps: vec![Step::Do(Effect::Export(what, format))],
            })
            .collect::<Vec<_>>()
    };
    let ways = sheets.into_iter().flat_map(way).collect();
    Step::cover(Choice::new(
        say.ask.export(&tournament.name),
        vec![say.ask.export_lead().to_owned()],
        ways,
    ))
}
