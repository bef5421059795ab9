//! Typed names that match no player, tournament or list, or several.

use crate::club::Club;
use crate::domain::number::PlayerId;
use crate::words::message::{Message, list, player, players};
use crate::words::{pick, say, words};

words! {
    pub MeantWords {
    }
}

impl MeantWords {
    /// No player has that name; with the closest players.
    pub fn nobody(self, text: &str, close: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        let remedy = if close.is_empty() {
            pick!(lang; "check the list of players, or register the player first",
                "選手一覧を確認するか、先に選手を登録してください。")
            .to_owned()
        } else {
            say!(lang, "did you mean {}?", "{}ではありませんか？", players(lang, close, club))
        };
        Message::new(
            say!(lang, "no player is registered as {text}", "「{text}」という登録はありません。"),
            remedy,
        )
    }

    /// Several players have that name.
    pub fn several(self, text: &str, found: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        let what = say!(lang; "{text} is a name of {}",
            "「{text}」は{}の名前です。", players(lang, found, club));
        Message::new(
            what,
            lang.pick("give the registration number", "登録番号で指定してください。"),
        )
    }

    /// A bare number is one player's number and another's name.
    pub fn number_or_name(
        self,
        text: &str,
        number: PlayerId,
        found: &[PlayerId],
        club: &Club,
    ) -> Message {
        let lang = self.language;
        let number = player(lang, number, club);
        let what = say!(lang; "{text} is the number of {number} and a name of {}",
            "「{text}」は{number}の番号であり、{}の名前でもあります。", players(lang, found, club));
        Message::new(
            what,
            pick!(lang; "give the whole registration number, with P and check digit",
                "P とチェックディジットを含む登録番号全体で指定してください。"),
        )
    }

    /// No tournament has that name; with the closest names.
    pub fn no_tournament(self, text: &str, close: &[String]) -> Message {
        let lang = self.language;
        let remedy = if close.is_empty() {
            pick!(lang; "see `banzuke tournament list`",
                "`banzuke tournament list` で確認してください。")
            .to_owned()
        } else {
            say!(lang; "did you mean {}?",
                "{}ではありませんか？", list(lang, close.iter().cloned()))
        };
        Message::new(
            say!(lang, "no tournament is called {text}", "「{text}」という大会はありません。"),
            remedy,
        )
    }

    /// No category has that name; with all names.
    pub fn no_category(self, text: &str, all: &[String]) -> Message {
        let lang = self.language;
        let what = say!(lang; "no category is called {text}", "「{text}」という部門はありません。");
        let remedy = match all {
            [] => lang
                .pick(
                    "set them: `banzuke categories set \"U18 <18\" Women`",
                    "`banzuke categories set \"U18 <18\" 女子` のように決めてください。",
                )
                .to_owned(),
            _ => say!(lang, "there is {}", "{}があります。", list(lang, all.iter().cloned())),
        };
        Message::new(what, remedy)
    }

    /// No rating list has that name; with all names.
    pub fn no_list(self, text: &str, all: &[String]) -> Message {
        let lang = self.language;
        let what = say!(lang; "no rating list is called {text}",
            "「{text}」というレーティングリストはありません。");
        Message::new(
            what,
            say!(lang, "there is {}", "{}があります。", list(lang, all.iter().cloned())),
        )
    }
}
