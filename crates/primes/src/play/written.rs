//! Moves as players note them.
//!
//! | written | means |
//! |---|---|
//! | `D(K)` | draws the king |
//! | `%` | passes; `%%` likewise, when the time was up |
//! | `KQJ` | the number 131211 |
//! | `X7|X=5` | 57 with a joker that stands for 5; with two jokers `|X=5|X=K`, in the order in which they stand |
//! | `X[IN]` | a joker alone, above every card; `X` likewise |
//! | `A2=2^2*3` | the composite 12 with its factors; `×` is `*`, towers as `2^2^3` are read from the right |
//! | `P(K4T)` | takes up three cards as a penalty |
//!
//! A turn joins them ([`turn`]): `D(K)KQJ`, `46,P(A7)`. Marks of the effects of a play
//! are skipped: `57[GC]` clears the table, `A729[RR]` reverses the order, `[R]` before
//! a turn says that the order is reversed, `#` that the hand is empty.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::hand::Hand;
use crate::number::Number;

/// A move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// Draws a card from the pile by choice.
    Draw(Card),
    /// Takes the cards of a penalty.
    Penalty(Hand),
    /// Plays nothing.
    Pass,
    /// A joker alone, above every card.
    Joker,
    /// A number that must be prime, or 57 or 1729.
    Number(Numeral),
    /// A composite number with factors that must be prime.
    Composite {
        /// The number on the table.
        number: Numeral,
        /// The factors whose product it is: at least one.
        factors: Vec<Factor>,
    },
}

/// A card in a number, with the rank that it stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    card: Card,
    value: u8,
}

/// Cards side by side that make a number: at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numeral(Vec<Placed>);

/// A factor: a base with a tower of exponents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Factor {
    /// The base, which must be prime.
    pub base: Numeral,
    /// Its exponents, the lowest first; none for the power 1.
    pub exponents: Vec<Numeral>,
}

impl Placed {
    /// A card with its rank, or a joker that stands for 0 to 13; none for other values.
    pub fn new(card: Card, value: u8) -> Option<Self> {
        let fits = card.rank().map_or(value <= 13, |rank| rank == value);
        fits.then_some(Self { card, value })
    }
}

impl Numeral {
    /// The number made of these cards; none without cards.
    pub fn new(placed: Vec<Placed>) -> Option<Self> {
        (!placed.is_empty()).then_some(Self(placed))
    }

    /// The cards of the number.
    pub fn cards(&self) -> Hand {
        self.0.iter().map(|placed| placed.card).collect()
    }

    /// The value; none for a leading 0, or for more digits than a deck can make.
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
    /// All its cards, with those of the exponents.
    pub fn cards(&self) -> Hand {
        self.exponents.iter().fold(self.base.cards(), |cards, it| cards.and(it.cards()))
    }
}

/// The reasons why a text is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WrittenError {
    /// A character in a place where it has no meaning.
    #[error("{0:?} is not expected there")]
    Sign(char),
    /// A card is missing in the text.
    #[error("a card is missing")]
    NoCard,
    /// The values of jokers do not match: one is missing, or there are more values than jokers.
    #[error("what each joker stands for is missing, as in X7|X=5; 0 to 10, A to K")]
    Joker,
    /// There are several moves where one is expected.
    #[error("one move is expected")]
    Several,
}

/// Reads a turn: a drawn card, the play or pass, the penalty for it.
pub fn turn(text: &str) -> Result<Vec<Move>, WrittenError> {
    let mut rest = text.trim();
    rest = rest.strip_prefix("[R]").unwrap_or(rest);
    let mut moves = Vec::new();
    if let Some((cards, behind)) = bracketed(rest, "D(") {
        let [card] = cards?[..] else { return Err(WrittenError::Several) };
        moves.push(Move::Draw(card));
        rest = behind.trim_start();
    }
    let (play, penalty) = rest
        .split_once(",P(")
        .map_or((rest, None), |(play, _)| (play, rest.split_at(play.len() + 1).1.into()));
    let penalty = if play.starts_with("P(") { Some(play) } else { penalty };
    if !play.is_empty() && !play.starts_with("P(") {
        moves.push(played(play)?);
    }
    if let Some((cards, behind)) = penalty.and_then(|text| bracketed(text, "P(")) {
        // Without cards in the pile there is no penalty.
        let cards = cards?;
        if let Some(sign) = behind.chars().next() {
            return Err(WrittenError::Sign(sign));
        }
        moves.extend((!cards.is_empty()).then(|| Move::Penalty(cards.into_iter().collect())));
    }
    if moves.is_empty() { Err(WrittenError::NoCard) } else { Ok(moves) }
}

/// The cards in the brackets at the start of a text, and the text after them.
fn bracketed<'a>(text: &'a str, begin: &str) -> Option<(Result<Vec<Card>, WrittenError>, &'a str)> {
    let inside = text.strip_prefix(begin)?;
    let Some((inside, behind)) = inside.split_once(')') else {
        return Some((Err(WrittenError::NoCard), ""));
    };
    Some((cards(inside), behind))
}

/// Reads a play; the marks of effects after it are skipped.
fn played(text: &str) -> Result<Move, WrittenError> {
    let mut text = text.strip_suffix('#').unwrap_or(text);
    for effect in ["[GC]", "[RR]", "[IN]"] {
        text = text.strip_suffix(effect).unwrap_or(text);
    }
    if matches!(text, "%" | "%%") {
        return Ok(Move::Pass);
    }
    if text.eq_ignore_ascii_case("X") {
        return Ok(Move::Joker);
    }
    let mut parts = text.split('|');
    let play = parts.next().unwrap_or_default();
    let mut values = parts.map(declared).collect::<Result<Vec<u8>, _>>()?.into_iter();
    let read = match play.split_once('=') {
        None => Move::Number(numeral(play, &mut values)?),
        Some((number, factors)) => Move::Composite {
            number: numeral(number, &mut values)?,
            factors: factors
                .split(['*', '×'])
                .map(|text| factor(text, &mut values))
                .collect::<Result<_, _>>()?,
        },
    };
    if values.next().is_some() { Err(WrittenError::Joker) } else { Ok(read) }
}

fn factor(text: &str, values: &mut impl Iterator<Item = u8>) -> Result<Factor, WrittenError> {
    let tower = text.split('^').map(|text| numeral(text, values));
    let mut tower = tower.collect::<Result<Vec<_>, _>>()?;
    // Splitting gives at least one part.
    let base = tower.remove(0);
    Ok(Factor { base, exponents: tower })
}

fn numeral(text: &str, values: &mut impl Iterator<Item = u8>) -> Result<Numeral, WrittenError> {
    let place = |card: Card| {
        let value = card.rank().or_else(|| values.next()).ok_or(WrittenError::Joker)?;
        Ok(Placed { card, value })
    };
    let placed = cards(text)?.into_iter().map(place).collect::<Result<Vec<_>, _>>()?;
    Numeral::new(placed).ok_or(WrittenError::NoCard)
}

/// Reads cards one after another; `10` is a ten, as in hands.
fn cards(text: &str) -> Result<Vec<Card>, WrittenError> {
    let (mut cards, mut rest) = (Vec::new(), text.trim());
    while let Some(sign) = rest.chars().next() {
        let (card, behind) = match rest.strip_prefix("10") {
            Some(behind) => (Card::new(10), behind),
            None => (Card::from_letter(sign), rest.split_at(sign.len_utf8()).1),
        };
        cards.push(card.ok_or(WrittenError::Sign(sign))?);
        rest = behind;
    }
    Ok(cards)
}

/// Reads the value declared for a joker, 0 to 13: `X=5`, `X=0`, `X=K`, `X=13`.
fn declared(text: &str) -> Result<u8, WrittenError> {
    let value = text.strip_prefix(['X', 'x']).and_then(|text| text.strip_prefix('='));
    let value = value.ok_or(WrittenError::Joker)?;
    let number = value.parse().ok().filter(|value| *value <= 13);
    let letter = || match cards(value).as_deref() {
        Ok([card]) => card.rank(),
        _ => None,
    };
    number.or_else(letter).ok_or(WrittenError::Joker)
}

impl FromStr for Move {
    type Err = WrittenError;

    fn from_str(text: &str) -> Result<Self, WrittenError> {
        let mut moves = turn(text)?;
        let only = moves.pop().ok_or(WrittenError::NoCard)?;
        if moves.is_empty() { Ok(only) } else { Err(WrittenError::Several) }
    }
}

impl Numeral {
    /// The values of its jokers, in their order.
    fn declared(&self) -> impl Iterator<Item = u8> {
        let jokers = self.0.iter().filter(|placed| placed.card == Card::JOKER);
        jokers.map(|placed| placed.value)
    }
}

impl fmt::Display for Numeral {
    /// Writes the cards; the values of jokers are written at the end of the move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|placed| write!(f, "{}", placed.card))
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
        let (number, factors) = match self {
            Self::Draw(card) => return write!(f, "D({card})"),
            Self::Penalty(cards) => return write!(f, "P({cards})"),
            Self::Pass => return write!(f, "%"),
            Self::Joker => return write!(f, "X[IN]"),
            Self::Number(number) => (number, &[][..]),
            Self::Composite { number, factors } => (number, &factors[..]),
        };
        write!(f, "{number}")?;
        for (at, factor) in factors.iter().enumerate() {
            write!(f, "{}{factor}", if at == 0 { "=" } else { "*" })?;
        }
        let below = factors.iter().flat_map(|it| std::iter::once(&it.base).chain(&it.exponents));
        let mut values = std::iter::once(number).chain(below).flat_map(Numeral::declared);
        values.try_for_each(|value| match Card::new(value) {
            Some(card) => write!(f, "|X={card}"),
            None => write!(f, "|X=0"),
        })
    }
}
