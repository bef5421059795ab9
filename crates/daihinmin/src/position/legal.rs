//! All plays that the rules allow.

use super::Position;
use crate::card::Card;
use crate::cards::Cards;
use crate::play::{Play, Shape};

/// The suit sets of 2, 3 and 4 cards.
const SUIT_SETS: [&[u8]; 3] = [
    &[0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100],
    &[0b0111, 0b1011, 0b1101, 0b1110],
    &[0b1111],
];

/// Where a play may lie to beat the table: columns, and suits as bits.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// The places in columns strong enough, of all suits; columns 0 and 14 count.
    pub(crate) places: u64,
    /// Whether only the suits of the table may be played.
    pub(crate) lock: Option<u8>,
}

impl Room {
    /// Everywhere: an empty table.
    pub(crate) const ALL: Self = Self { places: (1 << 60) - 1, lock: None };

    /// Keeps places of some suits only.
    fn in_suits(self, suits: u8) -> u64 {
        self.places & (0x0111_1111_1111_1111 * u64::from(suits))
    }
}

impl Position {
    /// Replaces what is in `plays` by all plays that the rules allow to the seat whose turn it is, the pass first.
    /// On an empty table a pass is among them too; playouts never make that one.
    /// Nothing once the game is over. A vector used again needs no new memory.
    pub fn legal(&self, plays: &mut Vec<Play>) {
        plays.clear();
        if self.is_over() {
            return;
        }
        plays.push(Play::PASS);
        let hand = self.hands[usize::from(self.turn)];
        let mut add = |play| plays.push(play);
        let table = self.table;
        let room = self.room();
        match table.shape() {
            Shape::Pass => {
                singles(hand, room, &mut add);
                for len in 2..=5 {
                    groups(hand, room, len, &mut add);
                }
                let longest = hand.len().min(14);
                for len in 3..=longest {
                    sequences(hand, room, len, &mut add);
                }
            }
            Shape::Single if table.is_joker_alone() => {
                if hand.has(Card::S3) {
                    add(Play::single(Card::S3));
                }
            }
            Shape::Single => singles(hand, room, &mut add),
            Shape::Group => groups(hand, room, table.len(), &mut add),
            Shape::Sequence => sequences(hand, room, table.len(), &mut add),
        }
    }

    /// What beats the table. For sequences the places are those of all their cards.
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

fn singles(hand: Cards, room: Room, add: &mut impl FnMut(Play)) {
    let fitting = Cards::from_bits(room.in_suits(room.lock.unwrap_or(0xf)));
    for card in hand & (fitting | Cards::JOKER) {
        add(Play::single(card));
    }
}

fn groups(hand: Cards, room: Room, len: usize, add: &mut impl FnMut(Play)) {
    let joker = hand.has(Card::JOKER);
    for column in 1..=13 {
        if room.places >> (4 * column) & 1 == 0 {
            continue;
        }
        let held = ((hand.bits() >> (4 * column)) & 0xf) as u8;
        if len == 5 {
            if held == 0xf && joker {
                add(Play::group_bits(column, held, Card::JOKER.bit()));
            }
            continue;
        }
        for &suits in SUIT_SETS[len - 2].iter().filter(|&&s| room.lock.is_none_or(|lock| lock == s))
        {
            if suits & !held == 0 {
                add(Play::group_bits(column, suits, 63));
            }
            for suit in (0..4).filter(|suit| joker && suits >> suit & 1 == 1) {
                if suits & !held & !(1 << suit) == 0 {
                    add(Play::group_bits(column, suits, 4 * column + suit));
                }
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "bits and lengths of 64 bits")]
fn sequences(hand: Cards, room: Room, len: usize, add: &mut impl FnMut(Play)) {
    let natural = (hand - Cards::JOKER).bits();
    let allowed = room.in_suits(room.lock.unwrap_or(0xf));
    let window = run(allowed, len);
    let mut starts = |mut bits: u64, joker: Option<usize>| {
        while bits != 0 {
            let bit = bits.trailing_zeros() as u8;
            let at = joker.map_or(63, |gap| bit + 4 * gap as u8);
            add(Play::sequence_bits(bit, len as u8, at));
            bits &= bits - 1;
        }
    };
    starts(run(natural, len) & window, None);
    if hand.has(Card::JOKER) {
        for gap in 0..len {
            let above = run(natural, len - 1 - gap).checked_shr(4 * (gap as u32 + 1)).unwrap_or(0);
            starts(run(natural, gap) & above & window, Some(gap));
        }
    }
}

/// The places from which `len` columns on are all in `places`; every place for none.
pub(crate) fn run(places: u64, len: usize) -> u64 {
    (0..len).fold(!0, |all, column| all & places >> (4 * column))
}
