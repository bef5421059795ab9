//! A fit judged by players whom it was not made from.

use super::estimate::NORMAL_90;
use super::fit::{Fit, Sample};

/// Players by their number of games, from and to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The fewest games.
    pub from: usize,
    /// The most, where there is a limit.
    pub to: Option<usize>,
}

impl Class {
    /// One game, 2 to 4, 5 to 9, 10 and more; then all.
    pub const ALL: [Self; 5] = [
        Self { from: 1, to: Some(1) },
        Self { from: 2, to: Some(4) },
        Self { from: 5, to: Some(9) },
        Self { from: 10, to: None },
        Self { from: 1, to: None },
    ];

    fn has(self, sample: &Sample) -> bool {
        let games = sample.games.len();
        games >= self.from && self.to.is_none_or(|to| games <= to)
    }
}

/// How well the ratings of some players are estimated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The players, by their number of games.
    pub class: Class,
    /// How many. At least 2.
    pub players: usize,
    /// The standard deviation of their ratings, in points.
    pub deviation: f64,
    /// `1 − Σ(rating − estimate)²/Σ(rating − mean)²`: below 0 where the mean would do better.
    pub r2: f64,
    /// `r2` of the line alone, which does not heed the number of games.
    pub line_r2: f64,
    /// The root mean square error of the estimates, in points.
    pub error: f64,
    /// Their mean absolute error.
    pub absolute: f64,
    /// By how much they are too high on average.
    pub bias: f64,
    /// The mean deviation that the estimates say of themselves.
    pub claimed: f64,
    /// The share of ratings within the intervals of 90 %.
    pub coverage: f64,
}

impl Judged {
    /// Judges a fit by the players of a class; none of fewer than two.
    #[expect(clippy::cast_precision_loss, reason = "players are counted")]
    pub fn of(fit: &Fit, samples: &[Sample], class: Class) -> Option<Self> {
        let own: Vec<&Sample> = samples.iter().filter(|sample| class.has(sample)).collect();
        if own.len() < 2 {
            return None;
        }
        let count = own.len() as f64;
        let mean = |of: &dyn Fn(&Sample) -> f64| own.iter().map(|one| of(one)).sum::<f64>() / count;
        let estimate = |one: &Sample| fit.estimate(one.loss(), one.games.len());
        let off = |one: &Sample| estimate(one).rating - one.rating;
        let middle = mean(&|one| one.rating);
        let total = mean(&|one| (one.rating - middle).powi(2));
        let square = mean(&|one| off(one).powi(2));
        let line = mean(&|one| (fit.on_line(one.loss()) - one.rating).powi(2));
        let holds = |one: &Sample| off(one).abs() <= NORMAL_90 * estimate(one).deviation;
        Some(Self {
            class,
            players: own.len(),
            deviation: (total * count / (count - 1.0)).sqrt(),
            r2: 1.0 - square / total,
            line_r2: 1.0 - line / total,
            error: square.sqrt(),
            absolute: mean(&|one| off(one).abs()),
            bias: mean(&off),
            claimed: mean(&|one| estimate(one).deviation),
            coverage: mean(&|one| f64::from(u8::from(holds(one)))),
        })
    }
}
