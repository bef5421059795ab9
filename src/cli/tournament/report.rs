//! A result that waits for the other side or the desk.

use super::match_no;
use super::outcome::{known, outcome, score};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::Action;
use crate::club::action::ReportResult;
use crate::club::report::{Report, Told};
use crate::domain::ids::MatchNo;
use crate::domain::score::Score;
use crate::request::ended::Ended;

/// What is reported of a match, or that all reports of it are dropped.
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let today = context.outside.today();
        let phone = self.from.clone().unwrap_or_else(|| context.desk_name().to_owned());
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
