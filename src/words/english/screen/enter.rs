//! Choosing who enters a tournament, in English.

use crate::words::screen::enter::EnterWords;

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
    alike: "look",
    enters: |name| format!("Enter: enter {name}."),
    is_in: |name| format!("{name} has entered."),
    registers: |name| format!("Enter: register {name} anew."),
    lists: |name| format!("Several are called {name}; Enter lists them."),
    looks: |name| format!("{name} is like somebody registered; Enter shows who."),
    not_found: |missing, all| format!("{missing} of {all} pasted lines left. "),
    not_in_entrants: "Tab goes to the entrants first",
    nothing_to_choose: "nobody is selected",
};
