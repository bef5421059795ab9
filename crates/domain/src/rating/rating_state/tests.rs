use proptest::prelude::*;

use super::*;
use crate::game::{Game, HandTable, parse};
use crate::rating::replay::tests::{beginning, played, table};
use crate::rating::{Adjustment, Change, Damping, GamesOfTwo, KStep, rate, replay};
use crate::score::{Score, Side};

fn assert_close(actual: f64, wanted: f64, tolerance: f64) {
    assert!((actual - wanted).abs() <= tolerance, "{actual} is not {wanted}");
}

fn by(unit: Unit) -> Scale {
    Scale { unit, ..Scale::STANDARD }
}

/// FIDE (2024): 40 for the first 30 games, 20 below 2400, 10 after ever reaching it.
fn fide() -> Scale {
    let first = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
    let usual = KStep { games_below: None, rating_below: Some(2400.0), before: None, k: 20.0 };
    Scale { k: 10.0, k_steps: vec![first, usual], k_sticky: true, ..Scale::STANDARD }
}

/// RATINGS 4.3, the tournament of the Wikipedia article, both paths.
#[test]
fn five_games_as_one_event_and_one_after_the_other() {
    let drawn = Score { draws: 1, ..Score::default() };
    let scores = [Score::new(0, 1), drawn, Score::new(1, 0), Score::new(1, 0), Score::new(0, 1)];
    let mut matches = beginning(&[1613.0, 1609.0, 1477.0, 1388.0, 1586.0, 1720.0]);
    matches.extend((1..).zip(scores).map(|(other, score)| Played::duel([0, other], score)));
    for (unit, wanted) in
        [(Unit::Event, 1601.269877), (Unit::Match, 1603.191184), (Unit::Game, 1603.191184)]
    {
        assert_close(rate(&by(unit), 6, &matches)[0], wanted, 5e-7);
    }
}

/// Each event is its own batch, also where two overlap.
#[test]
fn an_event_is_rated_from_what_a_player_came_with() {
    let duel = |players, event| Played::Duel { players, totals: Score::new(1, 0).into(), event };
    let order = [([0, 1], 1), ([0, 2], 2), ([0, 1], 1), ([0, 2], 2), ([0, 1], 3)];
    let matches = order.map(|(players, event)| duel(players, event));
    let replay = replay(&by(Unit::Event), 3, &matches);
    let own: Vec<f64> = replay.steps.iter().step_by(2).map(|step| step.after).collect();
    // Event 1 is played at 1500 against 1500, event 2 entered with 1516.
    assert_close(own[0], 1516.0, 1e-9);
    assert_close(own[2] - own[1], 16.0, 1e-9);
    assert_close(own[3] - own[2], own[1] - own[0], 1e-9);
    assert!(own[1] - own[0] < 16.0 && own[4] - own[3] < own[1] - own[0]);
}

#[test]
fn k_by_games_and_rating() {
    let scale = fide();
    for (games, rating, k) in
        [(0, 1500.0, 40.0), (29, 2450.0, 40.0), (30, 2399.9, 20.0), (30, 2400.0, 10.0)]
    {
        assert_eq!(scale.k_at(games, rating, None).to_bits(), f64::to_bits(k));
    }
    let set = |rating| {
        let change = Change::To(rating);
        Played::Adjustment(Box::new(Adjustment { players: vec![0], change }))
    };
    let matches = [
        Played::duel([0, 1], Score::new(15, 14)),
        Played::duel([0, 2], Score::new(0, 1)),
        Played::duel([0, 1], Score::new(1, 0)),
        set(2400.0),
        Played::duel([0, 3], Score::new(1, 0)),
        set(2300.0),
        Played::duel([0, 3], Score::new(1, 0)),
    ];
    let ks = |scale: &Scale| -> Vec<f64> {
        let replay = replay(scale, 4, &matches);
        replay.grounds.iter().map(|ground| ground.k).collect()
    };
    let wanted = [40.0, 40.0, 40.0, 40.0, 20.0, 40.0, 0.0, 10.0, 40.0, 0.0, 10.0, 40.0];
    assert_eq!(ks(&scale), wanted, "once at 10 for ever");
    let again = Scale { k_sticky: false, ..scale };
    assert_eq!(ks(&again)[10..], [20.0, 40.0], "or as long as the rating is there");
}

#[test]
fn drawn_games_may_be_left_out() {
    let left_out = Scale { draws: Draws::LeftOut, ..Scale::STANDARD };
    let start = beginning(&[1640.0, 1500.0]);
    let after = |scale: &Scale, score| {
        let matches = [&start[..], &[Played::duel([0, 1], score)]].concat();
        rate(scale, 2, &matches)
    };
    let drawn = Score { draws: 4, ..Score::new(7, 5) };
    assert_eq!(after(&left_out, drawn), after(&Scale::STANDARD, Score::new(7, 5)));
    assert_ne!(after(&left_out, drawn), after(&Scale::STANDARD, drawn));
    let all_drawn = Score { draws: 3, ..Score::default() };
    for unit in [Unit::Match, Unit::Game, Unit::Event] {
        let scale = Scale { unit, ..left_out.clone() };
        assert_eq!(after(&scale, all_drawn), [1640.0, 1500.0]);
    }
    let level = [("1=2 3", HandTable::default())];
    let ratings = rate(&left_out, 3, &[table(3, &level)]);
    // Both beat the third, one of two opponents: half of ½ · 32; what they drew is no game.
    for (rating, wanted) in ratings.into_iter().zip([1508.0, 1508.0, 1484.0]) {
        assert_close(rating, wanted, 1e-9);
    }
}

/// RATINGS 5.1: how much of the gap between ratings and result one match closes, and what that
/// makes of 20 games between equals that end 14-6: a gap of 256 where the score implies 147.
#[test]
fn long_matches_overshoot_unless_damped() {
    for (games, wanted) in
        [(1, 0.092), (5, 0.461), (10, 0.921), (11, 1.013), (20, 1.84), (22, 2.03)]
    {
        // A player a little ahead who scores even loses that much of the lead.
        let lead = 1e-3;
        let mut matches = beginning(&[1500.0 + lead, 1500.0]);
        matches.push(Played::duel([0, 1], Score { draws: games, ..Score::default() }));
        let ratings = rate(&Scale::STANDARD, 2, &matches);
        let closed = 1.0 - (ratings[0] - ratings[1]) / lead;
        assert_close(closed, wanted, 6e-3);
    }
    let gap = |scale: &Scale| {
        let ratings = rate(scale, 2, &[Played::duel([0, 1], Score::new(14, 6))]);
        ratings[0] - ratings[1]
    };
    let implied = crate::rating::difference(0.7);
    assert_close(gap(&Scale::STANDARD), 256.0, 1e-9);
    let damped = |damping| Scale { damping: Some(damping), ..Scale::STANDARD };
    assert_close(gap(&damped(Damping::Cap(10.0))), 128.0, 1e-9);
    assert_close(gap(&damped(Damping::Root(5.0))), 128.0, 1e-9);
    assert_close(gap(&damped(Damping::Cap(20.0))), 256.0, 1e-9);
    let by_game = gap(&by(Unit::Game));
    assert!((100.0..implied).contains(&by_game), "{by_game}: never beyond the result");
}

/// o!TR: a match counts as the root of its games.
#[test]
fn a_root_of_games() {
    let scale = Scale { damping: Some(Damping::Root(1.0)), ..Scale::STANDARD };
    for (games, gain) in [(1, 16.0), (4, 32.0), (16, 64.0)] {
        let ratings = rate(&scale, 2, &[Played::duel([0, 1], Score::new(games, 0))]);
        assert_close(ratings[0], 1500.0 + gain, 1e-9);
    }
}

/// Where an event is rated at once, its games are damped together, however they are cut into matches.
#[test]
fn an_event_is_damped_by_its_games() {
    let scale = Scale { damping: Some(Damping::Cap(4.0)), ..by(Unit::Event) };
    let one = rate(&scale, 2, &[Played::duel([0, 1], Score::new(8, 0))]);
    let four = rate(&scale, 2, &vec![Played::duel([0, 1], Score::new(2, 0)); 4]);
    assert_close(one[0], 1564.0, 1e-9);
    assert_close(four[0], 1564.0, 1e-9);
}

#[test]
fn whoever_moves_first_is_expected_to_score_more() {
    let scale = Scale { first_move: Some(0.55), ..Scale::STANDARD };
    let after = |first, hand: Option<f64>| {
        let hand = hand.map(|p| p.try_into().unwrap());
        let game = Game { winner: Some(Side::A), hand, first };
        let two = GamesOfTwo { players: [0, 1], games: vec![game], event: 0 };
        rate(&scale, 2, &[Played::Games(Box::new(two))])[0]
    };
    assert_close(after(Some(Side::A), None), 1500.0 + 32.0 * 0.45, 1e-9);
    assert_close(after(Some(Side::B), None), 1500.0 + 32.0 * 0.55, 1e-9);
    assert_close(after(None, None), 1516.0, 1e-9);
    // A deal that makes up for it.
    assert_close(after(Some(Side::A), Some(0.45)), 1516.0, 1e-9);
}

/// Games known one by one are rated in their order, totals by their mean, which has none.
#[test]
fn games_of_a_match_one_after_the_other() {
    let one_by_one = |words: &str| {
        let two = GamesOfTwo { players: [0, 1], games: parse(words).unwrap(), event: 0 };
        rate(&by(Unit::Game), 2, &[Played::Games(Box::new(two))])[0]
    };
    assert_close(one_by_one("w"), 1516.0, 1e-9);
    // 1516 against 1484 expects 0.545922.
    assert_close(one_by_one("w l"), 1516.0 - 32.0 * 0.545922, 5e-5);
    assert_close(one_by_one("l w"), 3000.0 - one_by_one("w l"), 1e-9);
    let level = rate(&by(Unit::Game), 2, &[Played::duel([0, 1], Score::new(1, 1))]);
    assert_eq!(level, [1500.0, 1500.0]);
    // At a table too: two games are two steps.
    let game = |order| (order, HandTable::default());
    let together = rate(&by(Unit::Game), 3, &[table(3, &[game("1 2 3"), game("2 3 1")])]);
    let apart =
        rate(&by(Unit::Match), 3, &[table(3, &[game("1 2 3")]), table(3, &[game("2 3 1")])]);
    assert_eq!(together, apart);
}

fn scales() -> impl Strategy<Value = Scale> {
    let units = prop_oneof![Just(Unit::Match), Just(Unit::Game), Just(Unit::Event)];
    let draws = prop_oneof![Just(Draws::Half), Just(Draws::LeftOut)];
    let damping = proptest::option::of(prop_oneof![
        (1.0..20.0).prop_map(Damping::Cap),
        (1.0..20.0).prop_map(Damping::Root)
    ]);
    (units, draws, damping, any::<bool>(), proptest::option::of(0.1..0.9_f64)).prop_map(
        |(unit, draws, damping, steps, first_move)| {
            let step =
                KStep { games_below: Some(9), rating_below: Some(1600.0), before: None, k: 48.0 };
            let k_steps = if steps { vec![step] } else { Vec::new() };
            Scale { k_steps, unit, draws, damping, first_move, ..Scale::STANDARD }
        },
    )
}

proptest! {
    #[test]
    fn every_step_says_what_it_rests_on(
        scale in scales(), matches in proptest::collection::vec(played(6), 0..30)
    ) {
        let replay = replay(&scale, 6, &matches);
        prop_assert!(replay.ratings.iter().all(|rating| rating.is_finite()));
        if scale.is_plain() {
            return Ok(());
        }
        prop_assert_eq!(replay.steps.len(), replay.grounds.len());
        let mut pairs = replay.steps.iter().zip(&replay.grounds);
        for played in &matches {
            for _ in played.players() {
                let (step, ground) = pairs.next().unwrap();
                if ground.k > 0.0 {
                    let gain = ground.k * (ground.score - ground.expected);
                    prop_assert!((step.after - step.before - gain).abs() < 1e-8);
                    prop_assert!(ground.score <= f64::from(ground.games) + 1e-9);
                } else {
                    prop_assert!(matches!(played, Played::Adjustment(_)));
                }
            }
        }
    }

    /// With one K for all, no rule makes or loses points.
    #[test]
    fn points_are_conserved_by_every_unit(
        unit in prop_oneof![Just(Unit::Match), Just(Unit::Game), Just(Unit::Event)],
        mut matches in proptest::collection::vec(played(6), 0..30)
    ) {
        matches.retain(|one| !matches!(one, Played::Adjustment(_)));
        let ratings = rate(&Scale { draws: Draws::LeftOut, ..by(unit) }, 6, &matches);
        prop_assert!((ratings.iter().sum::<f64>() - 9000.0).abs() < 1e-8);
    }
}
