//! Long work in English.

use crate::domain::watch::Task;
use crate::words::grouped;
use crate::words::screen::work::{Doing, WorkWords};

pub(super) const WORK: WorkWords = WorkWords {
    doing: |doing| match doing {
        Doing::Recording => "Recording".to_owned(),
        Doing::Undoing => "Undoing".to_owned(),
        Doing::Redoing => "Doing again".to_owned(),
        Doing::Exporting => "Writing the ranking".to_owned(),
        Doing::Verifying => "Looking through the backups".to_owned(),
        Doing::Restoring => "Restoring".to_owned(),
        Doing::Foretelling => "Odds of the tournament".to_owned(),
        Doing::Fitting => "Fitting ratings to all results".to_owned(),
        Doing::ReadingJournal => "Reading the journal".to_owned(),
        Doing::Completing => "Looking for files".to_owned(),
        Doing::Reading(file) => format!("Reading {file}"),
        Doing::TakingIn(file) => format!("Importing {file}"),
    },
    waiting: "Just a moment ...",
    task: |task| match task {
        Task::Reading => "Reading rows",
        Task::Checking => "Checking rows",
        Task::Naming => "Reading names",
        Task::Comparing => "Comparing players",
        Task::PlayingOut => "Playing out",
        Task::Fitting => "Fitting",
        Task::Recording => "Recording",
        Task::Following => "Working out what changes",
        Task::Writing => "Writing to the file",
        Task::Verifying => "Reading backups",
    },
    counted: |task, done, of| {
        let parts = match task {
            Task::Reading | Task::Checking => "rows",
            Task::Naming | Task::Comparing => "players",
            Task::PlayingOut => "runs",
            Task::Fitting => return String::new(),
            Task::Recording | Task::Following => "decisions",
            Task::Writing => "rows of the tables",
            Task::Verifying => "backups",
        };
        format!("{} of {} {parts}", grouped(done), grouped(of))
    },
    passed: |seconds| format!("{seconds} s"),
    stop: "Esc stops; nothing is changed then.",
    stopping: "Stopping ...",
    stopped: "Stopped. Nothing was changed.",
    broke: |reason| {
        format!(
            "This failed by a fault of the program, and nothing was changed: {reason}. Try again; \
             if it fails again, report it with this sentence."
        )
    },
    search: |percent| format!("duplicates {percent}%"),
};
