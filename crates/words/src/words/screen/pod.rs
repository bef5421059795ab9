//! The words of the entry of games at a table.

use crate::domain::deal::CardGame;
use crate::words::{Language, say, words};

words! {
    /// The words of the entry of games at a table.
    pub PodWords in "pod" {
        title; window(table: u32, round: u32, tournament: &str); hand; place; points; total; order;
        hands; hands_hint; hint; records; corrects; next(game: usize, planned: u32);
    }
}

impl PodWords {
    /// How cards are typed; pairs of seats stay possible.
    pub fn cards_hint(self, game: CardGame) -> String {
        let cards = match game {
            CardGame::PrimeDaifugo => "QT338647JA9/T77TJK4X3KA/…",
            CardGame::Daihinmin => "S3 HK …/♦3 X …/…",
        };
        say!(self.language; "The cards of each seat in order: {cards}, or pairs: 1-2:0.4 3-1:55%",
            "席の順に手札を入力します：{cards}。席の組と勝率でも：1-2:0.4 3-1:55%")
    }

    /// Which game, of how many planned, and whether it is recorded.
    pub fn game(self, game: u32, planned: u32, recorded: bool) -> String {
        let lang = self.language;
        let so_far = if recorded {
            lang.pick(", recorded: type to correct it", "、記録済み（入力すると訂正します）")
        } else {
            ""
        };
        say!(
            lang,
            "Game {game} of {planned}{so_far}",
            "第{game}ゲーム（全{planned}ゲーム）{so_far}"
        )
    }

    /// How many seats are still to be typed, before the one that is left over.
    pub fn missing(self, seats: usize) -> String {
        match self.language {
            Language::English => match seats {
                1 => "Type 1 more seat; the last one is added.".to_owned(),
                _ => format!("Type {seats} more seats; the last one is added."),
            },
            Language::Japanese => {
                format!("あと{seats}席を入力してください。最後の1席は自動で決まります。")
            }
        }
    }

    /// A table in a list of what can be played: its number, its players.
    pub fn seated(self, table: u32, names: &[String]) -> String {
        let lang = self.language;
        say!(lang, "pod {table}: {}", "第{table}組：{}", names.join(lang.pick(", ", "、")))
    }
}
