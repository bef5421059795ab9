//! Dates: how they are read, and on which of them something can have been played.

use chrono::{Datelike as _, Days, NaiveDate};

use super::number::narrow;

/// The first year for which results are accepted.
pub const FIRST_YEAR: i32 = 1900;

/// Reads a date as `2026-11-21`, in any width, with `-`, `/` or `.` between its parts.
pub fn read(text: &str) -> Option<NaiveDate> {
    let day: NaiveDate = narrow(text).replace(['/', '.'], "-").parse().ok()?;
    (1000..=9999).contains(&day.year()).then_some(day)
}

/// Reads a future date: as [`read`], or without its year (`12-03`,
/// `12/3`, `12月3日`) the next such day from today on.
pub fn read_coming(text: &str, today: NaiveDate) -> Option<NaiveDate> {
    let typed = narrow(text).replace(['/', '.', '月'], "-");
    let of_this_year = |(month, day): (&str, &str)| {
        let (month, day) = (month.trim().parse().ok()?, day.trim().parse().ok()?);
        // The next 29 February comes within eight years.
        let mut years = today.year()..=today.year() + 8;
        years.find_map(|year| NaiveDate::from_ymd_opt(year, month, day).filter(|it| *it >= today))
    };
    read(text).or_else(|| typed.trim_end_matches('日').split_once('-').and_then(of_this_year))
}

/// The months as English programs abbreviate them.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// Reads a date as other programs write it: `28. 07. 2005`, `21/07/2025`, `May 29,
/// 2020`. None if day and month could be exchanged; with points the day comes first.
pub fn read_as_written(text: &str) -> Option<NaiveDate> {
    if let Some(day) = read(text) {
        return Some(day);
    }
    let text = narrow(text);
    let is_between = |sign: char| !sign.is_alphanumeric();
    let parts: Vec<&str> = text.split(is_between).filter(|part| !part.is_empty()).collect();
    let [first, second, year] = parts[..] else { return None };
    let year: i32 = Some(year).filter(|year| year.len() == 4)?.parse().ok()?;
    let named = |part: &str| {
        let short = part.get(..3)?.to_lowercase();
        (1..).zip(MONTHS).find_map(|(number, month)| (month == short).then_some(number))
    };
    let (month, day) = match (named(first), named(second)) {
        (Some(month), None) => (month, second.parse().ok()?),
        (None, Some(month)) => (month, first.parse().ok()?),
        _ => {
            let (day, month): (u32, u32) = (first.parse().ok()?, second.parse().ok()?);
            let either = day != month && day <= 12 && month <= 12 && !text.contains('.');
            if either {
                return None;
            }
            if month > 12 { (day, month) } else { (month, day) }
        }
    };
    let read = NaiveDate::from_ymd_opt(year, month, day)?;
    (1000..=9999).contains(&read.year()).then_some(read)
}

/// Whether something can have been played on a day: not before [`FIRST_YEAR`], and not
/// after tomorrow, which may already be today in the organiser's time zone.
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
        let coming = |text| read_coming(text, on(2026, 11, 21)).map(|day| day.to_string());
        for text in ["11-21", "１１／２１", "2026-11-21", "11月21日"] {
            assert_eq!(coming(text).as_deref(), Some("2026-11-21"), "{text}");
        }
        let days = [("1-9", "2027-01-09"), ("11-20", "2027-11-20"), ("2-29", "2028-02-29")];
        for (text, day) in days {
            assert_eq!(coming(text).as_deref(), Some(day), "{text}");
        }
        for text in ["13-1", "2-30", "soon", "12", ""] {
            assert_eq!(coming(text), None, "{text}");
        }
        for text in ["+262142-01-01", "-0044-03-15", "10000-01-01", "2026-02-30", "21.11.2026", ""]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn days_of_other_programs_are_read_where_they_are_certain() {
        for (text, wanted) in [
            ("28. 07. 2005", Some(on(2005, 7, 28))),
            ("05.12.2025", Some(on(2025, 12, 5))),
            ("May 29, 2020", Some(on(2020, 5, 29))),
            ("29 September 2020", Some(on(2020, 9, 29))),
            ("21/07/2025", Some(on(2025, 7, 21))),
            ("07/21/2025", Some(on(2025, 7, 21))),
            ("05/12/2025", None),
            ("12/12/2025", Some(on(2025, 12, 12))),
            ("31.02.2025", None),
            ("May 2020", None),
            ("21/07/25", None),
            ("2026/11/21", Some(on(2026, 11, 21))),
        ] {
            assert_eq!(read_as_written(text), wanted, "{text}");
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
