//! Plays a game to its end, with any chooser.

use rand_core::Rng;

use crate::bits::{at_least, counts};
use crate::cards::Cards;
use crate::play::{Play, Shape};
use crate::position::{MOST_SEATS, Position};
use crate::ways::run as run_of;

pub(super) const JOKER: u64 = Cards::JOKER.bits();

/// A chooser of plays.
pub(super) trait Chooser {
    /// A play on an empty table.
    fn lead(&self, position: &Position, rng: &mut impl Rng) -> Play;

    /// One of the cards that beat the single card on the table (at least one), or a pass.
    fn single(&self, position: &Position, cards: u64, rng: &mut impl Rng) -> Play;

    /// A play that beats the group or sequence on the table, or a pass.
    fn answer(
        &self,
        position: &Position,
        beats: Beats,
        plays: &mut Vec<Play>,
        rng: &mut impl Rng,
    ) -> Play;

    /// The one of the last two who finishes first, if it can be known without playing on.
    fn end(&self, position: &Position, plays: &mut Vec<Play>) -> Option<usize>;
}

/// The cards that beat a group or a sequence.
#[derive(Clone, Copy)]
pub(super) struct Beats {
    /// The places of sufficiently strong cards, in suits that may be played.
    pub(super) places: u64,
    pub(super) shape: Shape,
    pub(super) len: usize,
    pub(super) locked: bool,
}

/// Plays until none of some seats holds cards, or to the end; returns the number of turns.
pub(super) fn run<C: Chooser>(
    chooser: &C,
    seats: u8,
    position: &mut Position,
    plays: &mut Vec<Play>,
    rng: &mut impl Rng,
) -> u32 {
    let mut turns = 0;
    while !position.is_over() && position.holds_any(seats) {
        if position.are_two_left()
            && let Some(first) = chooser.end(position, plays)
        {
            position.finish_first(first);
        } else if position.table().is_pass() {
            let play = chooser.lead(position, rng);
            position.apply(play);
            turns += 1;
        } else if position.table().shape() == Shape::Single {
            turns += single(chooser, position, rng);
        } else {
            turns += answer(chooser, position, plays, rng);
        }
    }
    turns
}

/// Plays turns until another card is on the table, or it is empty.
fn single<C: Chooser>(chooser: &C, position: &mut Position, rng: &mut impl Rng) -> u32 {
    let beats = position.beating_single();
    let able = seats_with(position, |hand| hand & beats != 0);
    let mut turns = 0;
    loop {
        turns += position.pass_to(able);
        if position.table().is_pass() {
            return turns;
        }
        turns += 1;
        let cards = position.hand(position.turn()).bits() & beats;
        let play = chooser.single(position, cards, rng);
        if !play.is_pass() {
            position.apply(play);
            return turns;
        }
        position.pass();
    }
}

/// Plays turns until another group or sequence is on the table, or it is empty.
fn answer<C: Chooser>(
    chooser: &C,
    position: &mut Position,
    plays: &mut Vec<Play>,
    rng: &mut impl Rng,
) -> u32 {
    let beats = Beats::table_of(position);
    let able = seats_with(position, |hand| beats.can(hand));
    let mut turns = 0;
    loop {
        turns += position.pass_to(able);
        if position.table().is_pass() {
            return turns;
        }
        turns += 1;
        let play = chooser.answer(position, beats, plays, rng);
        if !play.is_pass() {
            position.apply(play);
            return turns;
        }
        position.pass();
    }
}

/// The seats whose cards can beat the table, as bits, including seats that have passed.
pub(super) fn able(position: &Position) -> u8 {
    if position.table().shape() == Shape::Single {
        let beats = position.beating_single();
        seats_with(position, |hand| hand & beats != 0)
    } else {
        let beats = Beats::table_of(position);
        seats_with(position, |hand| beats.can(hand))
    }
}

impl Beats {
    pub(super) fn table_of(position: &Position) -> Self {
        let (table, room) = (position.table(), position.room());
        Self {
            places: room.in_suits(),
            shape: table.shape(),
            len: table.len(),
            locked: room.lock.is_some(),
        }
    }

    /// Whether some play may beat the table; if false, none does.
    pub(super) fn can(self, hand: u64) -> bool {
        let joker = usize::from(hand & JOKER != 0);
        if self.shape == Shape::Group {
            self.len < 5 && at_least(counts(hand & self.places), self.len - joker) != 0
        } else {
            joker == 1 || run_of(hand & self.places, self.len) != 0
        }
    }
}

fn seats_with(position: &Position, fits: impl Fn(u64) -> bool) -> u8 {
    let fitting = |seat: usize| u8::from(fits(position.hand(seat).bits())) << seat;
    // Constant numbers let the compiler unroll both loops.
    if position.seats() <= 5 {
        (0..5).fold(0, |seats, seat| seats | fitting(seat))
    } else {
        (0..MOST_SEATS).fold(0, |seats, seat| seats | fitting(seat))
    }
}

/// One of all legal plays, all equally likely.
#[cold]
pub(super) fn listed(position: &Position, plays: &mut Vec<Play>, rng: &mut impl Rng) -> Play {
    position.legal(plays);
    #[expect(clippy::cast_possible_truncation, reason = "a few dozen")]
    let drawn = crate::random::below(rng, plays.len() as u32) as usize;
    plays[drawn]
}
