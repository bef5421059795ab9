//! All plays that the rules allow.

use super::Position;
use crate::bits::ONES;
use crate::card::Card;
use crate::cards::Cards;
use crate::play::{Play, Shape};
use crate::ways::{Groups, Sequences};

/// The places where a play may lie to beat the table: columns, and suits as bits.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// The places in sufficiently strong columns, of all suits, with columns 0 and 14.
    pub(crate) places: u64,
    /// Whether only the suits of the table may be played.
    pub(crate) lock: Option<u8>,
}

impl Room {
    /// All places: an empty table.
    pub(crate) const ALL: Self = Self { places: (1 << 60) - 1, lock: None };

    /// The places in suits that may be played.
    pub(crate) fn in_suits(self) -> u64 {
        self.places & (ONES * u64::from(self.lock.unwrap_or(0xf)))
    }
}

impl Position {
    /// Replaces the content of `plays` by all legal plays of the seat in turn, the
    /// pass first. On an empty table a pass is included, although playouts never make
    /// it. Empty when the game is over. A reused vector needs no new memory.
    pub fn legal(&self, plays: &mut Vec<Play>) {
        plays.clear();
        if !self.is_over() {
            self.list(plays);
        }
    }

    /// Adds all legal plays of a game that is not over.
    pub(crate) fn list(&self, plays: &mut Vec<Play>) {
        plays.push(Play::PASS);
        self.each_play(|play| plays.push(play));
    }

    /// Calls `add` with each legal play but the pass.
    #[inline]
    pub(crate) fn each_play(&self, mut add: impl FnMut(Play)) {
        let hand = self.hands[usize::from(self.turn)];
        let table = self.table;
        let room = self.room();
        let places = room.in_suits();
        let sequences = Sequences { hand: hand.bits(), places };
        match table.shape() {
            Shape::Pass => {
                hand.iter().for_each(|card| add(Play::single(card)));
                Groups::of(hand.bits(), places, 0).each(&mut add);
                for len in (3..).take_while(|&len| sequences.count(len) > 0) {
                    sequences.each(len, &mut add);
                }
            }
            Shape::Single => {
                let beats = Cards::from_bits(self.beating_single());
                (hand & beats).iter().for_each(|card| add(Play::single(card)));
            }
            Shape::Group => Groups::of(hand.bits(), places, table.len()).each(|play| {
                if room.lock.is_none_or(|lock| lock == play.suits()) {
                    add(play);
                }
            }),
            Shape::Sequence => sequences.each(table.len(), add),
        }
    }

    /// Whether these cards, in one hand, beat the table.
    pub(crate) fn can_beat(&self, cards: Cards) -> bool {
        let room = self.room();
        let (cards, places, table) = (cards.bits(), room.in_suits(), self.table);
        match table.shape() {
            Shape::Pass => cards != 0,
            Shape::Single => cards & self.beating_single() != 0,
            Shape::Group => {
                let mut found = false;
                Groups::of(cards, places, table.len())
                    .each(|play| found |= room.lock.is_none_or(|lock| lock == play.suits()));
                found
            }
            Shape::Sequence => Sequences { hand: cards, places }.count(table.len()) > 0,
        }
    }

    /// The cards that beat the one on the table.
    #[inline]
    pub(crate) fn beating_single(&self) -> u64 {
        if self.table.is_joker_alone() {
            Cards::of(Card::S3).bits()
        } else {
            self.room().in_suits() | Cards::JOKER.bits()
        }
    }

    /// The places of plays that beat the table; for sequences, of all their cards.
    #[inline]
    pub(crate) fn room(&self) -> Room {
        let table = self.table;
        if table.is_pass() {
            return Room::ALL;
        }
        let all = Room::ALL.places;
        let places = if table.is_joker_alone() {
            0
        } else if self.revolution {
            (1 << (4 * table.low())) - 1
        } else {
            all & !((1 << (4 * table.high() + 4)) - 1)
        };
        Room { places: places & all, lock: self.lock.then(|| table.suits()) }
    }
}
