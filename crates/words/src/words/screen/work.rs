//! The words of long work.

use crate::domain::progress::Task;
use crate::request::Doing;
use crate::words::{Language, grouped, say, words};

words! {
    /// The words of long work.
    pub WorkWords in "work" {
        waiting; passed(seconds: u64); stop; stopping; stopped; search(percent: usize);
    }
}

impl WorkWords {
    /// The title of its gauge.
    pub fn doing(self, doing: &Doing) -> String {
        let lang = self.language;
        match doing {
            Doing::Recording => lang.pick("Recording", "記録しています").to_owned(),
            Doing::Undoing => lang.pick("Undoing", "取り消しています").to_owned(),
            Doing::Redoing => lang.pick("Redoing", "やり直しています").to_owned(),
            Doing::Writing(what) => say!(lang, "Writing: {what}", "{what}を書き出しています"),
            Doing::MakingPdf(what) => {
                say!(lang, "Making a PDF: {what}", "{what}の PDF を作っています")
            }
            Doing::Verifying => {
                lang.pick("Looking through the backups", "バックアップを調べています").to_owned()
            }
            Doing::Restoring => lang.pick("Restoring", "復元しています").to_owned(),
            Doing::Foretelling => {
                lang.pick("Calculating the odds", "順位の確率を計算しています").to_owned()
            }
            Doing::ReadingJournal => {
                lang.pick("Reading the journal", "操作履歴を読んでいます").to_owned()
            }
            Doing::ReadingRecords => {
                lang.pick("Reading game records", "棋譜の解析を読んでいます").to_owned()
            }
            Doing::Fitting => lang
                .pick("Fitting ratings to all results", "全結果からレートを推定しています")
                .to_owned(),
            Doing::Comparing => lang.pick("Comparing formats", "形式を比較しています").to_owned(),
            Doing::Experimenting => lang.pick("Experiment", "実験しています").to_owned(),
            Doing::Completing => {
                lang.pick("Searching for files", "ファイルを探しています").to_owned()
            }
            Doing::Reading(file) => say!(lang, "Reading {file}", "{file} を読んでいます"),
            Doing::TakingIn(file) => say!(lang, "Importing {file}", "{file} を取り込んでいます"),
        }
    }

    /// The name of a task.
    pub fn task(self, task: Task) -> &'static str {
        let lang = self.language;
        match task {
            Task::Reading => lang.pick("Reading rows", "行を読んでいます"),
            Task::Checking => lang.pick("Checking rows", "行を確かめています"),
            Task::Naming => lang.pick("Reading names", "名前を読んでいます"),
            Task::Comparing => lang.pick("Comparing players", "選手を比べています"),
            Task::PlayingOut => lang.pick("Simulating", "残りの試合を試行しています"),
            Task::Fitting => lang.pick("Fitting", "推定しています"),
            Task::Recording => lang.pick("Recording", "記録しています"),
            Task::Following => lang.pick("Calculating the changes", "変わるところを調べています"),
            Task::Writing => lang.pick("Writing to the file", "ファイルに書いています"),
            Task::Simulating => lang.pick("Simulating", "試行しています"),
            Task::Verifying => lang.pick("Reading backups", "バックアップを読んでいます"),
            Task::Printing => lang.pick(
                "Waiting for the program that makes it",
                "PDF を作るプログラムを待っています",
            ),
        }
    }

    /// How far it has come: the task, parts done, parts there are.
    pub fn counted(self, task: Task, done: usize, of: usize) -> String {
        match self.language {
            Language::English => {
                let parts = match task {
                    Task::Reading | Task::Checking => "rows",
                    Task::Naming | Task::Comparing => "players",
                    Task::PlayingOut | Task::Simulating => "runs",
                    Task::Fitting | Task::Printing => return String::new(),
                    Task::Recording | Task::Following => "decisions",
                    Task::Writing => "rows of the tables",
                    Task::Verifying => "backups",
                };
                format!("{} of {} {parts}", grouped(done), grouped(of))
            }
            Language::Japanese => {
                let (done, of) = (grouped(done), grouped(of));
                match task {
                    Task::Reading | Task::Checking => format!("{of}行中{done}行"),
                    Task::Naming | Task::Comparing => format!("{of}人中{done}人"),
                    Task::PlayingOut | Task::Simulating => format!("{of}回中{done}回"),
                    Task::Fitting | Task::Printing => String::new(),
                    Task::Recording | Task::Following => format!("{of}件中{done}件"),
                    Task::Writing => format!("表の{of}行中{done}行"),
                    Task::Verifying => format!("{of}個中{done}個"),
                }
            }
        }
    }

    /// That it failed by a fault of the program: what that said.
    pub fn broke(self, reason: &str) -> String {
        say!(self.language; "A program error stopped this, and nothing was changed: {reason}. Try again; \
             if it fails again, report this sentence.",
            "プログラムの不具合で失敗しました。何も変更されていません（{reason}）。もう一度試し、\
             また失敗するときはこの文を添えて報告してください。")
    }
}
