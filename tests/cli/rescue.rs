//! A damaged file, and the entries rescued from it.

use rusqlite::Connection;

use super::Shell;

/// A club with an event, with damaged rows.
fn damaged(sql: &str) -> Shell {
    let shell = Shell::new();
    for line in [
        "player add あおくま",
        "player add TM",
        "player add Ada",
        "tournament new Cup --format round-robin --first-to 2",
        "tournament enter Cup あおくま TM Ada",
        "tournament start Cup",
        "tournament result Cup 1 2-1",
        "player set TM --note quiet",
        "tournament result Cup 2 2-0",
        "undo",
    ] {
        shell.data(line);
    }
    shell.data("backup bad.db");
    let file = Connection::open(shell.path("bad.db")).expect("the file");
    let sql = format!("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON; {sql}");
    file.execute_batch(&sql).expect("damaged");
    shell
}

const ROWS: &str = "UPDATE journal SET actions = '[' WHERE seq IN (3, 7);
    UPDATE journal SET at = 'noon' WHERE seq = 5;
    DELETE FROM journal WHERE seq = 8;
    DELETE FROM players WHERE player = 3";

#[test]
fn a_damaged_file_is_rescued_and_every_loss_is_named() {
    let mut shell = damaged(ROWS);
    let before = std::fs::read(shell.path("bad.db")).expect("the file");
    shell.play(
        "--db bad.db player list
         --db bad.db journal export
         rescue bad.db
         rescue bad.db --dry-run
         rescue bad.db --to club.db
         rescue bad.db --to nowhere/new.db
         rescue bad.db --to new.db
         --db new.db check
         --db new.db player list
         --db new.db journal list
         --db new.db tournament matches Cup
         rescue new.db --to again.db
         rescue gone.db --to x.db
         help rescue",
    );
    assert_eq!(std::fs::read(shell.path("bad.db")).expect("the file"), before);
    for left in ["bad.db-wal", "bad.db-shm", "x.db", "nowhere"] {
        assert!(!shell.path(left).exists(), "{left}");
    }
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_damaged_file_is_rescued_in_japanese() {
    let mut shell = damaged(ROWS);
    shell.play(
        "--lang ja --db bad.db player list
         --lang ja rescue bad.db --dry-run
         --lang ja rescue bad.db --to new.db
         --lang ja rescue club.db --to whole.db
         --lang ja help rescue",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// An entry that depended on a lost one is reported with the refusal and with that entry.
#[test]
fn what_depended_on_a_lost_entry_is_named() {
    let mut shell = damaged(
        "DELETE FROM journal WHERE seq IN (4, 6); DELETE FROM tournaments; DELETE FROM stages;
         DELETE FROM entrants; DELETE FROM matches",
    );
    shell.play("rescue bad.db --to new.db\n --lang ja rescue bad.db --dry-run\n --db new.db check");
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn what_holds_no_journal_is_not_rescued() {
    let shell = Shell::new();
    shell.write("players.csv", "name,reading\nTM,\n");
    let said = shell.refused("rescue players.csv --to new.db");
    assert!(said.contains("not a Banzuke file"), "{said}");
    assert!(!shell.path("new.db").exists());
}

#[cfg(unix)]
#[test]
fn a_rescued_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = damaged(ROWS);
    shell.run("rescue bad.db --to new.db");
    let rights = std::fs::metadata(shell.path("new.db")).expect("the file").permissions();
    assert_eq!(rights.mode() & 0o777, 0o600);
    let all = std::fs::read_dir(shell.path(".")).expect("listed").count();
    assert_eq!(all, 4, "club.db with its backups, bad.db and new.db, and nothing beside them");
}

#[test]
fn a_match_whose_table_was_given_away_before_its_result_was_undone_costs_nothing() {
    let shell = Shell::new();
    for line in [
        "player add A",
        "player add B",
        "player add C",
        "player add D",
        "tables set 1",
        "tournament new Cup --format round-robin --first-to 2",
        "tournament enter Cup A B C D",
        "tournament start Cup",
        "call Cup 1 1",
        "tournament result Cup 1 2-1",
        "call Cup 2 1",
        "undo 10",
        "rescue club.db --to new.db",
    ] {
        shell.data(line);
    }
    assert_eq!(shell.data("--db new.db journal export"), shell.data("journal export"));
    let matches = shell.data("--db new.db tournament matches Cup --format csv");
    assert!(matches.lines().any(|line| line.starts_with("1,") && line.contains(",ready,")));
    assert!(matches.lines().any(|line| line.starts_with("2,") && line.contains(",called,")));
}

/// On a new machine there is neither a club nor its folder.
#[test]
fn a_backup_is_the_beginning_of_a_club_on_a_new_machine() {
    let shell = Shell::new();
    shell.data("player add Ada");
    shell.data("backup stick.db");
    let there = "--db new/machine/club.db";
    shell.data(&format!("{there} restore stick.db"));
    assert!(shell.data(&format!("{there} player list")).contains("Ada"));
}
