//! The question before a tournament starts, in English.

use crate::words::english::count;
use crate::words::english::term::TERM;
use crate::words::screen::start::{DrawPlan, StartWords};

pub(super) const START: StartWords =
    StartWords { question: |tournament| format!("Start {tournament}?"), consequence, yes: "Start" };

fn consequence(plan: &DrawPlan) -> String {
    let byes = match plan.byes {
        0 if plan.format.is_elimination() => "no byes".to_owned(),
        byes if plan.format.is_elimination() => count(byes, "bye", "byes"),
        0 => "everybody plays in every round".to_owned(),
        _ => "one rests in every round".to_owned(),
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
