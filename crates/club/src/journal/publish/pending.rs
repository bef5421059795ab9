//! Rating changes that are written after their entry. A correction long ago moves the ratings around every match since,
//! and SQLite takes longer for these rows than the operator is ready to wait: the entry notes from where on they are to
//! come, in the table `pending`, and its desk writes them in parts while nothing else is to be done. The note is in the file,
//! so a crash, a copy or another desk loses nothing: whichever desk is there next goes on.

use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension as _, params};

use super::Behind;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::journal::schema;

/// Notes that the rating changes of a list are to be written from a day on.
pub(in crate::journal) fn put_off(
    connection: &Connection,
    list: ListId,
    day: NaiveDate,
) -> rusqlite::Result<()> {
    let mut put = connection.prepare_cached(
        "INSERT INTO pending (list, played_on, tournament, match) VALUES (?1, ?2, 0, 0)
         ON CONFLICT (list) DO UPDATE SET played_on = ?2, tournament = 0, match = 0
         WHERE played_on >= ?2",
    )?;
    put.execute(params![list.0, day.to_string()]).map(|_| ())
}

/// Notes how far a list is written; none where nothing is left of it.
pub(in crate::journal) fn reached(
    connection: &Connection,
    list: ListId,
    at: Option<Behind>,
) -> rusqlite::Result<()> {
    let Some((day, tournament, no)) = at else {
        return connection.execute("DELETE FROM pending WHERE list = ?1", [list.0]).map(|_| ());
    };
    let mut set = connection.prepare_cached(
        "UPDATE pending SET played_on = ?2, tournament = ?3, match = ?4 WHERE list = ?1",
    )?;
    set.execute(params![list.0, day.to_string(), tournament.0, no.0]).map(|_| ())
}

/// A list with rating changes still to be written, and the place behind which they are.
pub(in crate::journal) fn next(
    connection: &Connection,
) -> rusqlite::Result<Option<(ListId, Behind)>> {
    // A file that is only read may be of a program without the table.
    if !schema::has(connection, "pending")? {
        return Ok(None);
    }
    let mut first = connection.prepare_cached(
        "SELECT list, played_on, tournament, match FROM pending ORDER BY list LIMIT 1",
    )?;
    let read = first.query_row([], |row| {
        // A note that is no day is of a damaged file, and all of the list is written anew.
        let day = row.get::<_, String>(1)?.parse().unwrap_or(NaiveDate::MIN);
        let place = (day, TournamentId(row.get(2)?), MatchNo(row.get(3)?));
        Ok((ListId(row.get(0)?), place))
    });
    read.optional()
}

/// A row of the table: a list, and a match by its day, event and number.
pub(in crate::journal) type Note = (i64, (String, i64, i64));

/// The lists with rating changes still to be written, each with the place behind which they are, as rows have it.
pub(in crate::journal) fn all(connection: &Connection) -> rusqlite::Result<Vec<Note>> {
    if !schema::has(connection, "pending")? {
        return Ok(Vec::new());
    }
    let mut all = connection.prepare("SELECT list, played_on, tournament, match FROM pending")?;
    let rows =
        all.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?))))?;
    rows.collect()
}
