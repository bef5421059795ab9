//! The log: what the program did and what went wrong, for a later search for faults.
//!
//! Rooms write to it with the macros of the crate `log`, in English and without anything that identifies a person. Here
//! the lines are written to a file in the user's state folder that only the user may read. Nothing of this may fail the
//! program, or reach the terminal.

use std::backtrace::Backtrace;
use std::fmt;
use std::fmt::{Debug, Write};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use chrono::SecondsFormat;
use log::{Level, LevelFilter, Log, Metadata, Record};

use crate::outside::{self, Environment};
use crate::{opener, system};

/// Sets the level: off, error, warn, info or debug.
pub const LEVEL: &str = "BANZUKE_LOG";

/// A file of this many bytes is put aside, and another begun.
const LARGEST: u64 = 512 * 1024;
/// The number of files put aside that are kept.
const KEPT: u32 = 3;

static LOG: OnceLock<LogFile> = OnceLock::new();

/// Starts the log, unless it is turned off or there is no place for it.
pub fn start(outside: Environment) {
    let told = std::env::var(LEVEL).ok().and_then(|level| level.parse().ok());
    let level = told.unwrap_or(LevelFilter::Info);
    let Some(path) = place().filter(|_| level != LevelFilter::Off) else { return };
    let log = LOG.get_or_init(|| LogFile::new(path, outside));
    if log::set_logger(log).is_ok() {
        log::set_max_level(level);
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            panicked(info);
            hook(info);
        }));
    }
}

/// Where the log is written.
pub fn place() -> Option<PathBuf> {
    Some(outside::state_folder()?.join("banzuke.log"))
}

/// Writes a panic to the log: its place, the way of the program there, and its message up to the first colon or quote,
/// behind which there may be a value.
pub fn panicked(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let said = said.unwrap_or_default().split([':', '"', '\'', '`']).next().unwrap_or_default();
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let trace = Backtrace::force_capture().to_string();
    let frames = trace.lines().filter_map(|line| line.split_once(": ").map(|(_, frame)| frame));
    let ours = frames.filter(|frame| frame.starts_with("banzuke"));
    let ours: Vec<&str> =
        ours.filter(|frame| !frame.starts_with(module_path!())).take(12).collect();
    log::error!("panic at {place}: {said}; from {}", ours.join(" < "));
}

/// The last warnings and errors of the log in a folder, the oldest first.
pub fn warnings(path: &Path, most: usize) -> Vec<String> {
    let read =
        |path: &Path| opener::read(path).map(|text| String::from_utf8_lossy(&text).into_owned());
    let texts = [aside(path, 1), path.to_owned()].map(|path| read(&path).unwrap_or_default());
    let is_warning = |line: &&str| {
        let level = line.split(' ').nth(1);
        matches!(level, Some("WARN" | "ERROR"))
    };
    let found: Vec<&str> = texts.iter().flat_map(|text| text.lines()).filter(is_warning).collect();
    found.iter().skip(found.len().saturating_sub(most)).map(|line| (*line).to_owned()).collect()
}

/// A log that goes to a file.
#[derive(Debug)]
struct LogFile {
    path: PathBuf,
    outside: Environment,
    home: Option<String>,
    written: Mutex<Written>,
}

#[derive(Debug, Default)]
struct Written {
    file: Option<File>,
    length: u64,
    /// Whether it could not be written: it is not tried again.
    failed: bool,
    last: String,
    /// How often the last line came again.
    again: u32,
}

impl LogFile {
    fn new(path: PathBuf, outside: Environment) -> Self {
        let home = outside::home().and_then(|home| home.into_os_string().into_string().ok());
        let home = home.filter(|home| home.len() > 1);
        Self { path, outside, home, written: Mutex::default() }
    }

    fn tell(&self, level: Level, text: &str) {
        let homeless = self.home.as_ref().map(|home| text.replace(home, "~"));
        let text = homeless.as_deref().unwrap_or(text);
        let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
        let text: String = text.chars().map(shown).collect();
        let at = self.outside.now().to_rfc3339_opts(SecondsFormat::Millis, true);
        let head = |level: Level| format!("{at} {level} {}", std::process::id());
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.last == text {
            written.again += 1;
            return;
        }
        let again = std::mem::take(&mut written.again);
        let before = match again {
            0 => String::new(),
            _ => format!("{} the line before came {again} times more\n", head(Level::Info)),
        };
        let lines = format!("{before}{} {text}\n", head(level));
        written.last = text;
        written.failed = written.failed || written.append(&self.path, &lines).is_err();
    }
}

impl Written {
    fn append(&mut self, path: &Path, lines: &str) -> io::Result<()> {
        let length = u64::try_from(lines.len()).unwrap_or(u64::MAX);
        if self.length.saturating_add(length) > LARGEST {
            self.file = None;
        }
        let file = match &mut self.file {
            Some(file) => file,
            closed @ None => {
                let (file, before) = begin(path, length)?;
                self.length = before;
                closed.insert(file)
            }
        };
        file.write_all(lines.as_bytes())?;
        self.length += length;
        Ok(())
    }
}

/// Opens the file if it has room for this many bytes, or else another after putting it aside. Returns its length too.
fn begin(path: &Path, bytes: u64) -> io::Result<(File, u64)> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    if fs::metadata(path).is_ok_and(|found| found.len().saturating_add(bytes) > LARGEST) {
        for count in (0..KEPT).rev() {
            // The oldest is written over; what is not there need not be put aside.
            let _ = fs::rename(aside(path, count), aside(path, count + 1));
        }
    }
    let file = append_to(path)?;
    let length = file.metadata()?.len();
    Ok((file, length))
}

/// The name of a log that was put aside so many times.
fn aside(path: &Path, count: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    if count > 0 {
        name.push(format!(".{count}"));
    }
    name.into()
}

fn make_folder(folder: &Path) -> io::Result<()> {
    system::private_folders().recursive(true).create(folder)
}

fn append_to(path: &Path) -> io::Result<File> {
    opener::open_with(path, |it| {
        it.append(true).create(true);
        system::private_from_the_start(it);
    })
}

impl Log for LogFile {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("banzuke")
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            self.tell(record.level(), &record.args().to_string());
        }
    }

    fn flush(&self) {}
}

/// The name of a variant as the code spells it, and of those within it: `NoSuchPlayer`, `Store(Damaged)`. What they
/// hold is left out.
pub fn kind(value: &impl Debug) -> String {
    let mut names = Names::default();
    // It ends where the names end.
    let _ = write!(names, "{value:?}");
    let depth = names.0.matches('(').count();
    names.0 + &")".repeat(depth)
}

/// Collects a text as long as it consists of nested names.
#[derive(Default)]
struct Names(String);

impl Write for Names {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            let is_first = self.0.is_empty() || self.0.ends_with('(');
            match c {
                c if c.is_ascii_uppercase() || (c.is_ascii_alphanumeric() && !is_first) => {}
                '(' if !is_first => {}
                _ => {
                    // The contents of the last name begin here.
                    self.0.truncate(self.0.trim_end_matches('(').len());
                    return Err(fmt::Error);
                }
            }
            self.0.push(c);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn log(folder: &Path) -> LogFile {
        LogFile::new(folder.join("log"), Environment::at(DateTime::UNIX_EPOCH))
    }

    fn contents(log: &LogFile) -> String {
        let told = fs::read_to_string(&log.path).expect("a log");
        let head = |level| format!("1970-01-01T00:00:00.000Z {level} {} ", std::process::id());
        told.replace(&head("INFO"), "i ").replace(&head("WARN"), "w ")
    }

    /// A file that cannot be read is looked at twice a second, for as long as a screen shows it.
    #[test]
    fn a_line_that_comes_again_is_counted() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = log(folder.path());
        for _ in 0..4 {
            log.tell(Level::Warn, "gone");
        }
        log.tell(Level::Info, "back");
        assert_eq!(contents(&log), "w gone\ni the line before came 3 times more\ni back\n");
    }

    #[test]
    fn one_line_stays_one_and_homes_have_no_owner() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some("/home/ada".to_owned());
        let log = LogFile { home, ..log(folder.path()) };
        log.tell(Level::Info, "opened /home/ada/club.db\n\u{1b}[2J");
        assert_eq!(contents(&log), "i opened ~/club.db\u{fffd}\u{fffd}[2J\n");
    }

    #[test]
    fn a_log_grows_no_larger_than_it_may() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = log(folder.path());
        let long = "x".repeat(100_000);
        for count in 0..40 {
            log.tell(Level::Info, &format!("{count} {long}"));
        }
        let sizes = fs::read_dir(folder.path()).expect("a folder");
        let sizes = sizes.map(|entry| entry.expect("an entry").metadata().expect("known").len());
        let sizes: Vec<u64> = sizes.collect();
        assert_eq!(sizes.len(), 4);
        assert!(sizes.iter().all(|size| *size <= LARGEST), "{sizes:?}");
        assert!(contents(&log).contains("39 x"));
    }

    #[test]
    fn the_last_warnings_are_found_over_two_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        fs::write(aside(&path, 1), "t WARN 1 one\nt INFO 1 WARN\nt ERROR 1 two\n").expect("kept");
        fs::write(&path, "t WARN 1 three\n").expect("kept");
        assert_eq!(warnings(&path, 2), ["t ERROR 1 two", "t WARN 1 three"]);
        assert_eq!(warnings(&folder.path().join("none"), 2), Vec::<String>::new());
    }

    #[derive(Debug)]
    #[expect(dead_code, reason = "only their names are looked at")]
    enum Sign {
        Plain,
        Named(&'static str),
        Told { name: &'static str },
        Nested(Option<&'static str>),
    }

    #[test]
    fn nothing_that_a_variant_holds_is_told() {
        assert_eq!(kind(&Sign::Plain), "Plain");
        assert_eq!(kind(&Sign::Named("Ada")), "Named");
        assert_eq!(kind(&Sign::Told { name: "Ada" }), "Told");
        assert_eq!(kind(&Sign::Nested(Some("Ada"))), "Nested(Some)");
        assert_eq!(kind(&Some(Sign::Nested(None))), "Some(Nested(None))");
        assert_eq!(kind(&"Ada"), "");
    }
}
