//! Reads and writes plays in the notation of logs.

use std::fmt;
use std::str::FromStr;

use super::{GroupJoker, Play, Shape};
use crate::card::{Card, Rank, Suit};

/// A fault in the text of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// There is no hyphen between suits and ranks, and it is neither `p` nor `jk`.
    #[error("neither a pass, a joker alone, nor suits-ranks")]
    Form,
    /// The text before the hyphen is no suits, or a suit occurs twice.
    #[error("the suits are wrong")]
    Suits,
    /// The text after the hyphen is no ranks.
    #[error("the ranks are wrong")]
    Ranks,
    /// The text in brackets is nothing that the joker can stand for.
    #[error("the joker cannot stand for that")]
    Joker,
    /// The cards are no single, group or sequence.
    #[error("these cards are no play")]
    Shape,
}

/// The letters of columns in a play; `<` and `>` are below the 3 and above the 2.
const COLUMNS: &str = "<3456789tjqka2>";

fn column_letter(column: u8) -> char {
    COLUMNS.chars().nth(usize::from(column)).unwrap_or('>')
}

fn column_of(letter: char) -> Option<u8> {
    let at = COLUMNS.find(letter.to_ascii_lowercase())?;
    u8::try_from(at).ok()
}

/// Writes `p`, `jk`, `d-3`, `ch-4`, `c-jqk`; the card of the joker is in brackets: `ds-9(s)`, `h-678(7)`. A
/// joker below the 3 is `<`, one above the 2 `>`: `h-<34(<)`, `s-a2>(>)`. With all four suits it is `(x)`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("p");
        }
        if self.is_joker_alone() {
            return f.write_str("jk");
        }
        for suit in Suit::ALL.iter().filter(|&&suit| self.suits() >> suit as u8 & 1 == 1) {
            write!(f, "{}", suit.letter().to_ascii_lowercase())?;
        }
        f.write_str("-")?;
        for column in self.low..=self.high() {
            write!(f, "{}", column_letter(column))?;
        }
        match self.joker_bit() {
            None => Ok(()),
            Some(bit) if self.shape == Shape::Sequence => {
                write!(f, "({})", column_letter(bit / 4))
            }
            Some(bit) if bit == Card::JOKER.bit() => f.write_str("(x)"),
            Some(bit) => {
                let suit = Suit::ALL[usize::from(bit % 4)];
                write!(f, "({})", suit.letter().to_ascii_lowercase())
            }
        }
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Play {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Self, PlayError> {
        match text {
            "p" => return Ok(Self::PASS),
            "jk" | "jo" => return Ok(Self::JOKER),
            _ => {}
        }
        let (suits, rest) = text.split_once('-').ok_or(PlayError::Form)?;
        let (ranks, joker) = match rest.split_once('(') {
            Some((ranks, joker)) => {
                (ranks, Some(joker.strip_suffix(')').and_then(only).ok_or(PlayError::Joker)?))
            }
            None => (rest, None),
        };
        let suits = read_suits(suits)?;
        let columns: Option<Vec<u8>> = ranks.chars().map(column_of).collect();
        let columns = columns.ok_or(PlayError::Ranks)?;
        match (&suits[..], &columns[..]) {
            ([suit], [low, .., _]) => {
                let consecutive = columns.windows(2).all(|pair| pair[0] + 1 == pair[1]);
                let len = u8::try_from(columns.len()).ok().filter(|_| consecutive);
                let joker = joker.map(|letter| column_of(letter).ok_or(PlayError::Joker));
                let joker = joker.transpose()?;
                Self::sequence(*suit, *low, len.ok_or(PlayError::Shape)?, joker)
                    .ok_or(PlayError::Shape)
            }
            ([suit], [column]) if joker.is_none() => {
                let rank = Rank::at(*column).ok_or(PlayError::Ranks)?;
                Ok(Self::single(Card::new(*suit, rank)))
            }
            ([_, _, ..], [column]) => {
                let rank = Rank::at(*column).ok_or(PlayError::Ranks)?;
                read_group(rank, &suits, joker)
            }
            _ => Err(PlayError::Shape),
        }
    }
}

fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn read_suits(text: &str) -> Result<Vec<Suit>, PlayError> {
    let mut suits = Vec::new();
    for letter in text.chars() {
        let suit = Suit::from_char(letter).ok_or(PlayError::Suits)?;
        if suits.contains(&suit) {
            return Err(PlayError::Suits);
        }
        suits.push(suit);
    }
    Ok(suits)
}

fn read_group(rank: Rank, suits: &[Suit], joker: Option<char>) -> Result<Play, PlayError> {
    let joker = match joker {
        None => None,
        Some('x') => Some(GroupJoker::Fifth),
        Some(letter) => {
            let suit = Suit::from_char(letter).filter(|suit| suits.contains(suit));
            Some(GroupJoker::For(suit.ok_or(PlayError::Joker)?))
        }
    };
    Play::group(rank, suits, joker).ok_or(PlayError::Shape)
}
