//! Findings from the evenings, format by format.

use super::{Candidate, Evening, Foresight, number};

/// The forecast of one format.
#[derive(Clone, Debug, PartialEq)]
pub struct FormatLine {
    pub candidate: Candidate,
    /// Matches and pods, on average.
    pub matches: f64,
    /// Minutes from the start to the end: the ends between which 80 % of evenings lie, and the median between them.
    pub end: [f64; 3],
    /// The probability that it is over in time; none without a time to end.
    pub in_time: Option<f64>,
    /// The fewest matches that anybody played on any evening.
    pub fewest: u32,
    /// Matches that a player plays, on average.
    pub mean: f64,
    /// The longest that anybody waits for the next call, in minutes: the mean over evenings.
    pub longest_wait: f64,
    /// The probability that the highest rating wins, and its standard error; none where all are equal.
    pub best_wins: Option<[f64; 2]>,
    /// Kendall's τ of final order and ratings, on average; none where all are equal.
    pub tau: Option<f64>,
    /// The share of the variance of ratings that the evening takes away, on average.
    pub learnt: f64,
}

/// All formats that fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub seed: u64,
    /// When it must be over, in minutes from the start.
    pub until: Option<f64>,
    pub lines: Vec<FormatLine>,
}

/// The property that matters most to the organiser.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Priority {
    /// That the order is right.
    #[default]
    Order,
    /// That the best wins.
    Best,
    /// That it is over early.
    End,
    /// That everybody plays much.
    Matches,
    /// That nobody waits long.
    Wait,
    /// That much is learnt about ratings.
    Learnt,
}

impl Priority {
    pub const ALL: [Self; 6] =
        [Self::Order, Self::Best, Self::End, Self::Matches, Self::Wait, Self::Learnt];

    /// How good a line is in this respect: the more the better.
    fn worth(self, line: &FormatLine) -> f64 {
        match self {
            Self::Order => line.tau.unwrap_or(0.0),
            Self::Best => line.best_wins.map_or(0.0, |[share, _]| share),
            Self::End => -line.end[1],
            Self::Matches => f64::from(line.fewest) + line.mean / 1000.0,
            Self::Wait => -line.longest_wait,
            Self::Learnt => line.learnt,
        }
    }
}

impl FormatLine {
    /// How sure it must be to be over in time: nine evenings of ten.
    pub const SURE: f64 = 0.9;

    pub(super) fn of(candidate: Candidate, evenings: &[&Evening], plan: &Foresight) -> Self {
        let count = number(evenings.len().max(1));
        let mean = |of: &dyn Fn(&Evening) -> f64| {
            evenings.iter().map(|evening| of(evening)).sum::<f64>() / count
        };
        let some = |of: fn(&Evening) -> Option<f64>| {
            let known: Vec<f64> = evenings.iter().filter_map(|evening| of(evening)).collect();
            (!known.is_empty()).then(|| known.iter().sum::<f64>() / number(known.len()))
        };
        let mut ends: Vec<f64> = evenings.iter().map(|evening| evening.end).collect();
        ends.sort_by(f64::total_cmp);
        let best = some(|evening| evening.best_won);
        let matches = mean(&|evening| f64::from(evening.matches));
        Self {
            candidate,
            matches,
            end: [10, 50, 90].map(|percent| quantile(&ends, percent)),
            in_time: plan.until.map(|until| mean(&|one| f64::from(u8::from(one.end <= until)))),
            fewest: evenings.iter().map(|evening| evening.fewest).min().unwrap_or(0),
            mean: mean(&|evening| evening.per_player),
            longest_wait: mean(&|evening| evening.longest_wait),
            best_wins: best.map(|best| [best, (best * (1.0 - best) / count).sqrt()]),
            tau: some(|evening| evening.tau),
            learnt: some(|evening| evening.learnt).unwrap_or(0.0),
        }
    }

    /// Whether it is over in time for sure enough.
    pub fn is_sure(&self) -> bool {
        self.in_time.is_none_or(|share| share >= Self::SURE)
    }
}

impl Findings {
    /// Puts the lines in order: those that are over in time for sure first, then by what matters. What is never sure
    /// comes by how likely it is over in time.
    #[must_use]
    pub fn sorted(mut self, by: Priority) -> Self {
        let late =
            |line: &FormatLine| if line.is_sure() { 1.0 } else { line.in_time.unwrap_or(0.0) };
        self.lines.sort_by(|one, other| {
            let sure = late(other).total_cmp(&late(one));
            sure.then(by.worth(other).total_cmp(&by.worth(one)))
        });
        self
    }
}

/// The value below which so many per cent of a sorted list lie, between two of them by proportion; 0 of none.
fn quantile(sorted: &[f64], percent: usize) -> f64 {
    let place = percent * sorted.len().saturating_sub(1);
    let at = |place: usize| sorted.get(place).copied().unwrap_or_default();
    let (below, above) = (at(place / 100), at(place.div_ceil(100)));
    below + number(place % 100) / 100.0 * (above - below)
}
