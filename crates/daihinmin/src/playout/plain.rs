//! The choices of a plain player, with some randomness.
//!
//! The frequency of each choice is in eighths. With these numbers p fits best to the ends of 3,000 games
//! between players who choose by playouts and do not see the others' hands; they were varied by one eighth.

use rand_core::Rng;

use super::run::{Beats, Chooser, JOKER, able};
use crate::bits::{Draw, ONES, at_least, counts, marked};
use crate::card::Card;
use crate::endgame::first_with;
use crate::play::{Play, Shape};
use crate::position::Position;
use crate::random::below;
use crate::ways::{Groups, Sequences};

/// Plays weak cards first, keeps groups together and passes rather than break them.
pub(super) struct Plain;

/// Not the weakest card or set, but the next.
const NEXT: u64 = 3;
/// A sequence is led, if there is one.
const SEQUENCE: u32 = 5;
/// A group is broken to answer a single card, or a larger group to answer a smaller one.
const BROKEN_FOR_SINGLE: u32 = 6;
const BROKEN_FOR_GROUP: u32 = 5;
/// The joker is used for a single card if nothing else beats it, and in a group or sequence.
const JOKER_ALONE: u32 = 1;
const JOKER_WITH: u32 = 2;
/// ♠3 is played on the joker.
const SPADE_THREE: u32 = 6;
/// An ace or 2, or a group of them, is kept while the hand has more than [`FEW`] sets; under a revolution, a 3 or 4.
const STRONG_KEPT: u32 = 4;
const STRONG_GROUP_KEPT: u32 = 2;
const FEW: u32 = 3;

/// The end is searched if the last two hands have at most this many cards; and the most positions of such a search.
const SEARCHED_CARDS: usize = 6;
const SEARCHED_NODES: u32 = 100;

impl Chooser for Plain {
    fn lead(&self, position: &Position, rng: &mut impl Rng) -> Play {
        let hand = Hand::of(position);
        if let Some(play) = hand.whole(rng) {
            return play;
        }
        if hand.sets() == 2
            && let Some(play) = hand.each_set().find(|&play| nobody_beats(position, play))
        {
            return play;
        }
        let sequences = Sequences { hand: hand.natural, places: !0 };
        let in_threes = hand.natural & hand.natural >> 4 & hand.natural >> 8 != 0;
        if in_threes && chance(rng, SEQUENCE) {
            let len = (4..=13).take_while(|&len| sequences.count(len) > 0).last().unwrap_or(3);
            return sequences.pick(len, below(rng, sequences.count(len)));
        }
        hand.set_at(hand.weak(hand.ranks, rng))
    }

    fn single(&self, position: &Position, cards: u64, rng: &mut impl Rng) -> Play {
        let hand = Hand::of(position);
        if hand.all == cards && cards.is_power_of_two() {
            return Play::single_bit(lowest(cards));
        }
        let natural = cards & !JOKER;
        let single_ranks = at_least(hand.counts, 1) & !at_least(hand.counts, 2);
        let alone = natural & (single_ranks * 0xf);
        if hand.sets() == 2 {
            let candidates = if alone == 0 { cards & JOKER } else { alone };
            let strongest = if hand.revolution { candidates } else { highest(candidates) };
            if candidates != 0 {
                let play = Play::single_bit(lowest(strongest));
                if nobody_beats(position, play) {
                    return play;
                }
            }
        }
        if position.table().is_joker_alone() {
            let beats = chance(rng, SPADE_THREE);
            return if beats { Play::single(Card::S3) } else { Play::PASS };
        }
        if alone != 0 {
            let bit = hand.weak(alone, rng);
            let kept = hand.keeps(bit / 4) && chance(rng, STRONG_KEPT);
            return if kept { Play::PASS } else { Play::single_bit(bit) };
        }
        if natural != 0 && chance(rng, BROKEN_FOR_SINGLE) {
            let rank = natural & (0xf << (hand.weak(natural, rng) & !3));
            let cards = Draw::among(rank);
            return Play::single_bit(cards.nth(below(rng, cards.count())));
        }
        let joker = cards & JOKER != 0 && chance(rng, JOKER_ALONE);
        if joker { Play::JOKER } else { Play::PASS }
    }

    fn answer(
        &self,
        position: &Position,
        beats: Beats,
        plays: &mut Vec<Play>,
        rng: &mut impl Rng,
    ) -> Play {
        let hand = Hand::of(position);
        if beats.shape == Shape::Group && !beats.locked && hand.all == hand.natural {
            return hand.natural_group(beats, rng);
        }
        position.legal(plays);
        let whole = |play: &&Play| play.cards().bits() == hand.all;
        if let Some(&play) = plays.iter().find(whole) {
            return play;
        }
        let natural = plays.iter().filter(|play| !play.is_pass() && !play.has_joker());
        let weakest = |play: &&Play| {
            let split = beats.shape == Shape::Group
                && (hand.natural >> (4 * play.low()) & 0xf).count_ones() as usize > beats.len;
            let low = if hand.revolution { 15 - play.low() } else { play.low() };
            (split, low)
        };
        if let Some(play) = one_of_least(natural, weakest, rng) {
            let broken = weakest(&&play).0 && !chance(rng, BROKEN_FOR_GROUP);
            let kept = hand.keeps(play.low()) && chance(rng, STRONG_GROUP_KEPT);
            return if broken || kept { Play::PASS } else { play };
        }
        let with_joker = plays.iter().filter(|play| play.has_joker());
        match one_of_least(with_joker, weakest, rng) {
            Some(play) if chance(rng, JOKER_WITH) => play,
            _ => Play::PASS,
        }
    }

    fn end(&self, position: &Position, plays: &mut Vec<Play>) -> Option<usize> {
        let cards: usize = (0..position.seats()).map(|seat| position.hand(seat).len()).sum();
        if cards > SEARCHED_CARDS {
            return None;
        }
        first_with(position, SEARCHED_NODES, plays)
    }
}

/// One of the plays with the smallest key, all equally likely.
fn one_of_least<'a, K: Ord>(
    plays: impl Iterator<Item = &'a Play> + Clone,
    key: impl Fn(&&Play) -> K,
    rng: &mut impl Rng,
) -> Option<Play> {
    let least = plays.clone().map(|play| key(&play)).min()?;
    let mut equal = plays.filter(|play| key(play) == least);
    #[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
    let count = equal.clone().count() as u32;
    equal.nth(below(rng, count) as usize).copied()
}

/// True with a probability in eighths.
fn chance(rng: &mut impl Rng, eighths: u32) -> bool {
    below(rng, 8) < eighths
}

#[expect(clippy::cast_possible_truncation, reason = "64 bits")]
fn lowest(cards: u64) -> u8 {
    cards.trailing_zeros() as u8
}

/// The highest of some cards.
fn highest(cards: u64) -> u64 {
    if cards == 0 { 0 } else { 1 << cards.ilog2() }
}

/// Whether the player of this play leads next or has finished.
fn nobody_beats(position: &Position, play: Play) -> bool {
    let mut next = *position;
    next.apply(play);
    next.table().is_pass() || able(&next) & next.waiting() & !(1 << position.turn()) == 0
}

/// A hand as sets: all cards of a rank together, the joker by itself.
struct Hand {
    all: u64,
    natural: u64,
    counts: u64,
    /// The lowest bit of each rank in the hand.
    ranks: u64,
    revolution: bool,
}

impl Hand {
    fn of(position: &Position) -> Self {
        let all = position.hand(position.turn()).bits();
        let natural = all & !JOKER;
        let counts = counts(natural);
        let ranks = at_least(counts, 1);
        Self { all, natural, counts, ranks, revolution: position.is_revolution() }
    }

    fn sets(&self) -> u32 {
        marked(self.ranks) + u32::from(self.all & JOKER != 0)
    }

    /// Whether cards of this column are strong while the hand is far from its end.
    fn keeps(&self, column: u8) -> bool {
        let strong = if self.revolution { column < 3 } else { column > 11 };
        strong && self.sets() > FEW
    }

    /// The play of all cards at once, if it exists.
    fn whole(&self, rng: &mut impl Rng) -> Option<Play> {
        let joker = self.all & JOKER != 0;
        if self.natural == 0 {
            return Some(Play::JOKER);
        }
        if self.ranks.is_power_of_two() {
            let cards = self.natural.count_ones() as usize + usize::from(joker);
            return Some(if cards == 1 {
                Play::single_bit(lowest(self.natural))
            } else {
                let groups = Groups::of(self.all, !0, cards);
                groups.pick(below(rng, groups.count()))
            });
        }
        let suit = ONES << (lowest(self.natural) & 3);
        let len = self.all.count_ones() as usize;
        let sequences = Sequences { hand: self.all, places: !0 };
        (self.natural & !suit == 0 && len >= 3 && sequences.count(len) > 0)
            .then(|| sequences.pick(len, 0))
    }

    /// The cards of the rank with this lowest bit.
    fn set_at(&self, bit: u8) -> Play {
        let cards = self.natural & (0xf << bit);
        if cards.is_power_of_two() {
            Play::single_bit(lowest(cards))
        } else {
            #[expect(clippy::cast_possible_truncation, reason = "four suits")]
            let suits = (cards >> bit) as u8;
            Play::group_bits(bit / 4, suits, 63)
        }
    }

    fn each_set(&self) -> impl Iterator<Item = Play> {
        let joker = (self.all & JOKER != 0).then_some(Play::JOKER);
        let ranks = (1..=13).map(|column| 4 * column).filter(|&bit| self.ranks >> bit & 1 == 1);
        ranks.map(|bit| self.set_at(bit)).chain(joker)
    }

    /// One of some cards or ranks: mostly the weakest, else the next one in the same way.
    fn weak(&self, mut from: u64, rng: &mut impl Rng) -> u8 {
        let mut luck = rng.next_u64();
        loop {
            let bit = self.weakest(from);
            if from == bit || luck & 7 >= NEXT {
                return lowest(bit);
            }
            from &= !bit;
            luck >>= 3;
        }
    }

    fn weakest(&self, from: u64) -> u64 {
        if self.revolution { highest(from) } else { from & from.wrapping_neg() }
    }

    /// A shortcut of [`Plain::answer`] without a list: the weakest group, whole sets before parts of larger ones.
    fn natural_group(&self, beats: Beats, rng: &mut impl Rng) -> Play {
        let ranks = at_least(counts(self.natural & beats.places), beats.len);
        let whole = ranks & !at_least(self.counts, beats.len + 1);
        let bit = lowest(self.weakest(if whole == 0 { ranks } else { whole }));
        let last = self.natural.count_ones() as usize == beats.len;
        let broken = whole == 0 && !chance(rng, BROKEN_FOR_GROUP);
        if !last && (broken || self.keeps(bit / 4) && chance(rng, STRONG_GROUP_KEPT)) {
            return Play::PASS;
        }
        let groups = Groups::of(self.natural & (0xf << bit), !0, beats.len);
        groups.pick(below(rng, groups.count()))
    }
}
