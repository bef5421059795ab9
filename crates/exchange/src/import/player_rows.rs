//! The rows of a list of players.

use chrono::NaiveDate;

use super::cells::{self, DateOrder, OddBirths};
use super::federation_ratings::title;
use super::headings::PLAYERS;
use super::plan::about;
use super::rows::{Row, Table};
use super::{ImportFault, Note, Reading, Source, Unread};
use crate::club::registry::{ExternalId, NewPlayer};
use crate::domain::category::read_names;
use crate::domain::name::{clean, fold};
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Task};

pub(super) const NAME: usize = 0;
const READING: usize = 1;
const CLUB: usize = 2;
pub(super) const ALIASES: usize = 3;
const BORN: usize = 4;
pub(super) const EXTERNAL: usize = 5;
pub(super) const SAME_AS: usize = 6;
pub(super) const RATING: usize = 7;
const FAMILY: usize = 8;
const GIVEN: usize = 9;
const READINGS: [usize; 2] = [10, 11];
pub(super) const MEMBER: usize = 12;
pub(super) const CATEGORIES: usize = 13;
pub(super) const TITLE: usize = 14;

/// The register of a club's own members, as a scheme of external IDs.
const MEMBERS: &str = "member";

/// A row of a list of players.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The line of the file, from 1.
    pub line: u64,
    pub player: NewPlayer,
    /// The rating to start with; none for that of the rating list.
    pub rating: Option<f64>,
    /// Categories that the row names.
    pub categories: Vec<String>,
    /// A title, for a player who is registered.
    pub title: Option<String>,
}

/// Reads a list with the header `name[,reading][,club][,aliases][,born][,external_id][,rating][,categories][,title]`,
/// aliases and categories with `;` between them, and so `scheme:value` of other bodies' numbers; those of the club's own members have a column.
pub fn newcomers(bytes: &[u8]) -> Result<Vec<PlayerRow>, ImportFault> {
    let reading = Reading { births: Some(OddBirths::LeaveOut), ..Reading::default() };
    let source = Source { reading: &reading, ..bytes.into() };
    let (listed, _) = listed(source, NaiveDate::MAX, &NoProgress).map_err(Unread::first)?;
    listed.into_iter().map(|row| row.map(|(_, newcomer)| newcomer)).collect()
}

/// Whether a text begins with the header of a list of players.
pub fn has_header(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty());
    let mut cells = first.unwrap_or_default().split(['\t', ',', ';', '，', '、']);
    cells.any(|cell| PLAYERS.calls(NAME, cell.trim()))
}

/// A row that faults are found in, and who stands there; or its fault.
pub(super) type Listed = Result<(Row, PlayerRow), ImportFault>;

/// The rows of a list, with progress by row, and what is to be noted of the file as a whole.
pub(super) fn listed(
    source: Source<'_>,
    today: NaiveDate,
    progress: &dyn Progress,
) -> Result<(Vec<Listed>, Vec<Note>), Unread> {
    let table = Table::open_list(source, &PLAYERS)?;
    let order = source.reading.dates.or_else(|| table.date_order(BORN));
    let mut notes = about(source, &table);
    notes.extend(order.map(Note::Dated));
    let count = ProgressCounter::new(progress, Task::Reading, table.len());
    let mut rows = Vec::new();
    let mut of_years = Vec::new();
    for row in table.listed(|line, text| notes.push(Note::Total { line, text })) {
        count.one()?;
        rows.push(row.and_then(|row| {
            let mut newcomer = PlayerRow::read(&row, (order, source.reading.births), today)?;
            if source.reading.is_headless {
                newcomer.player.name = cells::unnumbered(&newcomer.player.name).to_owned();
            }
            let is_dated = row.given(BORN).is_none() || newcomer.player.born.is_some();
            of_years.extend((!is_dated).then_some(row.line));
            Ok((row, newcomer))
        }));
    }
    if !of_years.is_empty() {
        notes.push(Note::NoBirth(of_years));
    }
    Ok((rows, notes))
}

impl PlayerRow {
    fn read(
        row: &Row,
        (order, odd): (Option<DateOrder>, Option<OddBirths>),
        today: NaiveDate,
    ) -> Result<Self, ImportFault> {
        let (column, name) = match (row.given(FAMILY), row.given(GIVEN), row.given(NAME)) {
            (Some(family), Some(given), None) => (FAMILY, cells::whole_name(family, given)),
            // 苗字 and 名前.
            (Some(family), None, Some(given)) if !fold(given).starts_with(&fold(family)) => {
                (NAME, cells::whole_name(family, given))
            }
            (family, given, None) => {
                let name = family.or(given).unwrap_or_default();
                // A list that has nothing but handles.
                let handle = || row.cell(ALIASES).filter(|_| row.cell(FAMILY).is_none());
                let column = if row.cell(FAMILY).is_some() { FAMILY } else { ALIASES };
                let name = if name.is_empty() { handle().unwrap_or_default() } else { name };
                (column, name.to_owned())
            }
            (_, _, Some(name)) => (NAME, name.to_owned()),
        };
        let column = if row.cell(NAME).is_some() { NAME } else { column };
        let name = cells::name(&name).map_err(|why| row.fault(column, why))?;
        let text = |column| row.cell(column).map(clean).filter(|text: &String| !text.is_empty());
        let born = row.given(BORN).map(|text| cells::birth(text, order, odd, today));
        let external = cells::external_ids(row.cell(EXTERNAL).unwrap_or_default());
        let mut external = external.map_err(|why| row.fault(EXTERNAL, why))?;
        let member = text(MEMBER).filter(|_| external.iter().all(|id| fold(&id.scheme) != MEMBERS));
        external.extend(member.map(|value| ExternalId { scheme: MEMBERS.to_owned(), value }));
        let in_two = READINGS.map(|column| text(column).unwrap_or_default()).join(" ");
        let player = NewPlayer {
            reading: text(READING).or_else(|| Some(clean(&in_two)).filter(|text| !text.is_empty())),
            club: text(CLUB),
            aliases: cells::aliases(row.cell(ALIASES).unwrap_or_default(), &name),
            born: born.transpose().map_err(|why| row.fault(BORN, why))?.flatten(),
            external,
            ..NewPlayer::named(name)
        };
        let rating = row.given(RATING).map(cells::rating);
        let rating = rating.transpose().map_err(|why| row.fault(RATING, why))?.flatten();
        let categories = read_names(row.cell(CATEGORIES).unwrap_or_default());
        let title = row.given(TITLE).and_then(title);
        Ok(Self { line: row.line, player, rating, categories, title })
    }
}
