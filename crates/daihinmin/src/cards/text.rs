//! Reads and writes cards.

use std::fmt;
use std::str::FromStr;

use super::Cards;
use crate::card::{Card, Rank, Suit};

/// A fault in the text of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// The text begins neither with a suit (`S H D C`, `♠ ♥ ♦ ♣`) nor is it a joker (`X`, `JO`, `JK`, `joker`).
    #[error("it begins with no suit and is no joker")]
    Suit,
    /// The text after the suit is no rank (`3` to `10` or `T`, `J`, `Q`, `K`, `A`, `2`).
    #[error("no rank follows the suit")]
    Rank,
    /// The card is there already.
    #[error("the card is there already")]
    Twice,
}

/// The error in a text of several cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("card {number}, \"{token}\": {fault}")]
pub struct CardsError {
    /// The card as it was written.
    pub token: String,
    /// The number of the card in the text, from 1.
    pub number: usize,
    /// The reason.
    pub fault: CardFault,
}

impl FromStr for Card {
    type Err = CardFault;

    fn from_str(text: &str) -> Result<Self, CardFault> {
        if ["X", "JO", "JK", "JOKER"].iter().any(|joker| joker.eq_ignore_ascii_case(text)) {
            return Ok(Self::JOKER);
        }
        let mut rest = text.chars();
        let suit = rest.next().and_then(Suit::from_char).ok_or(CardFault::Suit)?;
        let rank = Rank::read(rest.as_str()).ok_or(CardFault::Rank)?;
        Ok(Self::new(suit, rank))
    }
}

/// Reads cards separated by spaces or commas, in any order; an empty text has no cards.
impl FromStr for Cards {
    type Err = CardsError;

    fn from_str(text: &str) -> Result<Self, CardsError> {
        let tokens = text.split(|c: char| c.is_whitespace() || c == ',');
        let mut cards = Self::NONE;
        for (at, token) in tokens.filter(|token| !token.is_empty()).enumerate() {
            let wrong = |fault| CardsError { token: token.to_owned(), number: at + 1, fault };
            let card = token.parse().map_err(wrong)?;
            if !cards.insert(card) {
                return Err(wrong(CardFault::Twice));
            }
        }
        Ok(cards)
    }
}

/// `S3`, `D10`, `HK`, `JO`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => write!(f, "{}{}", suit.letter(), rank.name()),
            _ => f.write_str("JO"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Writes the cards in order, separated by spaces: `S3 D10 HK JO`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Cards written in two letters each, as in logs: `s3 dt hk jo`.
#[derive(Clone, Copy, Debug)]
pub struct Compact(pub Cards);

impl fmt::Display for Compact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.0.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { " " })?;
            match (card.suit(), card.rank()) {
                (Some(suit), Some(rank)) => {
                    write!(f, "{}{}", suit.letter().to_ascii_lowercase(), rank.letter())?;
                }
                _ => f.write_str("jo")?,
            }
        }
        Ok(())
    }
}
