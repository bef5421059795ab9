//! Choosing who enters a tournament, in English.

use super::term::TERM;
use crate::words::screen::enter::{EnterWords, Plan};

pub(super) const ENTER: EnterWords = EnterWords {
    title: |tournament| format!("Entrants of {tournament}"),
    prompt: "Who enters? ",
    entrants: |count, seeding| format!("Entrants: {count}, seeded {seeding}"),
    nobody: "Nobody has entered yet. Type a name or number above; Enter enters the player.",
    no_players: "Nobody is registered yet. Type a name; Enter registers it.",
    entered: "entered",
    anew: "new",
    register: "register",
    several: "several",
    enters: |name| format!("Enter enters {name}."),
    is_in: |name| format!("{name} has entered."),
    registers: |name| format!("Enter: register {name} anew."),
    lists: |name| format!("Several players are called {name}. Enter lists them."),
    not_found: |missing, all| format!("{missing} of {all} pasted lines are not one player: "),
    not_in_entrants: "Tab goes to the entrants first",
    nothing_to_choose: "nobody is selected",
    question: |tournament| format!("Start {tournament}?"),
    consequence,
    start: "Start",
};

fn consequence(plan: &Plan) -> String {
    let (format, seeding) = ((TERM.format)(plan.format), (TERM.seeding)(plan.seeding));
    let (entrants, matches) = (plan.entrants, plan.matches);
    let byes = match plan.byes {
        0 => "no byes".to_owned(),
        1 => "1 bye".to_owned(),
        byes => format!("{byes} byes"),
    };
    format!(
        "{format}, {entrants} entrants, seeded {seeding}\n{matches} matches, {byes}\n\
         After this nobody can enter or leave, unless the start is undone."
    )
}
