//! Shows findings of experiments: a table with charts in the terminal, rows for programs, or a drawing.

use crate::domain::chance::SEED;
use crate::drawing::{Chart, Theme, charts};
use crate::export::file::Readers;
use crate::export::{Format, Sheet};
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::export::Written;
use banzuke::cli::output::Output;

/// The seed, and how the findings are written.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Shown {
    #[arg(long, alias = "seed", value_name = "SEED", default_value_t = SEED)]
    pub(in crate::cli) random_seed: u64,
    #[arg(long, value_parser = Written::parser())]
    format: Option<Written>,
    #[arg(long)]
    dark: bool,
    #[arg(long)]
    no_charts: bool,
    #[command(flatten)]
    output: Output,
}

/// The findings of an experiment, in words.
pub(in crate::cli) struct WordedFindings<'a> {
    pub(in crate::cli) title: &'a str,
    /// The sheets with their titles; for programs only the first one is written.
    pub(in crate::cli) sheets: Vec<(String, Sheet)>,
    pub(in crate::cli) charts: Vec<Chart>,
    /// Sentences for people.
    pub(in crate::cli) said: Vec<String>,
}

impl Shown {
    /// Writes the findings.
    pub(in crate::cli) fn write(
        &self,
        context: &mut Context<'_>,
        found: WordedFindings<'_>,
    ) -> Result<(), CliError> {
        let WordedFindings { title, sheets, charts: all, said } = found;
        match self.output.format(context, self.format, Format::Table)? {
            Written::Drawn(picture) => {
                let seed = own(context.all_words).experiment.seed(self.random_seed);
                let theme = if self.dark { Theme::Dark } else { Theme::Light };
                let drawn = charts(title, &seed, &all).written(picture, theme);
                let bytes = drawn.map_err(|fault| fault.told(context.all_words))?;
                self.output.write(context, Readers::Usual, |out| out.write_all(&bytes))
            }
            Written::Rows(format) => {
                let is_shown = format == Format::Table;
                let shown = if is_shown { sheets.len() } else { 1 };
                let worded = |(name, sheet)| (name, context.worded(sheet, format));
                let sheets: Vec<(String, Sheet)> =
                    sheets.into_iter().take(shown).map(worded).collect();
                self.output.write(context, Readers::Usual, |out| {
                    for (at, (name, sheet)) in sheets.iter().enumerate() {
                        if sheets.len() > 1 {
                            let gap = if at == 0 { "" } else { "\n" };
                            writeln!(out, "{gap}{name}")?;
                        }
                        sheet.write(format, out)?;
                    }
                    if is_shown {
                        for chart in all.iter().filter(|_| !self.no_charts) {
                            writeln!(out, "\n{}", chart.lines().join("\n"))?;
                        }
                        if !said.is_empty() {
                            writeln!(out, "\n{}", said.join("\n"))?;
                        }
                    }
                    Ok(())
                })
            }
        }
    }
}
