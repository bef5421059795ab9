//! Draws any legal play, all equally likely.
//!
//! Plays are counted, not listed, and the one that was drawn is found by its number.

use rand_core::Rng;

use super::run::{Beats, Chooser, JOKER, listed};
use crate::bits::{Draw, at_least, counts, marked};
use crate::play::{Play, Shape};
use crate::position::Position;
use crate::random::below;
use crate::ways::{Groups, Sequences};

/// Chooses among all legal plays.
pub(super) struct Uniform;

impl Chooser for Uniform {
    fn single(&self, _: &Position, cards: u64, rng: &mut impl Rng) -> Play {
        let cards = Draw::among(cards);
        let drawn = below(rng, cards.count() + 1);
        if drawn == cards.count() { Play::PASS } else { Play::single_bit(cards.nth(drawn)) }
    }

    fn answer(
        &self,
        position: &Position,
        beats: Beats,
        plays: &mut Vec<Play>,
        rng: &mut impl Rng,
    ) -> Play {
        let hand = position.hand(position.turn()).bits();
        if beats.locked {
            listed(position, plays, rng)
        } else if beats.shape == Shape::Group {
            group(hand, beats, rng)
        } else {
            sequence(hand, beats, rng)
        }
    }

    fn lead(&self, position: &Position, rng: &mut impl Rng) -> Play {
        lead(position.hand(position.turn()).bits(), rng)
    }

    fn end(&self, _: &Position, _: &mut Vec<Play>) -> Option<usize> {
        None
    }
}

fn group(hand: u64, beats: Beats, rng: &mut impl Rng) -> Play {
    let groups = Groups::of(hand, beats.places, beats.len);
    let count = groups.count();
    let drawn = below(rng, count + 1);
    if drawn == count { Play::PASS } else { groups.pick(drawn) }
}

fn sequence(hand: u64, beats: Beats, rng: &mut impl Rng) -> Play {
    let sequences = Sequences { hand, places: beats.places };
    let count = sequences.count(beats.len);
    let drawn = below(rng, count + 1);
    if drawn == count { Play::PASS } else { sequences.pick(beats.len, drawn) }
}

/// Any play on an empty table.
fn lead(hand: u64, rng: &mut impl Rng) -> Play {
    let joker = hand & JOKER != 0;
    let singles = Draw::among(hand);
    let in_groups = groups_of_any_size(hand);
    let sequences = Sequences { hand, places: !0 };
    let mut in_sequences = 0;
    let some = joker || hand & hand >> 4 & hand >> 8 != 0;
    for len in (3..).take_while(|_| some) {
        match sequences.count(len) {
            0 => break,
            count => in_sequences += count,
        }
    }
    let mut drawn = below(rng, singles.count() + in_groups + in_sequences);
    if drawn < singles.count() {
        return Play::single_bit(singles.nth(drawn));
    }
    drawn -= singles.count();
    if drawn < in_groups {
        return Groups::of(hand, !0, 0).pick(drawn);
    }
    drawn -= in_groups;
    let mut len = 3;
    loop {
        let count = sequences.count(len);
        if drawn < count {
            return sequences.pick(len, drawn);
        }
        drawn -= count;
        len += 1;
    }
}

/// The number of groups of any size: one to four cards of a rank make 0, 1, 4, 11; with the joker 3, 9, 20, 40.
fn groups_of_any_size(hand: u64) -> u32 {
    let by_rank = counts(hand & !JOKER);
    let more = [1, 2, 3, 4].map(|len| marked(at_least(by_rank, len)));
    let steps = if hand & JOKER == 0 { [0, 1, 3, 7] } else { [3, 6, 11, 20] };
    more.iter().zip(steps).map(|(more, step)| more * step).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;

    #[test]
    fn groups_are_as_many_as_are_listed() {
        for hand in ["C4", "C4 D4", "C4 D4 H4", "C4 D4 H4 S4", "C4 S4 H9 D9 S9 SA", "CK C2 H2"] {
            for hand in [hand.to_owned(), format!("{hand} X")] {
                let cards: Cards = hand.parse().unwrap();
                let mut listed = 0;
                Groups::of(cards.bits(), !0, 0).each(|_| listed += 1);
                assert_eq!(groups_of_any_size(cards.bits()), listed, "{hand}");
            }
        }
    }
}
