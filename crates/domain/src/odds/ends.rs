//! How a match may end, by its length.

use crate::length::Length;
use crate::rating::{handicap_race, race_won};
use crate::score::{Score, Side};

/// All ways a match of this length may end, each with its probability, where the first side wins
/// every game with probability `p` and both begin with the games of `start`. A `decisive` match
/// that is level after its games goes on for one more. One of unknown length is one game.
pub fn ends(length: Length, start: [u32; 2], p: f64, decisive: bool) -> Vec<(Score, f64)> {
    match length {
        Length::FirstTo(n) => {
            let ends = handicap_race(needed(n, start), p);
            ends.iter()
                .map(|end| (Score::new(end.a, end.b).starting_at(start), end.probability))
                .collect()
        }
        Length::Games(n) => {
            let ends = games(n, p)
                .into_iter()
                .map(|(a, probability)| (Score::new(a, n - a).starting_at(start), probability));
            ends.flat_map(|end| if decisive { decided(end, p) } else { vec![end] }).collect()
        }
        Length::Open => vec![(Score::new(1, 0), p), (Score::new(0, 1), 1.0 - p)],
    }
}

/// The probability that the first side wins a match that must have a winner.
pub fn match_won(length: Length, start: [u32; 2], p: f64) -> f64 {
    if let Length::FirstTo(n) = length {
        return race_won(needed(n, start), p);
    }
    let ends = ends(length, start, p, true);
    ends.iter().filter(|(score, _)| score.winner() == Some(Side::A)).map(|(_, way)| way).sum()
}

/// The games that each side still needs; neither has won before the first game.
fn needed(n: u32, start: [u32; 2]) -> [u32; 2] {
    start.map(|given| n.saturating_sub(given).max(1))
}

/// How many of `n` games the first side wins, from none to all: C(n, a) pᵃ (1−p)ⁿ⁻ᵃ.
fn games(n: u32, p: f64) -> Vec<(u32, f64)> {
    if p <= 0.0 || p >= 1.0 {
        return vec![(if p <= 0.0 { 0 } else { n }, 1.0)];
    }
    // Logarithms, since (1−p)ⁿ of a long match underflows.
    let mut log = f64::from(n) * (1.0 - p).ln();
    let odds = (p / (1.0 - p)).ln();
    (0..=n)
        .map(|a| {
            let probability = log.exp();
            if a < n {
                log += (f64::from(n - a) / f64::from(a + 1)).ln() + odds;
            }
            (a, probability)
        })
        .collect()
}

/// The ends of a match that may not be level.
fn decided((score, probability): (Score, f64), p: f64) -> Vec<(Score, f64)> {
    if score.winner().is_some() {
        return vec![(score, probability)];
    }
    let (won, lost) = (Score { a: score.a + 1, ..score }, Score { b: score.b + 1, ..score });
    vec![(won, probability * p), (lost, probability * (1.0 - p))]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn three_games_in_a_fixed_number() {
        let seen = ends(Length::Games(3), [0, 0], 0.5, false);
        let scores: Vec<_> =
            seen.iter().map(|(score, way)| (score.a, score.b, way * 8.0)).collect();
        for ((a, b, eighths), wanted) in scores.into_iter().zip([1.0, 3.0, 3.0, 1.0]) {
            assert_eq!(a + b, 3);
            assert!((eighths - wanted).abs() < 1e-12);
        }
    }

    /// Two games at ⅔: 4/9 both, 4/9 one each, and of those again two in three.
    #[test]
    fn a_level_match_is_prolonged_where_somebody_has_to_go_on() {
        let won = match_won(Length::Games(2), [0, 0], 2.0 / 3.0);
        assert!((won - (4.0 / 9.0 + 4.0 / 9.0 * 2.0 / 3.0)).abs() < 1e-12, "{won}");
        let level = ends(Length::Games(2), [0, 0], 2.0 / 3.0, false);
        assert!(level.iter().any(|(score, way)| score.winner().is_none() && *way > 0.44));
    }

    /// S3: first to 10 against first to 1.
    #[test]
    fn games_given_at_the_start_count() {
        let won = match_won(Length::FirstTo(10), [0, 9], 0.892);
        assert!((won - 0.892_f64.powi(10)).abs() < 1e-12);
        for (score, _) in ends(Length::FirstTo(10), [0, 9], 0.892, true) {
            assert_eq!(Length::FirstTo(10).accepts(score, true), Ok(()), "{score:?}");
        }
    }

    proptest! {
        #[test]
        fn some_end_comes_and_is_one(
            n in 1_u32..30, given in 0_u32..30, p in 0.0..=1.0, fixed: bool, decisive: bool,
        ) {
            let length = if fixed { Length::Games(n) } else { Length::FirstTo(n) };
            let start = if fixed { [0, 0] } else { [0, given.min(n - 1)] };
            let ends = ends(length, start, p, decisive);
            prop_assert!((ends.iter().map(|(_, way)| way).sum::<f64>() - 1.0).abs() < 1e-9);
            for (score, _) in ends {
                prop_assert_eq!(length.accepts(score, decisive), Ok(()), "{:?}", score);
            }
        }
    }
}
