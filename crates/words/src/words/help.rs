//! Texts of `--help` and of the shell completions. They stand in tables, by the names that are typed; a test walks all
//! commands, arguments and choices and finds none without.

mod argument_texts;
mod event;
mod file;
mod floor;
mod people;
mod rating;

use super::{Language, words};

/// A name that is typed, and what is said of it in English and Japanese.
pub type Text = (&'static str, [&'static str; 2]);

#[derive(Debug)]
pub struct CommandHelp {
    /// The command as it is typed; empty for the program itself.
    pub path: &'static str,
    /// The purpose of the command, in one line.
    pub about: [&'static str; 2],
    /// Further text for `--help`; empty where there is none.
    pub more: [&'static str; 2],
    /// Arguments that mean something of their own here.
    pub arguments: &'static [Text],
}

/// Meanings of the choices of an argument.
#[derive(Debug)]
pub struct ValueHelp {
    /// The id of the argument.
    pub argument: &'static str,
    /// Each choice as it is typed, with its meaning.
    pub values: &'static [Text],
}

/// Commands: `"path": "about", "…"; more "…", "…" { argument: "…", "…"; }`.
#[macro_export]
macro_rules! commands {
    (@more) => { ["", ""] };
    (@more $more:literal, $more_ja:literal) => { [$more, $more_ja] };
    ($(
        $path:literal: $about:literal, $about_ja:literal $(; more $more:literal, $more_ja:literal)?
        $({ $($said:tt)* })?
    )*) => {
        &[$($crate::words::help::CommandHelp {
            path: $path,
            about: [$about, $about_ja],
            more: $crate::words::help::commands!(@more $($more, $more_ja)?),
            arguments: $crate::words::help::arguments! { $($($said)*)? },
        }),*]
    };
}

/// Arguments: `id: "…", "…";`, or `id = CONSTANT;` where several commands say the same.
#[macro_export]
macro_rules! arguments {
    (@both $both:ident) => { $both };
    (@both $text:literal, $text_ja:literal) => { [$text, $text_ja] };
    ($($id:ident $(= $both:ident)? $(: $text:literal, $text_ja:literal)?;)*) => {
        &[$((
            stringify!($id),
            $crate::words::help::arguments!(@both $($both)? $($text, $text_ja)?),
        )),*]
    };
}

/// Meanings of choices: `argument { "choice": "…", "…"; }`.
#[macro_export]
macro_rules! values {
    ($($argument:ident { $($choice:literal: $text:literal, $text_ja:literal;)* })*) => {
        &[$($crate::words::help::ValueHelp {
            argument: stringify!($argument),
            values: &[$(($choice, [$text, $text_ja])),*],
        }),*]
    };
}

pub use {arguments, commands, values};

/// The texts on the commands of a program.
#[derive(Debug)]
pub struct HelpTable {
    /// Commands, in groups.
    pub commands: &'static [&'static [CommandHelp]],
    /// Arguments of which a command says nothing of its own.
    pub arguments: &'static [Text],
    pub values: &'static [ValueHelp],
}

/// The commands of the desk.
pub static DESK: HelpTable = HelpTable {
    commands: &[file::FILE, people::PEOPLE, event::EVENT, floor::FLOOR, rating::RATING],
    arguments: argument_texts::ARGUMENTS,
    values: argument_texts::VALUES,
};

impl HelpTable {
    fn command(&self, path: &str) -> Option<&'static CommandHelp> {
        self.commands.iter().copied().flatten().find(|command| command.path == path)
    }

    /// All that something is said of: a command, `command argument`, `* argument` and `argument choice`.
    pub fn names(&self) -> Vec<String> {
        let commands = || self.commands.iter().copied().flatten();
        let own = commands()
            .flat_map(|said| said.arguments.iter().map(|(id, _)| format!("{} {id}", said.path)));
        let shared = self.arguments.iter().map(|(id, _)| format!("* {id}"));
        let values = self.values.iter().flat_map(|said| {
            said.values.iter().map(|(value, _)| format!("{} {value}", said.argument))
        });
        commands().map(|said| said.path.to_owned()).chain(own).chain(shared).chain(values).collect()
    }
}

words! {
    /// Headings and phrases of `--help`.
    pub HelpWords {
        /// Before how a command is typed.
        usage: "Usage", "使い方";
        commands_heading: "Commands", "コマンド";
        arguments_heading: "Arguments", "引数";
        options_heading: "Options", "オプション";
        /// In place of options, in how a command is typed.
        any_options: "[OPTIONS]", "[オプション]";
        /// In place of a command, likewise.
        any_command: "COMMAND", "コマンド";
        choices_heading: "Possible values", "指定できる値";
        choices(values: &str): "[possible values: {values}]", "［指定できる値：{values}］";
        default(value: &str): "[default: {value}]", "［省略時：{value}］";
        variable(name: &str): "[env: {name}]", "［環境変数：{name}］";
        help: "Print help, short with -h", "ヘルプを表示する（-h は要約）";
        version: "Print version", "バージョンを表示する";
        help_command:
            "Print this message or the help of a command",
            "このヘルプ、またはコマンドのヘルプを表示する";
    }
}

/// The texts of `--help` of a program in a language.
#[derive(Debug, Clone, Copy)]
pub struct HelpTexts {
    /// Headings and phrases.
    pub words: HelpWords,
    /// Its tables, the desk's among them.
    pub tables: &'static [&'static HelpTable],
}

impl HelpTexts {
    /// The purpose of a command in one line, and its further text.
    pub fn command(self, path: &str) -> Option<(&'static str, &'static str)> {
        let help = self.known(path)?;
        Some((self.of(help.about), self.of(help.more)))
    }

    /// The help for an argument of a command; every command has the arguments of the program itself.
    pub fn argument(self, path: &str, id: &str) -> Option<&'static str> {
        let own = |path| self.found(self.known(path)?.arguments, id);
        let shared = || self.tables.iter().find_map(|table| self.found(table.arguments, id));
        own(path).or_else(shared).or_else(|| own(""))
    }

    /// The help for a choice of an argument.
    pub fn value(self, argument: &str, value: &str) -> Option<&'static str> {
        let all = self.tables.iter().flat_map(|table| table.values);
        let mut of = all.filter(|choice| choice.argument == argument);
        of.find_map(|choice| self.found(choice.values, value))
    }

    /// The translated placeholder of a value, such as `FILE`. None in English: the program has that name already.
    pub fn value_name(self, name: &str) -> Option<&'static str> {
        match self.words.language {
            Language::English => None,
            Language::Japanese => japanese_value_name(name),
        }
    }

    fn known(self, path: &str) -> Option<&'static CommandHelp> {
        self.tables.iter().find_map(|table| table.command(path))
    }

    fn found(self, texts: &[Text], name: &str) -> Option<&'static str> {
        texts.iter().find(|(known, _)| *known == name).map(|(_, texts)| self.of(*texts))
    }

    const fn of(self, [english, japanese]: [&'static str; 2]) -> &'static str {
        self.words.language.pick(english, japanese)
    }
}

/// Signs such as `N` and `K` are the same in every language.
#[expect(clippy::too_many_lines, reason = "a table: a line for each placeholder")]
fn japanese_value_name(name: &str) -> Option<&'static str> {
    let told = match name {
        "A" => "一方",
        "A-B" => "先取数-先取数",
        "ABSORB" => "統合される選手",
        "ALIAS" => "別名",
        "B" => "もう一方",
        "CLUB" => "所属",
        "AMOUNT" | "COIN" => "金額",
        "CATEGORY" => "部門",
        "CATEGORY,…" => "部門,…",
        "MM-DD" => "月-日",
        "PRIZES" => "賞",
        "COLUMN,…" => "列,…",
        "COMMAND" => "コマンド",
        "CURVE" => "曲線",
        "DATE" | "DAY" => "日付",
        "DATE|none" => "日付|none",
        "DIR" => "フォルダー",
        "PARTS" => "内容",
        "BIRTHS" | "DRAWS" | "DUPLICATES" | "EFFECT" => "扱い",
        "ENTRY" => "操作番号",
        "HEADING=COLUMN" => "見出し=列",
        "ENCODING" => "文字コード",
        "DATES" => "日と月の順",
        "FILE" => "ファイル",
        "FIRST" => "先手",
        "FORMAT" => "形式",
        "GAME" => "ゲーム番号",
        "GAMES" => "ゲーム",
        "GRAND_FINAL" => "方式",
        "GROUP" => "ブロック",
        "HOST:PORT" => "アドレス:ポート",
        "KEEP" => "残す選手",
        "KIND" => "種類",
        "LANGUAGE" => "言語",
        "LIST" => "リスト",
        "LOSS" => "損失",
        "MATCH" => "試合番号",
        "MATCHES" => "試合番号,…",
        "MEASURE" => "値",
        "MODEL" => "計算法",
        "NAME" => "名前",
        "NEW_NAME" => "新しい名前",
        "NEW" => "新しいファイル",
        "NOTE" => "備考",
        "NUMBER" | "VALUE" => "番号",
        "ORDER" => "順",
        "ROLE" => "役割",
        "NAME=VALUE" => "名前=値",
        "PAIRS" => "手札",
        "PROGRAM" => "プログラム",
        "TOURNAMENT|PLAYER" => "大会か選手",
        "PLAYER" => "選手",
        "PLAYER,…" => "選手,…",
        "PLAYER,PLAYER" => "選手,選手",
        "PLAYER,PLAYER…" => "選手,選手…",
        "POINTS" => "点",
        "POINTS2" => "点の2乗",
        "±POINTS" => "±点",
        "PLY" => "手数",
        "PRIORITY" => "優先度",
        "PROTOCOL" => "プロトコル",
        "QUERY" => "検索語",
        "PART" => "部分",
        "RATING" => "レーティング",
        "RATINGS" => "境目",
        "READING" => "ふりがな",
        "REASON" => "理由",
        "RIGHT" => "正しい選手",
        "ROUND" => "ラウンド",
        "ROUND=N" => "ラウンド=N",
        "RULE" | "RULES" => "規則",
        "SCHEDULE" => "組み方",
        "SCHEME" => "団体",
        "SCHEME:VALUE" => "団体:番号",
        "SCORE" => "スコア",
        "SECONDS" => "秒",
        "SEED" => "乱数の種",
        "SORT" => "並び順",
        "SOURCE" => "出典",
        "SEEDING" => "決め方",
        "SHELL" => "シェル",
        "SPLIT" | "TIES" | "CATEGORY_TIES" | "EACH" => "分け方",
        "START" => "初期値",
        "STEP" => "条件:K",
        "STEPS" => "基準",
        "TABLE" => "卓",
        "TABLES" => "卓,…",
        "TAG" => "略号",
        "TEXT" => "文",
        "TIME" => "時刻",
        "REGISTER" => "登録簿",
        "TOURNAMENT" | "EVENT" => "大会",
        "TOURNAMENT|DATE" => "大会|日付",
        "PAPER" => "用紙",
        "UNIT" => "単位",
        "ADDRESS" | "URL" => "アドレス",
        "WEB_NAME" => "載せ方",
        "WHAT" => "対象",
        "WORTH" => "得点",
        "WRONG" => "誤った選手",
        "YEAR" => "年",
        "YES" => "true|false",
        _ => return None,
    };
    Some(told)
}
