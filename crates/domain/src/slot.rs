//! Where a player of a match comes from. Explicit edges, no positional arithmetic.

use serde::{Deserialize, Serialize};

use super::ids::MatchNo;
use super::number::PlayerId;
use super::round::RoundName;

/// One of the two places of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// An entrant, seated by the draw; after a bye this is how a player enters a later round.
    Entrant(PlayerId),
    /// The winner of that match.
    WinnerOf(MatchNo),
    /// Its loser.
    LoserOf(MatchNo),
    /// The qualifier with that rank in the previous stage.
    RankOf(Qualifier),
}

/// A rank of a group in the stage before: A1 is the winner of the first group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Qualifier {
    /// The group, from 1; a stage without groups is one group.
    pub group: u32,
    /// The rank in it, from 1, among those who are still there to go on.
    pub rank: u32,
}

impl std::fmt::Display for Qualifier {
    /// `A1`, and past 26 groups `27-1`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match group_letter(self.group) {
            Some(letter) => write!(f, "{letter}{}", self.rank),
            None => write!(f, "{}-{}", self.group, self.rank),
        }
    }
}

/// The letter of a group, for the first 26.
pub fn group_letter(group: u32) -> Option<char> {
    let index = u8::try_from(group.checked_sub(1)?).ok().filter(|&index| index < 26)?;
    Some(char::from(b'A' + index))
}

impl Slot {
    /// The match that must end before this place is known.
    pub fn source(self) -> Option<MatchNo> {
        match self {
            Self::Entrant(_) | Self::RankOf(_) => None,
            Self::WinnerOf(no) | Self::LoserOf(no) => Some(no),
        }
    }
}

/// The part of a drawing in which a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Branch {
    /// The bracket of those who have not lost, with the final and a match for third place.
    Main,
    /// The losers' bracket of a double elimination.
    Losers,
    /// The bracket in which the places from this one on are played out.
    Places(u32),
}

/// Where a match stands in the drawing of a bracket. No two matches of a stage share a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat {
    /// The part of the drawing.
    pub branch: Branch,
    /// 0 for the first round.
    pub column: u32,
    /// 0 for the topmost of the column, counted as if no one had a bye.
    pub row: u32,
}

/// The places that a match decides; `None` where the player plays on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stakes {
    /// The place of the winner.
    pub winner: Option<u32>,
    /// The place of the loser; those who go out in one round share the best of their places.
    pub loser: Option<u32>,
}

/// A match as a draw makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Its number within the draw, from 1; every match comes after those that feed it.
    pub no: MatchNo,
    /// Its round.
    pub round: RoundName,
    /// Its group, from 1, in formats with groups.
    pub group: Option<u32>,
    /// Its place in the drawing, if it is part of a tree.
    pub seat: Option<Seat>,
    /// The players.
    pub slots: [Slot; 2],
    /// The places it decides, in formats where a match does.
    pub stakes: Stakes,
    /// The grand final that it resets: the match exists only once the second side has won that.
    pub resets: Option<MatchNo>,
}
