//! The output of a command: standard output, or a file that is written whole or not at all.

use std::io::{self, IsTerminal as _, Write, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use strum::VariantNames as _;

use super::export::Written;
use crate::cli::prelude::*;
use crate::domain::progress::{Progress, Stopped, Task};
use crate::export::file::{self, Living, Unwritten};
use crate::logfile;
use crate::words::message::CommandWords;

#[derive(Clone, Debug, clap::Args)]
pub struct Output {
    #[arg(short, long = "output", alias = "out", value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Output {
    pub fn to(path: &Path) -> Self {
        Self { output: Some(path.to_owned()) }
    }

    /// The file; none for standard output.
    pub(super) fn path(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    pub(super) fn extension(&self) -> Option<&str> {
        self.output.as_ref()?.extension()?.to_str()
    }

    /// The format of the option, else of the file's extension, else
    /// the usual one. An unknown extension of a new file is an error.
    pub fn format(
        &self,
        context: &Context<'_>,
        asked: Option<Written>,
        usual: Format,
    ) -> CliResult<Written> {
        let unknown = self.of_unknown_ending(|ending| Written::of_extension(ending).is_some());
        match (asked, unknown) {
            (Some(asked), _) => Ok(asked),
            (None, Some(path)) => {
                let known: Vec<&str> = Written::names().collect();
                Err(context.words.command.no_format(path, &known).into())
            }
            (None, None) => {
                let of_file = self.extension().and_then(Written::of_extension);
                Ok(of_file.unwrap_or(Written::Rows(usual)))
            }
        }
    }

    /// Like [`Self::format`], without drawings.
    pub fn format_of_rows(
        &self,
        context: &Context<'_>,
        asked: Option<Format>,
        usual: Format,
    ) -> CliResult<Format> {
        match self.format(context, asked.map(Written::Rows), usual)? {
            Written::Rows(format) => Ok(format),
            Written::Drawn(_) => {
                let path = self.path().unwrap_or_else(|| Path::new(""));
                Err(context.words.command.no_format(path, Format::VARIANTS).into())
            }
        }
    }

    /// Refuses a new file with another extension than `endings`. An existing file may have any name.
    pub(super) fn promises(&self, context: &Context<'_>, endings: &[&str]) -> CliResult {
        let is_known =
            |ending: &str| endings.iter().any(|known| known.eq_ignore_ascii_case(ending));
        match self.of_unknown_ending(is_known) {
            Some(path) => Err(context.words.command.other_ending(path, endings).into()),
            None => Ok(()),
        }
    }

    /// The new file, if its extension is not a known one.
    pub(super) fn of_unknown_ending(&self, is_known: impl Fn(&str) -> bool) -> Option<&Path> {
        let is_other = self.extension().is_some_and(|ending| !is_known(ending));
        self.path().filter(|path| is_other && !path.exists())
    }

    /// Writes the output. `readers` says who may read a new file.
    pub fn write(
        &self,
        context: &mut Context<'_>,
        readers: Readers,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> CliResult {
        let Some(path) = &self.output else {
            return Ok(write(context.out)?);
        };
        let words = &context.words.command;
        let club = context.file().ok();
        let kept = context.folder.iter().flat_map(Folder::files).chain(logfile::place());
        let living = Living::new(club.as_deref(), kept);
        let was_open =
            file::write(path, readers, &living, write).map_err(|unwritten| match unwritten {
                Unwritten::NotOpened(why) => words.not_opened(path, why),
                Unwritten::Database => words.is_database(path),
                Unwritten::Living => words.is_living(path),
                Unwritten::Failed(error) => words.unwritable(path, &error),
            })?;
        context.say(&words.written(path));
        if was_open {
            context.say(&words.made_private(path));
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum TextFormat {
    Table,
    Csv,
    Json,
}

impl From<TextFormat> for Format {
    fn from(format: TextFormat) -> Self {
        match format {
            TextFormat::Table => Self::Table,
            TextFormat::Csv => Self::Csv,
            TextFormat::Json => Self::Json,
        }
    }
}

/// Shorter work shows no progress.
const UNSEEN: Duration = Duration::from_millis(500);

/// Progress in per cent, on one line of the terminal that is written over.
pub struct ProgressLine {
    words: CommandWords,
    is_seen: bool,
    since: Instant,
    percent: AtomicUsize,
    /// The task whose per cent are shown. Each task begins at 0.
    task: Mutex<Option<Task>>,
}

impl ProgressLine {
    pub fn new(words: CommandWords) -> Self {
        let is_seen = stderr().is_terminal();
        Self {
            words,
            is_seen,
            since: Instant::now(),
            percent: AtomicUsize::new(0),
            task: Mutex::new(None),
        }
    }
}

impl Progress for ProgressLine {
    fn reached(&self, task: Task, done: usize, of: usize) -> Result<(), Stopped> {
        if self.is_seen
            && let Ok(mut shown) = self.task.lock()
            && shown.replace(task).is_some_and(|before| before != task)
        {
            self.percent.store(0, Ordering::Relaxed);
        }
        let percent = done * 100 / of.max(1);
        let late = || self.since.elapsed() >= UNSEEN;
        if self.is_seen && percent > self.percent.load(Ordering::Relaxed) && late() {
            self.percent.fetch_max(percent, Ordering::Relaxed);
            let _ = write!(stderr(), "\r{}\u{1b}[K", self.words.progress(percent));
        }
        Ok(())
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if self.percent.load(Ordering::Relaxed) > 0 {
            let _ = write!(stderr(), "\r\u{1b}[K");
        }
    }
}
