//! How a first-to-N match may end.

/// One way for a match to end, and how likely it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinalScore {
    /// Games of the first player.
    pub a: u32,
    /// Games of the second.
    pub b: u32,
    /// Its probability, from 0 to 1.
    pub probability: f64,
}

/// All ways a first-to-`n` match may end where the first player wins each game with probability
/// `p`, from n-0 down to 0-n. Drawn games are played again and do not count.
///
/// n-k has probability C(n−1+k, k) pⁿ (1−p)ᵏ: the last game is the winner's.
pub fn race(n: u32, p: f64) -> Vec<FinalScore> {
    let ways = |winner: f64, losses: u32| {
        let steps = (1..=losses).map(|k| (f64::from(n - 1 + k) / f64::from(k)) * (1.0 - winner));
        // Logarithms, since pⁿ of a long match underflows before the product is taken.
        (f64::from(n) * winner.ln() + steps.map(f64::ln).sum::<f64>()).exp()
    };
    let won = (0..n).map(|b| FinalScore { a: n, b, probability: ways(p, b) });
    let lost = (0..n).rev().map(|a| FinalScore { a, b: n, probability: ways(1.0 - p, a) });
    won.chain(lost).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_to_two_between_equals() {
        let ends: Vec<_> = race(2, 0.5).iter().map(|end| (end.a, end.b)).collect();
        assert_eq!(ends, [(2, 0), (2, 1), (1, 2), (0, 2)]);
        assert!(race(2, 0.5).iter().all(|end| (end.probability - 0.25).abs() < 1e-12));
    }

    #[test]
    fn probabilities_sum_to_one_even_in_long_matches() {
        for (n, p) in [(1, 0.3), (3, 0.76), (10, 0.108), (500, 0.2)] {
            let sum: f64 = race(n, p).iter().map(|end| end.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "first to {n} at {p}: {sum}");
        }
    }
}
