//! Any legal play, each as likely as the others.
//!
//! Plays are counted, not listed, and the one that was drawn is found by its number. Seats that hold nothing which
//! beats the table pass all at once.

use rand_core::Rng;

use super::bits::{Draw, ONES, at_least, counts, marked};
use super::ways::{Sequences, WAYS, Ways};
use crate::card::Card;
use crate::cards::Cards;
use crate::play::{Play, Shape};
use crate::position::{MOST_SEATS, Position, run};
use crate::random::below;

const JOKER: u64 = Cards::JOKER.bits();

/// Plays to the end and counts turns.
pub(super) fn finish(position: &mut Position, rng: &mut impl Rng) -> u32 {
    let mut turns = 0;
    let mut plays = Vec::new();
    while !position.is_over() {
        if position.table().is_pass() {
            let play = lead(position, rng);
            position.apply(play);
            turns += 1;
        } else {
            turns += answer(position, &mut plays, rng);
        }
    }
    turns
}

/// What beats a table.
#[derive(Clone, Copy)]
struct Beats {
    /// The places of cards strong enough, in suits that may be played.
    places: u64,
    shape: Shape,
    len: usize,
    locked: bool,
}

/// Turns until something else is on the table, or nothing.
fn answer(position: &mut Position, plays: &mut Vec<Play>, rng: &mut impl Rng) -> u32 {
    let table = position.table();
    let mut turns = 0;
    if table.shape() == Shape::Single {
        let beats = if table.is_joker_alone() {
            Cards::of(Card::S3).bits()
        } else {
            let room = position.room();
            room.places & (ONES * u64::from(room.lock.unwrap_or(0xf))) | JOKER
        };
        let able = seats_with(position, |hand| hand & beats != 0);
        loop {
            turns += position.pass_to(able);
            if position.table().is_pass() {
                return turns;
            }
            turns += 1;
            let cards = Draw::among(position.hand(position.turn()).bits() & beats);
            let drawn = below(rng, cards.count() + 1);
            if drawn < cards.count() {
                position.apply(Play::single_bit(cards.nth(drawn)));
                return turns;
            }
            position.pass();
        }
    }
    let room = position.room();
    let beats = Beats {
        places: room.places & (ONES * u64::from(room.lock.unwrap_or(0xf))),
        shape: table.shape(),
        len: table.len(),
        locked: room.lock.is_some(),
    };
    let able = seats_with(position, |hand| beats.can(hand));
    loop {
        turns += position.pass_to(able);
        if position.table().is_pass() {
            return turns;
        }
        turns += 1;
        let hand = position.hand(position.turn());
        let play = if beats.locked {
            locked(position, plays, rng)
        } else if beats.shape == Shape::Group {
            group(hand.bits(), beats, rng)
        } else {
            sequence(hand.bits(), beats, rng)
        };
        if !play.is_pass() {
            position.apply(play);
            return turns;
        }
        position.pass();
    }
}

impl Beats {
    /// Whether there may be a play that beats the table; if not, there is none.
    fn can(self, hand: u64) -> bool {
        let joker = u64::from(hand & JOKER != 0);
        if self.shape == Shape::Group {
            self.len < 5 && at_least(counts(hand & self.places), self.len as u64 - joker) != 0
        } else {
            joker == 1 || run(hand & self.places, self.len) != 0
        }
    }
}

fn seats_with(position: &Position, fits: impl Fn(u64) -> bool) -> u8 {
    let fitting = |seat: usize| u8::from(fits(position.hand(seat).bits())) << seat;
    (0..MOST_SEATS).fold(0, |seats, seat| seats | fitting(seat))
}

/// Groups of one size in some ranks.
struct Groups {
    hand: u64,
    ranks: u64,
    ways: &'static [Ways; 16],
}

impl Groups {
    fn of(hand: u64, places: u64, len: usize) -> Self {
        let joker = hand & JOKER != 0;
        let hand = hand & places;
        let ranks = at_least(counts(hand), (len - usize::from(joker)) as u64);
        Self { hand, ranks, ways: &WAYS[usize::from(joker)][len] }
    }

    fn at(&self, bit: u32) -> &'static Ways {
        &self.ways[(self.hand >> bit & 0xf) as usize]
    }

    fn count(&self) -> u32 {
        let mut ranks = self.ranks;
        let mut count = 0;
        while ranks != 0 {
            count += u32::from(self.at(ranks.trailing_zeros()).count);
            ranks &= ranks - 1;
        }
        count
    }

    #[expect(clippy::cast_possible_truncation, reason = "columns")]
    fn pick(&self, mut number: u32) -> Play {
        let mut ranks = self.ranks;
        loop {
            let bit = ranks.trailing_zeros();
            let ways = self.at(bit);
            if number < u32::from(ways.count) {
                return ways.list[number as usize].play(bit as u8);
            }
            number -= u32::from(ways.count);
            ranks &= ranks - 1;
        }
    }
}

fn group(hand: u64, beats: Beats, rng: &mut impl Rng) -> Play {
    let groups = Groups::of(hand, beats.places, beats.len);
    let count = groups.count();
    let drawn = below(rng, count + 1);
    if drawn == count { Play::PASS } else { groups.pick(drawn) }
}

/// One of the plays where suits are locked to those of a group or sequence, listed: that is rare.
#[cold]
fn locked(position: &Position, plays: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
    position.legal(plays);
    #[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
    let drawn = below(rng, plays.len() as u32) as usize;
    plays[drawn]
}

fn sequence(hand: u64, beats: Beats, rng: &mut impl Rng) -> Play {
    let sequences = Sequences { hand: hand & (beats.places | JOKER), places: beats.places };
    let count = sequences.count(beats.len);
    let drawn = below(rng, count + 1);
    if drawn == count { Play::PASS } else { sequences.pick(beats.len, drawn) }
}

/// Any play on an empty table.
fn lead(position: &Position, rng: &mut impl Rng) -> Play {
    let hand = position.hand(position.turn()).bits();
    let joker = hand & JOKER != 0;
    let singles = Draw::among(hand);
    let by_rank = counts(hand & !JOKER);
    let [one, two, three, four] = [1, 2, 3, 4].map(|len| at_least(by_rank, len));
    let more = [one, two, three, four].map(marked);
    // Of so many cards of a rank there are 0, 1, 4, 11 groups, with the joker 3, 9, 20, 40.
    let steps = if joker { [3, 6, 11, 20] } else { [0, 1, 3, 7] };
    let in_groups: u32 = more.iter().zip(steps).map(|(more, step)| more * step).sum();
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
        let ranks = if joker { one } else { two };
        return Groups { hand, ranks, ways: &WAYS[usize::from(joker)][0] }.pick(drawn);
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
