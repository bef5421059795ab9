//! Ratings set against losses.

use serde::{Deserialize, Serialize};

use super::loss::{GameLoss, Measure, PlayerSide, pooled};
use crate::rating::performance::Against;
use crate::rating::uncertainty::LOGIT;
use crate::rating::{Odds, expected};
use crate::student;

/// How a rating follows from a loss.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Curve {
    /// `a + b·x` (S1).
    Straight,
    /// `a + b·ln x`.
    Log,
    /// `a + b·√x`.
    #[default]
    Root,
}

impl Curve {
    /// The loss on the scale on which ratings follow it in a straight line.
    pub fn of(self, loss: f64) -> f64 {
        match self {
            Self::Straight => loss,
            Self::Log => loss.ln(),
            Self::Root => loss.sqrt(),
        }
    }

    /// The loss at a place of that scale; a place below all losses is 0.
    fn inverse(self, z: f64) -> f64 {
        match self {
            Self::Straight => z,
            Self::Log => z.exp(),
            Self::Root => z.max(0.0).powi(2),
        }
    }

    /// How much the scale changes where the loss changes by 1.
    fn slope(self, loss: f64) -> f64 {
        match self {
            Self::Straight => 1.0,
            Self::Log => 1.0 / loss,
            Self::Root => 0.5 / loss.sqrt(),
        }
    }
}

/// A player of known rating, and what the moves lost, game by game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// As the records name the player.
    pub player: String,
    /// In points.
    pub rating: f64,
    /// At least one.
    pub games: Vec<GameLoss>,
}

impl Sample {
    /// The mean over the moves of all games.
    pub fn loss(&self) -> f64 {
        pooled(&self.games).unwrap_or(0.0)
    }
}

/// Why nothing was fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FitError {
    /// Only so many players have a rating and enough games; three are needed.
    TooFew(usize),
    /// All have the same rating, or the same loss.
    AllEqual,
}

/// Players as draws from a population, so that few games of one can be weighed against what all are like.
///
/// The mean loss of n games of a player is `x + e`, where e has variance `noise·x/n`: as counts do, losses of weak players
/// vary more. On the scale of the curve x is z, which varies from player to player with variance `between` around `mean`. The best
/// guess of z is `mean + B·(observed − mean)` with `B = between/(between + variance of e on that scale)`; ratings follow it as
/// `intercept + slope·z`, but for a deviation of their own. Least squares on the observed loss would take some of e for z and have
/// too small a slope (regression calibration: Carroll, Ruppert, Stefanski and Crainiceanu, Measurement Error in Nonlinear
/// Models, chapter 4).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The mean of all players.
    pub mean: f64,
    /// The variance between players.
    pub between: f64,
    /// The variance of the loss of one game for a player who loses 1 on average.
    pub noise: f64,
    /// The rating at 0.
    pub intercept: f64,
    /// The rise of the rating for 1.
    pub slope: f64,
    /// The deviation of ratings from the line where a loss in the middle is known exactly, in points.
    pub deviation: f64,
    /// The factor by which what is not known of a loss counts, as ratings tell it. Fits that were kept before have 1.
    #[serde(default = "no_doubt")]
    pub doubt: f64,
    /// By how much the logarithm of all deviations grows for 1 on the scale: ratings of weak players lie further from
    /// what their moves say. Fits that were kept before it was known have 0.
    #[serde(default)]
    pub widening: f64,
    /// How many players this is learned from.
    pub players: usize,
    /// The sum of the squares of their distances from the mean, as they are guessed and weighed. Fits that were kept
    /// before it was known have 0: of those the line is taken as known.
    #[serde(default)]
    pub squares: f64,
}

/// The best guess of where a player stands on the scale of the curve.
#[derive(Clone, Copy, Debug)]
struct Guess {
    z: f64,
    /// B: how much the observed loss is believed, 0 to 1.
    share: f64,
}

fn no_doubt() -> f64 {
    1.0
}

impl Spread {
    /// The guess from a loss in so many games. What e varies by depends on the guess itself, so it is made three times over,
    /// beginning with the mean; no loss is taken for less than `least`.
    fn guess(&self, curve: Curve, least: f64, loss: f64, games: f64) -> Guess {
        let observed = curve.of(loss.max(least));
        let mut guess = Guess { z: self.mean, share: 0.0 };
        for _ in 0..3 {
            let level = curve.inverse(guess.z).max(least);
            let noise = self.noise * level * curve.slope(level).powi(2);
            let share = self.between / (self.between + noise / games);
            guess = Guess { z: self.mean + share * (observed - self.mean), share };
        }
        guess
    }

    /// The variance of ratings that is left since z is not known exactly.
    fn unknown(&self, guess: Guess) -> f64 {
        self.doubt * self.slope.powi(2) * self.between * (1.0 - guess.share)
    }

    /// The variance of ratings around the line at a guess.
    fn around(&self, guess: Guess) -> f64 {
        let wider = (2.0 * self.widening * (guess.z - self.mean)).exp();
        (self.deviation.powi(2) + self.unknown(guess)) * wider
    }

    /// The standard deviation of a rating from a guess. The line follows from so many players, and is known the less the
    /// further one stands from their middle. What the few deviate from it is itself an estimate, so Student's distribution
    /// holds: the deviation is that of the normal one whose interval of 90 % is as wide.
    fn deviation(&self, guess: Guess) -> f64 {
        let players = count(self.players);
        let off = (guess.z - self.mean).powi(2);
        let of_line = if self.squares > 0.0 { 1.0 / players + off / self.squares } else { 0.0 };
        let freedom = u32::try_from(self.players.saturating_sub(2)).unwrap_or(u32::MAX).max(1);
        let wider = student::as_wide_as(NORMAL_90, freedom) / NORMAL_90;
        wider * (self.around(guess) * (1.0 + of_line)).sqrt()
    }
}

/// A fit of ratings to losses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// The engine that judged the moves, where it is known.
    pub engine: Option<String>,
    /// How losses become one figure.
    pub measure: Measure,
    /// How ratings follow it.
    pub curve: Curve,
    /// The fewest games of the players below.
    pub fewest_games: usize,
    /// How many players.
    pub players: usize,
    /// How many games they have together, each player's counted.
    pub games: usize,
    /// The rating at 0 on the curve's scale.
    pub intercept: f64,
    /// The rise of the rating for 1 there.
    pub slope: f64,
    /// The share of the variance of ratings that is explained.
    pub r2: f64,
    /// `r2` with the fitted figures allowed for.
    pub adjusted_r2: f64,
    /// `r2` where each player is foretold from all others.
    pub left_out_r2: f64,
    /// The root mean square error there, in points.
    pub left_out_error: f64,
    /// The standard deviation of the ratings, in points.
    pub deviation: f64,
    /// The least and the greatest loss of a player.
    pub losses: [f64; 2],
    /// The lowest and the highest rating.
    pub ratings: [f64; 2],
    /// For players with any number of games.
    pub spread: Spread,
}

/// A player of the line of a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitPoint {
    /// As the records name the player.
    pub player: String,
    /// How many games.
    pub games: usize,
    /// The mean over the moves of all games.
    pub loss: f64,
    /// In points.
    pub rating: f64,
    /// The rating that the line of all others foretells, in points.
    pub left_out: f64,
}

/// A fit with the players whom it was made from, as both are kept in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fitted {
    /// The fit.
    #[serde(flatten)]
    pub fit: Fit,
    /// The players of the line.
    pub points: Vec<FitPoint>,
}

/// The fewest games of an estimate that is not told to be rough.
const FEW: usize = 3;

impl Fit {
    /// Sets the ratings of players against their losses. The line is that of all with `fewest_games` games or more, the
    /// spread that of all players.
    pub fn of(
        samples: &[Sample],
        measure: Measure,
        curve: Curve,
        fewest_games: usize,
    ) -> Result<Fitted, FitError> {
        let enough = |at: &usize| samples[*at].games.len() >= fewest_games;
        let players: Vec<usize> = (0..samples.len()).filter(enough).collect();
        if players.len() < 3 {
            return Err(FitError::TooFew(players.len()));
        }
        let of = |value: &dyn Fn(&Sample) -> f64| {
            players.iter().map(|at| value(&samples[*at])).collect()
        };
        let losses: Vec<f64> = of(&Sample::loss);
        let ratings: Vec<f64> = of(&|sample| sample.rating);
        let [losses, ratings] = [losses, ratings].map(|values| ends(&values));
        let least = floor(losses);
        let point = |at: &usize| (curve.of(samples[*at].loss().max(least)), samples[*at].rating);
        let points: Vec<(f64, f64)> = players.iter().map(point).collect();
        let FittedLine {
            intercept,
            slope,
            r2,
            adjusted_r2,
            left_out_r2,
            left_out_error,
            deviation,
            left_out,
        } = line(&points).ok_or(FitError::AllEqual)?;
        let spread = spread(samples, curve, least).ok_or(FitError::AllEqual)?;
        let games = players.iter().map(|at| samples[*at].games.len()).sum();
        let fit = Self {
            engine: None,
            measure,
            curve,
            fewest_games,
            players: players.len(),
            games,
            intercept,
            slope,
            r2,
            adjusted_r2,
            left_out_r2,
            left_out_error,
            deviation,
            losses,
            ratings,
            spread,
        };
        let kept = players.iter().zip(left_out).map(|(at, left_out)| {
            let Sample { player, rating, games } = &samples[*at];
            FitPoint {
                player: player.clone(),
                games: games.len(),
                loss: samples[*at].loss(),
                rating: *rating,
                left_out,
            }
        });
        Ok(Fitted { fit, points: kept.collect() })
    }

    /// The rating that a loss from so many games is a sign of.
    pub fn estimate(&self, loss: f64, games: usize) -> Estimate {
        let spread = &self.spread;
        let guess = spread.guess(self.curve, floor(self.losses), loss, count(games));
        Estimate {
            rating: spread.intercept + spread.slope * guess.z,
            deviation: spread.deviation(guess),
        }
    }

    /// The estimate of somebody in the middle of all players, from so many games.
    pub fn typical(&self, games: usize) -> Estimate {
        self.estimate(self.curve.inverse(self.spread.mean), games)
    }

    /// The rating on the line alone, as S1 has it: too far from the middle where there are few games.
    pub fn on_line(&self, loss: f64) -> f64 {
        self.intercept + self.slope * self.curve.of(loss.max(floor(self.losses)))
    }

    /// By how much the rating of a player is above the line.
    pub fn residual(&self, point: &FitPoint) -> f64 {
        point.rating - self.on_line(point.loss)
    }

    /// Whether a loss lies beyond all that the line was learned from.
    pub fn is_outside(&self, loss: f64) -> bool {
        !(self.losses[0]..=self.losses[1]).contains(&loss)
    }

    /// Whether so few games say little.
    pub fn is_rough(games: usize) -> bool {
        games < FEW
    }
}

/// The least loss that the curves take: half of the least known one, since a short game without an error is no proof of
/// perfection.
fn floor([least, most]: [f64; 2]) -> f64 {
    (least / 2.0).max(most / 1e3)
}

fn ends(values: &[f64]) -> [f64; 2] {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    [least, values.iter().copied().fold(f64::NEG_INFINITY, f64::max)]
}

#[expect(clippy::cast_precision_loss, reason = "games and players are counted")]
fn count(number: usize) -> f64 {
    number as f64
}

/// The population of all players, by moments: the noise from those with two games or more, the variance between players as
/// what is left of the variance of all.
fn spread(samples: &[Sample], curve: Curve, least: f64) -> Option<Spread> {
    let players = count(samples.len());
    let mean = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / players;
    let observed = |sample: &Sample| curve.of(sample.loss().max(least));
    let middle = mean(&observed);
    let all = mean(&|sample| (observed(sample) - middle).powi(2)) * players / (players - 1.0);
    let expected = mean(&|sample| sample.loss() * (count(sample.games.len()) - 1.0));
    let noise = if expected > 0.0 { mean(&own_squares) / expected } else { 0.0 };
    let noise_of = |sample: &Sample| {
        let loss = sample.loss().max(least);
        noise * loss * curve.slope(loss).powi(2) / count(sample.games.len())
    };
    // Where games differ more than players do, hardly anything can be learned from a loss.
    let between = (all - mean(&noise_of)).max(all / 100.0);
    let unfitted = Spread {
        mean: middle,
        between,
        noise,
        intercept: 0.0,
        slope: 0.0,
        deviation: 0.0,
        doubt: no_doubt(),
        widening: 0.0,
        players: samples.len(),
        squares: 0.0,
    };
    let guess =
        |sample: &Sample| unfitted.guess(curve, least, sample.loss(), count(sample.games.len()));
    let guesses: Vec<(Guess, f64)> = samples.iter().map(|one| (guess(one), one.rating)).collect();
    let points: Vec<(f64, f64)> =
        guesses.iter().map(|(guess, rating)| (guess.z, *rating)).collect();
    let found = line(&points)?;
    // Losses never tell ratings quite exactly; a hundredth of their variance is left in any case.
    let least = found.deviation / 10.0;
    let deviation = found.left_out_error.max(least);
    let mut fitted =
        Spread { intercept: found.intercept, slope: found.slope, deviation, ..unfitted };
    for round in 0..ROUNDS {
        fitted = fitted.fitted_again(&guesses, round, least);
    }
    Some(fitted)
}

/// How often line and one of the three figures of its deviations are fitted in turn; half of that moves the last digits.
const ROUNDS: usize = 60;

/// By how much, as a logarithm, the factor of what is not known and the widening over one standard deviation of players are
/// thought to differ from none before any are seen: a few players cannot tell, and are not to.
const BEFORE: f64 = 0.2;

impl Spread {
    /// The line by the weights of these deviations, then a step of one figure of the deviations to where what is left is likeliest
    /// (Fisher's scoring; `least` is the least deviation).
    fn fitted_again(&self, guesses: &[(Guess, f64)], round: usize, least: f64) -> Self {
        let weight = |guess: Guess| 1.0 / self.around(guess);
        let sum = |of: &dyn Fn(Guess, f64) -> f64| -> f64 {
            guesses.iter().map(|(guess, rating)| of(*guess, *rating)).sum()
        };
        let all = sum(&|guess, _| weight(guess));
        let z = sum(&|guess, _| weight(guess) * guess.z) / all;
        let rating = sum(&|guess, rating| weight(guess) * rating) / all;
        let squares = sum(&|guess, _| weight(guess) * (guess.z - z).powi(2));
        let slope = sum(&|guess, of| weight(guess) * (guess.z - z) * (of - rating)) / squares;
        let mut line = Self {
            intercept: rating - slope * z,
            slope,
            squares: squares * count(self.players) / all,
            ..*self
        };
        // Around a line fitted to it, a point lies nearer than it will around one that it did not help to fit.
        let left = |guess: Guess, rating: f64| {
            let share = weight(guess) * (1.0 / all + (guess.z - z).powi(2) / squares);
            let off = rating - line.intercept - slope * guess.z;
            off * off / (1.0 - share).max(1e-3) / line.around(guess) - 1.0
        };
        // Where the logarithm of a variance grows by `by` with a figure; the figure has its own precision before.
        let step = |by: &dyn Fn(Guess) -> f64, figure: f64, before: f64| {
            let first = sum(&|guess, rating| by(guess) * left(guess, rating)) - before * figure;
            (first / (sum(&|guess, _| by(guess).powi(2)) + before)).clamp(-1.0, 1.0)
        };
        let own = self.deviation.powi(2);
        let of_own = |guess: Guess| own / (own + line.unknown(guess));
        let before = 2.0 / BEFORE.powi(2);
        match round % 3 {
            0 => {
                let by = step(&of_own, 0.0, 0.0);
                line.deviation = (self.deviation * (by / 2.0).exp()).max(least);
            }
            1 => {
                let by = step(&|guess| 1.0 - of_own(guess), self.doubt.ln(), before);
                line.doubt = self.doubt * by.exp();
            }
            _ => {
                let by = |guess: Guess| 2.0 * (guess.z - self.mean);
                line.widening += step(&by, self.widening, before * self.between);
            }
        }
        line
    }
}

/// The squares of how far the games of a player are from their mean.
fn own_squares(sample: &Sample) -> f64 {
    let games = count(sample.games.len());
    let middle = sample.games.iter().map(GameLoss::mean).sum::<f64>() / games;
    sample.games.iter().map(|game| (game.mean() - middle).powi(2)).sum()
}

// A rating that is not certain, and what results add to it.

/// Standard deviations to each side that hold 90 % of a normal distribution.
pub const NORMAL_90: f64 = 1.644_854;

/// A rating that is not certain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The likeliest, in points.
    pub rating: f64,
    /// The standard deviation, in points. Above 0.
    pub deviation: f64,
}

impl Estimate {
    /// The interval that holds the rating with 90 %.
    pub fn interval(&self) -> [f64; 2] {
        let half = self.half_width();
        [self.rating - half, self.rating + half]
    }

    /// How far that interval reaches to each side.
    pub fn half_width(&self) -> f64 {
        NORMAL_90 * self.deviation
    }

    /// This estimate with results against players of known ratings.
    ///
    /// The rating r is the likeliest for `(r−m)²/2s²` of this estimate and the logistic model of the games, where
    /// `per_decade` points are odds of 10 to 1 (400 in Elo's scale). Both have their precision: the square of the deviation is
    /// `1/(1/s² + Σ p(1−p)·(ln10/per_decade)²)`.
    #[must_use]
    pub fn with_results(self, met: &[Against], per_decade: f64) -> Self {
        // In Elo's scale, of which the formula knows only one.
        let scale = per_decade / 400.0;
        let (mean, variance) = (self.rating / scale, (self.deviation / scale).powi(2));
        let games: f64 = met.iter().map(|one| one.games).sum();
        let p = |one: &Against, rating: f64| expected(rating - one.rating / scale, Odds::EVEN);
        let surplus = |rating: f64| -> f64 {
            met.iter().map(|one| one.score - one.games * p(one, rating)).sum()
        };
        // All won or all lost moves the likeliest no further than this; the slope falls, so there is one root.
        let furthest = variance * LOGIT * games;
        let (mut low, mut high) = (mean - furthest, mean + furthest);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let rises = (mean - middle) / variance + LOGIT * surplus(middle) > 0.0;
            if rises { low = middle } else { high = middle }
        }
        let rating = f64::midpoint(low, high);
        let information = met.iter().map(|one| {
            let p = p(one, rating);
            one.games * p * (1.0 - p) * LOGIT * LOGIT
        });
        let precision = 1.0 / variance + information.sum::<f64>();
        Self { rating: rating * scale, deviation: scale / precision.sqrt() }
    }
}

// A straight line through points, by least squares.

/// `y = intercept + slope · x`, and how well it fits the points.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedLine {
    /// The value at 0.
    pub intercept: f64,
    /// The rise of the value for 1.
    pub slope: f64,
    /// The share of the variance of y that the line explains.
    pub r2: f64,
    /// `r2` with the two fitted figures allowed for: `1 − (1−R²)(n−1)/(n−2)`.
    pub adjusted_r2: f64,
    /// `r2` where every point is foretold by the line through all others.
    pub left_out_r2: f64,
    /// The root of the mean square of those errors.
    pub left_out_error: f64,
    /// The standard deviation of y, n − 1 degrees of freedom.
    pub deviation: f64,
    /// The value foretold for every point where that was left out, in the order of the points.
    pub left_out: Vec<f64>,
}

impl FittedLine {
    /// The value at a place.
    pub fn at(&self, x: f64) -> f64 {
        self.intercept + self.slope * x
    }
}

/// The line through points (x, y). None of fewer than three, or where all x or all y are the same.
///
/// Leaving one out needs no second fit: its error is `e/(1−h)`, with `h = 1/n + (x−x̄)²/Σ(x−x̄)²`.
#[expect(clippy::cast_precision_loss, reason = "points are counted")]
pub fn line(points: &[(f64, f64)]) -> Option<FittedLine> {
    let n = points.len() as f64;
    if n < 3.0 {
        return None;
    }
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(&|point| point.0), mean(&|point| point.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|point| of(point.0 - x, point.1 - y)).sum()
    };
    let (squares, both, total) =
        (sum(&|dx, _| dx * dx), sum(&|dx, dy| dx * dy), sum(&|_, dy| dy * dy));
    if squares <= 0.0 || total <= 0.0 {
        return None;
    }
    let slope = both / squares;
    let rest = sum(&|dx, dy| (dy - slope * dx).powi(2));
    let r2 = 1.0 - rest / total;
    let left_out = |point: &(f64, f64)| {
        let (dx, dy) = (point.0 - x, point.1 - y);
        let share = 1.0 / n + dx * dx / squares;
        // A point that alone decides the slope says nothing once it is gone; the mean of the others is left.
        if share < 1.0 { point.1 - (dy - slope * dx) / (1.0 - share) } else { y - dy / (n - 1.0) }
    };
    let left_out: Vec<f64> = points.iter().map(left_out).collect();
    let wrong: f64 =
        points.iter().zip(&left_out).map(|(point, told)| (point.1 - told).powi(2)).sum();
    Some(FittedLine {
        intercept: y - slope * x,
        slope,
        r2,
        adjusted_r2: 1.0 - (1.0 - r2) * (n - 1.0) / (n - 2.0),
        left_out_r2: 1.0 - wrong / total,
        left_out_error: (wrong / n).sqrt(),
        deviation: (total / (n - 1.0)).sqrt(),
        left_out,
    })
}

// The rating that a player's games suggest.

/// A rating that games suggest for a player, by the moves alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    /// The games in which a move counts. At least 1.
    pub games: usize,
    /// The mean over their moves.
    pub loss: f64,
    /// The rating.
    pub estimate: Estimate,
    /// Whether so few games say little.
    pub is_rough: bool,
    /// Whether the loss lies beyond all that the fit was learned from.
    pub is_outside: bool,
}

impl Fit {
    /// Suggests a rating from a player's games; none where no move counts.
    pub fn suggest<'a>(
        &self,
        sides: impl IntoIterator<Item = &'a PlayerSide>,
    ) -> Option<Suggestion> {
        let counted: Vec<GameLoss> =
            sides.into_iter().filter_map(|side| self.measure.of(side)).collect();
        let (loss, games) = (pooled(&counted)?, counted.len());
        Some(Suggestion {
            games,
            loss,
            estimate: self.estimate(loss, games),
            is_rough: Self::is_rough(games),
            is_outside: self.is_outside(loss),
        })
    }

    /// Whether moves were judged by another engine than those of the fit, as far as that is known.
    pub fn is_of_other(&self, engines: &[String]) -> bool {
        let other = |known: &String| engines.iter().any(|engine| engine != known);
        self.engine.as_ref().is_some_and(other)
    }
}
