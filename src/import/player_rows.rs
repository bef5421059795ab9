//! The rows of a list of players.

use super::rows::{Column, Row, read};
use super::{ImportFault, Unread, Why, cells};
use crate::club::registry::NewPlayer;
use crate::domain::name::clean;
use crate::domain::progress::{NoProgress, Progress};

pub(super) const COLUMNS: &[Column] = &[
    Column::required("name"),
    Column::optional("reading"),
    Column::optional("club"),
    Column::optional("aliases"),
    Column::optional("born"),
    Column::optional("external_id").exported_as("external_ids"),
    Column::passed_over("number"),
    Column::passed_over("note"),
    Column::passed_over("merged"),
];
pub(super) const NAME: usize = 0;
const READING: usize = 1;
const CLUB: usize = 2;
pub(super) const ALIASES: usize = 3;
const BORN: usize = 4;
pub(super) const EXTERNAL: usize = 5;

/// A row of a list of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The line of the file, from 1.
    pub line: u64,
    pub player: NewPlayer,
}

/// Reads a list with the header `name[,reading][,club][,aliases][,born][,external_id]`, aliases
/// with `;` between them, and so `scheme:value` of other bodies' numbers.
pub fn newcomers(bytes: &[u8]) -> Result<Vec<PlayerRow>, ImportFault> {
    let listed = listed(bytes, &NoProgress).map_err(Unread::first)?.into_iter();
    listed.map(|row| row.map(|(_, newcomer)| newcomer)).collect()
}

/// A row that faults are found in, and who stands there; or its fault.
pub(super) type Listed = Result<(Row, PlayerRow), ImportFault>;

/// The rows of a list, with progress by row.
pub(super) fn listed(bytes: &[u8], progress: &dyn Progress) -> Result<Vec<Listed>, Unread> {
    let rows = read(bytes, COLUMNS, progress)?.into_iter();
    let newcomer = |row: Row| PlayerRow::read(&row).map(|newcomer| (row, newcomer));
    Ok(rows.map(|row| row.and_then(newcomer)).collect())
}

impl PlayerRow {
    fn read(row: &Row) -> Result<Self, ImportFault> {
        let name = clean(row.cell(NAME).unwrap_or_default());
        if name.is_empty() {
            return Err(row.fault(NAME, Why::Empty));
        }
        let text = |column| row.cell(column).map(clean).filter(|text: &String| !text.is_empty());
        let born = row.given(BORN).map(cells::date);
        let external = cells::external_ids(row.cell(EXTERNAL).unwrap_or_default());
        let player = NewPlayer {
            reading: text(READING),
            club: text(CLUB),
            aliases: cells::aliases(row.cell(ALIASES).unwrap_or_default(), &name),
            born: born.transpose().map_err(|why| row.fault(BORN, why))?,
            external: external.map_err(|why| row.fault(EXTERNAL, why))?,
            ..NewPlayer::named(name)
        };
        Ok(Self { line: row.line, player })
    }
}
