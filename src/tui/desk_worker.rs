//! Between the interface and the desk: has effects done and tells their outcome.

mod backups;
mod draft;
mod hand_in;
mod machines;
mod records;
mod sheets;
mod table;

use std::collections::{BTreeMap, HashSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::effect::Effect;
use super::event::{Message, Outcome};
use super::kit::{text, toast};
use super::news::News;
use super::snapshot::Snapshot;
use super::typed_path;
use super::work::apart::apart;
use crate::club::action::{CallMatch, DrawPairings};
use crate::club::question::floor::Where;
use crate::club::{Action, Club, Seq};
use crate::desk::{Desk, DeskError, Displaced, Followed, Rights, Stamp};
use crate::domain::progress::{NoProgress, Progress, Stopped};
use crate::hall::Host;
use crate::import::file::{Limits, read_on_screen};
use crate::import::{Answers, KeptAnswers, Reading};
use crate::journal::fold::position;
use crate::journal::rotation::Rotation;
use crate::outside::{self, Environment};
use crate::paper::has_printer;
use crate::request::Decision;
use crate::request::analysed_games::RecordFiles;
use crate::request::draft::Draft;
use crate::request::foresight::compare;
use crate::request::listing::{Listing, Prepared};
use crate::request::odds::foretell;
use crate::settings::{Folder, Setting, Value};
use crate::web::Web;
use crate::words::Words;
use crate::words::screen::ScreenWords;

/// Columns of a name in the message on a call.
const CALLED: usize = 30;

/// A desk on behalf of an interface.
#[derive(Debug)]
pub struct DeskWorker {
    desk: Desk,
    outside: Environment,
    words: &'static Words,
    shown: Snapshot,
    /// The draft that this desk keeps or has found, and where.
    draft: Option<(PathBuf, Box<Draft>)>,
    /// Whether a message said that drafts cannot be kept here: once is enough.
    no_drafts: bool,
    folder: Option<Folder>,
    /// Makes backups now and then, where that is wanted.
    rotation: Option<Rotation>,
    /// Folders in which a printer of HTML is looked for, as `PATH` has them.
    programs: OsString,
    /// The program that opens files, where there is a desktop.
    opener: Option<PathBuf>,
    record_files: RecordFiles,
    /// The host that lets other machines join, while they may.
    host: Option<Host>,
    /// The pages for phones, while they are served.
    web: Option<Web>,
    /// Events that were said to wait for this register.
    waiting: usize,
}

impl DeskWorker {
    /// A worker around an open desk.
    pub fn new(desk: Desk, outside: Environment, words: &'static Words) -> Self {
        let shown = seen(&desk, outside);
        let (no_drafts, folder, rotation) = (false, None, None);
        let (programs, record_files) = (OsString::new(), RecordFiles::default());
        Self {
            desk,
            outside,
            words,
            shown,
            draft: None,
            no_drafts,
            folder,
            rotation,
            programs,
            opener: None,
            record_files,
            host: None,
            web: None,
            waiting: 0,
        }
    }

    /// The worker that keeps settings in that folder.
    #[must_use]
    pub fn keeping(self, folder: Option<Folder>) -> Self {
        Self { folder, ..self }
    }

    /// The worker that finds printers of HTML in those folders, as `PATH` has them.
    #[must_use]
    pub fn finding(mut self, programs: OsString) -> Self {
        self.shown.has_printer = has_printer(&programs);
        Self { programs, ..self }
    }

    /// The worker that has files opened by that program.
    #[must_use]
    pub fn opening(self, opener: Option<PathBuf>) -> Self {
        Self { opener, ..self }
    }

    /// The snapshot that the screens show.
    pub fn snapshot(&self) -> Snapshot {
        self.shown.clone()
    }

    /// Has an effect done. Nothing comes of what the interface does itself.
    pub fn perform(&mut self, effect: Effect) -> Outcome {
        self.perform_with_progress(effect, &NoProgress)
    }

    /// Performs an effect with progress, where it may take long. Stopped, it has changed nothing.
    pub fn perform_with_progress(&mut self, effect: Effect, progress: &dyn Progress) -> Outcome {
        self.outcome(effect, progress).unwrap_or_else(|Stopped| News::Stopped.into())
    }

    fn outcome(&mut self, effect: Effect, progress: &dyn Progress) -> Result<Outcome, Stopped> {
        Ok(match effect {
            Effect::Quit
            | Effect::Fail(_)
            | Effect::Suspend
            | Effect::Redraw
            | Effect::Mouse(_)
            | Effect::StopWork
            | Effect::StopSearch
            | Effect::SearchAgain
            | Effect::Laboratory(_) => Outcome::default(),
            Effect::Keep(setting, value) => self.keep(setting, &value),
            Effect::Speak(language) => {
                self.words = language.words();
                self.shown = self.shown.clone().unsaid();
                Outcome::default()
            }
            Effect::Attend(at) => self.attend(at),
            Effect::Glance if !self.may_be_new() => self.meet(),
            Effect::Follow | Effect::Glance => self.follow(),
            Effect::Foretell(tournament) => {
                let odds = foretell(tournament, &self.shown.club, progress)?;
                News::Odds(Box::new(odds)).into()
            }
            Effect::Study(study) => {
                let found = study.play(&self.shown.club, progress)?;
                News::Studied(Box::new(found)).into()
            }
            Effect::Compare(draft, players) => {
                let (shown, today) = (&self.shown, self.shown.today);
                let when = |seq| shown.when(seq);
                let found = compare(*draft, players, &shown.club, today, &when, progress)?;
                News::Compared(Box::new(found)).into()
            }
            Effect::Fit(fit) => {
                self.shown.fit(fit, progress)?;
                self.shown.clone().into()
            }
            Effect::ReadRecords => self.read_records(progress)?,
            Effect::ReadJournal => News::Journal(self.shown.texts(self.words, progress)?).into(),
            Effect::Complete(typed) => {
                let home = outside::home();
                let found = apart(progress, move |_| typed_path::complete(&typed, home.as_deref()));
                News::Completion(found?).into()
            }
            Effect::ReadList { path, reading, answers } => {
                let listing = self.read_list(path, (reading, answers), progress)?;
                News::Listing(Box::new(listing)).into()
            }
            Effect::TakeIn(prepared, answers) => self.take_in(&prepared, &answers, progress)?,
            Effect::RecordTable(record) => self.record_table(&record, progress),
            Effect::Export(what, format) => self.export(what, format).into(),
            Effect::Draw(what, picture) => self.draw(what, picture).into(),
            Effect::Print(what) => self.print(what, progress)?.into(),
            Effect::Open(path) => self.open(&path).into(),
            Effect::Receive => self.receive(),
            Effect::HandIn(tournament) => self.hand_in(tournament),
            Effect::Machines(act) => self.machines(act),
            Effect::BackUp => self.back_up_now(),
            Effect::FindBackups => self.find_backups(progress)?,
            Effect::Restore { backup, at } => self.restore(&backup, at),
            Effect::FindDraft => self.find_draft(),
            Effect::KeepDraft(draft) => self.keep_draft(draft),
            Effect::DropDraft => self.drop_draft(),
            Effect::ReadFile(path) => self.read_file(&path, progress)?,
            Effect::Perform(decision) => self.record(&decision, progress),
            Effect::Undo(seq) => {
                let stamp = self.stamp();
                match self.desk.undo_watched(&stamp, seq, progress) {
                    Ok(seq) => self.changed(ScreenWords::undone, seq).and(News::Undone),
                    Err(error) => self.refused(&error),
                }
            }
            // The undo that was named, whatever another desk undid since.
            Effect::Redo(undo) => {
                let stamp = self.stamp();
                match self.desk.redo_watched(&stamp, undo, progress) {
                    Ok(seq) => self.changed(ScreenWords::redone, seq),
                    Err(error) => self.refused(&error),
                }
            }
        })
    }

    /// Has a decision recorded.
    fn record(&mut self, decision: &Decision, progress: &dyn Progress) -> Outcome {
        let (stamp, lots) = (self.stamp(), self.outside.lots());
        let by_rules = decision.pairs_by_rules();
        let decide = |club: &Club| decision.clone().decide(club, lots).map_err(DeskError::from);
        let done = self.desk.perform_watched(&stamp, decide, progress);
        let as_shown = by_rules && self.is_paired_as_shown(&done);
        let mut outcome = self.done(done);
        if let Some(Message::Told(told)) = outcome.message.as_mut().filter(|_| as_shown) {
            *told = self.words.term.then(told, self.words.screen.start.as_shown());
        }
        outcome
    }

    /// Whether an entry pairs a round as its question showed it, which the rules would pair otherwise by now.
    fn is_paired_as_shown(&self, done: &Result<Option<Seq>, DeskError>) -> bool {
        let Ok(Some(seq)) = done else { return false };
        let at = position(self.desk.entries(), *seq);
        let entry = at.map(|at| &self.desk.entries()[at]);
        entry.is_some_and(|entry| {
            matches!(entry.actions[..], [Action::DrawPairings(DrawPairings { rules: None, .. })])
        })
    }

    /// A stamp for an operation that is then this process's own.
    fn stamp(&mut self) -> Stamp {
        let stamp = self.outside.stamp();
        let mut own = HashSet::clone(&self.shown.own());
        own.insert(stamp.op.clone());
        self.shown = self.shown.clone().owning(Arc::new(own));
        stamp
    }

    /// The outcome of a request to record something.
    fn done(&mut self, done: Result<Option<Seq>, DeskError>) -> Outcome {
        match done {
            Ok(Some(seq)) => self.changed(ScreenWords::done, seq).and(News::Done(seq)),
            Ok(None) => Outcome::default(),
            Err(error) => self.refused(&error),
        }
    }

    /// Keeps a setting. What is kept nowhere counts until the program ends.
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
        named.and(why.map(Message::Refused))
    }

    /// Reads a list and sees what taking it in would do.
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
    fn take_in(
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

    fn find_draft(&mut self) -> Outcome {
        let mut paths = draft::paths(self.desk.path()).filter(|path| path.exists());
        let Some(first) = paths.next() else { return Outcome::default() };
        // A draft with which a tournament was opened waits for that to be undone.
        let waits = |path: &PathBuf| draft::is_own(path, None);
        let path = if waits(&first) { paths.find(|path| !waits(path)) } else { None };
        let path = path.unwrap_or(first);
        match draft::find(&path) {
            Ok(draft::FoundDraft::Nothing) => Outcome::default(),
            Ok(draft::FoundDraft::Draft(draft)) => {
                self.draft = Some((path, draft.clone()));
                News::Draft(draft).into()
            }
            Ok(draft::FoundDraft::Damaged(aside)) => {
                Message::Refused(self.words.screen.wizard.damaged(&aside)).into()
            }
            Err(error) => {
                let why = self.words.message.command.unreadable(&path, &error);
                Message::Refused(why.to_string()).into()
            }
        }
    }

    /// Keeps a draft where this desk has kept it before; where another desk has written there since, in a file of its own.
    fn keep_draft(&mut self, draft: Box<Draft>) -> Outcome {
        let own = self.draft.take().filter(|(path, known)| draft::is_own(path, Some(known)));
        let free = || draft::paths(self.desk.path()).find(|path| draft::is_own(path, None));
        let Some(path) = own.map(|(path, _)| path).or_else(free) else {
            return Outcome::default();
        };
        let kept = draft::keep(&path, &draft);
        let told = self.unless_kept(&path, kept);
        self.draft = Some((path, draft));
        told
    }

    /// Takes away the draft that this desk has kept; one that another desk goes on with stays.
    fn drop_draft(&mut self) -> Outcome {
        let own = self.draft.take().filter(|(path, known)| draft::is_own(path, Some(known)));
        let Some((path, _)) = own else { return Outcome::default() };
        let gone = draft::throw_away(&path);
        self.unless_kept(&path, gone)
    }

    /// Tells once that the draft's file could not be written, as where the folder may not be. What is typed goes on.
    fn unless_kept(&mut self, path: &Path, kept: std::io::Result<()>) -> Outcome {
        match kept {
            Err(error) if !self.no_drafts => {
                self.no_drafts = true;
                Message::Refused(self.words.screen.wizard.not_kept(path, &error)).into()
            }
            Ok(()) | Err(_) => Outcome::default(),
        }
    }

    fn read_file(&self, path: &Path, progress: &dyn Progress) -> Result<Outcome, Stopped> {
        let file = path.to_owned();
        Ok(match apart(progress, move |_| read_on_screen(&file, Limits::LIST))? {
            Ok(bytes) => News::File(bytes).into(),
            Err(why) => {
                let why = self.words.message.command.not_read(path, &why);
                Message::Refused(why.to_string()).into()
            }
        })
    }

    fn follow(&mut self) -> Outcome {
        let followed = self.look_around();
        let set_aside = self.desk.take_set_aside();
        let told = set_aside.map(|log| self.words.message.command.set_aside(&log));
        let warned = told.into_iter().chain(self.back_up()).last().map(Message::Warned);
        followed.and(warned).and(self.meet())
    }

    /// Whether others may have done something. What fails here is told when the desk follows.
    fn may_be_new(&mut self) -> bool {
        self.desk.wait(Duration::ZERO).unwrap_or(false)
    }

    /// Tells the other desks which match is open here.
    fn attend(&mut self, at: Option<Where>) -> Outcome {
        self.desk.attend(at);
        self.meet()
    }

    /// Sees what is open at the other desks, and which machines have joined.
    fn meet(&mut self) -> Outcome {
        let machines = self.host.as_ref().map(Host::machines);
        let is_known = |name: &String| self.shown.hosting.iter().flatten().any(|one| one == name);
        let new = machines.iter().flatten().filter(|name| !is_known(name));
        let say = &self.words.screen.machines;
        let told = new.map(|name| Message::Told(say.is_here(name))).last();
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
                let said = self.words.message.desk(error, self.desk.club());
                Some(toast::sentence(said.to_string()))
            }
        };
        // It is told once, and stays on the screen until it changes.
        let is_new = alarm != self.shown.alarm;
        self.shown.alarm = alarm;
        match followed {
            Ok(Followed::Moved(moved)) => self.gone_over(moved),
            Ok(Followed::Entries) => self.look(),
            // Minutes are shown, so the screens hear of every one that passes.
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

    /// The new state, and a sentence about the entry that made it.
    fn changed(&mut self, sentence: fn(ScreenWords, &str) -> String, seq: Seq) -> Outcome {
        let before = self.shown.club.clone();
        let looked = self.look();
        let (entries, club) = (self.desk.entries(), self.desk.club());
        let entry = position(entries, seq).map(|at| &entries[at]);
        let label = entry.map(|entry| {
            shortened(self.words.message.entry(entry, entries, club), &entry.actions, club)
        });
        let label = label.unwrap_or_default();
        let told = sentence(self.words.screen, &label);
        // A name is written as it is stored: who reads the message looks for a slip.
        let told = if is_name_first(&told, club) { told } else { toast::sentence(told) };
        let calls = entry.map(|entry| before.lost_calls(&entry.actions, club)).unwrap_or_default();
        let told = match self.words.message.foresight.gone(&calls) {
            Some(gone) => self.words.term.then(&told, &gone),
            None => told,
        };
        looked.and(Message::Told(told))
    }

    /// A refusal may come from what another desk did, so the screens see that first.
    fn refused(&mut self, error: &DeskError) -> Outcome {
        if matches!(error, DeskError::Stopped) {
            return News::Stopped.into();
        }
        error.tell();
        let text = self.words.message.desk(error, self.desk.club()).to_string();
        if matches!(error, DeskError::Displaced(_)) && self.desk.follow().is_ok() {
            // The refusal says why.
            self.shown = self.anew();
        }
        self.look().and(Message::Refused(text))
    }

    /// The desk holds another club now.
    fn gone_over(&mut self, moved: Displaced) -> Outcome {
        self.shown = self.anew();
        self.refused(&DeskError::Displaced(moved))
    }

    /// The snapshot of a club that the screens have not seen before.
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

/// The club at a desk, with nothing worked out yet.
fn seen(desk: &Desk, outside: Environment) -> Snapshot {
    let mut shown = Snapshot::new(desk.club(), desk.entries(), outside.today());
    shown.rights = rights(desk);
    shown.at_desk(desk.name()).seen_at(outside.now())
}

/// The rights of a machine that joined another one.
fn rights(desk: &Desk) -> Option<Rights> {
    desk.line().map(|line| line.rights.clone())
}

/// The decision in words, with the names of called players cut to [`CALLED`]: the message lies over the floor, which
/// shows them too.
fn shortened(said: String, actions: &[Action], club: &Club) -> String {
    let [Action::CallMatch(CallMatch { tournament, no, .. })] = actions else { return said };
    let played = club.fixture((*tournament, *no)).map(|(_, played)| played.players());
    let names = played
        .iter()
        .flatten()
        .copied()
        .filter_map(|player| club.player(player))
        .map(|player| &player.name);
    names.fold(said, |said, name| said.replace(name.as_str(), &text::fit(name, CALLED)))
}

/// Minutes since 1970.
fn minute(time: DateTime<Utc>) -> i64 {
    time.timestamp().div_euclid(60)
}

/// Whether a sentence begins with the name of a player, a tournament or a rating list.
fn is_name_first(told: &str, club: &Club) -> bool {
    // A player called `m` is not meant by "match 7".
    let begins = |name: &String| {
        let behind = told.strip_prefix(name.as_str());
        behind.is_some_and(|rest| !rest.starts_with(|sign: char| sign.is_ascii_alphanumeric()))
    };
    club.registry().registrations().any(|one| begins(&one.name))
        || club.tournaments().any(|one| begins(&one.name))
        || club.lists().any(|one| begins(&one.name))
}
