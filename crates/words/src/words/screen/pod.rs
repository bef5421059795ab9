//! The words of the entry of games at a table.

use crate::domain::card_game::CardGame;
use crate::words::{Language, say, words};

words! {
    /// The words of the entry of games at a table.
    pub PodWords {
        title: "Game of a pod", "卓のゲーム";
        window(table: u32, round: u32, tournament: &str):
            "Pod {table}, round {round}, {tournament}",
            "第{table}組、{round}回戦、{tournament}";
        /// Heading of what each hand is worth.
        hand: "hand", "手札";
        /// Heading of the places.
        place: "place", "着順";
        /// Heading of the points of the game.
        points: "points", "点";
        /// Heading of the points at the table.
        total: "so far", "累計";
        /// Before the order as it is typed.
        order: "Order: ", "着順：";
        /// Before the hands as they are typed.
        hands: "Hands: ", "手札：";
        hands_hint:
            "Pairs of seats, with the first one's hand: 1-2:0.4 3-1:55%",
            "席の組と、前の席の手札勝率を入力します：1-2:0.4 3-1:55%";
        hint:
            "Type the seats, the winner first; = joins tied players.",
            "1着から順に席を入力します。= で同着にします。";
        records: "Enter records the game.", "Enter でゲームを記録します。";
        corrects: "Enter corrects the game.", "Enter でゲームを訂正します。";
        next(game: usize, planned: u32):
            "game {game} of {planned}",
            "第{game}ゲーム（全{planned}ゲーム）";
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
