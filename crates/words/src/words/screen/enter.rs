//! The words of choosing who enters a tournament.

use crate::words::{Language, english, say, words};

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
    }
}

impl EnterWords {
    /// The key that takes the selected row: Space where Enter goes on to the next step.
    pub const fn key(self, goes_on: bool) -> &'static str {
        let lang = self.language;
        if goes_on { lang.pick("Space", "スペース") } else { lang.pick("Enter", "Enter ") }
    }

    /// The question before many are entered: how many, and in which tournament they were last.
    pub fn crowd(self, players: usize, last: Option<&str>) -> String {
        match self.language {
            Language::English => {
                let players = english::count(players, "player", "players");
                match last {
                    Some(last) => format!("Add {players} of {last}?"),
                    None => format!("Add all {players} registered and not yet entered?"),
                }
            }
            Language::Japanese => match last {
                Some(last) => format!("{last}の参加者{players}人を参加者に追加しますか？"),
                None => format!("登録済みでまだ参加者でない{players}人を追加しますか？"),
            },
        }
    }

    /// How many of them are left out because they are outside the limits.
    pub fn crowd_outside(self, players: usize) -> String {
        match self.language {
            Language::English => match players {
                1 => "1 player outside the limits is left out.".to_owned(),
                players => format!("{players} players outside the limits are left out."),
            },
            Language::Japanese => format!("条件外の{players}人は除きます。"),
        }
    }

    /// The number of players added, and the tournament whose entrants they were. None: all registered players.
    pub fn crowd_in(self, players: usize, last: Option<&str>) -> String {
        match self.language {
            Language::English => {
                let players = english::count(players, "player", "players");
                match last {
                    Some(last) => format!("Added {players} of {last}."),
                    None => format!("Added all {players} registered."),
                }
            }
            Language::Japanese => match last {
                Some(last) => format!("{last}の参加者{players}人を追加しました。"),
                None => format!("登録済みの全員（{players}人）を追加しました。"),
            },
        }
    }

    /// They are too many: how many, and for how many there is room.
    pub fn crowd_too_many(self, players: usize, room: usize) -> String {
        let lang = self.language;
        say!(lang; "{} are too many: room for {room} more.",
            "{}は多すぎます。あと{room}人までです。",
            lang.count(players, "player", "players", "人"))
    }
}
