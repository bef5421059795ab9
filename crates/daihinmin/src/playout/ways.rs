//! Groups and sequences counted, and found by their numbers.

#![expect(clippy::cast_possible_truncation, reason = "bits are numbered to 63, suits to 3")]

use super::bits::nth;
use crate::cards::Cards;
use crate::play::Play;
use crate::position::run;

/// One way to lay cards of a rank: suits, and the suit of the joker.
#[derive(Clone, Copy)]
pub(super) struct Way {
    suits: u8,
    /// 4 where it is the fifth card, 5 without a joker.
    joker: u8,
}

impl Way {
    /// The group in the rank whose lowest bit this is.
    pub(super) fn play(self, bit: u8) -> Play {
        let joker = match self.joker {
            5 => 63,
            4 => 60,
            suit => bit + suit,
        };
        Play::group_bits(bit / 4, self.suits, joker)
    }
}

/// All ways to lay a group, given the suits of a rank that are held.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    pub(super) count: u8,
    pub(super) list: [Way; 40],
}

/// Without and with a joker, by the number of cards (0 for any from two on), by the suits held.
pub(super) static WAYS: [[[Ways; 16]; 6]; 2] = {
    let mut table = [[[Ways { count: 0, list: [Way { suits: 0, joker: 5 }; 40] }; 16]; 6]; 2];
    let mut at = 0;
    while at < 2 * 6 * 16 {
        let (joker, len, held) = (at / 96, at / 16 % 6, at % 16);
        table[joker][len][held] = ways(joker == 1, len as u32, held as u8);
        at += 1;
    }
    table
};

const fn ways(joker: bool, len: u32, held: u8) -> Ways {
    let mut ways = Ways { count: 0, list: [Way { suits: 0, joker: 5 }; 40] };
    let mut at = 0_u8;
    while at < 16 * 6 {
        let (suits, stands) = (at / 6, at % 6);
        let cards = suits.count_ones() + (stands == 4) as u32;
        let fits = match stands {
            5 => suits & !held == 0,
            4 => joker && suits == 0xf && held == 0xf,
            suit => joker && suits >> suit & 1 == 1 && suits & !held & !(1 << suit) == 0,
        };
        if fits && cards >= 2 && (cards == len || len == 0) {
            ways.list[ways.count as usize] = Way { suits, joker: stands };
            ways.count += 1;
        }
        at += 1;
    }
    ways
}

/// The sequences of a hand that lie in some places.
#[derive(Clone, Copy)]
pub(super) struct Sequences {
    pub(super) hand: u64,
    pub(super) places: u64,
}

impl Sequences {
    /// From where sequences of this many cards begin; `gap` is the column in them where the joker stands.
    fn starts(self, len: usize, gap: Option<usize>) -> u64 {
        let natural = self.hand & !Cards::JOKER.bits();
        let Some(gap) = gap else { return run(natural, len) };
        let below = run(natural, gap);
        let above = run(natural, len - 1 - gap) >> (4 * (gap + 1));
        below & above & run(self.places & ((1 << 60) - 1), len)
    }

    fn gaps(self, len: usize) -> impl Iterator<Item = Option<usize>> {
        let joker = self.hand & Cards::JOKER.bits() != 0;
        std::iter::once(None).chain((0..len).filter(move |_| joker).map(Some))
    }

    /// How many there are of this many cards.
    pub(super) fn count(self, len: usize) -> u32 {
        self.gaps(len).map(|gap| self.starts(len, gap).count_ones()).sum()
    }

    /// The one with this number, below their count.
    pub(super) fn pick(self, len: usize, mut number: u32) -> Play {
        for gap in self.gaps(len) {
            let starts = self.starts(len, gap);
            let count = starts.count_ones();
            if number < count {
                let bit = nth(starts, number);
                let joker = gap.map_or(63, |gap| bit + 4 * gap as u8);
                return Play::sequence_bits(bit, len as u8, joker);
            }
            number -= count;
        }
        Play::PASS
    }
}
