//! Relates ratings to losses.

use crate::words::own;
use std::path::PathBuf;

use strum::VariantNames as _;

use super::arguments::{MeasureArgs, RatingArgs, Shown, moves, samples};
use crate::domain::records::{Curve, Fit, FitError, FitPoint, Fitted, Records, Sample};
use crate::drawing::{self, Picture, Theme};
use crate::export::file::Readers;
use crate::export::{Cell, Format};
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::export::Written;
use banzuke::cli::output::Output;
use banzuke::cli::value::{count, one_of};

/// The moves and ratings, how they are set against each other, and what is kept.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct FitCommand {
    #[arg(required = true, value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[command(flatten)]
    ratings: RatingArgs,
    #[command(flatten)]
    measure: MeasureArgs,
    #[arg(long, value_name = "CURVE", value_parser = one_of::<Curve>())]
    curve: Option<Curve>,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 5)]
    fewest_games: u32,
    #[arg(long)]
    residuals: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_parser = Written::parser())]
    format: Option<Written>,
    #[arg(long)]
    dark: bool,
    #[command(flatten)]
    output: Output,
}

impl FitCommand {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let records = moves(context, &self.moves)?;
        let ratings = self.ratings.read(context, &records)?;
        let samples = samples(&records, self.measure.measure(&records), &ratings);
        let curve = self.curve.unwrap_or_default();
        let chosen = self.fitted(context, &records, &samples, curve)?;
        match self.output.format(context, self.format, Format::Table)? {
            Written::Drawn(picture) => self.draw(context, &chosen, picture)?,
            Written::Rows(format) => {
                let shown = Shown { format: Some(format), output: self.output.clone() };
                if self.residuals {
                    print_residuals(context, &chosen, &shown)?;
                } else {
                    self.print(context, &records, &samples, &shown)?;
                }
            }
        }
        let Some(path) = &self.save else { return Ok(()) };
        let mut text = serde_json::to_vec_pretty(&chosen).map_err(std::io::Error::other)?;
        text.push(b'\n');
        Output::to(path).write(context, Readers::Usual, |out| out.write_all(&text))
    }

    fn fitted(
        &self,
        context: &Context<'_>,
        records: &Records,
        samples: &[Sample],
        curve: Curve,
    ) -> Result<Fitted, CliError> {
        let fewest = usize::try_from(self.fewest_games).unwrap_or(usize::MAX);
        let fitted = Fit::of(samples, self.measure.measure(records), curve, fewest);
        let mut fitted = fitted.map_err(|error| match error {
            FitError::TooFew(found) => own(context.all_words).records.too_few(found, fewest),
            FitError::AllEqual => own(context.all_words).records.all_equal(),
        })?;
        fitted.fit.engine = records.engines.first().filter(|_| records.engines.len() == 1).cloned();
        Ok(fitted)
    }

    /// Prints the fits by the chosen curve, or by all.
    fn print(
        &self,
        context: &mut Context<'_>,
        records: &Records,
        samples: &[Sample],
        shown: &Shown,
    ) -> Result<(), CliError> {
        let curves: Vec<Curve> = self.curve.map_or_else(
            || Curve::VARIANTS.iter().filter_map(|name| name.parse().ok()).collect(),
            |curve| vec![curve],
        );
        let fits = curves.into_iter().map(|curve| self.fitted(context, records, samples, curve));
        let fits: Vec<Fit> = fits.map(|fitted| Ok(fitted?.fit)).collect::<Result<_, CliError>>()?;
        let all = context.words_for(shown.written(context)?);
        let (words, shared) = (own(all).records, all.message.fit);
        let row = |fit: &Fit| {
            vec![
                (words.curve_head(), Cell::text(shared.curve(fit.curve))),
                (shared.players(), fit.players.into()),
                (words.games(), fit.games.into()),
                (words.deviation(), Cell::Rating(fit.line.deviation)),
                (words.r2(), Cell::Share(fit.line.r2)),
                (words.adjusted_r2(), Cell::Share(fit.line.adjusted_r2)),
                (words.left_out_r2(), Cell::Share(fit.line.left_out_r2)),
                (words.left_out_error(), Cell::Rating(fit.line.left_out_error)),
                (words.intercept(), Cell::Rating(fit.line.intercept)),
                (words.slope(), Cell::Rating(fit.line.slope)),
            ]
        };
        let said = fits.first().map(|fit| own(context.all_words).records.fitted(fit));
        shown.write(context, fits.iter().map(row).collect(), said.as_slice())
    }

    fn draw(
        &self,
        context: &mut Context<'_>,
        fitted: &Fitted,
        picture: Picture,
    ) -> Result<(), CliError> {
        let all = drawing::losses(fitted, context.all_words);
        let theme = if self.dark { Theme::Dark } else { Theme::Light };
        let drawn = drawing::charts(context.words.fit.study(), "", &all).written(picture, theme);
        let bytes = drawn.map_err(|fault| fault.told(context.all_words))?;
        self.output.write(context, Readers::Usual, |out| out.write_all(&bytes))
    }
}

fn print_residuals(
    context: &mut Context<'_>,
    fitted: &Fitted,
    shown: &Shown,
) -> Result<(), CliError> {
    let fit = &fitted.fit;
    let all = context.words_for(shown.written(context)?);
    let (words, shared) = (own(all).records, all.message.fit);
    let row = |point: &FitPoint| {
        vec![
            (words.player(), Cell::text(&point.player)),
            (words.games(), point.games.into()),
            (shared.loss(), Cell::Share(point.loss)),
            (shared.rating(), Cell::Rating(point.rating)),
            (shared.fitted_head(), Cell::Rating(fit.on_line(point.loss))),
            (shared.residual(), Cell::Rating(fit.residual(point))),
            (words.left_out_residual(), Cell::Rating(point.rating - point.left_out)),
        ]
    };
    let mut points = fitted.points.clone();
    points.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let rows = points.iter().map(row).collect();
    shown.write(context, rows, &[own(context.all_words).records.fitted(fit)])
}
