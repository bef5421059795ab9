//! The registry.

use super::{Cell, Sheet};
use crate::club::Club;

const COLUMNS: &[&str] = &["number", "name", "reading", "club", "aliases", "note"];

/// Everybody registered, in the order of their numbers; aliases with `;` between them.
pub fn players(club: &Club) -> Sheet {
    let rows = club.registry().iter().map(|player| {
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
    Sheet { columns: COLUMNS, rows: rows.collect() }
}
