//! Texts of `banzuke doctor`. Values that are the same in every language, such as numbers and names of terminals,
//! arrive as text.

use crate::words::message::Message;
use crate::words::words;

/// A part of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The program and the system it runs on.
    Program,
    Terminal,
    Club,
    Log,
    Settings,
}

/// A line of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The version of the program.
    Version,
    /// The version of the file that it writes.
    Schema,
    /// The version of SQLite.
    Sqlite,
    /// The operating system and the architecture.
    System,
    /// The variables that say which language and characters are used.
    Locale,
    /// The variables by which terminals say what they are.
    Variables,
    /// Whether keys come from a terminal and output goes to one.
    Streams,
    /// Columns and rows.
    Size,
    /// How many colours there are.
    Colours,
    /// Whether characters are UTF-8.
    Characters,
    /// How wide characters of ambiguous width are.
    AmbiguousWidth,
    Place,
    /// How long the file is.
    Length,
    /// The permissions of the file.
    Access,
    /// The version of the file.
    FileSchema,
    /// How many entries there are.
    Entries,
    /// Whether SQLite finds the file in order.
    Order,
    WriteAhead,
    /// How many backups were made by themselves, and when the last.
    Backups,
    /// Whether the club is another machine's, and answers.
    Answers,
    /// Entries that the other machine has not recorded yet.
    Unsent,
    /// The kind of the file system.
    FileSystem,
    /// How much space is left there.
    FreeSpace,
    /// A warning of the log.
    Warning,
    SettingsFile,
    KeysFile,
    /// The files of themes.
    Themes,
}

/// An answer that has words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// It is not there.
    None,
    Unknown,
    /// It can be read and used.
    Sound,
    Unsound,
    /// Only the owner may read it.
    OwnerOnly,
    /// Others may read it.
    Others,
}

/// Something that is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// The file is empty.
    Empty,
    /// There is a folder in its place.
    Folder,
    /// The file belongs to another program.
    NotOurs,
    /// It was written by a newer version of the program.
    Newer,
    /// It cannot be opened.
    Unreachable,
    Damaged,
    /// The disk is nearly full.
    LittleSpace,
    /// A file of the configuration folder is wrong.
    Settings,
    /// Others may read the file.
    OthersRead,
    /// The file may not be written.
    ReadOnly,
    /// Other machines may write to the file system.
    Shared,
    /// The screens are smaller than they need.
    Small,
    /// The characters are not UTF-8.
    NotUtf8,
    /// The log cannot be written.
    NoLog,
    /// The machine or server with the club does not answer, or refuses this machine.
    NoAnswer,
}

impl Trouble {
    /// Whether work cannot go on with it. The others are to be known.
    pub const fn is_wrong(self) -> bool {
        match self {
            Self::Empty
            | Self::Folder
            | Self::NotOurs
            | Self::Newer
            | Self::Unreachable
            | Self::Damaged
            | Self::LittleSpace
            | Self::Settings => true,
            Self::OthersRead
            | Self::ReadOnly
            | Self::Shared
            | Self::Small
            | Self::NotUtf8
            | Self::NoLog
            | Self::NoAnswer => false,
        }
    }
}
words! {
    pub DoctorWords in "doctor" {
        head; well; section[Section: Program, Terminal, Club, Log, Settings]; line(label, value);
        answer[Answer: Yes, No, None, Unknown, Sound, Unsound, OwnerOnly, Others];
        empty() -> Message; folder() -> Message; not_ours() -> Message; newer() -> Message;
        unreachable() -> Message; damaged() -> Message; little_space() -> Message;
        settings() -> Message; others_read() -> Message; read_only() -> Message;
        shared() -> Message; small() -> Message; not_utf8() -> Message; no_answer() -> Message;
        no_log() -> Message; wrong; known;
        label[Fact: Version, Schema, Sqlite, System, Locale, Variables, Streams, Size, Colours,
            Characters, AmbiguousWidth, Place, Length, Access, FileSchema, Entries, Order,
            WriteAhead, Backups, Answers, Unsent, FileSystem, FreeSpace, Warning, SettingsFile,
            KeysFile, Themes];
    }
}

impl DoctorWords {
    /// A line of the report: the label of the fact, and its value.
    pub fn fact(self, fact: Fact, value: &str) -> String {
        self.line(self.label(fact), value)
    }

    /// The trouble, and the remedy.
    pub fn trouble(self, trouble: Trouble) -> Message {
        match trouble {
            Trouble::Empty => self.empty(),
            Trouble::Folder => self.folder(),
            Trouble::NotOurs => self.not_ours(),
            Trouble::Newer => self.newer(),
            Trouble::Unreachable => self.unreachable(),
            Trouble::Damaged => self.damaged(),
            Trouble::LittleSpace => self.little_space(),
            Trouble::Settings => self.settings(),
            Trouble::OthersRead => self.others_read(),
            Trouble::ReadOnly => self.read_only(),
            Trouble::Shared => self.shared(),
            Trouble::Small => self.small(),
            Trouble::NotUtf8 => self.not_utf8(),
            Trouble::NoAnswer => self.no_answer(),
            Trouble::NoLog => self.no_log(),
        }
    }

    /// Before something that is wrong, and before something to know.
    pub fn marks(self) -> (&'static str, &'static str) {
        (self.wrong(), self.known())
    }
}
