//! An independent script reaches the same ratings from an exported journal.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use banzuke::club::registry::Named;
use banzuke::club::{Action, Club};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::Entry;
use banzuke::journal::fold::fold;
use proptest::test_runner::{Config, TestRunner};

use crate::common::{CUP, Hall, add_player, create, today};
use crate::files::{fixtures, journal};
use crate::fold::{moves, opening, play};

/// What the script prints for a list, or none where there is no Python to run it.
#[expect(clippy::print_stdout, reason = "a test that is skipped says so")]
fn recomputed(journal: &[Arc<Entry>], list: ListId) -> Option<BTreeMap<PlayerId, f64>> {
    let folder = tempfile::tempdir().expect("a folder");
    let export = folder.path().join("journal.jsonl");
    let lines: Vec<String> = journal.iter().map(|entry| entry.to_line()).collect();
    std::fs::write(&export, lines.join("\n")).expect("exported");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/recompute.py");
    let mut python = Command::new("python3");
    let Ok(output) = python.arg(script).arg(export).arg(list.0.to_string()).output() else {
        println!("skipped: there is no python3");
        return None;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("player,rating"));
    let read = |line: &str| {
        let (player, rating) = line.split_once(',').expect("two columns");
        (PlayerId(player.parse().expect("a number")), rating.parse().expect("a rating"))
    };
    Some(lines.map(read).collect())
}

#[track_caller]
fn agree(club: &Club, journal: &[Arc<Entry>]) {
    for list in club.lists() {
        let Some(ratings) = recomputed(journal, list.id) else { return };
        let registered: Vec<PlayerId> = club.registry().iter().map(|player| player.id).collect();
        assert_eq!(ratings.keys().copied().collect::<Vec<_>>(), registered);
        for (player, theirs) in ratings {
            let ours = club.rating(list.id, player);
            assert!((ours - theirs).abs() < 1e-9, "{player} on {}: {ours}, {theirs}", list.name);
        }
    }
}

#[test]
fn the_script_agrees_on_a_journal_of_every_kind() {
    let journal = journal();
    agree(&fold(&journal).expect("allowed"), &journal);
}

/// Undos, corrections, voided results, matches recorded late, lists with their own K and start.
#[test]
fn the_script_agrees_whatever_was_decided() {
    let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
    let outcome = TestRunner::new(config).run(&moves(0.0), |moves| {
        let mut hall = opening();
        for one in &moves {
            play(&mut hall, one);
        }
        agree(hall.desk.club(), hall.desk.entries());
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// The 28 matches of 16 games of the first Kongō tournament, four of them drawn.
#[test]
fn the_script_agrees_on_a_real_event() {
    let mut rows = csv::Reader::from_path(fixtures("kongo1.csv")).expect("the fixture");
    let mut hall = Hall::new();
    hall.perform(vec![create(CUP, "金剛戦", Format::Recorded, Length::Games(16))])
        .expect("created");
    for row in rows.deserialize() {
        let (_, round, a, b, won, lost): (String, String, String, String, u32, u32) =
            row.expect("a match");
        let sides = [a, b].map(|name| registered(&mut hall, &name));
        record(&mut hall, round, sides, Score::new(won, lost));
    }
    let club = hall.desk.club();
    let matches = &club.tournament(CUP).expect("created").matches;
    assert_eq!((matches.len(), club.registry().len()), (28, 8));
    assert_eq!(matches.iter().filter(|played| played.winner().is_none()).count(), 4);
    agree(club, hall.desk.entries());
}

fn registered(hall: &mut Hall, name: &str) -> PlayerId {
    if let Named::One(player) = hall.desk.club().registry().named(name) {
        return player;
    }
    let player = hall.desk.club().next_player();
    hall.perform(vec![add_player(player, name)]).expect("registered");
    player
}

fn record(hall: &mut Hall, round: String, sides: [PlayerId; 2], score: Score) {
    let MatchNo(no) = hall.desk.club().next_match(CUP);
    let action = Action::RecordMatch {
        tournament: CUP,
        no: MatchNo(no),
        round: RoundName::Named(round),
        sides,
        outcome: Outcome::Score(score),
        played_on: today(),
    };
    hall.perform(vec![action]).expect("recorded");
}
