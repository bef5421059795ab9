//! Days: how they are read, and which of them something can have been played on.

use chrono::{Datelike as _, Days, NaiveDate};

use super::number::narrow;

/// The first year whose results are taken.
pub const FIRST_YEAR: i32 = 1900;

/// A day as `2026-11-21`, in letters of any width, with any signs between its parts.
pub fn read(text: &str) -> Option<NaiveDate> {
    let day: NaiveDate = narrow(text).replace(['/', '.'], "-").parse().ok()?;
    (1000..=9999).contains(&day.year()).then_some(day)
}

/// Whether something can have been played on a day: not before [`FIRST_YEAR`], and not after
/// tomorrow, which it may be already where the organiser is.
pub fn is_playable(day: NaiveDate, today: NaiveDate) -> bool {
    let last = today.checked_add_days(Days::new(1)).unwrap_or(today);
    day.year() >= FIRST_YEAR && day <= last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).expect("a day")
    }

    #[test]
    fn a_day_is_read_in_any_width_and_with_any_hyphen() {
        for text in [
            "2026-11-21",
            "2026/11/21",
            "２０２６－１１－２１",
            "2026.11.21",
            "2026ー11ー21",
            " ２０２６／１１／２１ ",
        ] {
            assert_eq!(read(text), Some(on(2026, 11, 21)), "{text}");
        }
        for text in ["+262142-01-01", "-0044-03-15", "10000-01-01", "2026-02-30", "21.11.2026", ""]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn nothing_was_played_after_tomorrow_or_before_1900() {
        let today = on(2026, 11, 21);
        for (day, playable) in [
            (on(2026, 11, 21), true),
            (on(2026, 11, 22), true),
            (on(2026, 11, 23), false),
            (on(2062, 11, 21), false),
            (on(9999, 12, 31), false),
            (on(1900, 1, 1), true),
            (on(1899, 12, 31), false),
        ] {
            assert_eq!(is_playable(day, today), playable, "{day}");
        }
        assert!(is_playable(NaiveDate::MAX, NaiveDate::MAX), "the end of days breaks nothing");
    }
}
