//! The words of the list of players.

use crate::words::{Language, grouped, japanese, words};

words! {
    /// The words of the list of players.
    pub PlayersWords {
        empty:
            "No players yet. a registers the first player, I imports a list.",
            "まだ選手がいません。a で最初の選手を登録し、I で名簿を取り込みます。";
        none(typed: &str):
            "No players found for \"{typed}\". Enter registers this name.",
            "「{typed}」は見つかりません。Enter でこの名前を登録します。";
        /// Heading of the registration numbers.
        number: "Number", "番号";
        /// Heading of the names.
        name: "Name", "名前";
        /// Heading of the readings.
        reading: "Reading", "ふりがな";
        /// Heading of the clubs.
        club: "Club", "所属";
        /// Heading of the ratings on the main list.
        rating: "Rating", "レート";
    }
}

impl PlayersWords {
    /// The title: how many there are.
    pub fn title(self, count: usize) -> String {
        match self.language {
            Language::English => format!("Players {}", grouped(count)),
            Language::Japanese => format!("選手  {}", japanese::count(count, "人")),
        }
    }

    /// The title of a narrowed list: how many are shown, of how many.
    pub fn narrowed(self, shown: usize, count: usize) -> String {
        match self.language {
            Language::English => format!("Players {} of {}", grouped(shown), grouped(count)),
            Language::Japanese => {
                format!("選手  {}中{}", japanese::count(count, "人"), japanese::count(shown, "人"))
            }
        }
    }
}
