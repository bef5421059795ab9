//! Backups while the screens are used, and the putting back of one.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::DeskWorker;
use crate::desk::Backup;
use crate::journal::rotation::{Rotation, folder};
use crate::request::Doing;
use crate::tui::backups::{Offers, in_the_hall};
use crate::tui::effect::DeskTask;
use crate::tui::event::{Message, Outcome};
use crate::tui::news::News;
use crate::words::Words;

impl DeskTask {
    /// Makes a backup now, among those that are made by themselves.
    pub fn back_up(words: &Words) -> Self {
        let doing = Doing::Writing(words.screen.backups.copy().to_owned());
        Self::new("back_up", |desk, _| {
            Ok(match desk.desk.back_up(desk.outside.now()) {
                Ok(path) => Message::Told(desk.words.screen.ranking.exported(&path)).into(),
                Err(error) => desk.refused(&error),
            })
        })
        .waited_for(doing)
    }

    /// Looks through the backups, and comes back with them.
    pub fn find_backups() -> Self {
        Self::new("find_backups", |desk, progress| {
            Ok(match Backup::all(desk.desk.path(), progress)? {
                Ok(all) => {
                    let folder = folder(desk.desk.path());
                    let offers = Offers::new(folder, all, desk.desk.entries());
                    News::Backups(Box::new(offers)).into()
                }
                Err(error) => desk.refused(&error),
            })
        })
        .waited_for(Doing::Verifying)
    }

    /// Puts a backup, made at that time, in the place of the club's file, and goes on with it.
    pub fn restore(backup: PathBuf, at: DateTime<Utc>) -> Self {
        Self::new("restore", move |desk, _| Ok(desk.restore(&backup, at)))
            .waited_for(Doing::Restoring)
    }
}

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

    /// Goes on with a backup, as if the program had started with it.
    fn restore(&mut self, backup: &Path, at: DateTime<Utc>) -> Outcome {
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
