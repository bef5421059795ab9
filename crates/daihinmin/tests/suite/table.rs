//! Matches between players.

use daihinmin::player::{Player, Random, Standard, player_named, players};
use daihinmin::table::Match;

#[test]
fn a_match_is_the_same_with_any_number_of_threads() {
    let five: [&dyn Player; 5] = [&Random; 5];
    let games = Match { players: &five, games: 450, seed: 3 };
    let one = games.play(1).unwrap();
    assert_eq!(one, games.play(4).unwrap());
    assert_ne!(one, Match { seed: 4, ..games }.play(1).unwrap());
    assert_eq!(one.games(), 450);
    for player in 0..5 {
        assert_eq!((0..5).map(|place| one.times(player, place)).sum::<u32>(), 450);
        assert!((one.mean(player) - 3.0).abs() < 0.4, "{}", one.mean(player));
        // A place drawn at random has a deviation of √2; classes make it larger.
        assert!((0.02..0.2).contains(&one.standard_error(player)));
    }
    assert_eq!((0..5).map(|player| one.sum(player)).sum::<u32>(), 15 * 450);
}

#[test]
fn every_play_of_every_player_is_legal() {
    let all = players(0);
    for player in &all {
        let five = [&**player; 5];
        let points = Match { players: &five, games: 30, seed: 8 }.play(2).unwrap();
        assert_eq!(points.faults(), 0, "{}", player.name());
        assert_eq!(player_named(player.name(), 0).map(|p| p.name()), Some(player.name()));
    }
    assert!(player_named("nobody", 0).is_none());
}

/// Equal players score equally, and the standard client beats whoever plays at random.
#[test]
fn the_standard_client_holds_its_own() {
    let five: [&dyn Player; 5] = [&Standard; 5];
    let points = Match { players: &five, games: 3_000, seed: 1 }.play(2).unwrap();
    for player in 0..5 {
        let (mean, error) = (points.mean(player), points.standard_error(player));
        assert!((mean - 3.0).abs() < 4.0 * error && error < 0.06, "{mean} ± {error}");
    }
    let five: [&dyn Player; 5] = [&Standard, &Random, &Random, &Random, &Random];
    let points = Match { players: &five, games: 300, seed: 1 }.play(2).unwrap();
    assert!(points.mean(0) > 4.2, "{}", points.mean(0));
}

/// A player's mean points a game against four of another, with the standard error.
fn against_four(player: &str, four: &str, games: u32) -> (f64, f64) {
    let [player, four] = [player, four].map(|name| player_named(name, 0).expect("a player"));
    let five: [&dyn Player; 5] = [&*player, &*four, &*four, &*four, &*four];
    let points = Match { players: &five, games, seed: 1 }.play(2).expect("five players");
    assert_eq!(points.faults(), 0);
    (points.mean(0), points.standard_error(0))
}

/// Measured with public programs: 4.245.
#[test]
fn kou2_scores_as_the_public_program_against_the_standard_client() {
    let (mean, error) = against_four("kou2", "default", 3_000);
    assert!((mean - 4.25).abs() < 0.05 + 2.0 * error && error < 0.05, "{mean} ± {error}");
}
