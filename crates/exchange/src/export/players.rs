//! The registry.

use super::{Cell, Column, Sheet, sheet_of};
use crate::club::{Club, Player};
use crate::domain::name::spoken_order;
use crate::domain::number::PlayerId;

/// The rows of players, with all columns of the registry.
fn rows(players: &[&Player]) -> Sheet {
    sheet_of! {
        for one in each players;
        Number: Cell::text(one.id.to_string()),
        Name: Cell::text(&one.name),
        Reading: Cell::maybe(one.reading.as_deref()),
        Club: Cell::maybe(one.club.as_deref()),
        Aliases: joined(one.aliases.iter().cloned()),
        Note: Cell::maybe(one.note.as_deref()),
        Categories: joined(one.categories.iter().cloned()),
        ExternalIds: joined(one.external.iter().map(|(scheme, value)| format!("{scheme}:{value}"))),
        Merged: joined(one.absorbed.iter().map(PlayerId::to_string)),
        Born: one.born.map_or(Cell::Empty, Cell::Day),
    }
}

/// Columns of the registry that are not to be handed out, and left out unless asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// Notes for the desk.
    pub notes: bool,
    pub births: bool,
}

impl Private {
    pub const fn is_any(self) -> bool {
        self.notes || self.births
    }
}

/// All players, by number; `;` stands between aliases, categories by hand, external IDs, and merged numbers.
pub fn players(club: &Club, private: Private) -> Sheet {
    let players: Vec<&Player> = club.registry().iter().map(AsRef::as_ref).collect();
    let sheet = rows(&players).only(|column| match column {
        Column::Note => private.notes,
        Column::Born => private.births,
        _ => true,
    });
    with_titles(sheet, players.iter().map(|player| player.title.as_deref()))
}

/// Adds a column of titles if one of the players has a title.
pub(super) fn with_titles<'a>(
    sheet: Sheet,
    titles: impl Iterator<Item = Option<&'a str>>,
) -> Sheet {
    let titles: Vec<Option<&str>> = titles.collect();
    if titles.iter().all(Option::is_none) {
        return sheet;
    }
    sheet.and(Column::Title, titles.into_iter().map(Cell::maybe))
}

/// Some players, in the order given, as the desk looks them up.
pub fn players_of<'a>(players: impl Iterator<Item = &'a Player>) -> Sheet {
    let players: Vec<&Player> = players.collect();
    let left_out = [Column::Categories, Column::ExternalIds, Column::Merged, Column::Born];
    let sheet = rows(&players).only(|column| !left_out.contains(column));
    with_titles(sheet, players.iter().map(|player| player.title.as_deref()))
}

/// The registration list: all players by reading.
pub fn registration_list(club: &Club) -> Sheet {
    sheet_of! {
        for one in each &by_reading(club);
        Name: Cell::text(&one.name),
        Reading: Cell::maybe(one.reading.as_deref()),
        Number: Cell::text(one.id.to_string()),
    }
}

/// All players in the order of a printed list: by the reading, or the name where there is none.
pub fn by_reading(club: &Club) -> Vec<&Player> {
    let mut players: Vec<&Player> = club.registry().iter().map(AsRef::as_ref).collect();
    players.sort_by_cached_key(|player| spoken_key(player));
    players
}

/// The place of a player in a printed list.
pub fn spoken_key(player: &Player) -> impl Ord + use<> {
    let sound = player.reading.as_deref().unwrap_or(&player.name);
    (spoken_order(sound), player.id)
}

fn joined(texts: impl Iterator<Item = String>) -> Cell {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { Cell::Empty } else { Cell::text(texts.join(";")) }
}
