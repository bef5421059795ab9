//! Results as the players of a match report them by phone. A report waits; it counts once both sides or the desk agree.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::action::{RecordGame, RecordResult, ReportResult, SetGames};
use super::question::floor::Where;
use super::tournament::Fixture;
use super::{Action, Club, MatchState, Refusal, Tournament};
use crate::domain::finish::Finish;
use crate::domain::game::{Game, RecordedGames};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// A reported result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The player who reports; none for somebody else at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// A mark of the phone: two reports of one phone are one side's.
    pub phone: String,
    pub told: Told,
}

/// The reported end of a match, or of the next game in a pod.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Told {
    Match {
        /// The players, so that a report never counts for other players.
        sides: [PlayerId; 2],
        outcome: Outcome,
        /// The games in order, where they were told one by one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        games: Vec<Game>,
    },
    Game {
        /// Which game of the pod, the next one.
        game: u32,
        /// In which order the players finished.
        order: Finish,
    },
}

impl Told {
    /// The actions that make it the result.
    pub fn actions(&self, (tournament, no): Where, played_on: NaiveDate) -> Vec<Action> {
        match self {
            Self::Match { sides, outcome, games } => {
                let (sides, outcome) = (*sides, *outcome);
                let result = Action::RecordResult(RecordResult {
                    tournament,
                    no,
                    sides,
                    outcome,
                    played_on,
                });
                let RecordedGames { games, deals } = games.clone().into();
                let one_by_one = Action::SetGames(SetGames { tournament, no, games, deals });
                let is_known = matches!(self, Self::Match { games, .. } if !games.is_empty());
                std::iter::once(result).chain(is_known.then_some(one_by_one)).collect()
            }
            Self::Game { game, order } => {
                let (game, order) = (*game, order.clone());
                vec![Action::RecordGame(RecordGame { tournament, no, game, order, played_on })]
            }
        }
    }

    /// Whether the report is about the present players of the match, or the next game of the pod.
    fn fits(&self, played: Fixture<'_>) -> bool {
        match (self, played) {
            (Self::Match { sides, .. }, Fixture::Match(played)) => played.players() == Some(*sides),
            (Self::Game { game, .. }, Fixture::Pod(_, pod)) => {
                usize::try_from(*game).is_ok_and(|game| game == pod.games.len() + 1)
            }
            _ => false,
        }
    }
}

impl Report {
    /// The numbers of players in it.
    pub(super) fn players_mut(&mut self) -> Vec<&mut PlayerId> {
        let told: Vec<&mut PlayerId> = match &mut self.told {
            Told::Match { sides, .. } => sides.iter_mut().collect(),
            Told::Game { order, .. } => order.0.iter_mut().flatten().collect(),
        };
        self.by.iter_mut().chain(told).collect()
    }
}

impl Tournament {
    /// Adds a report in place of the earlier one of that phone; without a report, forgets all reports of the match.
    pub(super) fn hear(&mut self, no: MatchNo, report: Option<&Report>) {
        let Some(report) = report else {
            self.reports.remove(&no);
            return;
        };
        let heard = self.reports.entry(no).or_default();
        heard.retain(|known| known.phone != report.phone);
        heard.push(report.clone());
    }
}

impl Club {
    /// The matches whose reported results wait for the desk, with all reports of each, the oldest first.
    pub fn reported(&self) -> impl Iterator<Item = (Where, Vec<&Report>)> {
        self.tournaments().flat_map(|tournament| {
            let numbers = tournament.reports.keys();
            let waiting =
                numbers.map(|&no| ((tournament.id, no), self.reports((tournament.id, no))));
            waiting.filter(|(_, reports)| !reports.is_empty())
        })
    }

    /// The reports of a match that is still to be decided, the oldest first.
    pub fn reports(&self, at: Where) -> Vec<&Report> {
        let Some((tournament, played)) = self.fixture(at) else { return Vec::new() };
        if played.state() == MatchState::Finished || played.state() == MatchState::Void {
            return Vec::new();
        }
        let heard = tournament.reports.get(&at.1).into_iter().flatten();
        heard.filter(|report| report.told.fits(played)).collect()
    }

    /// The result that two players reported from two phones, where nobody reported another one.
    pub fn agreed(&self, at: Where) -> Option<&Told> {
        if self.is_disputed(at) {
            return None;
        }
        // No two of the reports are of one phone.
        let reports = self.reports(at);
        let sides: BTreeSet<PlayerId> = reports.iter().filter_map(|report| report.by).collect();
        reports.first().filter(|_| sides.len() > 1).map(|report| &report.told)
    }

    /// Whether the players of a match reported different results.
    pub fn is_disputed(&self, at: Where) -> bool {
        let reports = self.reports(at);
        reports.windows(2).any(|pair| pair[0].told != pair[1].told)
    }

    /// The actions of a report: itself, and the result where both sides agree with it.
    pub fn reporting(
        &self,
        at: Where,
        report: Report,
        played_on: NaiveDate,
    ) -> Result<Vec<Action>, Refusal> {
        let (tournament, no) = at;
        let heard =
            Action::ReportResult(ReportResult { tournament, no, report: Some(Box::new(report)) });
        let (then, refusal) = self.staged(std::slice::from_ref(&heard));
        if let Some(refusal) = refusal {
            return Err(refusal);
        }
        let result = then.agreed(at).map(|told| told.actions(at, played_on));
        Ok(std::iter::once(heard).chain(result.into_iter().flatten()).collect())
    }
}
