//! Evaluates a saved fit on other games.

use std::path::PathBuf;

use super::arguments::{RatingArgs, Shown, moves, samples, saved};
use crate::domain::rating::calibration::Class;
use crate::domain::records::Judged;
use crate::export::Cell;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};

/// The fit, and the moves and ratings that judge it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Test {
    #[arg(value_name = "FILE")]
    fit: PathBuf,
    #[arg(required = true, value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[command(flatten)]
    ratings: RatingArgs,
    #[command(flatten)]
    shown: Shown,
}

impl Test {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let fit = saved(context, &self.fit)?;
        let records = moves(context, &self.moves)?;
        let ratings = self.ratings.read(context, &records)?;
        let samples = samples(&records, fit.measure, &ratings);
        let judged = |class| Judged::of(&fit, &samples, class);
        let judged: Vec<Judged> = Class::BY_GAMES.into_iter().filter_map(judged).collect();
        if judged.is_empty() {
            return Err(own(context.all_words).records.too_few(samples.len(), 1).into());
        }
        let all = context.words_for(self.shown.written(context)?);
        let (words, shared) = (own(all).records, all.message.fit);
        let row = |one: &Judged| {
            vec![
                (words.games(), Cell::text(words.class(one.class))),
                (shared.players(), one.players.into()),
                (words.deviation(), Cell::Rating(one.deviation)),
                (words.r2(), Cell::Share(one.r2)),
                (words.line_r2(), Cell::Share(one.line_r2)),
                (words.error(), Cell::Rating(one.error)),
                (words.absolute(), Cell::Rating(one.absolute)),
                (words.bias(), Cell::Rating(one.bias)),
                (words.claimed(), Cell::Rating(one.claimed)),
                (words.coverage(), Cell::Share(one.coverage)),
            ]
        };
        self.shown.write(context, judged.iter().map(row).collect(), &[])
    }
}
