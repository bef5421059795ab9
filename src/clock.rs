//! The clock in the hall: times are kept in UTC and shown and typed in the time zone of the machine.

use chrono::{DateTime, Local, LocalResult, NaiveDateTime, TimeDelta, TimeZone as _, Utc};

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
