//! The words of choosing who enters a tournament.

use crate::words::words;

words! {
    /// The words of choosing who enters a tournament.
    pub EnterWords in "enter" {
        title(tournament: &str); prompt; entrants(count: usize, seeding: &str); nobody; no_players;
        all_in; entered; anew; register; several; alike; goes_on; enters(key: &str, name: &str);
        is_in(name: &str); is_in_and_comes(name: &str); notes_here(key: &str, name: &str);
        is_here(name: &str); registers(key: &str, name: &str); lists(key: &str, name: &str);
        looks(key: &str, name: &str, like: &str); dropped(name: &str);
        not_found(missing: usize, all: usize); crowd_yes; crowd_none; not_in_entrants;
        nothing_to_choose;
        space; enter; crowd(players: usize, last: Option<&str>); crowd_outside(players: usize);
        crowd_in(players: usize, last: Option<&str>); crowd_too_many(players: usize, room: usize);
    }
}

impl EnterWords {
    /// The key that takes the selected row: Space where Enter goes on to the next step.
    pub fn key(self, goes_on: bool) -> &'static str {
        if goes_on { self.space() } else { self.enter() }
    }
}
