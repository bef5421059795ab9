//! Clocks that jump: years back or ahead, between one entry and the next.

use banzuke::club::Seq;
use banzuke::desk::Stamp;
use banzuke::journal::fold::fold;
use chrono::{DateTime, Utc};

use super::worker::send;
use super::{script, sound};
use crate::cli::text;
use crate::common::{Hall, stamp};
use crate::files;

/// Times of a clock with an empty battery, with a mistyped year, or set by hand.
const CLOCKS: [&str; 7] = [
    "2026-11-21T09:00:00Z",
    "1970-01-01T00:00:00Z",
    "2062-03-01T12:00:00Z",
    "2026-11-21T08:59:59Z",
    "2000-02-29T23:59:59Z",
    "9999-12-31T23:59:59Z",
    "2026-11-20T09:00:00Z",
];

fn time(turn: usize) -> DateTime<Utc> {
    CLOCKS[turn % CLOCKS.len()].parse().expect("a time")
}

/// The journal with every kind of action, each entry by another clock: the
/// club is the same but for the times, and undo and redo work as usual.
#[test]
fn clocks_that_jump_reorder_nothing() {
    let mut hall = Hall::new();
    let journal = files::journal();
    for (turn, entry) in journal.iter().enumerate() {
        let stamp = Stamp { at: time(turn), ..stamp(entry.seq.0) };
        send(&mut hall.desk, &stamp, entry).expect("done");
        let last = hall.desk.entries().last().expect("an entry");
        assert_eq!((last.seq, last.at), (entry.seq, stamp.at));
    }
    hall.is_clean();
    let expected = fold(&journal).expect("sound");
    assert_eq!(*hall.desk.club(), expected, "the times decide nothing");
    let mut other = hall.another("second desk");
    assert_eq!(*other.club(), expected);
    for turn in 0..20 {
        let stamp = Stamp { at: time(turn), ..stamp(1_000 + turn as u64) };
        let last = Seq(journal.len() as u64);
        if turn % 2 == 0 {
            assert_eq!(other.undo(&stamp, None).expect("undone"), last);
        } else {
            assert_eq!(other.redo(&stamp).expect("redone"), last);
        }
        let _ = hall.desk.follow().expect("followed");
        assert_eq!(hall.desk.club(), other.club());
        hall.is_clean();
    }
    assert_eq!(*other.club(), expected);
}

/// Commands with such clocks: the day of play is the clock's, and the journal is ordered by its numbers.
#[test]
fn commands_by_clocks_that_jump_are_recorded_as_they_come() {
    let shell = script::shell();
    let club = shell.path("club.db");
    for (turn, line) in script::lines().take(24).enumerate() {
        let mut command = script::command(&shell, &club, line);
        let output = command.env("BANZUKE_NOW", CLOCKS[turn % CLOCKS.len()]).output().expect("it");
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        let entries = sound(&club);
        let numbers: Vec<u64> = entries.iter().map(|entry| entry.seq.0).collect();
        assert_eq!(numbers, (1..=turn as u64 + 1).collect::<Vec<_>>());
        assert_eq!(entries[turn].at, time(turn));
    }
}
