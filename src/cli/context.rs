//! The context of a command: the file to work on, the words of its messages, where to write.

use std::ffi::OsString;
use std::io;
use std::io::{ErrorKind, IsTerminal as _, Write, stderr, stdin};
use std::path::PathBuf;
use std::sync::Arc;

use banzuke_federation::ServerLine;
use tempfile::TempDir;

use super::resolve_names::Names;
use super::{federation, hall};
use crate::club::{Action, Club, Seq};
use crate::desk::{Brought, Desk, DeskError};
use crate::domain::name::{clean, fold, shown};
use crate::domain::progress::NoProgress;
use crate::export::{Format, NoWorkbooks, Sheet};
use crate::hall::line::OpensLine;
use crate::hall::{Joined, Membership};
use crate::hooks;
use crate::journal::Entry;
use crate::journal::backup::Rotation;
use crate::journal::store::Missing;
use crate::opener::{Held, hold};
use crate::outside::{self, Environment};
use crate::received::Fault;
use crate::request::Request;
use crate::settings::{Effective, Folder};
use crate::words::message::{Message, MessageWords};
use crate::words::term::TermWords;
use crate::words::{ENGLISH, Words};

/// Begins the name of another machine's club.
const HALL: &str = "banzuke://";

pub struct Context<'a> {
    pub all_words: &'static Words,
    pub words: &'static MessageWords,
    pub(super) term: &'static TermWords,
    pub outside: Environment,
    pub out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    file: Option<PathBuf>,
    /// The address of the machine or server that has the journal, where that is another one.
    hall: Option<String>,
    /// Keeps the file from being read as a list or written as one, also while no desk has it open.
    _held: Option<Held>,
    desk: String,
    alone: bool,
    pub(super) folder: Option<Folder>,
    pub(super) effective: Effective,
    /// The options that another program of the house is given.
    pub(super) handed_on: Vec<OsString>,
    /// What is wrong with the operator's own words.
    pub(super) faults: Vec<String>,
}

impl<'a> Context<'a> {
    pub(super) fn new(
        words: &'static Words,
        outside: Environment,
        db: Option<PathBuf>,
        desk: &str,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Result<Self, CliError> {
        let desk = clean(desk);
        if desk.is_empty() {
            return Err(CliError::Usage(words.message.command.no_desk_name()));
        }
        let far = |db: &PathBuf| {
            let db = db.to_str()?;
            let server = banzuke_federation::is_address(db).then_some(db);
            server.or_else(|| db.strip_prefix(HALL)).map(str::to_owned)
        };
        let hall = db.as_ref().and_then(far);
        let file = if hall.is_some() { None } else { db.or_else(outside::default_file) };
        let (all_words, words, term) = (words, &words.message, &words.term);
        let (folder, effective) = (None, Effective::default());
        Ok(Self {
            all_words,
            words,
            term,
            outside,
            out,
            err,
            _held: file.as_deref().map(hold),
            file,
            hall,
            desk,
            alone: false,
            folder,
            effective,
            handed_on: Vec::new(),
            faults: Vec::new(),
        })
    }

    /// With the operator's settings, and the folder where they are kept.
    pub(super) fn preferring(self, folder: Option<Folder>, effective: Effective) -> Self {
        Self { folder, effective, ..self }
    }

    /// With the file opened for this desk alone, if `alone`.
    pub(super) fn alone(self, alone: bool) -> Self {
        Self { alone, ..self }
    }

    /// The words for the cells of a list: where a program reads it, those of every language are the same.
    pub fn words_for(&self, format: impl Into<Format>) -> &'static Words {
        if format.into().is_for_programs() { &ENGLISH } else { self.all_words }
    }

    /// Like [`Self::words_for`], the messages alone.
    pub(super) fn cell_words(&self, format: impl Into<Format>) -> &'static MessageWords {
        &self.words_for(format).message
    }

    /// A sheet as it is to be written: for people in the words of their language.
    pub fn worded(&self, sheet: Sheet, format: Format) -> Sheet {
        self.words.sheet.worded(sheet, format)
    }

    /// Prints a sheet.
    pub fn print(&mut self, sheet: Sheet, format: impl Into<Format>) -> Result<(), CliError> {
        let format = format.into();
        Ok(self.worded(sheet, format).write(format, self.out)?)
    }

    /// A line to standard error.
    pub fn say(&mut self, text: &str) {
        say(self.err, text);
    }

    /// Whether somebody sits at a terminal who can be asked.
    pub(super) fn can_ask() -> bool {
        stdin().is_terminal() && stderr().is_terminal()
    }

    /// The line that is typed as an answer, folded; none where there is none.
    pub(super) fn answer(&mut self, question: &str) -> Result<Option<String>, CliError> {
        Ok(self.typed(question)?.map(|typed| fold(&typed).trim().to_owned()))
    }

    /// The line that is typed as an answer; none where there is none.
    pub(super) fn typed(&mut self, question: &str) -> Result<Option<String>, CliError> {
        self.say(question);
        let mut typed = String::new();
        let read = stdin().read_line(&mut typed)?;
        Ok((read > 0).then_some(typed))
    }

    /// The club's file; refused where another machine has it.
    pub(super) fn file(&self) -> Result<PathBuf, CliError> {
        if self.hall.is_some() {
            return Err(self.words.faults.fault(&DeskError::NoFile, &Club::default()).into());
        }
        Ok(self.file.clone().ok_or_else(|| self.words.command.no_place())?)
    }

    /// Whether there is a club to work on; else the first entry begins it.
    pub(super) fn is_begun(&self) -> Result<bool, CliError> {
        Ok(self.hall.is_some() || self.file()?.exists())
    }

    /// Works on the club of another machine from now on.
    pub(super) fn work_at(&mut self, address: &str) {
        self.hall = Some(address.to_owned());
        self.file = None;
    }

    /// Another machine's club as `--db` names it.
    pub(super) fn hall(&self) -> Option<OsString> {
        self.hall.as_ref().map(|address| {
            let is_server = banzuke_federation::is_address(address);
            if is_server { address.into() } else { format!("{HALL}{address}").into() }
        })
    }

    /// The folder of this machine's memberships.
    pub(super) fn halls(&self) -> Result<PathBuf, CliError> {
        Ok(outside::halls_folder().ok_or_else(|| self.words.command.no_place())?)
    }

    /// Opens the club's file, which must be there.
    pub fn open(&mut self) -> Result<Desk, CliError> {
        self.open_or(Missing::Refuse)
    }

    /// Opens the club only to look at it.
    pub(super) fn open_to_look(&mut self) -> Result<Desk, CliError> {
        if let Some(address) = self.hall.clone() {
            return self.open_joined(&address);
        }
        let opened = Desk::open_to_read(&self.file()?);
        opened.map_err(|error| self.fault(&error, &Club::default()))
    }

    /// Opens the club's file, or begins it.
    pub fn begin(&mut self) -> Result<Desk, CliError> {
        self.open_or(Missing::Create)
    }

    /// Opens the club's file, or begins it for the entries of a journal, checked on a throw-away file first.
    pub(super) fn begin_with_journal(&mut self, entries: &[Arc<Entry>]) -> Result<Desk, CliError> {
        if !self.is_begun()? {
            let (_folder, mut trial) = self.throw_away()?;
            trial.take_in(entries).map_err(|error| self.fault(&error, trial.club()))?;
        }
        self.begin()
    }

    /// A desk on a new file that goes away with its folder.
    pub(super) fn throw_away(&self) -> Result<(TempDir, Desk), CliError> {
        let folder = tempfile::tempdir()
            .map_err(|error| self.words.command.unwritable(&std::env::temp_dir(), &error))?;
        let opened = Desk::open(&folder.path().join("club.db"), Missing::Create, &self.desk);
        let desk = opened.map_err(|error| self.fault(&error, &Club::default()))?;
        Ok((folder, desk))
    }

    fn open_or(&mut self, missing: Missing) -> Result<Desk, CliError> {
        if let Some(address) = self.hall.clone() {
            return self.open_joined(&address);
        }
        let open = if self.alone { Desk::open_alone } else { Desk::open };
        let opened = open(&self.file()?, missing, &self.desk);
        let mut desk = opened.map_err(|error| self.fault(&error, &Club::default()))?;
        if let Some(log) = desk.take_set_aside() {
            self.say(&self.words.command.set_aside(&log));
        }
        self.have_heard(&mut desk);
        Ok(desk)
    }

    /// Runs the operator's commands on what is decided at a desk.
    fn have_heard(&self, desk: &mut Desk) {
        if let Some(hooks) = hooks::Runner::of(&self.effective.hooks) {
            desk.heard_by(hooks);
        }
    }

    /// The entries of another machine's club that are known here, those to be sent, and whether it answers; none where the
    /// club cannot be opened.
    pub(super) fn joined_state(&mut self) -> Option<(usize, usize, bool)> {
        let address = self.hall.clone()?;
        let desk = self.open_joined(&address).ok()?;
        let line = desk.line()?;
        Some((desk.entries().len(), line.unsent.len(), line.down.is_none()))
    }

    /// Opens this machine's copy of another one's club, with all that is there by now if the host answers.
    pub(super) fn open_joined(&mut self, address: &str) -> Result<Desk, CliError> {
        let folder = self.halls()?;
        let (member, opens): (_, OpensLine) = if banzuke_federation::is_address(address) {
            (federation::member(self, address)?, ServerLine::of)
        } else {
            (hall::member(self, address)?, Membership::line)
        };
        let name = member.desk.clone();
        let opened = Desk::at(|| Joined::open(member, &folder, opens), &name);
        let mut desk = opened.map_err(|error| self.fault(&error, &Club::default()))?;
        desk.refresh().map_err(|error| self.fault(&error, desk.club()))?;
        self.tell_line(&mut desk);
        self.have_heard(&mut desk);
        Ok(desk)
    }

    /// The name that signs what this program does.
    pub(super) fn desk_name(&self) -> &str {
        &self.desk
    }

    /// Says what the people at a joined machine must know of its line.
    fn tell_line(&mut self, desk: &mut Desk) {
        let Some(line) = desk.line() else { return };
        if line.down.is_some() {
            self.say(&self.words.hall.stale(&line.host));
        }
        if !line.unsent.is_empty() {
            self.say(&self.words.hall.unsent(line.unsent.len()));
        }
        for (entry, why) in &line.refused {
            self.tell_refused(desk, entry, why);
        }
        // It was said, and is not said again.
        desk.dismiss_refused();
    }

    /// Says what was brought in from elsewhere, and what was refused.
    pub(super) fn tell_brought(&mut self, desk: &Desk, brought: &Brought) {
        self.say(&self.words.hall.brought(brought.recorded.len(), brought.known));
        for (entry, why) in &brought.refused {
            self.tell_refused(desk, entry, why);
        }
    }

    /// Says why an entry that was decided elsewhere does not count.
    fn tell_refused(&mut self, desk: &Desk, entry: &Entry, why: &DeskError) {
        let told = self.words.entry(entry, desk.entries(), desk.club());
        let why = self.words.faults.fault(why, desk.club()).what;
        self.say(&self.words.hall.refused(&told, &why));
    }

    /// A desk's fault in words; the log is told.
    pub(super) fn fault(&self, error: &DeskError, club: &Club) -> CliError {
        error.tell();
        self.words.faults.fault(error, club).into()
    }

    /// Finds the players, tournaments and lists that texts name in a club.
    pub fn names<'c>(&self, club: &'c Club) -> Names<'c> {
        Names { words: self.words, club }
    }

    /// Has a request done as one entry; says what that was and how it is undone.
    pub(super) fn ask(
        &mut self,
        ask: impl Fn(Names<'_>) -> Result<Request, Message>,
    ) -> Result<(), CliError> {
        let mut desk = self.open()?;
        let done = self.ask_at(&mut desk, ask);
        desk.leave();
        done
    }

    /// Like [`Self::ask`], at an open desk.
    pub(super) fn ask_at(
        &mut self,
        desk: &mut Desk,
        ask: impl Fn(Names<'_>) -> Result<Request, Message>,
    ) -> Result<(), CliError> {
        self.ask_with(desk, |names| Ok((ask(names)?, ()))).map(|_| ())
    }

    /// Like [`Self::ask_at`], for an `ask` that gives a value beside the request.
    pub(super) fn ask_with<T>(
        &mut self,
        desk: &mut Desk,
        ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
    ) -> Result<Option<T>, CliError> {
        let (words, chance) = (self.words, self.outside.lots());
        let (seq, done) = self.perform(desk, |club| {
            let names = Names { words, club };
            let (request, value) = ask(names)?;
            let actions =
                request.decide(club, chance).map_err(|refusal| names.refusal(&refusal))?;
            Ok((actions.clone(), (club.clone(), actions, value)))
        })?;
        let Some((before, actions, value)) = done else { return Ok(None) };
        if let Some(seq) = seq {
            let told = self.summary(desk, seq);
            self.say(&told);
            let calls = before.lost_calls(&actions, desk.club());
            if let Some(gone) = words.foresight.gone(&calls) {
                self.say(&gone);
            }
            let corrects = |action: &&Action| {
                matches!(action, Action::CorrectResult(_) | Action::CorrectGame(_))
            };
            let corrected = actions.first().filter(corrects);
            if let Some(action) = corrected
                && let Some(found) = action.tournament().and_then(|id| before.tournament(id))
                && let Ok(changed) = before.consequences(action)
            {
                let round = |no| found.round_of(no);
                for line in words.foresight.changes(&actions, &changed, &before, round) {
                    self.say(&line);
                }
            }
            self.hint(seq);
        }
        Ok(Some(value))
    }

    /// Like [`Self::ask_with`], at a desk that is opened, or created for a first entry. A refused request leaves no empty
    /// file behind.
    pub(super) fn ask_first<T>(
        &mut self,
        ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
    ) -> Result<(Desk, Option<T>), CliError> {
        if !self.is_begun()? {
            let club = Club::default();
            let (request, _) = ask(self.names(&club))?;
            let refused = request.rehearse(&club);
            refused.map_err(|refusal| self.words.refusal(&refusal, &club))?;
        }
        let mut desk = self.begin()?;
        let value = self.ask_with(&mut desk, ask)?;
        Ok((desk, value))
    }

    /// Records the actions of `decide` as one entry, without a message. Gives the entry, and the value beside the
    /// actions.
    pub(super) fn perform<T>(
        &mut self,
        desk: &mut Desk,
        decide: impl Fn(&Club) -> Result<(Vec<Action>, T), Message>,
    ) -> Result<(Option<Seq>, Option<T>), CliError> {
        let stamp = self.outside.stamp();
        let performed = desk.decide(&stamp, |club| decide(club).map_err(Fault::Said), &NoProgress);
        let performed = performed.map_err(|fault| match fault {
            Fault::Desk(error) => self.fault(&error, desk.club()),
            Fault::Said(message) => message.into(),
        })?;
        self.back_up(desk);
        if desk.line().is_some_and(|line| !line.unsent.is_empty()) {
            self.tell_line(desk);
        }
        Ok(performed)
    }

    /// Makes a backup if one is due after an entry. If it fails, a message says so; the entry stands.
    pub(super) fn back_up(&mut self, desk: &mut Desk) {
        let mut rotation = Rotation::new(self.effective.settings.backups);
        if let Err(error) = desk.rotate(&mut rotation, self.outside.now()) {
            error.tell();
            let why = self.words.faults.fault(&error, desk.club()).to_string();
            self.say(&self.all_words.screen.backups.failed(&why));
        }
    }

    /// Says how an entry is undone.
    pub(super) fn hint(&mut self, seq: Seq) {
        self.say(&self.words.command.undo_hint(seq));
    }

    /// The decision of an entry, in words; empty if there is no such entry.
    pub(super) fn summary(&self, desk: &Desk, seq: Seq) -> String {
        let entries = desk.entries();
        let told = |entry: &Entry| self.words.entry(entry, entries, desk.club());
        entries.iter().find(|entry| entry.seq == seq).map(|entry| told(entry)).unwrap_or_default()
    }
}

/// An error that a command ends with, and its exit code.
#[derive(Debug)]
pub enum CliError {
    /// Refused or failed: 1.
    Said(Message),
    /// The request makes no sense: 2.
    Usage(Message),
    /// The findings are printed already: 1.
    Found,
    /// The screens came to an end that the operator did not ask for: the code that says so.
    Ended(u8),
    /// It is a command of the laboratory, which is another program.
    OfLaboratory,
    /// Standard output failed: 1, or 0 where the reader has merely gone.
    Output(io::Error),
}

impl From<Message> for CliError {
    fn from(message: Message) -> Self {
        Self::Said(message)
    }
}

/// Only standard output is written without words of its own.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl CliError {
    fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Ended(code) => *code,
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Self::Said(_) | Self::Found | Self::OfLaboratory | Self::Output(_) => 1,
        }
    }

    /// Says it, and gives the exit code.
    pub(super) fn report(&self, words: &MessageWords, err: &mut dyn Write) -> u8 {
        if let Self::Output(error) = self
            && NoWorkbooks::is(error)
        {
            return Self::Said(words.command.no_workbooks()).report(words, err);
        }
        let code = self.code();
        log::info!("code={code}");
        match self {
            Self::Said(message) | Self::Usage(message) => {
                // A file may have several faults, one a line.
                let mut lines = message.what.split('\n');
                say(err, &format!("banzuke: {}", lines.next().unwrap_or_default()));
                lines.for_each(|line| say(err, &format!("  {line}")));
                say(err, &format!("  {}", message.remedy));
            }
            Self::Output(error) if code != 0 => {
                say(err, &format!("banzuke: {}", words.command.unprintable(error)));
            }
            Self::Found | Self::OfLaboratory | Self::Ended(_) | Self::Output(_) => {}
        }
        code
    }
}

/// Writes a line to standard error. Whatever a file or an argument held, nothing that a terminal
/// obeys reaches it.
pub(super) fn say(err: &mut dyn Write, text: &str) {
    // If standard error is gone there is nobody to tell.
    let _ = writeln!(err, "{}", shown(text));
}
