//! The length of games, and their length if players resigned in time (S4).

use std::path::PathBuf;

use super::arguments::{Row, Shown, moves, positive};
use crate::domain::records::Records;
use crate::export::Cell;
use crate::words::{RecordsWords, own};
use banzuke::cli::context::{CliError, Context};

/// The games, and the values at which players would resign.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Plies {
    #[arg(required = true, value_name = "FILE")]
    moves: Vec<PathBuf>,
    #[arg(long, value_name = "VALUE,…", value_delimiter = ',', value_parser = positive)]
    resign_at: Vec<f64>,
    #[arg(long)]
    by_game: bool,
    #[command(flatten)]
    shown: Shown,
}

impl Plies {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let records = moves(context, &self.moves)?;
        if records.games.is_empty() {
            return Err(own(context.all_words).records.no_losses().into());
        }
        let words = own(context.words_for(self.shown.written(context)?)).records;
        let rows =
            if self.by_game { self.games(&records, words) } else { self.players(&records, words) };
        self.shown.write(context, rows, &[])
    }

    /// The limits, each for one row; a single row without a limit if none is given.
    fn limits(&self) -> Vec<Option<f64>> {
        if self.resign_at.is_empty() {
            return vec![None];
        }
        self.resign_at.iter().copied().map(Some).collect()
    }

    fn games(&self, records: &Records, words: RecordsWords) -> Vec<Row> {
        let rows = records.games.iter().enumerate().flat_map(|(at, game)| {
            self.limits().into_iter().map(move |limit| {
                let resigned = limit.and_then(|limit| records.plies_if_resigned(at, limit));
                vec![
                    (words.game(), Cell::text(&game.name)),
                    (words.plies(), records.plies(at).into()),
                    (words.limit(), limit.map_or(Cell::Empty, |limit| Cell::figure(limit, 100.0))),
                    (words.plies_if_resigned(), resigned.map_or(Cell::Empty, Cell::from)),
                ]
            })
        });
        rows.collect()
    }

    /// All games, then those of each player, the most games first.
    fn players(&self, records: &Records, words: RecordsWords) -> Vec<Row> {
        let of = |player: usize| {
            let own = records.sides.iter().filter(move |side| side.player == player);
            own.map(|side| side.game).collect::<Vec<usize>>()
        };
        let mut players: Vec<(&str, Vec<usize>)> =
            records.players.iter().enumerate().map(|(at, name)| (&**name, of(at))).collect();
        players.sort_by_key(|(_, games)| std::cmp::Reverse(games.len()));
        players.insert(0, (words.in_all(), (0..records.games.len()).collect()));
        let rows = players.iter().flat_map(|(name, games)| {
            self.limits().into_iter().map(move |limit| row((records, words), name, games, limit))
        });
        rows.collect()
    }
}

fn row(
    (records, words): (&Records, RecordsWords),
    name: &str,
    games: &[usize],
    limit: Option<f64>,
) -> Row {
    #[expect(clippy::cast_precision_loss, reason = "games are counted")]
    let mean = |of: &dyn Fn(usize) -> u32| {
        games.iter().map(|&game| f64::from(of(game))).sum::<f64>() / games.len() as f64
    };
    let mean = |of: &dyn Fn(usize) -> u32| Cell::figure(mean(of), 100.0);
    let [limit, resigned, plies] = match limit {
        None => [Cell::Empty, Cell::Empty, Cell::Empty],
        Some(limit) => {
            let resigned = |game: usize| records.plies_if_resigned(game, limit);
            let count = games.iter().filter(|&&game| resigned(game).is_some()).count();
            let plies = |game: usize| resigned(game).unwrap_or_else(|| records.plies(game));
            [Cell::figure(limit, 100.0), count.into(), mean(&plies)]
        }
    };
    vec![
        (words.player(), Cell::text(name)),
        (words.games(), games.len().into()),
        (words.mean_plies(), mean(&|game| records.plies(game))),
        (words.limit(), limit),
        (words.resigned(), resigned),
        (words.plies_if_resigned(), plies),
    ]
}
