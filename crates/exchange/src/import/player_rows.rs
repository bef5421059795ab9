//! The rows of a list of players.

use super::headings::PLAYERS;
use super::rows::{Row, Table};
use super::table::encoding_of;
use super::{ImportFault, Note, Source, Unread, Why, cells};
use crate::club::registry::NewPlayer;
use crate::domain::name::clean;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Task};

pub(super) const NAME: usize = 0;
const READING: usize = 1;
const CLUB: usize = 2;
pub(super) const ALIASES: usize = 3;
const BORN: usize = 4;
pub(super) const EXTERNAL: usize = 5;
pub(super) const SAME_AS: usize = 6;
pub(super) const RATING: usize = 7;

/// A row of a list of players.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The line of the file, from 1.
    pub line: u64,
    pub player: NewPlayer,
    /// The rating to start with; none for that of the rating list.
    pub rating: Option<f64>,
}

/// Reads a list with the header `name[,reading][,club][,aliases][,born][,external_id][,rating]`,
/// aliases with `;` between them, and so `scheme:value` of other bodies' numbers.
pub fn newcomers(bytes: &[u8]) -> Result<Vec<PlayerRow>, ImportFault> {
    let (listed, _) = listed(bytes.into(), &NoProgress).map_err(Unread::first)?;
    listed.into_iter().map(|row| row.map(|(_, newcomer)| newcomer)).collect()
}

/// Whether a text begins with the header of a list of players.
pub fn has_header(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty());
    let mut cells = first.unwrap_or_default().split(['\t', ',', ';', '，', '、']);
    cells.any(|cell| PLAYERS[NAME].is_called(cell.trim()))
}

/// A row that faults are found in, and who stands there; or its fault.
pub(super) type Listed = Result<(Row, PlayerRow), ImportFault>;

/// The rows of a list, with progress by row, and what is to be noted of the file as a whole.
pub(super) fn listed(
    source: Source<'_>,
    progress: &dyn Progress,
) -> Result<(Vec<Listed>, Vec<Note>), Unread> {
    let table = Table::open(source, PLAYERS)?;
    let mut notes: Vec<Note> = encoding_of(source.bytes).map(Note::Decoded).into_iter().collect();
    let passed_over = table.passed_over();
    if !passed_over.is_empty() {
        notes.push(Note::PassedOver(passed_over));
    }
    let count = ProgressCounter::new(progress, Task::Reading, table.len());
    let mut rows = Vec::new();
    for row in table.listed(|line, text| notes.push(Note::Total { line, text })) {
        count.one()?;
        rows.push(row.and_then(|row| PlayerRow::read(&row).map(|newcomer| (row, newcomer))));
    }
    Ok((rows, notes))
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
        let rating = row.given(RATING).map(cells::rating);
        let rating = rating.transpose().map_err(|why| row.fault(RATING, why))?.flatten();
        Ok(Self { line: row.line, player, rating })
    }
}
