//! Tie-breaks are those of M. Held's *Exercises in Tie-Breaking* for the FIDE Handbook, C.07.

mod recorded;
mod trf;

use std::collections::BTreeMap;
use std::fs;

use banzuke::domain::standings::{
    Criterion, Edition, Field, MatchPoints, Ranked, StandingsPlan, Step, System, rank,
};

use crate::common::shared;

/// What the exercises ask of one tournament: by short name, then by starting number. `null`
/// stands for no value.
type Expected = BTreeMap<String, BTreeMap<u32, Option<f64>>>;

/// Tie-breaks by colours, which Banzuke does not know.
const OF_COLOURS: [&str; 2] = ["BPG", "BWG"];

fn standings(field: &Field, criteria: &[Criterion], edition: Edition) -> Vec<Ranked> {
    let steps = criteria.iter().copied().map(Step::over_all).collect();
    rank(field, &StandingsPlan { points: MatchPoints::STANDARD, steps, edition })
}

/// What we make of one name of the answers.
fn answers(field: &Field, name: &str) -> BTreeMap<u32, Option<f64>> {
    if name == "rank_after_PTS_DE" {
        let order = [Criterion::MatchPoints, Criterion::DirectEncounter];
        let lines = standings(field, &order, Edition::Y2026);
        return lines.iter().map(|line| (line.player.0, Some(f64::from(line.rank)))).collect();
    }
    let (name, edition) = match name.strip_suffix("/2026") {
        Some(name) => (name, Edition::Y2026),
        None => (name, Edition::Y2023),
    };
    // What the edition of 2024 calls REP was GE in the one of the exercises.
    let name = if name == "GE" { "REP" } else { name };
    let lines = standings(field, &[name.parse().expect("a tie-break")], edition);
    lines.iter().map(|line| (line.player.0, line.values[0])).collect()
}

fn agree_with_the_exercises(tournament: &str, system: System) {
    let files = (shared(&format!("fide/{tournament}.trf")), shared("fide/expected.json"));
    let (Some(report), Some(expected)) = files else { return };
    let field = trf::read(&fs::read_to_string(report).expect("a report"), system);
    let text = fs::read_to_string(expected).expect("answers");
    let mut all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let expected: Expected = serde_json::from_value(all[tournament].take()).expect("answers");
    assert!(!expected.is_empty());
    for (name, wanted) in expected {
        if OF_COLOURS.contains(&name.as_str()) {
            continue;
        }
        let mut ours = answers(&field, &name);
        ours.retain(|player, _| wanted.contains_key(player));
        assert_eq!(ours, wanted, "{name} of {tournament}");
    }
}

#[test]
fn a_swiss_of_five_rounds() {
    agree_with_the_exercises("held_swiss_5", System::Swiss);
}

#[test]
fn a_swiss_of_nine_rounds() {
    agree_with_the_exercises("held_swiss_9", System::Swiss);
}

#[test]
fn a_round_robin_of_six() {
    agree_with_the_exercises("held_round_robin", System::RoundRobin);
}
