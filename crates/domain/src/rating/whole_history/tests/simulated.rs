//! Whether the intervals hold what they say, among players whose strengths are known.

use std::fmt::Write as _;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::*;

/// The opponents of a player, who is one of a row in order of strength.
#[derive(Clone, Copy, Debug)]
enum Meets {
    Anybody,
    /// Those next in strength, so many places up and down.
    Near(u32),
    /// Those of the own half, but for so many games of a hundred. The halves are 400 points apart.
    Half(u32),
}

/// How a population plays.
#[derive(Clone, Copy, Debug)]
struct World {
    name: &'static str,
    players: u32,
    /// One deviation of strengths on the first day, in points.
    apart: f64,
    meets: Meets,
    /// Matches of each; everybody plays about one a day.
    matches: i32,
    first_to: f64,
    /// The variance that strengths gain in a day, in points².
    drift: f64,
    /// So many populations: where players meet but those beside them, one error is that of all.
    sets: u64,
}

const WORLD: World = World {
    name: "",
    players: 200,
    apart: 200.0,
    meets: Meets::Anybody,
    matches: 60,
    first_to: 1.0,
    drift: 0.0,
    sets: 16,
};

/// The knowledge of a population at its end.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    held: f64,
    players: f64,
    squares: f64,
    deviations: f64,
}

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

    fn strengths(&mut self, world: World) -> Vec<f64> {
        let mut all: Vec<f64> = (0..world.players).map(|_| world.apart * self.normal()).collect();
        all.sort_by(f64::total_cmp);
        if let Meets::Half(_) = world.meets {
            for strength in &mut all[world.players as usize / 2..] {
                *strength = world.apart * self.normal() + 400.0;
            }
            for strength in &mut all[..world.players as usize / 2] {
                *strength = world.apart * self.normal();
            }
        }
        all
    }

    fn pair(&mut self, world: World) -> [u32; 2] {
        let players = world.players;
        loop {
            let a = self.below(players);
            let b = match world.meets {
                Meets::Anybody => self.below(players),
                Meets::Near(places) => (a + self.below(2 * places + 1)).wrapping_sub(places),
                Meets::Half(across) => {
                    let other = self.below(100) < across;
                    let half = players / 2;
                    let own = u32::from((a < half) == other);
                    own * half + self.below(half)
                }
            };
            if a != b && b < players {
                return [a, b];
            }
        }
    }
}

/// The strengths on each player's last day beside the interval of a whole history.
fn found(luck: &mut Luck, world: World, prior: Prior) -> Found {
    let mut strength = luck.strengths(world);
    let start = strength.iter().sum::<f64>() / f64::from(world.players);
    let mut last = vec![None; strength.len()];
    let mut bouts = Vec::new();
    for day in 0..world.matches {
        for points in &mut strength {
            *points += world.drift.sqrt() * luck.normal();
        }
        for _ in 0..world.players / 2 {
            let players = luck.pair(world);
            let [ours, theirs] = players.map(|player| strength[player as usize]);
            for player in players {
                last[player as usize] = Some(strength[player as usize]);
            }
            let chance = 1.0 / (1.0 + ((theirs - ours) / POINTS).exp());
            let (mut won, mut lost) = (0.0, 0.0);
            while f64::max(won, lost) < world.first_to {
                let wins = luck.even() < chance;
                won += f64::from(u8::from(wins));
                lost += f64::from(u8::from(!wins));
            }
            bouts.push(Bout { day, players, won, lost, ..Bout::default() });
        }
    }
    // The list's start is where its players are: what a population is away from it, no result can tell.
    let shift = if matches!(world.meets, Meets::Half(_)) { start } else { 0.0 };
    let history = fit(prior, last.len(), &bouts);
    let mut found = Found::default();
    for (player, strength) in (0..).zip(last) {
        let Some((strength, estimate)) = strength.zip(history.latest(player)) else { continue };
        let off = strength - shift - estimate.rating;
        found.players += 1.0;
        found.squares += off * off;
        found.deviations += estimate.sd;
        found.held += f64::from(u8::from(off.abs() <= 1.959964 * estimate.sd));
    }
    found
}

/// Of these, from .120 to .952 were held by intervals that took opponents as known and all players as drawn from around
/// the start.
#[test]
fn intervals_hold_what_they_say() {
    use Meets::{Half, Near};
    let worlds = [
        World { name: "deviation 200", ..WORLD },
        World { name: "within 20 places", meets: Near(20), ..WORLD },
        World { name: "first to 3", first_to: 3.0, ..WORLD },
        World { name: "drift 49 a day", drift: 49.0, ..WORLD },
        World { name: "ten matches each", matches: 10, sets: 64, ..WORLD },
        World { name: "deviation 400", apart: 400.0, ..WORLD },
        World { name: "deviation 400, within 20 places", apart: 400.0, meets: Near(20), ..WORLD },
        World { name: "deviation 400, first to 7", apart: 400.0, first_to: 7.0, ..WORLD },
        World { name: "30 games", matches: 30, ..WORLD },
        World {
            name: "40 players, deviation 500, 6 games",
            players: 40,
            apart: 500.0,
            matches: 6,
            drift: 30.0,
            ..WORLD
        },
        World {
            name: "100 players, deviation 400, within 10 places",
            players: 100,
            apart: 400.0,
            meets: Near(10),
            ..WORLD
        },
        World {
            name: "100 players, deviation 500, within 3 places",
            players: 100,
            apart: 500.0,
            meets: Near(3),
            sets: 64,
            ..WORLD
        },
        World { name: "two halves, 2 % of games across", meets: Half(2), ..WORLD },
        World {
            name: "drift 30 a day, within 6 places",
            players: 100,
            apart: 400.0,
            meets: Near(6),
            drift: 30.0,
            ..WORLD
        },
    ];
    let mut told = String::new();
    let mut off = false;
    for (kind, world) in (1..).zip(worlds) {
        let prior = Prior {
            start: 0.0,
            drift: world.drift,
            against: Against::Opponents,
            draws: Draws::Half,
            ..Prior::STANDARD
        };
        let mut all = Found::default();
        for seed in 0..world.sets {
            let one = found(&mut Luck(ChaCha8Rng::seed_from_u64(1000 * kind + seed)), world, prior);
            all.held += one.held;
            all.players += one.players;
            all.squares += one.squares;
            all.deviations += one.deviations;
        }
        let Found { held, players, squares, deviations } = all;
        let share = held / players;
        writeln!(
            told,
            "{}: held {share:.3}, error {:.0}, mean deviation {:.0}",
            world.name,
            (squares / players).sqrt(),
            deviations / players,
        )
        .expect("a text");
        // From .93 to .97, but for the chance of so many populations.
        off |= !(0.925..=0.975).contains(&share);
    }
    println!("{told}");
    assert!(!off, "{told}");
}
