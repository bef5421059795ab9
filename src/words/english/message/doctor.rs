//! `banzuke doctor` in English.

use crate::words::message::doctor::{Answer, DoctorWords, Fact, Section, Trouble};

pub(super) const DOCTOR: DoctorWords = DoctorWords {
    head: "No player or club is named here: the text can go into a bug report as it is.",
    section: |section| match section {
        Section::Program => "Program",
        Section::Terminal => "Terminal",
        Section::Club => "Club file",
        Section::Log => "Log",
        Section::Settings => "Settings",
    },
    fact: |fact, value| format!("{}: {value}", label(fact)),
    answer: |answer| match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::None => "none",
        Answer::Unknown => "unknown",
        Answer::Sound => "sound",
        Answer::Unsound => "not sound",
        Answer::OwnerOnly => "only you",
        Answer::Others => "others too",
    },
    trouble,
    marks: ("WRONG: ", "Note: "),
    well: "Nothing is wrong.",
};

const fn label(fact: Fact) -> &'static str {
    match fact {
        Fact::Version => "version",
        Fact::Schema => "file version it writes",
        Fact::Sqlite => "SQLite",
        Fact::System => "system",
        Fact::Locale => "locale",
        Fact::Variables => "variables",
        Fact::Streams => "input and output are terminals",
        Fact::Size => "columns x rows",
        Fact::Colours => "colours",
        Fact::Characters => "UTF-8",
        Fact::AmbiguousWidth => "columns of ■",
        Fact::Place => "place",
        Fact::Length => "size",
        Fact::Access => "readable by",
        Fact::FileSchema => "file version",
        Fact::Entries => "journal entries",
        Fact::Order => "SQLite's quick check",
        Fact::WriteAhead => "write-ahead log",
        Fact::Backups => "automatic backups (the last)",
        Fact::FileSystem => "file system",
        Fact::FreeSpace => "free space",
        Fact::Warning => "warning",
        Fact::SettingsFile => "settings.toml",
        Fact::KeysFile => "keys.toml",
        Fact::Themes => "themes",
    }
}

const fn trouble(trouble: Trouble) -> (&'static str, &'static str) {
    match trouble {
        Trouble::Empty => (
            "the file is empty (0 bytes)",
            "put a backup in its place; if there never was one, remove it and start again",
        ),
        Trouble::Folder => ("there is a folder in its place", "give the file with --db FILE"),
        Trouble::NotOurs => ("this is no Banzuke file", "give the club's file with --db FILE"),
        Trouble::Newer => ("a newer Banzuke wrote this file", "install the newest version"),
        Trouble::Unreachable => {
            ("the file cannot be opened", "check that you may read the file and its folder")
        }
        Trouble::Damaged => (
            "the file is damaged",
            "copy it with the files beside it first; `banzuke rescue FILE --to NEW` saves what can be read",
        ),
        Trouble::LittleSpace => {
            ("the disk is nearly full", "free some space before the next entry")
        }
        Trouble::Settings => {
            ("a file is wrong", "`banzuke settings` names the line and the remedy")
        }
        Trouble::OthersRead => (
            "other users of this machine can read the file, with birth dates",
            "`chmod 600` on the file makes it yours alone",
        ),
        Trouble::ReadOnly => (
            "nothing can be recorded: you may not write to the file",
            "take the right to write to the file and its folder, if you want to record",
        ),
        Trouble::Shared => (
            "other machines may use the file system",
            "keep the file on this machine's own disk for several desks",
        ),
        Trouble::Small => ("the screens need 60x16", "make the window larger"),
        Trouble::NotUtf8 => (
            "characters are not UTF-8: names may not be shown",
            "set LANG to a UTF-8 locale, such as en_GB.UTF-8",
        ),
        Trouble::NoLog => ("the log cannot be written", "check that you may write to its folder"),
    }
}
