//! Values that many commands read.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use crate::domain::day;
use crate::words::message::{Form, ValueFault};

/// Reads a number that is one.
pub(super) fn number(text: &str) -> Result<f64, ValueFault> {
    text.parse().ok().filter(|number: &f64| number.is_finite()).ok_or(ValueFault::Number)
}

/// Reads a day.
pub(super) fn day(text: &str) -> Result<NaiveDate, ValueFault> {
    day::read(text).ok_or(ValueFault::Written(Form::Day))
}

/// Reads a time of a day; a minute is meant to its end.
pub(super) fn time(text: &str) -> Result<NaiveDateTime, ValueFault> {
    let read = |format| NaiveDateTime::parse_from_str(text, format);
    let minute = |at: NaiveDateTime| at + TimeDelta::seconds(59);
    let at = read("%Y-%m-%d %H:%M:%S").or_else(|_| read("%Y-%m-%d %H:%M").map(minute));
    at.map_err(|_fault| ValueFault::Written(Form::Time))
}
