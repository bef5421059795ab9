//! Cards of prime Daifugō: suits do not matter, so a card is its rank or a joker.

use std::fmt;

/// A card: ace to king, or a joker. The order is that of written hands: A, 2 to 9, T, J, Q, K, X.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(u8);

/// The letters of the cards, by `Card::index`.
const LETTERS: [char; Card::KINDS] =
    ['X', 'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

impl Card {
    /// The joker, written `X`.
    pub const JOKER: Self = Self(0);

    /// The number of different cards: thirteen ranks and the joker.
    pub const KINDS: usize = 14;

    /// The card of a rank, 1 (ace) to 13 (king).
    pub const fn new(rank: u8) -> Option<Self> {
        if 1 <= rank && rank <= 13 { Some(Self(rank)) } else { None }
    }

    /// All cards in the order in which hands are written, the joker last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=13).chain([0]).map(Self)
    }

    /// The rank, 1 to 13; none for a joker.
    pub fn rank(self) -> Option<u8> {
        (self != Self::JOKER).then_some(self.0)
    }

    /// The letter of the card: `A`, `2` to `9`, `T`, `J`, `Q`, `K` or `X`.
    pub fn letter(self) -> char {
        LETTERS[usize::from(self.0)]
    }

    /// The card of a letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        let at = LETTERS.iter().position(|one| *one == letter)?;
        u8::try_from(at).ok().map(Self)
    }

    /// The number of these cards in a deck: four of each rank, two jokers.
    pub fn in_deck(self) -> u8 {
        if self == Self::JOKER { 2 } else { 4 }
    }

    /// 0 for the joker, else the rank.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
