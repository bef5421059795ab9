//! Forecasts of formats, as rows.

use std::time::Duration;

use chrono::{NaiveDateTime, TimeDelta};

use crate::export::{Cell, Column, Sheet, Term};
use crate::foresight::{Findings, FormatLine};

/// A row a format, in the order of the findings; all begin at `start`, as the clock in the hall has it. Figures have
/// as many digits as are known.
pub fn foresight(found: &Findings, start: NaiveDateTime) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Format,
        Column::Matches,
        Column::EndLow,
        Column::End,
        Column::EndHigh,
        Column::InTime,
        Column::Fewest,
        Column::EachPlays,
        Column::LongestWait,
        Column::BestWins,
        Column::Tau,
        Column::Learnt,
        Column::RandomSeed,
    ];
    let row = |line: &FormatLine| {
        let [low, end, high] = line.end.map(|minutes| time(start, minutes));
        let share = |figure: f64| Cell::figure(figure, 100.0);
        vec![
            Term::Candidate(line.candidate).into(),
            Cell::figure(line.matches, 10.0),
            low,
            end,
            high,
            line.in_time.map_or(Cell::Empty, share),
            line.fewest.into(),
            Cell::figure(line.mean, 10.0),
            Cell::figure(line.longest_wait, 1.0),
            line.best_wins.map_or(Cell::Empty, |[wins, _]| share(wins)),
            line.tau.map_or(Cell::Empty, share),
            share(line.learnt),
            Cell::seed(found.seed),
        ]
    };
    Sheet::new(COLUMNS, found.lines.iter().map(row).collect())
}

/// So many minutes later.
pub fn after(start: NaiveDateTime, minutes: f64) -> NaiveDateTime {
    let length = Duration::try_from_secs_f64(minutes * 60.0).ok();
    let length = length.and_then(|length| TimeDelta::from_std(length).ok());
    length.and_then(|length| start.checked_add_signed(length)).unwrap_or(start)
}

/// A time so many minutes after the start, with its day where that is another one.
fn time(start: NaiveDateTime, minutes: f64) -> Cell {
    let at = after(start, minutes);
    let format = if at.date() == start.date() { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    Cell::text(at.format(format).to_string())
}
