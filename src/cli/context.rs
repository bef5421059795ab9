//! The context of a command: the file to work on, the words of its messages, where to write.

use std::ffi::OsString;
use std::io;
use std::io::{ErrorKind, IsTerminal as _, Write, stderr, stdin};

use banzuke_federation::ServerLine;
use tempfile::TempDir;

use super::{federation, hall};
use crate::cli::prelude::*;
use crate::desk::{Brought, Repeated};
use crate::domain::name::shown;
use crate::export::NoWorkbooks;
use crate::hall::line::OpensLine;
use crate::hall::{Joined, Membership};
use crate::hooks;
use crate::journal::backup::Rotation;
use crate::opener::{Held, hold};
use crate::outside::{self, Environment};
use crate::received::Fault;
use crate::settings::Effective;
use crate::words::term::TermWords;
use crate::words::{ENGLISH, Words};

/// Runs a command of one of these names; the arms behind them are those of the others.
#[macro_export]
macro_rules! run {
    ($command:expr, $context:ident, [$($name:ident),+ $(,)?] $($others:tt)*) => {
        match $command {
            $(Self::$name(command) => command.run($context),)+
            $($others)*
        }
    };
}

/// The scheme of an address of another machine's club.
const HALL: &str = "banzuke://";

pub struct Context<'a> {
    pub all_words: &'static Words,
    pub words: &'static MessageWords,
    pub(super) term: &'static TermWords,
    pub outside: Environment,
    pub out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    file: Option<PathBuf>,
    /// The address of the machine or server with the journal, if it is not this one.
    hall: Option<String>,
    /// Keeps the file from being read as a list or written as an export, also while no desk has it open.
    _held: Option<Held>,
    /// The name of this desk in its entries.
    pub(super) desk: String,
    alone: bool,
    pub(super) folder: Option<Folder>,
    pub(super) effective: Effective,
    /// Options that are passed on to the laboratory.
    pub(super) handed_on: Vec<OsString>,
    /// Faults in the operator's own words.
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
    ) -> CliResult<Self> {
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

    pub(super) fn preferring(self, folder: Option<Folder>, effective: Effective) -> Self {
        Self { folder, effective, ..self }
    }

    /// If `alone`, this desk opens the file exclusively.
    pub(super) fn alone(self, alone: bool) -> Self {
        Self { alone, ..self }
    }

    /// The words for the cells of a list. Formats for programs are the same in every language.
    pub fn words_for(&self, format: impl Into<Format>) -> &'static Words {
        if format.into().is_for_programs() { &ENGLISH } else { self.all_words }
    }

    pub(super) fn cell_words(&self, format: impl Into<Format>) -> &'static MessageWords {
        &self.words_for(format).message
    }

    /// Puts a sheet for people into the words of their language.
    pub fn worded(&self, sheet: Sheet, format: Format) -> Sheet {
        self.words.sheet.worded(sheet, format)
    }

    pub fn print(&mut self, sheet: Sheet, format: impl Into<Format>) -> CliResult {
        let format = format.into();
        Ok(self.worded(sheet, format).write(format, self.out)?)
    }

    pub fn say(&mut self, text: &str) {
        say(self.err, text);
    }

    /// Whether input and messages are at a terminal, so that a person can answer.
    pub(super) fn can_ask() -> bool {
        stdin().is_terminal() && stderr().is_terminal()
    }

    /// The typed answer, folded; none at the end of the input.
    pub(super) fn answer(&mut self, question: &str) -> CliResult<Option<String>> {
        Ok(self.typed(question)?.map(|typed| fold(&typed).trim().to_owned()))
    }

    /// The typed answer as it is; none at the end of the input.
    pub(super) fn typed(&mut self, question: &str) -> CliResult<Option<String>> {
        self.say(question);
        let mut typed = String::new();
        let read = stdin().read_line(&mut typed)?;
        Ok((read > 0).then_some(typed))
    }

    /// The club's file. An error where another machine has it.
    pub(super) fn file(&self) -> CliResult<PathBuf> {
        if self.hall.is_some() {
            return Err(self.words.faults.fault(&DeskError::NoFile, &Club::default()).into());
        }
        Ok(self.file.clone().ok_or_else(|| self.words.command.no_place())?)
    }

    /// Whether the club exists; otherwise the first entry creates it.
    pub(super) fn is_begun(&self) -> CliResult<bool> {
        Ok(self.hall.is_some() || self.file()?.exists())
    }

    pub(super) fn work_at(&mut self, address: &str) {
        self.hall = Some(address.to_owned());
        self.file = None;
    }

    /// The address of another machine's club, in the form of `--db`.
    pub(super) fn hall(&self) -> Option<OsString> {
        self.hall.as_ref().map(|address| {
            let is_server = banzuke_federation::is_address(address);
            if is_server { address.into() } else { format!("{HALL}{address}").into() }
        })
    }

    pub(super) fn halls(&self) -> CliResult<PathBuf> {
        Ok(outside::halls_folder().ok_or_else(|| self.words.command.no_halls())?)
    }

    /// Opens the club. An error if there is none.
    pub fn open(&mut self) -> CliResult<Desk> {
        self.open_or(Missing::Refuse)
    }

    /// Opens the club read-only.
    pub(super) fn open_to_look(&mut self) -> CliResult<Desk> {
        if let Some(address) = self.hall.clone() {
            return self.open_joined(&address);
        }
        self.sound(Desk::open_to_read(&self.file()?))
    }

    /// Opens the club, or creates it.
    pub fn begin(&mut self) -> CliResult<Desk> {
        self.open_or(Missing::Create)
    }

    /// Opens the club, or creates it for the entries of a journal. A new club first takes them on a throw-away file.
    pub(super) fn begin_with_journal(&mut self, entries: &[Arc<Entry>]) -> CliResult<Desk> {
        if !self.is_begun()? {
            let (_folder, mut trial) = self.throw_away()?;
            trial.take_in(entries).map_err(|error| self.fault(&error, trial.club()))?;
        }
        self.begin()
    }

    /// A desk on a new file. The file is deleted with its folder.
    pub(super) fn throw_away(&self) -> CliResult<(TempDir, Desk)> {
        let folder = tempfile::tempdir()
            .map_err(|error| self.words.command.unwritable(&std::env::temp_dir(), &error))?;
        let opened = Desk::open(&folder.path().join("club.db"), Missing::Create, &self.desk);
        let desk = self.sound(opened)?;
        Ok((folder, desk))
    }

    fn open_or(&mut self, missing: Missing) -> CliResult<Desk> {
        if let Some(address) = self.hall.clone() {
            return self.open_joined(&address);
        }
        let open = if self.alone { Desk::open_alone } else { Desk::open };
        let mut desk = self.sound(open(&self.file()?, missing, &self.desk))?;
        if let Some(log) = desk.take_set_aside() {
            self.say(&self.words.command.set_aside(&log));
        }
        self.have_heard(&mut desk);
        Ok(desk)
    }

    /// Runs the operator's hooks when a desk decides something.
    fn have_heard(&self, desk: &mut Desk) {
        if let Some(hooks) = hooks::Runner::of(&self.effective.hooks) {
            desk.heard_by(hooks);
        }
    }

    /// Counts the entries known here and those to be sent, and tells whether
    /// the other machine answers. None if its club cannot be opened.
    pub(super) fn joined_state(&mut self) -> Option<(usize, usize, bool)> {
        let address = self.hall.clone()?;
        let desk = self.open_joined(&address).ok()?;
        let line = desk.line()?;
        Some((desk.entries().len(), line.unsent.len(), line.down.is_none()))
    }

    /// Opens this machine's copy of another machine's club, up to date if the host answers.
    pub(super) fn open_joined(&mut self, address: &str) -> CliResult<Desk> {
        let folder = self.halls()?;
        let (member, opens): (_, OpensLine) = if banzuke_federation::is_address(address) {
            (federation::member(self, address)?, ServerLine::of)
        } else {
            (hall::member(self, address)?, Membership::line)
        };
        let name = member.desk.clone();
        let mut desk = self.sound(Desk::at(|| Joined::open(member, &folder, opens), &name))?;
        desk.refresh().map_err(|error| self.fault(&error, desk.club()))?;
        self.tell_line(&mut desk);
        self.have_heard(&mut desk);
        Ok(desk)
    }

    /// Says that the line to the host is down, and which entries were refused.
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
        // Each refusal is said once.
        desk.dismiss_refused();
    }

    /// Says how many entries were brought in, and which were refused.
    pub(super) fn tell_brought(&mut self, desk: &Desk, brought: &Brought) {
        self.say(&self.words.hall.brought(brought.recorded.len(), brought.known));
        let club = desk.club();
        let name = |player| club.player(player).map_or_else(String::new, |one| one.name.clone());
        for &[there, here] in &brought.renumbered {
            let [numbered, now] = [there, here].map(|number| number.to_string());
            self.say(&self.words.hall.renumbered(name(here), numbered, now, name(there)));
        }
        for Repeated { entry, tournament, no, like } in &brought.repeated {
            let event = club.tournament(*tournament).map_or("", |event| &event.name);
            self.say(&self.words.hall.repeated(no, event, like, entry));
        }
        for (entry, why) in &brought.refused {
            self.tell_refused(desk, entry, why);
        }
        if !brought.refused.is_empty() {
            self.say(self.words.hall.bring_again());
        }
    }

    /// Says why an entry from elsewhere does not count.
    fn tell_refused(&mut self, desk: &Desk, entry: &Entry, why: &DeskError) {
        let told = self.words.entry(entry, desk.entries(), desk.club());
        let why = match why {
            DeskError::Refused(why) if why.is_about_nothing() => {
                self.words.hall.rests_on_refused().to_owned()
            }
            why => self.words.faults.fault(why, desk.club()).what,
        };
        self.say(&self.words.hall.refused(&told, &why));
    }

    /// Puts a desk's fault into words, and logs it.
    pub(super) fn fault(&self, error: &DeskError, club: &Club) -> CliError {
        error.tell();
        self.words.faults.fault(error, club).into()
    }

    /// Of work on a file or a line to another machine: its fault is about no open club.
    pub(super) fn sound<T>(&self, done: Result<T, impl Into<DeskError>>) -> CliResult<T> {
        done.map_err(|error| self.fault(&error.into(), &Club::default()))
    }

    pub fn names<'c>(&self, club: &'c Club) -> Names<'c> {
        Names { words: self.words, club }
    }

    /// Records a request as one entry. Says the entry, and how it is undone.
    pub(super) fn ask(&mut self, ask: impl Fn(Names<'_>) -> Result<Request, Message>) -> CliResult {
        let mut desk = self.open()?;
        let done = self.ask_at(&mut desk, ask);
        desk.leave();
        done
    }

    pub(super) fn ask_at(
        &mut self,
        desk: &mut Desk,
        ask: impl Fn(Names<'_>) -> Result<Request, Message>,
    ) -> CliResult {
        self.ask_with(desk, |names| Ok((ask(names)?, ()))).map(|_| ())
    }

    /// Like [`Self::ask_at`]. `ask` also gives a value, which is returned.
    pub(super) fn ask_with<T>(
        &mut self,
        desk: &mut Desk,
        ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
    ) -> CliResult<Option<T>> {
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

    /// Like [`Self::ask_with`], at a desk that is opened, or created for
    /// a first entry. A refused request leaves no empty file behind.
    pub(super) fn ask_first<T>(
        &mut self,
        ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
    ) -> CliResult<(Desk, Option<T>)> {
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

    /// Records the actions of `decide` as one entry, without a
    /// message. Returns the entry, and the value beside the actions.
    pub(super) fn perform<T>(
        &mut self,
        desk: &mut Desk,
        decide: impl Fn(&Club) -> Result<(Vec<Action>, T), Message>,
    ) -> CliResult<(Option<Seq>, Option<T>)> {
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

    /// Makes a backup if one is due after an entry. If that fails, a message says so; the entry stays recorded.
    pub(super) fn back_up(&mut self, desk: &mut Desk) {
        let mut rotation = Rotation::new(self.effective.settings.backups);
        if let Err(error) = desk.rotate(&mut rotation, self.outside.now()) {
            error.tell();
            let why = self.words.faults.fault(&error, desk.club()).to_string();
            self.say(&self.all_words.screen.backups.failed(&why));
        }
    }

    pub(super) fn hint(&mut self, seq: Seq) {
        self.say(&self.words.command.undo_hint(seq));
    }

    /// The entry in words; empty if there is none of that number.
    pub(super) fn summary(&self, desk: &Desk, seq: Seq) -> String {
        let entries = desk.entries();
        let told = |entry: &Entry| self.words.entry(entry, entries, desk.club());
        entries.iter().find(|entry| entry.seq == seq).map(|entry| told(entry)).unwrap_or_default()
    }
}

/// The outcome of a command, or why it is refused or failed.
pub type CliResult<T = ()> = Result<T, CliError>;

#[derive(Debug)]
pub enum CliError {
    /// Refused or failed: 1.
    Said(Message),
    /// The request makes no sense: 2.
    Usage(Message),
    /// The command has printed its findings: 1.
    Found,
    /// The screens ended without the operator's wish: the code that says why.
    Ended(u8),
    /// The command belongs to the laboratory, a program of its own.
    OfLaboratory,
    /// Standard output failed: 1, or 0 if its reader has gone.
    Output(io::Error),
}

impl From<Message> for CliError {
    fn from(message: Message) -> Self {
        Self::Said(message)
    }
}

/// Only errors of standard output come without words.
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

    /// Prints the error and returns its exit code.
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

/// Writes a line to standard error. Control characters from files or arguments do not reach the terminal.
pub(super) fn say(err: &mut dyn Write, text: &str) {
    // If standard error is closed, nobody can be told.
    let _ = writeln!(err, "{}", shown(text));
}
