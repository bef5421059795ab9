//! Possible findings of S1: repeated draws with one game for each player; and the
//! improvement of suggestions with every game, from losses, from results and from both.

use super::play_all;
use super::sample::Sample;
use crate::domain::chance::Chance;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::performance::Against;
use crate::domain::records::{
    Curve, Estimate, FittedLine, GameLoss, Measure, NORMAL_90, PlayerSide, Records, line, pooled,
};

/// A study of the games of players with ratings.
#[derive(Clone, Debug)]
pub struct RecordStudy<'a> {
    pub seed: u64,
    /// How often games are drawn. Above 0.
    pub draws: u32,
    pub records: &'a Records,
    /// The ratings of [`Records::players`], if they have one.
    pub ratings: &'a [Option<f64>],
    /// The measure of losses besides S1's; the next field is the curve of ratings.
    pub measure: Measure,
    pub curve: Curve,
    /// The rating points for odds of 10 to 1.
    pub per_decade: f64,
}

/// The R² of losses over draws of one game for each player.
#[derive(Clone, Debug, PartialEq)]
pub struct OneGame {
    pub measure: Measure,
    pub curve: Curve,
    /// The number of games in a draw, each of two players without another game in it.
    pub games: usize,
    /// The R² of each draw with this number of games.
    pub r2: Sample,
    /// Slope and intercept of its line.
    pub slope: Sample,
    pub intercept: Sample,
}

/// The quality of suggestions after k games of every player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    pub games: usize,
    /// The R² of losses, with one player left out at a time.
    pub r2: f64,
    /// The root mean square errors in points, with each player
    /// predicted from all others: by losses, by results, by both.
    pub errors: [f64; 3],
    /// The share of ratings within the interval of 90 % of both.
    pub coverage: f64,
}

impl OneGame {
    /// The values printed in S1 for its 34 games: R², slope and intercept.
    pub const PRINTED: [f64; 3] = [0.3486, -196.32, 2171.7];

    /// Each of these, with whether it is inside the middle 95 % of the draws; none without draws.
    pub fn beside(&self) -> Option<[(f64, bool); 3]> {
        let all = [&self.r2, &self.slope, &self.intercept];
        let inside = |at: usize| {
            let [low, high] = all[at].middle_95();
            (low..=high).contains(&Self::PRINTED[at])
        };
        let is_drawn = !self.r2.values().is_empty();
        is_drawn.then(|| [0, 1, 2].map(|at| (Self::PRINTED[at], inside(at))))
    }
}

/// All that is found.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// By S1's measure with a straight line, and by the other measure.
    pub one_game: Vec<OneGame>,
    /// The number of players with [`MOST`] games or more; the next field is the standard deviation of their ratings.
    pub players: usize,
    pub deviation: f64,
    pub steps: Vec<Step>,
}

/// The number of games in S1.
pub const GAMES: usize = 34;
/// The studied numbers of games.
const STEPS: [usize; 6] = [1, 2, 3, 5, 10, 20];
/// The fewest games of a player in the steps.
pub const MOST: usize = 20;

/// A player with enough games.
struct Player {
    rating: f64,
    games: Vec<(GameLoss, Option<Against>)>,
}

impl RecordStudy<'_> {
    /// Runs the study.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it.
    pub fn play(&self, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let players = self.players();
        let draws = self.draws as usize;
        let parts = draws * (2 + STEPS.len());
        let counter = ProgressCounter::new(progress, Task::Simulating, parts);
        let ways = [(Measure::S1_ALL, Curve::Straight), (self.measure, self.curve)];
        let one_game = ways.map(|(measure, curve)| self.one_game(measure, curve, &counter));
        let one_game = one_game.into_iter().collect::<Result<_, Stopped>>()?;
        let step = |(stream, games): (u64, usize)| self.step(&players, games, stream, &counter);
        let steps = (1..).zip(STEPS).map(step).collect::<Result<Vec<_>, Stopped>>()?;
        let ratings: Vec<(f64, f64)> =
            (0_u32..).zip(&players).map(|(at, one)| (at.into(), one.rating)).collect();
        Ok(Findings {
            one_game,
            players: players.len(),
            deviation: line(&ratings).map_or(0.0, |(line, _)| line.deviation),
            steps: steps.into_iter().flatten().collect(),
        })
    }

    fn players(&self) -> Vec<Player> {
        let known = |side: &PlayerSide| {
            let loss = self.measure.of(side)?;
            let met = || {
                let rating = self.ratings[self.records.opponent(side)?.player]?;
                Some(Against { rating, score: side.score?, games: 1.0 })
            };
            Some((loss, met()))
        };
        let player = |(rating, sides): (&Option<f64>, Vec<&PlayerSide>)| {
            let games: Vec<_> = sides.into_iter().filter_map(known).collect();
            (games.len() >= MOST).then_some(Player { rating: (*rating)?, games })
        };
        self.ratings.iter().zip(self.records.by_player()).filter_map(player).collect()
    }

    /// Draws games of which no two share a player.
    fn one_game(
        &self,
        measure: Measure,
        curve: Curve,
        counter: &ProgressCounter<'_>,
    ) -> Result<OneGame, Stopped> {
        let point = |side: &PlayerSide| {
            let loss = measure.of(side)?.mean();
            Some((curve.of(loss.max(LEAST)), self.ratings[side.player]?))
        };
        let pairs: Vec<[(usize, (f64, f64)); 2]> = self
            .records
            .sides
            .chunk_by(|a, b| a.game == b.game)
            .filter_map(|game| match game {
                [a, b] => Some([(a.player, point(a)?), (b.player, point(b)?)]),
                _ => None,
            })
            .collect();
        let draw = |stream: u32| {
            let mut order: Vec<usize> = (0..pairs.len()).collect();
            Chance::new(self.seed, stream.into()).shuffle(&mut order);
            let (mut points, mut taken) = (Vec::new(), vec![false; self.ratings.len()]);
            for at in order {
                let [a, b] = pairs[at];
                if points.len() < 2 * GAMES && !taken[a.0] && !taken[b.0] {
                    [taken[a.0], taken[b.0]] = [true; 2];
                    points.extend([a.1, b.1]);
                }
            }
            (points.len() == 2 * GAMES).then(|| line(&points)).flatten()
        };
        let lines = play_all(0..self.draws, counter, draw)?;
        let of = |figure: fn(&FittedLine) -> f64| {
            Sample::new(lines.iter().flatten().map(|(line, _)| figure(line)).collect())
        };
        let [r2, slope, intercept] =
            [of(|line| line.r2), of(|line| line.slope), of(|line| line.intercept)];
        Ok(OneGame { measure, curve, games: GAMES, r2, slope, intercept })
    }

    /// All players with this number of games each, drawn repeatedly.
    fn step(
        &self,
        players: &[Player],
        games: usize,
        stream: u64,
        counter: &ProgressCounter<'_>,
    ) -> Result<Option<Step>, Stopped> {
        let drawn = |draw: u32| {
            let chance = Chance::new(self.seed, (stream << 32) + u64::from(draw));
            self.drawn(players, games, chance)
        };
        let all = play_all(0..self.draws, counter, drawn)?;
        let all: Vec<Step> = all.into_iter().flatten().collect();
        if all.is_empty() {
            return Ok(None);
        }
        let count = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX));
        let mean = |of: &dyn Fn(&Step) -> f64| all.iter().map(of).sum::<f64>() / count;
        let errors = [0, 1, 2].map(|at| mean(&|step| step.errors[at].powi(2)).sqrt());
        let (r2, coverage) = (mean(&|step| step.r2), mean(&|step| step.coverage));
        Ok(Some(Step { games, r2, errors, coverage }))
    }

    fn drawn(&self, players: &[Player], games: usize, mut chance: Chance) -> Option<Step> {
        let chosen: Vec<Vec<&(GameLoss, Option<Against>)>> = players
            .iter()
            .map(|player| {
                let mut order: Vec<_> = player.games.iter().collect();
                chance.shuffle(&mut order);
                order.truncate(games);
                order
            })
            .collect();
        let point = |(player, games): (&Player, &Vec<&(GameLoss, _)>)| {
            let loss = pooled(games.iter().map(|game| &game.0)).unwrap_or(0.0);
            (self.curve.of(loss.max(LEAST)), player.rating)
        };
        let points: Vec<(f64, f64)> = players.iter().zip(&chosen).map(point).collect();
        let (FittedLine { left_out_r2, left_out_error, deviation, .. }, left_out) = line(&points)?;
        let count = f64::from(u32::try_from(players.len()).unwrap_or(u32::MAX));
        let total: f64 = players.iter().map(|player| player.rating).sum();
        let (mut squares, mut within) = ([0.0; 3], 0.0);
        for ((player, games), rating) in players.iter().zip(&chosen).zip(left_out) {
            let met: Vec<Against> = games.iter().filter_map(|game| game.1).collect();
            let others = (total - player.rating) / (count - 1.0);
            let vague = Estimate { rating: others, deviation };
            let by_losses = Estimate { rating, deviation: left_out_error };
            let merged = by_losses.with_results(&met, self.per_decade);
            let all = [by_losses, vague.with_results(&met, self.per_decade), merged];
            for (sum, one) in squares.iter_mut().zip(all) {
                *sum += (one.rating - player.rating).powi(2);
            }
            let off = (merged.rating - player.rating).abs();
            within += f64::from(u8::from(off <= NORMAL_90 * merged.deviation));
        }
        let errors = squares.map(|sum| (sum / count).sqrt());
        Some(Step { games, r2: left_out_r2, errors, coverage: within / count })
    }
}

/// The smallest loss of a game that the curves use, in discs.
const LEAST: f64 = 0.1;
