//! The words of the list of players.

use crate::words::words;

words! {
    /// The words of the list of players.
    pub PlayersWords in "players" {
        empty; none(typed: &str); number; name; reading; club; rating;
        title(count: usize); narrowed(shown: usize, count: usize);
    }
}
