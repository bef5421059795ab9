//! The words of choosing who enters a tournament.

use crate::words::{Language, english, say, words};

words! {
    /// The words of choosing who enters a tournament.
    pub EnterWords {
        title(tournament: &str): "Entrants of {tournament}", "{tournament}の参加者";
        prompt: "Add entrant: ", "追加する選手：";
        entrants(count: usize, seeding: &str):
            "Entrants: {count}, seeded {seeding}",
            "参加者：{count}人、シード：{seeding}";
        nobody:
            "No entrants yet. Type a name or number above; Enter adds the player. \
             Alt-a adds all registered players, Alt-l the previous entrants.",
            "まだ参加者がいません。上に名前か番号を入力し、Enter で追加します。\
             登録済みの全員は Alt-a、前回の参加者は Alt-l。";
        no_players:
            "No players yet. Type a name to register a player.",
            "まだ誰も登録されていません。名前を入力すると登録します。";
        all_in:
            "All players are in. Type another name to register a player.",
            "登録済みの全員が参加者です。別の名前を入力すると登録します。";
        /// Beside a player who has entered.
        entered: "entered", "参加済";
        /// In place of the number, for a name that no player has.
        anew: "new", "新規";
        /// Beside a name that no player has.
        register: "register", "登録";
        /// Beside a name that several players bear.
        several: "several", "複数";
        /// Beside a name that is like a registered one.
        alike: "check", "要確認";
        goes_on: "Enter: next step. ", "Enter で次の段階へ。";
        enters(key: &str, name: &str): "{key}: add {name}.", "{key}で{name}を参加者に追加します。";
        is_in(name: &str): "{name} is already an entrant.", "{name}はすでに参加者です。";
        is_in_and_comes(name: &str):
            "{name} is already an entrant. Alt-i notes the arrival.",
            "{name}はすでに参加者です。Alt-i で来場を記録します。";
        notes_here(key: &str, name: &str):
            "{key}: {name}, already an entrant, is here.", "{key}で参加者{name}の来場を記録します。";
        is_here(name: &str): "{name} is noted as here.", "{name}の来場は記録済みです。";
        registers(key: &str, name: &str):
            "{key}: register {name} as a new player.",
            "{key}で{name}を新しく登録します。";
        lists(key: &str, name: &str):
            "Several players have the name {name}; {key} lists them.",
            "{name}という選手は複数います。{key}で一覧を表示します。";
        looks(key: &str, name: &str, like: &str):
            "{name} is like {like}; {key} shows likely players.",
            "{name}は{like}に似ています。{key}で候補を表示します。";
        dropped(name: &str): "Left out: {name}.", "{name}を除きました。";
        not_found(missing: usize, all: usize):
            "{missing} of {all} pasted lines left. ",
            "貼り付けた{all}行のうち残り{missing}行。";
        /// The button that enters them.
        crowd_yes: "Add them", "追加する";
        crowd_none: "no players left to add", "ほかに該当する選手がいません";
        not_in_entrants: "press Tab to go to the entrants first", "先に Tab で参加者に移ってください";
        nothing_to_choose: "no player is selected", "選手が選択されていません";
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
