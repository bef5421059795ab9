//! Counts groups and sequences, and finds them by their numbers.

#![expect(clippy::cast_possible_truncation, reason = "bits are numbered to 63, suits to 3")]

use crate::bits::{at_least, counts, nth};
use crate::cards::Cards;
use crate::play::Play;

/// One way to play cards of a rank: the suits, and the suit of the joker.
#[derive(Clone, Copy)]
struct Way {
    suits: u8,
    /// The suit of the joker; 4 for the fifth card, 5 without a joker.
    joker: u8,
}

impl Way {
    /// The group in the rank whose lowest bit this is.
    fn play(self, bit: u8) -> Play {
        let joker = match self.joker {
            5 => 63,
            4 => 60,
            suit => bit + suit,
        };
        Play::group_bits(bit / 4, self.suits, joker)
    }
}

/// All ways to play a group with the held suits of a rank.
#[derive(Clone, Copy)]
struct Ways {
    count: u8,
    list: [Way; 40],
}

/// Without and with a joker, by the number of cards (0 for two or more), by the held suits.
static WAYS: [[[Ways; 16]; 6]; 2] = {
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

/// Groups of a hand, of one size or of any.
pub(crate) struct Groups {
    hand: u64,
    ranks: u64,
    ways: &'static [Ways; 16],
}

impl Groups {
    /// The groups of `len` cards (0 for any number) that lie in some places.
    pub(crate) fn of(hand: u64, places: u64, len: usize) -> Self {
        let joker = hand & Cards::JOKER.bits() != 0;
        let hand = hand & places;
        let ranks = at_least(counts(hand & !Cards::JOKER.bits()), len.max(2) - usize::from(joker));
        Self { hand, ranks, ways: &WAYS[usize::from(joker)][len] }
    }

    fn at(&self, bit: u32) -> &'static Ways {
        &self.ways[(self.hand >> bit & 0xf) as usize]
    }

    pub(crate) fn count(&self) -> u32 {
        let mut ranks = self.ranks;
        let mut count = 0;
        while ranks != 0 {
            count += u32::from(self.at(ranks.trailing_zeros()).count);
            ranks &= ranks - 1;
        }
        count
    }

    /// Calls `add` with each of them.
    pub(crate) fn each(&self, mut add: impl FnMut(Play)) {
        let mut ranks = self.ranks;
        while ranks != 0 {
            let bit = ranks.trailing_zeros();
            let ways = self.at(bit);
            for way in &ways.list[..usize::from(ways.count)] {
                add(way.play(bit as u8));
            }
            ranks &= ranks - 1;
        }
    }

    /// The group with this number, below their count.
    pub(crate) fn pick(&self, mut number: u32) -> Play {
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

/// The sequences of a hand that lie in some places.
#[derive(Clone, Copy)]
pub(crate) struct Sequences {
    pub(crate) hand: u64,
    pub(crate) places: u64,
}

impl Sequences {
    /// The start places of sequences with this many cards; `gap` is the column in them with the joker.
    fn starts(self, len: usize, gap: Option<usize>) -> u64 {
        let natural = self.hand & self.places & !Cards::JOKER.bits();
        let Some(gap) = gap else { return run(natural, len) };
        let below = run(natural, gap);
        let above = run(natural, len - 1 - gap) >> (4 * (gap + 1));
        below & above & run(self.places & ((1 << 60) - 1), len)
    }

    fn gaps(self, len: usize) -> impl Iterator<Item = Option<usize>> {
        let joker = self.hand & Cards::JOKER.bits() != 0;
        std::iter::once(None).chain((0..len).filter(move |_| joker).map(Some))
    }

    /// The number of sequences with this many cards.
    pub(crate) fn count(self, len: usize) -> u32 {
        self.gaps(len).map(|gap| self.starts(len, gap).count_ones()).sum()
    }

    /// Calls `add` with each sequence of this many cards.
    pub(crate) fn each(self, len: usize, mut add: impl FnMut(Play)) {
        for gap in self.gaps(len) {
            let mut starts = self.starts(len, gap);
            while starts != 0 {
                let bit = starts.trailing_zeros() as u8;
                add(sequence_at(bit, len, gap));
                starts &= starts - 1;
            }
        }
    }

    /// The sequence with this number, below their count.
    pub(crate) fn pick(self, len: usize, mut number: u32) -> Play {
        for gap in self.gaps(len) {
            let starts = self.starts(len, gap);
            let count = starts.count_ones();
            if number < count {
                return sequence_at(nth(starts, number), len, gap);
            }
            number -= count;
        }
        Play::PASS
    }
}

fn sequence_at(bit: u8, len: usize, gap: Option<usize>) -> Play {
    let joker = gap.map_or(63, |gap| bit + 4 * gap as u8);
    Play::sequence_bits(bit, len as u8, joker)
}

/// The places from which `len` columns are all in `places`; every place for `len` 0.
pub(crate) fn run(places: u64, len: usize) -> u64 {
    (0..len).fold(!0, |all, column| all & places >> (4 * column))
}
