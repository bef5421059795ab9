//! The strength of each dealt hand against each other one, by playouts with open hands.

use crate::deal::Deal;
use crate::playout::{Ending, Policy, playout_with};
use crate::position::{MOST_SEATS, Position};
use crate::random::{below, seeded};

/// For all pairs of seats, the share of playouts in which one finishes before the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    before: [[u32; MOST_SEATS]; MOST_SEATS],
    seats: usize,
    playouts: u32,
}

impl Shares {
    fn none(seats: usize) -> Self {
        Self { before: [[0; MOST_SEATS]; MOST_SEATS], seats, playouts: 0 }
    }

    fn count(&mut self, ending: &Ending) {
        self.playouts += 1;
        for a in 0..self.seats {
            for b in 0..a {
                let first = ending.place(a) < ending.place(b);
                self.before[a][b] += u32::from(first);
                self.before[b][a] += u32::from(!first);
            }
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The number of playouts.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// The number of playouts in which seat `a` finished before seat `b`.
    pub fn times_before(&self, a: usize, b: usize) -> u32 {
        self.before[a][b]
    }

    /// The probability that seat `a` finishes before seat `b`, with a prior of
    /// Beta(½, ½): never 0 or 1. `p(a, b) + p(b, a)` is exactly 1.
    pub fn p(&self, a: usize, b: usize) -> f64 {
        let estimate = |wins: u32| (f64::from(wins) + 0.5) / (f64::from(self.playouts) + 1.0);
        if a < b { estimate(self.before[a][b]) } else { 1.0 - estimate(self.before[b][a]) }
    }

    /// The standard error of [`p`](Self::p): its variation between seeds.
    pub fn standard_error(&self, a: usize, b: usize) -> f64 {
        let n = f64::from(self.playouts);
        let p = self.p(a, b);
        (n * p * (1.0 - p)).sqrt() / (n + 1.0)
    }
}

/// Plays a deal out `playouts` times with all hands open and counts for each pair which seat finishes first.
///
/// The holder of ♦3 leads. If that card was not dealt, a random seat leads each playout.
pub fn shares(deal: &Deal, playouts: u32, policy: Policy, seed: u64) -> Shares {
    let rng = &mut seeded(seed);
    let seats = deal.hands().len();
    let mut shares = Shares::none(seats);
    #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
    let drawn = |rng: &mut _| deal.leader().unwrap_or_else(|| below(rng, seats as u32) as usize);
    let plays = &mut Vec::new();
    for _ in 0..playouts {
        let leader = drawn(rng);
        shares.count(&playout_with(plays, deal.position(leader), policy, rng));
    }
    shares
}

/// Like [`shares`], from a position within a game.
pub fn shares_from(position: &Position, playouts: u32, policy: Policy, seed: u64) -> Shares {
    let rng = &mut seeded(seed);
    let mut shares = Shares::none(position.seats());
    let plays = &mut Vec::new();
    for _ in 0..playouts {
        shares.count(&playout_with(plays, *position, policy, rng));
    }
    shares
}
