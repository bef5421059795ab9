//! English.

use chrono::NaiveDate;

use super::grouped;

/// `1 match`, `2 matches`, `1,024 matches`.
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}

/// Like [`count`], for any type of number; a number that `usize` cannot hold counts as many.
pub(super) fn count_of<N>(number: N, one: &str, many: &str) -> String
where
    usize: TryFrom<N>,
{
    count(usize::try_from(number).unwrap_or(usize::MAX), one, many)
}

/// `Sat 21 Nov 2026`, where there is room.
pub(super) fn full_date(day: NaiveDate) -> String {
    day.format("%a %-d %b %Y").to_string()
}
