//! Tie-breaks agree with M. Held's *Exercises in Tie-Breaking* for the FIDE Handbook, C.07.

mod exercise;
mod prizes;
mod recorded;

use std::collections::BTreeMap;

use banzuke::domain::standings::{
    Criterion, Edition, Field, MatchPoints, Standing, StandingsPlan, Step, System, of_field,
};

const SWISS_5: &str = include_str!("held_swiss_5.txt");
const SWISS_9: &str = include_str!("held_swiss_9.txt");
const ROUND_ROBIN: &str = include_str!("held_round_robin.txt");

fn standings(field: &Field, criteria: &[Criterion], edition: Edition) -> Vec<Standing> {
    let steps = criteria.iter().copied().map(Step::over_all).collect();
    of_field(field, &StandingsPlan { points: MatchPoints::STANDARD, steps, edition })
}

/// Our values for one name of the answers; `RANK` is by points and direct encounter.
fn answers(field: &Field, name: &str) -> BTreeMap<u32, Option<f64>> {
    if name == "RANK" {
        let order = [Criterion::MatchPoints, Criterion::DirectEncounter];
        let lines = standings(field, &order, Edition::Y2026);
        return lines.iter().map(|line| (line.player.0, line.rank.map(f64::from))).collect();
    }
    let (name, edition) = match name.strip_suffix("/2026") {
        Some(name) => (name, Edition::Y2026),
        None => (name, Edition::Y2023),
    };
    let lines = standings(field, &[name.parse().expect("a tie-break")], edition);
    lines.iter().map(|line| (line.player.0, line.values[0])).collect()
}

fn agree_with_the_exercises(text: &'static str, system: System) {
    let (field, expected) = exercise::read(text, system);
    assert!(!expected.is_empty());
    for (name, wanted) in expected {
        let mut ours = answers(&field, name);
        ours.retain(|player, _| wanted.contains_key(player));
        assert_eq!(ours, wanted, "{name}");
    }
}

#[test]
fn a_swiss_of_five_rounds() {
    agree_with_the_exercises(SWISS_5, System::Swiss);
}

#[test]
fn a_swiss_of_nine_rounds() {
    agree_with_the_exercises(SWISS_9, System::Swiss);
}

#[test]
fn a_round_robin_of_six() {
    agree_with_the_exercises(ROUND_ROBIN, System::RoundRobin);
}
