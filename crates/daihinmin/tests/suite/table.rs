//! Matches between players: the same figures for a seed, legal plays, and what players score.

use daihinmin::Play;
use daihinmin::player::{
    Aim, Choice, Gift, Kou2, MonteCarlo, Offer, Player, PlayerRng, Random, Standard, View, Why,
    player_named, players,
};
use daihinmin::table::{Match, Points};

/// Snowl in a hurry.
const HASTY: MonteCarlo = MonteCarlo { simulations: 40, ..MonteCarlo::SNOWL };

#[test]
fn a_match_is_the_same_with_any_number_of_threads() {
    let five: [&dyn Player; 5] =
        [&Random, &Standard, &Kou2, &HASTY, &MonteCarlo { simulations: 20, ..MonteCarlo::PLAIN }];
    let games = Match { players: &five, games: 250, seed: 3 };
    let one = games.play(1).unwrap();
    assert_eq!(one, games.play(4).unwrap());
    assert_ne!(one, Match { seed: 4, ..games }.play(1).unwrap());
    assert_eq!(one.games(), 250);
    for player in 0..5 {
        assert_eq!((0..5).map(|place| one.times(player, place)).sum::<u32>(), 250);
        assert!((0.0..0.3).contains(&one.standard_error(player)));
    }
    assert_eq!((0..5).map(|player| one.sum(player)).sum::<u32>(), 15 * 250);
    let short = Match { games: 30, ..games }.play(2).unwrap();
    assert!(short.standard_error(0).is_nan(), "one part has no error");
}

#[test]
fn every_play_of_every_player_is_legal() {
    let aims = [Aim::Lower(0), Aim::Raise(0), Aim::OwnThenLower(0), Aim::Ahead(0)];
    let with_aim = aims.map(|aim| MonteCarlo { simulations: 30, ..MonteCarlo::snowl_with(aim) });
    let wise = MonteCarlo { simulations: 30, steps: 30, ..MonteCarlo::YOKOZUNA };
    let plain = MonteCarlo { simulations: 30, ..MonteCarlo::PLAIN };
    let mut all: Vec<&dyn Player> = vec![&Random, &Standard, &Kou2, &HASTY, &wise, &plain];
    all.extend(with_aim.iter().map(|player| player as &dyn Player));
    assert_eq!(all.len(), players(0).len());
    for player in all {
        let points = Match { players: &[player; 5], games: 40, seed: 8 }.play(2).unwrap();
        assert_eq!((points.faults(), points.games()), (0, 40), "{}", player.name());
        assert_eq!(player_named(player.name(), 0).map(|p| p.name()), Some(player.name()));
    }
    assert!(player_named("nobody", 0).is_none());
}

/// A player who plays against the rules passes instead, and it is told.
#[test]
fn illegal_plays_and_gifts_are_counted() {
    struct Cheat;
    impl Player for Cheat {
        fn name(&self) -> &'static str {
            "cheat"
        }
        fn choose(&self, view: &View<'_>, _: &mut PlayerRng) -> Choice {
            let other = view.unseen().iter().next().expect("somebody else holds cards");
            Choice { play: Play::single(other), why: Why::Only }
        }
        fn exchange(&self, offer: &Offer, _: &mut PlayerRng) -> Gift {
            Gift { cards: offer.hand, why: Why::Only }
        }
    }
    let five: [&dyn Player; 5] = [&Cheat, &Random, &Random, &Random, &Random];
    let points = Match { players: &five, games: 20, seed: 1 }.play(1).unwrap();
    assert!(points.faults() > 100, "{}", points.faults());
    assert_eq!(points.times(0, 4), 20);
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

/// A match of four of one player, and one of another as the last.
fn four_and(four: &str, last: &str, games: u32) -> Points {
    let [four, last] = [four, last].map(|name| player_named(name, 0).expect("a player"));
    let five: [&dyn Player; 5] = [&*four, &*four, &*four, &*four, &*last];
    let points = Match { players: &five, games, seed: 1 }.play(2).expect("five players");
    assert_eq!(points.faults(), 0);
    points
}

/// Measured with a public program: 4.245.
#[test]
fn kou2_scores_as_the_public_program_against_the_standard_client() {
    let points = four_and("default", "kou2", 3_000);
    let (mean, error) = (points.mean(4), points.standard_error(4));
    assert!((mean - 4.25).abs() < 0.05 + 2.0 * error && error < 0.05, "{mean} ± {error}");
}

#[test]
fn simulations_beat_the_standard_client() {
    // 4.4 in long matches; a mean of 60 games is off by 0.2.
    let points = four_and("default", "snowl", 60);
    assert!(points.mean(4) > 3.8, "{}", points.mean(4));
}

#[test]
fn a_target_feels_what_another_aims_at() {
    let [lower, raise] = [Aim::Lower(0), Aim::Raise(0)].map(|aim| {
        let last = MonteCarlo { simulations: 200, ..MonteCarlo::snowl_with(aim) };
        let five: [&dyn Player; 5] = [&Standard, &Standard, &Standard, &Standard, &last];
        Match { players: &five, games: 300, seed: 2 }.play(2).unwrap()
    });
    let ahead = |points: &Points| {
        points.mean(0) - (1..4).map(|player| points.mean(player)).sum::<f64>() / 3.0
    };
    // In long matches 0.6 behind and 0.6 ahead of the others; a mean of 300 games is off by 0.1.
    assert!(ahead(&lower) < -0.15 && ahead(&raise) > 0.15, "{} {}", ahead(&lower), ahead(&raise));
    assert!(lower.mean(4) > raise.mean(4) + 0.8, "{} {}", lower.mean(4), raise.mean(4));
}

/// Points of 3,000 games that a document (S2) prints: target, mean of the three others, player.
const PRINTED: [(&str, &str, [f64; 3]); 8] = [
    ("default", "snowl", [7954.0, 7945.0, 13208.0]),
    ("default", "snowl-i", [7392.0, 9007.0, 10584.0]),
    ("default", "snowl-s", [11284.0, 9625.0, 4840.0]),
    ("default", "jsnowl", [7639.0, 8382.0, 12214.0]),
    ("kou2", "snowl", [8930.0, 8925.0, 9292.0]),
    ("kou2", "snowl-i", [8537.0, 10027.0, 6380.0]),
    ("kou2", "snowl-s", [11043.0, 10036.0, 3850.0]),
    ("kou2", "jsnowl", [8684.0, 9434.0, 8012.0]),
];

/// `docs/DAIHINMIN.md` has the figures.
#[test]
#[ignore = "takes ten minutes in release"]
fn points_are_near_those_of_the_document() {
    for (four, last, printed) in PRINTED {
        let points = four_and(four, last, 3_000);
        let others = (1..4).map(|player| points.mean(player)).sum::<f64>() / 3.0;
        let ours = [points.mean(0), others, points.mean(4)];
        for (ours, printed) in ours.into_iter().zip(printed) {
            assert!((ours - printed / 3_000.0).abs() < 0.35, "{four} {last}: {ours} {printed}");
        }
    }
}

#[test]
#[ignore = "takes minutes in release"]
fn snowl_scores_as_the_public_program() {
    let points = four_and("default", "snowl", 3_000);
    assert!((points.mean(4) - 4.40).abs() < 0.04 + points.standard_error(4), "{}", points.mean(4));
    let points = four_and("kou2", "snowl", 3_000);
    assert!(points.mean(4) > 2.94, "{}", points.mean(4));
}

/// The goal is 4.55; 5,000 games gave 4.60 ± 0.01, where snowl has 4.43.
#[test]
#[ignore = "takes minutes in release"]
fn yokozuna_is_ahead_of_snowl() {
    let points = four_and("default", "yokozuna", 3_000);
    assert!(points.mean(4) > 4.55, "{}", points.mean(4));
}
