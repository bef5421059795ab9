//! An independent script calculates the same ratings from an exported journal.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use banzuke::club::action::RecordMatch;
use banzuke::club::registry::Named;
use banzuke::club::{Action, Club};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::Entry;
use banzuke::journal::entry::without_births;
use banzuke::journal::fold::fold;

use crate::common::trials::holds;
use crate::common::{CUP, Hall, add_player, create, temp_folder, today};
use crate::files::{fixtures, journal};
use crate::fold::{moves, opening, play};

/// The ratings that the script prints for a list.
fn recomputed(journal: &[Arc<Entry>], list: ListId) -> BTreeMap<PlayerId, f64> {
    let lines: Vec<String> = journal.iter().map(|entry| entry.to_line()).collect();
    recomputed_lines(&lines, list)
}

fn recomputed_lines(journal: &[String], list: ListId) -> BTreeMap<PlayerId, f64> {
    let folder = temp_folder();
    let export = folder.path().join("journal.jsonl");
    std::fs::write(&export, journal.join("\n")).expect("exported");
    let script =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/paper/assets/site/recompute.py");
    let mut python = Command::new("python3");
    let output = python.arg(script).arg(export).arg(list.0.to_string()).output();
    let output = output.expect("python3 is needed, as the script is in Python");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("player,rating"));
    let read = |line: &str| {
        let (player, rating) = line.split_once(',').expect("two columns");
        (PlayerId(player.parse().expect("a number")), rating.parse().expect("a rating"))
    };
    lines.map(read).collect()
}

/// The script calculates the same digests of a journal, with and
/// without days of birth; one letter more or less is found.
#[test]
fn the_script_checks_the_digests_of_a_journal() {
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("taken in");
    let digests = hall.desk.digests().expect("digests");
    let entries = hall.desk.entries().iter().zip(digests);
    let whole = |(entry, digest): (&Arc<Entry>, _)| entry.to_digested_line(&digest);
    let public =
        |(entry, digest): (&Arc<Entry>, _)| without_births(entry).0.to_digested_line(&digest);
    let (whole, public): (Vec<_>, Vec<_>) =
        entries.map(|it| (whole(it.clone()), public(it))).unzip();
    assert_ne!(whole, public, "somebody's day of birth is known");
    for lines in [whole, public] {
        let (fits, told) = script(&lines.join("\n"));
        assert!(fits && told.contains(&hall.desk.head().1.0), "{told}");
        let (fits, told) = script(&lines.join("\n").replace("もりしー", "もりしい"));
        assert!(!fits && told.contains("line 1: the digest does not fit"), "{told}");
        let (fits, told) = script(&[&lines[..5], &lines[6..]].concat().join("\n"));
        assert!(!fits && told.contains("line 6: the digest does not fit"), "{told}");
    }
}

/// Whether the script succeeds, and its output.
fn script(journal: &str) -> (bool, String) {
    let folder = temp_folder();
    let export = folder.path().join("journal.jsonl");
    std::fs::write(&export, journal).expect("exported");
    let script =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/paper/assets/site/recompute.py");
    let output = Command::new("python3").arg(script).arg(export).output().expect("python3 ran");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[track_caller]
pub(crate) fn agree(club: &Club, journal: &[Arc<Entry>]) {
    for list in club.lists() {
        let ratings = recomputed(journal, list.id);
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
    holds((12, 500), &moves(0.0), |moves| {
        let mut hall = opening();
        for one in &moves {
            play(&mut hall, one);
        }
        agree(hall.desk.club(), hall.desk.entries());
        Ok(())
    });
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
    let action = Action::RecordMatch(RecordMatch {
        tournament: CUP,
        no: MatchNo(no),
        round: RoundName::Named(round.into()),
        sides,
        outcome: Outcome::Score(score),
        played_on: today(),
    });
    hall.perform(vec![action]).expect("recorded");
}

/// A journal of eight players and one tournament with these actions, an entry for each.
fn journal_of(actions: &[&str]) -> Vec<String> {
    let players: Vec<String> =
        (1..=8).map(|player| format!(r#"{{"kind":"add_player","player":{player}}}"#)).collect();
    let created = r#"{"kind":"create_tournament","tournament":1,"list":1}"#;
    let opening = [players.join(","), created.to_owned()];
    let all = opening.iter().map(String::as_str).chain(actions.iter().copied());
    let entry = |(seq, actions)| format!(r#"{{"seq":{seq},"actions":[{actions}]}}"#);
    (1..).zip(all).map(entry).collect()
}

#[track_caller]
fn reaches(actions: &[&str], wanted: &[(u32, f64)]) {
    let ratings = recomputed_lines(&journal_of(actions), ListId::MAIN);
    for (player, rating) in ratings {
        let wanted = wanted.iter().find(|(number, _)| *number == player.0);
        let wanted = wanted.map_or(1500.0, |(_, rating)| *rating);
        assert!((rating - wanted).abs() < 5e-6, "{player}: {rating}, not {wanted}");
    }
}

/// Between equals with K = 32, a game in a pod of n gives 32 · (beaten / (n − 1) − ½).
#[test]
fn the_script_rates_tables() {
    let game = |kind, game, order, day| {
        format!(
            r#"{{"kind":"{kind}","tournament":1,"match":1,"game":{game},"order":{order},"played_on":"2026-11-{day}"}}"#
        )
    };
    let first = game("record_game", 1, "[[4],[2],[1],[3]]", 21);
    reaches(&[&first], &[(4, 1516.0), (2, 1505.333333), (1, 1494.666667), (3, 1484.0)]);
    // All games of the match from the ratings before it, also where another match lies between.
    let duel = r#"{"kind":"record_result","tournament":1,"match":2,"sides":[5,6],"outcome":{"score":{"a":2,"b":0}},"played_on":"2026-11-21"}"#;
    let level = game("record_game", 2, "[[3],[1,2,4]]", 22);
    let both =
        [(4, 1510.666667), (2, 1500.0), (1, 1489.333333), (3, 1500.0), (5, 1532.0), (6, 1468.0)];
    reaches(&[&first, duel, &level], &both);
    let corrected = game("correct_game", 1, "[[1,2,3,4]]", 21);
    let left = [(3, 1516.0), (1, 1494.666667), (2, 1494.666667), (4, 1494.666667)];
    reaches(&[&first, &level, &corrected], &left);
    let replaced = r#"{"kind":"replace_entrant","tournament":1,"from":4,"to":7}"#;
    reaches(&[&first, replaced], &[(7, 1516.0), (2, 1505.333333), (1, 1494.666667), (3, 1484.0)]);
}

#[test]
fn the_script_rates_what_was_played_and_nothing_else() {
    let result = |kind: &str, no: u32, sides: &str, outcome: &str, more: &str| {
        format!(
            r#"{{"kind":"{kind}","tournament":1,"match":{no},"sides":{sides},"outcome":{outcome},"played_on":"2026-11-21"{more}}}"#
        )
    };
    for unplayed in [
        r#"{"walkover":"a"}"#,
        r#"{"disqualified":"a"}"#,
        r#"{"retired":{"winner":"a","score":{"a":0,"b":0}}}"#,
        r#""double_walkover""#,
        r#""double_disqualification""#,
    ] {
        reaches(&[&result("record_result", 1, "[1,2]", unplayed, "")], &[]);
    }
    let retired = r#"{"retired":{"winner":"a","score":{"a":0,"b":1,"start_a":1}}}"#;
    reaches(&[&result("record_result", 1, "[1,2]", retired, "")], &[(1, 1484.0), (2, 1516.0)]);
    // The wrong one of the two was taken to have won, and the next match is kept for the other.
    let won = r#"{"score":{"a":1,"b":0}}"#;
    let lost = r#"{"score":{"a":0,"b":1}}"#;
    let semi = result("record_result", 1, "[1,2]", won, "");
    let onward = result("record_result", 3, "[1,3]", won, "");
    let kept = result("correct_result", 1, "[1,2]", lost, r#","keep":[3]"#);
    // 1516 against 1500 expects 0.523010.
    let moved_on = [(1, 1484.0), (2, 1531.263693), (3, 1484.736307)];
    reaches(&[&semi, &onward, &kept], &moved_on);
    let voided = result("correct_result", 1, "[1,2]", lost, r#","void":[3]"#);
    reaches(&[&semi, &onward, &voided], &[(1, 1484.0), (2, 1516.0)]);
}
