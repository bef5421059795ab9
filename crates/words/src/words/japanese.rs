//! Japanese.

use chrono::{Datelike as _, NaiveDate};

use super::grouped;

/// `2試合`, `1,024試合`: a number and its counter.
pub(super) fn count(number: usize, counter: &str) -> String {
    format!("{}{counter}", grouped(number))
}

/// `卓3`; a table whose name says that it is one keeps that name: `奥の卓`.
pub(super) fn table_called(name: &str) -> String {
    if name.contains('卓') { name.to_owned() } else { format!("卓{name}") }
}

/// `2026年11月21日`.
pub(super) fn date(day: NaiveDate) -> String {
    day.format("%Y年%-m月%-d日").to_string()
}

/// `2026年11月21日(土)`, where there is room.
pub(super) fn full_date(day: NaiveDate) -> String {
    let weekday =
        ["月", "火", "水", "木", "金", "土", "日"][day.weekday().num_days_from_monday() as usize];
    format!("{}({weekday})", date(day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_called_a_table_once() {
        assert_eq!(table_called("3"), "卓3");
        assert_eq!(table_called("奥の卓"), "奥の卓");
    }
}
