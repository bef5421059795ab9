//! Between the interface and the desk: has effects done and tells what came of them.

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
use super::event::Event;
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
use crate::request::analysed_games::RecordFiles;
use crate::request::draft::Draft;
use crate::request::foresight::compare;
use crate::request::listing::{Listing, Prepared};
use crate::request::odds::foretell;
use crate::settings::{Folder, Setting, Value};
use crate::web::Web;
use crate::words::Words;

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
    /// The last message about a file that cannot be followed.
    said: Option<String>,
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
        let (no_drafts, folder, said, rotation) = (false, None, None, None);
        let (programs, record_files) = (OsString::new(), RecordFiles::default());
        Self {
            desk,
            outside,
            words,
            shown,
            draft: None,
            no_drafts,
            folder,
            said,
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

    /// Has an effect done. What the interface does itself comes back as nothing.
    pub fn perform(&mut self, effect: Effect) -> Vec<Event> {
        self.perform_with_progress(effect, &NoProgress)
    }

    /// Performs an effect with progress, where it may take long. Stopped, it has changed nothing.
    pub fn perform_with_progress(&mut self, effect: Effect, progress: &dyn Progress) -> Vec<Event> {
        let (done, as_shown) = match effect {
            Effect::Quit
            | Effect::Fail(_)
            | Effect::Suspend
            | Effect::Redraw
            | Effect::Mouse(_)
            | Effect::StopWork
            | Effect::StopSearch
            | Effect::SearchAgain
            | Effect::Laboratory(_) => return Vec::new(),
            Effect::Keep(setting, value) => return self.keep(setting, &value),
            Effect::Speak(language) => {
                self.words = language.words();
                self.shown = self.shown.clone().unsaid();
                return Vec::new();
            }
            Effect::Attend(at) => return self.attend(at),
            Effect::Glance if !self.may_be_new() => return self.meet(),
            Effect::Follow | Effect::Glance => return self.follow(),
            Effect::Foretell(tournament) => {
                let foretold = foretell(tournament, &self.shown.club, progress);
                return unless_stopped(
                    foretold.map(|odds| Event::News(News::Odds(Box::new(odds)))),
                );
            }
            Effect::Study(study) => {
                let found = study.play(&self.shown.club, progress);
                return unless_stopped(
                    found.map(|found| Event::News(News::Studied(Box::new(found)))),
                );
            }
            Effect::Compare(draft, players) => {
                let (shown, today) = (&self.shown, self.shown.today);
                let when = |seq| shown.when(seq);
                let found = compare(*draft, players, &shown.club, today, &when, progress);
                return unless_stopped(
                    found.map(|found| Event::News(News::Compared(Box::new(found)))),
                );
            }
            Effect::Fit(fit) => {
                return unless_stopped(self.shown.fit(fit, progress).map(|()| Event::Fitted));
            }
            Effect::ReadRecords => return self.read_records(progress),
            Effect::ReadJournal => {
                let texts = self.shown.texts(self.words, progress);
                return unless_stopped(texts.map(|texts| Event::News(News::Journal(texts))));
            }
            Effect::Complete(typed) => {
                let found = apart(progress, move |_| {
                    typed_path::complete(&typed, outside::home().as_deref())
                });
                return unless_stopped(found.map(|found| Event::News(News::Completion(found))));
            }
            Effect::ReadList { path, reading, answers } => {
                let listing = self.read_list(path, (reading, answers), progress);
                return unless_stopped(
                    listing.map(|listing| Event::News(News::Listing(Box::new(listing)))),
                );
            }
            Effect::TakeIn(prepared, answers) => {
                return unless_stopped_all(self.take_in(&prepared, &answers, progress));
            }
            Effect::RecordTable(record) => return self.record_table(&record, progress),
            Effect::Export(what, format) => return vec![self.export(what, format)],
            Effect::Draw(what, picture) => return vec![self.draw(what, picture)],
            Effect::Print(what) => return unless_stopped(self.print(what, progress)),
            Effect::Open(path) => return self.open(&path).into_iter().collect(),
            Effect::Receive => return self.receive(),
            Effect::HandIn(tournament) => return vec![self.hand_in(tournament)],
            Effect::Machines(act) => return self.machines(act),
            Effect::BackUp => return self.back_up_now(),
            Effect::FindBackups => return unless_stopped_all(self.find_backups(progress)),
            Effect::Restore { backup, at } => return self.restore(&backup, at),
            Effect::FindDraft => return self.find_draft(),
            Effect::KeepDraft(draft) => return self.keep_draft(draft),
            Effect::DropDraft => return self.drop_draft(),
            Effect::ReadFile(path) => return unless_stopped(self.read_file(&path, progress)),
            Effect::Perform(decision) => {
                let (stamp, lots) = (self.stamp(), self.outside.lots());
                let by_rules = decision.pairs_by_rules();
                let decide =
                    |club: &Club| decision.clone().decide(club, lots).map_err(DeskError::from);
                let done = self.desk.perform_watched(&stamp, decide, progress);
                let as_shown = by_rules && self.is_paired_as_shown(&done);
                (done, as_shown)
            }
            Effect::Undo(seq) => {
                let stamp = self.stamp();
                let undone = self.desk.undo_watched(&stamp, seq, progress);
                return self.undone(undone);
            }
            Effect::Redo(undo) => return self.redo(undo, progress),
        };
        let mut events = self.done(done);
        for event in events.iter_mut().filter(|_| as_shown) {
            if let Event::Told(told) = event {
                *told = self.words.term.then(told, self.words.screen.start.as_shown());
            }
        }
        events
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

    /// Redoes what an undo undid: the one that was named, whatever another desk undid since.
    fn redo(&mut self, undo: Option<Seq>, progress: &dyn Progress) -> Vec<Event> {
        let stamp = self.stamp();
        let redone = self.desk.redo_watched(&stamp, undo, progress);
        let said = self.words.screen;
        match redone {
            Ok(seq) => self.changed(|entry| said.redone(entry), seq),
            Err(error) => self.refused(&error),
        }
    }

    /// The events after an undo.
    fn undone(&mut self, undone: Result<Seq, DeskError>) -> Vec<Event> {
        let said = self.words.screen;
        match undone {
            Ok(seq) => {
                let mut events = self.changed(|entry| said.undone(entry), seq);
                events.push(Event::Undone);
                events
            }
            Err(error) => self.refused(&error),
        }
    }

    /// The events after a request to record something.
    fn done(&mut self, done: Result<Option<Seq>, DeskError>) -> Vec<Event> {
        match done {
            Ok(Some(seq)) => {
                let said = self.words.screen;
                let mut events = self.changed(|entry| said.done(entry), seq);
                events.push(Event::Done(seq));
                events
            }
            Ok(None) => Vec::new(),
            Err(error) => self.refused(&error),
        }
    }

    /// Keeps a setting. What is kept nowhere counts until the program ends.
    fn keep(&mut self, setting: Setting, value: &Value) -> Vec<Event> {
        if let (Setting::Backups, Value::Number(keep), Some(rotation)) =
            (setting, value, &mut self.rotation)
        {
            rotation.keep(*keep);
        }
        let mut events: Vec<Event> = self.name_records(setting, value).into_iter().collect();
        let Some(folder) = &self.folder else { return events };
        let comment = |setting| self.words.screen.settings.setting(setting).doc.to_owned();
        if let Err(fault) = folder.keep(setting, value, comment) {
            let why = self.words.message.settings.fault(&fault);
            events.push(Event::Refused(why.to_string()));
        }
        events
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
    ) -> Result<Vec<Event>, Stopped> {
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
                return Ok(vec![self.look(), Event::News(News::Listing(Box::new(planned)))]);
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
            Ok((_, Some(Some(listing)))) => {
                vec![self.look(), Event::News(News::Listing(Box::new(listing)))]
            }
            done => {
                if done.is_ok() {
                    self.keep_choices(&ready);
                }
                self.done(done.map(|(seq, _)| seq))
            }
        })
    }

    fn find_draft(&mut self) -> Vec<Event> {
        let mut paths = draft::paths(self.desk.path()).filter(|path| path.exists());
        let Some(first) = paths.next() else { return Vec::new() };
        // A draft with which a tournament was opened waits for that to be undone.
        let waits = |path: &PathBuf| draft::is_own(path, None);
        let path = if waits(&first) { paths.find(|path| !waits(path)) } else { None };
        let path = path.unwrap_or(first);
        match draft::find(&path) {
            Ok(draft::FoundDraft::Nothing) => Vec::new(),
            Ok(draft::FoundDraft::Draft(draft)) => {
                self.draft = Some((path, draft.clone()));
                vec![Event::News(News::Draft(draft))]
            }
            Ok(draft::FoundDraft::Damaged(aside)) => {
                vec![Event::Refused(self.words.screen.wizard.damaged(&aside))]
            }
            Err(error) => {
                let why = self.words.message.command.unreadable(&path, &error);
                vec![Event::Refused(why.to_string())]
            }
        }
    }

    /// Keeps a draft where this desk has kept it before; where another desk has written there since, in a file of its own.
    fn keep_draft(&mut self, draft: Box<Draft>) -> Vec<Event> {
        let own = self.draft.take().filter(|(path, known)| draft::is_own(path, Some(known)));
        let free = || draft::paths(self.desk.path()).find(|path| draft::is_own(path, None));
        let Some(path) = own.map(|(path, _)| path).or_else(free) else { return Vec::new() };
        let kept = draft::keep(&path, &draft);
        let told = self.unless_kept(&path, kept);
        self.draft = Some((path, draft));
        told
    }

    /// Takes away the draft that this desk has kept; one that another desk goes on with stays.
    fn drop_draft(&mut self) -> Vec<Event> {
        let own = self.draft.take().filter(|(path, known)| draft::is_own(path, Some(known)));
        let Some((path, _)) = own else { return Vec::new() };
        let gone = draft::throw_away(&path);
        self.unless_kept(&path, gone)
    }

    /// Tells once that the draft's file could not be written, as where the folder may not be. What is typed goes on.
    fn unless_kept(&mut self, path: &Path, kept: std::io::Result<()>) -> Vec<Event> {
        match kept {
            Err(error) if !self.no_drafts => {
                self.no_drafts = true;
                vec![Event::Refused(self.words.screen.wizard.not_kept(path, &error))]
            }
            Ok(()) | Err(_) => Vec::new(),
        }
    }

    fn read_file(&self, path: &Path, progress: &dyn Progress) -> Result<Event, Stopped> {
        let file = path.to_owned();
        Ok(match apart(progress, move |_| read_on_screen(&file, Limits::LIST))? {
            Ok(bytes) => Event::News(News::File(bytes)),
            Err(why) => {
                let why = self.words.message.command.not_read(path, &why);
                Event::Refused(why.to_string())
            }
        })
    }

    fn follow(&mut self) -> Vec<Event> {
        let followed = self.look_around();
        let set_aside = self.desk.take_set_aside();
        let told = set_aside.map(|log| self.words.message.command.set_aside(&log));
        let warned = told.into_iter().chain(self.back_up()).map(Event::Warned);
        let mut events: Vec<Event> = followed.into_iter().chain(warned).collect();
        events.extend(self.meet());
        events
    }

    /// Whether others may have done something. What fails here is told when the desk follows.
    fn may_be_new(&mut self) -> bool {
        self.desk.wait(Duration::ZERO).unwrap_or(false)
    }

    /// Tells the other desks which match is open here.
    fn attend(&mut self, at: Option<Where>) -> Vec<Event> {
        self.desk.attend(at);
        self.meet()
    }

    /// Sees what is open at the other desks, and which machines have joined.
    fn meet(&mut self) -> Vec<Event> {
        let machines = self.host.as_ref().map(Host::machines);
        let is_known = |name: &String| self.shown.hosting.iter().flatten().any(|one| one == name);
        let new = machines.iter().flatten().filter(|name| !is_known(name));
        let say = &self.words.screen.machines;
        let told: Vec<Event> = new.map(|name| Event::Told(say.is_here(name))).collect();
        let is_met = self.desk.meet();
        let is_other = is_met || machines != self.shown.hosting;
        let looked = is_other.then(|| self.look());
        looked.into_iter().chain(told).collect()
    }

    fn look_around(&mut self) -> Vec<Event> {
        let followed = self.desk.follow();
        let alarm = followed.is_ok().then(|| self.line_alarm());
        let mut events = Vec::new();
        if let Some(alarm) = alarm
            && alarm != self.said
        {
            events.push(Event::Alarmed(alarm.clone()));
            self.said = alarm;
        }
        events.extend(self.after_look(followed));
        events
    }

    fn after_look(&mut self, followed: Result<Followed, DeskError>) -> Vec<Event> {
        match followed {
            Ok(Followed::Moved(moved)) => self.gone_over(moved),
            Ok(Followed::Entries) => vec![self.look()],
            // Minutes are shown, so the screens hear of every one that passes.
            Ok(_) if minute(self.outside.now()) != minute(self.shown.now) => {
                let told = self.tell_waiting();
                std::iter::once(self.look()).chain(told).collect()
            }
            Ok(Followed::Nothing) => Vec::new(),
            // It is told once, and stays on the screen until it changes.
            Err(error) => {
                let said = self.words.message.desk(&error, self.desk.club()).to_string();
                if self.said.replace(said.clone()).as_ref() == Some(&said) {
                    return Vec::new();
                }
                error.tell();
                vec![self.look(), Event::Alarmed(Some(toast::sentence(said)))]
            }
        }
    }

    /// The new state, and a sentence about the entry that made it.
    fn changed(&mut self, sentence: impl Fn(&str) -> String, seq: Seq) -> Vec<Event> {
        let before = self.shown.club.clone();
        let looked = self.look();
        let (entries, club) = (self.desk.entries(), self.desk.club());
        let entry = position(entries, seq).map(|at| &entries[at]);
        let label = entry.map(|entry| {
            shortened(self.words.message.entry(entry, entries, club), &entry.actions, club)
        });
        let label = label.unwrap_or_default();
        let told = sentence(&label);
        // A name is written as it is stored: who reads the message looks for a slip.
        let told = if is_name_first(&told, club) { told } else { toast::sentence(told) };
        let calls = entry.map(|entry| before.lost_calls(&entry.actions, club)).unwrap_or_default();
        let told = match self.words.message.foresight.gone(&calls) {
            Some(gone) => self.words.term.then(&told, &gone),
            None => told,
        };
        vec![looked, Event::Told(told)]
    }

    /// A refusal may come from what another desk did, so the screens see that first.
    fn refused(&mut self, error: &DeskError) -> Vec<Event> {
        if matches!(error, DeskError::Stopped) {
            return vec![Event::News(News::Stopped)];
        }
        error.tell();
        let text = self.words.message.desk(error, self.desk.club()).to_string();
        if matches!(error, DeskError::Displaced(_)) && self.desk.follow().is_ok() {
            // The refusal says why.
            self.shown = self.anew();
        }
        vec![self.look(), Event::Refused(text)]
    }

    /// The desk holds another club now.
    fn gone_over(&mut self, moved: Displaced) -> Vec<Event> {
        self.shown = self.anew();
        self.refused(&DeskError::Displaced(moved))
    }

    /// The snapshot of a club that the screens have not seen before.
    fn anew(&self) -> Snapshot {
        let mut shown = seen(&self.desk, self.outside);
        shown.has_printer = self.shown.has_printer;
        shown.records = Arc::clone(&self.shown.records);
        shown.owning(self.shown.own())
    }

    fn look(&mut self) -> Event {
        let (desk, today) = (&self.desk, self.outside.today());
        let known = self.shown.entries.len();
        let mut later = self.shown.later(desk.club(), desk.entries(), today);
        let new = later.entries.get(known..).unwrap_or(&later.entries);
        later.open_elsewhere = desk.open_elsewhere().into();
        later.rights = rights(desk);
        later.hosting = self.host.as_ref().map(Host::machines);
        later.others = new.iter().any(|entry| !later.is_own(entry));
        self.shown = later.seen_at(self.outside.now());
        Event::Changed(Box::new(self.shown.clone()))
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

fn unless_stopped(done: Result<Event, Stopped>) -> Vec<Event> {
    unless_stopped_all(done.map(|event| vec![event]))
}

fn unless_stopped_all(done: Result<Vec<Event>, Stopped>) -> Vec<Event> {
    done.unwrap_or_else(|Stopped| vec![Event::News(News::Stopped)])
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
