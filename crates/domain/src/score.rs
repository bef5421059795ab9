//! Results of matches: games won by each side, or an outcome without a score.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::name::fold;
use super::number::HYPHENS;

/// One of the two sides of a match, in the order of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first named.
    A,
    /// The second named.
    B,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent's side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// The place of this side in a pair: 0 or 1.
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
    /// The head start of the first side, in games: it counts for the winner and is never rated.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_a: u32,
    /// The head start of the second side, in games.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_b: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Score {
    /// The most games that one side may win in a match, and the
    /// most that may be drawn; larger numbers are typing slips.
    pub const MOST: u32 = 9999;

    /// A score without drawn games.
    pub fn new(a: u32, b: u32) -> Self {
        Self { a, b, ..Self::default() }
    }

    /// The score with a head start.
    #[must_use]
    pub fn starting_at(self, [start_a, start_b]: [u32; 2]) -> Self {
        Self { start_a, start_b, ..self }
    }

    /// The head start of each side.
    pub fn starts(self) -> [u32; 2] {
        [self.start_a, self.start_b]
    }

    /// N, the number of games that were played.
    pub fn games(self) -> u32 {
        self.a + self.b + self.draws
    }

    /// The side ahead, with the head start; `None` if the match is drawn.
    pub fn winner(self) -> Option<Side> {
        let [a, b] = Side::BOTH.map(|side| self.stands_at(side));
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The games won by a side, with its head start.
    pub fn stands_at(self, side: Side) -> u32 {
        self.won_by(side).saturating_add(self.starts()[side.index()])
    }

    /// Games won by a side.
    pub fn won_by(self, side: Side) -> u32 {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }

    /// The score from the view of `side`.
    #[must_use]
    pub fn seen_from(self, side: Side) -> Self {
        let (own, other) = (side.index(), side.other().index());
        Self {
            a: self.won_by(side),
            b: self.won_by(side.other()),
            draws: self.draws,
            start_a: self.starts()[own],
            start_b: self.starts()[other],
        }
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
            [a, b] => Ok(Self::new(a, b)),
            [a, b, draws] => Ok(Self { draws, ..Self::new(a, b) }),
            _ => Err(wrong()),
        }
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Games were played to the end.
    Score(Score),
    /// The other side did not play: a win, but no score and never rated.
    Walkover(Side),
    /// The other side retired during the match; only its finished games count and are rated.
    Retired(Broken),
    /// The other side was disqualified in this match, which is never rated.
    Disqualified(Broken),
    /// A double walkover: both lose, and no player advances.
    DoubleWalkover,
    /// Both sides were disqualified in this match: both lose, and no player advances.
    DoubleDisqualification,
    /// It was played, but only the winner is known: never rated.
    WinnerOnly(Side),
}

/// A match that ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Broken {
    /// The side that wins.
    pub winner: Side,
    /// The games finished before.
    pub score: Score,
}

impl Outcome {
    /// The side that advances; `None` if the match is drawn or both sides lose.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Score(score) => score.winner(),
            Self::Walkover(side) | Self::WinnerOnly(side) => Some(side),
            Self::Retired(broken) | Self::Disqualified(broken) => Some(broken.winner),
            Self::DoubleWalkover | Self::DoubleDisqualification => None,
        }
    }

    /// The outcome with the sides exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        let broken = |broken: Broken| Broken {
            winner: broken.winner.other(),
            score: broken.score.seen_from(Side::B),
        };
        match self {
            Self::Score(score) => Self::Score(score.seen_from(Side::B)),
            Self::Walkover(side) => Self::Walkover(side.other()),
            Self::WinnerOnly(side) => Self::WinnerOnly(side.other()),
            Self::Retired(it) => Self::Retired(broken(it)),
            Self::Disqualified(it) => Self::Disqualified(broken(it)),
            Self::DoubleWalkover | Self::DoubleDisqualification => self,
        }
    }

    /// Whether both sides lose.
    pub fn is_lost_by_both(self) -> bool {
        matches!(self, Self::DoubleWalkover | Self::DoubleDisqualification)
    }

    /// The score of the games that were played, if there is one.
    pub fn played(self) -> Option<Score> {
        match self {
            Self::Score(score) => Some(score),
            Self::Retired(broken) | Self::Disqualified(broken) => {
                Some(broken.score).filter(|score| score.games() > 0)
            }
            Self::Walkover(_)
            | Self::WinnerOnly(_)
            | Self::DoubleWalkover
            | Self::DoubleDisqualification => None,
        }
    }

    /// Whether the match was played.
    pub fn was_played(self) -> bool {
        matches!(self, Self::WinnerOnly(_)) || self.played().is_some()
    }

    /// The games that are rated: those of a finished match, and those before a retirement. Other outcomes are never
    /// rated.
    pub fn rated(self) -> Option<Score> {
        match self {
            Self::Score(_) | Self::Retired(_) => self.played(),
            Self::Walkover(_)
            | Self::WinnerOnly(_)
            | Self::Disqualified(_)
            | Self::DoubleWalkover
            | Self::DoubleDisqualification => None,
        }
    }

    /// The word for an exit in data files; none for a match played to its end.
    pub fn exit_label(self) -> Option<&'static str> {
        match self {
            Self::Score(_) => None,
            Self::Walkover(_) => Some("walkover"),
            Self::Retired(_) => Some("retired"),
            Self::Disqualified(_) => Some("disqualified"),
            Self::DoubleWalkover => Some("double walkover"),
            Self::DoubleDisqualification => Some("double disqualification"),
            Self::WinnerOnly(_) => Some("winner only"),
        }
    }
}

/// The reason for a withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum ExitReason {
    /// The player withdrew or is no longer there.
    Withdrawn,
    /// The organiser disqualified the player.
    Disqualified,
}

/// The effect of a withdrawal on the matches of the current stage.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum ExitEffect {
    /// Results stand; every match still to be played is a walkover for the opponent.
    #[strum(serialize = "forfeit")]
    ForfeitRest,
    /// Results stay valid; unplayed matches are void.
    VoidUnplayed,
    /// Results of the player in this stage do not count in its standings. Played games stay rated.
    VoidAll,
}

impl ExitReason {
    /// The word in data files.
    pub fn label(self) -> &'static str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Disqualified => "disqualified",
        }
    }
}

impl ExitEffect {
    /// The proposed effect of a withdrawal from a round robin after `played` of `all`
    /// matches. If less than half of them were played, the results do not count in the
    /// standings, as FIDE requires (checklist VCL4THP.13, question 103).
    pub fn proposed(played: usize, all: usize) -> Self {
        if played * 2 < all { Self::VoidAll } else { Self::ForfeitRest }
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
            ("7-6-3", Score { draws: 3, ..Score::new(7, 6) }),
        ] {
            assert_eq!(text.parse(), Ok(score), "{text}");
        }
        for text in ["", "2", "2-", "a-b", "2--1", "-1-2", "1-2-3-4", "99999-0"] {
            assert!(text.parse::<Score>().is_err(), "{text}");
        }
    }

    #[test]
    fn draws_count_half_and_a_level_match_has_no_winner() {
        let score = Score { draws: 2, ..Score::new(3, 3) };
        assert_eq!((score.games(), score.winner()), (8, None));
    }

    #[test]
    fn a_start_decides_who_wins_and_is_no_game() {
        let score = Score::new(5, 2).starting_at([0, 4]);
        assert_eq!((score.games(), score.winner()), (7, Some(Side::B)));
        assert_eq!(score.seen_from(Side::B), Score::new(2, 5).starting_at([4, 0]));
    }

    #[test]
    fn only_games_really_played_are_rated() {
        let broken = |a, b| Broken { winner: Side::A, score: Score::new(a, b) };
        for (outcome, rated) in [
            (Outcome::Score(Score::new(2, 1)), Some(Score::new(2, 1))),
            (Outcome::Retired(broken(1, 1)), Some(Score::new(1, 1))),
            (Outcome::Retired(broken(0, 0)), None),
            (Outcome::Disqualified(broken(1, 1)), None),
            (Outcome::Walkover(Side::A), None),
            (Outcome::DoubleWalkover, None),
            (Outcome::DoubleDisqualification, None),
        ] {
            assert_eq!(outcome.rated(), rated, "{outcome:?}");
        }
    }
}
