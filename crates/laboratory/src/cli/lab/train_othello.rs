//! Learns the evaluator of Othello from recorded games. Needs no club.

use crate::words::own;
use std::path::PathBuf;

use othello::train::{Progress as Training, Recipe, StageError, train};
use othello::wthor::GameFile;

use crate::cli::records::arguments::bytes;
use crate::domain::progress::{Progress as _, Task};
use crate::export::file::Readers;
use crate::export::{Cell, Column, Format, Sheet};
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::{Output, ProgressLine};

/// The games, and where the evaluator goes.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct TrainOthello {
    #[arg(required = true, value_name = "FILE")]
    games: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", default_value_t = Recipe::default().last_year)]
    last_year: u16,
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl TrainOthello {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let mut files = Vec::new();
        for path in &self.games {
            let file = GameFile::read(&bytes(context, path)?);
            files.push(file.map_err(|fault| {
                own(context.all_words).records.no_wthor(path, &fault.to_string())
            })?);
        }
        files.sort_by_key(|file| file.year);
        let recipe = Recipe { last_year: self.last_year, ..Recipe::default() };
        let line = ProgressLine::new(context.words.command);
        let all: usize = files.iter().map(|file| file.records.len()).sum();
        let before = |year: u16| -> usize {
            let earlier = files.iter().take_while(|file| file.year < year);
            earlier.map(|file| file.records.len()).sum()
        };
        // Labelling and learning take about equally long. Only the operating system can stop them here.
        let trained = train(&files, &recipe, |step| {
            let _ = match step {
                Training::Labelling { year, done, .. } => {
                    line.reached(Task::Simulating, before(year) + done, 2 * all)
                }
                Training::Learning { done, rounds, .. } => {
                    let [done, rounds] = [done, rounds].map(u64::from);
                    let learned = all as u64 * done / rounds.max(1);
                    let learned = usize::try_from(learned).unwrap_or(all);
                    line.reached(Task::Simulating, all + learned, 2 * all)
                }
            };
        });
        drop(line);
        let words = own(context.all_words).records;
        let trained = trained.map_err(|fault| words.not_learned_by(format_args!("{fault}")))?;
        print(context, &trained.errors)?;
        let provenance = trained.evaluator.provenance();
        context.say(&words.learned(provenance));
        let Some(out) = &self.out else { return Ok(()) };
        let bytes = trained.evaluator.write();
        Output::to(out).write(context, Readers::Usual, |out| out.write_all(&bytes))
    }
}

/// The errors in the games of later years.
fn print(context: &mut Context<'_>, errors: &[StageError]) -> Result<(), CliError> {
    let words = own(context.all_words).records;
    let row = |stage: &StageError| {
        let (most, least) = stage.empties;
        vec![
            Cell::text(format!("{most}-{least}")),
            stage.positions.into(),
            Cell::Rating(stage.error),
            Cell::Rating(stage.error_of_mean),
        ]
    };
    let heads = [words.empties(), words.positions(), words.error(), words.error_of_mean()];
    let columns: Vec<Column> = heads.map(|head| Column::Named(head.to_owned())).to_vec();
    let tested = errors.iter().filter(|stage| stage.positions > 0);
    context.print(Sheet::new(&columns, tested.map(row).collect()), Format::Table)
}
