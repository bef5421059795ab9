//! How a match ended, before its sides are known, and how that is typed: `2-1`, `w1`, `g2 1-0`.

use crate::domain::length::Length;
use crate::domain::name::fold;
use crate::domain::score::{Broken, Outcome, Score, Side};

/// How a match ended; `S` says how a side is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended<S> {
    /// Played to the end.
    Score(Score),
    /// This player was there, and the other was not.
    Walkover(S),
    Retired(S, Score),
    /// This player was disqualified in the match at that score.
    Disqualified(S, Score),
    /// This player won, and no more is known.
    WinnerOnly(S),
    /// Neither was there.
    DoubleWalkover,
    /// Both were disqualified in the match.
    DoubleDisqualification,
}

impl<S> Ended<S> {
    /// The outcome of a match of that length that began at `start`, which is known and need not be typed again.
    pub fn outcome<E>(
        self,
        (length, start): (Length, [u32; 2]),
        side: impl Fn(S) -> Result<Side, E>,
    ) -> Result<Outcome, E> {
        let begun = |score: Score| score.starting_at(start);
        let broken =
            |who, score| Ok::<_, E>(Broken { winner: side(who)?.other(), score: begun(score) });
        Ok(match self {
            Self::Score(score) => Outcome::Score(length.from_start(score, start)),
            Self::Walkover(who) => Outcome::Walkover(side(who)?),
            Self::WinnerOnly(who) => Outcome::WinnerOnly(side(who)?),
            Self::Retired(who, score) => Outcome::Retired(broken(who, score)?),
            Self::Disqualified(who, score) => Outcome::Disqualified(broken(who, score)?),
            Self::DoubleWalkover => Outcome::DoubleWalkover,
            Self::DoubleDisqualification => Outcome::DoubleDisqualification,
        })
    }
}

impl Ended<Side> {
    /// Reads a score, or a letter, 1 or 2 for the side that it happened to, 0 for both, and the games so far: `w1` where
    /// the first did not come, `g2 1-0`, `d0`.
    pub fn read(text: &str, length: Length) -> Option<Self> {
        let text = fold(text);
        let (word, rest) = text.split_at(text.find(|c: char| !c.is_alphabetic())?);
        let rest = rest.trim_start();
        if word.is_empty() {
            return typed_score(rest, length.has_one_digit()).map(Self::Score);
        }
        let mut letters = rest.chars();
        let side = match letters.next()? {
            '0' => None,
            '1' => Some(Side::A),
            '2' => Some(Side::B),
            _ => return None,
        };
        let games = letters.as_str();
        let score = match games.trim() {
            "" => Score::default(),
            // A third digit is a slip, and no game.
            typed if games.starts_with(' ') => typed_score(typed, length.has_one_digit())?,
            _ => return None,
        };
        let no_games = games.trim().is_empty();
        Some(match (word, side) {
            ("w" | "wo" | "walkover", Some(side)) if no_games => Self::Walkover(side.other()),
            ("w" | "wo" | "walkover", None) if no_games => Self::DoubleWalkover,
            ("g" | "r" | "ret" | "retire" | "retired", Some(side)) => Self::Retired(side, score),
            ("d" | "dq" | "disqualify" | "disqualified", Some(side)) => {
                Self::Disqualified(side, score)
            }
            ("d" | "dq" | "disqualify" | "disqualified", None) if no_games => {
                Self::DoubleDisqualification
            }
            _ => return None,
        })
    }
}

/// Reads a score with blanks or hyphens between its numbers; with `two_digits` also `21`, as typed for a match of a
/// draw.
pub fn typed_score(text: &str, two_digits: bool) -> Option<Score> {
    let text = fold(text);
    let digits: Vec<char> = text.chars().collect();
    let parted = match digits.as_slice() {
        [a, b] if two_digits && a.is_ascii_digit() && b.is_ascii_digit() => format!("{a}-{b}"),
        _ if text.contains(|c: char| !c.is_ascii_digit() && c != ' ') => text,
        _ => text.split(' ').collect::<Vec<_>>().join("-"),
    };
    parted.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_typed_in_a_few_signs() {
        let short = |text| Ended::read(text, Length::FirstTo(2));
        for text in ["2-1", "21", "2 1", "２－１", "2ー1", "2:1"] {
            assert_eq!(short(text), Some(Ended::Score(Score::new(2, 1))), "{text}");
        }
        for text in ["w1", "wo 1", "W1", "walkover 1"] {
            assert_eq!(short(text), Some(Ended::Walkover(Side::B)), "{text}");
        }
        assert_eq!(short("w0"), Some(Ended::DoubleWalkover));
        assert_eq!(short("g2 1-0"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("r2 1-0"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("ret 2 10"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("r2"), Some(Ended::Retired(Side::B, Score::default())));
        assert_eq!(short("dq1 0-1"), Some(Ended::Disqualified(Side::A, Score::new(0, 1))));
        assert_eq!(short("d0"), Some(Ended::DoubleDisqualification));
        for text in ["", "2", "w", "w3", "w1 2-1", "w12", "r0", "r21", "d0 1-0", "x1", "213"] {
            assert_eq!(short(text), None, "{text}");
        }
    }

    #[test]
    fn two_digits_are_a_score_only_where_no_number_of_games_has_two() {
        assert_eq!(Ended::read("13", Length::Games(16)), None);
        assert_eq!(Ended::read("13 3", Length::Games(16)), Some(Ended::Score(Score::new(13, 3))));
        assert_eq!(Ended::read("21", Length::Open), None);
    }
}
