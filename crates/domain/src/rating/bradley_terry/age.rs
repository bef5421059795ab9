//! How much a game counts by its age.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike as _, NaiveDate};

/// Weights of games by their age in whole calendar months. Only their ratios matter.
///
/// Written as the federation's are by [`Self::federation`]: `7:150,14:100,26:60,38:30,1`, months below which a weight
/// counts, and the weight of all older games.
#[derive(Clone, Debug, PartialEq)]
pub struct AgeWeights {
    /// Months below which a weight counts, ascending; at least one. The last says who is active.
    steps: Vec<(u32, f64)>,
    older: f64,
}

impl AgeWeights {
    /// Those of the World Othello Federation.
    pub fn federation() -> Self {
        Self { steps: vec![(7, 150.0), (14, 100.0), (26, 60.0), (38, 30.0)], older: 1.0 }
    }

    /// The weight of a game of so many months; that of the first step is 1.
    pub(super) fn of(&self, months: u32) -> f64 {
        let step = self.steps.iter().find(|(below, _)| months < *below);
        step.map_or(self.older, |(_, weight)| *weight) / self.steps[0].1
    }

    /// Whether a game of so many months makes its players active.
    pub(super) fn is_recent(&self, months: u32) -> bool {
        self.steps.iter().any(|(below, _)| months < *below)
    }
}

impl Default for AgeWeights {
    fn default() -> Self {
        Self::federation()
    }
}

/// A text that tells no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAgeWeights;

impl FromStr for AgeWeights {
    type Err = NotAgeWeights;

    fn from_str(text: &str) -> Result<Self, NotAgeWeights> {
        let weight = |text: &str| {
            let weight: Option<f64> = text.trim().parse().ok();
            weight.filter(|weight| (1e-3..=1e6).contains(weight)).ok_or(NotAgeWeights)
        };
        let mut parts: Vec<&str> = text.split(',').collect();
        let older = weight(parts.pop().unwrap_or_default())?;
        let step = |part: &str| {
            let (below, counts) = part.split_once(':').ok_or(NotAgeWeights)?;
            Ok((below.trim().parse().map_err(|_none| NotAgeWeights)?, weight(counts)?))
        };
        let steps = parts.into_iter().map(step).collect::<Result<Vec<(u32, f64)>, _>>()?;
        let ascend = steps.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let begin = steps.first().is_some_and(|(below, _)| *below > 0);
        if ascend && begin { Ok(Self { steps, older }) } else { Err(NotAgeWeights) }
    }
}

impl fmt::Display for AgeWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.steps.iter().try_for_each(|(below, weight)| write!(f, "{below}:{weight},"))?;
        write!(f, "{}", self.older)
    }
}

/// The age of a day, counted from the beginning of the era, in calendar months on another: days of the month do not count. None for a
/// later day.
pub(super) fn months(day: i32, on: NaiveDate) -> Option<u32> {
    let day = NaiveDate::from_num_days_from_ce_opt(day).filter(|day| *day <= on)?;
    let months = |day: NaiveDate| day.year() * 12 + day.month().cast_signed();
    u32::try_from(months(on) - months(day)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_those_of_the_federation_by_calendar_months() {
        let (weights, day) = (AgeWeights::federation(), |y, m, d| NaiveDate::from_ymd_opt(y, m, d));
        let on = day(2017, 12, 31).expect("a day");
        let weight = |y, m, d| {
            let day = day(y, m, d).expect("a day").num_days_from_ce();
            months(day, on).map(|age| (weights.of(age) * 150.0, weights.is_recent(age)))
        };
        assert_eq!(weight(2017, 6, 1), Some((150.0, true)));
        assert_eq!(weight(2017, 5, 31), Some((100.0, true)));
        assert_eq!(weight(2016, 10, 31), Some((60.0, true)));
        assert_eq!(weight(2014, 11, 1), Some((30.0, true)));
        assert_eq!(weight(2014, 10, 31), Some((1.0, false)));
        assert_eq!(weight(2018, 1, 1), None);
    }

    #[test]
    fn weights_are_read_as_they_are_written() {
        let federation = AgeWeights::federation();
        assert_eq!(federation.to_string(), "7:150,14:100,26:60,38:30,1");
        for text in ["7:150,14:100,26:60,38:30,1", " 7:150, 14:100, 26:60, 38:30, 1 "] {
            assert_eq!(text.parse(), Ok(federation.clone()));
        }
        for text in ["", "1", "7:150", "0:2,1", "7:2,7:1,1", "7:0,1", "7:x,1", "a:1,1", "7:-2,1"] {
            assert_eq!(text.parse::<AgeWeights>(), Err(NotAgeWeights), "{text}");
        }
    }
}
