//! The words of the screen for lists from files.

use crate::import::{Answer, Kind, Plan, Reading};
use crate::words::{Language, english, words};

words! {
    /// The words of the screen for lists from files.
    pub ImportPageWords {
        title: "Import a list", "名簿・結果の取り込み";
        /// The title over a file that was read: its name.
        title_of(file: &str): "Import {file}", "{file} の取り込み";
        /// Before the field for the path.
        prompt: "File: ", "ファイル：";
        no_path: "Type the path of a file first.", "先にファイルのパスを入力してください。";
        /// Before a list is read again of which rows were answered.
        again(rows: usize):
            "Read the file again? {rows} rows are answered.",
            "ファイルを読み直しますか？{rows}行に回答済みです。";
        again_loses: "The answers will be lost.", "回答は失われます。";
        again_yes: "Read again", "読み直す";
        no_file: "No files found.", "該当するファイルがありません。";
        ready:
            "Enter imports it as one entry, which can be undone.",
            "Enter で一つの操作として取り込みます。取り消せます。";
        nothing:
            "Everything on this list is registered already. No action needed.",
            "この一覧はすべて登録済みです。対応は不要です。";
        faulty:
            "the file has errors: correct it, then r reads it again",
            "ファイルに誤りがあります。直してから r で読み直してください";
        /// The column of the lines.
        line: "Line", "行";
        row: "In the file", "ファイルの記載";
        /// The column of players who it may be.
        likely: "May be", "似ている登録者";
        /// The column of what was answered.
        answer: "Answer", "回答";
        wrong: "Error", "誤り";
        /// In the column of the lines, before an unknown column of the file.
        column_row: "column", "列";
        /// In the column of the lines, before what was chosen for the file as a whole.
        file_row: "file", "全体";
        file_told: "c reads the file in another way.", "c でファイルの読み方を選び直します。";
        no_choice: "There is nothing to choose here.", "ここで選ぶものはありません。";
        more_notes(notes: usize): "and {notes} more notes", "ほか{notes}件";
        none:
            "No player on this list needs a check.",
            "確認の必要な選手はいません。";
    }
}

impl ImportPageWords {
    /// Possible values of the path field, and the contents that a file must have.
    pub const fn hints(self) -> &'static [&'static str] {
        self.language.pick(
        &[
            "A csv, tsv, xlsx, ods or JSON file. Type or paste its path; Tab completes it.",
            "Players: name; if known, reading, club, aliases, born, external_id, decision.",
            "Results: two players and games or a score, or winner and loser; if known, event, round, date, games.",
            "Enter reads the file and shows the changes; nothing is imported yet.",
        ],
        &[
            "csv、tsv、xlsx、ods、JSON のパスを入力するか貼り付けます。Tab で補完。",
            "選手：氏名、あれば ふりがな、所属、別名、生年月日、他団体ID、判断。",
            "結果：二人の選手と勝数かスコア、または勝者と敗者。あれば 大会、回戦、対局日、内訳。",
            "Enter で読み込みます。確定するまで何も取り込みません。",
        ],
    )
    }

    /// Contents of the file and effects of the import: its kind, the plan, the numbers of known and of new players by
    /// the answers so far.
    pub fn summary(self, kind: Kind, plan: &Plan, known: usize, new: usize) -> Vec<String> {
        let lang = self.language;
        match kind {
            Kind::Players => match lang {
                Language::English => {
                    vec![format!("A list of players: {known} registered already, {new} new.")]
                }
                Language::Japanese => {
                    vec![format!("選手の一覧：登録済み{known}人、新規{new}人。")]
                }
            },
            Kind::Results => match lang {
                Language::English => {
                    vec![format!(
                        "A list of results: {}, {}, {}.",
                        english::count(plan.matches(), "match", "matches"),
                        english::count(plan.tournaments(), "new tournament", "new tournaments"),
                        english::count(new, "new player", "new players")
                    )]
                }
                Language::Japanese => {
                    vec![format!(
                        "結果の一覧：{}試合、新しい大会{}件、新しい選手{new}人。",
                        plan.matches(),
                        plan.tournaments(),
                    )]
                }
            },
        }
    }

    /// The number of rows that may be registered players, and how many of them are still to be answered.
    pub fn suspects(self, all: usize, open: usize) -> String {
        match self.language {
            Language::English => {
                let rows = english::count(all, "row", "rows");
                if open == 0 {
                    format!("{rows} may be registered already; all are answered.")
                } else {
                    format!(
                        "{rows} may be registered already, {open} to answer: s same, n new, x skip."
                    )
                }
            }
            Language::Japanese => {
                if open == 0 {
                    format!("登録済みかもしれない行{all}件。すべて回答済みです。")
                } else {
                    format!(
                        "登録済みかもしれない行{all}件、未回答{open}件：s 同じ、n 新規、x 除く。"
                    )
                }
            }
        }
    }

    /// What an unknown column was chosen to mean, by the name of the list's column.
    pub fn column(self, name: &str) -> String {
        if name.is_empty() {
            return self.language.pick("not imported", "取り込まない").to_owned();
        }
        format!("= {name}")
    }

    /// The choice for the file as a whole: in English as the command names it.
    pub fn chosen_for_all(self, reading: &Reading) -> String {
        let chosen = reading.chosen_for_all();
        let chosen = chosen.iter().map(|(name, value)| {
            let (name, value) = match self.language {
                Language::English if value.is_empty() => (name.as_str(), "named by the file"),
                Language::English => (name.as_str(), value.as_str()),
                Language::Japanese => japanese(name, value),
            };
            format!("{name}{}{value}", self.language.pick(": ", "："))
        });
        chosen.collect::<Vec<_>>().join(self.language.pick(", ", "、"))
    }

    /// What can be done with the selected column.
    pub fn column_told(self, name: &str) -> String {
        let told = match self.language {
            Language::English => {
                "c chooses what the column means; the choice is kept for other files."
            }
            Language::Japanese => {
                "c で列の意味を選びます。選んだものはほかのファイルにも使います。"
            }
        };
        format!("{} {told}", self.column(name))
    }

    /// How many rows are left out, and the key that registers one all the same.
    pub fn left_out(self, rows: usize) -> String {
        match self.language {
            Language::English => {
                let rows = english::count(rows, "row", "rows");
                format!(
                    "{rows} left out: registered already, or by decision. n registers a new player."
                )
            }
            Language::Japanese => {
                format!("登録済みか除くと決めた{rows}行は取り込みません。n で新しく登録します。")
            }
        }
    }

    /// Why it cannot be recorded yet: rows without an answer.
    pub fn open(self, rows: usize) -> String {
        match self.language {
            Language::English => {
                let rows = english::count(rows, "row is", "rows are");
                format!("{rows} not answered yet: s same, n new, x skip, S or N for all.")
            }
            Language::Japanese => {
                format!("未回答が{rows}行あります：s 同じ、n 新規、x 除く、残りすべては S か N。")
            }
        }
    }

    /// How many lines are wrong; whether only so many were looked for.
    pub fn faults(self, faults: usize, cut: bool) -> String {
        match self.language {
            Language::English => {
                let lines = english::count(faults, "error", "errors");
                if cut {
                    format!(
                        "The first {lines}; nothing was imported. Correct the file, then r reads it again."
                    )
                } else {
                    format!(
                        "{lines}; nothing was imported. Correct the file, then r reads it again."
                    )
                }
            }
            Language::Japanese => {
                let first = if cut { "最初の" } else { "" };
                format!(
                    "誤り：{first}{faults}件。何も取り込んでいません。ファイルを直し、r で読み直します。"
                )
            }
        }
    }

    /// The answer to a row; `name` is the player that the row was taken for.
    pub fn answered(self, answer: Option<&Answer>, name: &str) -> String {
        match answer {
            None => "?".to_owned(),
            Some(Answer::Skip) => self.language.pick("- left out", "－ 除く").to_owned(),
            Some(Answer::New) => self.language.pick("+ new", "+ 新規").to_owned(),
            Some(Answer::Use(_)) => format!("= {name}"),
        }
    }
}

/// A choice for a file as a whole, and what was chosen.
fn japanese<'a>(name: &'a str, value: &'a str) -> (&'a str, &'a str) {
    match (name, value) {
        ("sheet", name) => ("シート", name),
        ("event", "") => ("大会", "ファイル名による"),
        ("event", name) => ("大会", name),
        ("encoding", name) => ("文字コード", name),
        ("dates", "day-first") => ("日付", "日、月の順"),
        ("dates", "month-first") => ("日付", "月、日の順"),
        ("dates", _) => ("日付", "年、月、日の順"),
        ("births", "leave-out") => ("生年月日", "記録しない"),
        ("births", _) => ("生年月日", "年だけなら1月1日"),
        ("heading", _) => ("見出し", "なし"),
        other => other,
    }
}
