//! Scales: which values are written beside a drawing, and where they lie.

use chrono::{Datelike as _, Days, NaiveDate};

/// How a value becomes a place: that of `from` lies at `at`, and so many units are a step of one.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    from: f64,
    at: f64,
    scale: f64,
}

impl Axis {
    /// The values `from` to `to` between two places. Equal values lie at the first.
    pub(super) fn new([from, to]: [f64; 2], [start, end]: [f64; 2]) -> Self {
        let span = to - from;
        let scale = if span > 0.0 { (end - start) / span } else { 0.0 };
        Self { from, at: start, scale }
    }

    pub(super) fn place(self, value: f64) -> f64 {
        self.at + (value - self.from) * self.scale
    }
}

/// Round values from below `least` to above `greatest`: steps of 1, 2 or 5 times a power of ten, and no more than eight
/// of them; no step below 1.
pub(super) fn round_values(range: [f64; 2]) -> Vec<f64> {
    round_values_from(range, 1.0)
}

/// Like [`round_values`], with another smallest step, which may be 0.
pub(super) fn round_values_from([least, greatest]: [f64; 2], smallest: f64) -> Vec<f64> {
    let span = greatest - least;
    let span = if span > 0.0 { span.max(smallest) } else { smallest.max(1.0) };
    let power = 10_f64.powf((span / 8.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
    let step = step.into_iter().find(|step| span / step <= 6.5).unwrap_or(10.0 * power);
    let step = step.max(smallest);
    let first = (least / step).floor();
    let last = (greatest / step).ceil();
    let count = (last - first).clamp(1.0, 9.0);
    let mut values = vec![first * step];
    let mut at = 1.0;
    while at <= count {
        values.push((first + at) * step);
        at += 1.0;
    }
    values
}

/// A day on an axis.
pub(super) fn day_value(day: NaiveDate) -> f64 {
    f64::from(day.num_days_from_ce())
}

/// Days to be written below an axis of time, and how, so that there are no more than eight.
pub(super) fn days(from: NaiveDate, to: NaiveDate) -> Vec<(NaiveDate, String)> {
    const MOST: usize = 8;
    let span = (to - from).num_days();
    for step in [1_u64, 2, 7] {
        if span / i64::try_from(step).unwrap_or(1) < i64::try_from(MOST).unwrap_or(1) {
            let each =
                std::iter::successors(Some(from), |day| day.checked_add_days(Days::new(step)));
            return each.take_while(|day| *day <= to).map(|day| (day, day.to_string())).collect();
        }
    }
    for step in [1_i32, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200] {
        let first = from.year() * 12 + from.month0().cast_signed();
        let last = to.year() * 12 + to.month0().cast_signed();
        let begin = first.div_euclid(step) * step;
        let months = (0..).map(|at| begin + at * step).take_while(|month| *month <= last);
        let month = |month: i32| {
            let (year, of_year) = (month.div_euclid(12), month.rem_euclid(12).cast_unsigned());
            let day = NaiveDate::from_ymd_opt(year, of_year + 1, 1)?;
            let told =
                if step % 12 == 0 { format!("{year}") } else { day.format("%Y-%m").to_string() };
            Some((day, told))
        };
        let found: Vec<(NaiveDate, String)> =
            months.filter_map(month).filter(|(day, _)| *day >= from).collect();
        if found.len() <= MOST {
            return found;
        }
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn round_values_hold_the_range(least in -500.0..3000.0_f64, span in 0.0..4000.0_f64) {
            let values = round_values([least, least + span]);
            prop_assert!(values.len() <= 10, "{values:?}");
            prop_assert!(values[0] <= least && values[values.len() - 1] >= least + span, "{values:?}");
        }

        #[test]
        fn days_lie_on_the_axis_and_are_few(from in 700_000..740_000_i32, span in 0..40_000_i32) {
            let day = |number| NaiveDate::from_num_days_from_ce_opt(number).expect("a day");
            let found = days(day(from), day(from + span));
            prop_assert!(found.len() <= 8);
            prop_assert!(found.iter().all(|(one, _)| *one >= day(from) && *one <= day(from + span)));
        }
    }
}
