//! Lists of players or results: reading them, and taking them in.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::DeskWorker;
use crate::club::Club;
use crate::desk::Followed;
use crate::domain::progress::{Progress, Stopped};
use crate::import::file::{Limits, read_on_screen};
use crate::import::{Answers, FederationRatings, KeptAnswers, Reading};
use crate::outside;
use crate::request::Doing;
use crate::request::listing::{Listing, Prepared};
use crate::tui::event::DeskTask;
use crate::tui::event::{Message, Outcome};
use crate::tui::kit::layer::{News, RatingsRead};
use crate::tui::kit::widget::entries;
use crate::tui::work::apart;

impl DeskTask {
    /// Records the rows of a list that was read, with the operator's answers about single rows.
    pub fn take_in(prepared: Arc<Prepared>, answers: Answers) -> Self {
        let doing = Doing::TakingIn(name(&prepared.path));
        Self::new("take_in", move |desk, progress| desk.take_in(&prepared, &answers, progress))
            .waited_for(doing)
    }

    /// Looks for files whose paths begin like this one.
    pub fn complete(typed: String) -> Self {
        Self::new("complete", move |_, progress| {
            let home = outside::home();
            let found = apart(progress, move |_| entries::complete(&typed, home.as_deref()));
            Ok(News::Completion(found?).into())
        })
        .waited_for(Doing::Completing)
    }

    /// Reads a file, and comes back with what is in it.
    pub fn read_file(path: PathBuf) -> Self {
        let doing = Doing::Reading(name(&path));
        Self::new("read_file", move |desk, progress| {
            let file = path.clone();
            Ok(match apart(progress, move |_| read_on_screen(&file, Limits::LIST))? {
                Ok(bytes) => News::File(bytes).into(),
                Err(why) => {
                    let why = desk.words.message.command.not_read(&path, &why);
                    Message::refused(why.to_string()).into()
                }
            })
        })
        .waited_for(doing)
    }

    /// Reads a federation's list of ratings.
    pub fn read_ratings(path: PathBuf) -> Self {
        let doing = Doing::Reading(name(&path));
        Self::new(format!("read_ratings {}", path.display()), move |desk, progress| {
            let file = path.clone();
            let read = apart(progress, move |_| {
                let bytes = read_on_screen(&file, Limits::REGISTER)?;
                Ok(FederationRatings::read_file(&name(&file), &bytes))
            })?;
            let words = &desk.words.message;
            let read = match read {
                Ok(Ok(ratings)) => Ok(Arc::new(ratings)),
                Ok(Err(unread)) => {
                    let (faults, more) = unread.faults();
                    let shown = path.display().to_string();
                    Err(words.import.faults(&shown, &faults, more, &desk.shown.club).to_string())
                }
                Err(why) => Err(words.command.not_read(&path, &why).to_string()),
            };
            Ok(News::Ratings(RatingsRead { path, read }).into())
        })
        .waited_for(doing)
    }

    /// Reads a list of players or results with the operator's choices for the file as a whole and the answers about
    /// single rows, and sees what taking it in would do.
    pub fn read_list(path: PathBuf, reading: Reading, answers: Answers) -> Self {
        let doing = Doing::Reading(name(&path));
        let asked = format!("read_list {} {reading:?} {answers:?}", path.display());
        Self::new(asked, move |desk, progress| {
            let listing = desk.read_list(path, (reading, answers), progress)?;
            Ok(News::Listing(Box::new(listing)).into())
        })
        .waited_for(doing)
    }
}

/// The name of a file, for the gauge.
pub(super) fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

impl DeskWorker {
    fn read_list(
        &mut self,
        path: PathBuf,
        (mut reading, mut answers): (Reading, Answers),
        progress: &dyn Progress,
    ) -> Result<Listing, Stopped> {
        let file = path.clone();
        let bytes: Arc<[u8]> = match apart(progress, move |_| read_on_screen(&file, Limits::LIST))?
        {
            Ok(bytes) => bytes.into(),
            Err(why) => {
                let why = self.words.message.command.not_read(&path, &why);
                return Ok(Listing::Unreadable(why.to_string()));
            }
        };
        let kept = self.list_choices(&Reading::headings(&bytes, reading.sheet.as_deref()));
        if reading == Reading::default() {
            reading = Reading::recalled(&kept);
        }
        if KeptAnswers::are_in(&kept)
            && let Ok(identity) = self.desk.identity()
        {
            answers.kept = KeptAnswers::recalled(&kept, &identity.club);
        }
        let today = self.outside.today();
        let reason = self.words.message.import.from_list(&path);
        let said = (reading, answers);
        Prepared::prepare((path, reason), bytes, &self.shown.club, today, said, progress)
    }

    /// The choices that were kept for lists with these headings.
    fn list_choices(&self, headings: &str) -> BTreeMap<String, String> {
        let kept = self.folder.as_ref().map(|folder| folder.list_reading(headings));
        kept.unwrap_or_default()
    }

    /// Keeps how a list was read and what was answered. What cannot be kept is chosen again with the next file.
    fn keep_choices(&mut self, list: &Prepared) {
        let Some(folder) = self.folder.clone() else { return };
        let headings = list.headings();
        let mut chosen = KeptAnswers::beside(list.reading.kept(), self.list_choices(&headings));
        if !list.plan.kept.is_empty()
            && let Ok(identity) = self.desk.identity()
        {
            list.plan.kept.keep(&identity.club, &mut chosen);
        }
        if !chosen.is_empty() {
            let _ = folder.keep_list_reading(&headings, chosen);
        }
    }

    /// Records the rows that were read. Where anything was decided or answered since, it is planned again: that leads back
    /// to the operator where it is no longer clear who somebody is.
    pub(super) fn take_in(
        &mut self,
        prepared: &Arc<Prepared>,
        answers: &Answers,
        progress: &dyn Progress,
    ) -> Result<Outcome, Stopped> {
        match self.desk.follow() {
            // The list was read for the club that was there.
            Ok(Followed::Moved(moved)) => return Ok(self.gone_over(moved)),
            Err(error) => return Ok(self.refused(&error)),
            Ok(Followed::Nothing | Followed::Entries) => {}
        }
        let today = self.outside.today();
        let planned = if prepared.holds(self.desk.club(), answers) {
            Listing::Prepared(Arc::clone(prepared))
        } else {
            prepared.again(self.desk.club(), today, answers.clone(), progress)?
        };
        let ready = match &planned {
            Listing::Prepared(ready) if ready.plan.suspects.is_empty() => Arc::clone(ready),
            Listing::Prepared(_) | Listing::Faulty { .. } | Listing::Unreadable(_) => {
                return Ok(self.look().and(News::Listing(Box::new(planned))));
            }
        };
        let decide = |club: &Club| {
            if ready.holds(club, answers) {
                return Ok((ready.plan.actions.clone(), None));
            }
            // Another desk wrote between the plan and the taking of the file.
            Ok(match ready.again(club, today, answers.clone(), progress)? {
                Listing::Prepared(now) if now.plan.suspects.is_empty() => {
                    (now.plan.actions.clone(), None)
                }
                again => (Vec::new(), Some(again)),
            })
        };
        let stamp = self.stamp();
        Ok(match self.desk.decide(&stamp, decide, progress) {
            Ok((_, Some(Some(listing)))) => self.look().and(News::Listing(Box::new(listing))),
            done => {
                if done.is_ok() {
                    self.keep_choices(&ready);
                }
                self.done(done.map(|(seq, _)| seq))
            }
        })
    }
}
