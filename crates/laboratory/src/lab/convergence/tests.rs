use rayon::ThreadPoolBuilder;

use super::*;
use crate::domain::length::Length;
use crate::domain::progress::NoProgress;
use crate::domain::rating::{Totals, ln};

fn played(plan: &Convergence) -> Vec<Outcome> {
    NoProgress::whole(plan.play(&NoProgress))
}

/// As RATINGS 5.2 measured: 300 players with deviation 250, single games of any two.
fn validation(games: u32) -> Convergence {
    Convergence {
        players: 300,
        deviation: 250.0,
        sets: 4,
        games,
        schedules: vec![Schedule::Random],
        scales: [16.0, 32.0, 64.0].map(|k| Scale { k, ..Scale::STANDARD }).to_vec(),
        ..Convergence::default()
    }
}

/// How much worse than from true strengths games are foretold; that depends less than the log-loss itself on who was
/// drawn.
fn excess(outcomes: &[Outcome]) -> Vec<f64> {
    outcomes.iter().filter_map(|one| Some(one.log_loss? - one.oracle?)).collect()
}

/// RATINGS 5.2, measured over one population: with 200 games a player K = 32 is best, 0.4829 against an oracle's 0.4637;
/// with 40 games K = 64, 0.5182 against 0.4606, where K = 32 has 0.5395. Another population moves the excess by some
/// thousandths. A simulation in Python, without any code of ours, gives 0.0192, 0.0564 and 0.0766 above the oracle.
#[test]
fn the_best_k_is_that_of_the_validation() {
    let many = played(&validation(200));
    assert!(Recommended::of(&many).iter().all(|one| one.k.to_string() == "32"), "{many:?}");
    assert!((excess(&many)[1] - 0.0192).abs() < 0.004, "{:?}", excess(&many));
    let few = played(&validation(40));
    assert!(Recommended::of(&few).iter().all(|one| one.k.to_string() == "64"), "{few:?}");
    assert!((excess(&few)[2] - 0.0576).abs() < 0.006, "{:?}", excess(&few));
    assert!((excess(&few)[1] - 0.0789).abs() < 0.006, "{:?}", excess(&few));
}

/// S4 asks whether the initial value matters: nothing but the level, which a wrong start leaves wrong for ever.
#[test]
fn a_start_moves_the_level_and_nothing_else() {
    let scales = [0.0, 100.0].map(|off| Scale { start: MEAN + off, ..Scale::STANDARD });
    let plan = Convergence {
        scales: scales.to_vec(),
        schedules: vec![Schedule::Random],
        sets: 4,
        ..Convergence::default()
    };
    let [usual, high] = played(&plan).try_into().expect("two");
    let gap = |of: fn(&Outcome) -> Option<f64>| of(&high).expect("one") - of(&usual).expect("one");
    assert!(gap(|one| one.log_loss).abs() < 1e-9);
    assert!(gap(|one| one.rank_correlation).abs() < 1e-9);
    assert!((gap(|one| one.drift) - 100.0).abs() < 1e-6);
}

/// RATINGS 5.4: with 5 games or fewer half of the placements above a veteran come about, a fifth to a quarter of them
/// wrongly, under settings of their own; the default ones give somewhat fewer.
#[test]
fn few_games_stand_above_veterans() {
    let plan = Convergence {
        players: 300,
        bounds: Bounds { few: 5, veteran: 30 },
        schedules: vec![Schedule::Uneven],
        scales: vec![Scale::STANDARD],
        sets: 4,
        ..Convergence::default()
    };
    let found = &played(&plan)[0];
    let (above, wrong) = (found.above.expect("pairs"), found.wrong.expect("pairs"));
    assert!((0.40..0.60).contains(&above), "{above}");
    assert!((0.13..0.32).contains(&wrong), "{wrong}");
}

#[test]
fn any_number_of_threads_gives_the_same_to_the_bit() {
    let plan = Convergence { sets: 2, ..Convergence::default() };
    let [one, two] = [1, 2].map(|threads| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| played(&plan))
    });
    assert_eq!(one, two);
    assert_eq!(one.len(), 4 * 14);
}

/// Two matches of a club: the same pair, first to 2, then one of three games.
#[test]
fn the_past_of_a_club_is_played_again() {
    let totals = |a, b| Totals { a, b, draws: 0 };
    let bout = |length, totals| Bout { players: [0, 1], length, event: 1, totals };
    let past = vec![bout(Length::FirstTo(2), totals(2, 0)), bout(Length::Games(3), totals(2, 1))];
    let plan = Convergence {
        schedules: vec![Schedule::Club],
        scales: vec![Scale::STANDARD],
        sets: 3,
        past,
        ..Convergence::default()
    };
    let found = &played(&plan)[0];
    // By hand: 2 games at 0.5, then the first stands at 1532 and 1468: E(64) = 0.591089.
    let wanted = -(2.0 * ln(0.5) + 2.0 * ln(0.591_089) + ln(0.408_911)) / 5.0;
    assert!((found.own_log_loss.expect("results") - wanted).abs() < 1e-5, "{found:?}");
    assert_eq!(found.schedule, Schedule::Club);
}

/// Five matches of a club tell no K where even the best foretells them worse than a coin.
#[test]
fn a_k_that_foretells_worse_than_a_coin_is_not_told() {
    let words = crate::words::own(crate::words::Language::English.words()).experiment;
    let found = |loss| Recommended {
        schedule: Schedule::Club,
        k: 32.0,
        log_loss: 0.6,
        oracle: 0.5,
        alike: [32.0, 32.0],
        error: 50.0,
        own: Some((16.0, loss)),
    };
    let better = words.recommended(&found(0.65));
    assert!(better.contains("best with K = 16 (log-loss 0.6500)"), "{better}");
    let worse = words.recommended(&found(0.71));
    assert!(worse.contains("No K predicts the club's own results better than a coin"), "{worse}");
    assert!(!worse.contains("K = 16"), "{worse}");
}
