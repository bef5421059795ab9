//! The quality criteria of a bracket (2.2 to 2.4) as the weights of its possible pairs.

use std::cmp::Ordering;
use std::ops::{AddAssign, SubAssign};

use super::bracket::Bracket;
use super::player::{Colour, Facts, Float, Strength, Wish};

/// The fields of the criteria in the weight of a pair.
#[derive(Debug)]
pub(super) struct Criteria {
    /// C6: as many pairs as possible.
    pairs: Field,
    /// C7: low scores of downfloaters; the number of pairs by the higher score.
    scores: ByScore,
    /// C8: C6 and C7 for the bracket that follows.
    next_pairs: Field,
    next_scores: ByScore,
    /// C9: few unplayed rounds of the player with the bye.
    rests: Field,
    /// C10 to C13.
    colours: [Field; 4],
    /// C14 to C17: no repeated float from one and two rounds ago, first down, then up.
    floats: [[Field; 2]; 2],
    /// C18 to C21: small score differences in repeated floats.
    differences: [[ByScore; 2]; 2],
    /// The number of limbs in a weight.
    pub(super) limbs: usize,
}

/// A field for each score, the highest first.
#[derive(Debug)]
struct ByScore(Vec<(u32, Field)>);

impl ByScore {
    fn new(layout: &mut Layout, scores: &[u32], most: u64) -> Self {
        Self(scores.iter().map(|score| (*score, layout.field(most))).collect())
    }

    fn field(&self, score: u32) -> Field {
        self.0.iter().find(|(known, _)| *known == score).expect("a score of the bracket").1
    }
}

impl Criteria {
    pub(super) fn new(bracket: &Bracket, facts: &[Facts]) -> Self {
        let mut layout = Layout::default();
        let layout = &mut layout;
        let scores = |players: &mut dyn Iterator<Item = usize>| {
            let mut scores: Vec<u32> = players.map(|player| facts[player].score).collect();
            scores.sort_unstable_by(|a, b| b.cmp(a));
            scores.dedup();
            scores
        };
        let own = scores(&mut bracket.players());
        let both = scores(&mut bracket.players().chain(bracket.next.clone()));
        let most = (bracket.players().count() + bracket.next.len()) as u64;
        let pairs = layout.field(most);
        let by_score = ByScore::new(layout, &own, most);
        let next_pairs = layout.field(most);
        let next_scores = ByScore::new(layout, &both, most);
        let rests = layout.field(most);
        let colours = std::array::from_fn(|_| layout.field(most));
        let floats = std::array::from_fn(|_| std::array::from_fn(|_| layout.field(most)));
        let differences =
            std::array::from_fn(|_| std::array::from_fn(|_| ByScore::new(layout, &own, most)));
        let limbs = layout.limbs();
        Self {
            pairs,
            scores: by_score,
            next_pairs,
            next_scores,
            rests,
            colours,
            floats,
            differences,
            limbs,
        }
    }

    /// The weight of a pair inside the bracket.
    pub(super) fn within<const L: usize>(&self, higher: &Facts, lower: &Facts) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.pairs, 1);
        weight.add(self.scores.field(higher.score), 1);
        for (field, holds) in self.colours.iter().zip(colours(&higher.wish, &lower.wish)) {
            weight.add(*field, holds.into());
        }
        let apart = higher.score > lower.score;
        for back in 0..2 {
            let [down, up] = self.floats[back];
            weight.add(down, lower.floated(back, Float::Down).into());
            weight.add(down, (!apart && higher.floated(back, Float::Down)).into());
            let again = apart && lower.floated(back, Float::Up);
            weight.add(up, (!again).into());
            let [down, up] = &self.differences[back];
            for one in [lower, higher] {
                weight.add(down.field(one.score), one.floated(back, Float::Down).into());
            }
            weight.add(up.field(higher.score), (!again).into());
        }
        weight
    }

    /// The weight of a pair in the next bracket.
    pub(super) fn in_next<const L: usize>(&self, higher: &Facts) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.next_pairs, 1);
        weight.add(self.next_scores.field(higher.score), 1);
        weight
    }

    /// The weight of the bye for a player with this number of played
    /// games, once it is certain that it is given in this bracket.
    pub(super) fn resting<const L: usize>(&self, games: usize) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.rests, i64::try_from(games).unwrap_or(i64::MAX));
        weight
    }
}

/// Whether a pair keeps each of C10 to C13.
pub(super) fn colours(a: &Wish, b: &Wish) -> [bool; 4] {
    let agrees = a.agrees(b);
    let absolute = a.is_absolute() && b.is_absolute();
    // The player who does not get the due colour already had the other one twice.
    let thrice = match a.lead.cmp(&b.lead) {
        Ordering::Equal => a.twice.is_some() && a.twice == b.twice,
        Ordering::Greater => b.twice.is_some() && b.twice == a.colour.map(Colour::other),
        Ordering::Less => a.twice.is_some() && a.twice == a.colour.map(Colour::other),
    };
    let strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
    [
        agrees || a.lead < 2 || b.lead < 2,
        agrees || !absolute || !thrice,
        agrees,
        agrees || !strong || absolute,
    ]
}

// The weight of a pair: criteria in order of priority, packed into whole numbers.

/// The bits of a limb for criteria. The rest is room for sums along search paths.
const BITS: u32 = 48;

/// The weight of a pair: limbs that are compared in order, each added up by itself.
///
/// No limb carries over into the one before, so weights are an ordered
/// group. The search for a heaviest matching needs no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight<const L: usize>([i64; L]);

impl<const L: usize> Weight<L> {
    pub(super) const ZERO: Self = Self([0; L]);
    /// No edge.
    pub(super) const NONE: Self = Self([i64::MIN; L]);

    /// This count in the first limb.
    pub(super) fn top(count: i64) -> Self {
        let mut weight = Self::ZERO;
        weight.0[0] = count;
        weight
    }

    pub(super) fn is_none(&self) -> bool {
        self.0[0] == i64::MIN
    }

    /// Adds `count` to a criterion.
    pub(super) fn add(&mut self, field: Field, count: i64) {
        self.0[field.limb] += count << field.shift;
    }

    pub(super) fn doubled(mut self) -> Self {
        self.0.iter_mut().for_each(|limb| *limb *= 2);
        self
    }

    /// The smallest weight, at least this one, that is even in each limb.
    pub(super) fn made_even(mut self) -> Self {
        self.0.iter_mut().for_each(|limb| *limb += *limb & 1);
        self
    }

    /// Half of an even weight.
    pub(super) fn halved(mut self) -> Self {
        if cfg!(test) {
            assert!(self.0.iter().all(|limb| limb % 2 == 0));
        }
        self.0.iter_mut().for_each(|limb| *limb /= 2);
        self
    }

    /// Whether the sum of two duals minus twice a weight is below a bound, compared limb by limb as far as needed.
    pub(super) fn is_less(a: &Self, b: &Self, weight: &Self, bound: &Self) -> bool {
        for at in 0..L {
            match (a.0[at] + b.0[at] - 2 * weight.0[at]).cmp(&bound.0[at]) {
                Ordering::Less => return true,
                Ordering::Greater => return false,
                Ordering::Equal => {}
            }
        }
        false
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0 == [0; L]
    }

    /// The limb of the tie-breaks among equally good pairings, the last one.
    pub(super) fn tie(&mut self) -> &mut i64 {
        &mut self.0[L - 1]
    }
}

impl<const L: usize> AddAssign for Weight<L> {
    fn add_assign(&mut self, other: Self) {
        for (limb, more) in self.0.iter_mut().zip(other.0) {
            *limb += more;
        }
    }
}

impl<const L: usize> SubAssign for Weight<L> {
    fn sub_assign(&mut self, other: Self) {
        for (limb, less) in self.0.iter_mut().zip(other.0) {
            *limb -= less;
        }
    }
}

/// The bits of a criterion in a weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    limb: usize,
    shift: u32,
}

/// Hands out fields, the most important one first.
#[derive(Debug, Default)]
pub(super) struct Layout {
    limb: usize,
    used: u32,
}

impl Layout {
    /// A field that holds sums up to `most`.
    pub(super) fn field(&mut self, most: u64) -> Field {
        let bits = u64::BITS - most.leading_zeros();
        if self.used + bits > BITS {
            self.limb += 1;
            self.used = 0;
        }
        self.used += bits;
        // One bit stays free below, so that weights are even.
        Field { limb: self.limb, shift: BITS + 1 - self.used }
    }

    /// The number of limbs in use.
    pub(super) fn limbs(&self) -> usize {
        self.limb + 1
    }
}
