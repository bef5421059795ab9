use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{ensure, text};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::report::Report;
use crate::club::{Club, Place, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};

/// Notes how a match ended as somebody at it reports by phone. It counts once both sides or the desk agree.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportResult {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    /// The report; none takes back all reports of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<Box<Report>>,
}

impl Kind for ReportResult {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let (id, no) = (self.tournament, self.no);
        let found = club.found(id)?;
        let played = found.fixture(no).ok_or(Refusal::NoSuchMatch(id, no))?;
        let Some(report) = &self.report else {
            let is_reported = found.reports.contains_key(&no);
            return ensure(is_reported, EventRefusal::NothingReported(id, no));
        };
        text(TextField::Phone, &report.phone)?;
        if let Some(by) = report.by {
            let plays = club.is_among(&played.players(), by);
            ensure(plays, EventRefusal::ReporterElsewhere(id, no, by))?;
        }
        let actions = report.told.actions((id, no), NaiveDate::default());
        club.staged(&actions).1.map_or(Ok(()), Err)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.hear(self.no, self.report.as_deref()));
    }

    private!();

    rests_on!(players);
}
