//! A hand of cards, without an order.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;

#[cfg(test)]
mod tests;

/// The number of cards in a deck: four of each rank and two jokers.
pub const DECK_SIZE: usize = 54;

/// A hand: the number of each card.
///
/// It is read from text like `QT338647JA9`: `T` or `10` for a ten, `X` for a joker, in either case or full
/// width, with or without spaces and commas. It is written in the order A, 2 to 9, T, J, Q, K, X.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand([u8; Card::KINDS]);

/// The reasons why a text is no hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HandError {
    /// The text has no card.
    #[error("no card is named")]
    Empty,
    /// A character is no card.
    #[error("sign {place}, {sign:?}, is no card (cards are A 2 3 4 5 6 7 8 9 T J Q K X)")]
    UnknownCard {
        /// The character.
        sign: char,
        /// Its place in the text, from 1.
        place: usize,
    },
    /// More cards than a deck holds.
    #[error("{0} cards are more than the {DECK_SIZE} of a deck")]
    TooMany(usize),
}

impl Hand {
    /// The hand without cards.
    pub const EMPTY: Self = Self([0; Card::KINDS]);

    /// The number of this card in the hand.
    pub fn count(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether it holds no card.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The number of jokers.
    pub fn jokers(self) -> u8 {
        self.count(Card::JOKER)
    }

    /// The number of cards with two digits: T, J, Q and K.
    pub fn two_digit(self) -> u8 {
        self.0[10..].iter().sum()
    }

    /// The number of cards of a rank, 1 to 13.
    pub(crate) fn of_rank(self, rank: u8) -> u8 {
        self.0[usize::from(rank)]
    }

    /// The cards one by one, in the order in which they are written.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The hand with one more card.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
        self
    }

    /// The hand without one card; none if it does not hold the card.
    pub fn without(mut self, card: Card) -> Option<Self> {
        let count = &mut self.0[card.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// The hand with all cards of another.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        self
    }

    /// The hand without the cards of another; none if it does not hold them all.
    pub fn minus(mut self, other: Self) -> Option<Self> {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(less)?;
        }
        Some(self)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl FromStr for Hand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Self, HandError> {
        let mut cards = Vec::new();
        let mut signs = text.chars().enumerate().peekable();
        while let Some((at, sign)) = signs.next() {
            let plain = half_width(sign);
            if plain.is_whitespace() || plain == ',' {
                continue;
            }
            let is_ten = plain == '1' && signs.next_if(|next| half_width(next.1) == '0').is_some();
            let card = if is_ten { Card::new(10) } else { Card::from_letter(plain) };
            cards.push(card.ok_or(HandError::UnknownCard { sign, place: at + 1 })?);
        }
        match cards.len() {
            0 => Err(HandError::Empty),
            many if many > DECK_SIZE => Err(HandError::TooMany(many)),
            _ => Ok(cards.into_iter().collect()),
        }
    }
}

/// A full-width character from a Japanese keyboard as ASCII; `、` is a comma.
fn half_width(sign: char) -> char {
    match sign {
        '、' => ',',
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(sign) - 0xff01 + u32::from('!')).unwrap_or(sign)
        }
        other => other,
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|card| write!(f, "{card}"))
    }
}
