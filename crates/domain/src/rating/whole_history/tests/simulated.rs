//! Whether the intervals hold what they say, among players whose strengths are known.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::*;

const PLAYERS: u32 = 200;
const DAYS: i32 = 60;

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
}

/// The share of true strengths, each on its player's last day, inside the interval. Strengths begin `apart` points (one
/// deviation) around the start and drift as the prior says; all players have some ten games.
fn held(luck: &mut Luck, prior: Prior, apart: f64) -> [f64; 2] {
    let mut strength: Vec<f64> = (0..PLAYERS).map(|_| apart * luck.normal()).collect();
    let mut last = vec![None; strength.len()];
    let mut bouts = Vec::new();
    for day in 0..DAYS {
        for points in &mut strength {
            *points += prior.drift.sqrt() * luck.normal();
        }
        for _ in 0..17 {
            let a = luck.below(PLAYERS);
            let pair = [a, (a + 1 + luck.below(PLAYERS - 1)) % PLAYERS];
            let [ours, theirs] = pair.map(|player| strength[player as usize]);
            for player in pair {
                last[player as usize] = Some(strength[player as usize]);
            }
            let chance = 1.0 / (1.0 + ((theirs - ours) / POINTS).exp());
            bouts.push(game(day, pair, f64::from(u8::from(luck.even() < chance))));
        }
    }
    let history = fit(prior, last.len(), &bouts);
    let (mut held, mut all) = (0.0, 0.0);
    for (player, strength) in (0..).zip(last) {
        let Some((strength, estimate)) = strength.zip(history.latest(player)) else { continue };
        all += 1.0;
        let within = (strength - estimate.rating).abs() <= 1.959964 * estimate.sd;
        held += f64::from(u8::from(within));
    }
    [held, all]
}

/// About 95 % where strengths lie some 200 points apart, as in most clubs; fewer where they lie so
/// far apart that opponents, of whom the interval thinks they were known, are unknown themselves.
#[test]
fn intervals_hold_what_they_say() {
    let mut luck = Luck(ChaCha8Rng::seed_from_u64(95));
    for (apart, least, most) in [(200.0, 0.94, 0.98), (500.0, 0.80, 0.90)] {
        let prior = Prior { drift: 30.0, ..PLAIN };
        let runs: Vec<[f64; 2]> = (0..10).map(|_| held(&mut luck, prior, apart)).collect();
        let [held, all] = [0, 1].map(|at| runs.iter().map(|run| run[at]).sum::<f64>());
        let share = held / all;
        assert!(all > 1900.0 && (least..most).contains(&share), "{share} of {all}");
    }
}
