//! The losses of players by their moves.

use crate::words::own;
use std::path::PathBuf;

use super::arguments::{FilterArgs, Row, Shown, moves, positive};
use crate::domain::name::fold;
use crate::domain::records::{Filter, GameLoss, Measure, PlayerSide, Statistic, pooled};
use crate::export::Cell;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::value::count;

/// The players whose losses are shown, and the moves that count.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Losses {
    #[arg(required = true, value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 1)]
    fewest_games: u32,
    #[arg(long, value_name = "LOSS", value_parser = positive)]
    cap: Option<f64>,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    shown: Shown,
}

impl Losses {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let records = moves(context, &self.moves)?;
        let filter = self.filter.filter(Filter::standard(&records.engines));
        let measure = |statistic| Measure { statistic, filter };
        let cap = self.cap.unwrap_or_else(|| Measure::cap(&records.engines));
        let words = own(context.words_for(self.shown.written(context)?)).records;
        let measures = [
            (words.mean(), measure(Statistic::Mean)),
            (words.capped(), measure(Statistic::Capped(cap))),
            (words.root_mean(), measure(Statistic::RootMean)),
            (words.s1_first(), Measure::S1_FIRST_40),
            (words.s1_all(), Measure::S1_ALL),
            (words.mistakes(), measure(Statistic::Mistakes)),
            (words.agreement(), measure(Statistic::Agreement)),
        ];
        let wanted: Vec<String> = self.player.iter().map(|name| fold(name)).collect();
        let fewest = usize::try_from(self.fewest_games).unwrap_or(usize::MAX);
        let mut rows: Vec<(f64, Row)> = Vec::new();
        for (player, sides) in records.players.iter().zip(records.by_player()) {
            if !wanted.is_empty() && !wanted.contains(&fold(player)) {
                continue;
            }
            let counted: Vec<GameLoss> =
                sides.iter().filter_map(|side| measures[0].1.of(side)).collect();
            if counted.len() < fewest {
                continue;
            }
            let games = i64::try_from(counted.len()).unwrap_or(i64::MAX);
            let moves: u32 = counted.iter().map(|game| game.moves).sum();
            let mut row = vec![
                (words.player(), Cell::text(player)),
                (words.games(), Cell::Whole(games)),
                (words.moves(), moves.into()),
            ];
            let losses = measures.map(|(name, measure)| (name, loss(&sides, measure)));
            row.extend(losses.map(|(name, loss)| (name, loss.map_or(Cell::Empty, Cell::Share))));
            rows.push((losses[1].1.unwrap_or(f64::INFINITY), row));
        }
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        if rows.is_empty() {
            return Err(own(context.all_words).records.no_losses().into());
        }
        self.shown.write(context, rows.into_iter().map(|(_, row)| row).collect(), &[])
    }
}

fn loss(sides: &[&PlayerSide], measure: Measure) -> Option<f64> {
    let games: Vec<GameLoss> = sides.iter().filter_map(|side| measure.of(side)).collect();
    pooled(&games)
}
