use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::*;
use crate::progress::NoProgress;
use crate::rating::whole_history::{Bout, Draws, Prior, newton_of};

/// Players of whom each meets so many others in the mean, one in twenty of them from a group apart.
fn played(players: u32, meets: f64) -> (System, Timeline) {
    let mut luck = ChaCha8Rng::seed_from_u64(u64::from(players) + meets.to_bits());
    let mut below = |count: u32| {
        u32::try_from((u64::from(luck.next_u32()) * u64::from(count)) >> 32).expect("below it")
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few")]
    let matches = (f64::from(players) * meets / 2.0) as u32;
    let bouts: Vec<Bout> = (0..matches)
        .map(|_| {
            let a = below(players);
            // Players among the last twentieth meet only each other.
            let (from, count) = if a >= players / 20 * 19 {
                (players / 20 * 19, players - players / 20 * 19)
            } else {
                (0, players / 20 * 19)
            };
            let b = from + below(count);
            Bout {
                players: [a, b],
                won: f64::from(below(3)),
                lost: f64::from(below(2)),
                ..Bout::default()
            }
        })
        .collect();
    let prior = Prior { start: 0.0, drift: 0.0, wins: 0.7, draws: Draws::Half };
    let line = Timeline::new(0.0, players as usize, &bouts);
    let top = NoProgress::whole(newton_of(prior, &line, &bouts, &NoProgress));
    (top.system, line)
}

/// The whole curvature inverted.
fn inverted(system: &System, line: &Timeline) -> Covariance {
    let count = line.slots();
    let mut lower = vec![vec![0.0; count]; count];
    for (slot, own) in system.own.iter().enumerate() {
        lower[slot][slot] = *own;
    }
    for (sides, information) in line.sides.iter().zip(&system.information) {
        let [a, b] = sides.map(|slot| slot as usize);
        lower[a.max(b)][a.min(b)] -= information;
    }
    let curvature = Cholesky::of(lower);
    let columns = (0..count).map(|slot| curvature.inverse_column(slot));
    let (variances, with_level) = columns
        .enumerate()
        .map(|(slot, column)| (column[slot], column.iter().sum::<f64>()))
        .unzip();
    Known { variances, with_level, between: Vec::new() }.with_means_held(line)
}

/// By how much deviations are off from those of the inverse, in the mean of the squares and at most.
fn off(players: u32, meets: f64) -> (f64, f64) {
    let (system, line) = played(players, meets);
    let (found, exact) = (Covariance::of(&system, &line), inverted(&system, &line));
    for (found, exact) in found.with_level.iter().zip(&exact.with_level) {
        assert!((found / exact - 1.0).abs() < 0.01, "{found} {exact}");
    }
    let ratios = found.variances.iter().zip(&exact.variances);
    let off: Vec<f64> = ratios.map(|(found, exact)| ((found / exact).sqrt() - 1.0).abs()).collect();
    let count = f64::from(u32::try_from(off.len()).expect("few"));
    let squares: f64 = off.iter().map(|off| off * off).sum();
    ((squares / count).sqrt(), off.iter().copied().fold(0.0, f64::max))
}

/// Of those who met few, what is left is inverted.
#[test]
fn who_met_few_is_as_uncertain_as_the_inverse_says() {
    for meets in [1.0, 2.0, 3.0] {
        let (mean, most) = off(600, meets);
        assert!(most < 1e-6, "{meets} each: {mean}, at most {most}");
    }
}

#[test]
fn who_met_many_is_about_as_uncertain_as_the_inverse_says() {
    for meets in [5.0, 12.0, 40.0] {
        let (mean, most) = off(600, meets);
        println!("{meets} each: {mean}, at most {most}");
        assert!(mean < 0.05 && most < 0.2, "{meets} each: {mean}, at most {most}");
    }
}
