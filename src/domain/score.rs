//! What was played in a match: games won by each side, or an exit that is no score at all.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::name::fold;
use super::number::HYPHENS;

/// One of the two sides of a match, in the order in which they stand on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first named.
    A,
    /// The second named.
    B,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent's side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// 0 or 1: where this side stands in a pair.
    pub fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }
}

/// Games won by the first side, by the second, and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Games the first side won.
    pub a: u32,
    /// Games the second side won.
    pub b: u32,
    /// Drawn games.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draws: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Score {
    /// The most games one side may win in one match, and the most that may be drawn; a typing
    /// slip beyond it is refused.
    pub const MOST: u32 = 9999;

    /// A score without drawn games.
    pub fn new(a: u32, b: u32) -> Self {
        Self { a, b, draws: 0 }
    }

    /// N, all games of the match.
    pub fn games(self) -> u32 {
        self.a + self.b + self.draws
    }

    /// Who won more games; `None` where the match is drawn.
    pub fn winner(self) -> Option<Side> {
        match self.a.cmp(&self.b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Games won by a side.
    pub fn won_by(self, side: Side) -> u32 {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }

    /// The same score with the games of `side` first.
    #[must_use]
    pub fn seen_from(self, side: Side) -> Self {
        Self { a: self.won_by(side), b: self.won_by(side.other()), draws: self.draws }
    }

    /// S of the first side: games won, drawn ones counted half (S4).
    pub fn points_a(self) -> f64 {
        f64::from(self.a) + f64::from(self.draws) / 2.0
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)?;
        if self.draws > 0 {
            write!(f, "-{}", self.draws)?;
        }
        Ok(())
    }
}

/// A text that is no score: neither `2-1` nor, with drawn games last, `7-6-3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAScore(pub String);

impl FromStr for Score {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Self, NotAScore> {
        let wrong = || NotAScore(text.to_owned());
        let parts = fold(text)
            .split(|c| c == ':' || HYPHENS.contains(&c))
            .map(|part| part.trim().parse::<u32>().ok().filter(|&n| n <= Self::MOST))
            .collect::<Option<Vec<_>>>()
            .ok_or_else(wrong)?;
        match parts[..] {
            [a, b] => Ok(Self { a, b, draws: 0 }),
            [a, b, draws] => Ok(Self { a, b, draws }),
            _ => Err(wrong()),
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Games were played to the end.
    Score(Score),
    /// The other side did not play: a win, but no score and never rated.
    Walkover(Side),
}

impl Outcome {
    /// The side that goes on; `None` where the match is drawn.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Score(score) => score.winner(),
            Self::Walkover(side) => Some(side),
        }
    }

    /// The games that were really played, which alone are rated.
    pub fn played(self) -> Option<Score> {
        match self {
            Self::Score(score) => Some(score),
            Self::Walkover(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_people_write_them() {
        for (text, score) in [
            ("2-1", Score::new(2, 1)),
            (" 0 - 3 ", Score::new(0, 3)),
            ("2–1", Score::new(2, 1)),
            ("2:1", Score::new(2, 1)),
            ("２－１", Score::new(2, 1)),
            ("2ー1", Score::new(2, 1)),
            ("7-6-3", Score { a: 7, b: 6, draws: 3 }),
        ] {
            assert_eq!(text.parse(), Ok(score), "{text}");
        }
        for text in ["", "2", "2-", "a-b", "2--1", "-1-2", "1-2-3-4", "99999-0"] {
            assert!(text.parse::<Score>().is_err(), "{text}");
        }
    }

    #[test]
    fn draws_count_half_and_a_level_match_has_no_winner() {
        let score = Score { a: 3, b: 3, draws: 2 };
        assert_eq!((score.games(), score.winner()), (8, None));
        assert!((score.points_a() - 4.0).abs() < f64::EPSILON);
    }
}
