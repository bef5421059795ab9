//! Relates ratings to losses.

use serde::{Deserialize, Serialize};

use super::loss::{GameLoss, Measure, PlayerSide, pooled};
use super::spread::{Scale, Spread};
use crate::rating::performance::Against;
use crate::rating::uncertainty::LOGIT;
use crate::rating::{Odds, expected};

/// The curve by which a rating follows from a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
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
    /// The loss on the scale on which ratings depend on it linearly.
    pub fn of(self, loss: f64) -> f64 {
        match self {
            Self::Straight => loss,
            Self::Log => loss.ln(),
            Self::Root => loss.sqrt(),
        }
    }

    /// The loss for a value on that scale; values below all losses give 0.
    pub(super) fn inverse(self, z: f64) -> f64 {
        match self {
            Self::Straight => z,
            Self::Log => z.exp(),
            Self::Root => z.max(0.0).powi(2),
        }
    }

    /// The change of that scale for a change of the loss by 1.
    pub(super) fn slope(self, loss: f64) -> f64 {
        match self {
            Self::Straight => 1.0,
            Self::Log => 1.0 / loss,
            Self::Root => 0.5 / loss.sqrt(),
        }
    }
}

/// A player with a known rating, and the losses of the player's games.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The name of the player in the records.
    pub player: String,
    /// The rating, in points.
    pub rating: f64,
    /// The number of rated games behind the rating, if it is known.
    pub rated: Option<u32>,
    /// The losses by game; at least one.
    pub games: Vec<GameLoss>,
}

impl Sample {
    /// The mean over the moves of all games.
    pub fn loss(&self) -> f64 {
        pooled(&self.games).unwrap_or(0.0)
    }
}

/// The reasons why nothing was fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FitError {
    /// Only this many players have a rating and enough games; three are needed.
    TooFew(usize),
    /// All have the same rating, or the same loss.
    AllEqual,
}

/// A fit of ratings to losses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// The engine that judged the moves, where it is known.
    pub engine: Option<String>,
    /// The measure of losses.
    pub measure: Measure,
    /// The curve of ratings over it.
    pub curve: Curve,
    /// The least number of games of the players below.
    pub fewest_games: usize,
    /// The number of players.
    pub players: usize,
    /// The total number of their games; a game of two of them counts twice.
    pub games: usize,
    /// The ratings over the curve's scale.
    #[serde(flatten)]
    pub line: FittedLine,
    /// The smallest and the largest loss of a player.
    pub losses: [f64; 2],
    /// The lowest and the highest rating.
    pub ratings: [f64; 2],
    /// The distribution of players, for estimates from any number of games.
    pub spread: Spread,
}

/// A player in the line of a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitPoint {
    /// The name of the player in the records.
    pub player: String,
    /// The number of games.
    pub games: usize,
    /// The mean over the moves of all games.
    pub loss: f64,
    /// The rating, in points.
    pub rating: f64,
    /// The rating predicted by the line of all others, in points.
    pub left_out: f64,
}

/// A fit with its players, as stored in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fitted {
    /// The fit.
    #[serde(flatten)]
    pub fit: Fit,
    /// The players of the line.
    pub points: Vec<FitPoint>,
}

/// The least number of games for an estimate that is not rough.
const FEW: usize = 3;

impl Fit {
    /// Fits ratings to losses. The line uses players with `fewest_games` games or more, the spread uses all.
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
        let (line, left_out) = line(&points).ok_or(FitError::AllEqual)?;
        let spread = Spread::of(samples, Scale { curve, least }).ok_or(FitError::AllEqual)?;
        let games = players.iter().map(|at| samples[*at].games.len()).sum();
        let fit = Self {
            engine: None,
            measure,
            curve,
            fewest_games,
            players: players.len(),
            games,
            line,
            losses,
            ratings,
            spread,
        };
        let kept = players.iter().zip(left_out).map(|(at, left_out)| {
            let Sample { player, rating, games, .. } = &samples[*at];
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

    /// The estimate for a loss in this number of games, if the rating is as certain as usual in the fit.
    pub fn estimate(&self, loss: f64, games: usize) -> Estimate {
        self.spread.estimate(self.scale(), loss, count(games), None)
    }

    /// The estimate for a player whose rating has a known number of rated games.
    pub fn foretell(&self, sample: &Sample) -> Estimate {
        let (loss, games) = (sample.loss(), count(sample.games.len()));
        self.spread.estimate(self.scale(), loss, games, sample.rated)
    }

    fn scale(&self) -> Scale {
        Scale { curve: self.curve, least: floor(self.losses) }
    }

    /// The estimate of a median player after this number of games.
    pub fn typical(&self, games: usize) -> Estimate {
        self.estimate(self.curve.inverse(self.spread.mean), games)
    }

    /// The rating on the line alone, as in S1: too far from the middle after few games.
    pub fn on_line(&self, loss: f64) -> f64 {
        self.line.at(self.curve.of(loss.max(floor(self.losses))))
    }

    /// How far the rating of a player is above the line.
    pub fn residual(&self, point: &FitPoint) -> f64 {
        point.rating - self.on_line(point.loss)
    }

    /// Whether a loss is outside the losses that the line was learned from.
    pub fn is_outside(&self, loss: f64) -> bool {
        !(self.losses[0]..=self.losses[1]).contains(&loss)
    }

    /// Whether this number of games is too small for a good estimate.
    pub fn is_rough(games: usize) -> bool {
        games < FEW
    }
}

/// The smallest loss that the curves use: half of the smallest known one,
/// since a short game without an error does not prove perfection.
fn floor([least, most]: [f64; 2]) -> f64 {
    (least / 2.0).max(most / 1e3)
}

fn ends(values: &[f64]) -> [f64; 2] {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    [least, values.iter().copied().fold(f64::NEG_INFINITY, f64::max)]
}

#[expect(clippy::cast_precision_loss, reason = "games and players are counted")]
pub(super) fn count(number: usize) -> f64 {
    number as f64
}

// An uncertain rating, and its update by results.

/// The number of standard deviations to each side that hold 90 % of a normal distribution.
pub const NORMAL_90: f64 = 1.644_854;

/// A rating that is not certain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely rating, in points.
    pub rating: f64,
    /// The standard deviation, in points. Above 0.
    pub deviation: f64,
}

impl Estimate {
    /// The interval that holds the rating with 90 % probability.
    pub fn interval(&self) -> [f64; 2] {
        let half = self.half_width();
        [self.rating - half, self.rating + half]
    }

    /// The half width of that interval.
    pub fn half_width(&self) -> f64 {
        NORMAL_90 * self.deviation
    }

    /// This estimate with results against players of known ratings.
    ///
    /// The rating r is the likeliest for `(r−m)²/2s²` of this estimate and the logistic model of the
    /// games, where `per_decade` points are odds of 10 to 1 (400 in Elo's scale). The precisions add
    /// up: the square of the deviation is `1/(1/s² + Σ p(1−p)·(ln10/per_decade)²)`.
    #[must_use]
    pub fn with_results(self, met: &[Against], per_decade: f64) -> Self {
        // In Elo's scale, the only one of the formula.
        let scale = per_decade / 400.0;
        let (mean, variance) = (self.rating / scale, (self.deviation / scale).powi(2));
        let games: f64 = met.iter().map(|one| one.games).sum();
        let p = |one: &Against, rating: f64| expected(rating - one.rating / scale, Odds::EVEN);
        let surplus = |rating: f64| -> f64 {
            met.iter().map(|one| one.score - one.games * p(one, rating)).sum()
        };
        // Winning or losing everything moves the rating no further
        // than this; the slope decreases, so there is one root.
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FittedLine {
    /// The value at 0.
    pub intercept: f64,
    /// The rise of the value for 1.
    pub slope: f64,
    /// The share of the variance of y that the line explains.
    pub r2: f64,
    /// The `r2` adjusted for the two fitted parameters: `1 − (1−R²)(n−1)/(n−2)`.
    pub adjusted_r2: f64,
    /// The `r2` if every point is predicted by the line through all others.
    pub left_out_r2: f64,
    /// The root mean square of those errors.
    pub left_out_error: f64,
    /// The standard deviation of y, n − 1 degrees of freedom.
    pub deviation: f64,
}

impl FittedLine {
    /// The value on the line at `x`.
    pub fn at(&self, x: f64) -> f64 {
        self.intercept + self.slope * x
    }
}

/// The line through points (x, y), and for every point, in order, the value predicted without it. None for fewer than three
/// points, and if all x or all y are equal.
///
/// Leaving one out needs no second fit: its error is `e/(1−h)`, with `h = 1/n + (x−x̄)²/Σ(x−x̄)²`.
#[expect(clippy::cast_precision_loss, reason = "points are counted")]
pub fn line(points: &[(f64, f64)]) -> Option<(FittedLine, Vec<f64>)> {
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
        // Without a point that alone decides the slope, only the mean of the others is left.
        if share < 1.0 { point.1 - (dy - slope * dx) / (1.0 - share) } else { y - dy / (n - 1.0) }
    };
    let left_out: Vec<f64> = points.iter().map(left_out).collect();
    let wrong: f64 =
        points.iter().zip(&left_out).map(|(point, told)| (point.1 - told).powi(2)).sum();
    let line = FittedLine {
        intercept: y - slope * x,
        slope,
        r2,
        adjusted_r2: 1.0 - (1.0 - r2) * (n - 1.0) / (n - 2.0),
        left_out_r2: 1.0 - wrong / total,
        left_out_error: (wrong / n).sqrt(),
        deviation: (total / (n - 1.0)).sqrt(),
    };
    Some((line, left_out))
}

// The rating suggested by a player's games.

/// A rating that games suggest for a player, by the moves alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    /// The number of games in which a move counts; at least 1.
    pub games: usize,
    /// The mean loss of their moves.
    pub loss: f64,
    /// The rating.
    pub estimate: Estimate,
    /// Whether the games are too few for a good estimate.
    pub is_rough: bool,
    /// Whether the loss is outside the losses that the fit was learned from.
    pub is_outside: bool,
}

impl Fit {
    /// Suggests a rating from a player's games; none if no move counts.
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

    /// Whether the moves were judged by another engine than that of the fit, if it is known.
    pub fn is_of_other(&self, engines: &[String]) -> bool {
        let other = |known: &String| engines.iter().any(|engine| engine != known);
        self.engine.as_ref().is_some_and(other)
    }
}
