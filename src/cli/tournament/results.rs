//! Results of matches, their corrections, and the end of a tournament.

use clap::ArgGroup;

use super::games::{GameArgs, score_of, valued};
use super::match_no;
use super::plan::ask_or_foresee;
use crate::cli::prelude::*;
use crate::club::Match;
use crate::club::action::{CloseTournament, ReportResult};
use crate::club::report::{Report, Told};
use crate::domain::game::TypedGame;
use crate::domain::score::{NotAScore, Outcome, Side};
use crate::request::score::{Case, Ended};

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

/// A walkover for a player, or a double walkover.
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

/// A match of which only the winner is known.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct WinnerOnly {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    player: String,
}

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
    /// The games until then. Blank: 0-0, or as `--games` says.
    #[arg(value_parser = score)]
    score: Option<Score>,
    #[command(flatten)]
    told: GameArgs,
    #[arg(long, conflicts_with_all = ["player", "games"])]
    double: bool,
}

impl Played {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let games = self.told.read(context.words)?;
        let ended = Ended::Score(score_of(self.score, &games));
        record(context, &self.name, self.no, ended, &games)
    }
}

impl WinnerOnly {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        record(context, &self.name, self.no, Ended::WinnerOnly(self.player.as_str()), &[])
    }
}

impl Walkover {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let ended = self.player.as_deref().map_or(Ended::DoubleWalkover, Ended::Walkover);
        record(context, &self.name, self.no, ended, &[])
    }
}

impl Retire {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let games = self.told.read(context.words)?;
        let ended = Ended::Retired(self.player.as_str(), score_of(self.score, &games));
        record(context, &self.name, self.no, ended, &games)
    }
}

impl Disqualify {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let games = self.told.read(context.words)?;
        let one = |player| Ended::Disqualified(player, score_of(self.score, &games));
        let ended = self.player.as_deref().map_or(Ended::DoubleDisqualification, one);
        record(context, &self.name, self.no, ended, &games)
    }
}

pub(super) fn close(context: &mut Context<'_>, name: &str) -> CliResult {
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
) -> CliResult {
    let today = context.outside.today();
    context.ask(|names| {
        let found = names.tournament(name)?;
        let known = known(names, found, no)?;
        let outcome = outcome(ended, names, found, known)?;
        let case = Case { tournament: found.id, no, correcting: false, today };
        let games = valued(names, found, games.to_vec())?;
        let actions = case.actions(known, outcome, games, Default::default());
        Ok(actions.map_err(|refusal| names.refusal(&refusal))?.into())
    })
}

pub(super) fn score(text: &str) -> Result<Score, ValueFault> {
    text.parse().map_err(|NotAScore(_)| ValueFault::Score)
}

/// A match of two players, both known.
pub(super) fn known<'a>(
    names: Names<'_>,
    tournament: &'a Tournament,
    no: MatchNo,
) -> Result<(&'a Match, [PlayerId; 2]), Message> {
    if tournament.pod(no).is_some() {
        return Err(names.words.event.at_table(no, tournament.id, names.club));
    }
    crate::request::score::known(tournament, no).map_err(|refusal| names.refusal(&refusal))
}

/// The outcome of a match. Texts that name players become sides.
pub(super) fn outcome(
    ended: Ended<&str>,
    names: Names<'_>,
    tournament: &Tournament,
    (played, sides): (&Match, [PlayerId; 2]),
) -> Result<Outcome, Message> {
    // The player must be one of the two.
    ended.outcome((played.length, played.start), |text| {
        let player = names.entrant(tournament.id, text)?;
        let side = Side::BOTH.into_iter().find(|side| sides[side.index()] == player);
        let words = &names.words.command;
        side.ok_or_else(|| words.not_a_side(player, played.no, tournament.id, names.club))
    })
}

/// A report on a match. Or all reports on it are dismissed.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Reported {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(value_parser = score, required_unless_present = "drop")]
    score: Option<Score>,
    #[arg(long, value_name = "PLAYER")]
    by: Option<String>,
    #[arg(long, value_name = "NAME")]
    from: Option<String>,
    #[arg(long, conflicts_with_all = ["score", "by", "from"])]
    drop: bool,
}

impl Reported {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let today = context.outside.today();
        let phone = self.from.clone().unwrap_or_else(|| context.desk.clone());
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let at = (found.id, self.no);
            let Some(score) = self.score else {
                let none =
                    Action::ReportResult(ReportResult { tournament: at.0, no: at.1, report: None });
                return Ok(none.into());
            };
            let (played, sides) = known(names, found, self.no)?;
            let outcome = outcome(Ended::Score(score), names, found, (played, sides))?;
            let by = self.by.as_deref().map(|text| names.entrant(found.id, text)).transpose()?;
            let told = Told::Match { sides, outcome, games: Vec::new() };
            let report = Report { by, phone: phone.clone(), told };
            let actions = names.club.reporting(at, report, today);
            Ok(actions.map_err(|refusal| names.refusal(&refusal))?.into())
        })
    }
}

/// The right result of a match that was recorded wrongly.
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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
            let actions = case.actions(known, outcome, games, ways);
            let actions = actions.map_err(|refusal| names.refusal(&refusal))?.into_iter();
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
