//! Matches as they come, where there is no draw.

use super::game_args::{GameArgs, score_of, telling};
use super::meant;
use super::outcome::score;
use super::set::admit;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::domain::name::clean;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};

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
        let words = context.words;
        let played_on = context.outside.today();
        let games = self.told.read(words)?;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let sides = [
                meant::entrant(words, club, found.id, &self.a)?,
                meant::entrant(words, club, found.id, &self.b)?,
            ];
            let new = sides.into_iter().filter(|side| !found.entrants.contains(side));
            if !self.anyway {
                admit(words, club, found, &new.collect::<Vec<_>>(), played_on)?;
            }
            let before = found.matches.last().map(|played| played.round.clone());
            let named = self.round.as_deref().map(|name| RoundName::Named(clean(name)));
            let round = named.or(before).unwrap_or(RoundName::Round(1));
            let (tournament, no) = (found.id, club.next_match(found.id));
            let outcome = Outcome::Score(score_of(self.score, &games));
            let played = Action::RecordMatch { tournament, no, round, sides, outcome, played_on };
            Ok(std::iter::once(played).chain(telling(tournament, no, &games)).collect())
        })
    }
}
