//! A rating that is not certain, and what results add to it.

use crate::rating::performance::Against;
use crate::rating::uncertainty::LOGIT;
use crate::rating::{Odds, expected};

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
