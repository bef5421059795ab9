//! The words of what the deals gave the players.

use crate::club::question::luck::Luck;
use crate::words::{say, words};

words! {
    /// The words of what the deals gave the players.
    pub LuckWords in "luck" {
        title(name: &str); explained; explained_after; nothing;
    }
}

impl LuckWords {
    /// Player, games, what the deals gave, won, rating, rating without hands, points of luck.
    pub const fn headings(self) -> [&'static str; 7] {
        self.language.pick(
            ["Player", "Games", "Deals", "Won", "Rating", "No hands", "Luck"],
            ["選手", "ゲーム", "手札の分", "勝ち", "レート", "補正なし", "運"],
        )
    }

    /// Day, match and game, opponent, what the hand gave, share won.
    pub const fn game_headings(self) -> [&'static str; 5] {
        self.language.pick(
            ["Date", "Game", "Opponent", "Hand", "Won"],
            ["日付", "ゲーム", "相手", "手札", "勝ち"],
        )
    }

    /// A player in a sentence.
    pub fn of_player(self, luck: &Luck) -> String {
        say!(self.language;
            "{} games: the hands alone would give {:.2}, {:.2} were won. Rating {:.2}, without hand \
             correction {:.2}.",
            "{}ゲーム：手札だけでは{:.2}勝、実際は{:.2}勝。レーティング{:.2}、手札の補正なしでは{:.2}。",
            luck.games, luck.deals, luck.won, luck.rating, luck.without)
    }
}
