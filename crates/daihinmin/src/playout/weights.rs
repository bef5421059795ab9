//! The value of a hand as a sum of weights: one for each group by rank and size, one for each run, one for the joker.

use std::fmt::Write as _;

use crate::bits::{ONES, counts};
use crate::cards::Cards;

/// The number of weights for an order of ranks: 9 runs of five, 10 of four, 11 of three, 13 × 4 groups, the joker.
pub(super) const FEATURES: usize = 83;

/// The first feature of runs of five, four and three, of groups, and of the joker.
const RUNS: [usize; 3] = [0, 9, 19];
const GROUPS: usize = 30;
const JOKER: usize = 82;

/// Weights by order of ranks (that of a revolution second) and by feature.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Weights(pub(super) [[f32; FEATURES]; 2]);

/// The feature of all cards of a rank, from one to four.
pub(super) fn group_feature(column: u8, size: u32) -> usize {
    GROUPS + 4 * usize::from(column) + size as usize - 5
}

/// The columns of one suit, that of the 3 lowest.
pub(super) fn suit_mask(cards: u64, suit: u8) -> usize {
    let spread = (cards >> (4 + suit)) & ONES & ((1 << 52) - 1);
    let pairs = (spread | spread >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    ((eights | eights >> 24) & 0x1fff) as usize
}

/// Calls `add` with each feature of a hand.
pub(super) fn each_feature(hand: Cards, mut add: impl FnMut(usize)) {
    let natural = (hand - Cards::JOKER).bits();
    let sizes = counts(natural);
    for column in 1..=13 {
        match (sizes >> (4 * column) & 0xf) as u32 {
            0 => {}
            size => add(group_feature(column, size)),
        }
    }
    for suit in 0..4 {
        each_run(suit_mask(natural, suit), &mut add);
    }
    if hand != Cards::from_bits(natural) {
        add(JOKER);
    }
}

fn each_run(mask: usize, mut add: impl FnMut(usize)) {
    let threes = mask & mask >> 1 & mask >> 2;
    let fours = threes & mask >> 3;
    for (starts, first) in [(fours & mask >> 4, RUNS[0]), (fours, RUNS[1]), (threes, RUNS[2])] {
        (0..13).filter(|at| starts >> at & 1 == 1).for_each(|at| add(first + at));
    }
}

impl Weights {
    pub(super) const ZERO: Self = Self([[0.0; FEATURES]; 2]);

    /// Reads the format of [`write`](Self::write); none if weights are missing.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut weights = Self::ZERO;
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for feature in 0..FEATURES {
            let mut fields = lines.next()?.split_whitespace().skip(1);
            for order in &mut weights.0 {
                order[feature] = fields.next()?.parse().ok()?;
            }
        }
        Some(weights)
    }

    /// A line for each feature: its name, its weight, and its weight under a revolution.
    pub(super) fn write(&self) -> String {
        let mut text = String::from("# feature, weight, weight under a revolution\n");
        for feature in 0..FEATURES {
            let name = match feature {
                0..9 => format!("run5-{}", feature + 1),
                9..19 => format!("run4-{}", feature - 8),
                19..30 => format!("run3-{}", feature - 18),
                JOKER => "joker".to_owned(),
                _ => format!("group{}-{}", (feature - GROUPS) % 4 + 1, (feature - GROUPS) / 4 + 1),
            };
            let [normal, turned] = [0, 1].map(|order: usize| self.0[order][feature]);
            writeln!(text, "{name} {normal:.4} {turned:.4}").expect("a string takes all");
        }
        text
    }
}

/// The effects of plays on the exponential of the hand's value, as factors, by order of ranks.
pub(super) struct Factors {
    /// The factor of taking a number of cards of a rank, by 8 × column + size and cards taken.
    pub(super) group: [[[f32; 5]; 128]; 2],
    /// The sum of those factors from one card to all, by 8 × column + size.
    pub(super) any_group: [[f32; 128]; 2],
    /// The exponential of the runs, by the columns of a suit.
    pub(super) runs: [Vec<f32>; 2],
    /// The factor of playing the joker.
    pub(super) joker: [f32; 2],
}

/// The exponential, calculated with more digits: system libraries differ in the last one.
#[expect(clippy::cast_possible_truncation, reason = "rounding is meant")]
fn exp(value: f32) -> f32 {
    f64::from(value).exp() as f32
}

impl Factors {
    pub(super) fn of(weights: &Weights) -> Self {
        let run = |order: usize, mask| {
            let mut value = 0.0;
            each_run(mask, |feature| value += weights.0[order][feature]);
            exp(value)
        };
        let mut factors = Self {
            group: [[[0.0; 5]; 128]; 2],
            any_group: [[0.0; 128]; 2],
            runs: [0, 1].map(|order| (0..1 << 13).map(|mask| run(order, mask)).collect()),
            joker: [0, 1].map(|order: usize| exp(-weights.0[order][JOKER])),
        };
        for order in 0..2 {
            let value = |column, size| match size {
                0 => 0.0,
                _ => weights.0[order][group_feature(column, size)],
            };
            for column in 1..=13_u8 {
                for size in 1..=4_u32 {
                    let at = 8 * usize::from(column) + size as usize;
                    for taken in 1..=size {
                        let factor = exp(value(column, size - taken) - value(column, size));
                        factors.group[order][at][taken as usize] = factor;
                        factors.any_group[order][at] += factor;
                    }
                }
            }
        }
        factors
    }
}
