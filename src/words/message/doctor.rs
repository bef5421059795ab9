//! What `banzuke doctor` says. What is the same in every language, such as numbers and names of terminals, comes to it
//! as text.

/// What `banzuke doctor` says.
#[derive(Debug, Clone, Copy)]
pub struct DoctorWords {
    /// Before all: what may be done with it.
    pub head: &'static str,
    /// The heading of a section.
    pub section: fn(Section) -> &'static str,
    /// What a fact is called, and what it is.
    pub fact: fn(Fact, &str) -> String,
    /// What is not a name or a number.
    pub answer: fn(Answer) -> &'static str,
    /// What is wrong, and what to do.
    pub trouble: fn(Trouble) -> (&'static str, &'static str),
    /// Before something that is wrong, and before something to know.
    pub marks: (&'static str, &'static str),
    /// At the end, where nothing is wrong.
    pub well: &'static str,
}

/// A part of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The program and the system it runs on.
    Program,
    /// The terminal.
    Terminal,
    /// The club's file.
    Club,
    /// The log.
    Log,
    /// The configuration folder.
    Settings,
}

/// What is looked at.
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
    /// Where something lies.
    Place,
    /// How long the file is.
    Length,
    /// Who may read it.
    Access,
    /// The version of the file.
    FileSchema,
    /// How many entries there are.
    Entries,
    /// Whether SQLite finds the file in order.
    Order,
    /// The write-ahead log.
    WriteAhead,
    /// How many backups were made by themselves, and when the last.
    Backups,
    /// The kind of the file system.
    FileSystem,
    /// How much space is left there.
    FreeSpace,
    /// A warning of the log.
    Warning,
    /// The file of the settings.
    SettingsFile,
    /// The file of the keys.
    KeysFile,
    /// The files of themes.
    Themes,
}

/// An answer that has words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// It is not there.
    None,
    /// Nobody says.
    Unknown,
    /// It can be read and used.
    Sound,
    /// It cannot.
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
    /// It is damaged.
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
            | Self::NoLog => false,
        }
    }
}
