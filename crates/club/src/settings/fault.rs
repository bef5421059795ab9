//! Faults of files in the configuration folder. Facts only; `words` makes sentences of them.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::own_command::Hook;
use super::read::Setting;
use crate::system::SystemFault;

/// Why a file was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {wrong:?}")]
pub struct FileFault {
    /// The file, or the option or variable that said so.
    pub place: String,
    /// The line, counted from 1, if it is one line's fault.
    pub line: Option<usize>,
    pub wrong: Wrong,
}

/// Why a text was refused, and on which line of it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong:?}")]
pub struct LineFault {
    /// The line, counted from 1.
    pub line: usize,
    pub wrong: Wrong,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be read, and why.
    Unreadable(SystemFault),
    /// It cannot be written, and why.
    Unwritable(SystemFault),
    /// A new one was to be written where there is one.
    Exists,
    /// It is no TOML of the form that is expected: what the reader of it said.
    Syntax(String),
    /// No setting has that name.
    UnknownSetting {
        name: String,
        /// The settings of nearly that name.
        near: Vec<String>,
    },
    /// A setting has no such value.
    UnknownValue {
        setting: Setting,
        value: String,
        /// All that it may be.
        choices: Vec<&'static str>,
    },
    /// A text stands where a number belongs, or the like.
    WrongKind(Setting),
    /// A number is too small or too large.
    OutOfRange {
        setting: Setting,
        /// No less than this.
        least: u32,
        /// No more than this.
        most: u32,
    },
    /// No hook has that name.
    UnknownHook {
        name: String,
        /// Hooks of nearly that name.
        near: Vec<String>,
    },
    /// A hook has no command line.
    NoCommandLine(Hook),
    /// A command of the operator's own has no program.
    NoProgram(String),
    /// An argument of one has a name in braces that is no fact of its subject.
    UnknownFact { command: String, fact: String, facts: &'static [&'static str] },
    /// The key of one runs another command where it is live.
    OwnKeyTaken {
        command: String,
        key: String,
        /// The other command.
        by: &'static str,
    },
    /// No theme has that name.
    UnknownTheme {
        name: String,
        /// All there are, the nearest first.
        themes: Vec<String>,
        /// The file that would make it one.
        file: PathBuf,
    },
    /// No scope has that name.
    UnknownScope {
        name: String,
        /// Scopes of nearly that name.
        near: Vec<String>,
    },
    /// No command has that name.
    UnknownCommand {
        name: String,
        /// Commands of nearly that name.
        near: Vec<String>,
    },
    /// No key has that name.
    UnknownKey {
        name: String,
        /// Keys of nearly that name.
        near: Vec<String>,
    },
    /// A command is not live in that scope.
    Misplaced {
        command: &'static str,
        /// The scope as written.
        scope: &'static str,
        scopes: Vec<&'static str>,
    },
    /// The file gives a key to two commands of one scope.
    KeyTwice {
        key: String,
        /// The command that has it already.
        first: &'static str,
    },
    /// A key belongs to another command, of which the file says nothing.
    KeyTaken {
        key: String,
        scope: &'static str,
        /// The command that has it.
        by: &'static str,
    },
    /// An indispensable command would have no key that always reaches it.
    OutOfReach {
        command: &'static str,
        /// The key that always does.
        usual: &'static str,
    },
}

impl FileFault {
    /// A fault of a whole file.
    pub fn new(path: &Path, wrong: Wrong) -> Self {
        Self { place: path.display().to_string(), line: None, wrong }
    }
}

impl LineFault {
    pub fn of(self, path: &Path) -> FileFault {
        FileFault { line: Some(self.line), ..FileFault::new(path, self.wrong) }
    }

    /// The message of the TOML reader.
    pub fn syntax(text: &str, error: &toml::de::Error) -> Self {
        let line = line_of(text, error.span().unwrap_or_default());
        Self { line, wrong: Wrong::Syntax(error.message().to_owned()) }
    }
}

/// The line on which a span begins, counted from 1.
pub fn line_of(text: &str, span: Range<usize>) -> usize {
    let before = text.get(..span.start).unwrap_or(text);
    before.matches('\n').count() + 1
}

/// The most names that are suggested.
const NEAREST: usize = 3;
/// How alike two names must be for one to be a slip of the other, by Jaro-Winkler.
const ALIKE: f64 = 0.75;

/// The `names` that are nearly `name`, the nearest first.
pub fn near<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<String> {
    let typed = name.to_lowercase();
    let likeness = |other: &str| strsim::jaro_winkler(&typed, other);
    let mut alike: Vec<(f64, &str)> = names
        .into_iter()
        .map(|other| (likeness(other), other))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    alike.into_iter().take(NEAREST).map(|(_, name)| name.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_names_come_first_and_strangers_not_at_all() {
        let names = ["language", "theme", "borders", "board_seconds"];
        assert_eq!(near("boarders", names), ["borders", "board_seconds"]);
        assert_eq!(near("Language", names), ["language"]);
        assert!(near("xyz", names).is_empty());
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!((line_of("a\nb", 0..1), line_of("a\nb", 2..3), line_of("", 0..0)), (1, 2, 1));
    }
}
