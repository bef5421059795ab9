//! What was taken out of a damaged file, and what was not.

use chrono::Local;

use crate::club::{Club, Seq};
use crate::journal::EntryFault;
use crate::journal::rescue::{Loss, Part, StandIns, Why};
use crate::words::message::RescueWords;

pub(super) const RESCUE: RescueWords = RescueWords {
    loss,
    missing: |first, last| format!("履歴{first}〜{last}：見つかりません。"),
    taken: |taken, known, file| {
        format!("{} の履歴{known}件のうち{taken}件を取り出しました。", file.display())
    },
    written: |new, old| {
        format!("{} に書き出しました。{} は変更していません。", new.display(), old.display())
    },
    dry: |old| {
        format!("何も書き出していません（--dry-run）。{} は変更していません。", old.display())
    },
    next: |new, incomplete| {
        let use_it = format!("新しいファイルを使ってください：`banzuke --db {}`", new.display());
        if incomplete {
            format!("上の一覧で欠けているものを入力し直し、{use_it}")
        } else {
            use_it
        }
    },
    stand_ins: StandIns {
        player: |player| format!("（不明 {player}）"),
        tournament: |tournament| format!("（不明の大会 {tournament}）"),
    },
};

fn loss(loss: &Loss, club: &Club) -> String {
    let time = loss.at.map(|at| at.with_timezone(&Local).format("%Y-%m-%d %H:%M:%S").to_string());
    let known: Vec<String> = time.into_iter().chain(loss.desk.clone()).collect();
    let known =
        if known.is_empty() { String::new() } else { format!("（{}）", known.join("、")) };
    let mut parts = vec![format!("履歴{}{known}：{}", loss.seq, why(&loss.why))];
    if let Some(undone) = loss.undoes {
        parts.push(format!("履歴{undone}の取り消しだったと判断し、そのように復元しました。"));
    }
    if let Some(undo) = loss.retired_by {
        parts.push(format!("試合番号は欠番にしました（末尾に加えた履歴{undo}で取り消し）。"));
    }
    if !loss.instead.is_empty() {
        parts.push(format!("代わりの内容：{}", super::deed::actions(&loss.instead, club)));
    }
    parts.concat()
}

fn why(why: &Why) -> String {
    match why {
        Why::Missing => "見つかりません。".to_owned(),
        Why::Unreadable(None) => "壊れています（内容が欠けています）。".to_owned(),
        Why::Unreadable(Some(EntryFault::Damaged(why))) => format!("壊れています：{why}。"),
        Why::Unreadable(Some(EntryFault::Newer(kind))) => {
            format!("壊れているか、新しい版で書かれたものです：{kind}。")
        }
        Why::NotAllowed(fault) => {
            let (refusal, club, without) = &**fault;
            let refused = super::refusal::refusal(refusal, club).what;
            format!("全体を除きました：{refused}{}", depended(without))
        }
        Why::Unsound(fault) => {
            format!("除きました。この履歴{}。", super::fault::unsound(*fault))
        }
        Why::Mended(parts) => {
            let parts: Vec<&str> = parts.iter().map(|part| mended(*part)).collect();
            format!("取り出しました。{}", parts.concat())
        }
    }
}

fn depended(without: &[Seq]) -> String {
    match without {
        [] => String::new(),
        [one] => format!("失われた履歴{one}が前提だったと思われます。"),
        several => {
            let several = several.iter().rev().map(Seq::to_string).collect::<Vec<_>>().join("、");
            format!("失われた履歴{several}のどれかが前提だったと思われます。")
        }
    }
}

fn mended(part: Part) -> &'static str {
    match part {
        Part::Number => "番号は壊れていたため、位置から補いました。",
        Part::Time => "時刻は壊れていたため、直前の履歴の時刻にしました。",
        Part::Desk => "記録係の名前は壊れていました。",
        Part::Operation => "操作の識別番号は壊れていました。",
        Part::Actions => "取り消しなので、壊れていた空の内容を補いました。",
        Part::Letter => "壊れていた1文字を復元しました（ダイジェストで確認済み）。",
        Part::Altered => {
            "ダイジェストが合わず、書かれたときの内容ではありません。手元の記録と照らし合わせてください。"
        }
        Part::Undoes => "決定を含むため、壊れていた取り消し先は除きました。",
    }
}
