//! Plays: a pass, or cards, with the card that the joker stands for.

mod text;

use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;

pub use text::PlayError;

/// The kinds of plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// No cards.
    Pass,
    /// One card, also the joker alone.
    Single,
    /// Two to five of one rank.
    Group,
    /// Three or more of consecutive ranks in one suit.
    Sequence,
}

/// A play. If the joker stands for different cards, the same cards are
/// different plays, since locks and strength depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    /// The places taken, with that of the joker; a joker that stands for no card has its own place.
    places: u64,
    shape: Shape,
    /// The column of the lowest place; 15 for the joker alone.
    low: u8,
    len: u8,
    /// The bit of the joker's place, or [`NO_JOKER`].
    joker: u8,
}

/// The value for no joker.
const NO_JOKER: u8 = 63;

/// The lowest bit of `len` columns from the first on.
pub(crate) const fn columns(len: u8) -> u64 {
    0x0111_1111_1111_1111 & ((1 << (4 * len)) - 1)
}

impl Play {
    /// No cards.
    pub const PASS: Self = Self { places: 0, shape: Shape::Pass, low: 0, len: 0, joker: NO_JOKER };
    /// The joker alone.
    pub const JOKER: Self = Self {
        places: Cards::JOKER.bits(),
        shape: Shape::Single,
        low: 15,
        len: 1,
        joker: Card::JOKER.bit(),
    };

    /// One card.
    pub fn single(card: Card) -> Self {
        Self::single_bit(card.bit())
    }

    /// Cards of a rank in these suits, with the joker in place of a suit, or as the fifth
    /// card if all four suits are there. None unless that is two to five cards.
    pub fn group(rank: Rank, suits: &[Suit], joker: Option<GroupJoker>) -> Option<Self> {
        let mut mask = suits.iter().fold(0, |mask, &suit| mask | 1 << suit as u8);
        let base = 4 * rank.column();
        let stands = match joker {
            None => NO_JOKER,
            Some(GroupJoker::For(suit)) => {
                mask |= 1 << suit as u8;
                base + suit as u8
            }
            Some(GroupJoker::Fifth) if mask == 0xf => Card::JOKER.bit(),
            Some(GroupJoker::Fifth) => return None,
        };
        let play = Self::group_bits(rank.column(), mask, stands);
        (play.len >= 2).then_some(play)
    }

    /// `len` cards of a suit from a column on; column 1 is the 3 and 13 the 2. The joker is
    /// at the column `joker`; only it can be at column 0, below the 3, or 14, above the 2.
    /// None if the sequence is shorter than three or goes beyond these columns.
    pub fn sequence(suit: Suit, low: u8, len: u8, joker: Option<u8>) -> Option<Self> {
        let end = low.checked_add(len).filter(|&end| len >= 3 && end <= 15)?;
        let inside = joker.is_none_or(|at| (low..end).contains(&at));
        let covered = (low > 0 || joker == Some(0)) && (end < 15 || joker == Some(14));
        let stands = joker.map_or(NO_JOKER, |at| 4 * at + suit as u8);
        (inside && covered).then(|| Self::sequence_bits(4 * low + suit as u8, len, stands))
    }

    pub(crate) const fn single_bit(bit: u8) -> Self {
        let joker = if bit == Card::JOKER.bit() { bit } else { NO_JOKER };
        Self { places: 1 << bit, shape: Shape::Single, low: bit / 4, len: 1, joker }
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most five")]
    pub(crate) const fn group_bits(column: u8, suits: u8, joker: u8) -> Self {
        let mut places = (suits as u64) << (4 * column);
        if joker == Card::JOKER.bit() {
            places |= Cards::JOKER.bits();
        }
        let len = places.count_ones() as u8;
        Self { places, shape: Shape::Group, low: column, len, joker }
    }

    pub(crate) const fn sequence_bits(bit: u8, len: u8, joker: u8) -> Self {
        let places = columns(len) << bit;
        Self { places, shape: Shape::Sequence, low: bit / 4, len, joker }
    }

    /// The kind of play.
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// Whether it is a pass.
    pub const fn is_pass(self) -> bool {
        matches!(self.shape, Shape::Pass)
    }

    /// How many cards it takes.
    #[expect(clippy::len_without_is_empty, reason = "that is `is_pass`")]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// The cards that leave the hand.
    pub const fn cards(self) -> Cards {
        if self.joker == NO_JOKER {
            Cards::from_bits(self.places)
        } else {
            Cards::from_bits(self.places & !(1 << self.joker) | Cards::JOKER.bits())
        }
    }

    /// Whether the joker is among the cards.
    pub const fn has_joker(self) -> bool {
        self.joker != NO_JOKER
    }

    /// Whether it is the joker alone.
    pub const fn is_joker_alone(self) -> bool {
        self.low == 15
    }

    /// The card that the joker stands for; none without a joker, for a
    /// joker alone or as fifth card, and beyond the ends of the ranks.
    pub fn stands_for(self) -> Option<Card> {
        let rank = Rank::at(self.joker / 4)?;
        self.has_joker().then(|| Card::new(Suit::ALL[usize::from(self.joker % 4)], rank))
    }

    /// Column of its lowest card: 1 for a 3 to 13 for a 2; 0 where a joker is below the 3, 15 for the
    /// joker alone.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// Column of its highest card; 14 where a joker is above the 2.
    pub const fn high(self) -> u8 {
        match self.shape {
            Shape::Sequence => self.low + self.len - 1,
            _ => self.low,
        }
    }

    /// Its suits as bits, ♣ lowest, including the suit that the joker
    /// stands for. A joker alone or as fifth card has none.
    pub const fn suits(self) -> u8 {
        if self.low == 15 { 0 } else { ((self.places >> (4 * self.low)) & 0xf) as u8 }
    }

    /// Whether it clears the table by an 8 (R 4.3.3, 4.4.1).
    pub const fn has_eight(self) -> bool {
        self.places & Cards::of_rank(Rank::EIGHT).bits() != 0
    }

    /// Whether it reverses the order of ranks (R 4.2.8).
    pub const fn is_revolution(self) -> bool {
        matches!((self.shape, self.len), (Shape::Group, 4..) | (Shape::Sequence, 5..))
    }

    /// The places that it takes; the joker's is that of the card that it stands for.
    pub(crate) const fn places(self) -> u64 {
        self.places
    }

    pub(crate) const fn joker_bit(self) -> Option<u8> {
        if self.joker == NO_JOKER { None } else { Some(self.joker) }
    }
}

/// The place of the joker in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupJoker {
    /// It takes the place of a suit.
    For(Suit),
    /// The joker is the fifth card, after all four suits.
    Fifth,
}
