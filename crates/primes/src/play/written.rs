//! Moves as they are written.
//!
//! | written | means |
//! |---|---|
//! | `+K` | draws the king; `+K4T` takes up three cards as a penalty |
//! | `P` | passes |
//! | `KQJ` | the number 131211 |
//! | `X(5)7` | 57 with a joker that stands for 5; `X(0)` to `X(13)`, or `X(K)` |
//! | `X` | a joker alone, above every card |
//! | `A2=2^2*3` | the composite 12 with its factors; `×` is `*`, towers as `2^2^3` are read from the right |

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::hand::Hand;
use crate::number::Number;

/// A move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// Takes cards from the pile: one of one's own will, or those of a penalty.
    Draw(Hand),
    /// Plays nothing.
    Pass,
    /// A joker alone, above every card.
    Joker,
    /// A number that is to be prime, or 57 or 1729.
    Number(Numeral),
    /// A composite number with factors that are to be prime.
    Composite {
        /// What lies on the table.
        number: Numeral,
        /// What it is the product of: at least one.
        factors: Vec<Factor>,
    },
}

/// A card in a number, with what it stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    card: Card,
    value: u8,
}

/// Cards side by side that make a number: at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numeral(Vec<Placed>);

/// A factor: a base, and exponents one over the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Factor {
    /// The base, which is to be prime.
    pub base: Numeral,
    /// Its exponents, the lowest first; none for the power 1.
    pub exponents: Vec<Numeral>,
}

impl Placed {
    /// A card with its rank, or a joker that stands for 0 to 13; nothing for other values.
    pub fn new(card: Card, value: u8) -> Option<Self> {
        let fits = card.rank().map_or(value <= 13, |rank| rank == value);
        fits.then_some(Self { card, value })
    }
}

impl Numeral {
    /// The number of some cards; nothing without cards.
    pub fn new(placed: Vec<Placed>) -> Option<Self> {
        (!placed.is_empty()).then_some(Self(placed))
    }

    /// Its cards.
    pub fn cards(&self) -> Hand {
        self.0.iter().map(|placed| placed.card).collect()
    }

    /// Its value; nothing for a leading 0, or for more digits than a deck makes.
    pub fn value(&self) -> Option<Number> {
        if self.0[0].value == 0 {
            return None;
        }
        self.0.iter().try_fold(Number::ZERO, |number, placed| {
            number.then(placed.value.into(), if placed.value < 10 { 1 } else { 2 })
        })
    }
}

impl Factor {
    /// Its cards, those of exponents too.
    pub fn cards(&self) -> Hand {
        self.exponents.iter().fold(self.base.cards(), |cards, it| cards.and(it.cards()))
    }
}

/// Why a text is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WrittenError {
    /// A sign stands where it means nothing.
    #[error("{0:?} is not expected there")]
    Sign(char),
    /// The text ends, or goes on, where a card is missing.
    #[error("a card is missing")]
    NoCard,
    /// A joker in a number does not say what it stands for.
    #[error("what the joker stands for is missing, as X(7); X(0) to X(13)")]
    Joker,
}

impl FromStr for Move {
    type Err = WrittenError;

    fn from_str(text: &str) -> Result<Self, WrittenError> {
        let text = text.trim();
        if let Some(cards) = text.strip_prefix('+') {
            let cards = cards.parse::<Hand>().or(Err(WrittenError::NoCard))?;
            return Ok(Self::Draw(cards));
        }
        if text.eq_ignore_ascii_case("P") {
            return Ok(Self::Pass);
        }
        if text.eq_ignore_ascii_case("X") {
            return Ok(Self::Joker);
        }
        match text.split_once('=') {
            None => Ok(Self::Number(text.parse()?)),
            Some((number, factors)) => {
                let factors = factors.split(['*', '×']).map(str::parse);
                Ok(Self::Composite {
                    number: number.parse()?,
                    factors: factors.collect::<Result<_, _>>()?,
                })
            }
        }
    }
}

impl FromStr for Factor {
    type Err = WrittenError;

    fn from_str(text: &str) -> Result<Self, WrittenError> {
        let mut tower = text.split('^').map(str::parse);
        let base = tower.next().unwrap_or(Err(WrittenError::NoCard))?;
        Ok(Self { base, exponents: tower.collect::<Result<_, _>>()? })
    }
}

impl FromStr for Numeral {
    type Err = WrittenError;

    fn from_str(text: &str) -> Result<Self, WrittenError> {
        let (mut placed, mut rest) = (Vec::new(), text.trim());
        while let Some(sign) = rest.chars().next() {
            // `10` is a ten, as in hands.
            let (card, behind) = match rest.strip_prefix("10") {
                Some(behind) => (Card::new(10), behind),
                None => (Card::from_letter(sign), rest.split_at(sign.len_utf8()).1),
            };
            let card = card.ok_or(WrittenError::Sign(sign))?;
            rest = behind;
            let value = if let Some(rank) = card.rank() {
                rank
            } else {
                let (value, behind) = declared(rest).ok_or(WrittenError::Joker)?;
                rest = behind;
                value
            };
            placed.push(Placed { card, value });
        }
        Self::new(placed).ok_or(WrittenError::NoCard)
    }
}

/// What a joker is declared to be, `(0)` to `(13)` or `(A)` to `(K)`, and the text behind it.
fn declared(text: &str) -> Option<(u8, &str)> {
    let (value, behind) = text.strip_prefix('(')?.split_once(')')?;
    let number = value.parse().ok().filter(|value| *value <= 13);
    let letter = || {
        let mut letters = value.chars();
        let card = letters.next().and_then(Card::from_letter);
        card.filter(|_| letters.next().is_none()).and_then(Card::rank)
    };
    Some((number.or_else(letter)?, behind))
}

impl fmt::Display for Numeral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|placed| match placed.card {
            Card::JOKER => write!(f, "X({})", placed.value),
            card => write!(f, "{card}"),
        })
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.base)?;
        self.exponents.iter().try_for_each(|exponent| write!(f, "^{exponent}"))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(cards) => write!(f, "+{cards}"),
            Self::Pass => write!(f, "P"),
            Self::Joker => write!(f, "X"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Composite { number, factors } => {
                write!(f, "{number}=")?;
                for (at, factor) in factors.iter().enumerate() {
                    write!(f, "{}{factor}", if at == 0 { "" } else { "*" })?;
                }
                Ok(())
            }
        }
    }
}
