//! The registry.

use super::{Cell, Column, Sheet};
use crate::club::{Club, Player};
use crate::domain::name::spoken_order;
use crate::domain::number::PlayerId;

const COLUMNS: &[Column] =
    &[Column::Number, Column::Name, Column::Reading, Column::Club, Column::Aliases, Column::Note];
const REGISTRATION: &[Column] = &[Column::Name, Column::Reading, Column::Number];

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
    let desk = COLUMNS.iter().filter(|column| private.notes || **column != Column::Note).cloned();
    let columns = desk.chain([Column::Categories, Column::ExternalIds, Column::Merged]);
    let columns: Vec<Column> = columns.chain(private.births.then_some(Column::Born)).collect();
    let row = |player: &Player| {
        let external = player.external.iter().map(|(scheme, value)| format!("{scheme}:{value}"));
        let mut row = known(player);
        row.truncate(COLUMNS.len() - usize::from(!private.notes));
        row.push(joined(player.categories.iter().cloned()));
        row.push(joined(external));
        row.push(joined(player.absorbed.iter().map(PlayerId::to_string)));
        if private.births {
            row.push(player.born.map_or(Cell::Empty, Cell::Day));
        }
        row
    };
    let rows = club.registry().iter().map(|player| row(player)).collect();
    let titles = club.registry().iter().map(|player| player.title.as_deref());
    with_titles(Sheet::new(&columns, rows), titles)
}

/// With a column for the titles of the rows, where one of the players has any.
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
    let rows = players.iter().map(|player| known(player)).collect();
    with_titles(Sheet::new(COLUMNS, rows), players.iter().map(|player| player.title.as_deref()))
}

/// The registration list: all players by reading.
pub fn registration_list(club: &Club) -> Sheet {
    let row = |player: &Player| {
        let number = Cell::text(player.id.to_string());
        vec![Cell::text(&player.name), Cell::maybe(player.reading.as_deref()), number]
    };
    let rows = by_reading(club).into_iter().map(row).collect();
    Sheet::new(REGISTRATION, rows)
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

fn known(player: &Player) -> Vec<Cell> {
    vec![
        Cell::text(player.id.to_string()),
        Cell::text(&player.name),
        Cell::maybe(player.reading.as_deref()),
        Cell::maybe(player.club.as_deref()),
        joined(player.aliases.iter().cloned()),
        Cell::maybe(player.note.as_deref()),
    ]
}

fn joined(texts: impl Iterator<Item = String>) -> Cell {
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { Cell::Empty } else { Cell::text(texts.join(";")) }
}
