//! Sets of cards in 64 bits: four for each rank, one for the joker.

mod text;

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::card::{Card, Rank};

pub use text::{CardFault, CardsError, Compact};

/// A set of cards.
///
/// Bit `4 * column + suit` is a card of that [column](Rank::column) and suit, bit 60 the joker. Columns 0
/// and 14 are empty in any hand, so a sequence that a joker extends beyond the 3 or the 2 still
/// has a place for each of its cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 53 cards.
    pub const DECK: Self = Self(0x10ff_ffff_ffff_fff0);
    /// The joker alone.
    pub const JOKER: Self = Self::of(Card::JOKER);

    /// One card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.bit())
    }

    /// The four cards of a rank.
    pub const fn of_rank(rank: Rank) -> Self {
        Self(0xf << (4 * rank.column()))
    }

    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.bit() & 1 == 1
    }

    /// Whether all cards of another set are among them.
    pub const fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// Adds a card; returns whether it is new.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.has(card);
        self.0 |= 1 << card.bit();
        new
    }

    /// The cards one by one: by rank from 3 to 2, each in the order of [`Suit`](crate::card::Suit), the joker last.
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The strongest `count` cards, as a lower class must give them (R 4.2.9): the
    /// joker, then 2, A, K and so on; within a rank ♠, then ♥, ♦, ♣.
    #[must_use]
    pub fn strongest(self, count: usize) -> Self {
        self.iter().rev().take(count).collect()
    }
}

impl BitOr for Cards {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The cards that are not in the other set.
impl Sub for Cards {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |all, card| all | Self::of(card))
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        *self |= cards.into_iter().collect();
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The cards of a set, weakest first.
#[derive(Clone, Debug)]
pub struct Iter(u64);

#[expect(clippy::cast_possible_truncation, reason = "there are 64 bits")]
impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        (bit < 64).then_some(Card::at_bit(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are 64 bits")]
impl DoubleEndedIterator for Iter {
    fn next_back(&mut self) -> Option<Card> {
        let bit = 63_u8.checked_sub(self.0.leading_zeros() as u8)?;
        self.0 &= !(1 << bit);
        Some(Card::at_bit(bit))
    }
}

impl ExactSizeIterator for Iter {}
