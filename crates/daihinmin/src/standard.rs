//! The rules of the standard client of the UEC competitions, by its manual and its play.
//!
//! The player and its simulations share them: they need only the hand in turn and the table.

use crate::bits::{ONES, at_least, counts};
use crate::card::Card;
use crate::cards::Cards;
use crate::play::{Play, Shape};
use crate::position::Position;
use crate::ways::{Sequences, run};

const JOKER: u64 = Cards::JOKER.bits();
/// The four suits of the lowest column.
const FIRST: u64 = 0xf;

/// The rule of a choice by the standard client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// It leads its longest sequence, of these the weakest.
    LongestSequence,
    /// It leads its largest group, of these the weakest.
    LargestGroup,
    /// It plays the weakest single card that is in no group or sequence.
    LoneCard,
    /// It leads its weakest single card.
    WeakestCard,
    /// It answers with the weakest group of exactly that many cards.
    WholeGroup,
    /// It answers with the weakest sequence that ends there.
    WholeSequence,
    /// The joker completes a group or sequence, or is played alone.
    Joker,
}

/// The play of the standard client in a turn, and its rule. None if it passes.
pub(crate) fn standard(position: &Position) -> Option<(Rule, Play)> {
    let hand = position.hand(position.turn()).bits();
    match position.table().shape() {
        Shape::Pass => Some(lead(position, hand)),
        Shape::Single => single(position, hand),
        Shape::Group => group(position, hand),
        Shape::Sequence => sequence(position, hand),
    }
}

/// Like [`standard`], without the rule.
pub(crate) fn standard_play(position: &Position) -> Play {
    standard(position).map_or(Play::PASS, |(_, play)| play)
}

/// The lowest bit of the column of the weakest card, in the present order of ranks.
fn weakest(position: &Position, cards: u64) -> u32 {
    let bit = if position.is_revolution() { cards.ilog2() } else { cards.trailing_zeros() };
    bit & !3
}

/// The strength of a sequence in the present order of ranks: larger is stronger.
fn strength(position: &Position, play: Play) -> u8 {
    if position.is_revolution() { 16 - play.high() } else { play.low() }
}

/// The weakest of some sequences, the first of equals.
struct Weakest<'a> {
    position: &'a Position,
    found: Option<(u8, Play)>,
}

impl Weakest<'_> {
    fn take(&mut self, play: Play) {
        let strength = strength(self.position, play);
        if self.found.is_none_or(|(least, _)| strength < least) {
            self.found = Some((strength, play));
        }
    }
}

fn lead(position: &Position, hand: u64) -> (Rule, Play) {
    if let Some(play) = longest_sequence(position, hand) {
        return (Rule::LongestSequence, play);
    }
    let natural = hand & !JOKER;
    if natural == 0 {
        return (Rule::WeakestCard, Play::JOKER);
    }
    let sizes = counts(natural);
    let size = (1..=4).rev().find(|&size| at_least(sizes, size) != 0).unwrap_or(1);
    let bit = weakest(position, at_least(sizes, size));
    let suits = natural >> bit & FIRST;
    if hand != natural {
        (Rule::LargestGroup, with_joker(bit, suits, !suits))
    } else if size > 1 {
        (Rule::LargestGroup, natural_group(bit, suits))
    } else {
        (Rule::WeakestCard, natural_group(bit, suits))
    }
}

fn longest_sequence(position: &Position, hand: u64) -> Option<Play> {
    let natural = hand & !JOKER;
    let pairs = natural & (natural >> 4 | natural >> 8);
    if pairs == 0 || hand == natural && run(natural, 3) == 0 {
        return None;
    }
    let sequences = Sequences { hand, places: (1 << 60) - 1 };
    let len = (3..16).take_while(|&len| sequences.count(len) > 0).last()?;
    let mut weakest = Weakest { position, found: None };
    sequences.each(len, |play| weakest.take(play));
    weakest.found.map(|(_, play)| play)
}

/// The cards of one rank in these suits, one or more.
#[expect(clippy::cast_possible_truncation, reason = "four suits")]
fn natural_group(bit: u32, suits: u64) -> Play {
    if suits.is_power_of_two() {
        return Play::single_bit(bit as u8 + suits.trailing_zeros() as u8);
    }
    Play::group_bits(bit as u8 / 4, suits as u8, 63)
}

/// Like [`natural_group`] with the joker, in the first of the suits that are `free`, or as the fifth card.
#[expect(clippy::cast_possible_truncation, reason = "four suits")]
fn with_joker(bit: u32, suits: u64, free: u64) -> Play {
    let (bit, free) = (bit as u8, free & FIRST);
    if free == 0 {
        return Play::group_bits(bit / 4, suits as u8, Card::JOKER.bit());
    }
    let suit = free.trailing_zeros() as u8;
    Play::group_bits(bit / 4, suits as u8 | 1 << suit, bit + suit)
}

fn single(position: &Position, hand: u64) -> Option<(Rule, Play)> {
    if position.table().is_joker_alone() {
        return None;
    }
    let alone = lone_cards(hand) & position.beating_single();
    if alone != 0 {
        let bit = weakest(position, alone);
        return Some((Rule::LoneCard, natural_group(bit, alone >> bit & FIRST)));
    }
    (hand & JOKER != 0).then_some((Rule::Joker, Play::JOKER))
}

fn group(position: &Position, hand: u64) -> Option<(Rule, Play)> {
    let (len, room) = (position.table().len(), position.room());
    let natural = hand & room.in_suits() & !JOKER;
    let sizes = counts(natural);
    let just = |size: usize| at_least(sizes, size) & !at_least(sizes, size + 1);
    let whole = if len <= 4 { just(len) } else { 0 };
    if whole != 0 {
        let bit = weakest(position, whole);
        return Some((Rule::WholeGroup, natural_group(bit, natural >> bit & FIRST)));
    }
    let short = just(len - 1);
    if hand & JOKER == 0 || short == 0 {
        return None;
    }
    let bit = weakest(position, short);
    let suits = natural >> bit & FIRST;
    let free = u64::from(room.lock.unwrap_or(0xf)) & !suits;
    Some((Rule::Joker, with_joker(bit, suits, free)))
}

fn sequence(position: &Position, hand: u64) -> Option<(Rule, Play)> {
    let sequences = Sequences { hand, places: position.room().in_suits() };
    let natural = hand & !JOKER;
    let longer = |play: Play| {
        let beyond = if position.is_revolution() { play.low() - 1 } else { play.high() + 1 };
        natural >> (4 * beyond) & u64::from(play.suits()) & FIRST != 0
    };
    let [mut whole, mut joker] = [(); 2].map(|()| Weakest { position, found: None });
    sequences.each(position.table().len(), |play| {
        if play.has_joker() {
            joker.take(play);
        } else if !longer(play) {
            whole.take(play);
        }
    });
    let found = |weakest: Weakest<'_>, rule| weakest.found.map(|(_, play)| (rule, play));
    found(whole, Rule::WholeSequence).or_else(|| found(joker, Rule::Joker))
}

/// The cards in no natural group and no natural sequence; without the joker.
fn lone_cards(hand: u64) -> u64 {
    let natural = hand & !JOKER;
    let starts = run(natural, 3);
    let in_sequence = starts | starts << 4 | starts << 8;
    let sizes = counts(natural);
    let alone = (at_least(sizes, 1) & !at_least(sizes, 2)) * 0xf;
    natural & !in_sequence & alone & (ONES * FIRST)
}
