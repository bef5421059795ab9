//! Lists from files in Japanese.

use crate::import::{Answer, Kind};
use crate::words::screen::import::ImportPageWords;

pub(super) const IMPORT: ImportPageWords = ImportPageWords {
    title: "一覧の取り込み",
    title_of: |file| format!("{file} の取り込み"),
    prompt: "ファイル：",
    hints: &[
        "CSV ファイルのパスを入力するか貼り付けます。Tab で補完。",
        "選手： name[,reading][,club][,aliases][,born][,external_id]",
        "結果： event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]",
        "Enter で読みます。内容を確かめるまで何も記録しません。",
    ],
    no_path: "先にファイルのパスを入力してください。",
    no_file: "そのように始まるファイルはありません。",
    summary: |kind, plan, known, new| match kind {
        Kind::Players => vec![format!("選手の一覧：登録済み{known}人、新規{new}人。")],
        Kind::Results => vec![format!(
            "結果の一覧：{}試合、新しい大会{}件、新しい選手{new}人。",
            plan.matches(),
            plan.tournaments(),
        )],
    },
    suspects: |all, open| {
        if open == 0 {
            format!("登録済みかもしれない選手{all}人。すべて回答済みです。")
        } else {
            format!("登録済みかもしれない選手{all}人、未回答{open}人：u 同じ人、n 新しい人。")
        }
    },
    left_out: |rows| format!("登録済みの{rows}行は取り込みません。別人なら、その行で n。"),
    ready: "Enter で一つの履歴として記録します。取り消せます。",
    nothing: "この一覧はすべて登録済みです。記録するものはありません。",
    open: |rows| format!("未回答が{rows}行あります：u 同じ人、n 新しい人、U・N はまとめて。"),
    faults: |faults, cut| {
        let first = if cut { "最初の" } else { "" };
        format!("誤り：{first}{faults}件。何も記録しません。ファイルを直し、r で読み直します。")
    },
    faulty: "ファイルに誤りがあります。直してから r で読み直してください",
    line: "行",
    row: "ファイルの記載",
    likely: "似ている登録者",
    answer: "回答",
    wrong: "誤り",
    answered: |answer, name| match answer {
        None => "?".to_owned(),
        Some(Answer::New) => "+ 新規".to_owned(),
        Some(Answer::Use(_)) => format!("= {name}"),
    },
    none: "登録済みかどうか確かめる選手はいません。",
};
