//! The clock in the hall: times are kept in UTC and shown and typed in the time zone of the machine.

use chrono::{
    DateTime, Local, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone as _,
    Utc,
};

/// A time as the clock in the hall shows it.
pub fn in_the_hall(at: DateTime<Utc>) -> NaiveDateTime {
    at.with_timezone(&Local).naive_local()
}

/// The time at which the clock in the hall shows this. Where it shows it twice, the later one is meant; where it leaves it
/// out, the same as long after the hour before.
pub fn shown_in_the_hall(at: NaiveDateTime) -> DateTime<Utc> {
    let at = match Local.from_local_datetime(&at) {
        LocalResult::Single(at) | LocalResult::Ambiguous(_, at) => Some(at),
        LocalResult::None => Local.from_local_datetime(&(at + TimeDelta::hours(1))).earliest(),
    };
    at.map_or(DateTime::<Utc>::MAX_UTC, |at| at.with_timezone(&Utc))
}

/// A time as it is typed, in narrow digits: `14:00` for this day, or `2026-11-21 14:00`.
pub fn read_in_the_hall(text: &str, today: NaiveDate) -> Option<DateTime<Utc>> {
    let time = NaiveTime::parse_from_str(text, "%H:%M").map(|time| today.and_time(time));
    let at = time.or_else(|_| NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M")).ok()?;
    Some(shown_in_the_hall(at))
}

/// The same time as one would type it on this day.
pub fn written_in_the_hall(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = in_the_hall(at);
    let format = if at.date() == today { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    at.format(format).to_string()
}
