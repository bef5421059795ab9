//! Results of matches, and the end.

use super::game_args::{GameArgs, score_of, valued};
use super::match_no;
use super::outcome::{known, outcome, score};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::club::action::CloseTournament;
use crate::domain::game::TypedGame;
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;
use crate::request::ended::Ended;
use crate::request::score::Case;

/// How a match ended.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Played {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(value_parser = score, required_unless_present = "games")]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
}

/// The player who advances without play, or a double walkover.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Walkover {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(required_unless_present = "double")]
    player: Option<String>,
    #[arg(long, conflicts_with = "player")]
    double: bool,
}

/// The player who won a match of which no more is known.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct WinnerOnly {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    player: String,
}

/// The player who retired, and the score.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Retire {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    player: String,
    #[arg(value_parser = score, required_unless_present = "games")]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Disqualify {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(required_unless_present = "double")]
    player: Option<String>,
    /// The games finished until then [default: 0-0, or as --games tells]
    #[arg(value_parser = score)]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, conflicts_with_all = ["player", "games"])]
    double: bool,
}

impl Played {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let games = self.told.read(context.words)?;
        let ended = Ended::Score(score_of(self.score, &games));
        record(context, &self.name, self.no, ended, &games)
    }
}

impl WinnerOnly {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        record(context, &self.name, self.no, Ended::WinnerOnly(self.player.as_str()), &[])
    }
}

impl Walkover {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let ended = self.player.as_deref().map_or(Ended::DoubleWalkover, Ended::Walkover);
        record(context, &self.name, self.no, ended, &[])
    }
}

impl Retire {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let games = self.told.read(context.words)?;
        let ended = Ended::Retired(self.player.as_str(), score_of(self.score, &games));
        record(context, &self.name, self.no, ended, &games)
    }
}

impl Disqualify {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let games = self.told.read(context.words)?;
        let one = |player| Ended::Disqualified(player, score_of(self.score, &games));
        let ended = self.player.as_deref().map_or(Ended::DoubleDisqualification, one);
        record(context, &self.name, self.no, ended, &games)
    }
}

pub(super) fn close(context: &mut Context<'_>, name: &str) -> Result<(), CliError> {
    context.ask(|names| {
        let tournament = names.tournament(name)?.id;
        Ok(Action::CloseTournament(CloseTournament { tournament }).into())
    })
}

fn record(
    context: &mut Context<'_>,
    name: &str,
    no: MatchNo,
    ended: Ended<&str>,
    games: &[TypedGame],
) -> Result<(), CliError> {
    let today = context.outside.today();
    context.ask(|names| {
        let found = names.tournament(name)?;
        let known = known(names, found, no)?;
        let outcome = outcome(ended, names, found, known)?;
        let case = Case { tournament: found.id, no, correcting: false, today };
        let games = valued(names, found, games.to_vec())?;
        Ok(case.actions(known, outcome, games, Default::default()).into())
    })
}
