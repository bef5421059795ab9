//! Counts and draws set bits.

#![expect(clippy::cast_possible_truncation, reason = "bits are numbered to 63")]

/// The lowest bit of each column.
pub(crate) const ONES: u64 = 0x0111_1111_1111_1111;

/// The bit that has `n` set bits below it.
pub(crate) fn nth(mut bits: u64, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// The number of cards of each rank, in four bits each.
pub(crate) fn counts(cards: u64) -> u64 {
    let pairs = cards - (cards >> 1 & 0x5555_5555_5555_5555);
    (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
}

/// The ranks with at least `len` cards; `len` is from 1 to 8.
pub(crate) fn at_least(counts: u64, len: usize) -> u64 {
    (counts + (8 - len as u64) * ONES) >> 3 & ONES
}

/// The number of columns marked by their lowest bit; below 16.
pub(crate) fn marked(columns: u64) -> u32 {
    (columns.wrapping_mul(0x1111_1111_1111_1111) >> 60) as u32
}

/// A random card of some, or none; all of these are equally likely.
#[derive(Clone, Copy)]
pub(crate) struct Draw {
    cards: u64,
    /// In each byte, the number of cards in it and below it.
    sums: u64,
}

impl Draw {
    pub(crate) fn among(cards: u64) -> Self {
        let nibbles = counts(cards);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Self { cards, sums: bytes.wrapping_mul(0x0101_0101_0101_0101) }
    }

    pub(crate) fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The bit of the card with `n` others below it; there must be more than `n`.
    pub(crate) fn nth(self, n: u32) -> u8 {
        let n = u64::from(n);
        let beyond = (((n * 0x0101_0101_0101_0101) | 0x8080_8080_8080_8080) - self.sums)
            & 0x8080_8080_8080_8080;
        let shift = ((beyond >> 7).wrapping_mul(0x0101_0101_0101_0101) >> 56) * 8;
        let below = (self.sums << 8 >> shift) & 0xff;
        let byte = (self.cards >> shift) & 0xff;
        shift as u8 + NTH[byte as usize][(n - below) as usize & 7]
    }
}

/// For a byte and a number, the bit of the byte with that many others below it.
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
