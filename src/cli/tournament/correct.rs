//! Corrections of results.

use clap::ArgGroup;

use super::foresee::ask_or_foresee;
use super::game_args::{GameArgs, score_of, valued};
use super::match_no;
use super::outcome::{known, outcome, score};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::domain::ids::MatchNo;
use crate::domain::name::clean;
use crate::domain::score::Score;
use crate::request::ended::Ended;
use crate::request::score::Case;

/// How a match really ended.
#[derive(Debug, clap::Args)]
#[command(group = ArgGroup::new("ended").required(true).multiple(true).args(
    ["score", "games", "walkover", "retired", "disqualified", "double_walkover", "double_disqualification",
        "winner_only"]
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
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["score", "games", "walkover", "retired", "disqualified"])]
    winner_only: Option<String>,
    #[arg(long, conflicts_with_all = ["score", "walkover", "retired", "disqualified", "winner_only"])]
    double_walkover: bool,
    #[arg(long, conflicts_with_all = ["score", "walkover", "retired", "disqualified", "winner_only", "double_walkover"])]
    double_disqualification: bool,
    #[arg(long, value_name = "MATCHES", value_parser = match_no, value_delimiter = ',')]
    void: Vec<MatchNo>,
    #[arg(long, value_name = "MATCHES", value_parser = match_no, value_delimiter = ',', conflicts_with = "void")]
    swap: Vec<MatchNo>,
    #[arg(long)]
    reason: Option<String>,
    #[arg(long)]
    dry_run: bool,
}

impl Correct {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let games = self.told.read(context.words)?;
        let today = context.outside.today();
        ask_or_foresee(context, self.dry_run, |names| {
            let found = names.tournament(&self.name)?;
            let known = known(names, found, self.no)?;
            let ended = self.ended(score_of(self.score, &games));
            let outcome = outcome(ended, names, found, known)?;
            let case = Case { tournament: found.id, no: self.no, correcting: true, today };
            let games = valued(names, found, games.clone())?;
            let ways = [self.void.clone(), self.swap.clone()];
            let actions = case.actions(known, outcome, games, ways).into_iter();
            let reason = || self.reason.as_deref().map(clean);
            let actions: Vec<Action> = actions.map(|one| one.with_reason(reason())).collect();
            Ok((actions.into(), ()))
        })?;
        Ok(())
    }

    fn ended(&self, score: Score) -> Ended<&str> {
        if let Some(player) = &self.winner_only {
            return Ended::WinnerOnly(player);
        }
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
