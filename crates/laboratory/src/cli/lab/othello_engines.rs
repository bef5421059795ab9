//! S1's first experiment, with strengths of our own engine and other engines.

use std::time::Duration;

use engine::{Limit, Protocol, Setup};

use super::presentation::{Shown, WordedFindings};
use crate::lab::othello_engines::{Competitor, NotPlayed, OthelloEngines};
use crate::sheets;
use crate::words::own;
use banzuke::cli::context::{CliError, Context};
use banzuke::cli::output::ProgressLine;
use banzuke::cli::value::count;

/// The longest time that another engine may take for a move.
const PATIENCE: Duration = Duration::from_mins(1);

/// The engines, the number of openings, and the output.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Command {
    #[arg(long, value_name = "N", value_parser = count, default_value_t = OthelloEngines::OPENINGS)]
    openings: u32,
    #[arg(long = "engine", value_name = "NAME=COMMAND")]
    engines: Vec<String>,
    #[arg(long, value_name = "N", value_parser = count, default_value_t = 4)]
    depth: u32,
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = count,
        default_values_t = OthelloEngines::DEPTHS)]
    own: Vec<u32>,
    #[arg(long)]
    games: bool,
    #[command(flatten)]
    shown: Shown,
}

impl Command {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let (seed, words) = (self.shown.random_seed, own(context.all_words).records);
        let other = |text: &String| {
            let wrong = || CliError::Usage(own(context.all_words).play.no_program(text));
            let (name, command) = text.split_once('=').ok_or_else(wrong)?;
            let setup = Setup {
                command: command.parse().map_err(|_fault| wrong())?,
                protocol: Protocol::NBoard,
                limit: Limit::Depth(self.depth),
                options: Vec::new(),
                patience: PATIENCE,
            };
            Ok(Competitor::Other(name.trim().to_owned(), setup))
        };
        let others = self.engines.iter().map(other).collect::<Result<Vec<_>, CliError>>()?;
        let engines: Vec<Competitor> =
            self.own.iter().map(|&depth| Competitor::Own(depth)).chain(others).collect();
        if engines.len() < 2 {
            return Err(CliError::Usage(words.one_engine()));
        }
        let (openings, judge) = (self.openings, OthelloEngines::JUDGE);
        let engines = OthelloEngines { seed, openings, engines, judge };
        let found = match engines.play(&ProgressLine::new(context.words.command)) {
            Ok(found) => found,
            Err(NotPlayed::Failed(error)) => {
                return Err(words.engine.engine_failed(&error, None).into());
            }
            // Only the operating system can stop it here.
            Err(NotPlayed::Stopped) => return Ok(()),
        };
        let title = words.engines();
        let games = (words.round_robin().to_owned(), sheets::othello_games(&found, seed));
        let mut sheets = vec![(title.to_owned(), sheets::othello_engines(&found, seed)), games];
        if self.games {
            sheets.reverse();
        }
        let said = vec![
            words.engines_agree(&found),
            own(context.all_words).experiment.elo_table_seed(seed),
        ];
        self.shown.write(context, WordedFindings { title, sheets, charts: Vec::new(), said })
    }
}
