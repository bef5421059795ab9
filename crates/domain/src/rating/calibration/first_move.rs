//! The worth of the first move.

/// A game of which the first mover is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstMoved {
    /// The expected score of the first mover without counting the move: by ratings and hands, above 0 and below 1.
    pub expected: f64,
    /// The score: 1, ½ or 0.
    pub actual: f64,
}

/// The worth of the first move in recorded games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstMoveWorth {
    /// Games.
    pub games: u32,
    /// The share of them that the first movers won, drawn games half.
    pub share: f64,
    /// The win probability that moving first gives between equals with equal hands: the most likely one.
    pub p: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
}

/// Steps of Newton's method; the likelihood is concave, and ten are plenty.
const STEPS: usize = 50;
/// The most that a step changes the log-odds.
const LONGEST: f64 = 1.0;

/// Fits what moving first is worth, with ratings and hands as they are. None without games, or where all were won, or
/// all lost, so that no number is the most likely one.
pub fn first_move(games: &[FirstMoved]) -> Option<FirstMoveWorth> {
    let count = u32::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let won: f64 = games.iter().map(|game| game.actual).sum();
    let share = won / f64::from(count);
    if share <= 0.0 || share >= 1.0 {
        return None;
    }
    let offset = |game: &FirstMoved| {
        let p = game.expected.clamp(1e-12, 1.0 - 1e-12);
        (p / (1.0 - p)).ln()
    };
    let (mut worth, mut information) = (0.0_f64, 0.0);
    for _ in 0..STEPS {
        let (mut slope, mut bend) = (0.0, 0.0);
        for game in games {
            let p = logistic(worth + offset(game));
            slope += game.actual - p;
            bend += p * (1.0 - p);
        }
        information = bend;
        worth += (slope / bend).clamp(-LONGEST, LONGEST);
    }
    let reach = super::NORMAL_95 / information.sqrt();
    let interval = [worth - reach, worth + reach].map(logistic);
    Some(FirstMoveWorth { games: count, share, p: logistic(worth), interval })
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(of: &[(f64, f64)]) -> Vec<FirstMoved> {
        of.iter().map(|&(expected, actual)| FirstMoved { expected, actual }).collect()
    }

    /// Between equals the most likely p is the share itself, with the error of a logit, 1/√(n·p·(1−p)).
    #[test]
    fn between_equals_it_is_the_share() {
        let found = first_move(&games(&[(0.5, 1.0), (0.5, 1.0), (0.5, 1.0), (0.5, 0.0)])).unwrap();
        assert!((found.share - 0.75).abs() < 1e-12 && (found.p - 0.75).abs() < 1e-9, "{found:?}");
        let reach = 1.96 / (4.0 * 0.75 * 0.25_f64).sqrt();
        let low = 1.0 / (1.0 + (reach - 3.0_f64.ln()).exp());
        assert!((found.interval[0] - low).abs() < 1e-9, "{found:?}");
    }

    /// Favourites who win as often as their ratings say owe nothing to the first move.
    #[test]
    fn what_ratings_explain_is_not_the_move() {
        let found = first_move(&games(&[(0.75, 1.0), (0.75, 1.0), (0.75, 1.0), (0.75, 0.0)]));
        assert!((found.unwrap().p - 0.5).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_fitted_where_no_number_is_the_most_likely() {
        assert_eq!(first_move(&[]), None);
        assert_eq!(first_move(&games(&[(0.5, 1.0), (0.5, 1.0)])), None);
    }
}
