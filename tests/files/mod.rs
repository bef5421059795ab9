//! Existing files: old ones open forever, unknown ones are refused and left unchanged.

mod make;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use banzuke::club::{Action, Club};
use banzuke::desk::{Desk, DeskError};
use banzuke::journal::fold::fold;
use banzuke::journal::publish::{Change, RULES, Value, rows};
use banzuke::journal::store::Missing;
use banzuke::journal::{Entry, StoreError};
use rusqlite::Connection;
use sha2::{Digest as _, Sha256};
use tempfile::TempDir;

use crate::common::trials::size;
use crate::common::{Hall, kind, temp_folder};

const JOURNAL: &str = "journal.jsonl";
/// The ranking and standings that follow from the journal.
const DIGEST: &str = "journal.txt";
/// That journal in a file of today's schema.
const DATABASE: &str = "v10.db";
/// The beginning of the journal in a file of each earlier schema.
const OLDER: [&str; 9] =
    ["v1.db", "v2.db", "v3.db", "v4.db", "v5.db", "v6.db", "v7.db", "v8.db", "v9.db"];

pub(crate) fn fixtures(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// The journal with every kind of action.
pub(crate) fn journal() -> Vec<Arc<Entry>> {
    let text = fs::read_to_string(fixtures(JOURNAL)).expect("the fixture");
    text.lines().map(|line| Arc::new(Entry::from_line(line).expect("an entry"))).collect()
}

/// The rankings and standings of a club, as far as they are equal on every machine.
fn digest(club: &Club) -> String {
    let mut lines = String::new();
    let mut line = |text: String| writeln!(lines, "{text}").expect("memory");
    for list in club.lists() {
        line(format!("ranking {}", list.name));
        for place in club.ranking(list.id, None) {
            let name = &club.player(place.player).expect("registered").name;
            let (rank, player, rating) = (place.rank, place.player, place.rating);
            line(format!("{rank} {player} {name} {rating:.6} {}", place.tally.games()));
        }
    }
    for tournament in club.tournaments() {
        line(format!("standings {}", tournament.name));
        for place in tournament.standings() {
            let rank = place.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
            line(format!("{rank} {} {:.1}", place.player, place.points));
        }
    }
    lines
}

#[test]
fn a_journal_of_every_kind_says_what_it_always_said() {
    let journal = journal();
    let actions = || journal.iter().flat_map(|entry| &entry.actions);
    for known in Action::KINDS {
        assert!(actions().any(|action| kind(action) == *known), "{known} is not in the fixture");
    }
    let undoes = |target: &Entry| journal.iter().any(|entry| entry.undoes == Some(target.seq));
    assert!(journal.iter().any(|entry| entry.undoes.is_none() && undoes(entry)), "an undo");
    assert!(journal.iter().any(|entry| entry.undoes.is_some() && undoes(entry)), "a redo");

    let text = fs::read_to_string(fixtures(JOURNAL)).expect("the fixture");
    let again: Vec<String> = journal.iter().map(|entry| entry.to_line()).collect();
    assert_eq!(again, text.lines().collect::<Vec<_>>(), "written as it was read");
    let club = fold(&journal).expect("every entry is allowed");
    assert_eq!(digest(&club), fs::read_to_string(fixtures(DIGEST)).expect("the fixture"));
    let mut hall = Hall::new();
    hall.desk.take_in(&journal).expect("taken in");
    hall.is_clean();
}

/// If a rule changes the tables of a journal, `RULES` is increased, and files are published again.
#[test]
fn published_tables_have_the_number_of_their_rules() {
    let club = fold(&journal()).expect("allowed");
    let cell = |value: &Value| match value {
        Value::Real(number) => format!("{number:.6}"),
        other => format!("{other:?}"),
    };
    let mut lines: Vec<String> = Vec::new();
    for row in rows(&club) {
        let Change::Put(table, row) = row else { panic!("{row:?}") };
        let cells: Vec<String> = row.iter().map(cell).collect();
        lines.push(format!("{} {}", table.name(), cells.join(" ")));
    }
    lines.sort_unstable();
    let mut numbered = format!("{RULES} ");
    for byte in Sha256::digest(lines.join("\n")) {
        write!(numbered, "{byte:02x}").expect("memory");
    }
    insta::assert_snapshot!(numbered);
}

/// A player's published rank in a file, and the number of its rules.
fn published(path: &Path) -> (Option<i64>, u32) {
    let file = Connection::open(path).expect("the file");
    let rank = "SELECT rank FROM entrants WHERE tournament = 4 AND player = 20";
    let rank = file.query_row(rank, [], |row| row.get(0)).expect("an entrant");
    (rank, file.query_row("SELECT rules FROM published", [], |row| row.get(0)).expect("a row"))
}

#[test]
fn tables_of_older_rules_are_published_anew_and_those_of_newer_ones_left() {
    let (_folder, path) = copied(DATABASE);
    drop(Desk::open(&path, Missing::Refuse, "desk").expect("opened"));
    let ours = published(&path);
    assert_eq!(ours.1, RULES);
    let stale = |rules: u32| {
        let file = Connection::open(&path).expect("the file");
        file.execute("UPDATE entrants SET rank = 99 WHERE tournament = 4 AND player = 20", [])
            .expect("written");
        file.execute("UPDATE published SET rules = ?1", [rules]).expect("written");
    };
    for older in 0..RULES {
        stale(older);
        drop(Desk::open_to_read(&path).expect("read"));
        assert_eq!(published(&path), (Some(99), older), "who only reads writes nothing");
        drop(Desk::open(&path, Missing::Refuse, "desk").expect("opened"));
        assert_eq!(published(&path), ours);
    }
    for as_new in [RULES, RULES + 1] {
        stale(as_new);
        let mut desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
        assert_eq!(published(&path), (Some(99), as_new), "left as they are");
        assert_eq!(desk.verify().expect("verified").len(), 1);
        desk.republish().expect("made anew");
        assert_eq!(published(&path), ours, "asked for, they follow these rules");
    }
}

/// A file of a program that recorded no rules.
#[test]
fn a_file_that_notes_no_rules_is_published_anew() {
    let (_folder, path) = copied(DATABASE);
    drop(Desk::open(&path, Missing::Refuse, "desk").expect("opened"));
    let ours = published(&path);
    let file = Connection::open(&path).expect("the file");
    file.execute_batch("DROP TABLE published; UPDATE entrants SET rank = 99 WHERE player = 20")
        .expect("written");
    drop(file);
    drop(Desk::open_to_read(&path).expect("read as it is"));
    drop(Desk::open(&path, Missing::Refuse, "desk").expect("opened"));
    assert_eq!(published(&path), ours);
}

#[test]
fn a_file_of_every_version_opens() {
    for database in OLDER.into_iter().chain([DATABASE]) {
        let (_folder, path) = copied(database);
        let mut desk = Desk::open(&path, Missing::Refuse, "desk").expect("opened");
        assert_eq!(desk.verify().expect("verified"), [], "{database}");
        let known = &journal()[..desk.entries().len()];
        assert!(desk.entries().len() >= 40, "{database}");
        assert_eq!(desk.entries(), known, "{database}");
        assert_eq!(*desk.club(), fold(known).expect("allowed"));
    }
}

/// An older file is checked before anything is done to it.
#[test]
fn an_older_file_that_cannot_be_read_is_not_brought_up_to_date() {
    let (_folder, path) = copied(OLDER[0]);
    let file = Connection::open(&path).expect("the file");
    let actions = r#"[{"kind":"teleport_player","player":1}]"#;
    file.execute("UPDATE journal SET actions = ?1 WHERE seq = 3", [actions]).expect("written");
    drop(file);
    let refused = refusal(&path);
    assert!(matches!(&refused, StoreError::NewerEntry(..)), "{refused}");
}

/// A writable copy of a database.
fn copied(database: &str) -> (TempDir, PathBuf) {
    let folder = temp_folder();
    let path = folder.path().join("club.db");
    fs::copy(fixtures(database), &path).expect("copied");
    (folder, path)
}

/// The refusal of a file that the desk must not change, and does not.
#[track_caller]
fn refusal(path: &Path) -> StoreError {
    let before = fs::read(path).expect("the file");
    let mut last = None;
    for missing in [Missing::Refuse, Missing::Create] {
        match Desk::open(path, missing, "desk") {
            Err(DeskError::Store(error)) => last = Some(error),
            other => panic!("{other:?}"),
        }
        assert!(fs::read(path).expect("the file") == before, "it was changed");
        let folder = path.parent().expect("a folder").read_dir().expect("listed");
        assert_eq!(folder.count(), 1, "nothing was left beside it");
    }
    last.expect("opened twice")
}

#[test]
fn an_entry_of_an_unknown_kind_is_newer() {
    let (_folder, path) = copied(DATABASE);
    let file = Connection::open(&path).expect("the file");
    let actions = r#"[{"kind":"teleport_player","player":1}]"#;
    file.execute("UPDATE journal SET actions = ?1 WHERE seq = 3", [actions]).expect("written");
    drop(file);
    let refused = refusal(&path);
    assert!(
        matches!(&refused, StoreError::NewerEntry(seq, kind) if seq.0 == 3 && kind == "teleport_player"),
        "{refused}"
    );
}

#[test]
fn a_newer_schema_is_newer() {
    for version in [11, 99, -1] {
        let (_folder, path) = copied(DATABASE);
        let file = Connection::open(&path).expect("the file");
        file.pragma_update(None, "user_version", version).expect("written");
        drop(file);
        let refused = refusal(&path);
        assert!(matches!(refused, StoreError::NewerSchema { known: 10, .. }), "{refused}");
    }
}

#[test]
fn the_file_of_another_program_is_left_as_it_was() {
    for statements in [
        "CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 1",
    ] {
        let folder = temp_folder();
        let path = folder.path().join("other.db");
        Connection::open(&path).expect("a file").execute_batch(statements).expect("theirs");
        let refused = refusal(&path);
        assert!(matches!(refused, StoreError::NotOurs(_)), "{statements}: {refused}");
    }
}

#[test]
fn what_is_no_database_is_left_as_it_was() {
    for content in ["x", "name,reading,club\nもりしー,,\n", &"garbage ".repeat(9_999)] {
        let folder = temp_folder();
        let path = folder.path().join("players.csv");
        fs::write(&path, content).expect("written");
        let refused = refusal(&path);
        assert!(matches!(refused, StoreError::NotOurs(_)), "{refused}");
    }
}

#[test]
fn half_a_file_is_refused() {
    let (_folder, path) = copied(DATABASE);
    let whole = fs::read(&path).expect("the file");
    for cut in [1, 99, 100, 512, 4_095, 4_096, whole.len() / 2, whole.len() - 1] {
        fs::write(&path, &whole[..cut]).expect("written");
        let refused = refusal(&path);
        println!("{cut} bytes of {}: {refused}", whole.len());
    }
}

/// A damaged file opens or is refused; the program never ends.
#[test]
fn a_damaged_file_never_ends_the_program() {
    let (_folder, path) = copied(DATABASE);
    let whole = fs::read(&path).expect("the file");
    let mut noticed = 0;
    for at in (0..whole.len()).step_by(whole.len() / size(150, 3_000)) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        fs::write(&path, &damaged).expect("written");
        let sound = Desk::open(&path, Missing::Refuse, "desk")
            .and_then(|mut desk| desk.verify())
            .is_ok_and(|findings| findings.is_empty());
        noticed += u32::from(!sound);
    }
    assert!(noticed > 0, "some of it matters");
}
