//! The scale on which intervals of ratings are drawn as bars.

use crate::club::question::rating_table::RatingTable;
use crate::domain::rating::uncertainty::Interval;
use crate::tui::kit::text;

/// The characters of bars: the interval, and the rating in it.
const RANGE: char = '─';
const RATING: char = '┼';

/// The lowest and the highest rating that bars show.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct RatingScale {
    low: f64,
    high: f64,
}

impl RatingScale {
    /// The scale from the lowest to the highest end of the intervals of the established, or of everybody while nobody is;
    /// every rating has its place.
    pub(super) fn of(table: &RatingTable) -> Self {
        let known = if table.established > 0 { table.established } else { table.lines.len() };
        let intervals = || table.lines.iter().map(|line| line.interval);
        let ends = intervals().take(known).flat_map(|one| [one.low(), one.high()]);
        let all = ends.chain(intervals().map(|one| one.rating)).filter(|end| end.is_finite());
        let low = all.clone().reduce(f64::min).unwrap_or_default();
        Self { low, high: all.reduce(f64::max).unwrap_or_default().max(low + 1.0) }
    }

    /// Both ends, over bars of so many cells.
    pub(super) fn header(self, cells: usize) -> String {
        let [low, high] = [self.low, self.high].map(|end| format!("{end:.0}"));
        let room = cells.saturating_sub(text::width(&low));
        low + &text::pad_left(&high, room)
    }

    /// An interval in so many cells, its ends cut where they lie beyond the scale.
    pub(super) fn bar(self, interval: Interval, cells: usize) -> String {
        let [low, at, high] =
            [interval.low(), interval.rating, interval.high()].map(|value| self.cell(value, cells));
        let cell = |cell: usize| match cell {
            _ if cell == at => RATING,
            _ if (low..=high).contains(&cell) => RANGE,
            _ => ' ',
        };
        (0..cells).map(cell).collect()
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
    fn cell(self, value: f64, cells: usize) -> usize {
        let last = f64::from(u16::try_from(cells.saturating_sub(1)).unwrap_or(u16::MAX));
        let share = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        (share * last).round() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_the_interval_and_the_rating_in_it() {
        let scale = RatingScale { low: 1400.0, high: 1600.0 };
        let interval = |rating, deviation| Interval { rating, deviation };
        assert_eq!(scale.bar(interval(1500.0, 20.0), 11), "   ──┼──   ");
        assert_eq!(scale.bar(interval(1600.0, 200.0), 11), "──────────┼");
        assert_eq!(scale.header(11), "1400   1600");
    }
}
