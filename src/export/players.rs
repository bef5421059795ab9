//! The registry.

use super::{Cell, Sheet};
use crate::club::{Club, Player};

const COLUMNS: &[&str] = &["number", "name", "reading", "club", "aliases", "note"];

/// Everybody registered, in the order of their numbers; aliases with `;` between them.
pub fn players(club: &Club) -> Sheet {
    players_of(club.registry().iter().map(AsRef::as_ref))
}

/// The same of some players, in the order given.
pub fn players_of<'a>(players: impl Iterator<Item = &'a Player>) -> Sheet {
    let rows = players.map(|player| {
        vec![
            Cell::text(player.id.to_string()),
            Cell::text(&player.name),
            Cell::maybe(player.reading.as_deref()),
            Cell::maybe(player.club.as_deref()),
            if player.aliases.is_empty() {
                Cell::Empty
            } else {
                Cell::text(player.aliases.join(";"))
            },
            Cell::maybe(player.note.as_deref()),
        ]
    });
    Sheet::new(COLUMNS, rows.collect())
}
