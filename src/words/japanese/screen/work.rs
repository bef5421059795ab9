//! Long work in Japanese.

use crate::domain::watch::Task;
use crate::words::grouped;
use crate::words::screen::work::{Doing, WorkWords};

pub(super) const WORK: WorkWords = WorkWords {
    doing: |doing| match doing {
        Doing::Recording => "記録しています".to_owned(),
        Doing::Undoing => "取り消しています".to_owned(),
        Doing::Redoing => "やり直しています".to_owned(),
        Doing::Exporting => "ランキングを書き出しています".to_owned(),
        Doing::Verifying => "バックアップを調べています".to_owned(),
        Doing::Restoring => "復元しています".to_owned(),
        Doing::Foretelling => "大会の見込みを計算しています".to_owned(),
        Doing::Fitting => "全結果からレートを推定しています".to_owned(),
        Doing::ReadingJournal => "履歴を読んでいます".to_owned(),
        Doing::Completing => "ファイルを探しています".to_owned(),
        Doing::Reading(file) => format!("{file} を読んでいます"),
        Doing::TakingIn(file) => format!("{file} を取り込んでいます"),
    },
    waiting: "お待ちください…",
    task: |task| match task {
        Task::Reading => "行を読んでいます",
        Task::Checking => "行を確かめています",
        Task::Naming => "名前を読んでいます",
        Task::Comparing => "選手を比べています",
        Task::PlayingOut => "残りの試合を試しています",
        Task::Fitting => "推定しています",
        Task::Recording => "記録しています",
        Task::Following => "変わるところを調べています",
        Task::Writing => "ファイルに書いています",
        Task::Verifying => "バックアップを読んでいます",
    },
    counted: |task, done, of| {
        let (done, of) = (grouped(done), grouped(of));
        match task {
            Task::Reading | Task::Checking => format!("{of}行中{done}行"),
            Task::Naming | Task::Comparing => format!("{of}人中{done}人"),
            Task::PlayingOut => format!("{of}回中{done}回"),
            Task::Fitting => String::new(),
            Task::Recording | Task::Following => format!("{of}件中{done}件"),
            Task::Writing => format!("表の{of}行中{done}行"),
            Task::Verifying => format!("{of}個中{done}個"),
        }
    },
    passed: |seconds| format!("{seconds}秒"),
    stop: "Esc で中止します。何も変更されません。",
    stopping: "中止しています…",
    stopped: "中止しました。何も変更されていません。",
    broke: |reason| {
        format!(
            "プログラムの不具合で失敗しました。何も変更されていません（{reason}）。もう一度試し、\
             また失敗するときはこの文を添えて報告してください。"
        )
    },
    search: |percent| format!("二重登録 {percent}%"),
};
