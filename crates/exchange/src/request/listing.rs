//! A list from a file on its way in: what it holds, and what taking it in would do.

use std::path::PathBuf;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::{Action, Club};
use crate::domain::ids::ListId;
use crate::domain::progress::{Progress, Stopped};
use crate::import;
use crate::import::file::name_of;
use crate::import::{
    Answer, Answers, DuplicatePolicy, GameRecords, ImportFault, Kind, Plan, Reading, Source,
    Suspect, Terms, Unread,
};

/// A list that can be taken in.
#[derive(Debug)]
pub struct Prepared {
    pub path: PathBuf,
    pub kind: Kind,
    /// The plan of the import.
    pub plan: Plan,
    /// The operator's answers to single rows.
    pub answers: Answers,
    /// The operator's choices for the file as a whole.
    pub reading: Reading,
    /// The reason that is recorded with starting ratings.
    reason: String,
    bytes: Arc<[u8]>,
    /// The club that the plan was made for.
    made_for: Club,
}

/// No two are the same unless they are one.
impl PartialEq for Prepared {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The result of reading a list.
#[derive(Debug, Clone, PartialEq)]
pub enum Listing {
    /// It can be taken in, once it is said who everybody is.
    Prepared(Arc<Prepared>),
    /// It is wrong in these lines.
    Faulty {
        path: PathBuf,
        /// At most [`Unread::MOST`].
        faults: Vec<ImportFault>,
        reading: Reading,
    },
    /// The file cannot be read: a sentence that says why.
    Unreadable(String),
}

impl Prepared {
    /// Plans taking in what `bytes` hold, watched; `reason` is recorded with starting ratings.
    pub fn prepare(
        (path, reason): (PathBuf, String),
        bytes: Arc<[u8]>,
        club: &Club,
        today: NaiveDate,
        (reading, answers): (Reading, Answers),
        progress: &dyn Progress,
    ) -> Result<Listing, Stopped> {
        let name = name_of(&path);
        let source = Source { name: &name, reading: &reading, ..(&*bytes).into() };
        match import::plan(club, source, today, &reason, &answers, progress) {
            Ok((kind, plan)) => {
                let made_for = club.clone();
                let prepared = Self { path, kind, plan, answers, reading, reason, bytes, made_for };
                Ok(Listing::Prepared(Arc::new(prepared)))
            }
            Err(Unread::Faults(faults, _)) => Ok(Listing::Faulty { path, faults, reading }),
            Err(Unread::Stopped) => Err(Stopped),
        }
    }

    /// The first line of the file, by which the choices for it are kept.
    pub fn headings(&self) -> String {
        Reading::headings(&self.bytes, self.reading.sheet.as_deref())
    }

    /// Whether the plan still holds: nothing else was said, and nothing decided since.
    pub fn holds(&self, club: &Club, answers: &Answers) -> bool {
        self.answers == *answers && self.made_for.is_unchanged_in(club)
    }

    /// Plans the import of the file again, for a club as it is now.
    pub fn again(
        &self,
        club: &Club,
        today: NaiveDate,
        answers: Answers,
        progress: &dyn Progress,
    ) -> Result<Listing, Stopped> {
        let file = (self.path.clone(), self.reason.clone());
        let said = (self.reading.clone(), answers);
        Self::prepare(file, Arc::clone(&self.bytes), club, today, said, progress)
    }
}

// Games of a table of card players, to be recorded as a tournament.

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
