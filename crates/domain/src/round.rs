//! Names of rounds.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use compact_str::CompactString;
use serde::{Deserialize, Serialize};

use super::name::fold;

/// The name of a round; screens translate it, data files use its [`fmt::Display`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundName {
    /// Round 1, 2, 3 …
    Round(u32),
    /// The round of the last eight.
    QuarterFinal,
    /// The round of the last four.
    SemiFinal,
    /// The match of the losers of the semi-finals.
    ThirdPlace,
    /// The last match.
    Final,
    /// Round 1, 2, 3 … of the winners' bracket in a double elimination.
    Winners(u32),
    /// The last match of the winners' bracket in a double elimination.
    WinnersFinal,
    /// Round 1, 2, 3 … of the losers' bracket in a double elimination.
    Losers(u32),
    /// The last match of the losers' bracket in a double elimination.
    LosersFinal,
    /// The winner of the winners' bracket against the winner of the losers' bracket.
    GrandFinal,
    /// The second match of the same two, played only if each has lost once.
    GrandFinalReset,
    /// A placement match for the places from `first` to `last`.
    Places {
        /// The best of these places.
        first: u32,
        /// The last of these places.
        last: u32,
    },
    /// A match that decides between tied players and counts for nothing else in the standings.
    PlayOff,
    /// The name in an imported list.
    Named(CompactString),
}

impl RoundName {
    /// The name of the `number`-th round of an elimination, in which
    /// `matches` (a power of two) are played if the bracket is full.
    pub fn of_elimination(number: u32, matches: usize) -> Self {
        match matches {
            1 => Self::Final,
            2 => Self::SemiFinal,
            4 => Self::QuarterFinal,
            _ => Self::Round(number),
        }
    }

    /// Whether both are rounds of one half of a double elimination, this one the earlier.
    pub const fn is_before(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Winners(one), Self::Winners(other))
            | (Self::Losers(one), Self::Losers(other)) => *one < *other,
            _ => false,
        }
    }

    /// The last of some rounds, given in the order in which they began. If their names differ only in a
    /// number, it is the one with the highest number, since a list may name the last round first.
    pub fn last<'a>(rounds: impl IntoIterator<Item = &'a Self>) -> Option<&'a Self> {
        let mut begun: Vec<&Self> = Vec::new();
        for round in rounds {
            if begun.last() != Some(&round) && !begun.contains(&round) {
                begun.push(round);
            }
        }
        let numbers: Option<Vec<(String, u64)>> =
            begun.iter().map(|round| round.number()).collect();
        let numbers = numbers.filter(|all| all.windows(2).all(|two| two[0].0 == two[1].0));
        let Some(numbers) = numbers else { return begun.last().copied() };
        let counted = begun.iter().zip(numbers);
        counted.max_by_key(|(_, (_, number))| *number).map(|(round, _)| *round)
    }

    /// The only number in its name, and the rest of the name.
    fn number(&self) -> Option<(String, u64)> {
        let name = fold(&self.to_string());
        let digit = |c: char| c.is_ascii_digit();
        let (before, rest) = name.split_at(name.find(digit)?);
        let end = rest.find(|c: char| !digit(c)).unwrap_or(rest.len());
        let (number, after) = rest.split_at(end);
        let around = format!("{before} {after}");
        (!after.contains(digit)).then_some((around, number.parse().ok()?))
    }
}

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(number) => write!(f, "round {number}"),
            Self::QuarterFinal => f.write_str("quarter-final"),
            Self::SemiFinal => f.write_str("semi-final"),
            Self::ThirdPlace => f.write_str("third place"),
            Self::Final => f.write_str("final"),
            Self::Winners(number) => write!(f, "winners' round {number}"),
            Self::WinnersFinal => f.write_str("winners' final"),
            Self::Losers(number) => write!(f, "losers' round {number}"),
            Self::LosersFinal => f.write_str("losers' final"),
            Self::GrandFinal => f.write_str("grand final"),
            Self::GrandFinalReset => f.write_str("grand final, reset match"),
            Self::Places { first, last } if first + 1 == *last => write!(f, "place {first}"),
            Self::Places { first, last } => write!(f, "places {first}-{last}"),
            Self::PlayOff => f.write_str("play-off"),
            Self::Named(name) => f.write_str(name),
        }
    }
}

/// A text that names no round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRound;

/// A round from the numbers in its name, or 1 where it has fewer.
type OfNumbers = fn(u32, u32) -> RoundName;

/// The written names of rounds in all languages; where one has a number, it may be any.
static BY_SHAPE: LazyLock<HashMap<String, OfNumbers>> = LazyLock::new(|| {
    let written: [(&[&str], OfNumbers); 14] = [
        (&["round 1", "1", "1回戦", "第1回戦", "第1輪"], |number, _| {
            RoundName::Round(number)
        }),
        (&["quarter-final", "準々決勝", "八強賽"], |_, _| RoundName::QuarterFinal),
        (&["semi-final", "準決勝", "準決賽"], |_, _| RoundName::SemiFinal),
        (&["third place", "季軍賽"], |_, _| RoundName::ThirdPlace),
        (&["final", "決勝", "決賽"], |_, _| RoundName::Final),
        (&["winners' round 1", "winners 1", "勝者側1回戦", "勝部第1輪"], |number, _| {
            RoundName::Winners(number)
        }),
        (&["winners' final", "勝者側決勝", "勝部決賽"], |_, _| RoundName::WinnersFinal),
        (&["losers' round 1", "losers 1", "敗者側1回戦", "敗部第1輪"], |number, _| {
            RoundName::Losers(number)
        }),
        (&["losers' final", "敗者側決勝", "敗部決賽"], |_, _| RoundName::LosersFinal),
        (&["grand final", "グランドファイナル", "總決賽"], |_, _| {
            RoundName::GrandFinal
        }),
        (
            &["grand final, reset match", "bracket reset", "reset", "リセット", "總決賽重賽"],
            |_, _| RoundName::GrandFinalReset,
        ),
        (&["place 1", "1位決定戦", "第1名賽"], |first, _| match first {
            3 => RoundName::ThirdPlace,
            first => RoundName::Places { first, last: first.saturating_add(1) },
        }),
        (&["places 1-2", "1〜2位決定戦", "第1-2名賽"], |first, last| RoundName::Places {
            first,
            last,
        }),
        (&["play-off", "プレーオフ", "加賽"], |_, _| RoundName::PlayOff),
    ];
    let shapes = |(names, round): &(&[&str], OfNumbers)| {
        let round = *round;
        names.iter().map(|name| (shape(name).0, round)).collect::<Vec<_>>()
    };
    written.iter().flat_map(shapes).collect()
});

/// The letters of a name with one sign for each number, and its numbers.
fn shape(text: &str) -> (String, Vec<String>) {
    let (mut shape, mut numbers) = (String::new(), Vec::<String>::new());
    let mut is_in_number = false;
    for sign in fold(text).chars() {
        match (sign.is_ascii_digit(), numbers.last_mut()) {
            (true, Some(number)) if is_in_number => number.push(sign),
            (true, _) => {
                shape.push('#');
                numbers.push(sign.to_string());
            }
            (false, _) => shape.extend(Some(sign).filter(|sign| sign.is_alphanumeric())),
        }
        is_in_number = sign.is_ascii_digit();
    }
    (shape, numbers)
}

impl FromStr for RoundName {
    type Err = NoRound;

    /// Reads the written name of a round in any language, or `2` for round 2; case, spaces and hyphens do not count.
    fn from_str(text: &str) -> Result<Self, NoRound> {
        let (shape, numbers) = shape(text);
        let round = BY_SHAPE.get(&shape).ok_or(NoRound)?;
        let number = |text: &String| text.parse().ok().filter(|&number: &u32| number > 0);
        let numbers: Option<Vec<u32>> = numbers.iter().map(number).collect();
        let numbers = numbers.ok_or(NoRound)?;
        let at = |at: usize| numbers.get(at).copied().unwrap_or(1);
        Ok(round(at(0), at(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_as_organisers_spell_them() {
        for (text, expected) in [
            ("2", RoundName::Round(2)),
            ("Round 2", RoundName::Round(2)),
            ("third-place", RoundName::ThirdPlace),
            ("Semi Final", RoundName::SemiFinal),
            ("winners-1", RoundName::Winners(1)),
            ("losers' final", RoundName::LosersFinal),
            ("grand final, reset match", RoundName::GrandFinalReset),
            ("Bracket reset", RoundName::GrandFinalReset),
            ("places 5-8", RoundName::Places { first: 5, last: 8 }),
            ("第２回戦", RoundName::Round(2)),
            ("3位決定戦", RoundName::ThirdPlace),
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text}");
        }
        for text in ["", "0", "fifth", "winners", "2nd"] {
            assert_eq!(text.parse::<RoundName>(), Err(NoRound), "{text}");
        }
    }

    #[test]
    fn the_last_of_some_rounds() {
        let last = |names: &[&str]| {
            let rounds: Vec<RoundName> =
                names.iter().map(|name| RoundName::Named((*name).into())).collect();
            RoundName::last(&rounds).map(ToString::to_string)
        };
        assert_eq!(last(&[]), None);
        for (names, wanted) in [
            (&["1", "2", "3", "2"][..], "3"),
            (&["Round 10", "Round 9", "round 8"], "Round 10"),
            (&["第１回戦", "第3回戦", "第2回戦"], "第3回戦"),
            (&["1", "2", "final"], "final"),
            (&["R1", "R2", "playoff 1"], "playoff 1"),
            (&["2026-11-22", "2026-11-21"], "2026-11-21"),
        ] {
            assert_eq!(last(names).as_deref(), Some(wanted), "{names:?}");
        }
        let mixed = [RoundName::Named("ROUND 3".into()), RoundName::Round(2)];
        assert_eq!(RoundName::last(&mixed), Some(&mixed[0]));
    }
}
