//! The question before a tournament starts, in English.

use crate::domain::format::Format;
use crate::words::english::count;
use crate::words::english::term::TERM;
use crate::words::screen::start::{DrawPlan, StartWords};

pub(super) const START: StartWords =
    StartWords { question: |tournament| format!("Start {tournament}?"), consequence, yes: "Start" };

fn consequence(plan: &DrawPlan) -> String {
    let byes = match (plan.format, plan.byes) {
        (Format::RoundRobin { .. }, 0) => "everybody plays in every round".to_owned(),
        (Format::RoundRobin { .. }, _) => "one rests in every round".to_owned(),
        (Format::SingleElimination { .. } | Format::Recorded, 0) => "no byes".to_owned(),
        (Format::SingleElimination { .. } | Format::Recorded, byes) => count(byes, "bye", "byes"),
    };
    format!(
        "{}, {}, seeded {}\n{}, {byes}\n\
         After this nobody can enter or leave, unless the start is undone.",
        count(plan.entrants, "entrant", "entrants"),
        (TERM.format)(plan.format),
        (TERM.seeding)(plan.seeding),
        count(plan.matches, "match", "matches"),
    )
}
