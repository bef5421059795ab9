//! The study of possible findings of S1, and of the improvement of suggestions with every game.

use crate::charts;
use crate::sheets;
use crate::words::own;
use std::path::PathBuf;

use super::presentation::{Shown, WordedFindings};
use crate::cli::records::arguments::{MeasureArgs, RatingArgs, moves, positive};
use crate::domain::records::Curve;
use crate::lab::records::{OneGame, RecordStudy};
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::{count, one_of};

/// The moves and ratings, and how often games are drawn.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(required = true, value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[command(flatten)]
    ratings: RatingArgs,
    #[command(flatten)]
    measure: MeasureArgs,
    #[arg(long, value_name = "CURVE", value_parser = one_of::<Curve>(), default_value_t)]
    curve: Curve,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 500)]
    draws: u32,
    #[arg(long, value_name = "POINTS", value_parser = positive, default_value_t = 400.0)]
    per_decade: f64,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let records = moves(context, &self.moves)?;
        let given = self.ratings.read(context, &records)?;
        let ratings: Vec<Option<f64>> =
            records.players.iter().map(|name| Some(given.of(name)?.rating)).collect();
        let study = RecordStudy {
            seed: self.shown.random_seed,
            draws: self.draws,
            records: &records,
            ratings: &ratings,
            measure: self.measure.measure(&records),
            curve: self.curve,
            per_decade: self.per_decade,
        };
        // Only the operating system can stop it here.
        let Ok(found) = study.play(&ProgressLine::new(context.words.command)) else {
            return Ok(());
        };
        let words = own(context.all_words).records;
        let charts = charts::record_steps(&found, context.all_words);
        let sheets = vec![
            (words.steps(found.players, found.deviation), sheets::record_steps(&found, study.seed)),
            (words.one_game_each().to_owned(), sheets::one_game(&found, study.seed)),
        ];
        let mut said = vec![words.studied(self.draws, self.shown.random_seed)];
        let beside = found.one_game.first().and_then(OneGame::beside);
        said.extend(beside.map(|figures| words.s1_beside(figures)));
        self.shown.write(
            context,
            WordedFindings { title: context.words.fit.study(), sheets, charts, said },
        )
    }
}
