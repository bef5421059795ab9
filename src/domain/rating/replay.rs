//! All ratings, from the first match to the last.

use super::Scale;
use super::formula::{Duel, changes};
use crate::domain::score::Score;

/// A rated match of two players, by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The two players.
    pub players: [u32; 2],
    /// What they played; at least one game.
    pub score: Score,
}

/// A player's rating around one match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Before the match.
    pub before: f64,
    /// After it.
    pub after: f64,
}

/// What a replay gives.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Per match, in the order given, the step of each of its two players.
    pub steps: Vec<[Step; 2]>,
    /// Per player, the rating after the last match.
    pub ratings: Vec<f64>,
}

/// What one match does to the ratings of its two players.
#[inline]
pub fn step(scale: Scale, before: [f64; 2], score: Score) -> [Step; 2] {
    let mut moved = [0.0; 2];
    let duel = Duel {
        players: [0, 1],
        score: score.points_a(),
        games: f64::from(score.games()),
        hand: 0.0,
    };
    changes(scale.k, &before, &[duel], &mut moved);
    [0, 1].map(|side| Step { before: before[side], after: before[side] + moved[side] })
}

/// Rates `matches` one after the other among `players` players, each from the ratings that the
/// matches before it left. Always the whole list: a million matches take milliseconds, and no
/// repair after a correction can go wrong that is never made.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn replay(scale: Scale, players: usize, matches: &[Played]) -> Replay {
    let mut ratings = vec![scale.start; players];
    let steps = matches
        .iter()
        .map(|played| {
            let [a, b] = played.players.map(|player| player as usize);
            let steps = step(scale, [ratings[a], ratings[b]], played.score);
            [ratings[a], ratings[b]] = steps.map(|step| step.after);
            steps
        })
        .collect();
    Replay { steps, ratings }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RATINGS 4.3, second path: the same five games one after the other.
    #[test]
    fn game_by_game_differs_from_the_batch() {
        // The opponents keep their published ratings: each game is its own replay of two.
        let opponents = [
            (1609.0, Score::new(0, 1)),
            (1477.0, Score { a: 0, b: 0, draws: 1 }),
            (1388.0, Score::new(1, 0)),
            (1586.0, Score::new(1, 0)),
            (1720.0, Score::new(0, 1)),
        ];
        let mut rating = 1613.0;
        for (opponent, score) in opponents {
            let mut moved = [0.0; 2];
            let duel = Duel { players: [0, 1], score: score.points_a(), games: 1.0, hand: 0.0 };
            changes(32.0, &[rating, opponent], &[duel], &mut moved);
            rating += moved[0];
        }
        assert!((rating - 1603.191184).abs() < 5e-7, "{rating}");
    }

    #[test]
    fn a_match_is_rated_once_from_the_ratings_before_it() {
        let matches = [
            Played { players: [0, 1], score: Score::new(0, 2) },
            Played { players: [2, 0], score: Score::new(1, 1) },
        ];
        let replay = replay(Scale::STANDARD, 4, &matches);
        assert_eq!(format!("{:?}", replay.steps[0].map(|step| step.after)), "[1468.0, 1532.0]");
        assert_eq!(replay.steps[1][1].before.to_bits(), 1468.0_f64.to_bits());
        assert_eq!(replay.ratings[3].to_bits(), 1500.0_f64.to_bits(), "never played");
        let sum: f64 = replay.ratings.iter().sum();
        assert!((sum - 6000.0).abs() < 1e-9);
    }
}
