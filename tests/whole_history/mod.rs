//! Whole-history ratings are equal to those of the Python package `whole-history-rating`
//! 3.7.1, as computed by `tests/referee/whole_history.py`: three hundred games of twenty
//! players, in two groups that never met, with draws and with handicaps.

use std::collections::BTreeMap;

use banzuke::domain::rating::whole_history::{
    Against, Bout, Draws, Prior, WholeHistory, components, fit,
};

const PLAYERS: usize = 20;

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

fn games() -> Vec<Bout> {
    let bout = |row: Vec<&str>| {
        let count = |result| if row[3] == result { 1.0 } else { 0.0 };
        let points: f64 = row[4].parse().expect("points");
        Bout {
            day: row[0].parse().expect("a day"),
            players: [row[1], row[2]].map(|player| player.parse().expect("a player")),
            won: count("won"),
            drawn: count("drawn"),
            lost: count("lost"),
            offset: points * std::f64::consts::LN_10 / 400.0,
        }
    };
    rows(include_str!("games.csv")).map(bout).collect()
}

/// Every rating and every deviation that the package computes under `model`.
fn assert_agrees(model: &str, history: &WholeHistory) {
    let mut theirs: BTreeMap<u32, Vec<[f64; 4]>> = BTreeMap::new();
    for row in rows(include_str!("ratings.csv")).filter(|row| row[0] == model) {
        let player = row[2].parse().expect("a player");
        let numbers = [1, 3, 4, 5].map(|column| row[column].parse().expect("a number"));
        theirs.entry(player).or_default().push(numbers);
    }
    assert_eq!(theirs.len(), PLAYERS);
    for (player, days) in theirs {
        let points = history.curve(player).expect("somebody with games").points();
        assert_eq!(points.len(), days.len());
        for (point, [nu, day, rating, sd]) in points.iter().zip(days) {
            let ours = point.interval();
            assert_eq!(f64::from(point.day).to_bits(), day.to_bits());
            assert!(
                (ours.rating - rating).abs() < 2e-4,
                "{player}, {day}: {ours:?} is not {rating}"
            );
            assert!((ours.deviation - sd).abs() < 2e-4, "{player}, {day}: {ours:?} is not {sd}");
            assert!((history.nu - nu).abs() < 1e-6, "ν {} is not {nu}", history.nu);
        }
    }
}

#[test]
fn games_without_draws() {
    let games: Vec<Bout> = games().into_iter().filter(|bout| bout.drawn == 0.0).collect();
    let prior = Prior {
        start: 0.0,
        drift: 300.0,
        wins: 0.5,
        against: Against::Start,
        draws: Draws::Estimated,
    };
    assert_agrees("decided", &fit(prior, PLAYERS, &games));
}

#[test]
fn draws_that_are_known_and_draws_that_are_estimated() {
    let prior = Prior {
        start: 0.0,
        drift: 300.0,
        wins: 0.5,
        against: Against::Start,
        draws: Draws::Known(0.6),
    };
    assert_agrees("known", &fit(prior, PLAYERS, &games()));
    let prior = Prior { drift: 20.0, draws: Draws::Estimated, ..prior };
    assert_agrees("estimated", &fit(prior, PLAYERS, &games()));
}

#[test]
fn the_two_groups_are_found() {
    let groups = components(PLAYERS, &games());
    let wanted = [0..16_u32, 16..20].map(Iterator::collect::<Vec<u32>>);
    assert_eq!(groups, wanted);
}
