//! The state of the program, its terminal and its files, for a bug report. It holds nothing that identifies a person.

use std::fmt::Display;
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Component;

use crossterm::style::available_color_count;

use super::{screen, settings};
use crate::cli::prelude::*;
use crate::journal::backup::{Automatic, automatic};
use crate::journal::verify::{Content, Health, NEWEST, look as look_at};
use crate::journal::{StoreError, kind_of_file_system, shared_file_system};
use crate::opener::NotOpened;
use crate::settings::Effective;
use crate::system::{OTHERS, free_space};
use crate::tui::keymap::Keymap;
use crate::tui::kit::theme::LEAST;
use crate::tui::preferences::Ambiguous;
use crate::tui::terminal::measure_here;
use crate::words::message::command::{Answer, DoctorWords, Fact, Section, Trouble};
use crate::{logfile, outside};

/// How many of the log's last warnings are printed.
const WARNINGS: usize = 8;

/// The findings, line by line, and whether one of them is a fault.
struct Report {
    words: &'static DoctorWords,
    lines: Vec<String>,
    wrong: bool,
}

impl Report {
    fn section(&mut self, section: Section) {
        self.lines.extend([String::new(), self.words.section(section).to_owned()]);
    }

    fn fact(&mut self, fact: Fact, value: &dyn Display) {
        self.lines.push(format!("  {}", self.words.fact(fact, &clean(&value.to_string()))));
    }

    fn answer(&mut self, fact: Fact, answer: Answer) {
        self.fact(fact, &self.words.answer(answer));
    }

    /// A value, or why there is none.
    fn found(&mut self, fact: Fact, value: Option<impl Display>, none: Answer) {
        match value {
            Some(value) => self.fact(fact, &value),
            None => self.answer(fact, none),
        }
    }

    fn trouble(&mut self, trouble: Trouble) {
        let (wrong, note) = (self.words.wrong(), self.words.known());
        let mark = if trouble.is_wrong() { wrong } else { note };
        let Message { what, remedy } = self.words.trouble(trouble);
        self.lines.push(format!("  ! {mark}{what}"));
        self.lines.push(format!("    {remedy}"));
        self.wrong |= trouble.is_wrong();
    }
}

pub(super) fn run(context: &mut Context<'_>) -> CliResult {
    let words = &context.words.doctor;
    let joined = context.hall().map(|_| context.joined_state());
    let mut report = Report { words, lines: vec![words.head().to_owned()], wrong: false };
    program(&mut report);
    look(&mut report);
    match joined {
        Some(state) => look_afar(&mut report, state),
        None => look_at_club(&mut report, context.file().ok()),
    }
    log(&mut report);
    if let Some(folder) = &context.folder {
        settings(&mut report, folder, context);
    }
    if !report.wrong {
        report.lines.extend([String::new(), words.well().to_owned()]);
    }
    for line in &report.lines {
        writeln!(context.out, "{line}")?;
    }
    if report.wrong { Err(CliError::Found) } else { Ok(()) }
}

fn program(report: &mut Report) {
    report.section(Section::Program);
    report.fact(Fact::Version, &env!("CARGO_PKG_VERSION"));
    report.fact(Fact::Schema, &NEWEST);
    report.fact(Fact::Sqlite, &rusqlite::version());
    report.fact(Fact::System, &system());
    let locale = ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "LANGUAGE", "BANZUKE_LANG"];
    report.fact(Fact::Locale, &variables(&locale));
}

/// Those of the variables that are set, as `NAME=value`.
fn variables(names: &[&str]) -> String {
    let set = names.iter().filter_map(|name| Some(format!("{name}={}", std::env::var(name).ok()?)));
    set.collect::<Vec<_>>().join(" ")
}

fn log(report: &mut Report) {
    report.section(Section::Log);
    let Some(path) = logfile::place() else {
        report.answer(Fact::Place, Answer::None);
        return;
    };
    report.fact(Fact::Place, &shown(&path, Some(&path)));
    match std::fs::metadata(&path) {
        Ok(found) => report.fact(Fact::Length, &bytes(found.len())),
        Err(_) if log::max_level() == log::LevelFilter::Off => {
            report.answer(Fact::Length, Answer::None);
        }
        Err(_) => report.trouble(Trouble::NoLog),
    }
    for line in logfile::warnings(&path, WARNINGS) {
        report.fact(Fact::Warning, &line);
    }
}

/// Tells which files the configuration folder has, and whether they can be read. Their content stays private.
fn settings(report: &mut Report, folder: &Folder, context: &Context<'_>) {
    report.section(Section::Settings);
    report.fact(Fact::Place, &shown(folder.path(), outside::default_folder().as_deref()));
    let keys = settings::file_keys(folder);
    let are_keys_sound = keys.is_ok();
    // A key of an own command that is already taken is a fault of the settings file.
    let owned = settings::owning(keys.unwrap_or_else(|_| Keymap::embedded()), folder, context);
    let sound = folder.settings(&mut Effective::default()).is_ok() && owned.is_ok();
    file(report, Fact::SettingsFile, folder.settings_file().exists(), sound);
    file(report, Fact::KeysFile, folder.keys_file().exists(), are_keys_sound);
    let themes = folder.themes();
    report.fact(Fact::Themes, &themes.len());
    if themes.iter().any(|name| settings::theme(folder, name).is_err()) {
        report.trouble(Trouble::Settings);
    }
}

fn file(report: &mut Report, fact: Fact, there: bool, sound: bool) {
    match (there, sound) {
        (_, false) => {
            report.answer(fact, Answer::Unsound);
            report.trouble(Trouble::Settings);
        }
        (true, true) => report.answer(fact, Answer::Sound),
        (false, true) => report.answer(fact, Answer::None),
    }
}

/// Variables that describe the terminal.
const SAID: [&str; 5] = ["TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "NO_COLOR"];
/// Variables that show a program between the terminal and this
/// one. Their values are private, so only the names are printed.
const BETWEEN: [&str; 5] = ["TMUX", "STY", "SSH_TTY", "WT_SESSION", "WSL_DISTRO_NAME"];

fn look(report: &mut Report) {
    report.section(Section::Terminal);
    let between = BETWEEN.into_iter().filter(|name| std::env::var_os(name).is_some());
    let told: Vec<String> =
        [variables(&SAID)].into_iter().chain(between.map(str::to_owned)).collect();
    report.fact(Fact::Variables, &told.join(" "));
    let is = |there: bool| report.words.answer(if there { Answer::Yes } else { Answer::No });
    let streams = [stdin().is_terminal(), stdout().is_terminal()].map(is).join(" / ");
    report.fact(Fact::Streams, &streams);
    size(report);
    let colours = if outside::is_colourless() { 0 } else { available_color_count() };
    report.fact(Fact::Colours, &colours);
    let characters = outside::characters().to_ascii_lowercase().replace('-', "");
    // Windows has no such variable, and every terminal there that the screens run in has UTF-8.
    let utf8 = cfg!(windows) || characters.contains("utf8");
    report.answer(Fact::Characters, if utf8 { Answer::Yes } else { Answer::No });
    if !utf8 {
        report.trouble(Trouble::NotUtf8);
    }
    let width = screen::is_there().then(measure_here).flatten().and_then(|width| match width {
        Ambiguous::Wide => Some(2),
        Ambiguous::Narrow => Some(1),
        Ambiguous::Unasked => None,
    });
    report.found(Fact::AmbiguousWidth, width, Answer::Unknown);
}

fn size(report: &mut Report) {
    let size = crossterm::terminal::size().ok().filter(|_| stdout().is_terminal());
    let told = size.map(|(columns, rows)| format!("{columns}x{rows}"));
    report.found(Fact::Size, told, Answer::Unknown);
    if size.is_some_and(|(columns, rows)| columns < LEAST.0 || rows < LEAST.1) {
        report.trouble(Trouble::Small);
    }
}

/// A path without names of people and clubs. The usual path is shown, with `~` for
/// the home folder. Of another path only its depth and its extension are shown.
fn shown(path: &Path, usual: Option<&Path>) -> String {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let home = outside::home();
    let below = home.as_deref().and_then(|home| whole.strip_prefix(home).ok());
    if let Some(below) = below.filter(|_| usual == Some(path)) {
        return format!("~/{}", below.display());
    }
    let (root, rest) = if let Some(below) = below { ("~", below) } else { ("", whole.as_path()) };
    let depth = rest.components().filter(|part| matches!(part, Component::Normal(_))).count();
    let ending = match path.extension() {
        Some(ending) if ending == "db" => ".db",
        _ => "",
    };
    format!("{root}{}{ending}", "/*".repeat(depth))
}

/// A number of bytes in the largest unit of which there are at least ten.
fn bytes(count: u64) -> String {
    let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000), ("B", 1)];
    let fits = units.into_iter().find(|(_, size)| count >= 10 * size);
    let (unit, size) = fits.unwrap_or(("B", 1));
    format!("{} {unit}", count / size)
}

/// The operating system, its release and name, and the architecture, without the name of the machine.
fn system() -> String {
    let (os, architecture) = (std::env::consts::OS, std::env::consts::ARCH);
    let text = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map(|name| name.trim_matches('"').to_owned());
    let told = [Some(format!("{os} {architecture}")), crate::system::release(), name];
    told.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Free bytes below which the next backup may not fit.
const LITTLE: u64 = 50_000_000;

fn look_at_club(report: &mut Report, path: Option<PathBuf>) {
    report.section(Section::Club);
    let Some(path) = path else {
        report.answer(Fact::Place, Answer::None);
        return;
    };
    report.fact(Fact::Place, &shown(&path, outside::default_file().as_deref()));
    match look_at(&path) {
        Ok(found) => club_file(report, &found),
        Err(StoreError::Missing(_)) => report.answer(Fact::Length, Answer::None),
        Err(error) => report.trouble(trouble(&error)),
    }
    backups(report, &path);
    file_system(report, &path);
}

/// Tells how many entries of another machine's club are known here, and how many are still to be sent.
fn look_afar(report: &mut Report, state: Option<(usize, usize, bool)>) {
    report.section(Section::Club);
    let Some((entries, unsent, answers)) = state else {
        return report.trouble(Trouble::NoAnswer);
    };
    report.answer(Fact::Answers, if answers { Answer::Yes } else { Answer::No });
    report.fact(Fact::Entries, &entries);
    report.fact(Fact::Unsent, &unsent);
    if !answers {
        report.trouble(Trouble::NoAnswer);
    }
}

/// Tells how many automatic backups there are, and when the last was made.
fn backups(report: &mut Report, path: &Path) {
    let Ok(found) = automatic(path) else {
        return report.answer(Fact::Backups, Answer::Unknown);
    };
    let told = |last: &Automatic| format!("{} ({})", found.len(), last.at.format("%F %TZ"));
    report.found(Fact::Backups, found.first().map(told), Answer::None);
}

fn club_file(report: &mut Report, found: &Health) {
    report.fact(Fact::Length, &bytes(found.length));
    if let Some(mode) = found.mode {
        let others = mode & OTHERS;
        let who = if others == 0 { Answer::OwnerOnly } else { Answer::Others };
        report.fact(Fact::Access, &format!("{} ({mode:04o})", report.words.answer(who)));
        if others != 0 && found.content.is_ok() {
            report.trouble(Trouble::OthersRead);
        }
    }
    if !found.writable {
        report.trouble(Trouble::ReadOnly);
    }
    report.found(Fact::WriteAhead, found.log.map(bytes), Answer::None);
    match &found.content {
        Ok(inside) => content(report, inside),
        Err(_) if found.length == 0 => report.trouble(Trouble::Empty),
        Err(error) => report.trouble(trouble(error)),
    }
}

fn content(report: &mut Report, found: &Content) {
    report.fact(Fact::FileSchema, &found.schema);
    match &found.entries {
        Ok(count) => report.fact(Fact::Entries, &count),
        Err(error) => {
            report.answer(Fact::Entries, Answer::Unsound);
            report.trouble(trouble(error));
        }
    }
    report.answer(Fact::Order, if found.in_order { Answer::Sound } else { Answer::Unsound });
    if !found.in_order {
        report.trouble(Trouble::Damaged);
    }
}

fn file_system(report: &mut Report, path: &Path) {
    report.found(Fact::FileSystem, kind_of_file_system(path), Answer::Unknown);
    if shared_file_system(path).is_some() {
        report.trouble(Trouble::Shared);
    }
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let free = whole.ancestors().find(|folder| folder.exists()).and_then(free_space);
    report.found(Fact::FreeSpace, free.map(bytes), Answer::Unknown);
    if free.is_some_and(|free| free < LITTLE) {
        report.trouble(Trouble::LittleSpace);
    }
}

fn trouble(error: &StoreError) -> Trouble {
    match error {
        StoreError::Io { source, .. } if NotOpened::of(source) == Some(NotOpened::Folder) => {
            Trouble::Folder
        }
        StoreError::NotOurs(_) => Trouble::NotOurs,
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => Trouble::Newer,
        StoreError::Unreachable(_) | StoreError::Io { .. } | StoreError::Busy => {
            Trouble::Unreachable
        }
        _ => Trouble::Damaged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_called_after_somebody_are_not_told() {
        let home = outside::home().expect("a home");
        let usual = home.join(".local/share/banzuke/club.db");
        assert_eq!(shown(&usual, Some(&usual)), "~/.local/share/banzuke/club.db");
        assert_eq!(shown(&home.join("佐藤/Lamps.db"), Some(&usual)), "~/*/*.db");
        assert_eq!(shown(Path::new("/media/ada/Lamps"), Some(&usual)), "/*/*/*");
    }

    #[test]
    fn sizes_are_told_in_two_digits_at_least() {
        let told = [0, 9_999, 10_000, 163_840, 52_000_000, 12_300_000_000].map(bytes);
        assert_eq!(told, ["0 B", "9999 B", "10 kB", "163 kB", "52 MB", "12 GB"]);
    }
}
