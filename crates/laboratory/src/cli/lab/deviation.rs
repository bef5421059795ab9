//! The deviation of a column, with each of S4's corrections.

use std::path::PathBuf;

use super::presentation::{Shown, WordedFindings};
use crate::cli::records::arguments::{bytes, wrong};
use crate::import::cells_of;
use crate::lab::elo_table::Spread;
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};

/// The file, its column, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    column: Option<String>,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = own(context.all_words).experiment;
        let bytes = bytes(context, &self.file)?;
        let rows = cells_of(&bytes);
        let rows = rows.map_err(|unread| wrong(context, &self.file, &unread.first()))?;
        let (name, values) = column(&rows, self.column.as_deref()).unwrap_or_default();
        let Some(spread) = Spread::of(&values) else {
            return Err(words.no_numbers(&self.file, self.column.as_deref()).into());
        };
        let title = words.spread();
        let sheets = vec![(format!("{title}: {name}"), sheets::spread(&spread))];
        let found = WordedFindings { title, sheets, charts: Vec::new(), said: Vec::new() };
        self.shown.write(context, found)
    }
}

/// The numbers in the column of that name, or in the first column with
/// numbers, with its name. Cells without a number are skipped.
fn column(rows: &[Vec<String>], name: Option<&str>) -> Option<(String, Vec<f64>)> {
    // The title of a workbook stands alone above the headings.
    let is_filled = |cell: &&String| !cell.trim().is_empty();
    let widest = rows.iter().map(Vec::len).max()?;
    let is_title = |row: &Vec<String>| widest > 1 && row.iter().filter(is_filled).count() < 2;
    let begin = rows.iter().position(|row| !is_title(row))?;
    let (heads, rows) = rows.split_at(begin).1.split_first()?;
    let numbers = |at: usize| -> Vec<f64> {
        let cells = rows.iter().filter_map(|row| row.get(at)?.trim().parse::<f64>().ok());
        cells.filter(|number| number.is_finite()).collect()
    };
    let is_it = |(at, head): &(usize, &String)| {
        name.map_or_else(|| !numbers(*at).is_empty(), |name| head.trim() == name)
    };
    let (at, head) = heads.iter().enumerate().find(is_it)?;
    Some((head.trim().to_owned(), numbers(at)))
}
