//! All ratings, from the first match to the last.

use super::Scale;
use super::formula::{Duel, changes};
use super::table::TableMatch;
use crate::domain::score::Score;

/// A rated match, its players by their places in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// Of two, as nearly all are: kept small, since there may be a million.
    Duel {
        /// The two players.
        players: [u32; 2],
        /// What they played; at least one game.
        score: Score,
    },
    /// At a table.
    Table(Box<TableMatch>),
}

impl Played {
    /// Its players, in the order of their steps.
    pub fn players(&self) -> &[u32] {
        match self {
            Self::Duel { players, .. } => players,
            Self::Table(table) => &table.players,
        }
    }
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
    /// Match after match in the order given, the step of each of its players: two for a duel, at
    /// a table as many as have seats.
    pub steps: Vec<Step>,
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
    let mut steps = Vec::with_capacity(matches.len() * 2);
    for played in matches {
        match played {
            Played::Duel { players, score } => {
                let [a, b] = players.map(|player| player as usize);
                let both = step(scale, [ratings[a], ratings[b]], *score);
                [ratings[a], ratings[b]] = both.map(|step| step.after);
                steps.extend(both);
            }
            Played::Table(table) => steps.extend(rate_table(scale, table, &mut ratings)),
        }
    }
    Replay { steps, ratings }
}

/// Rates one match at a table, all from the ratings before it.
fn rate_table(scale: Scale, table: &TableMatch, ratings: &mut [f64]) -> Vec<Step> {
    let before: Vec<f64> = table.players.iter().map(|&player| ratings[player as usize]).collect();
    let mut moved = vec![0.0; before.len()];
    changes(scale.k, &before, &table.pairs, &mut moved);
    let steps: Vec<Step> = before
        .iter()
        .zip(moved)
        .map(|(&before, moved)| Step { before, after: before + moved })
        .collect();
    for (&player, step) in table.players.iter().zip(&steps) {
        ratings[player as usize] = step.after;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::finish::Finish;
    use crate::domain::number::PlayerId;
    use crate::domain::rating::difference;

    /// RATINGS 4.3, second path: the same five games one after the other.
    #[test]
    fn game_by_game_differs_from_the_batch() {
        // The opponents keep their published ratings: each game is its own replay of two.
        let opponents = [
            (1609.0, Score::new(0, 1)),
            (1477.0, Score { a: 0, b: 0, draws: 1, ..Score::default() }),
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
            Played::Duel { players: [0, 1], score: Score::new(0, 2) },
            Played::Duel { players: [2, 0], score: Score::new(1, 1) },
        ];
        let replay = replay(Scale::STANDARD, 4, &matches);
        let [lost, won] = [0, 1].map(|side| replay.steps[side].after.to_bits());
        assert_eq!([lost, won], [1468.0, 1532.0].map(f64::to_bits));
        assert_eq!(replay.steps[3].before.to_bits(), 1468.0_f64.to_bits());
        assert_eq!(replay.ratings[3].to_bits(), 1500.0_f64.to_bits(), "never played");
        let sum: f64 = replay.ratings.iter().sum();
        assert!((sum - 6000.0).abs() < 1e-9);
    }

    fn table(seats: u32, games: &[&str]) -> Played {
        let seats: Vec<PlayerId> = (0..seats).map(PlayerId).collect();
        let games: Vec<Finish> =
            games.iter().map(|text| Finish::parse(text, &seats).unwrap()).collect();
        Played::Table(Box::new(TableMatch::new(&seats, &games)))
    }

    /// What the players `before` gain in one match at a table, with K = `k`.
    fn gains(k: f64, before: &[f64], games: &[&str]) -> Vec<f64> {
        let Played::Table(played) = table(u32::try_from(before.len()).unwrap(), games) else {
            unreachable!("made as a table");
        };
        let mut ratings = before.to_vec();
        let steps = rate_table(Scale { k, start: 1500.0 }, &played, &mut ratings);
        let after: Vec<f64> = steps.iter().map(|step| step.after).collect();
        assert_eq!(after, ratings);
        steps.iter().map(|step| step.after - step.before).collect()
    }

    /// S0: 1500 expected to score 0.64, 0.47, 0.33 and 0.30, first of five, K = 16: 1509.04.
    #[test]
    fn the_first_of_five_in_the_document() {
        let opponents = [0.64, 0.47, 0.33, 0.30].map(|expected| 1500.0 - difference(expected));
        let before = [&[1500.0], &opponents[..]].concat();
        for game in ["1 2 3 4 5", "1 5 4 3 2", "1 2=3=4=5"] {
            let gain = gains(16.0, &before, &[game])[0];
            assert!((1500.0 + gain - 1509.04).abs() < 1e-9, "{game}: {gain}");
        }
    }

    /// RATINGS 4.8.
    #[test]
    fn four_at_a_table() {
        let before = [1500.0, 1600.0, 1400.0, 1550.0];
        let wanted = [16.7623, 0.3064, 1.1008, -18.1694];
        for (gain, wanted) in gains(32.0, &before, &["1 2 3 4"]).into_iter().zip(wanted) {
            assert!((gain - wanted).abs() < 6e-5, "{gain} is not {wanted}");
        }
        let twice = gains(32.0, &before, &["1 2 3 4", "1 2 3 4"]);
        for (gain, wanted) in twice.into_iter().zip(wanted) {
            assert!((gain - 2.0 * wanted).abs() < 12e-5, "one match, however many its games");
        }
    }

    #[test]
    fn level_equals_gain_nothing() {
        assert_eq!(gains(32.0, &[1500.0; 3], &["1=2=3", "1 2 3", "3 2 1"]), [0.0; 3]);
    }

    #[test]
    fn tables_and_duels_follow_each_other_in_order() {
        let duel = Played::Duel { players: [4, 1], score: Score::new(2, 0) };
        let matches = [duel.clone(), table(4, &["2 1 3 4", "2 1=3 4"]), duel];
        let replay = replay(Scale::STANDARD, 5, &matches);
        assert_eq!(replay.steps.len(), 8);
        let mut latest = [1500.0_f64; 5];
        let mut steps = replay.steps.iter();
        for player in matches.iter().flat_map(Played::players) {
            let step = steps.next().unwrap();
            assert_eq!(step.before.to_bits(), latest[*player as usize].to_bits());
            latest[*player as usize] = step.after;
        }
        assert_eq!(replay.ratings, latest);
        assert!((latest.iter().sum::<f64>() - 7500.0).abs() < 1e-9);
    }
}
