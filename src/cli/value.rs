//! Values that many commands read.

use chrono::NaiveDate;

use crate::words::message::{Form, ValueFault};

/// Reads a number that is one.
pub(super) fn number(text: &str) -> Result<f64, ValueFault> {
    text.parse().ok().filter(|number: &f64| number.is_finite()).ok_or(ValueFault::Number)
}

/// Reads a day.
pub(super) fn day(text: &str) -> Result<NaiveDate, ValueFault> {
    text.parse().map_err(|_fault| ValueFault::Written(Form::Day))
}
