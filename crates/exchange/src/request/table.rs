//! Games of a table of card players, to be recorded as a tournament.

use crate::club::Action;
use crate::club::Club;
use crate::domain::ids::ListId;
use crate::domain::progress::Progress;
use crate::import::{Answer, Answers, DuplicatePolicy, GameRecords, Suspect, Terms, Unread};

/// Games as a log, and the tournament that is begun with them.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    pub tournament: String,
    /// The operator's name.
    pub name: String,
    /// The first player is the operator, all others are programs.
    pub log: String,
}

/// The plan for recording games.
#[derive(Debug)]
pub enum TablePlan {
    Actions(Vec<Action>),
    /// The operator may be registered already.
    Suspect(Box<Suspect>),
}

impl TableRecord {
    /// Plays the games through and values their hands.
    pub fn read(&self, progress: &dyn Progress) -> Result<GameRecords, Unread> {
        Ok(GameRecords::watched(self.log.as_bytes(), progress)?.naming(0, &self.name))
    }

    /// Plans their recording. Programs go by their names alone; the operator must not be like another player.
    pub fn plan(
        &self,
        records: &GameRecords,
        club: &Club,
        today: chrono::NaiveDate,
        progress: &dyn Progress,
    ) -> Result<TablePlan, Unread> {
        let terms = Terms {
            tournament: Some(self.tournament.clone()),
            list: ListId::MAIN,
            date: None,
            today,
        };
        let mut answers = Answers::from(DuplicatePolicy::Ask);
        let mut plan = records.planned(club, &terms, &answers, progress)?;
        let programs: Vec<&Suspect> =
            plan.suspects.iter().filter(|suspect| suspect.text != self.name).collect();
        if !programs.is_empty() {
            for suspect in programs {
                answers.rows.insert((suspect.line, suspect.text.clone()), Answer::New);
            }
            plan = records.planned(club, &terms, &answers, progress)?;
        }
        Ok(match plan.suspects.pop() {
            Some(suspect) => TablePlan::Suspect(Box::new(suspect)),
            None => TablePlan::Actions(plan.actions),
        })
    }
}
