//! The clock in the hall: times are kept in UTC and shown and typed in the time zone of the machine.

use std::ops::RangeInclusive;

use chrono::{
    DateTime, Datelike as _, Local, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta,
    TimeZone as _, Utc,
};

/// Years of times that are read or shown by the clock; what lies beyond them no time zone is asked about.
const YEARS: RangeInclusive<i32> = 1..=9999;

/// A time as the clock in the hall shows it.
pub fn in_the_hall(at: DateTime<Utc>) -> NaiveDateTime {
    if YEARS.contains(&at.year()) { at.with_timezone(&Local).naive_local() } else { at.naive_utc() }
}

/// The time at which the clock in the hall shows this. Where it shows it twice, the later one is meant; where it leaves it
/// out, the same as long after the hour before, or the day before where it leaves out a day.
pub fn shown_in_the_hall(at: NaiveDateTime) -> DateTime<Utc> {
    if !YEARS.contains(&at.year()) {
        return at.and_utc();
    }
    let at_local = |at: NaiveDateTime| match Local.from_local_datetime(&at) {
        LocalResult::Single(at) => Some(at.with_timezone(&Utc)),
        // In whatever order they are given.
        LocalResult::Ambiguous(one, other) => Some(one.max(other).with_timezone(&Utc)),
        LocalResult::None => None,
    };
    let later = |hours| at_local(at + TimeDelta::hours(hours));
    [0, 1, 24].into_iter().find_map(later).unwrap_or_else(|| at.and_utc())
}

/// Whether a time is one that people mean.
pub fn is_in_years(at: NaiveDateTime) -> bool {
    YEARS.contains(&at.year())
}

/// A time as it is typed, in narrow digits: `14:00` for this day, or `2026-11-21 14:00`.
pub fn read_in_the_hall(text: &str, today: NaiveDate) -> Option<DateTime<Utc>> {
    let time = NaiveTime::parse_from_str(text, "%H:%M").map(|time| today.and_time(time));
    let at = time.or_else(|_| NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M")).ok()?;
    is_in_years(at).then(|| shown_in_the_hall(at))
}

/// A time as one would type it on this day; the inverse of [`read_in_the_hall`].
pub fn written_in_the_hall(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = in_the_hall(at);
    let format = if at.date() == today { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    at.format(format).to_string()
}
