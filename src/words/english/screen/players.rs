//! The list of players in English.

use crate::words::grouped;
use crate::words::screen::players::PlayersWords;

pub(super) const PLAYERS: PlayersWords = PlayersWords {
    title: |count| format!("Players {}", grouped(count)),
    narrowed: |shown, count| format!("Players {} of {}", grouped(shown), grouped(count)),
    empty: "Nobody is registered yet. a registers the first player, I imports a list.",
    none: |typed| format!("Nobody is found by \"{typed}\". Enter registers this name."),
    number: "Number",
    name: "Name",
    reading: "Reading",
    club: "Club",
    rating: "Rating",
};
