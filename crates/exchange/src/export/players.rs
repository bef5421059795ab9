//! The registry.

use super::{Cell, Column, Extent, ListColumn, Listed, Medium, Sheet};
use crate::club::{Club, Player};
use crate::domain::name::spoken_order;
use crate::domain::number::PlayerId;

/// The registry as a list.
struct Players;

impl Listed for Players {
    type Line<'a> = &'a Player;
}

/// The columns of the registry.
fn player_columns() -> Vec<ListColumn<Players>> {
    use Extent::{Around, Names};
    let column = |name, extent, cell: for<'a> fn(&&'a Player) -> Cell| {
        ListColumn::<Players>::new(name, &[Medium::Data], extent, cell)
    };
    vec![
        column(Column::Number, Around, |one| Cell::text(one.id.to_string())),
        column(Column::Name, Names, |one| Cell::text(&one.name)),
        column(Column::Reading, Around, |one| Cell::maybe(one.reading.as_deref())),
        column(Column::Club, Around, |one| Cell::maybe(one.club.as_deref())),
        column(Column::Aliases, Around, |one| joined(one.aliases.iter().cloned())),
        column(Column::Note, Around, |one| Cell::maybe(one.note.as_deref())),
        column(Column::Categories, Around, |one| joined(one.categories.iter().cloned())),
        column(Column::ExternalIds, Around, |one| {
            joined(one.external.iter().map(|(scheme, value)| format!("{scheme}:{value}")))
        }),
        column(Column::Merged, Around, |one| joined(one.absorbed.iter().map(PlayerId::to_string))),
        column(Column::Born, Around, |one| one.born.map_or(Cell::Empty, Cell::Day)),
    ]
}

/// The columns with these names, in the order of the names.
fn named(names: &[Column]) -> Vec<ListColumn<Players>> {
    let place = |column: &ListColumn<Players>| names.iter().position(|name| *name == column.name);
    let mut columns: Vec<_> =
        player_columns().into_iter().filter(|one| place(one).is_some()).collect();
    columns.sort_by_key(place);
    columns
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
    let mut columns = player_columns();
    columns.retain(|column| match column.name {
        Column::Note => private.notes,
        Column::Born => private.births,
        _ => true,
    });
    let sheet = Sheet::of_list(columns, club.registry().iter().map(AsRef::as_ref));
    with_titles(sheet, club.registry().iter().map(|player| player.title.as_deref()))
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
    let mut columns = player_columns();
    let last = columns.iter().position(|column| column.name == Column::Note);
    columns.truncate(last.map_or(0, |last| last + 1));
    let titles = players.iter().map(|player| player.title.as_deref());
    with_titles(Sheet::of_list(columns, players.iter().copied()), titles)
}

/// The registration list: all players by reading.
pub fn registration_list(club: &Club) -> Sheet {
    let columns = named(&[Column::Name, Column::Reading, Column::Number]);
    Sheet::of_list(columns, by_reading(club).into_iter())
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
