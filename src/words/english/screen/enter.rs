//! Choosing who enters a tournament, in English.

use super::term::TERM;
use crate::domain::format::Format;
use crate::words::screen::enter::{EnterWords, Plan};

pub(super) const ENTER: EnterWords = EnterWords {
    title: |tournament| format!("Entrants of {tournament}"),
    prompt: "Who enters? ",
    entrants: |count, seeding| format!("Entrants: {count}, seeded {seeding}"),
    nobody: "Nobody has entered yet. Type a name or number above; Enter enters the player.",
    no_players: "Nobody is registered yet. Type a name; Enter registers it.",
    all_in: "Everybody registered has entered. Another name registers somebody new.",
    entered: "entered",
    anew: "new",
    register: "register",
    several: "several",
    enters: |name| format!("Enter: enter {name}."),
    is_in: |name| format!("{name} has entered."),
    registers: |name| format!("Enter: register {name} anew."),
    lists: |name| format!("Several are called {name}; Enter lists them."),
    not_found: |missing, all| format!("{missing} of {all} pasted lines left. "),
    not_in_entrants: "Tab goes to the entrants first",
    nothing_to_choose: "nobody is selected",
    question: |tournament| format!("Start {tournament}?"),
    consequence,
    start: "Start",
};

fn consequence(plan: &Plan) -> String {
    let (format, seeding) = ((TERM.format)(plan.format), (TERM.seeding)(plan.seeding));
    let (entrants, matches) = (plan.entrants, plan.matches);
    let byes = match (plan.format, plan.byes) {
        (Format::RoundRobin { .. }, 0) => "everybody plays in every round".to_owned(),
        (Format::RoundRobin { .. }, _) => "one rests in every round".to_owned(),
        (Format::SingleElimination { .. } | Format::Recorded, 0) => "no byes".to_owned(),
        (Format::SingleElimination { .. } | Format::Recorded, 1) => "1 bye".to_owned(),
        (Format::SingleElimination { .. } | Format::Recorded, byes) => format!("{byes} byes"),
    };
    format!(
        "{format}, {entrants} entrants, seeded {seeding}\n{matches} matches, {byes}\n\
         After this nobody can enter or leave, unless the start is undone."
    )
}
