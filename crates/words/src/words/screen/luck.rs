//! The words of what the deals gave the players.

use crate::club::question::luck::Luck;
use crate::words::words;

words! {
    /// The words of what the deals gave the players.
    pub LuckWords in "luck" {
        title(name: &str); explained; explained_after; nothing;
        player; games; deals; won; rating; no_hands; luck; date; game; opponent; hand;
        told(games, deals, won, rating, without);
    }
}

impl LuckWords {
    /// Player, games, what the deals gave, won, rating, rating without hands, points of luck.
    pub fn headings(self) -> [&'static str; 7] {
        [
            self.player(),
            self.games(),
            self.deals(),
            self.won(),
            self.rating(),
            self.no_hands(),
            self.luck(),
        ]
    }

    /// Day, match and game, opponent, what the hand gave, share won.
    pub fn game_headings(self) -> [&'static str; 5] {
        [self.date(), self.game(), self.opponent(), self.hand(), self.won()]
    }

    /// A player in a sentence.
    pub fn of_player(self, luck: &Luck) -> String {
        self.told(
            luck.games,
            format_args!("{:.2}", luck.deals),
            format_args!("{:.2}", luck.won),
            format_args!("{:.2}", luck.rating),
            format_args!("{:.2}", luck.without),
        )
    }
}
