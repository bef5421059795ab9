//! The position in a game: hands, turn and table.

mod judge;
mod legal;

use rand_core::Rng;

use crate::card::Card;
use crate::cards::Cards;
use crate::play::Play;
use crate::random::below;

pub use judge::Illegal;

/// The most seats of a position.
pub const MOST_SEATS: usize = 8;

/// The number of passes in a row after which the remaining players get random places (R 4.5.1).
pub const MOST_PASSES: u8 = 20;

/// The reasons why a position cannot be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The number of seats is not from three to eight.
    #[error("{0} hands; a game has 3 to 8 seats")]
    Seats(usize),
    /// Several hands hold one card.
    #[error("{0} is in several hands")]
    Twice(Card),
    /// Nobody holds ♦3, so the leader is unknown.
    #[error("no hand holds D3")]
    NoLeader,
    /// A hand is empty before the first play.
    #[error("hand {} is empty", .0 + 1)]
    EmptyHand(usize),
    /// The seats with cards are not those of the game.
    #[error("other seats hold cards than in the game")]
    Alive,
    /// The leading seat holds no card or does not exist.
    #[error("seat {} has no cards to lead with", .0 + 1)]
    EmptyLeader(usize),
}

/// The position in a game.
///
/// Seats count from 0 in the order in which they play. Standard is five of them; the rules are
/// the same with three to eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    hands: [Cards; MOST_SEATS],
    table: Play,
    order: [u8; MOST_SEATS],
    seats: u8,
    finished: u8,
    turn: u8,
    /// The seat that played last, or leads.
    last: u8,
    /// The seats with cards, as bits.
    alive: u8,
    /// Seats that have passed since the table was cleared, as bits.
    passed: u8,
    passes: u8,
    lock: bool,
    revolution: bool,
}

impl Position {
    /// The start of a game with these hands, one for each seat: the holder of ♦3 leads (R 4.2.2). A
    /// seat without cards has finished; such seats have the first places in order of seats.
    pub fn start(hands: &[Cards]) -> Result<Self, StartError> {
        let leader = hands.iter().position(|hand| hand.has(Card::D3));
        Self::led_by(hands, leader.ok_or(StartError::NoLeader)?)
    }

    /// The start of a game, or an empty table within one, with this seat to lead.
    pub fn led_by(hands: &[Cards], leader: usize) -> Result<Self, StartError> {
        if !(3..=MOST_SEATS).contains(&hands.len()) {
            return Err(StartError::Seats(hands.len()));
        }
        let mut seen = Cards::NONE;
        for &hand in hands {
            if let Some(card) = (hand & seen).iter().next() {
                return Err(StartError::Twice(card));
            }
            seen |= hand;
        }
        if hands.get(leader).is_none_or(|hand| hand.is_empty()) {
            return Err(StartError::EmptyLeader(leader));
        }
        let mut position = Self {
            hands: [Cards::NONE; MOST_SEATS],
            table: Play::PASS,
            order: [0; MOST_SEATS],
            seats: small(hands.len()),
            finished: 0,
            turn: small(leader),
            last: small(leader),
            alive: 0,
            passed: 0,
            passes: 0,
            lock: false,
            revolution: false,
        };
        for (seat, &hand) in hands.iter().enumerate() {
            position.hands[seat] = hand;
            if hand.is_empty() {
                position.finish(small(seat));
            } else {
                position.alive |= 1 << seat;
            }
        }
        Ok(position)
    }

    /// This position with or without a revolution, which reverses the order of ranks.
    #[must_use]
    pub fn with_revolution(self, revolution: bool) -> Self {
        Self { revolution, ..self }
    }

    /// This position with other hands, such as a player without sight of
    /// them may imagine: exactly the seats with cards must have some.
    pub fn with_hands(&self, hands: &[Cards]) -> Result<Self, StartError> {
        let checked = Self::led_by(hands, self.turn())?;
        if checked.seats != self.seats || checked.alive != self.alive {
            return Err(StartError::Alive);
        }
        Ok(Self { hands: checked.hands, ..*self })
    }

    /// This position with all hands blank except that of one seat. Only plays of that seat can be asked for.
    pub(crate) fn seen_by(&self, seat: usize) -> Self {
        let mut hands = [Cards::NONE; MOST_SEATS];
        hands[seat] = self.hands[seat];
        Self { hands, ..*self }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The cards that a seat holds.
    #[inline]
    pub fn hand(&self, seat: usize) -> Cards {
        self.hands[seat]
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    /// The play on the table, a pass if the table is empty.
    pub fn table(&self) -> Play {
        self.table
    }

    /// The seat that made that play; on an empty table the leading seat.
    pub fn last_player(&self) -> usize {
        usize::from(self.last)
    }

    /// Whether suits are locked to those on the table (R 4.4.2).
    pub fn is_locked(&self) -> bool {
        self.lock
    }

    /// Whether the order of ranks is turned round.
    pub fn is_revolution(&self) -> bool {
        self.revolution
    }

    /// Whether a seat has passed since the table was cleared.
    pub fn has_passed(&self, seat: usize) -> bool {
        self.passed >> seat & 1 == 1
    }

    /// Whether the game is decided: one seat is left, or twenty turns were passes.
    pub fn is_over(&self) -> bool {
        self.alive & self.alive.wrapping_sub(1) == 0 || self.is_stalled()
    }

    /// Whether twenty passes in a row ended the game (R 4.5.1). The remaining
    /// seats have no place until [`draw_places`](Self::draw_places).
    pub fn is_stalled(&self) -> bool {
        self.passes >= MOST_PASSES
    }

    /// The place of a seat, from 0 for the first to finish; the
    /// last seat left has the last. None while it is undecided.
    pub fn place(&self, seat: usize) -> Option<usize> {
        let done = &self.order[..usize::from(self.finished)];
        let found = done.iter().position(|&other| usize::from(other) == seat);
        let last = self.alive == 1 << seat;
        found.or_else(|| last.then(|| self.seats() - 1))
    }

    /// Gives the remaining seats random places after twenty passes. Otherwise it does nothing.
    pub fn draw_places(&mut self, rng: &mut impl Rng) {
        while self.is_stalled() && self.alive & self.alive.wrapping_sub(1) != 0 {
            let mut left = self.alive;
            for _ in 0..below(rng, self.alive.count_ones()) {
                left &= left - 1;
            }
            let seat = small(left.trailing_zeros() as usize);
            self.alive &= !(1 << seat);
            self.finish(seat);
        }
    }

    /// Makes a play of the seat in turn, with its effects: locks, revolution,
    /// clearing of the table, the next turn. An illegal play changes nothing.
    pub fn play(&mut self, play: Play) -> Result<(), Illegal> {
        self.judge(play)?;
        self.apply(play);
        Ok(())
    }

    /// Like [`play`](Self::play), for a play known to be legal: one from [`legal`](Self::legal).
    #[expect(
        clippy::inline_always,
        reason = "a quarter faster: what kind of play it is, is then known"
    )]
    #[inline(always)]
    pub(crate) fn apply(&mut self, play: Play) {
        let me = 1 << self.turn;
        if play.is_pass() {
            self.passed |= me;
            self.passes += 1;
            if self.passed & self.alive == self.alive {
                self.clear();
            } else {
                self.turn = self.next_of(self.alive & !self.passed);
            }
            return;
        }
        let hand = &mut self.hands[usize::from(self.turn)];
        *hand -= play.cards();
        let gone = hand.is_empty();
        let beaten_joker = self.table.is_joker_alone();
        let same_suits = play.suits() == self.table.suits() && play.suits() != 0;
        self.lock = (self.lock || same_suits) && !play.is_joker_alone();
        self.revolution ^= play.is_revolution();
        self.last = self.turn;
        self.passes = 0;
        if gone {
            self.alive &= !me;
            self.finish(self.turn);
        }
        if play.has_eight() || beaten_joker || self.alive & !self.passed == 0 {
            self.clear();
        } else {
            self.table = play;
            self.turn = self.next_of(self.alive & !self.passed);
        }
    }

    /// Whether only two seats still hold cards.
    pub(crate) fn are_two_left(&self) -> bool {
        let others = self.alive & self.alive.wrapping_sub(1);
        others.is_power_of_two()
    }

    /// Whether any of these seats, as bits, holds cards.
    pub(crate) fn holds_any(&self, seats: u8) -> bool {
        self.alive & seats != 0
    }

    /// This position with other hands, which must be empty for the same seats.
    pub(crate) fn with_dealt(&self, hands: [Cards; MOST_SEATS]) -> Self {
        Self { hands, ..*self }
    }

    /// Replaces the hand of a seat; the new one may be empty only if the old one is.
    pub(crate) fn hold(&mut self, seat: usize, hand: Cards) {
        self.hands[seat] = hand;
    }

    /// Ends a game between two by its known result: this seat finishes first.
    pub(crate) fn finish_first(&mut self, seat: usize) {
        self.alive &= !(1 << seat);
        self.finish(small(seat));
    }

    /// Marks the seat in turn as passed, and leaves the rest to [`pass_to`](Self::pass_to).
    pub(crate) fn pass(&mut self) {
        self.passed |= 1 << self.turn;
    }

    /// The seats that may still play before the table is cleared, as bits.
    pub(crate) fn waiting(&self) -> u8 {
        self.alive & !self.passed
    }

    /// Lets all seats pass before the first of these seats, or everybody
    /// if none of them waits. Returns the number of passes.
    #[inline]
    pub(crate) fn pass_to(&mut self, seats: u8) -> u32 {
        let waiting = self.waiting();
        let able = waiting & seats;
        let before_me = (1 << self.turn) - 1;
        let ahead = able & !before_me;
        if able == 0 {
            self.clear();
            return waiting.count_ones();
        }
        let able = if ahead == 0 { able } else { ahead };
        let before = (able & able.wrapping_neg()) - 1;
        let between = if ahead == 0 { before | !before_me } else { before & !before_me };
        let skipped = waiting & between;
        self.passed |= skipped;
        self.turn = (able.trailing_zeros() & 7) as u8;
        skipped.count_ones()
    }

    #[inline]
    fn finish(&mut self, seat: u8) {
        self.order[usize::from(self.finished)] = seat;
        self.finished += 1;
    }

    /// Clears the table: the seat that played last leads, or the next seat with cards (R 4.2.4).
    #[inline]
    fn clear(&mut self) {
        self.table = Play::PASS;
        self.lock = false;
        self.passed = 0;
        self.turn = self.last;
        if self.alive >> self.last & 1 == 0 && self.alive != 0 {
            self.turn = self.next_of(self.alive);
            self.last = self.turn;
        }
    }

    /// The first of some seats after the seat in turn, which comes last itself.
    #[expect(clippy::cast_possible_truncation, reason = "eight seats are eight bits")]
    fn next_of(&self, seats: u8) -> u8 {
        let after = seats & !(((2_u32 << self.turn) - 1) as u8);
        let from = if after == 0 { seats } else { after };
        (from.trailing_zeros() & 7) as u8
    }
}

/// A number of seats in eight bits.
#[expect(clippy::cast_possible_truncation, reason = "at most eight")]
fn small(number: usize) -> u8 {
    number as u8
}
