//! The words of choosing who enters a tournament.

use crate::words::{Language, english, say, words};

words! {
    /// The words of choosing who enters a tournament.
    pub EnterWords {
        title(tournament: &str): "Entrants of {tournament}", "{tournament}の出場者";
        prompt: "Who enters? ", "出場する選手：";
        entrants(count: usize, seeding: &str):
            "Entrants: {count}, seeded {seeding}",
            "出場者：{count}人、シード：{seeding}";
        nobody:
            "Nobody has entered yet. Type a name or number above; Enter enters the player. \
             Alt-a enters everybody registered, Alt-l those of the last tournament.",
            "まだ誰も出場していません。上に名前か番号を入力し、Enter で出場させます。\
             登録済みの全員は Alt-a、前回の出場者は Alt-l。";
        no_players:
            "Nobody is registered yet. Type a name; Enter registers it.",
            "まだ誰も登録されていません。名前を入力し、Enter で登録します。";
        all_in:
            "Everybody registered has entered. Another name registers somebody new.",
            "登録済みの全員が出場しています。別の名前なら新しく登録します。";
        /// Beside a player who has entered.
        entered: "entered", "出場済";
        /// In place of the number of a name that nobody bears.
        anew: "new", "新規";
        /// Beside a name that nobody bears.
        register: "register", "登録";
        /// Beside a name that several players bear.
        several: "several", "複数";
        /// Beside a name that is like somebody's.
        alike: "look", "要確認";
        enters(name: &str): "Enter: enter {name}.", "Enter で{name}を出場させます。";
        goes_on(name: &str):
            "Enter: next step. Space: enter {name}.",
            "Enter で次の段階へ。スペースで{name}を出場させます。";
        goes_on_all:
            "Enter: next step. Everybody registered is in; a new name registers somebody.",
            "Enter で次の段階へ。登録済みの全員が入っています。別の名前なら新しく登録します。";
        is_in(name: &str): "{name} has entered.", "{name}は出場しています。";
        registers(name: &str):
            "Enter: register {name} as a new player.",
            "Enter で{name}を新しく登録します。";
        lists(name: &str):
            "Several are called {name}; Enter lists them.",
            "{name}は複数います。Enter で一覧にします。";
        looks(name: &str):
            "{name} is like somebody registered; Enter shows who.",
            "{name}に似た選手がいます。Enter で表示します。";
        not_found(missing: usize, all: usize):
            "{missing} of {all} pasted lines left. ",
            "貼り付けた{all}行のうち残り{missing}行。";
        /// The button that enters them.
        crowd_yes: "Enter them", "出場させる";
        crowd_none: "nobody is left to enter", "ほかに該当する選手がいません";
        not_in_entrants: "Tab goes to the entrants first", "先に Tab で出場者に移ってください";
        nothing_to_choose: "nobody is selected", "誰も選ばれていません";
    }
}

impl EnterWords {
    /// The question before many are entered: how many, and in which tournament they were last.
    pub fn crowd(self, players: usize, last: Option<&str>) -> String {
        match self.language {
            Language::English => {
                let players = english::count(players, "player", "players");
                match last {
                    Some(last) => format!("Enter {players} of {last}?"),
                    None => format!("Enter {players}, everybody registered who is not in yet?"),
                }
            }
            Language::Japanese => match last {
                Some(last) => format!("{last}の出場者{players}人を出場させますか？"),
                None => format!("まだ入っていない登録済みの全員、{players}人を出場させますか？"),
            },
        }
    }

    /// How many of them are left out because they are outside the limits.
    pub fn crowd_outside(self, players: usize) -> String {
        match self.language {
            Language::English => match players {
                1 => "1 outside the limits is left out.".to_owned(),
                players => format!("{players} outside the limits are left out."),
            },
            Language::Japanese => format!("条件外の{players}人は除きます。"),
        }
    }

    /// What was done: how many, and in which tournament they were last.
    pub fn crowd_in(self, players: usize, last: Option<&str>) -> String {
        match self.language {
            Language::English => {
                let players = english::count(players, "player", "players");
                match last {
                    Some(last) => format!("{players} of {last} put on the list."),
                    None => format!("{players} put on the list: everybody registered."),
                }
            }
            Language::Japanese => match last {
                Some(last) => format!("{last}の出場者{players}人を入れました。"),
                None => format!("登録済みの全員、{players}人を入れました。"),
            },
        }
    }

    /// They are too many: how many, and for how many there is room.
    pub fn crowd_too_many(self, players: usize, room: usize) -> String {
        let lang = self.language;
        say!(lang; "{} are too many: there is room for {room}.",
            "{}は多すぎます。あと{room}人までです。",
            lang.count(players, "player", "players", "人"))
    }
}
