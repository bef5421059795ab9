//! Rows under named columns, in any output format.

use std::io::{self, Write};

use chrono::NaiveDate;

use super::{Column, Term, csv, json, markdown, table};
use crate::domain::rating::written;

/// Rows under named columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub columns: Vec<Column>,
    /// The rows, each with one cell a column.
    pub rows: Vec<Vec<Cell>>,
    /// A line below the rows, for people.
    pub foot: Option<String>,
}

/// The value of one cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Empty,
    Text(String),
    /// A word of ours: in data always the same, for people in their language.
    Term(Term),
    Whole(i64),
    /// A rating or its change: all digits in data, two decimals for people.
    Rating(f64),
    /// A provisional rating: all digits in data, a whole number with `?` for people.
    Provisional(f64),
    /// A probability or a share: all digits in data, four decimals for people.
    Share(f64),
    /// Match points: as few digits as say it.
    Points(f64),
    Day(NaiveDate),
}

/// How a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated, one header line.
    Csv,
    /// An array of objects, one a line.
    Json,
    Markdown,
    /// Columns for the eye.
    Table,
}

impl Format {
    /// Whether programs read it, so that it says the same in every language.
    pub fn is_for_programs(self) -> bool {
        matches!(self, Self::Csv | Self::Json)
    }

    /// The extension of such files.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Markdown => "md",
            Self::Table => "txt",
        }
    }
}

impl Sheet {
    /// Rows under columns that are called as in data files.
    pub fn new(columns: &[Column], rows: Vec<Vec<Cell>>) -> Self {
        Self { columns: columns.to_vec(), rows, foot: None }
    }

    /// The sheet with one more column on the right, a cell for each row.
    #[must_use]
    pub fn and(mut self, column: Column, cells: impl Iterator<Item = Cell>) -> Self {
        self.columns.push(column);
        self.rows.iter_mut().zip(cells).for_each(|(row, cell)| row.push(cell));
        self
    }

    /// The sheet with a line below the rows, where people read it.
    #[must_use]
    pub fn with_foot(self, foot: String) -> Self {
        Self { foot: Some(foot), ..self }
    }

    /// The sheet without empty columns.
    #[must_use]
    pub fn without_empty(self) -> Self {
        let filled = |at: usize| self.rows.iter().any(|row| row[at] != Cell::Empty);
        let kept: Vec<bool> =
            (0..self.columns.len()).map(|at| self.rows.is_empty() || filled(at)).collect();
        self.with_only(&kept)
    }

    /// The sheet without the column of matches drawn where none is.
    #[must_use]
    pub fn without_no_draws(self) -> Self {
        let is_idle = |at: usize| {
            let nothing = |row: &Vec<Cell>| row[at] == Cell::Whole(0);
            self.columns[at] == Column::Draws && self.rows.iter().all(nothing)
        };
        let kept: Vec<bool> = (0..self.columns.len()).map(|at| !is_idle(at)).collect();
        self.with_only(&kept)
    }

    fn with_only(self, kept: &[bool]) -> Self {
        let columns = kept_of(self.columns, kept);
        let rows = self.rows.into_iter().map(|row| kept_of(row, kept)).collect();
        Self { columns, rows, foot: self.foot }
    }

    /// The sheet in the words of a language: the names of columns and the terms of cells.
    #[must_use]
    pub fn in_words(
        self,
        column: impl Fn(&Column) -> String,
        term: impl Fn(&Term) -> String,
    ) -> Self {
        let told = |cell| match cell {
            Cell::Term(found) => Cell::Text(term(&found)),
            other => other,
        };
        let rows = self.rows.into_iter().map(|row| row.into_iter().map(&told).collect());
        let columns = self.columns.iter().map(|one| Column::Named(column(one))).collect();
        Self { columns, rows: rows.collect(), foot: self.foot }
    }

    pub fn write(&self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        match format {
            Format::Csv => csv::write(self, out),
            Format::Json => json::write(self, out),
            Format::Markdown => markdown::write(self, out),
            Format::Table => table::write(self, out),
        }?;
        match &self.foot {
            Some(foot) if !format.is_for_programs() => writeln!(out, "\n{foot}"),
            _ => Ok(()),
        }
    }
}

fn kept_of<T>(items: Vec<T>, kept: &[bool]) -> Vec<T> {
    items.into_iter().zip(kept).filter(|(_, kept)| **kept).map(|(item, _)| item).collect()
}

impl Cell {
    /// A text, or nothing.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A text that may be missing.
    pub fn maybe(text: Option<&str>) -> Self {
        text.map_or(Self::Empty, Self::text)
    }

    /// For programs: all digits of a number, the shortest text that reads back the same.
    pub(super) fn exact(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) => text.clone(),
            Self::Term(term) => term.to_string(),
            Self::Whole(number) => number.to_string(),
            Self::Rating(number)
            | Self::Provisional(number)
            | Self::Share(number)
            | Self::Points(number) => number.to_string(),
            Self::Day(day) => day.to_string(),
        }
    }

    pub(super) fn readable(&self) -> String {
        match self {
            Self::Rating(rating) => written(*rating),
            Self::Provisional(rating) => format!("{rating:.0}?"),
            Self::Share(share) => format!("{share:.4}"),
            Self::Empty
            | Self::Text(_)
            | Self::Term(_)
            | Self::Whole(_)
            | Self::Points(_)
            | Self::Day(_) => self.exact(),
        }
    }

    /// Whether digits stand under digits.
    pub(super) fn is_number(&self) -> bool {
        match self {
            Self::Whole(_)
            | Self::Rating(_)
            | Self::Provisional(_)
            | Self::Share(_)
            | Self::Points(_) => true,
            Self::Empty | Self::Text(_) | Self::Term(_) | Self::Day(_) => false,
        }
    }
}

impl From<Term> for Cell {
    fn from(term: Term) -> Self {
        Self::Term(term)
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Whole(number.into())
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Self::Whole(number)
    }
}
