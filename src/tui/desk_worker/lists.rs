//! Reads lists of players or results, imports them, and keeps drafts.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use super::DeskWorker;
use crate::club::Club;
use crate::desk::Followed;
use crate::domain::progress::{Progress, Stopped};
use crate::export::file;
use crate::export::file::Readers;
use crate::import::file::{Limits, read_on_screen};
use crate::import::{Answers, FederationRatings, KeptAnswers, Reading};
use crate::request::Doing;
use crate::request::draft::Draft;
use crate::request::listing::{Listing, Prepared};
use crate::tui::effect::{DeskTask, Message, Outcome};
use crate::tui::kit::layer::{News, RatingsRead};
use crate::tui::kit::widget::entries;
use crate::tui::work::apart;
use crate::{opener, outside};

impl DeskTask {
    /// Imports the rows of a list that was read, with the operator's answers about single rows.
    pub fn take_in(prepared: Arc<Prepared>, answers: Answers) -> Self {
        let doing = Doing::TakingIn(name(&prepared.path));
        Self::new("take_in", move |desk, progress| desk.take_in(&prepared, &answers, progress))
            .waited_for(doing)
    }

    /// Finds the files whose paths begin with `typed`.
    pub fn complete(typed: String) -> Self {
        Self::new("complete", move |_, progress| {
            let home = outside::home();
            let found = apart(progress, move |_| entries::complete(&typed, home.as_deref()));
            Ok(News::Completion(found?).into())
        })
        .waited_for(Doing::Completing)
    }

    /// Reads a file and returns its content.
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

    /// Reads a list of players or results, with the operator's choices for
    /// the file and answers about rows. Returns what an import would do.
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

    /// Stores how a list was read and what was answered. If that fails, the operator chooses again for the next file.
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

    /// Imports the rows that were read. If anything was decided or answered since,
    /// the import is planned again. If a row is then doubtful, the operator is asked.
    pub(super) fn take_in(
        &mut self,
        prepared: &Arc<Prepared>,
        answers: &Answers,
        progress: &dyn Progress,
    ) -> Result<Outcome, Stopped> {
        match self.desk.follow() {
            // The list was read for the club before.
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
            // Another desk has written since the plan was made.
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

/// The most drafts that are kept. `export::file` knows their names.
const MOST: u32 = 5;

impl DeskTask {
    /// Finds the draft of a tournament and returns it.
    pub fn find_draft() -> Self {
        Self::new("find_draft", |desk, _| Ok(desk.find_draft())).waited_for(Doing::Completing)
    }

    /// Stores a draft in this desk's file. If another desk has written there since, in a new file.
    pub fn keep_draft(draft: Draft) -> Self {
        Self::new("keep_draft", |desk, _| {
            let free = || paths(desk.desk.path()).find(|path| is_own(path, None));
            let Some(path) = own(desk.draft.take()).or_else(free) else {
                return Ok(Outcome::default());
            };
            let told = desk.unless_kept(&path, keep(&path, &draft));
            desk.draft = Some((path, Box::new(draft)));
            Ok(told)
        })
    }

    /// Removes this desk's draft. If another desk goes on with it, it stays.
    pub fn drop_draft() -> Self {
        Self::new("drop_draft", |desk, _| {
            let Some(path) = own(desk.draft.take()) else { return Ok(Outcome::default()) };
            Ok(desk.unless_kept(&path, throw_away(&path)))
        })
    }
}

impl DeskWorker {
    fn find_draft(&mut self) -> Outcome {
        let mut paths = paths(self.desk.path()).filter(|path| path.exists());
        let Some(first) = paths.next() else { return Outcome::default() };
        // The draft of a tournament that was opened is offered last: it is needed only after an undo.
        let waits = |path: &PathBuf| is_own(path, None);
        let path = if waits(&first) { paths.find(|path| !waits(path)) } else { None };
        let path = path.unwrap_or(first);
        match find(&path) {
            Ok(FoundDraft::Nothing) => Outcome::default(),
            Ok(FoundDraft::Draft(draft)) => {
                self.draft = Some((path, draft.clone()));
                News::Draft(draft).into()
            }
            Ok(FoundDraft::Damaged(aside)) => {
                Message::refused(self.words.screen.wizard.damaged(&aside)).into()
            }
            Err(error) => {
                let why = self.words.message.command.unreadable(&path, &error);
                Message::refused(why.to_string()).into()
            }
        }
    }

    /// Reports once that the draft cannot be stored, for example
    /// in a folder that cannot be written. The operator can go on.
    fn unless_kept(&mut self, path: &Path, kept: io::Result<()>) -> Outcome {
        match kept {
            Err(error) if !self.no_drafts => {
                self.no_drafts = true;
                Message::refused(self.words.screen.wizard.not_kept(path, &error)).into()
            }
            Ok(()) | Err(_) => Outcome::default(),
        }
    }
}

#[derive(Debug)]
enum FoundDraft {
    Nothing,
    Draft(Box<Draft>),
    /// The file is no draft. It was moved to this path.
    Damaged(PathBuf),
}

/// The files for drafts, one for each desk: the club's file name with `.draft.json`, `.draft-2.json` and so on.
fn paths(club: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    let name = |no| if no > 1 { format!(".draft-{no}.json") } else { ".draft.json".to_owned() };
    (1..=MOST).map(move |no| beside(club, &name(no)))
}

/// Whether this desk may write to a file: it holds the draft
/// that this desk left there, or that of an opened tournament.
fn is_own(path: &Path, known: Option<&Draft>) -> bool {
    let Ok(bytes) = opener::read(path) else { return known.is_none() };
    let held: Option<Draft> = serde_json::from_slice(&bytes).ok();
    match known {
        Some(_) => held.as_ref() == known,
        None => held.is_some_and(|held| held.opened),
    }
}

/// The file of this desk's draft, if no other desk has written there.
fn own(known: Option<(PathBuf, Box<Draft>)>) -> Option<PathBuf> {
    known.filter(|(path, known)| is_own(path, Some(known))).map(|(path, _)| path)
}

fn beside(file: &Path, more: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

/// Reads a draft. A file that is no draft is moved aside, so that it is neither in the way nor overwritten.
fn find(path: &Path) -> io::Result<FoundDraft> {
    let bytes = match opener::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(FoundDraft::Nothing),
        Err(error) => return Err(error),
    };
    if let Ok(draft) = serde_json::from_slice(&bytes) {
        return Ok(FoundDraft::Draft(Box::new(draft)));
    }
    let aside = (1..100)
        .map(|count| beside(path, &if count > 1 { format!(".bad-{count}") } else { ".bad".into() }))
        .find(|aside| !aside.exists());
    let aside = aside.unwrap_or_else(|| beside(path, ".bad"));
    fs::rename(path, &aside)?;
    Ok(FoundDraft::Damaged(aside))
}

/// Replaces a draft. Readers see the old or the new one whole. Only the operator may read it: it holds names.
fn keep(path: &Path, draft: &Draft) -> io::Result<()> {
    let write = |out: &mut dyn Write| Ok(serde_json::to_writer_pretty(out, draft)?);
    file::replace(path, Readers::Operator, write)
}

/// Removes a draft, if there is one.
fn throw_away(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
