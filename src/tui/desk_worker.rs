//! Does the work of the interface at the desk, and returns the outcomes.

mod lists;
mod machines;
pub mod sheets;

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::backups::{Offers, in_the_hall};
use super::effect::{self, DeskTask, Effect, Message, Outcome, Studied};
use super::kit::layer::News;
use super::kit::widget::entries::path;
use super::snapshot::{Fit, RecordShelf, Snapshot};
use super::work::apart;
use crate::club::action::DrawPairings;
use crate::club::question::floor::Where;
use crate::club::{Action, Club, Seq};
use crate::desk::{Backup, Desk, DeskError, Displaced, Followed, Rights, Stamp};
use crate::domain::ids::TournamentId;
use crate::domain::progress::{NoProgress, Progress, Stopped};
use crate::hall::Host;
use crate::import::{Suspect, Unread};
use crate::journal::backup::{Rotation, folder};
use crate::journal::fold::position;
use crate::outside::{self, Environment};
use crate::paper::has_printer;
use crate::request::analysed_games::RecordFiles;
use crate::request::draft::Draft;
use crate::request::foresight::{compare, foretell};
use crate::request::listing::{TablePlan, TableRecord};
use crate::request::{Decision, Doing};
use crate::settings::{Folder, Setting, Settings, Value};
use crate::web::Web;
use crate::words::screen::ScreenWords;
use crate::words::{Language, Words};

#[derive(Debug)]
pub struct DeskWorker {
    desk: Desk,
    outside: Environment,
    words: &'static Words,
    shown: Snapshot,
    /// The draft that this desk has kept or found, and its file.
    draft: Option<(PathBuf, Box<Draft>)>,
    /// Whether the operator has been told that drafts cannot be kept here.
    no_drafts: bool,
    folder: Option<Folder>,
    /// Makes backups from time to time, if they are wanted.
    rotation: Option<Rotation>,
    /// Folders to search for a program that prints HTML, in the form of `PATH`.
    programs: OsString,
    /// The program that opens files on the desktop, if there is one.
    opener: Option<PathBuf>,
    record_files: RecordFiles,
    /// The host for other machines, while they may join.
    host: Option<Host>,
    /// The pages for phones, while they are served.
    web: Option<Web>,
    /// How many tournaments the operator was told to be waiting for this register.
    waiting: usize,
}

impl DeskTask {
    /// Records a request.
    pub fn record(decision: Decision) -> Self {
        Self::new("record", move |desk, progress| Ok(desk.decide(&decision, progress)))
            .waited_for(Doing::Recording)
    }

    /// Undoes this entry, or the last one.
    pub fn undo(entry: Option<Seq>) -> Self {
        Self::new(format!("undo {entry:?}"), move |desk, progress| {
            let stamp = desk.stamp();
            Ok(match desk.desk.undo_watched(&stamp, entry, progress) {
                Ok(seq) => desk.changed(|say, entry| say.undone(entry), seq).and(News::Undone),
                Err(error) => desk.refused(&error),
            })
        })
        .waited_for(Doing::Undoing)
    }

    /// Redoes the entry of this undo, even if another desk undid something since. None means the last undo.
    pub fn redo(undo: Option<Seq>) -> Self {
        Self::new(format!("redo {undo:?}"), move |desk, progress| {
            let stamp = desk.stamp();
            Ok(match desk.desk.redo_watched(&stamp, undo, progress) {
                Ok(seq) => desk.changed(|say, entry| say.redone(entry), seq),
                Err(error) => desk.refused(&error),
            })
        })
        .waited_for(Doing::Redoing)
    }

    pub fn record_table(table: TableRecord) -> Self {
        Self::new("record_table", move |desk, progress| Ok(desk.record_table(&table, progress)))
            .waited_for(Doing::Recording)
    }

    /// Looks for entries of other desks, and returns the new state.
    pub fn follow() -> Self {
        Self::new("follow", |desk, _| Ok(desk.follow()))
    }

    /// Looks only if other desks may have written. An error here is reported by the next look.
    pub(super) fn glance() -> Self {
        Self::new("glance", |desk, _| {
            let may_be_new = desk.desk.wait(Duration::ZERO).unwrap_or(false);
            Ok(if may_be_new { desk.follow() } else { desk.meet() })
        })
    }

    /// Tells the other desks which match's result is being entered here.
    pub fn attend(open: Option<Where>) -> Self {
        Self::new(format!("attend {open:?}"), move |desk, _| {
            desk.desk.attend(open);
            Ok(desk.meet())
        })
    }

    /// Stores the new value of a setting.
    pub fn keep(setting: Setting, value: Value) -> Self {
        let name = format!("keep {setting:?} {value:?}");
        Self::new(name, move |desk, _| Ok(desk.keep(setting, &value)))
    }

    /// Uses this language from now on.
    pub fn speak(language: Language) -> Self {
        Self::new("speak", move |desk, _| {
            desk.words = language.spoken();
            desk.shown = desk.shown.clone().unsaid();
            Ok(Outcome::default())
        })
    }

    /// Calculates the odds of a tournament.
    pub fn foretell(id: TournamentId) -> Self {
        Self::new("foretell", move |desk, progress| {
            Ok(News::Odds(Box::new(foretell(id, &desk.shown.club, progress)?)).into())
        })
        .waited_for(Doing::Foretelling)
    }

    /// Calculates something about the shown club for a screen that the desk does not know.
    pub fn study(
        work: impl FnOnce(&Club, &dyn Progress) -> Result<Studied, Stopped> + Send + 'static,
    ) -> Self {
        Self::new("study", move |desk, progress| {
            Ok(News::Studied(Box::new(work(&desk.shown.club, progress)?)).into())
        })
        .waited_for(Doing::Experimenting)
    }

    /// Compares the formats for a draft. `players` is their number while no player is entered.
    pub fn compare(draft: Draft, players: Option<usize>) -> Self {
        Self::new("compare", move |desk, progress| {
            let shown = &desk.shown;
            let when = |seq| shown.when(seq);
            let found = compare(draft, players, &shown.club, shown.today, &when, progress)?;
            Ok(News::Compared(Box::new(found)).into())
        })
        .waited_for(Doing::Comparing)
    }

    /// Fits ratings to all results of a list. All clones of the snapshot share the result.
    pub fn fit(fit: Fit) -> Self {
        Self::new("fit", move |desk, progress| {
            desk.shown.fit(fit, progress)?;
            Ok(desk.shown.clone().into())
        })
        .waited_for(Doing::Fitting)
    }

    /// Makes the texts of all entries of the journal, for searching.
    pub fn read_journal() -> Self {
        Self::new("read_journal", |desk, progress| {
            Ok(News::Journal(desk.shown.texts(desk.words, progress)?).into())
        })
        .waited_for(Doing::ReadingJournal)
    }
}

impl DeskWorker {
    pub fn new(desk: Desk, outside: Environment, words: &'static Words) -> Self {
        let shown = seen(&desk, outside);
        Self {
            desk,
            outside,
            words,
            shown,
            draft: None,
            no_drafts: false,
            folder: None,
            rotation: None,
            programs: OsString::new(),
            opener: None,
            record_files: RecordFiles::default(),
            host: None,
            web: None,
            waiting: 0,
        }
    }

    /// Sets the folder where settings are stored.
    #[must_use]
    pub fn keeping(self, folder: Option<Folder>) -> Self {
        Self { folder, ..self }
    }

    /// Sets the folders to search for a program that prints HTML, in the form of `PATH`.
    #[must_use]
    pub fn finding(mut self, programs: OsString) -> Self {
        self.shown.has_printer = has_printer(&programs);
        Self { programs, ..self }
    }

    /// Sets the program that opens files.
    #[must_use]
    pub fn opening(self, opener: Option<PathBuf>) -> Self {
        Self { opener, ..self }
    }

    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Does the desk's part of an effect at once. Other effects do nothing here.
    pub fn perform(&mut self, effect: Effect) -> Outcome {
        match effect {
            Effect::Record(decision) => self.decide(&decision, &NoProgress),
            Effect::Do(task) => task.run(self, &NoProgress),
            _ => Outcome::default(),
        }
    }

    /// Records a decision.
    fn decide(&mut self, decision: &Decision, progress: &dyn Progress) -> Outcome {
        let (stamp, lots) = (self.stamp(), self.outside.lots());
        let by_rules = decision.pairs_by_rules();
        let decide = |club: &Club| decision.clone().decide(club, lots).map_err(DeskError::from);
        let done = self.desk.perform_watched(&stamp, decide, progress);
        let as_shown = by_rules && self.is_paired_as_shown(&done);
        let mut outcome = self.done(done);
        if let Some(Message::Told(told)) = outcome.message.as_mut().filter(|_| as_shown) {
            *told = self.words.term.then(&*told, self.words.screen.start.as_shown());
        }
        outcome
    }

    /// Whether an entry pairs a round as its question showed it, although the rules would now pair it differently.
    fn is_paired_as_shown(&self, done: &Result<Option<Seq>, DeskError>) -> bool {
        let Ok(Some(seq)) = done else { return false };
        let at = position(self.desk.entries(), *seq);
        let entry = at.map(|at| &self.desk.entries()[at]);
        entry.is_some_and(|entry| {
            matches!(entry.actions[..], [Action::DrawPairings(DrawPairings { rules: None, .. })])
        })
    }

    /// A stamp for an operation of this process.
    fn stamp(&mut self) -> Stamp {
        let stamp = self.outside.stamp();
        let mut own = HashSet::clone(&self.shown.own());
        own.insert(stamp.op.clone());
        self.shown = self.shown.clone().owning(Arc::new(own));
        stamp
    }

    /// The outcome of recording.
    fn done(&mut self, done: Result<Option<Seq>, DeskError>) -> Outcome {
        match done {
            Ok(Some(seq)) => self.changed(|say, entry| say.done(entry), seq).and(News::Done(seq)),
            Ok(None) => Outcome::default(),
            Err(error) => self.refused(&error),
        }
    }

    /// Stores a setting. If it cannot be stored, it holds until the program ends.
    fn keep(&mut self, setting: Setting, value: &Value) -> Outcome {
        if let (Setting::Backups, Value::Number(keep), Some(rotation)) =
            (setting, value, &mut self.rotation)
        {
            rotation.keep(*keep);
        }
        let named = self.name_records(setting, value);
        let Some(folder) = &self.folder else { return named };
        let comment = |setting| self.words.screen.settings.setting(setting).doc.to_owned();
        let kept = folder.keep(setting, value, comment).err();
        let why = kept.map(|fault| self.words.message.settings.fault(&fault).to_string());
        named.and(why.map(Message::refused))
    }

    fn follow(&mut self) -> Outcome {
        let followed = self.look_around();
        let set_aside = self.desk.take_set_aside();
        let told = set_aside.map(|log| self.words.message.command.set_aside(&log));
        let warned = told.into_iter().chain(self.back_up()).last().map(Message::Warned);
        followed.and(warned).and(self.meet())
    }

    /// Reads which matches are open at other desks, and which machines have joined.
    fn meet(&mut self) -> Outcome {
        let machines = self.host.as_ref().map(Host::machines);
        let is_known = |name: &String| self.shown.hosting.iter().flatten().any(|one| one == name);
        let new = machines.iter().flatten().filter(|name| !is_known(name));
        let say = &self.words.screen.machines;
        let told = new.map(|name| Message::Told(say.is_here(name))).next_back();
        let is_met = self.desk.meet();
        let is_other = is_met || machines != self.shown.hosting;
        let looked = if is_other { self.look() } else { Outcome::default() };
        looked.and(told)
    }

    fn look_around(&mut self) -> Outcome {
        let followed = self.desk.follow();
        let alarm = match &followed {
            Ok(_) => self.line_alarm(),
            Err(error) => {
                let said = self.words.message.not_done(error, self.desk.club());
                Some(effect::written(&said))
            }
        };
        // Each alarm is logged once. It stays on the screen until it changes.
        let is_new = alarm != self.shown.alarm;
        self.shown.alarm = alarm;
        match followed {
            Ok(Followed::Moved(moved)) => self.gone_over(moved),
            Ok(Followed::Entries) => self.look(),
            // The screens show minutes, so they are told of every new one.
            Ok(Followed::Nothing) if minute(self.outside.now()) != minute(self.shown.now) => {
                let waiting = self.tell_waiting();
                self.look().and(waiting)
            }
            Err(error) if is_new => {
                error.tell();
                self.look()
            }
            Ok(Followed::Nothing) if is_new => self.look(),
            Ok(Followed::Nothing) | Err(_) => Outcome::default(),
        }
    }

    /// The outcome of an entry: the new state, and a sentence about the entry.
    fn changed(&mut self, sentence: fn(ScreenWords, &str) -> String, seq: Seq) -> Outcome {
        let before = self.shown.club.clone();
        let looked = self.look();
        let (entries, club) = (self.desk.entries(), self.desk.club());
        let entry = position(entries, seq).map(|at| &entries[at]);
        let told = entry.map(|entry| {
            let said = self.words.message.sentence(entry, entries, club);
            let told = said.within(|said| sentence(self.words.screen, said));
            effect::told(&told, &entry.actions)
        });
        let told = told.unwrap_or_default();
        let calls = entry.map(|entry| before.lost_calls(&entry.actions, club)).unwrap_or_default();
        let told = match self.words.message.foresight.gone(&calls) {
            Some(gone) => self.words.term.then(&told, &gone),
            None => told,
        };
        looked.and(Message::Told(told))
    }

    /// A refusal may be caused by another desk's entry. The screens show that entry first.
    fn refused(&mut self, error: &DeskError) -> Outcome {
        if matches!(error, DeskError::Stopped) {
            return News::Stopped.into();
        }
        error.tell();
        let said = self.words.message.not_done(error, self.desk.club());
        if matches!(error, DeskError::Displaced(_)) && self.desk.follow().is_ok() {
            // The refusal says that the desk has another club.
            self.shown = self.anew();
        }
        let refused = Message::refused(said);
        let Message::Refused(why) = &refused else { return self.look().and(refused) };
        let news = News::Refused(why.clone());
        self.look().and(refused).and(news)
    }

    /// The outcome when the desk has gone over to another club.
    fn gone_over(&mut self, moved: Displaced) -> Outcome {
        self.shown = self.anew();
        self.refused(&DeskError::Displaced(moved))
    }

    /// The snapshot of a club that is new to the screens.
    fn anew(&self) -> Snapshot {
        let mut shown = seen(&self.desk, self.outside);
        shown.has_printer = self.shown.has_printer;
        shown.records = Arc::clone(&self.shown.records);
        shown.alarm.clone_from(&self.shown.alarm);
        shown.owning(self.shown.own())
    }

    fn look(&mut self) -> Outcome {
        let (desk, today) = (&self.desk, self.outside.today());
        let known = self.shown.entries.len();
        let mut later = self.shown.later(desk.club(), desk.entries(), today);
        let new = later.entries.get(known..).unwrap_or(&later.entries);
        later.open_elsewhere = desk.open_elsewhere().into();
        later.rights = rights(desk);
        later.hosting = self.host.as_ref().map(Host::machines);
        let others = new.iter().any(|entry| !later.is_own(entry));
        self.shown = later.seen_at(self.outside.now());
        let mut shown = self.shown.clone();
        shown.others = others;
        shown.into()
    }
}

/// The club at a desk, with nothing calculated yet.
fn seen(desk: &Desk, outside: Environment) -> Snapshot {
    let mut shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
    shown.rights = rights(desk);
    shown.at_desk(desk.name()).seen_at(outside.now())
}

/// The rights of this machine, if it has joined another.
fn rights(desk: &Desk) -> Option<Rights> {
    desk.line().map(|line| line.rights.clone())
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}

impl DeskTask {
    /// Makes a backup now. It counts among the automatic ones.
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

    /// Finds the backups and compares them with the club.
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

    /// Puts a backup in the place of the club's file. `at` is the time when it was made.
    pub fn restore(backup: PathBuf, at: DateTime<Utc>) -> Self {
        Self::new("restore", move |desk, _| Ok(desk.restore(&backup, at)))
            .waited_for(Doing::Restoring)
    }
}

impl DeskWorker {
    /// Makes automatic backups from now on, and keeps so many.
    #[must_use]
    pub fn backing_up(self, keep: u32) -> Self {
        Self { rotation: Some(Rotation::new(keep)), ..self }
    }

    /// Makes a backup if one is due. Returns a warning if that fails; recorded entries stay recorded.
    pub fn back_up(&mut self) -> Option<String> {
        let error = self.desk.rotate(self.rotation.as_mut()?, self.outside.now()).err()?;
        error.tell();
        let why = self.words.message.faults.fault(&error, self.desk.club());
        Some(self.words.screen.backups.failed(why.to_string()))
    }

    /// Continues with a backup, as if the program had started with it.
    fn restore(&mut self, backup: &Path, at: DateTime<Utc>) -> Outcome {
        let restored = match self.desk.restore(backup, self.outside.now()) {
            Ok(restored) => restored,
            Err(error) => return self.refused(&error),
        };
        self.shown = self.anew();
        let kept =
            restored.kept.as_deref().and_then(Path::file_name).map(|it| it.to_string_lossy());
        let said = self.words.screen.backups;
        let sentence = said.restored(in_the_hall(at), restored.entries, kept.as_deref());
        Outcome::from(self.shown.clone()).and(Message::Told(sentence))
    }
}

impl DeskTask {
    /// Reads the files of analysed games that the settings name, if they have changed.
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
    /// Sets the files of analysed games that the settings name.
    #[must_use]
    pub fn reading(mut self, settings: &Settings) -> Self {
        self.record_files = RecordFiles {
            games: self.record_path(&settings.record_games),
            fit: self.record_path(&settings.record_fit),
        };
        self.shown.records = Arc::new(RecordShelf::new(self.record_files.clone()));
        self
    }

    /// The file that a setting names. A relative path starts at the folder of the club's file.
    fn record_path(&self, typed: &str) -> Option<PathBuf> {
        let named = path(typed, outside::home().as_deref());
        let folder = self.desk.path().parent().map(PathBuf::from).unwrap_or_default();
        (!typed.trim().is_empty()).then(|| folder.join(named))
    }

    /// Changes to another file, if the setting names one.
    fn name_records(&mut self, setting: Setting, value: &Value) -> Outcome {
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

/// The reason why nothing was recorded.
enum Fault {
    Desk(DeskError),
    Unread(Unread),
}

impl From<DeskError> for Fault {
    fn from(error: DeskError) -> Self {
        Self::Desk(error)
    }
}

impl From<Unread> for Fault {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

/// The actions, or the player to be checked first.
type Decided = Result<(Vec<Action>, Option<Box<Suspect>>), Fault>;

impl DeskWorker {
    /// Records games. If a player may be registered under another name, that is asked first.
    fn record_table(&mut self, record: &TableRecord, progress: &dyn Progress) -> Outcome {
        let today = self.outside.today();
        let records = match record.read(progress) {
            Ok(records) => records,
            Err(unread) => return self.not_recorded(record, unread),
        };
        let decide = |club: &Club| -> Decided {
            Ok(match record.plan(&records, club, today, progress)? {
                TablePlan::Actions(actions) => (actions, None),
                TablePlan::Suspect(suspect) => (Vec::new(), Some(suspect)),
            })
        };
        let stamp = self.stamp();
        match self.desk.decide(&stamp, decide, progress) {
            Ok((_, Some(Some(suspect)))) => {
                let words = self.words.message.import;
                let why = words.suspect(&record.tournament, &suspect, self.desk.club());
                Message::refused(self.words.screen.anywhere.not_recorded(&why)).into()
            }
            Ok((seq, _)) => self.done(Ok(seq)),
            Err(Fault::Desk(error)) => self.refused(&error),
            Err(Fault::Unread(unread)) => self.not_recorded(record, unread),
        }
    }

    fn not_recorded(&self, record: &TableRecord, unread: Unread) -> Outcome {
        if unread == Unread::Stopped {
            return News::Stopped.into();
        }
        let (faults, more) = unread.faults();
        let words = self.words.message.import;
        let why = words.faults(&record.tournament, &faults, more, self.desk.club());
        Message::refused(self.words.screen.anywhere.not_recorded(why.to_string())).into()
    }
}
