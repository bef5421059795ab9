//! The probabilities of a match in which each side needs a number of games: first to N, or
//! with a handicap first to A against first to B. A head start lowers that number.
//!
//! The side that needs N games wins while the other has k with probability C(N−1+k, k) pᴺ (1−p)ᵏ, because the last game
//! is the winner's; over all k < M that is the probability that it wins at all. Drawn games are played again and do not
//! count.

use super::formula::{difference, expected};
use super::performance::Odds;
use crate::rounding::compare;

/// A possible final score, with its probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinalScore {
    /// The games of the first player.
    pub a: u32,
    /// The games of the second player.
    pub b: u32,
    /// Its probability, from 0 to 1.
    pub probability: f64,
}

/// All final scores of a first-to-`n` match in which the first player
/// wins each game with probability `p`, from n-0 down to 0-n.
pub fn race(n: u32, p: f64) -> Vec<FinalScore> {
    handicap_race([n, n], p)
}

/// All final scores of a match that the first player wins with `to[0]` games and the second with
/// `to[1]`, both at least 1: the first player's wins from the clearest to the closest, then the
/// second's from the closest to the clearest. `p` is the first player's chance in each game.
pub fn handicap_race([to_a, to_b]: [u32; 2], p: f64) -> Vec<FinalScore> {
    let won = (0..to_b).zip(ways(to_a, p));
    let lost: Vec<(u32, f64)> = (0..to_a).zip(ways(to_b, 1.0 - p)).collect();
    let won = won.map(|(b, probability)| FinalScore { a: to_a, b, probability });
    let lost = lost.into_iter().rev();
    won.chain(lost.map(|(a, probability)| FinalScore { a, b: to_b, probability })).collect()
}

/// The probability that the first player wins such a match; 1 if the player needs no game.
pub fn race_won([to_a, to_b]: [u32; 2], p: f64) -> f64 {
    if to_a == 0 {
        return 1.0;
    }
    let sum: f64 = (0..to_b).zip(ways(to_a, p)).map(|(_, way)| way).sum();
    sum.min(1.0)
}

/// Like [`race_won`], for a rating difference of `difference` points with this standard deviation: the
/// mean over a normal distribution. The games of a match share the true difference, so the result is
/// nearer to ½ than with the [`prediction`](super::prediction) of a single game.
pub fn race_foretold(to: [u32; 2], difference: f64, deviation: f64) -> f64 {
    // The rectangle rule. For so smooth a function on the whole line its error is below the printed digits.
    let steps = (-60..=60).map(|step| f64::from(step) / 10.0);
    let (mut sum, mut weights) = (0.0, 0.0);
    for z in steps {
        let weight = (-z * z / 2.0_f64).exp();
        sum += weight * race_won(to, expected(difference + z * deviation, Odds::EVEN));
        weights += weight;
    }
    sum / weights
}

/// The probabilities that a side wins with its `n`-th game while the other has 0, 1, 2 … games; `n` is at least 1.
fn ways(n: u32, p: f64) -> impl Iterator<Item = f64> {
    // Logarithms, because pⁿ of a long match underflows before it is multiplied.
    let none_lost = f64::from(n) * p.ln();
    (0_u32..).scan(none_lost, move |log, k| {
        let way = log.exp();
        *log += (f64::from(n + k) / f64::from(k + 1) * (1.0 - p)).ln();
        Some(way)
    })
}

/// A match with a handicap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Race {
    /// The games that the first player needs.
    pub to_a: u32,
    /// The games that the second needs.
    pub to_b: u32,
    /// The probability that the first player wins it. Short matches between unequal
    /// players cannot be even, so it must be shown wherever a handicap is proposed.
    pub probability: f64,
}

/// The handicap matches nearest to even in which the stronger player needs 1, 2 … `longest` games: for
/// each number the best number for the weaker one. The most even come first, and the shorter first
/// among equals. `p`, above 0 and below 1, is the chance of the first player in a game.
pub fn fair_races(p: f64, longest: u32) -> Vec<Race> {
    let strong = p.max(1.0 - p);
    let uneven = |race: &Race| (race.probability - 0.5).abs();
    let nearest = |longer: u32| {
        let sums = ways(longer, strong).scan(0.0, |sum, way| {
            *sum += way;
            Some(f64::min(*sum, 1.0))
        });
        let races = (1..=longer).zip(sums).map(|(shorter, won)| Race {
            to_a: longer,
            to_b: shorter,
            probability: won,
        });
        races.min_by(|one, other| compare(uneven(one), uneven(other)))
    };
    let mut races: Vec<Race> = (1..=longest).filter_map(nearest).collect();
    // Among equally even ones the shorter stays first.
    races.sort_by(|one, other| compare(uneven(one), uneven(other)));
    if p < 0.5 {
        for race in &mut races {
            let Race { to_a, to_b, probability } = *race;
            *race = Race { to_a: to_b, to_b: to_a, probability: 1.0 - probability };
        }
    }
    races
}

/// The rating difference, in points, that a head start of `start` games balances in a first-to-`length`
/// match, so that each side wins half of the matches. `None` if the head start is the whole match.
///
/// The formula of a race has no inverse in closed form, so the difference is found by halving, to a thousandth of a
/// point.
pub fn points_worth(start: u32, length: u32) -> Option<f64> {
    let needed = length.checked_sub(start).filter(|&needed| needed > 0)?;
    if start == 0 {
        return Some(0.0);
    }
    let favoured = |points: f64| race_won([length, needed], expected(points, Odds::EVEN)) > 0.5;
    // The largest difference is needed to win all of the games with even chances.
    let most = difference(0.5_f64.powf(1.0 / f64::from(length)));
    let (mut low, mut high) = (0.0, most + 1.0);
    while high - low > 1e-3 {
        let middle = f64::midpoint(low, high);
        if favoured(middle) { high = middle } else { low = middle }
    }
    Some(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn first_to_two_between_equals() {
        let ends: Vec<_> = race(2, 0.5).iter().map(|end| (end.a, end.b)).collect();
        assert_eq!(ends, [(2, 0), (2, 1), (1, 2), (0, 2)]);
        assert!(race(2, 0.5).iter().all(|end| (end.probability - 0.25).abs() < 1e-12));
    }

    #[test]
    fn probabilities_sum_to_one_even_in_long_matches() {
        for (n, p) in [(1, 0.3), (3, 0.76), (10, 0.108), (500, 0.2), (999, 0.48)] {
            let sum: f64 = race(n, p).iter().map(|end| end.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "first to {n} at {p}: {sum}");
        }
    }

    /// RATINGS 4.16: for each gap, the games that the weaker needs if the stronger
    /// needs 3, 5, 7, 9 and 11, and the probability that the stronger wins.
    #[test]
    fn the_table_of_handicaps() {
        let table = [
            (50.0, [(2, 0.427), (4, 0.527), (5, 0.454), (7, 0.520), (8, 0.464)]),
            (100.0, [(2, 0.545), (3, 0.510), (4, 0.487), (5, 0.470), (6, 0.456)]),
            (150.0, [(1, 0.348), (2, 0.428), (3, 0.472), (4, 0.503), (5, 0.527)]),
            (200.0, [(1, 0.439), (2, 0.557), (2, 0.392), (3, 0.486), (4, 0.556)]),
            (300.0, [(1, 0.612), (1, 0.441), (2, 0.654), (2, 0.541), (2, 0.440)]),
            (400.0, [(1, 0.751), (1, 0.621), (1, 0.513), (1, 0.424), (1, 0.350)]),
        ];
        for (gap, cells) in table {
            let races = fair_races(expected(gap, Odds::EVEN), 11);
            for (longer, (shorter, won)) in [3, 5, 7, 9, 11].into_iter().zip(cells) {
                let race = races.iter().find(|race| race.to_a == longer).expect("one a length");
                // Because the table is rounded, the better of its two entries may be the worse one.
                let listed = race_won([longer, shorter], expected(gap, Odds::EVEN));
                assert!((listed - won).abs() < 6e-4, "{gap}: {longer} to {shorter}: {listed}");
                assert_eq!(race.to_b, shorter, "{gap}: first to {longer}: {race:?}");
            }
        }
    }

    /// S3: 1417.38 against 1784.82 wins 10.8 % of games, and first to 10 against first to 1 is
    /// the handicap of the document.
    #[test]
    fn first_to_ten_against_first_to_one_is_no_even_match() {
        let p = expected(1417.38 - 1784.82, Odds::EVEN);
        assert!((p - 0.108).abs() < 5e-4);
        assert!((race_won([1, 10], 0.108) - 0.68).abs() < 5e-3);
        assert!((race_won([1, 10], 0.108) - (1.0 - 0.892_f64.powi(10))).abs() < 1e-12);
        let best = fair_races(0.108, 10)[0];
        assert_eq!((best.to_a, best.to_b), (1, 6));
        assert!((best.probability - 0.5).abs() < 5e-3, "{best:?}");
    }

    /// Glickman's example: his approximation gives 0.376, a sum of 16,000 terms 0.382284. In longer
    /// matches the better side wins more often, but not as often as if its strength were known.
    #[test]
    fn matches_between_those_who_are_hardly_known() {
        let seen = race_foretold([1, 1], -100.0, 80.0_f64.hypot(150.0));
        assert!((seen - 0.382_284).abs() < 1e-6, "{seen}");
        let known = race_won([5, 5], expected(100.0, Odds::EVEN));
        assert!((race_foretold([5, 5], 100.0, 0.0) - known).abs() < 1e-12);
        let [one, five] = [1, 5].map(|n| race_foretold([n, n], 100.0, 150.0));
        assert!(0.5 < one && one < five && five < known, "{one} {five} {known}");
        let shrunk = crate::rating::prediction(100.0, 150.0);
        assert!(five < race_won([5, 5], shrunk), "the games share what is not known");
    }

    #[test]
    fn equals_play_without_a_handicap_and_shortest_first() {
        let races: Vec<_> = fair_races(0.5, 4).iter().map(|race| (race.to_a, race.to_b)).collect();
        assert_eq!(races, [(1, 1), (2, 2), (3, 3), (4, 4)]);
    }

    /// First to 7 against first to 1 is even at 400 points by the table above; a player who
    /// must win N games in a row does so in half of the matches if p = ½^(1/N).
    #[test]
    fn games_at_the_start_are_worth_points() {
        let worth = points_worth(6, 7).expect("a match");
        assert!((worth - difference(0.5_f64.powf(1.0 / 7.0))).abs() < 1e-3, "{worth}");
        assert_eq!(points_worth(0, 5), Some(0.0));
        assert_eq!([points_worth(5, 5), points_worth(9, 5)], [None, None]);
        for (start, length) in [(1, 2), (1, 3), (2, 5), (4, 11), (98, 999), (998, 999)] {
            let gap = points_worth(start, length).expect("a match");
            let won = race_won([length, length - start], expected(gap, Odds::EVEN));
            assert!((won - 0.5).abs() < 1e-4, "{start} of {length}: {gap}, {won}");
        }
    }

    proptest! {
        #[test]
        fn a_race_is_won_by_one_of_the_two(a in 1_u32..40, b in 1_u32..40, p in 0.0..=1.0) {
            let won = race_won([a, b], p);
            prop_assert!((won + race_won([b, a], 1.0 - p) - 1.0).abs() < 1e-9);
            let ends = handicap_race([a, b], p);
            let of_a: f64 =
                ends.iter().filter(|end| end.a == a).map(|end| end.probability).sum();
            prop_assert!((of_a - won).abs() < 1e-9);
        }

        #[test]
        fn whoever_needs_fewer_games_wins_more_often(n in 2_u32..20, p in 0.2..0.8) {
            prop_assert!(race_won([n - 1, n], p) > race_won([n, n], p));
        }

        #[test]
        fn no_other_handicap_of_the_length_is_more_even(p in 0.02..0.98, longest in 1_u32..20) {
            for race in fair_races(p, longest) {
                let longer = race.to_a.max(race.to_b);
                for shorter in 1..=longer {
                    let to = if p < 0.5 { [shorter, longer] } else { [longer, shorter] };
                    let other = (race_won(to, p) - 0.5).abs();
                    prop_assert!((race.probability - 0.5).abs() <= other + 1e-9);
                }
            }
        }
    }
}
