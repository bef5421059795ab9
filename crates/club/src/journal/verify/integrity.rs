//! SQLite's own check of a file, in much less time where all is well.
//!
//! SQLite looks up every row in every index, each time somewhere else in the file: of a million matches that takes longer than
//! all else that is compared. Here the structure is checked by SQLite, and that the indexes of large tables hold what the
//! tables hold by reading both through in their order. Whatever is wrong, SQLite says in its own words.

use std::hash::BuildHasher as _;

use foldhash::quality::FixedState;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::super::publish::Table;

/// The tables that grow with every match.
const LARGE: [Table; 3] = [Table::Entrants, Table::Matches, Table::RatingChanges];

/// Everything that SQLite finds wrong with a file.
pub(super) fn faults(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    if is_sound(connection)? { Ok(Vec::new()) } else { said(connection, "integrity_check") }
}

fn is_sound(connection: &Connection) -> rusqlite::Result<bool> {
    if !said(connection, "quick_check")?.is_empty() {
        return Ok(false);
    }
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    for table in tables.query_map([], |row| row.get::<_, String>(0))? {
        let table = table?;
        let agrees = if let Some(large) = LARGE.iter().find(|large| large.name() == table) {
            agree(connection, *large)?
        } else {
            said(connection, &format!("integrity_check({})", quoted(&table)))?.is_empty()
        };
        if !agrees {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The lines of SQLite's check, but for its "ok".
fn said(connection: &Connection, check: &str) -> rusqlite::Result<Vec<String>> {
    let mut check = connection.prepare(&format!("PRAGMA {check}"))?;
    let lines = check.query_map([], |row| row.get::<_, String>(0))?;
    let mut lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
    lines.retain(|line| line != "ok");
    Ok(lines)
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Whether each index of a table holds its rows and no others, in order.
fn agree(connection: &Connection, table: Table) -> rusqlite::Result<bool> {
    let mut list = connection
        .prepare("SELECT name FROM pragma_index_list(?1) WHERE origin <> 'pk' ORDER BY name")?;
    let indexes: Vec<String> =
        list.query_map([table.name()], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut columns =
        connection.prepare("SELECT name FROM pragma_index_xinfo(?1) ORDER BY seqno")?;
    for index in indexes {
        let columns: Vec<Option<String>> =
            columns.query_map([&index], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        // What an expression gives has no name. None of ours has any.
        let Some(columns) = columns.into_iter().collect::<Option<Vec<_>>>() else {
            return Ok(false);
        };
        let names = columns.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ");
        let (name, width) = (table.name(), columns.len());
        let by_index = format!("SELECT {names} FROM {name} INDEXED BY {}", quoted(&index));
        // With a column that no index has, the rows themselves are read.
        let last = table.columns().last().copied().unwrap_or_default();
        let in_table =
            sum(connection, &format!("SELECT {names}, {last} FROM {name}"), width, false)?;
        if in_table.is_none() || in_table != sum(connection, &by_index, width, true)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// How many rows there are, and a digest against chance over them in whichever order; none where they are to be in order and
/// are not, or are not numbers, as in ours.
fn sum(
    connection: &Connection,
    sql: &str,
    width: usize,
    in_order: bool,
) -> rusqlite::Result<Option<(usize, u64)>> {
    let (mut count, mut sum, hashing) = (0, 0_u64, FixedState::default());
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    let (mut before, mut cells) = (Vec::new(), Vec::with_capacity(width));
    while let Some(row) = rows.next()? {
        cells.clear();
        for column in 0..width {
            cells.push(match row.get_ref(column)? {
                ValueRef::Null => None,
                ValueRef::Integer(number) => Some(number),
                _ => return Ok(None),
            });
        }
        if in_order && before > cells {
            return Ok(None);
        }
        (count, sum) = (count + 1, sum.wrapping_add(hashing.hash_one(&cells)));
        std::mem::swap(&mut before, &mut cells);
    }
    Ok(Some((count, sum)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table and index of a file made alike, and an index that lacks a row, has one too much, or another.
    #[test]
    fn an_index_that_is_not_of_its_table_is_told_in_the_words_of_sqlite() {
        let file = Connection::open_in_memory().expect("memory");
        file.execute_batch(
            "CREATE TABLE entrants (tournament INTEGER, player INTEGER, exit TEXT,
                 PRIMARY KEY (tournament, player)) STRICT, WITHOUT ROWID;
             CREATE INDEX entrants_by_player ON entrants (player);
             INSERT INTO entrants SELECT value / 10, value % 10, NULL FROM
                 (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 99)
                  SELECT value FROM n);
             PRAGMA writable_schema = ON;",
        )
        .expect("a table");
        assert_eq!(faults(&file).expect("checked"), Vec::<String>::new());
        // SQLite does not know of the index while rows change.
        let index = "SELECT sql FROM sqlite_schema WHERE name = 'entrants_by_player'";
        let made: String = file.query_row(index, [], |row| row.get(0)).expect("its text");
        for change in [
            "DELETE FROM entrants WHERE tournament = 3 AND player = 4",
            "INSERT INTO entrants VALUES (77, 4, NULL)",
            "UPDATE entrants SET player = 11 WHERE tournament = 5 AND player = 4",
        ] {
            let root: i64 = file
                .query_row(
                    "SELECT rootpage FROM sqlite_schema WHERE name = 'entrants_by_player'",
                    [],
                    |row| row.get(0),
                )
                .expect("its page");
            file.execute("DELETE FROM sqlite_schema WHERE name = 'entrants_by_player'", [])
                .expect("hidden");
            reload(&file);
            file.execute(change, []).expect("changed");
            file.execute(
                "INSERT INTO sqlite_schema VALUES ('index', 'entrants_by_player', 'entrants', ?1, ?2)",
                (root, &made),
            )
            .expect("shown");
            reload(&file);
            let found = faults(&file).expect("checked");
            assert!(!found.is_empty(), "{change}");
            assert_eq!(found, said(&file, "integrity_check").expect("checked"));
            file.execute_batch("REINDEX entrants_by_player").expect("made again");
            assert_eq!(faults(&file).expect("checked"), Vec::<String>::new());
        }
    }

    /// Has the schema read anew.
    fn reload(file: &Connection) {
        let version: i64 =
            file.query_row("PRAGMA schema_version", [], |row| row.get(0)).expect("a version");
        file.pragma_update(None, "schema_version", version + 1).expect("another");
    }
}
