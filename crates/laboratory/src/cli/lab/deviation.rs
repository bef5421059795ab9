//! The deviation of a column, with each of S4's corrections.

use std::path::PathBuf;

use super::presentation::{Shown, WordedFindings};
use crate::cli::records::arguments::bytes;
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
        let (name, values) = column(&bytes, self.column.as_deref()).unwrap_or_default();
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
fn column(bytes: &[u8], name: Option<&str>) -> Option<(String, Vec<f64>)> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(bytes);
    let heads = reader.headers().ok()?.clone();
    let rows: Vec<csv::StringRecord> = reader.records().filter_map(Result::ok).collect();
    let numbers = |at: usize| -> Vec<f64> {
        let cells = rows.iter().filter_map(|row| row.get(at)?.trim().parse::<f64>().ok());
        cells.filter(|number| number.is_finite()).collect()
    };
    let is_it = |(at, head): &(usize, &str)| {
        name.map_or_else(|| !numbers(*at).is_empty(), |name| head.trim() == name)
    };
    let (at, head) = heads.iter().enumerate().find(is_it)?;
    Some((head.trim().to_owned(), numbers(at)))
}
