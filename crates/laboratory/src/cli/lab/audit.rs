//! The audit of the five documents.

use crate::export::Format;
use crate::export::file::Readers;
use crate::lab::audit::rows;
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::Output;
use banzuke::cli::value::one_of;

/// How it is written.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_parser = one_of::<Format>())]
    format: Option<Format>,
    #[command(flatten)]
    output: Output,
}

impl Command {
    /// Writes the rows; for people first how many come to what.
    pub(in crate::cli) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let format = self.output.format_of_rows(context, self.format, Format::Table)?;
        let words = own(context.words_for(format)).experiment;
        let rows = rows();
        let counts = context.worded(sheets::audit_counts(&rows, words), format);
        let sheet = context.worded(sheets::audit(&rows, words), format);
        self.output.write(context, Readers::Usual, |out| {
            if matches!(format, Format::Table | Format::Markdown) {
                counts.write(format, out)?;
                writeln!(out)?;
            }
            sheet.write(format, out)
        })
    }
}
