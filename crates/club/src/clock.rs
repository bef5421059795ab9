//! The clock in the hall: times are kept in UTC and shown and typed in the time zone of the machine.

use std::ops::RangeInclusive;

use chrono::{
    DateTime, Datelike as _, Local, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta,
    TimeZone as _, Timelike as _, Utc,
};

/// The years of times that are read or shown by the clock; beyond them no time zone is consulted.
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
        // The two may come in either order.
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

/// A time as it is typed, in narrow digits: `14:00` for this day, `2026-11-21 14:00`, or `2026-11-21` for its beginning.
pub fn read_in_the_hall(text: &str, today: NaiveDate) -> Option<DateTime<Utc>> {
    let time = NaiveTime::parse_from_str(text, "%H:%M").map(|time| today.and_time(time));
    let at = time.or_else(|_| NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M")).ok();
    let day = || NaiveDate::parse_from_str(text, "%Y-%m-%d").ok();
    let at = at.or_else(|| Some(day()?.and_time(NaiveTime::MIN)))?;
    is_in_years(at).then(|| shown_in_the_hall(at))
}

/// A time as one would type it on this day; the inverse of [`read_in_the_hall`].
pub fn written_in_the_hall(at: DateTime<Utc>, today: NaiveDate) -> String {
    let at = in_the_hall(at);
    let format = match at.time() {
        _ if at.date() == today => "%H:%M",
        NaiveTime::MIN => "%Y-%m-%d",
        _ => "%Y-%m-%d %H:%M",
    };
    at.format(format).to_string()
}

/// The most hours from now to a time that was typed without its day; then an early time is tomorrow's.
const AHEAD: TimeDelta = TimeDelta::hours(12);

/// A time of the clock from now on, in narrow digits: of this day, or of tomorrow if it is past and comes again soon.
fn read_ahead(text: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let today = in_the_hall(now).date();
    let at = read_in_the_hall(text, today)?;
    let again = today.succ_opt().and_then(|tomorrow| read_in_the_hall(text, tomorrow));
    let soon = again.filter(|again| at <= now && *again - now <= AHEAD);
    Some(soon.unwrap_or(at))
}

/// The end of what begins now, in narrow digits: a time of the clock (`13`, `1300`, `13:00`, `13時30分`), a time of another
/// day (`2026-11-21 13:00`), or how long it lasts (`30 min`, `30`, `30分`, `1 h`), to the full minute.
pub fn read_until(text: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let text = text.trim().to_lowercase();
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = text.split_at(digits);
    let unit = match rest.trim() {
        // No hour.
        "" if digits == 2 && number > "24" => 1,
        "" | "時" if digits <= 2 => return read_ahead(&format!("{number}:00"), now),
        "" => {
            let (hours, minutes) = number.split_at(digits - 2);
            return read_ahead(&format!("{hours}:{minutes}"), now);
        }
        "m" | "min" | "mins" | "minute" | "minutes" | "分" | "分間" | "分鐘" => 1,
        "h" | "hour" | "hours" | "時間" => 60,
        rest if rest.starts_with('時') => {
            let minutes = rest.trim_start_matches('時').trim_end_matches('分');
            return read_ahead(&format!("{number}:{minutes}"), now);
        }
        _ => return read_ahead(&text, now),
    };
    let lasts = TimeDelta::try_minutes(number.parse::<i64>().ok()?.checked_mul(unit)?)?;
    let end = now.checked_add_signed(lasts)?.with_second(0)?.with_nanosecond(0)?;
    is_in_years(in_the_hall(end)).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_break_is_typed_as_a_time_or_as_how_long_it_lasts() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
        let now = shown_in_the_hall(day.and_hms_opt(12, 5, 40).expect("a time"));
        for (text, time) in [
            ("13", "13:00"),
            ("13時", "13:00"),
            ("13:00", "13:00"),
            ("1300", "13:00"),
            ("930", "09:30"),
            ("13時30分", "13:30"),
            (" 30 min ", "12:35"),
            ("30分", "12:35"),
            ("30", "12:35"),
            ("30分鐘", "12:35"),
            ("45m", "12:50"),
            ("1 h", "13:05"),
            ("2時間", "14:05"),
            ("2026-11-28 09:00", "2026-11-28 09:00"),
        ] {
            let read = read_until(text, now).map(|at| written_in_the_hall(at, day));
            assert_eq!(read.as_deref(), Some(time), "{text}");
        }
        let evening = shown_in_the_hall(day.and_hms_opt(21, 40, 0).expect("a time"));
        for (text, time) in
            [("00:10", "2026-11-28 00:10"), ("21:00", "21:00"), ("9", "2026-11-28 09:00")]
        {
            let read = read_until(text, evening).map(|at| written_in_the_hall(at, day));
            assert_eq!(read.as_deref(), Some(time), "{text}");
        }
        for text in
            ["", "24", "25:00", "13:60", "noon", "1x", "99999", "9999999999999999999 h", "分"]
        {
            assert_eq!(read_until(text, now), None, "{text}");
        }
    }
}
