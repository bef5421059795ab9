use proptest::prelude::*;

use super::*;
use crate::bracket::{GrandFinal, double_elimination, placement, single_elimination};
use crate::odds::{Chances, Places};
use crate::progress::NoProgress;
use crate::slot::Pairing;

fn bracket(
    players: &[PlayerId],
    ties: &[Tie],
    left: &[PlayerId],
    win: impl Fn(MatchNo, [PlayerId; 2]) -> f64,
    simulation: Simulation,
) -> Odds {
    NoProgress::whole(super::bracket(players, ties, left, win, simulation, &NoProgress))
}

fn players(n: u32) -> Vec<PlayerId> {
    (1..=n).map(PlayerId).collect()
}

fn places(n: u32) -> Vec<Option<Slot>> {
    players(n).into_iter().map(Slot::Entrant).map(Some).collect()
}

fn ties(pairings: &[Pairing]) -> Vec<Tie> {
    let tie = |pairing: &Pairing| Tie {
        no: pairing.no,
        slots: pairing.slots.map(Some),
        stakes: pairing.stakes,
        resets: pairing.resets,
        ended: None,
    };
    pairings.iter().map(tie).collect()
}

/// Strength falls with the number: 1 is the best.
fn by_number(_: MatchNo, [a, b]: [PlayerId; 2]) -> f64 {
    f64::from(b.0) / f64::from(a.0 + b.0)
}

fn coin(_: MatchNo, _: [PlayerId; 2]) -> f64 {
    0.5
}

fn line(odds: &Odds, player: u32) -> &[f64] {
    let found = odds.players.iter().find(|chances| chances.player.0 == player);
    &found.expect("a player").probabilities
}

#[track_caller]
fn assert_near(seen: &[f64], wanted: &[f64], tolerance: f64) {
    assert_eq!(seen.len(), wanted.len());
    for (a, b) in seen.iter().zip(wanted) {
        assert!((a - b).abs() <= tolerance, "{seen:?} is not {wanted:?}");
    }
}

/// Every player takes one place, and each place is taken by as many as it is for.
#[track_caller]
fn assert_adds_up(odds: &Odds, tolerance: f64) {
    for Chances { player, probabilities } in &odds.players {
        let sum: f64 = probabilities.iter().sum();
        assert!((sum - 1.0).abs() < tolerance, "{player:?}: {probabilities:?}");
    }
    for (column, at) in odds.places.iter().enumerate() {
        let sum: f64 = odds.players.iter().map(|one| one.probabilities[column]).sum();
        assert!((sum - f64::from(at.last + 1 - at.first)).abs() < tolerance, "{at:?}: {sum}");
    }
}

/// By hand: 1 meets 4, 2 meets 3; with a = 4/5 and b = 3/5, 1 wins the final with
/// a·(b·2/3 + (1−b)·3/4).
#[test]
fn four_players_by_hand() {
    let draw = ties(&single_elimination(&places(4), false));
    let odds = bracket(&players(4), &draw, &[], by_number, Simulation::STANDARD);
    assert_eq!(odds.method, Method::Exact);
    let three = [(1, 1), (2, 2), (3, 4)].map(|(first, last)| Places { first, last });
    assert_eq!(odds.places, three);
    let first = 0.8 * (0.6 * 2.0 / 3.0 + 0.4 * 0.75);
    assert_near(line(&odds, 1), &[first, 0.8 - first, 0.2], 1e-12);
    assert_adds_up(&odds, 1e-9);
}

#[test]
fn among_equals_every_place_is_as_likely_as_it_is_wide() {
    for (third, columns) in
        [(false, vec![1.0, 1.0, 2.0, 4.0]), (true, vec![1.0, 1.0, 1.0, 1.0, 4.0])]
    {
        let draw = ties(&single_elimination(&places(8), third));
        let odds = bracket(&players(8), &draw, &[], coin, Simulation::STANDARD);
        let wanted: Vec<f64> = columns.iter().map(|wide| wide / 8.0).collect();
        for player in 1..=8 {
            assert_near(line(&odds, player), &wanted, 1e-12);
        }
    }
}

/// By hand: in a double elimination of four equals each wins with ¼, whichever way it ends.
#[test]
fn double_eliminations_are_gone_through_or_played_out() {
    for grand_final in [GrandFinal::Simple, GrandFinal::Reset] {
        for n in [4, 8] {
            let draw = ties(&double_elimination(&places(n), grand_final));
            let odds = bracket(&players(n), &draw, &[], coin, Simulation::STANDARD);
            assert!(odds.is_exact(), "{} matches", draw.len());
            assert_adds_up(&odds, 1e-9);
            for player in 1..=n {
                assert!((line(&odds, player)[0] - 1.0 / f64::from(n)).abs() < 1e-12);
            }
        }
        let draw = ties(&double_elimination(&places(16), grand_final));
        let odds = bracket(&players(16), &draw, &[], coin, Simulation { seed: 3, runs: 5000 });
        assert!(!odds.is_exact());
        assert_adds_up(&odds, 1e-9);
        let off = |player| (line(&odds, player)[0] - 1.0 / 16.0).abs();
        let most = 4.0 * odds.standard_error(1.0 / 16.0);
        assert!((1..=16).all(|player| off(player) < most));
    }
}

/// The unbeaten player must be beaten twice: with a chance of p in each match, 1 − (1−p)².
#[test]
fn a_grand_final_with_a_reset_is_worth_two_chances() {
    let mut draw = ties(&double_elimination(&places(2), GrandFinal::Reset));
    let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
    // 1 beats 2 with 2/3; the winner of the first match needs one of the next two.
    let p = 2.0_f64 / 3.0;
    let first = p * (1.0 - (1.0 - p).powi(2)) + (1.0 - p) * p.powi(2);
    assert_near(line(&odds, 1), &[first, 1.0 - first], 1e-12);
    draw[0].ended = Some(Ended::Won(Side::A));
    draw[1].ended = Some(Ended::Won(Side::B));
    let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
    assert_near(line(&odds, 1), &[p, 1.0 - p], 1e-12);
    draw[1].ended = Some(Ended::Won(Side::A));
    let odds = bracket(&players(2), &draw, &[], by_number, Simulation::STANDARD);
    assert_near(line(&odds, 1), &[1.0, 0.0], 1e-12);
}

#[test]
fn results_are_certain_and_whoever_has_left_loses_what_is_left() {
    let mut draw = ties(&single_elimination(&places(4), true));
    draw[0].ended = Some(Ended::Won(Side::B));
    let odds = bracket(&players(4), &draw, &[PlayerId(2)], by_number, Simulation::STANDARD);
    // 4 has beaten 1; 2 has left, so 3 is in the final and 1 is third.
    assert_near(line(&odds, 1), &[0.0, 0.0, 1.0, 0.0], 1e-12);
    assert_near(line(&odds, 2), &[0.0, 0.0, 0.0, 1.0], 1e-12);
    assert_near(line(&odds, 3), &[4.0 / 7.0, 3.0 / 7.0, 0.0, 0.0], 1e-12);
    draw[1].ended = Some(Ended::LostByBoth);
    let odds = bracket(&players(4), &draw, &[], by_number, Simulation::STANDARD);
    // Neither 2 nor 3 is in the final: 1, third without an opponent, moves up.
    let three = [(1, 1), (2, 2), (3, 4)].map(|(first, last)| Places { first, last });
    assert_eq!(odds.places, three);
    assert_near(line(&odds, 4), &[1.0, 0.0, 0.0], 1e-12);
    assert_near(line(&odds, 1), &[0.0, 1.0, 0.0], 1e-12);
    assert_near(line(&odds, 2), &[0.0, 0.0, 1.0], 1e-12);
}

#[test]
fn odds_of_nothing_are_nothing() {
    let odds = bracket(&[], &[], &[], coin, Simulation::STANDARD);
    assert_eq!((odds.players, odds.places), (vec![], vec![]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn single_eliminations_of_any_size_are_exact(n in 2_u32..40, kind in 0..3) {
        let pairings = match kind {
            0 => single_elimination(&places(n), false),
            1 => single_elimination(&places(n), true),
            _ => placement(&places(n)),
        };
        let odds = bracket(&players(n), &ties(&pairings), &[], by_number, Simulation::STANDARD);
        prop_assert!(odds.is_exact());
        assert_adds_up(&odds, 1e-9);
    }

    /// Where both can be done, they agree.
    #[test]
    fn working_out_goes_the_same_way_as_going_through(n in 2_u32..10, kind in 0..2) {
        let pairings = if kind == 0 { placement(&places(n)) } else { single_elimination(&places(n), true) };
        let draw = ties(&pairings);
        let all = players(n);
        let graph = Graph::new(&all, &draw, &[]);
        let win = |at: usize, [a, b]: [usize; 2]| by_number(graph.nodes[at].no, [all[a], all[b]]);
        let gathered = |work: &dyn Fn(&mut Ways<'_, _>)| {
            let mut ways = Ways::new(&graph, win);
            work(&mut ways);
            ways.gathered.chances(&all, 1.0)
        };
        let worked_out = gathered(&|ways| NoProgress::whole(ways.propagate(&NoProgress)));
        let gone_through = gathered(&|ways| ways.each());
        for (one, other) in worked_out.iter().zip(&gone_through) {
            for (p, q) in one.probabilities.iter().zip(&other.probabilities) {
                prop_assert!((p - q).abs() < 1e-9);
            }
        }
    }
}
