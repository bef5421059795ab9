//! Corrections of results.

use clap::ArgGroup;

use super::foresee::decide_or_foresee;
use super::game_args::{GameArgs, score_of, telling};
use super::outcome::{Ended, Known, score};
use super::{match_no, meant};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;

/// How a match really ended.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("ended").required(true).multiple(true).args(
    ["score", "games", "walkover", "retired", "disqualified", "double_walkover", "double_disqualification"]
))]
pub(in crate::cli) struct Correct {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(value_parser = score)]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["score", "games", "retired", "disqualified"])]
    walkover: Option<String>,
    #[arg(long, value_name = "PLAYER", requires = "score", conflicts_with = "disqualified")]
    retired: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    disqualified: Option<String>,
    #[arg(long, conflicts_with_all = ["score", "walkover", "retired", "disqualified"])]
    double_walkover: bool,
    #[arg(long, conflicts_with_all = ["score", "walkover", "retired", "disqualified", "double_walkover"])]
    double_disqualification: bool,
    #[arg(long, value_name = "MATCHES", value_parser = match_no, value_delimiter = ',')]
    void: Vec<MatchNo>,
    #[arg(long, value_name = "MATCHES", value_parser = match_no, value_delimiter = ',', conflicts_with = "void")]
    swap: Vec<MatchNo>,
    #[arg(long)]
    dry_run: bool,
}

impl Correct {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let games = self.told.read(words)?;
        decide_or_foresee(context, self.dry_run, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let known = Known::find(words, club, found, self.no)?;
            let outcome = self.ended(score_of(self.score, &games)).of(words, club, &known)?;
            let (tournament, no, sides) = (found.id, self.no, known.sides);
            let (void, keep) = (self.void.clone(), self.swap.clone());
            let stands = known.record().is_some_and(|record| {
                (record.outcome, record.sides) == (outcome, sides) && !games.is_empty()
            });
            // Games may be told later of a score that was right.
            let correction = (!stands).then_some(Action::CorrectResult {
                tournament,
                no,
                sides,
                outcome,
                void,
                keep,
            });
            Ok((correction.into_iter().chain(telling(tournament, no, &games)).collect(), ()))
        })?;
        Ok(())
    }

    fn ended(&self, score: Score) -> Ended<'_> {
        match (&self.walkover, &self.retired, &self.disqualified) {
            (Some(player), _, _) => Ended::Walkover(player),
            (_, Some(player), _) => Ended::Retired(player, score),
            (_, _, Some(player)) => Ended::Disqualified(player, score),
            _ if self.double_walkover => Ended::DoubleWalkover,
            _ if self.double_disqualification => Ended::DoubleDisqualification,
            _ => Ended::Score(score),
        }
    }
}
