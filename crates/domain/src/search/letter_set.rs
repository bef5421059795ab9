//! A 64-bit letter set: a cheap test that one text cannot contain another.

/// The letters of a text, as a set of 64 kinds, and how many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LetterSet {
    kinds: u64,
    letters: usize,
}

impl LetterSet {
    pub(super) fn of(text: &str) -> Self {
        Self {
            kinds: text.chars().fold(0, |kinds, c| kinds | 1 << (u32::from(c) % 64)),
            letters: text.chars().count(),
        }
    }

    /// Whether all letters occur in the other text; without that it holds no copy of this one.
    pub(super) const fn may_be_in(self, other: Self) -> bool {
        self.kinds & !other.kinds == 0
    }

    /// At least how many slips lie between this text and any part of the other: one a letter that
    /// the other has not.
    pub(super) const fn slips_from_parts_of(self, other: Self) -> usize {
        (self.kinds & !other.kinds).count_ones() as usize
    }

    /// At least how many slips lie between the two texts.
    pub(super) fn slips_from(self, other: Self) -> usize {
        self.slips_from_parts_of(other)
            .max(other.slips_from_parts_of(self))
            .max(self.letters.abs_diff(other.letters))
    }
}
