//! How the fixtures grow. They are kept as they are: files that somebody has must open for ever,
//! so nothing in a fixture is ever made anew to please a newer program. New kinds of actions get
//! entries appended to the journal, and a new schema a database file of its own beside the old.

use std::path::Path;

use banzuke::club::Action;
use banzuke::club::registry::{ExternalId, Verdict};
use banzuke::domain::number::PlayerId;
use chrono::NaiveDate;

use super::{DATABASE, DIGEST, JOURNAL, digest, fixtures, journal};
use crate::common::{Hall, add_player};

/// `cargo test make_the_fixtures -- --ignored`, once a version: appends what is new, and writes
/// the database of today's schema, whose name is new then.
#[test]
#[ignore = "the fixtures are kept, not made anew"]
fn make_the_fixtures() {
    let database = fixtures(DATABASE);
    assert!(!database.exists(), "take the old one away yourself if you are sure");
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("what is kept");
    // Those entries have used up as many operation ids, and an operation is never done twice.
    for _ in hall.desk.entries().to_vec() {
        hall.stamp();
    }
    who_is_who(&mut hall);
    let lines: Vec<String> = hall.desk.entries().iter().map(|entry| entry.to_line()).collect();
    write(JOURNAL, (lines.join("\n") + "\n").as_bytes());
    write(DIGEST, digest(hall.desk.club()).as_bytes());
    hall.desk.backup(&database).expect("written");
}

/// Numbers of other bodies, a birth date, verdicts, and mergers of which one is taken back.
fn who_is_who(hall: &mut Hall) {
    let next = hall.desk.club().next_player().0;
    let [first, second, third] = [next, next + 1, next + 2].map(PlayerId);
    let born = NaiveDate::from_ymd_opt(1990, 4, 25);
    let known = Action::AddPlayer {
        player: first,
        name: "辻本 潤平".to_owned(),
        reading: Some("つじもと じゅんぺい".to_owned()),
        club: None,
        aliases: Vec::new(),
        born,
        external: vec![ExternalId { scheme: "jpda".to_owned(), value: "A-17".to_owned() }],
    };
    let others = [(second, "Tsujimoto Junpei"), (third, "Tujimoto Junpei")];
    let others = others.map(|(player, name)| add_player(player, name));
    done(hall, std::iter::once(known).chain(others).collect());
    done(hall, vec![Action::SetBorn { player: second, born }]);
    let scheme = "school".to_owned();
    let value = Some("0042".to_owned());
    done(hall, vec![Action::SetExternalId { player: second, scheme, value }]);
    let later = Some(Verdict::Later);
    done(hall, vec![Action::JudgePlayers { a: first, b: third, verdict: later }]);
    let different = Some(Verdict::Different);
    done(hall, vec![Action::JudgePlayers { a: third, b: PlayerId(1), verdict: different }]);
    done(hall, vec![Action::MergePlayers { keep: first, absorb: second }]);
    done(hall, vec![Action::MergePlayers { keep: second, absorb: third }]);
    done(hall, vec![Action::UnmergePlayers { keep: first, absorb: second }]);
    done(hall, vec![Action::MergePlayers { keep: PlayerId(2), absorb: first }]);
}

fn write(name: &str, content: &[u8]) {
    std::fs::write(Path::new(&fixtures(name)), content).expect("written");
}

fn done(hall: &mut Hall, actions: Vec<Action>) {
    hall.perform(actions).expect("allowed");
}
