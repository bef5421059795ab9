//! Choosing who enters a tournament, in English.

use crate::words::english::count;
use crate::words::screen::enter::EnterWords;

pub(super) const ENTER: EnterWords = EnterWords {
    title: |tournament| format!("Entrants of {tournament}"),
    prompt: "Who enters? ",
    entrants: |count, seeding| format!("Entrants: {count}, seeded {seeding}"),
    nobody: "Nobody has entered yet. Type a name or number above; Enter enters the player. \
             Alt-a enters everybody registered, Alt-l those of the last tournament.",
    no_players: "Nobody is registered yet. Type a name; Enter registers it.",
    all_in: "Everybody registered has entered. Another name registers somebody new.",
    entered: "entered",
    anew: "new",
    register: "register",
    several: "several",
    alike: "look",
    enters: |name| format!("Enter: enter {name}."),
    goes_on: |name| format!("Enter: next step. Space: enter {name}."),
    goes_on_all: "Enter: next step. Everybody registered is in; a new name registers somebody.",
    is_in: |name| format!("{name} has entered."),
    registers: |name| format!("Enter: register {name} as a new player."),
    lists: |name| format!("Several are called {name}; Enter lists them."),
    looks: |name| format!("{name} is like somebody registered; Enter shows who."),
    not_found: |missing, all| format!("{missing} of {all} pasted lines left. "),
    crowd: |players, last| {
        let players = count(players, "player", "players");
        match last {
            Some(last) => format!("Enter {players} of {last}?"),
            None => format!("Enter {players}, everybody registered who is not in yet?"),
        }
    },
    crowd_outside: |players| match players {
        1 => "1 outside the limits is left out.".to_owned(),
        players => format!("{players} outside the limits are left out."),
    },
    crowd_yes: "Enter them",
    crowd_in: |players, last| {
        let players = count(players, "player", "players");
        match last {
            Some(last) => format!("{players} of {last} put on the list."),
            None => format!("{players} put on the list: everybody registered."),
        }
    },
    crowd_too_many: |players, room| {
        format!("{} are too many: there is room for {room}.", count(players, "player", "players"))
    },
    crowd_none: "nobody is left to enter",
    not_in_entrants: "Tab goes to the entrants first",
    nothing_to_choose: "nobody is selected",
};
