//! Plays drawn by the value of the remaining hand: each is as likely as the exponential of that value.
//!
//! Plays of the same kind share their likelihood, in any suits: a number of cards of
//! a rank, with or without the joker. Single cards are kinds of their own, except
//! that those of a rank share one if a hand without joker and runs leads.

use std::sync::LazyLock;

use rand_core::Rng;

use super::run::{Beats, Chooser, JOKER};
use super::weights::{Factors, Weights, suit_mask};
use crate::bits::{Draw, ONES, at_least, counts};
use crate::play::{Play, Shape};
use crate::position::Position;
use crate::random::below;
use crate::ways::Groups;

/// Chooses by learned weights.
pub(super) struct Learned<'a> {
    pub(super) factors: &'a Factors,
}

/// The weights of `assets/policy.txt`.
static FACTORS: LazyLock<Factors> = LazyLock::new(|| {
    let text = include_str!("../../assets/policy.txt");
    Factors::of(&Weights::read(text).expect("83 lines of weights"))
});

impl Learned<'static> {
    /// Chooses by the weights of `assets/policy.txt`.
    pub(super) fn standard() -> Self {
        Self { factors: &FACTORS }
    }
}

impl Chooser for Learned<'_> {
    fn lead(&self, position: &Position, rng: &mut impl Rng) -> Play {
        let hand = Hand::of(position);
        if hand.all != hand.natural || hand.has_runs {
            return self.listed(position, &hand, rng);
        }
        let any = &self.factors.any_group[hand.order];
        let mut sums = Sums::default();
        let mut ranks = at_least(hand.sizes, 1);
        while ranks != 0 {
            let bit = ranks.trailing_zeros();
            sums.add(any[hand.group_at(bit)], small(bit));
            ranks &= ranks - 1;
        }
        let (bit, over) = sums.draw(rng);
        let by_size = &self.factors.group[hand.order][hand.group_at(u32::from(bit))];
        let size = hand.size_at(u32::from(bit));
        let mut over = over;
        let mut taken = 1;
        while taken < size && over >= by_size[taken] {
            over -= by_size[taken];
            taken += 1;
        }
        // A whole hand is always played.
        if hand.natural & !(0xf << bit) == 0 {
            taken = size;
        }
        take(hand.natural & (0xf << bit), taken, rng)
    }

    fn single(&self, position: &Position, cards: u64, rng: &mut impl Rng) -> Play {
        let hand = Hand::of(position);
        if hand.all.is_power_of_two() {
            return Play::single_bit(lowest(cards));
        }
        let mut sums = Sums::default();
        sums.add(1.0, PASS);
        let mut left = cards & !JOKER;
        while left != 0 {
            let bit = left.trailing_zeros();
            let mut factor = self.factors.group[hand.order][hand.group_at(bit)][1];
            if hand.has_runs {
                factor *= self.runs_without(&hand, 1 << bit);
            }
            sums.add(factor, small(bit));
            left &= left - 1;
        }
        if cards & JOKER != 0 {
            sums.add(self.factors.joker[hand.order], lowest(JOKER));
        }
        match sums.draw(rng).0 {
            PASS => Play::PASS,
            bit => Play::single_bit(bit),
        }
    }

    fn answer(
        &self,
        position: &Position,
        beats: Beats,
        _: &mut Vec<Play>,
        rng: &mut impl Rng,
    ) -> Play {
        let hand = Hand::of(position);
        if beats.shape != Shape::Group || beats.locked || hand.all != hand.natural || hand.has_runs
        {
            return self.listed(position, &hand, rng);
        }
        if hand.natural.count_ones() as usize == beats.len {
            return take(hand.natural, beats.len, rng);
        }
        let mut sums = Sums::default();
        sums.add(1.0, PASS);
        let mut ranks = at_least(counts(hand.natural & beats.places), beats.len);
        while ranks != 0 {
            let bit = ranks.trailing_zeros();
            sums.add(self.factors.group[hand.order][hand.group_at(bit)][beats.len], small(bit));
            ranks &= ranks - 1;
        }
        match sums.draw(rng).0 {
            PASS => Play::PASS,
            bit => take(hand.natural & (0xf << bit), beats.len, rng),
        }
    }

    fn end(&self, _: &Position, _: &mut Vec<Play>) -> Option<usize> {
        None
    }
}

impl Learned<'_> {
    /// Draws one of all plays, or the play that takes the whole hand.
    fn listed(&self, position: &Position, hand: &Hand, rng: &mut impl Rng) -> Play {
        let whole = hand.all.count_ones() as usize;
        let table = position.table();
        let locked = position.is_locked().then(|| table.suits());
        let mut chosen = Play::PASS;
        let mut sum = if table.is_pass() { 0.0 } else { 1.0 };
        let mut last = None;
        position.each_play(|play| {
            if play.len() == whole {
                last = Some(play);
            }
            let factor = self.factor(hand, play) * hand.share(play, locked);
            sum += factor;
            if unit(rng) * sum < factor {
                chosen = play;
            }
        });
        last.unwrap_or(chosen)
    }

    /// The likelihood that the seat in turn makes this legal play.
    pub(super) fn likelihood(&self, position: &Position, play: Play) -> f32 {
        let hand = Hand::of(position);
        let table = position.table();
        let locked = position.is_locked().then(|| table.suits());
        let whole = hand.all.count_ones() as usize;
        let mut sum = if table.is_pass() { 0.0 } else { 1.0 };
        let mut last = false;
        let mut of_play = f32::from(u8::from(play.is_pass()));
        position.each_play(|other| {
            last |= other.len() == whole;
            let factor = self.factor(&hand, other) * hand.share(other, locked);
            sum += factor;
            if other == play {
                of_play = factor;
            }
        });
        match (last, play.len() == whole) {
            (true, false) => 0.0,
            (true, true) => 1.0,
            _ => of_play / sum.max(f32::MIN_POSITIVE),
        }
    }

    /// The factor by which a play changes the exponential of the value of the hand.
    pub(super) fn factor(&self, hand: &Hand, play: Play) -> f32 {
        let cards = play.cards().bits();
        let natural = cards & !JOKER;
        let group = &self.factors.group[hand.order];
        let mut factor = if natural == cards { 1.0 } else { self.factors.joker[hand.order] };
        if natural == 0 {
            return factor;
        }
        if play.shape() == Shape::Sequence {
            let mut left = natural;
            while left != 0 {
                factor *= group[hand.group_at(left.trailing_zeros())][1];
                left &= left - 1;
            }
        } else {
            factor *= group[hand.group_at(natural.trailing_zeros())][natural.count_ones() as usize];
        }
        if hand.has_runs { factor * self.runs_without(hand, natural) } else { factor }
    }

    /// The factor by which the runs of a hand change without these cards.
    fn runs_without(&self, hand: &Hand, cards: u64) -> f32 {
        let runs = &self.factors.runs[hand.order];
        let mut factor = 1.0;
        for suit in 0..4 {
            if cards & (ONES << suit) != 0 {
                let before = suit_mask(hand.natural, suit);
                let after = suit_mask(hand.natural & !cards, suit);
                factor *= runs[after] / runs[before];
            }
        }
        factor
    }
}

/// A bit number in eight bits.
#[expect(clippy::cast_possible_truncation, reason = "64 bits")]
fn small(bit: u32) -> u8 {
    bit as u8
}

/// The lowest bit of some cards.
fn lowest(cards: u64) -> u8 {
    small(cards.trailing_zeros())
}

/// A number of cards of one rank, in random suits.
fn take(rank: u64, count: usize, rng: &mut impl Rng) -> Play {
    if count == 1 {
        let cards = Draw::among(rank);
        return Play::single_bit(cards.nth(below(rng, cards.count())));
    }
    let groups = Groups::of(rank, !0, count);
    groups.pick(below(rng, groups.count()))
}

/// The hand in turn.
pub(super) struct Hand {
    all: u64,
    natural: u64,
    sizes: u64,
    /// 1 under a revolution.
    pub(super) order: usize,
    has_runs: bool,
}

impl Hand {
    pub(super) fn of(position: &Position) -> Self {
        let all = position.hand(position.turn()).bits();
        let natural = all & !JOKER;
        Self {
            all,
            natural,
            sizes: counts(natural),
            order: usize::from(position.is_revolution()),
            has_runs: natural & natural >> 4 & natural >> 8 != 0,
        }
    }

    /// The number of cards of the rank of a bit.
    fn size_at(&self, bit: u32) -> usize {
        (self.sizes >> (bit & !3) & 0xf) as usize
    }

    /// The share of a play in the likelihood of its kind. Each single
    /// card is a kind of its own, as each may lock another suit.
    pub(super) fn share(&self, play: Play, locked: Option<u8>) -> f32 {
        let len = play.len();
        match play.shape() {
            Shape::Pass | Shape::Single => 1.0,
            Shape::Sequence => {
                let whole = (self.natural & play.places()).count_ones() as usize == len;
                if play.has_joker() && whole { SHARES[len] } else { 1.0 }
            }
            Shape::Group => {
                let suits = (self.natural >> (4 * play.low())) & u64::from(locked.unwrap_or(0xf));
                let natural = len - usize::from(play.has_joker());
                let joker =
                    if play.has_joker() && locked.is_none() { 4 - natural.min(3) } else { 1 };
                SHARES[WAYS[suits.count_ones() as usize][natural] * joker]
            }
        }
    }

    /// The index in [`Factors::group`] of the rank of a bit.
    fn group_at(&self, bit: u32) -> usize {
        2 * (bit & 0x3c) as usize + self.size_at(bit)
    }
}

/// The number of ways to take some of a number of cards.
const WAYS: [[usize; 5]; 5] =
    [[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 2, 1, 1, 1], [1, 3, 3, 1, 1], [1, 4, 6, 4, 1]];

/// The fractions one in n.
const SHARES: [f32; 24] = {
    let mut shares = [1.0; 24];
    let mut at = 2;
    let mut count = 2.0;
    while at < 24 {
        shares[at] = 1.0 / count;
        at += 1;
        count += 1.0;
    }
    shares
};

/// The value for a pass among bits.
const PASS: u8 = 63;

/// Up to 32 choices with their cumulative likelihoods.
#[derive(Default)]
struct Sums {
    up_to: [f32; 32],
    bits: [u8; 32],
    len: usize,
}

impl Sums {
    #[inline]
    fn add(&mut self, factor: f32, bit: u8) {
        let before = if self.len == 0 { 0.0 } else { self.up_to[(self.len - 1) & 31] };
        self.up_to[self.len & 31] = before + factor;
        self.bits[self.len & 31] = bit;
        self.len += 1;
    }

    /// Draws one of the choices; returns also how far the drawn number is beyond the earlier ones.
    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> (u8, f32) {
        let last = (self.len - 1) & 31;
        let drawn = unit(rng) * self.up_to[last];
        let mut at = 0;
        while at < last && drawn >= self.up_to[at & 31] {
            at += 1;
        }
        let before = if at == 0 { 0.0 } else { self.up_to[(at - 1) & 31] };
        (self.bits[at & 31], drawn - before)
    }
}

/// A number from 0 to below 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
pub(super) fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / 16_777_216.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::playout::run::able;
    use crate::random::seeded;

    /// The shortcuts draw each play as often as the list of all plays says.
    #[test]
    fn plays_are_drawn_as_often_as_they_are_likely() {
        // Weights so small that every play is drawn sometimes.
        let mut weights = Weights::ZERO;
        for (feature, weight) in weights.0.iter_mut().flat_map(|order| order.iter_mut().enumerate())
        {
            *weight = [-0.4, 0.3, 0.1, -0.2, 0.5][feature % 5];
        }
        let policy = Learned { factors: &Factors::of(&weights) };
        let rng = &mut seeded(2);
        for (table, hand) in [
            ("", "C5 H5 S5 D8 SK CK H2"),
            ("", "C5 H5 S5 D8 D9 DT SK X"),
            ("d-3", "C5 H5 S5 D8 SK CK H2"),
            ("d-3", "C5 C6 C7 C8 S7 X"),
            ("cd-3", "C5 H5 S5 D8 S8 SK CK HK DK"),
            ("cd-3", "C5 H5 S5 D8 S8 SK X"),
            ("dhs-3", "C5 H5 S5 D8 S8 H8 C6 C7"),
        ] {
            let hands = ["D3 C3 H3 S3 S4", hand, "D4"].map(|hand| hand.parse::<Cards>().unwrap());
            let mut position = Position::led_by(&hands, usize::from(table.is_empty())).unwrap();
            if !table.is_empty() {
                position.play(table.parse().unwrap()).unwrap();
            }
            assert!(table.is_empty() || able(&position) >> 1 & 1 == 1);
            let mut plays = Vec::new();
            position.legal(&mut plays);
            let mut times = vec![0_u32; plays.len()];
            for _ in 0..20_000 {
                let play = draw(&policy, &position, rng);
                times[plays.iter().position(|&other| other == play).unwrap()] += 1;
            }
            let all: f32 = plays.iter().map(|&play| chance(&policy, &position, play)).sum();
            assert!((all - 1.0).abs() < 1e-4, "{hand} on {table}: {all}");
            for (&play, times) in plays.iter().zip(times) {
                let p = f64::from(chance(&policy, &position, play));
                let error = (20_000.0 * p * (1.0 - p)).sqrt();
                let off = (f64::from(times) - 20_000.0 * p).abs();
                assert!(off < 4.5 * error + 1e-3, "{hand} on {table}: {play} {times} {p}");
            }
        }
    }

    /// The likelihood of a play. A leading player never passes; without
    /// joker and runs, single cards of a rank share one likelihood.
    fn chance(policy: &Learned<'_>, position: &Position, play: Play) -> f32 {
        let hand = Hand::of(position);
        if !position.table().is_pass() || hand.all != hand.natural || hand.has_runs {
            let leads = position.table().is_pass() && play.is_pass();
            return if leads { 0.0 } else { policy.likelihood(position, play) };
        }
        let weight = |play: Play| match play.shape() {
            Shape::Pass => 0.0,
            Shape::Single => {
                policy.factor(&hand, play) * SHARES[hand.size_at(4 * u32::from(play.low()))]
            }
            _ => policy.factor(&hand, play) * hand.share(play, None),
        };
        let mut sum = 0.0;
        position.each_play(|other| sum += weight(other));
        weight(play) / sum
    }

    fn draw(policy: &Learned<'_>, position: &Position, rng: &mut impl Rng) -> Play {
        let hand = position.hand(position.turn()).bits();
        let table = position.table();
        match table.shape() {
            Shape::Pass => policy.lead(position, rng),
            Shape::Single => policy.single(position, hand & position.beating_single(), rng),
            _ => policy.answer(position, Beats::table_of(position), &mut Vec::new(), rng),
        }
    }
}
