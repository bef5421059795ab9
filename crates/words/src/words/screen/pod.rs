//! The words of the entry of games at a table.

use crate::domain::deal::CardGame;
use crate::words::words;

words! {
    /// The words of the entry of games at a table.
    pub PodWords in "pod" {
        title; window(table: u32, round: u32, tournament: &str); hand; place; points; total; order;
        hands; hands_hint; hint; records; corrects; next(game: usize, planned: u32);
        cards_typed(cards: &str); game(game: u32, planned: u32, recorded: bool);
        missing(seats: usize); seats_at(table: u32, names: &str);
    }
}

impl PodWords {
    /// How cards are typed; pairs of seats stay possible.
    pub fn cards_hint(self, game: CardGame) -> String {
        self.cards_typed(match game {
            CardGame::PrimeDaifugo => "QT338647JA9/T77TJK4X3KA/…",
            CardGame::Daihinmin => "S3 HK …/♦3 X …/…",
        })
    }

    /// A table in a list of what can be played: its number, its players.
    pub fn seated(self, table: u32, names: &[String]) -> String {
        self.seats_at(table, &self.voice.words().term.list(names))
    }
}
