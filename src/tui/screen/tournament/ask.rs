//! The questions before a tournament starts and before it closes.

use super::facts::Facts;
use crate::club::{Action, Tournament};
use crate::domain::format::Format;
use crate::tui::effect::Effect;
use crate::tui::layer::Step;
use crate::tui::overlay::Overlay;
use crate::tui::overlay::confirm::Confirm;
use crate::tui::wish::Wish;
use crate::words::Words;
use crate::words::screen::tournament::DrawPlan;

/// Asks whether to draw, saying what the draw will make.
pub(super) fn start(tournament: &Tournament, facts: &Facts, words: &Words) -> Step {
    let ask = &words.screen.tournament.ask;
    let byes = match facts.format {
        Format::SingleElimination { .. } => facts.entrants.next_power_of_two() - facts.entrants,
        Format::RoundRobin { .. } | Format::Recorded => 0,
    };
    let plan = DrawPlan {
        format: facts.format,
        seeding: facts.seeding,
        entrants: facts.entrants,
        matches: facts.format.pairings(&tournament.entrants).len(),
        byes,
    };
    let wish = Wish::Draw(tournament.id);
    Step::Cover(Overlay::Confirm(Confirm::new(
        (ask.start)(&tournament.name),
        (ask.start_consequence)(&plan),
        ask.start_yes,
        vec![Step::Do(Effect::Perform(wish))],
    )))
}

/// Asks whether to close.
pub(super) fn close(tournament: &Tournament, facts: &Facts, words: &Words) -> Step {
    let ask = &words.screen.tournament.ask;
    let wish = Wish::Do(vec![Action::CloseTournament { tournament: tournament.id }]);
    Step::Cover(Overlay::Confirm(Confirm::new(
        (ask.close)(&tournament.name),
        (ask.close_consequence)(facts.played),
        ask.close_yes,
        vec![Step::Do(Effect::Perform(wish))],
    )))
}
