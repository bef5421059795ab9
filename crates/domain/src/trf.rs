//! Tournament report files: FIDE's fixed-column format in the editions of 2016 (TRF16) and 2026 (TRF26).
//!
//! Columns are counted in characters from 1, as the handbook does (C.04 Annex 2; TRF26 in force since September 2025).
//! This is the format alone: it knows no club, and nothing is worked out here.

mod check;
mod fault;
mod points;
mod read;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use chrono::NaiveDate;

pub use fault::{TrfFault, TrfWhy};
pub(crate) use points::tenths;
pub use points::{NotTrfPoints, TrfPoints};

/// The edition of the format that is written; both are read alike.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
pub enum TrfVersion {
    /// TRF16: rounds as `XXR`, points on top as `XXA`.
    #[default]
    #[strum(serialize = "16")]
    V16,
    /// TRF26: rounds as `142`, the points of results as `162`, the tie-breaks as `212`, points on top as `250`.
    #[strum(serialize = "26")]
    V26,
}

/// A tournament report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    /// Every line that is not about one player, in the order of the file, comments left out.
    pub lines: Vec<TrfLine>,
    /// The players in the order of the file.
    pub players: Vec<TrfPlayer>,
}

/// A line about the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfLine {
    /// Its place in the file, from 1; 0 where it was not read.
    pub line: u64,
    /// The first three characters, such as `012`.
    pub code: String,
    /// All that stands behind the code, blanks at the end left out.
    pub text: String,
}

/// A player, as a line `001` has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfPlayer {
    /// The place of the line in the file, from 1; 0 where it was not read.
    pub line: u64,
    /// The starting number, from 1 to 9999.
    pub start: u32,
    /// `m`, `w` or nothing.
    pub sex: String,
    /// The title as written, at most three characters.
    pub title: String,
    /// The name, usually `Lastname, Firstname`.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// The code of the federation.
    pub federation: String,
    /// The FIDE number; empty for none.
    pub fide: String,
    /// The day of birth where all of it is given.
    pub born: Option<NaiveDate>,
    /// Points in tenths.
    pub points: i32,
    /// The rank, which several may share.
    pub rank: Option<u32>,
    /// The rounds of the player, the first one first.
    pub rounds: Vec<TrfRound>,
}

/// A round of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrfRound {
    /// The starting number of the scheduled opponent.
    pub opponent: Option<u32>,
    /// The colour; none for a bye.
    pub colour: Option<Colour>,
    /// How it ended.
    pub result: TrfResult,
}

/// The colour of the pieces. White moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// `w`.
    White,
    /// `b`.
    Black,
}

/// The result of a round, as the player of the line has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfResult {
    /// `1`.
    Win,
    /// `=`.
    Draw,
    /// `0`.
    Loss,
    /// `+`: the opponent did not come.
    ForfeitWin,
    /// `-`.
    ForfeitLoss,
    /// A win in a game that lasted less than one move, which is not rated.
    UnratedWin,
    /// `D`, likewise.
    UnratedDraw,
    /// `L`, likewise.
    UnratedLoss,
    /// `H`.
    HalfBye,
    /// `F`.
    FullBye,
    /// The bye of the player for whom the pairing has no opponent.
    PairingBye,
    /// Not there, or nothing written.
    #[default]
    ZeroBye,
    /// A blank behind an opponent: the game is paired, and not over.
    Open,
}

impl TrfResult {
    /// All, with the character that stands for each.
    const ALL: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::HalfBye, 'H'),
        (Self::FullBye, 'F'),
        (Self::PairingBye, 'U'),
        (Self::ZeroBye, 'Z'),
        (Self::Open, ' '),
    ];

    /// The character that stands for it.
    pub fn sign(self) -> char {
        Self::ALL.iter().find(|(result, _)| *result == self).map_or(' ', |(_, sign)| *sign)
    }

    /// Whether it is a round without an opponent.
    pub fn is_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye)
    }

    /// Whether the opponent's line can have the other one.
    fn fits(self, other: Self) -> bool {
        match self {
            Self::Win => other == Self::Loss,
            Self::Loss => other == Self::Win,
            Self::Draw | Self::UnratedDraw => other == self,
            Self::ForfeitWin => other == Self::ForfeitLoss,
            // Both may have stayed away.
            Self::ForfeitLoss => matches!(other, Self::ForfeitWin | Self::ForfeitLoss),
            Self::UnratedWin => other == Self::UnratedLoss,
            Self::UnratedLoss => other == Self::UnratedWin,
            Self::Open => other == Self::Open,
            Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye => false,
        }
    }

    /// Its points in tenths where a file says nothing else.
    pub fn points(self) -> i32 {
        match self {
            Self::Win | Self::ForfeitWin | Self::UnratedWin | Self::FullBye | Self::PairingBye => {
                10
            }
            Self::Draw | Self::UnratedDraw | Self::HalfBye => 5,
            Self::Loss | Self::ForfeitLoss | Self::UnratedLoss | Self::ZeroBye | Self::Open => 0,
        }
    }
}

/// The columns of a round, from 1: opponent, colour, result.
#[derive(Clone, Copy, Debug)]
struct RoundColumns {
    opponent: (usize, usize),
    colour: usize,
    result: usize,
}

impl RoundColumns {
    /// Those of a round, from 0.
    fn of(round: usize) -> Self {
        let first = 92 + 10 * round;
        Self { opponent: (first, first + 3), colour: first + 5, result: first + 7 }
    }
}

/// No tournament has more rounds. A report that says so is refused as it is read.
const MOST_ROUNDS: usize = 999;

impl Trf {
    /// The text of the first line with a code, trimmed; none where it is blank or missing.
    pub fn text(&self, code: &str) -> Option<&str> {
        let found = self.lines.iter().find(|line| line.code == code)?;
        Some(found.text.trim()).filter(|text| !text.is_empty())
    }

    /// The name of the tournament.
    pub fn name(&self) -> Option<&str> {
        self.text("012")
    }

    /// How many rounds the tournament has: as it says, at least those that a player has played.
    pub fn rounds(&self) -> usize {
        let said = ["142", "XXR"].iter().find_map(|code| self.text(code)?.parse().ok());
        let said = said.filter(|rounds| *rounds <= MOST_ROUNDS);
        said.unwrap_or(0).max(self.told_rounds())
    }

    /// How many rounds the lines of the players have.
    pub fn told_rounds(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }

    /// The day of each round, from 0, that the file tells; the first day of the tournament for the others.
    pub fn dates(&self) -> Result<BTreeMap<usize, NaiveDate>, TrfFault> {
        read::dates(self)
    }

    /// A new line about the tournament.
    pub fn say(&mut self, code: &str, text: impl fmt::Display) {
        let (code, text) = (code.to_owned(), format!(" {text}"));
        self.lines.push(TrfLine { line: 0, code, text });
    }
}

/// How columns are named in a fault: `92-95`, or `99`.
pub(crate) fn columns(range: &RangeInclusive<usize>) -> String {
    match (range.start(), range.end()) {
        (one, same) if one == same => one.to_string(),
        (first, last) => format!("{first}-{last}"),
    }
}
