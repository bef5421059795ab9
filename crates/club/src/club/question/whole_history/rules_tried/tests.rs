//! Whether the advice is right about clubs that the model made itself.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::*;
use crate::domain::rating::whole_history::Prior;

const PLAYERS: u32 = 40;
const DAYS: i32 = 365;

struct Luck(ChaCha8Rng);

impl Luck {
    fn even(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 2_f64.powi(32)
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.0.next_u32() % bound
    }

    /// The sum of twelve even numbers less six, which is all but normal.
    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.even()).sum::<f64>() - 6.0
    }

    /// A strength as the prior of half a win and half a loss has it, in points.
    fn strength(&mut self) -> f64 {
        let share = (std::f64::consts::FRAC_PI_2 * self.even()).sin().powi(2);
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// A year of single games between any two, whose strengths gain this variance in a day.
fn club(seed: u64, drift: f64, history: HistoryRules, days: i32) -> Meetings {
    let mut luck = Luck(ChaCha8Rng::seed_from_u64(seed));
    let mut strengths: Vec<f64> = (0..PLAYERS).map(|_| luck.strength()).collect();
    let mut bouts = Vec::new();
    for day in 0..DAYS {
        for strength in &mut strengths {
            *strength += drift.sqrt() * luck.normal();
        }
        for _ in 0..3 {
            let a = luck.below(PLAYERS);
            let players = [a, (a + 1 + luck.below(PLAYERS - 1)) % PLAYERS];
            let [ours, theirs] = players.map(|player| strengths[player as usize]);
            let chance = 1.0 / (1.0 + 10_f64.powf((theirs - ours) / 400.0));
            let won = f64::from(u8::from(luck.even() < chance));
            bouts.push(Bout {
                day: day.min(days),
                players,
                won,
                lost: 1.0 - won,
                ..Bout::default()
            });
        }
    }
    let count = usize::try_from(PLAYERS).expect("few");
    let ends = (1..=bouts.len()).collect();
    let (ratings, given) = (vec![1500.0; count], vec![0.0; count]);
    Meetings { start: Prior::STANDARD.start, history, players: count, bouts, ends, ratings, given }
}

fn tried(met: &Meetings) -> RulesTried {
    met.try_rules(&NoProgress).expect("not stopped")
}

/// A true w² of 7 is left alone; before, 0 to 120 were advised.
#[test]
fn the_true_rules_are_kept() {
    let advised: Vec<FitAdvice> = (0..12)
        .map(|seed| tried(&club(seed, 7.0, HistoryRules::STANDARD, DAYS)))
        .filter_map(|found| found.advice())
        .filter(|advice| matches!(advice, FitAdvice::Change { .. }))
        .collect();
    assert!(advised.len() <= 1, "{advised:?}");
}

#[test]
fn rules_that_are_far_off_are_changed() {
    let rules = HistoryRules { w2: 0.0, ..HistoryRules::STANDARD };
    let found = tried(&club(1, 600.0, rules, DAYS));
    let Some(FitAdvice::Change { best, at_an_end }) = found.advice() else {
        panic!("{:?}", found.advice());
    };
    assert!(best.rules.w2 >= 120.0, "{best:?}");
    assert_eq!(at_an_end, best.rules.w2 > 299.0 || best.rules.wins < 0.2, "{best:?}");
}

/// All games on one day say nothing about what happens between days.
#[test]
fn one_day_says_nothing_about_time() {
    let found = tried(&club(3, 0.0, HistoryRules::STANDARD, 0));
    let by_w2 = found.all.iter().filter(|one| one.rules.wins.total_cmp(&0.5).is_eq());
    assert!(by_w2.clone().count() == 9 && by_w2.clone().all(|one| !one.differs()), "{found:?}");
    if let Some(FitAdvice::Change { best, .. }) = found.advice() {
        assert_eq!(best.rules.w2.to_bits(), 7.0_f64.to_bits(), "{best:?}");
    }
}

#[test]
fn equal_rules_and_no_results_advise_nothing() {
    let none = RulesTried { own: HistoryRules::STANDARD, all: Vec::new() };
    assert_eq!(none.advice(), None);
    let equal = TriedRules {
        rules: HistoryRules { w2: 0.0, ..HistoryRules::STANDARD },
        compared: Compared { matches: 900, games: 900.0, log_loss: 0.5, other: 0.5, error: 0.0 },
    };
    let all = RulesTried { all: vec![equal; 2], ..none };
    assert_eq!(all.advice(), Some(FitAdvice::AllEqual));
    // A sure gain of which too few matches are known is none.
    let few = Compared { matches: 29, log_loss: 0.4, ..equal.compared };
    let few = TriedRules { compared: few, ..equal };
    let found = RulesTried { all: vec![few], ..all.clone() };
    assert_eq!(found.advice(), Some(FitAdvice::TooFew(29)));
    let many = TriedRules { compared: Compared { matches: 30, ..few.compared }, ..few };
    let found = RulesTried { all: vec![many], ..all.clone() };
    assert_eq!(found.advice(), Some(FitAdvice::Change { best: many, at_an_end: true }));
    let unsure = TriedRules { compared: Compared { error: 0.05, ..many.compared }, ..many };
    let found = RulesTried { all: vec![unsure], ..all };
    assert_eq!(found.advice(), Some(FitAdvice::Unsure(unsure)));
}
