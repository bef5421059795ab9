//! Matches as they come, where there is no draw.

use super::game_args::{GameArgs, score_of, valued};
use super::outcome::score;
use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::domain::name::clean;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::request::Request;

/// A match that was played.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct OneOff {
    name: String,
    a: String,
    b: String,
    #[arg(value_parser = score, required_unless_present = "games")]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, value_name = "NAME")]
    round: Option<String>,
    #[arg(long)]
    anyway: bool,
}

impl OneOff {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let played_on = context.outside.today();
        let games = self.told.read(context.words)?;
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let sides = names.sides(found.id, [&self.a, &self.b])?;
            let new = sides.into_iter().filter(|side| !found.entrants.contains(side));
            if !self.anyway {
                admit(names, found, &new.collect::<Vec<_>>(), played_on)?;
            }
            let round = self.round.as_deref().map(|name| RoundName::Named(clean(name).into()));
            let outcome = Outcome::Score(score_of(self.score, &games));
            let games = valued(names, found, games.clone())?;
            let tournament = found.id;
            Ok(Request::RecordMatch { tournament, round, sides, outcome, games, played_on })
        })
    }
}
