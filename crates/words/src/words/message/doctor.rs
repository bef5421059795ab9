//! Texts of `banzuke doctor`. Values that are the same in every language, such as numbers and names of terminals,
//! arrive as text.

use crate::words::{Language, pick, say, words};

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
        head; well;
    }
}

impl DoctorWords {
    /// The heading of a section.
    pub fn section(self, section: Section) -> &'static str {
        let lang = self.language;
        match section {
            Section::Program => lang.pick("Program", "プログラム"),
            Section::Terminal => lang.pick("Terminal", "端末"),
            Section::Club => lang.pick("Club file", "クラブのファイル"),
            Section::Log => lang.pick("Log", "ログ"),
            Section::Settings => lang.pick("Settings", "設定"),
        }
    }

    /// A line of the report: the label of the fact, and its value.
    pub fn fact(self, fact: Fact, value: &str) -> String {
        let lang = self.language;
        say!(lang, "{}: {value}", "{}：{value}", label(lang, fact))
    }

    /// An answer that is neither a name nor a number.
    pub fn answer(self, answer: Answer) -> &'static str {
        let lang = self.language;
        match answer {
            Answer::Yes => lang.pick("yes", "はい"),
            Answer::No => lang.pick("no", "いいえ"),
            Answer::None => lang.pick("none", "なし"),
            Answer::Unknown => lang.pick("unknown", "不明"),
            Answer::Sound => lang.pick("sound", "正常"),
            Answer::Unsound => lang.pick("not sound", "異常"),
            Answer::OwnerOnly => lang.pick("only you", "自分だけ"),
            Answer::Others => lang.pick("others too", "他のユーザーも可"),
        }
    }

    /// The trouble, and the remedy.
    pub fn trouble(self, trouble: Trouble) -> (&'static str, &'static str) {
        let lang = self.language;
        match trouble {
            Trouble::Empty => {
                pick!(lang; ("the file is empty (0 bytes)", "put a backup in its place; with no backup, delete it and start again"),
                ("ファイルが空です（0バイト）。", "バックアップを同じ場所に戻してください。まだ何も記録していなければ、削除してやり直してください。"))
            }
            Trouble::Folder => {
                pick!(lang; ("there is a folder in its place", "give the file with --db FILE"),
                ("同じ名前のフォルダーがあります。", "--db <ファイル> でファイルを指定してください。"))
            }
            Trouble::NotOurs => {
                pick!(lang; ("this is no Banzuke file", "give the club's file with --db FILE"),
                ("Banzukeのファイルではありません。", "--db <ファイル> でファイルを指定してください。"))
            }
            Trouble::Newer => {
                pick!(lang; ("a newer Banzuke wrote this file", "install the newest version"),
                ("新しいバージョンのBanzukeで作られたファイルです。", "最新のバージョンをインストールしてください。"))
            }
            Trouble::Unreachable => {
                pick!(lang; ("the file cannot be opened", "check that you may read the file and its folder"),
                ("ファイルを開けません。", "ファイルとフォルダーに読み取り権限があることを確認してください。"))
            }
            Trouble::Damaged => {
                pick!(lang; ("the file is damaged", "copy it with the files beside it first; `banzuke rescue FILE --to NEW` saves what can be read"),
                ("ファイルが壊れています。", "まず、隣にある関連ファイルごとコピーしてください。読み取れる操作は `banzuke rescue <ファイル> --to <新しいファイル>` で取り出せます。"))
            }
            Trouble::LittleSpace => {
                pick!(lang; ("the disk is nearly full", "free some space before the next entry"),
                ("ディスクの空きがほとんどありません。", "次の記録の前に空きを作ってください。"))
            }
            Trouble::Settings => {
                pick!(lang; ("a file is wrong", "`banzuke settings` names the line and the remedy"),
                ("ファイルに誤りがあります。", "`banzuke settings` で誤りのある行と直し方を確認してください。"))
            }
            Trouble::OthersRead => {
                pick!(lang; ("other users of this machine can read the file, with birth dates", "`chmod 600` on the file makes it yours alone"),
                ("このPCの他のユーザーが、生年月日を含むファイルを読み取れます。", "ファイルに `chmod 600` を実行すると、自分だけが読み取れるようになります。"))
            }
            Trouble::ReadOnly => {
                pick!(lang; ("nothing can be recorded: you may not write to the file", "to record, make the file and its folder writable"),
                ("ファイルに書き込み権限がなく、記録できません。", "記録するには、ファイルとフォルダーに書き込み権限を付けてください。"))
            }
            Trouble::Shared => {
                pick!(lang; ("the file system is shared with other machines", "for several desks, keep the file on this machine's own disk"),
                ("他のPCと共有されるファイルシステムです。", "同時に複数の本部PCで使うときは、このPCのディスクに置いてください。"))
            }
            Trouble::Small => {
                pick!(lang; ("the screens need 60x16", "make the window larger"),
                ("画面には60桁16行が必要です。", "ウィンドウを広げてください。"))
            }
            Trouble::NotUtf8 => {
                pick!(lang; ("characters are not UTF-8: names may not be shown", "set LANG to a UTF-8 locale, such as en_GB.UTF-8"),
                ("文字コードがUTF-8ではなく、名前を表示できないことがあります。", "`LANG` を ja_JP.UTF-8 などに設定してください。"))
            }
            Trouble::NoAnswer => {
                pick!(lang; ("the machine or server with the club gives no answer", "any command on it says why"),
                ("クラブのあるPCまたはサーバーが応答しません。", "ほかのコマンドを実行すると理由が表示されます。"))
            }
            Trouble::NoLog => {
                pick!(lang; ("the log cannot be written", "check that you may write to its folder"),
                ("ログを書き込めません。", "フォルダーに書き込み権限があることを確認してください。"))
            }
        }
    }

    /// Before something that is wrong, and before something to know.
    pub const fn marks(self) -> (&'static str, &'static str) {
        self.language.pick(("WRONG: ", "Note: "), ("異常：", "注意："))
    }
}

const fn label(lang: Language, fact: Fact) -> &'static str {
    match fact {
        Fact::Version => lang.pick("version", "バージョン"),
        Fact::Schema => lang.pick("file version it writes", "書き込むファイルの版"),
        Fact::Sqlite => "SQLite",
        Fact::System => lang.pick("system", "システム"),
        Fact::Locale => lang.pick("locale", "ロケール"),
        Fact::Variables => lang.pick("variables", "環境変数"),
        Fact::Streams => lang.pick("input and output are terminals", "入力と出力が端末"),
        Fact::Size => lang.pick("columns x rows", "桁数x行数"),
        Fact::Colours => lang.pick("colours", "色数"),
        Fact::Characters => "UTF-8",
        Fact::AmbiguousWidth => lang.pick("columns of ■", "「■」の桁数"),
        Fact::Place => lang.pick("place", "場所"),
        Fact::Length => lang.pick("size", "サイズ"),
        Fact::Access => lang.pick("readable by", "読み取れるユーザー"),
        Fact::FileSchema => lang.pick("file version", "ファイルの版"),
        Fact::Entries => lang.pick("journal entries", "操作の件数"),
        Fact::Order => lang.pick("SQLite's quick check", "SQLiteの簡易検査"),
        Fact::WriteAhead => lang.pick("write-ahead log", "先行書き込みログ"),
        Fact::Backups => lang.pick("automatic backups (the last)", "自動バックアップ（最後）"),
        Fact::Answers => lang.pick("the host or server answers", "親機またはサーバーの応答"),
        Fact::Unsent => lang.pick("entries to be sent", "未送信の操作"),
        Fact::FileSystem => lang.pick("file system", "ファイルシステム"),
        Fact::FreeSpace => lang.pick("free space", "空き容量"),
        Fact::Warning => lang.pick("earlier warning", "以前の警告"),
        Fact::SettingsFile => "settings.toml",
        Fact::KeysFile => "keys.toml",
        Fact::Themes => lang.pick("themes", "テーマ"),
    }
}
