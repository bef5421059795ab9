//! The program's environment: time, chance, language, and the places of files.

use std::path::PathBuf;

use chrono::{DateTime, NaiveDate, Utc};
use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use crate::clock::in_the_hall;
use crate::desk::Stamp;
use crate::domain::name::clean;
use crate::journal::OpId;

/// Sets the clock, RFC 3339, so that a transcript comes out the same every day.
pub const NOW: &str = "BANZUKE_NOW";

/// Sets behind how many decisions a snapshot of the fold is written; `off` for never, nor is one read then.
pub const SNAPSHOTS: &str = "BANZUKE_SNAPSHOTS";

/// Decisions that are folded in a tenth of a second or two.
const MANY: usize = 20_000;

/// The number of decisions after which a snapshot is written; none if there are to be no snapshots.
pub(crate) fn snapshots_behind() -> Option<usize> {
    match std::env::var(SNAPSHOTS) {
        Ok(text) => text.parse().ok(),
        Err(_) => Some(MANY),
    }
}

/// The world outside, as far as the program looks at it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Environment {
    fixed: Option<DateTime<Utc>>,
}

impl Environment {
    /// The clock of the machine, or the one that [`NOW`] sets; a text there that is no time is
    /// given back.
    pub fn from_env() -> Result<Self, String> {
        let Ok(text) = std::env::var(NOW) else { return Ok(Self::default()) };
        match DateTime::parse_from_rfc3339(&text) {
            Ok(time) => Ok(Self::at(time.with_timezone(&Utc))),
            Err(_) => Err(text),
        }
    }

    /// A clock that stands still.
    pub fn at(time: DateTime<Utc>) -> Self {
        Self { fixed: Some(time) }
    }

    #[expect(clippy::disallowed_methods, reason = "this is where time comes in")]
    pub fn now(self) -> DateTime<Utc> {
        self.fixed.unwrap_or_else(Utc::now)
    }

    /// Today, as the calendar in the hall has it.
    pub fn today(self) -> NaiveDate {
        in_the_hall(self.now()).date()
    }

    /// A stamp for a new operation.
    pub fn stamp(self) -> Stamp {
        let op = OpId(format!("{:016x}{:016x}", chance(), chance()));
        Stamp { at: self.now(), op }
    }

    /// A seed for lots, short enough to be read out and typed again.
    pub fn lots(self) -> u64 {
        chance() % 1_000_000
    }
}

/// The default place of the club's file: `club.db` in the user's data folder.
pub fn default_file() -> Option<PathBuf> {
    places().map(|places| places.data_dir().join("club.db"))
}

/// The folder of this machine's memberships and of its copies of other machines' clubs.
pub fn halls_folder() -> Option<PathBuf> {
    places().map(|places| places.data_dir().join("halls"))
}

/// The default place of settings, keys and themes: the user's configuration folder.
pub fn default_folder() -> Option<PathBuf> {
    places().map(|places| places.config_dir())
}

/// Where the program notes what it did: in the user's state folder; in the data folder where a system has none.
pub fn state_folder() -> Option<PathBuf> {
    places().map(|places| places.state_dir().unwrap_or_else(|| places.data_dir()))
}

fn places() -> Option<impl AppStrategy> {
    let strategy = choose_app_strategy(AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "banzuke".to_owned(),
        app_name: "banzuke".to_owned(),
    });
    strategy.ok()
}

/// The operator's own folder.
pub fn home() -> Option<PathBuf> {
    etcetera::home_dir().ok()
}

/// The program that opens a file as a double click does; none without a desktop, as over SSH.
pub fn file_opener() -> Option<PathBuf> {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let (name, is_seen) = match std::env::consts::OS {
        "windows" => ("explorer.exe", !is_set("SSH_CONNECTION")),
        "macos" => ("open", !is_set("SSH_CONNECTION")),
        _ => ("xdg-open", is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")),
    };
    let folders = std::env::var_os("PATH").filter(|_| is_seen)?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The wanted locales, the first wanted most: the one that the variables of POSIX name, and before it those of
/// `LANGUAGE`, which GNU heeds unless the locale is `C`; behind them the languages that Windows or macOS is set to, where
/// a terminal sets no variables or those of the region. Empty if nothing is set.
pub fn locales() -> Vec<String> {
    let variables = wanted(|name| std::env::var(name).ok());
    variables.into_iter().chain(system_languages()).collect()
}

#[cfg(any(windows, target_os = "macos"))]
fn system_languages() -> impl Iterator<Item = String> {
    sys_locale::get_locales()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn system_languages() -> impl Iterator<Item = String> {
    std::iter::empty()
}

fn wanted(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let told = |name| variable(name).filter(|text| !text.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(told) else {
        return Vec::new();
    };
    let plain = matches!(locale.split('.').next(), Some("C" | "POSIX"));
    let listed = told("LANGUAGE").filter(|_| !plain).unwrap_or_default();
    let listed = listed.split(':').filter(|name| !name.is_empty()).map(str::to_owned);
    listed.chain([locale]).collect()
}

/// The locale whose characters the terminal shows, by the variables of POSIX; empty if none is set.
pub fn characters() -> String {
    let told = |name| std::env::var(name).ok().filter(|locale: &String| !locale.is_empty());
    ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(told).unwrap_or_default()
}

/// Whether terminals of a locale may draw characters of ambiguous width in two columns: those of East Asia.
pub fn may_be_wide(locale: &str) -> bool {
    let language = locale.split(['_', '-', '.', '@']).next();
    matches!(language, Some("ja" | "zh" | "ko"))
}

/// Whether the terminal says that it cannot move its cursor.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb")
}

/// Whether the user wants no colours anywhere: `NO_COLOR` is set and not empty (no-color.org).
pub fn is_colourless() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// The default name of a desk: the name of the machine.
pub fn machine() -> String {
    let name = clean(&gethostname::gethostname().to_string_lossy());
    if name.is_empty() { "desk".to_owned() } else { name }
}

/// A number by which a desk tells itself from others.
pub fn drawn() -> String {
    format!("{:016x}", chance())
}

fn chance() -> u64 {
    getrandom::u64().unwrap_or_else(|_| {
        // Without a source of chance, what every process is given differently will do: the
        // numbers only keep operations and draws apart, they protect nothing.
        use std::hash::{BuildHasher as _, RandomState};
        RandomState::new().hash_one(std::process::id())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_come_in_the_order_of_posix_and_gnu() {
        let wanted = |told: &[(&str, &str)]| {
            let value = |name: &str| told.iter().find(|(known, _)| *known == name);
            super::wanted(|name| value(name).map(|(_, text)| (*text).to_owned())).join(" ")
        };
        assert_eq!(wanted(&[]), "");
        assert_eq!(wanted(&[("LANGUAGE", "ja")]), "");
        assert_eq!(wanted(&[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "")]), "ja_JP.UTF-8");
        assert_eq!(wanted(&[("LANG", "de"), ("LC_MESSAGES", "ja"), ("LC_ALL", "fr")]), "fr");
        assert_eq!(wanted(&[("LANG", "de"), ("LANGUAGE", "fr::ja")]), "fr ja de");
        assert_eq!(wanted(&[("LANG", "C.UTF-8"), ("LANGUAGE", "ja")]), "C.UTF-8");
    }

    #[test]
    fn operations_never_share_a_name() {
        let outside = Environment::at(DateTime::UNIX_EPOCH);
        assert_ne!(outside.stamp().op, outside.stamp().op);
        assert_eq!(outside.stamp().at, DateTime::UNIX_EPOCH);
        assert!(outside.lots() < 1_000_000);
    }

    #[test]
    fn terminals_of_east_asia_may_be_wide() {
        for locale in ["ja_JP.UTF-8", "zh_TW", "ko", "ja.UTF-8"] {
            assert!(may_be_wide(locale), "{locale}");
        }
        for locale in ["", "C.UTF-8", "en_US.UTF-8", "jam_JM", "kok_IN"] {
            assert!(!may_be_wide(locale), "{locale}");
        }
    }
}
