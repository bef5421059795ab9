//! `banzuke doctor` in Japanese.

use crate::words::message::doctor::{Answer, DoctorWords, Fact, Section, Trouble};

pub(super) const DOCTOR: DoctorWords = DoctorWords {
    head: "選手名や所属名は含まれません。このまま不具合の報告に貼り付けられます。",
    section: |section| match section {
        Section::Program => "プログラム",
        Section::Terminal => "端末",
        Section::Club => "データファイル",
        Section::Log => "ログ",
        Section::Settings => "設定",
    },
    fact: |fact, value| format!("{}：{value}", label(fact)),
    answer: |answer| match answer {
        Answer::Yes => "はい",
        Answer::No => "いいえ",
        Answer::None => "なし",
        Answer::Unknown => "不明",
        Answer::Sound => "正常",
        Answer::Unsound => "異常",
        Answer::OwnerOnly => "自分だけ",
        Answer::Others => "他のユーザーも可",
    },
    trouble,
    marks: ("異常：", "注意："),
    well: "異常は見つかりませんでした。",
};

const fn label(fact: Fact) -> &'static str {
    match fact {
        Fact::Version => "バージョン",
        Fact::Schema => "書き込むファイルの版",
        Fact::Sqlite => "SQLite",
        Fact::System => "システム",
        Fact::Locale => "ロケール",
        Fact::Variables => "環境変数",
        Fact::Streams => "入力と出力が端末",
        Fact::Size => "桁数x行数",
        Fact::Colours => "色数",
        Fact::Characters => "UTF-8",
        Fact::AmbiguousWidth => "「■」の桁数",
        Fact::Place => "場所",
        Fact::Length => "サイズ",
        Fact::Access => "読み取れるユーザー",
        Fact::FileSchema => "ファイルの版",
        Fact::Entries => "履歴の件数",
        Fact::Order => "SQLiteの簡易検査",
        Fact::WriteAhead => "先行書き込みログ",
        Fact::Backups => "自動バックアップ（最後）",
        Fact::FileSystem => "ファイルシステム",
        Fact::FreeSpace => "空き容量",
        Fact::Warning => "警告",
        Fact::SettingsFile => "settings.toml",
        Fact::KeysFile => "keys.toml",
        Fact::Themes => "テーマ",
    }
}

const fn trouble(trouble: Trouble) -> (&'static str, &'static str) {
    match trouble {
        Trouble::Empty => (
            "ファイルが空です（0バイト）。",
            "バックアップを同じ場所に戻してください。まだ何も記録していなければ、削除してやり直してください。",
        ),
        Trouble::Folder => {
            ("同じ名前のフォルダーがあります。", "--db ファイル でファイルを指定してください。")
        }
        Trouble::NotOurs => {
            ("Banzukeのファイルではありません。", "--db ファイル でファイルを指定してください。")
        }
        Trouble::Newer => (
            "新しいバージョンのBanzukeで作られたファイルです。",
            "最新のバージョンをインストールしてください。",
        ),
        Trouble::Unreachable => (
            "ファイルを開けません。",
            "ファイルとフォルダーに読み取り権限があることを確認してください。",
        ),
        Trouble::Damaged => (
            "ファイルが壊れています。",
            "まず、隣にある関連ファイルごとコピーしてください。読み取れる記録は `banzuke rescue FILE --to NEW` で取り出せます。",
        ),
        Trouble::LittleSpace => {
            ("ディスクの空きがほとんどありません。", "次の記録の前に空きを作ってください。")
        }
        Trouble::Settings => (
            "ファイルに誤りがあります。",
            "`banzuke settings` で誤りのある行と直し方を確認してください。",
        ),
        Trouble::OthersRead => (
            "このパソコンの他のユーザーが、生年月日を含むファイルを読み取れます。",
            "ファイルに `chmod 600` を実行すると、自分だけが読み取れるようになります。",
        ),
        Trouble::ReadOnly => (
            "ファイルに書き込み権限がなく、記録できません。",
            "記録するには、ファイルとフォルダーに書き込み権限を付けてください。",
        ),
        Trouble::Shared => (
            "他のパソコンと共有されるファイルシステムです。",
            "同時に複数の画面で使うときは、このパソコンのディスクに置いてください。",
        ),
        Trouble::Small => ("画面には60桁16行が必要です。", "ウィンドウを広げてください。"),
        Trouble::NotUtf8 => (
            "文字コードがUTF-8ではなく、名前を表示できないことがあります。",
            "`LANG` を ja_JP.UTF-8 などに設定してください。",
        ),
        Trouble::NoLog => {
            ("ログを書き込めません。", "フォルダーに書き込み権限があることを確認してください。")
        }
    }
}
