//! Backups while the screens are used, and the putting back of one.

use std::path::Path;

use chrono::{DateTime, Utc};

use super::DeskWorker;
use crate::desk::Backup;
use crate::domain::progress::{Progress, Stopped};
use crate::journal::rotation::{Rotation, folder};
use crate::tui::backups::{Offers, in_the_hall};
use crate::tui::event::{Message, Outcome};
use crate::tui::news::News;

impl DeskWorker {
    /// The worker that makes backups while it is used, and keeps so many.
    #[must_use]
    pub fn backing_up(self, keep: u32) -> Self {
        Self { rotation: Some(Rotation::new(keep)), ..self }
    }

    /// Makes a backup if one is due. Gives a warning where that fails; whatever was recorded stands.
    pub fn back_up(&mut self) -> Option<String> {
        let error = self.desk.rotate(self.rotation.as_mut()?, self.outside.now()).err()?;
        error.tell();
        let why = self.words.message.desk(&error, self.desk.club());
        Some(self.words.screen.backups.failed(&why.to_string()))
    }

    /// Makes a backup now, among those that are made by themselves.
    pub(super) fn back_up_now(&mut self) -> Outcome {
        let now = self.outside.now();
        match self.desk.back_up(now) {
            Ok(path) => Message::Told(self.words.screen.ranking.exported(&path)).into(),
            Err(error) => self.refused(&error),
        }
    }

    pub(super) fn find_backups(&mut self, progress: &dyn Progress) -> Result<Outcome, Stopped> {
        Ok(match Backup::all(self.desk.path(), progress)? {
            Ok(all) => {
                let folder = folder(self.desk.path());
                let offers = Offers::new(folder, all, self.desk.entries());
                News::Backups(Box::new(offers)).into()
            }
            Err(error) => self.refused(&error),
        })
    }

    /// Goes on with a backup, as if the program had started with it.
    pub(super) fn restore(&mut self, backup: &Path, at: DateTime<Utc>) -> Outcome {
        let restored = match self.desk.restore(backup, self.outside.now()) {
            Ok(restored) => restored,
            Err(error) => return self.refused(&error),
        };
        self.shown = self.anew();
        let kept =
            restored.kept.as_deref().and_then(Path::file_name).map(|it| it.to_string_lossy());
        let said = self.words.screen.backups;
        let sentence = said.restored(&in_the_hall(at), restored.entries, kept.as_deref());
        Outcome::from(self.shown.clone()).and(Message::Told(sentence))
    }
}
