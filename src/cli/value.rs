//! Parsers of values for several commands.

use std::ffi::OsString;
use std::str::FromStr;

use chrono::{DateTime, NaiveDateTime, TimeDelta};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use strum::VariantNames;

use crate::cli::prelude::*;
use crate::clock::{is_in_years, read_in_the_hall, read_until};
use crate::domain::day;
use crate::domain::number::narrow;
use crate::domain::rating::Scale;
use crate::tui::board::state::SECONDS;

/// Reads a name of an enum's value. Help and completions list the names.
pub fn one_of<T>() -> impl TypedValueParser<Value = T>
where
    T: VariantNames + FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(T::VARIANTS).try_map(|name| name.parse::<T>())
}

/// Reads a finite number, in digits of either width.
pub fn number(text: &str) -> Result<f64, ValueFault> {
    fold(text).parse().ok().filter(|number: &f64| number.is_finite()).ok_or(ValueFault::Number)
}

/// Reads a K factor, above 0 and up to 1000.
pub fn k(text: &str) -> Result<f64, ValueFault> {
    let k = number(text)?;
    let sound = Scale { k, ..Scale::STANDARD }.is_sound();
    sound.then_some(k).ok_or(ValueFault::Above(0.0, 1000.0))
}

/// Reads the initial rating of a list, from -10000 to 10000.
pub fn start(text: &str) -> Result<f64, ValueFault> {
    let start = number(text)?;
    let sound = Scale { start, ..Scale::STANDARD }.is_sound();
    sound.then_some(start).ok_or_else(|| ValueFault::Within(-10_000.0, 10_000.0))
}

/// Reads a number of points from 0 to 1000.
pub fn distance(text: &str) -> Result<f64, ValueFault> {
    let points = number(text)?;
    (0.0..=1000.0).contains(&points).then_some(points).ok_or(ValueFault::Within(0.0, 1000.0))
}

/// Reads a win probability.
pub(super) fn hand(text: &str) -> Result<Hand, ValueFault> {
    text.parse().map_err(|_fault| ValueFault::Written(Form::Share))
}

/// Reads the number of games of a match.
pub(super) fn games(text: &str) -> Result<u32, ValueFault> {
    let games: u32 = fold(text).parse().map_err(|_fault| ValueFault::Whole)?;
    let sound = Length::Games(games).is_sound();
    sound.then_some(games).ok_or_else(|| ValueFault::Within(1.0, Length::MOST.into()))
}

/// The most runs, sets, games or players of a simulation.
const MOST: u32 = 1_000_000;

/// Reads a number from 1 to a million.
pub fn count(text: &str) -> Result<u32, ValueFault> {
    let count: u32 = fold(text).parse().map_err(|_fault| ValueFault::Whole)?;
    let sound = (1..=MOST).contains(&count);
    sound.then_some(count).ok_or_else(|| ValueFault::Within(1.0, MOST.into()))
}

/// Reads the seconds of a page of the display, 2 to 300.
pub(super) fn seconds_of_page(text: &str) -> Result<u64, ValueFault> {
    let seconds: u64 = fold(text).parse().map_err(|_fault| ValueFault::Whole)?;
    SECONDS.contains(&seconds).then_some(seconds).ok_or(ValueFault::Within(2.0, 300.0))
}

pub fn day(text: &str) -> Result<NaiveDate, ValueFault> {
    day::read(text).ok_or(ValueFault::Written(Form::Day))
}

/// Checks a time to begin. A time without a date means the desk's day, which only the command knows.
pub(super) fn begin(text: &str) -> Result<String, ValueFault> {
    let read = read_in_the_hall(text, NaiveDate::default());
    read.map(|_| text.to_owned()).ok_or(ValueFault::Written(Form::Begin))
}

/// Checks the end of a break. Its day is the desk's, which only the command knows.
pub(super) fn until(text: &str) -> Result<String, ValueFault> {
    let read = read_until(&narrow(text), DateTime::default());
    read.map(|_| text.to_owned()).ok_or(ValueFault::Written(Form::Until))
}

/// Reads a day and time. Without seconds, the end of the minute is meant.
pub(super) fn time(text: &str) -> Result<NaiveDateTime, ValueFault> {
    let read = |format| NaiveDateTime::parse_from_str(text, format);
    let at = read("%Y-%m-%d %H:%M:%S").ok().filter(|at| is_in_years(*at));
    let minute = || read("%Y-%m-%d %H:%M").ok().filter(|at| is_in_years(*at));
    let at = at.or_else(|| Some(minute()? + TimeDelta::seconds(59)));
    at.ok_or(ValueFault::Written(Form::Time))
}

/// The command line with the wrong value in narrow letters, if that differs.
/// Numbers and days are read in either width; names are not changed.
pub(super) fn narrowed(error: &clap::Error, arguments: &[OsString]) -> Option<Vec<OsString>> {
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let wide = error.get(ContextKind::InvalidValue)?.to_string();
    let plain = narrow(&wide);
    if plain == wide {
        return None;
    }
    let told = |argument: &OsString| {
        let text = argument.to_str()?;
        let option = text.strip_suffix(&wide).filter(|option| {
            option.is_empty() || (option.starts_with("--") && option.ends_with('='))
        })?;
        Some(OsString::from(format!("{option}{plain}")))
    };
    let at = arguments.iter().position(|argument| told(argument).is_some())?;
    let mut arguments = arguments.to_vec();
    arguments[at] = told(&arguments[at])?;
    Some(arguments)
}
