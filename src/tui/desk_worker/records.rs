//! Files of analysed games: which the settings name, and reading them.

use std::path::PathBuf;
use std::sync::Arc;

use super::DeskWorker;
use crate::outside;
use crate::request::Doing;
use crate::request::analysed_games::RecordFiles;
use crate::settings::{Setting, Settings, Value};
use crate::tui::effect::DeskTask;
use crate::tui::event::Outcome;
use crate::tui::snapshot::RecordShelf;
use crate::tui::typed_path::path;
use crate::tui::work::apart::apart;

impl DeskTask {
    /// Reads the files of analysed games that the settings name, unless they are as they were read last.
    pub fn read_records() -> Self {
        Self::new("read_records", |desk, progress| {
            let shelf = Arc::clone(&desk.shown.records);
            let read = apart(progress, move |progress| shelf.again(progress)).flatten()?;
            Ok(read.map_or_else(Outcome::default, |shelf| {
                desk.shown.records = Arc::new(shelf);
                desk.shown.clone().into()
            }))
        })
        .waited_for(Doing::ReadingRecords)
    }
}

impl DeskWorker {
    /// The worker that reads analysed games from the files that the settings name.
    #[must_use]
    pub fn reading(mut self, settings: &Settings) -> Self {
        self.record_files = RecordFiles {
            games: self.record_path(&settings.record_games),
            fit: self.record_path(&settings.record_fit),
        };
        self.shown.records = Arc::new(RecordShelf::new(self.record_files.clone()));
        self
    }

    /// The file that a setting names; a relative path begins where the club's file lies.
    fn record_path(&self, typed: &str) -> Option<PathBuf> {
        let named = path(typed, outside::home().as_deref());
        let folder = self.desk.path().parent().map(PathBuf::from).unwrap_or_default();
        (!typed.trim().is_empty()).then(|| folder.join(named))
    }

    /// Goes over to another file where a setting names one.
    pub(super) fn name_records(&mut self, setting: Setting, value: &Value) -> Outcome {
        let Value::Text(typed) = value else { return Outcome::default() };
        let named = self.record_path(typed);
        match setting {
            Setting::RecordGames => self.record_files.games = named,
            Setting::RecordFit => self.record_files.fit = named,
            _ => return Outcome::default(),
        }
        self.shown.records = Arc::new(RecordShelf::new(self.record_files.clone()));
        self.shown.clone().into()
    }
}
