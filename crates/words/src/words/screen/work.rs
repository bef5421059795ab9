//! The words of long work.

use crate::domain::progress::Task;
use crate::request::Doing;
use crate::words::words;

words! {
    /// The words of long work.
    pub WorkWords in "work" {
        waiting; passed(seconds: u64); stop; stopping; stopped; search(percent: usize);
        task[Task:
            Reading, Checking, Naming, Comparing, PlayingOut, Fitting, Recording, Following,
            Writing, Simulating, Verifying, Printing
        ];
        recording; undoing; redoing; writing(what: &str); making_pdf(what: &str); verifying;
        restoring; foretelling; reading_journal; reading_records; fitting; comparing; experimenting;
        completing; reading(file: &str); taking_in(file: &str); rows_done(done: usize, of: usize);
        players_done(done: usize, of: usize); runs_done(done: usize, of: usize);
        decisions_done(done: usize, of: usize); table_rows_done(done: usize, of: usize);
        backups_done(done: usize, of: usize); broke(reason: &str);
    }
}

impl WorkWords {
    /// The title of its gauge.
    pub fn doing(self, doing: &Doing) -> String {
        let fixed = match doing {
            Doing::Recording => self.recording(),
            Doing::Undoing => self.undoing(),
            Doing::Redoing => self.redoing(),
            Doing::Writing(what) => return self.writing(what),
            Doing::MakingPdf(what) => return self.making_pdf(what),
            Doing::Verifying => self.verifying(),
            Doing::Restoring => self.restoring(),
            Doing::Foretelling => self.foretelling(),
            Doing::ReadingJournal => self.reading_journal(),
            Doing::ReadingRecords => self.reading_records(),
            Doing::Fitting => self.fitting(),
            Doing::Comparing => self.comparing(),
            Doing::Experimenting => self.experimenting(),
            Doing::Completing => self.completing(),
            Doing::Reading(file) => return self.reading(file),
            Doing::TakingIn(file) => return self.taking_in(file),
        };
        fixed.to_owned()
    }

    /// How far it has come: the task, parts done, parts there are.
    pub fn counted(self, task: Task, done: usize, of: usize) -> String {
        match task {
            Task::Reading | Task::Checking => self.rows_done(done, of),
            Task::Naming | Task::Comparing => self.players_done(done, of),
            Task::PlayingOut | Task::Simulating => self.runs_done(done, of),
            Task::Fitting | Task::Printing => String::new(),
            Task::Recording | Task::Following => self.decisions_done(done, of),
            Task::Writing => self.table_rows_done(done, of),
            Task::Verifying => self.backups_done(done, of),
        }
    }
}
