//! Tables of 8 rows and 15 columns, the messages of the protocol.
//!
//! Rows 0 to 3 are ♠ ♥ ♦ ♣, columns 1 to 13 ranks from 3 to 2; columns 0 and 14 are for a joker at an end of a
//! sequence. 1 is a card and 2 a joker, in a hand at row 4, column 1. Rows 5 and 6 have the state of the game.

use super::{Fault, SEATS, VERSION};
use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::play::{GroupJoker, Play};

const ROWS: usize = 8;
const COLUMNS: usize = 15;
/// The number of rows with cards.
const CARD_ROWS: usize = 5;
/// The row for the fifth card of a group, and for the joker in a hand.
const FIFTH: usize = 4;
/// The number for a joker.
const JOKER: u32 = 2;

/// A table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    cells: [[u32; COLUMNS]; ROWS],
}

/// The state of a game in rows 5 and 6. All lists but `seats` are by player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "a cell each")]
pub struct Status {
    /// Whether it is the table before the exchange.
    pub dealt: bool,
    /// The number of cards that the player must give.
    pub gives: usize,
    /// Whether it is the player's own turn.
    pub mine: bool,
    /// The player whose turn it is.
    pub turn: usize,
    /// Whether the table is empty.
    pub empty: bool,
    /// Whether the order of ranks is reversed.
    pub revolution: bool,
    /// Whether suits are locked.
    pub locked: bool,
    /// The number of cards of each player.
    pub counts: [usize; SEATS],
    /// The class of each, from 0; all 0 in a game without classes.
    pub classes: [usize; SEATS],
    /// The player in each seat.
    pub seats: [usize; SEATS],
}

impl Frame {
    /// The number of bytes in a message.
    pub const BYTES: usize = 4 * ROWS * COLUMNS;

    /// A table of zeros, which is a pass as a play.
    pub const BLANK: Self = Self { cells: [[0; COLUMNS]; ROWS] };

    /// Reads a table from bytes.
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let mut frame = Self::BLANK;
        let (numbers, _) = bytes.as_chunks();
        for (cell, number) in frame.cells.iter_mut().flatten().zip(numbers) {
            *cell = u32::from_be_bytes(*number);
        }
        frame
    }

    /// Appends the table as bytes.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.cells.iter().flatten().flat_map(|cell| cell.to_be_bytes()));
    }

    /// The first message of a client (P 2): the version, and up to 14 bytes of its name.
    pub fn profile(name: &str) -> Self {
        let mut frame = Self::BLANK;
        frame.cells[0][0] = VERSION;
        let whole = |&end: &usize| name.is_char_boundary(end);
        let end = (0..=name.len().min(COLUMNS - 1)).rev().find(whole).unwrap_or(0);
        for (cell, &byte) in frame.cells[1].iter_mut().zip(&name.as_bytes()[..end]) {
            *cell = byte.into();
        }
        frame
    }

    /// The name in the first message of a client, with `_` for characters
    /// that cannot be shown. An error for another version.
    pub fn name(&self) -> Result<String, Fault> {
        if self.cells[0][0] != VERSION {
            return Err(Fault::Version(self.cells[0][0]));
        }
        // Clients send bytes; those beyond ASCII as negative numbers.
        let bytes = self.cells[1].iter().map(|cell| cell.to_be_bytes()[3]);
        let bytes: Vec<u8> = bytes.take_while(|&byte| byte != 0).collect();
        let shown = |c: char| if c.is_control() || c.is_whitespace() { '_' } else { c };
        let name: String = String::from_utf8_lossy(&bytes).chars().map(shown).collect();
        Ok(if name.is_empty() { "_".to_owned() } else { name })
    }

    /// The table of a hand with these cards.
    pub fn of_cards(cards: Cards) -> Self {
        let mut frame = Self::BLANK;
        for card in cards {
            match (card.suit(), card.rank()) {
                (Some(suit), Some(rank)) => {
                    frame.cells[row_of(suit)][usize::from(rank.column())] = 1;
                }
                _ => frame.cells[FIFTH][1] = JOKER,
            }
        }
        frame
    }

    /// The table of a play. The joker alone is at the strong end of ♠.
    pub fn of_play(play: Play, revolution: bool) -> Self {
        let mut frame = Self::of_cards(play.cards() - Cards::JOKER);
        if play.is_joker_alone() {
            frame.cells[0][if revolution { 0 } else { COLUMNS - 1 }] = JOKER;
        } else if let Some((row, column)) = joker_at(play) {
            frame.cells[row][column] = JOKER;
        }
        frame
    }

    /// The cards on it, with the joker at any place.
    pub fn cards(&self) -> Result<Cards, Fault> {
        let mut cards = Cards::NONE;
        for (row, column, value) in self.laid()? {
            let card = if value == JOKER { Some(Card::JOKER) } else { card_at(row, column) };
            cards.insert(card.ok_or(Fault::Cell { row, column, value })?);
        }
        Ok(cards)
    }

    /// The play on it; none if the cards are no play.
    pub fn play(&self) -> Result<Option<Play>, Fault> {
        let laid = self.laid()?;
        let jokers: Vec<(usize, usize)> = laid
            .iter()
            .filter(|cell| cell.2 == JOKER)
            .map(|&(row, column, _)| (row, column))
            .collect();
        let joker = match jokers[..] {
            [] => None,
            [at] => Some(at),
            _ => return Ok(None),
        };
        let (Some(&(row, column, _)), Some(&(last_row, last, _))) = (laid.first(), laid.last())
        else {
            return Ok(Some(Play::PASS));
        };
        Ok(match (laid.len(), joker) {
            (1, Some(_)) => Some(Play::JOKER),
            (1, None) => card_at(row, column).map(Play::single),
            _ if laid.iter().all(|cell| cell.1 == column) => group(&laid, column, joker),
            (len, _) if row == last_row && last - column + 1 == len && row < FIFTH => {
                sequence(row, column, len, joker)
            }
            _ => None,
        })
    }

    /// This table with this state of the game.
    #[must_use]
    pub fn with(mut self, status: &Status) -> Self {
        let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        self.cells[5][0] = status.dealt.into();
        self.cells[5][1] = number(status.gives);
        self.cells[5][2] = status.mine.into();
        self.cells[5][3] = number(status.turn);
        self.cells[5][4] = status.empty.into();
        self.cells[5][6] = status.revolution.into();
        self.cells[5][7] = status.locked.into();
        for (at, values) in [status.counts, status.classes, status.seats].iter().enumerate() {
            for (cell, &value) in self.cells[6][SEATS * at..].iter_mut().zip(values) {
                *cell = number(value);
            }
        }
        self
    }

    /// The state of the game. The caller must check numbers out of range.
    pub fn status(&self) -> Status {
        let number = |value: u32| usize::try_from(value).unwrap_or(usize::MAX);
        let five = |from: usize| std::array::from_fn(|at| number(self.cells[6][from + at]));
        Status {
            dealt: self.cells[5][0] != 0,
            gives: number(self.cells[5][1]),
            mine: self.cells[5][2] != 0,
            turn: number(self.cells[5][3]),
            empty: self.cells[5][4] != 0,
            revolution: self.cells[5][6] != 0,
            locked: self.cells[5][7] != 0,
            counts: five(0),
            classes: five(SEATS),
            seats: five(2 * SEATS),
        }
    }

    /// The rows, columns and values of cards, by rows. Values other than 0, 1 and 2 are a fault.
    fn laid(&self) -> Result<Vec<(usize, usize, u32)>, Fault> {
        let mut laid = Vec::new();
        for (row, cells) in self.cells.iter().take(CARD_ROWS).enumerate() {
            for (column, &value) in cells.iter().enumerate() {
                match value {
                    0 => {}
                    1 | JOKER => laid.push((row, column, value)),
                    _ => return Err(Fault::Cell { row, column, value }),
                }
            }
        }
        Ok(laid)
    }
}

/// The row of a suit: ♠ ♥ ♦ ♣.
fn row_of(suit: Suit) -> usize {
    3 - suit as usize
}

fn suit_of(row: usize) -> Option<Suit> {
    Suit::ALL.into_iter().rev().nth(row)
}

fn card_at(row: usize, column: usize) -> Option<Card> {
    let rank = u8::try_from(column).ok().and_then(Rank::at)?;
    Some(Card::new(suit_of(row)?, rank))
}

/// The place of the joker in a group or sequence.
fn joker_at(play: Play) -> Option<(usize, usize)> {
    let bit = play.joker_bit()?;
    if bit == Card::JOKER.bit() {
        return Some((FIFTH, play.low().into()));
    }
    Some((3 - usize::from(bit % 4), usize::from(bit / 4)))
}

fn group(
    laid: &[(usize, usize, u32)],
    column: usize,
    joker: Option<(usize, usize)>,
) -> Option<Play> {
    let rank = u8::try_from(column).ok().and_then(Rank::at)?;
    let natural = laid.iter().filter(|cell| cell.2 != JOKER);
    let suits: Vec<Suit> = natural.map(|cell| suit_of(cell.0)).collect::<Option<_>>()?;
    let joker = joker.map(|(row, _)| suit_of(row).map_or(GroupJoker::Fifth, GroupJoker::For));
    Play::group(rank, &suits, joker)
}

fn sequence(row: usize, column: usize, len: usize, joker: Option<(usize, usize)>) -> Option<Play> {
    let small = |number: usize| u8::try_from(number).ok();
    let joker = joker.map(|(_, column)| small(column));
    let joker = if let Some(at) = joker { Some(at?) } else { None };
    Play::sequence(suit_of(row)?, small(column)?, small(len)?, joker)
}
