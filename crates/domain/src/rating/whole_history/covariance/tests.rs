use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::*;
use crate::progress::NoProgress;
use crate::rating::whole_history::{Against, Bout, Draws, Prior, newton_of};

const NEVER: Prior =
    Prior { start: 0.0, drift: 0.0, wins: 0.7, against: Against::Start, draws: Draws::Half };
const DAYS: Prior = Prior { drift: 30.0, against: Against::Opponents, ..NEVER };

/// Players of whom each meets so many others in the mean, one in twenty of them from a group apart.
fn played(prior: Prior, players: u32, meets: f64) -> (System, Timeline) {
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
                day: i32::try_from(below(30)).expect("few"),
                won: f64::from(below(3)),
                lost: f64::from(below(2)),
                ..Bout::default()
            }
        })
        .collect();
    let line = Timeline::new(prior, players as usize, &bouts);
    let top = NoProgress::whole(newton_of(prior, &line, &bouts, &NoProgress));
    (top.system, line)
}

/// The whole curvature inverted, with the levels held as firmly as anything: that makes no difference once they are held
/// wholly.
fn inverted(system: &System, line: &Timeline) -> Covariance {
    let count = line.slots();
    let mut lower = vec![vec![0.0; count]; count];
    for (slot, own) in system.own.iter().enumerate() {
        lower[slot][slot] = *own;
    }
    let mut tie = |a: usize, b: usize, firm: f64| lower[a.max(b)][a.min(b)] -= firm;
    for (sides, information) in line.sides.iter().zip(&system.information) {
        let [a, b] = sides.map(|slot| slot as usize);
        tie(a, b, *information);
    }
    let linked = || (0..).zip(&line.links).filter(|(_, link)| link.tie > 0.0);
    for (slot, link) in linked() {
        tie(link.before as usize, slot, link.tie);
    }
    for (slot, link) in linked() {
        lower[slot][slot] += link.tie;
        lower[link.before as usize][link.before as usize] += link.tie;
    }
    let group = |slot: u32| line.links[slot as usize].group;
    for a in &line.firsts {
        for b in line.firsts.iter().filter(|b| *b <= a && group(**b) == group(*a)) {
            lower[*a as usize][*b as usize] += 1.0;
        }
    }
    let curvature = Cholesky::of(lower);
    let columns: Vec<Vec<f64>> = (0..count).map(|slot| curvature.inverse_column(slot)).collect();
    let of_firsts =
        |column: &Vec<f64>| line.firsts.iter().map(|slot| column[*slot as usize]).sum::<f64>();
    let chain = (0..).zip(&line.links).map(|(slot, link)| (link.tie > 0.0).then_some(slot));
    let known = Known {
        variances: columns.iter().enumerate().map(|(slot, column)| column[slot]).collect(),
        with_level: columns.iter().map(of_firsts).collect(),
        between: columns.iter().zip(&line.links).map(|(c, link)| c[link.before as usize]).collect(),
    };
    known.with_means_held(line, &chain.collect::<Vec<_>>())
}

/// By how much deviations are off from those of the inverse, in the mean of the squares and at most.
fn off(prior: Prior, players: u32, meets: f64) -> (f64, f64) {
    let (system, line) = played(prior, players, meets);
    let (found, exact) = (Covariance::of(&system, &line), inverted(&system, &line));
    let mut squares = 0.0;
    let (mut count, mut most) = (0.0, 0.0_f64);
    for slot in 0..line.slots() {
        let off = (found.variances[slot] / exact.variances[slot]).sqrt() - 1.0;
        squares += off * off;
        count += 1.0;
        most = most.max(off.abs());
        let between = (found.with_before[slot] - exact.with_before[slot]) / exact.variances[slot];
        most = most.max(between.abs() / 2.0);
    }
    (f64::sqrt(squares / count), most)
}

/// Of those who met few, what is left is inverted.
#[test]
fn who_met_few_is_as_uncertain_as_the_inverse_says() {
    for (prior, meets) in [(NEVER, 1.0), (NEVER, 2.0), (NEVER, 3.0), (DAYS, 1.0), (DAYS, 2.0)] {
        let (mean, most) = off(prior, 600, meets);
        assert!(most < 1e-4, "{meets} each: {mean}, at most {most}");
    }
}

#[test]
fn who_met_many_is_about_as_uncertain_as_the_inverse_says() {
    let rows = [(NEVER, 600, 5.0), (NEVER, 600, 12.0), (NEVER, 600, 40.0), (DAYS, 100, 20.0)];
    for (prior, players, meets) in rows {
        let (mean, most) = off(prior, players, meets);
        println!("{meets} each: {mean}, at most {most}");
        assert!(mean < 0.05 && most < 0.2, "{meets} each: {mean}, at most {most}");
    }
}
