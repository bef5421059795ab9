//! The question before a tournament starts.

use crate::club::Tournament;
use crate::domain::format::Format;
use crate::domain::slot::Slot;
use crate::tui::effect::Effect;
use crate::tui::layer::Step;
use crate::tui::overlay::Overlay;
use crate::tui::overlay::confirm::Confirm;
use crate::tui::wish::Wish;
use crate::words::Words;
use crate::words::screen::start::DrawPlan;

/// Asks whether to draw, saying what the draw will make; none if there is no stage to draw.
pub(super) fn ask(tournament: &Tournament, words: &Words) -> Option<Step> {
    let plan = &tournament.stage()?.plan;
    let (say, entrants) = (&words.screen.start, tournament.entrants.len());
    let places: Vec<Option<Slot>> =
        tournament.entrants.iter().map(|&player| Some(Slot::Entrant(player))).collect();
    let drawn = DrawPlan {
        format: plan.format,
        seeding: plan.seeding,
        entrants,
        matches: plan.format.structure(&places).len(),
        byes: match plan.format {
            format if format.is_elimination() => entrants.next_power_of_two() - entrants,
            Format::RoundRobin { .. } => entrants % 2,
            _ => 0,
        },
    };
    let draw = Step::Do(Effect::Perform(Wish::Draw(tournament.id)));
    let confirm = Confirm::new(
        (say.question)(&tournament.name),
        (say.consequence)(&drawn),
        say.yes,
        vec![draw],
    );
    Some(Step::Cover(Overlay::Confirm(confirm)))
}
