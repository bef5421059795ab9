//! The words of choosing who enters a tournament.

/// The words of choosing who enters a tournament.
#[derive(Debug, Clone, Copy)]
pub struct EnterWords {
    /// Its title: the tournament's name.
    pub title: fn(&str) -> String,
    /// Before the field.
    pub prompt: &'static str,
    /// Over the entrants: how many, what decides the seeds.
    pub entrants: fn(usize, &str) -> String,
    /// Where nobody has entered.
    pub nobody: &'static str,
    /// Where nobody is registered.
    pub no_players: &'static str,
    /// Where everybody registered has entered.
    pub all_in: &'static str,
    /// Beside a player who has entered.
    pub entered: &'static str,
    /// In place of the number of a name that nobody bears.
    pub anew: &'static str,
    /// Beside a name that nobody bears.
    pub register: &'static str,
    /// Beside a name that several players bear.
    pub several: &'static str,
    /// Beside a name that is like somebody's.
    pub alike: &'static str,
    /// What Enter does: enter somebody.
    pub enters: fn(&str) -> String,
    /// What Enter does where nothing was typed or chosen, to go on, and what the space bar does.
    pub goes_on: fn(&str) -> String,
    /// The same where everybody registered is in.
    pub goes_on_all: &'static str,
    /// What Enter does on somebody who has entered: nothing.
    pub is_in: fn(&str) -> String,
    /// What Enter does: register a name.
    pub registers: fn(&str) -> String,
    /// What Enter does on a name that several players bear: list them.
    pub lists: fn(&str) -> String,
    /// What Enter does on a name that is like somebody's: show whose.
    pub looks: fn(&str) -> String,
    /// Pasted lines that led to nobody, or to several: how many, of how many.
    pub not_found: fn(usize, usize) -> String,
    /// The question before many are entered: how many, and in which tournament they were last.
    pub crowd: fn(usize, Option<&str>) -> String,
    /// How many of them are left out because they are outside the limits.
    pub crowd_outside: fn(usize) -> String,
    /// The button that enters them.
    pub crowd_yes: &'static str,
    /// What was done: how many, and in which tournament they were last.
    pub crowd_in: fn(usize, Option<&str>) -> String,
    /// They are too many: how many, and for how many there is room.
    pub crowd_too_many: fn(usize, usize) -> String,
    /// Why nobody can be entered so.
    pub crowd_none: &'static str,
    /// Why an entrant cannot be moved or removed: the search has the keys.
    pub not_in_entrants: &'static str,
    /// Why nothing can be chosen.
    pub nothing_to_choose: &'static str,
}
