//! How much a game counts by its age.

use chrono::{Datelike as _, NaiveDate};

/// Weights of games by their age in whole calendar months. Only their ratios matter.
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
}
