//! The rating that game records suggest.

use std::path::PathBuf;

use super::arguments::{
    Formula, MeasureArgs, RatingArgs, Row, Shown, formula, moves, positive, saved,
};
use crate::domain::name::fold;
use crate::domain::rating::performance::Against;
use crate::domain::records::{GameLoss, PlayerSide, Records, pooled};
use crate::export::Cell;
use crate::import::GivenRatings;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};

/// The fit, the moves, the players whose ratings are suggested, and known ratings that make results count as well.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Suggest {
    #[arg(value_name = "FILE")]
    fit: PathBuf,
    #[arg(required_unless_present = "formula", value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[arg(long, value_name = "TEXT", value_parser = formula, allow_hyphen_values = true)]
    formula: Option<Formula>,
    #[command(flatten)]
    measure: MeasureArgs,
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    #[command(flatten)]
    ratings: RatingArgs,
    #[arg(long, value_name = "POINTS", value_parser = positive, default_value_t = 400.0)]
    per_decade: f64,
    #[command(flatten)]
    shown: Shown,
}

impl Suggest {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        if let Some(formula) = self.formula {
            return self.by_formula(context, formula);
        }
        if self.measure.is_given() {
            return Err(CliError::Usage(own(context.all_words).records.measure_of_fit()));
        }
        let fit = saved(context, &self.fit)?;
        let records = moves(context, &self.moves)?;
        if let Some(engine) = fit.engine.as_ref().filter(|_| fit.is_of_other(&records.engines)) {
            context.say(&context.words.fit.other_engine(engine));
        }
        let ratings = self.ratings.is_given().then(|| self.ratings.read(context, &records));
        let ratings = ratings.transpose()?.unwrap_or_default();
        let players = self.players(context, &records, &ratings)?;
        let by_player = records.by_player();
        let all = context.words_for(self.shown.written(context)?);
        let (words, shared) = (own(all).records, all.message.fit);
        let mut rows = Vec::new();
        for player in players {
            let sides = &by_player[player];
            let Some(found) = fit.suggest(sides.iter().copied()) else { continue };
            let met = met(&records, sides, &ratings);
            let alone = found.estimate;
            let merged = alone.with_results(&met, self.per_decade);
            let [low, high] = merged.interval();
            let mut flags = Vec::new();
            if found.is_rough {
                flags.push(shared.few_games());
            }
            if found.is_outside {
                flags.push(shared.outside());
            }
            rows.push(vec![
                (words.player(), Cell::text(&records.players[player])),
                (words.games(), found.games.into()),
                (shared.loss(), Cell::Share(found.loss)),
                (words.from_records(), points(alone.rating)),
                (words.records_deviation(), points(alone.deviation)),
                (words.results(), met.len().into()),
                (words.suggested(), points(merged.rating)),
                (words.give_or_take(), points(merged.deviation)),
                (words.low(), points(low)),
                (words.high(), points(high)),
                (words.note(), Cell::text(flags.join(shared.and()))),
            ]);
        }
        if rows.is_empty() {
            return Err(own(context.all_words).records.no_losses().into());
        }
        let said = own(context.all_words).records.suggested_by(&fit);
        self.shown.write(context, rows, &[said])
    }

    /// Applies a published line, whose errors are unknown; all files are moves then.
    fn by_formula(&self, context: &mut Context<'_>, formula: Formula) -> Result<(), CliError> {
        let files: Vec<PathBuf> = std::iter::once(&self.fit).chain(&self.moves).cloned().collect();
        let records = moves(context, &files)?;
        let ratings = self.ratings.is_given().then(|| self.ratings.read(context, &records));
        let ratings = ratings.transpose()?.unwrap_or_default();
        let measure = self.measure.measure(&records);
        let by_player = records.by_player();
        let all = context.words_for(self.shown.written(context)?);
        let (words, shared) = (own(all).records, all.message.fit);
        let row = |player: usize| {
            let games: Vec<GameLoss> =
                by_player[player].iter().filter_map(|side| measure.of(side)).collect();
            let loss = pooled(&games)?;
            let rating = formula.slope * loss + formula.intercept;
            Some(vec![
                (words.player(), Cell::text(&records.players[player])),
                (words.games(), games.len().into()),
                (shared.loss(), Cell::Share(loss)),
                (words.suggested(), points(rating)),
            ])
        };
        let players = self.players(context, &records, &ratings)?;
        let rows: Vec<Row> = players.into_iter().filter_map(row).collect();
        if rows.is_empty() {
            return Err(own(context.all_words).records.no_losses().into());
        }
        self.shown.write(context, rows, &[])
    }

    /// The named players, or all without a rating.
    fn players(
        &self,
        context: &Context<'_>,
        records: &Records,
        ratings: &GivenRatings,
    ) -> Result<Vec<usize>, CliError> {
        if self.player.is_empty() {
            let unrated = |at: &usize| ratings.of(&records.players[*at]).is_none();
            return Ok((0..records.players.len()).filter(unrated).collect());
        }
        let find = |name: &String| {
            let found = records.players.iter().position(|player| fold(player) == fold(name));
            Ok(found.ok_or_else(|| own(context.all_words).records.no_such_player(name))?)
        };
        self.player.iter().map(find).collect()
    }
}

/// The games against players with known ratings, with their scores.
fn met(records: &Records, sides: &[&PlayerSide], ratings: &GivenRatings) -> Vec<Against> {
    let against = |side: &&PlayerSide| {
        let opponent = records.opponent(side)?.player;
        let rating = ratings.of(&records.players[opponent])?.rating;
        Some(Against { rating, score: side.score?, games: 1.0 })
    };
    sides.iter().filter_map(against).collect()
}

/// Points as a whole number: no suggestion is more precise.
#[expect(clippy::cast_possible_truncation, reason = "a rating")]
fn points(points: f64) -> Cell {
    Cell::Whole(points.round() as i64)
}
