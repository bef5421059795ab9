//! What cannot be undone, read, written or understood.

use std::path::Path;

use super::refusal::refusal;
use super::{list, name, player, players};
use crate::club::Club;
use crate::desk::{DeskError, Displaced};
use crate::domain::number::{NumberError, PlayerId};
use crate::journal::sound::Unsound;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{EntryFault, StoreError};
use crate::words::message::{MeantWords, Message};

pub(super) const MEANT: MeantWords = MeantWords {
    nobody: |text, close, club| {
        let remedy = if close.is_empty() {
            "選手一覧を確認するか、先に選手を登録してください。".to_owned()
        } else {
            format!("{}ではありませんか？", players(close, club))
        };
        Message::new(format!("「{text}」という登録はありません。"), remedy)
    },
    several: |text, found, club| {
        let what = format!("「{text}」は{}の名前です。", players(found, club));
        Message::new(what, "登録番号で指定してください。")
    },
    number_or_name: |text, number, found, club| {
        let number = player(number, club);
        let what = format!(
            "「{text}」は{number}の番号であり、{}の名前でもあります。",
            players(found, club)
        );
        Message::new(what, "P と検査数字を含む登録番号全体で指定してください。")
    },
    no_tournament: |text, close| {
        let remedy = if close.is_empty() {
            "`banzuke tournament list` で確認してください。".to_owned()
        } else {
            format!("{}ではありませんか？", list(close.iter().cloned()))
        };
        Message::new(format!("「{text}」という大会はありません。"), remedy)
    },
    no_list: |text, all| {
        let what = format!("「{text}」というレーティングリストはありません。");
        Message::new(what, format!("{}があります。", list(all.iter().cloned())))
    },
};

pub(super) fn undo(fault: &UndoRefusal, club: &Club) -> Message {
    match fault {
        UndoRefusal::NoSuchEntry(seq) => {
            Message::new(format!("履歴{seq}はありません。"), "履歴で番号を確認してください。")
        }
        UndoRefusal::AlreadyUndone(seq, by) => Message::new(
            format!("履歴{seq}は履歴{by}ですでに取り消されています。"),
            format!("元に戻すには、履歴{by}を取り消してください。"),
        ),
        UndoRefusal::Needed { seq, by, refusal: why } => {
            let why = refusal(why, club).what;
            let why = why.trim_end_matches('。');
            Message::new(
                format!("履歴{seq}は履歴{by}に必要です（取り消すと、{why}）。"),
                format!("先に履歴{by}を取り消してください。"),
            )
        }
        UndoRefusal::Altered(seq) => Message::new(
            format!("履歴{seq}が書き込まれた時と違うため、取り消したままにします。"),
            "`banzuke check` で確認し、必要な操作を改めて行ってください。",
        ),
        UndoRefusal::NothingToUndo => {
            Message::new("取り消すものがありません。", "何もする必要はありません。")
        }
        UndoRefusal::NothingToRedo => Message::new(
            "やり直すものがありません（最後の履歴は取り消しではありません）。",
            "以前の取り消しを戻すには、その番号を取り消してください。",
        ),
    }
}

pub(super) fn store(error: &StoreError) -> Message {
    let remedy = match error {
        StoreError::NotCopied { why, .. } => return Message::new(failed(error), store(why).remedy),
        StoreError::NotAlike { .. } => {
            "ディスクやUSBメモリーの故障かもしれません。別の媒体に複製してください。"
        }
        StoreError::Missing(_) => {
            "初めてなら `banzuke player add <名前>` か `banzuke tournament new <名前> …` で作れます。\
             別のファイルなら --db <ファイル> で指定してください。"
        }
        StoreError::Empty(_) => {
            "クラブのファイルが空になることはありません。バックアップを戻してください。\
             もともと何もなければ、空のファイルを消して始めてください。"
        }
        StoreError::Replaced(_) => "もう一度やり直してください。何も変更していません。",
        StoreError::HeldElsewhere { .. } => {
            "もう一方を終了するか、ファイルをこのPCのディスクに置いてください。\
             一つのファイルを同時に開けるのは同じPCの中だけです。"
        }
        StoreError::NotOurs(_) => "--db <ファイル> でクラブのファイルを指定してください。",
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => {
            "新しい版のプログラムを使ってください。何も変更していません。"
        }
        StoreError::DamagedEntry(..)
        | StoreError::Altered(_)
        | StoreError::Incomplete(_)
        | StoreError::Damaged(_)
        | StoreError::CutOff(_) => {
            "バックアップに戻すか、`banzuke rescue <ファイル> --to <新しいファイル>` で\
             読める分を取り出してください。何も変更していません。"
        }
        StoreError::Exists(_) => "まだ使われていない名前を指定してください。",
        StoreError::Held(_) => {
            "このファイルを開いている本部の画面や掲示を閉じてからやり直してください。何も変更していません。"
        }
        StoreError::NoBackup(_) => {
            "`banzuke restore --list` で確認してください。何も変更していません。"
        }
        StoreError::NoFolder(_) => {
            "USBメモリーは挿さっていますか？フォルダーを作るか、別のフォルダーを指定してください。"
        }
        StoreError::Folder(_) => "--db <ファイル> でその中のファイルを指定してください。",
        StoreError::OlderSchema(_) => {
            "書き込めるようにして一度開くか、書き込める場所に複製してください。"
        }
        StoreError::OlderToRead(_) => {
            "一度 `banzuke` で開いてください。複製を残したうえで今の版に更新します。"
        }
        StoreError::Unreachable(_) => {
            "ファイルを読め、フォルダーに書き込めることを確認してください。"
        }
        StoreError::ReadOnly => {
            "ファイルとフォルダーを書き込めるようにするか、\
             別の場所に複製してください。何も変更していません。"
        }
        StoreError::Busy => {
            "別のプログラムがファイルを使っています。終わってからやり直してください。"
        }
        StoreError::ReadOnlyDisk => {
            "書き込み禁止を解除するか、別のディスクに複製してください。記録されたかどうかは履歴で確認できます。"
        }
        StoreError::Disk(_) => {
            "ファイルを別のディスクに複製してください。どこまで記録されたかは履歴で確認できます。"
        }
        StoreError::Full => {
            "ディスクに空きを作ってからやり直してください。記録されたかどうかは履歴で確認できます。"
        }
        StoreError::Inconsistent(_) => {
            "別のプログラムが表を変更しました。`banzuke check --repair` で作り直せます。"
        }
        StoreError::Failed(_) => "もう一度試してください。記録されたかどうかは履歴で確認できます。",
        StoreError::Io { .. } => "フォルダーがあり、書き込みできることを確認してください。",
    };
    Message::new(failed(error), remedy)
}

/// What happened to the file.
fn failed(error: &StoreError) -> String {
    match error {
        StoreError::Missing(path) => format!("ファイル {} がありません。", path.display()),
        StoreError::NoFolder(path) => format!("フォルダー {} がありません。", path.display()),
        StoreError::Folder(path) => format!("{} はフォルダーです。", path.display()),
        StoreError::Empty(path) => format!("{} は空のファイルです。", path.display()),
        StoreError::CutOff(path) => format!("{} の終わりが欠けています。", path.display()),
        StoreError::Replaced(path) => {
            format!("{} は、たったいま置き換えられました。", path.display())
        }
        StoreError::HeldElsewhere { path, kind } => format!(
            "{} はネットワーク上のファイル（{kind}）で、別の本部PCが開いています。",
            path.display()
        ),
        StoreError::NotOurs(path) => {
            format!("{} は Banzuke のファイルではありません。", path.display())
        }
        StoreError::NewerSchema { path, found, known } => format!(
            "{} は第{found}版です。このプログラムで扱えるのは第{known}版までです。",
            path.display()
        ),
        StoreError::OlderSchema(path) => {
            format!("{} は古い版で、書き込みもできません。", path.display())
        }
        StoreError::OlderToRead(path) => {
            format!("{} は古い版で、読み取り専用では開けません。", path.display())
        }
        StoreError::NewerEntry(seq, kind) => {
            format!("履歴{seq}は新しい版で書かれたものです：{kind}。")
        }
        StoreError::DamagedEntry(seq, why) => format!("履歴{seq}は壊れています：{why}。"),
        StoreError::Altered(seq) => format!("履歴{seq}が、書き込まれた時と違っています。"),
        StoreError::Exists(path) => format!("{} はすでにあります。", path.display()),
        StoreError::Held(path) => format!("{} は別の画面で開かれています。", path.display()),
        StoreError::NoBackup(path) => {
            format!("その時刻以前の {} の正常なバックアップはありません。", path.display())
        }
        StoreError::NotCopied { to, why } => {
            format!("{} に複製できませんでした：{}", to.display(), failed(why))
        }
        StoreError::NotAlike { expected, found } => {
            format!("書いたものを読み直すと、履歴{expected}件のうち{found}件しかありません。")
        }
        StoreError::Unreachable(told) => format!("クラブのファイルを開けません：{told}。"),
        StoreError::ReadOnly => "クラブのファイルに書き込めません。".to_owned(),
        StoreError::Busy => "クラブのファイルは使用中です。".to_owned(),
        StoreError::ReadOnlyDisk => "ディスクが読み取り専用です。".to_owned(),
        StoreError::Disk(why) => format!("ディスクに異常があります：{why}。"),
        StoreError::Full => "ディスクに空きがありません。".to_owned(),
        StoreError::Inconsistent(why) => format!("公開された表に矛盾があります：{why}。"),
        StoreError::Incomplete(why) => {
            format!("クラブのファイルに足りないものがあります：{why}。")
        }
        StoreError::Damaged(why) => format!("クラブのファイルが壊れています：{why}。"),
        StoreError::Failed(why) => format!("クラブのファイルを扱えません：{why}。"),
        StoreError::Io { path, source } => format!("{}：{source}。", path.display()),
    }
}

pub(super) fn unsound(why: Unsound) -> String {
    match why {
        Unsound::OutOfOrder { next } => format!("は、履歴{next}があるべき位置にあります"),
        Unsound::UndoesAhead => "は、まだない履歴を取り消しています".to_owned(),
        Unsound::UndoesAndDecides => "は、取り消しと決定を同時に行っています".to_owned(),
        Unsound::UndoesTwice => "は、すでに取り消された履歴を取り消しています".to_owned(),
        Unsound::SentTwice => "は、前の履歴と同じ操作を記録しています".to_owned(),
    }
}

pub(super) fn desk(error: &DeskError, club: &Club) -> Message {
    match error {
        DeskError::Refused(why) => refusal(why, club),
        DeskError::NotUndone(fault) => undo(fault, club),
        DeskError::Broken(fault) => {
            let why = refusal(&fault.refusal, club).what;
            let what = format!("履歴{}は、その位置では認められません：{why}", fault.seq);
            Message::new(
                what,
                "履歴が書き換えられています。バックアップに戻すか、\
                 `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
            )
        }
        DeskError::Unsound(seq, why) => Message::new(
            format!("履歴{seq}{}。", unsound(*why)),
            "履歴が書き換えられています。バックアップか元の出力に戻すか、\
             `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
        ),
        DeskError::Diverges(seq) => Message::new(
            format!("履歴{seq}から先が食い違っています。"),
            "履歴は、新しいファイルか、始まりが同じファイルにだけ取り込めます。",
        ),
        DeskError::Displaced(displaced) => self::displaced(displaced),
        DeskError::Store(error) => store(error),
        DeskError::NotRestored(backup, why) => not_restored(backup, why, club),
        DeskError::Stopped => Message::new("中止しました。", "何も変更されていません。"),
    }
}

/// What became of a file that no longer lies where it was opened.
fn displaced(displaced: &Displaced) -> Message {
    let path = displaced.path.display();
    let what = if displaced.is_there {
        format!("開いている間に {path} が別のファイルに置き換えられました。")
    } else if !displaced.has_folder {
        format!("開いている間に {path} のフォルダーが移動または削除されました。")
    } else {
        format!("開いている間に {path} が移動または削除されました。")
    };
    let missing = displaced.missing;
    let kept = displaced.kept.as_deref().and_then(Path::file_name).map(Path::new);
    let remedy = match kept.map(Path::display) {
        _ if missing == 0 => "失われた操作はありません。".to_owned(),
        _ if !displaced.has_folder => {
            "フォルダーを元に戻すか、USBメモリーを挿し直すと続けられます。それまでは何も記録されません。"
                .to_owned()
        }
        Some(kept) if displaced.is_there => {
            format!("そこにない操作{missing}件は、同じ場所の {kept} に残しました。")
        }
        Some(kept) => format!(
            "元に戻すか、`banzuke journal import {kept}` で新しいファイルを始めてください。"
        ),
        None => {
            format!(
                "そこに書き込めないため、操作{missing}件を残せませんでした。バックアップを探してください。"
            )
        }
    };
    Message::new(what, remedy)
}

fn not_restored(backup: &Path, why: &DeskError, club: &Club) -> Message {
    let why_not = desk(why, club);
    let remedy = match why {
        DeskError::Store(
            StoreError::Held(_)
            | StoreError::NotCopied { .. }
            | StoreError::Full
            | StoreError::Io { .. }
            | StoreError::ReadOnly,
        ) => why_not.remedy,
        _ => "`banzuke restore --list` から別のものを選んでください。何も変更していません。"
            .to_owned(),
    };
    Message::new(format!("{} から復元できません：{}", backup.display(), why_not.what), remedy)
}

pub(super) fn entry(fault: &EntryFault) -> Message {
    match fault {
        EntryFault::Newer(kind) => Message::new(
            format!("{kind}は新しい版でしか扱えません。"),
            "新しい版のプログラムを使ってください。何も変更していません。",
        ),
        EntryFault::Damaged(why) => Message::new(
            format!("履歴として読めません：{why}。"),
            "履歴を出力し直してください。何も変更していません。",
        ),
    }
}

pub(super) fn number(text: &str, error: NumberError) -> Message {
    let what = match error {
        NumberError::Malformed => format!("「{text}」は登録番号ではありません。"),
        NumberError::Zero => format!("「{text}」：番号は1から始まります。"),
        NumberError::TooLarge => format!("「{text}」は登録番号として大きすぎます。"),
        NumberError::CheckDigit { given, right, .. } => {
            format!("「{text}」の検査数字{given}は誤りです（正しくは{right}）。")
        }
    };
    let remedy = match error {
        NumberError::CheckDigit { number, .. } => {
            format!("番号を読み直してください。{number}なら正しい番号です。")
        }
        NumberError::Malformed | NumberError::Zero | NumberError::TooLarge => {
            format!("{} のように書いてください。", PlayerId(42))
        }
    };
    Message::new(what, remedy)
}

pub(super) fn finding(finding: &Finding) -> String {
    match finding {
        Finding::Integrity(why) => format!("ファイル：{why}"),
        Finding::Chain(seq) => {
            format!("履歴{seq}が、書き込まれた時と違っています（ダイジェスト不一致）")
        }
        Finding::Alien(name) => format!("ファイル：{name} はクラブのファイルのものではありません"),
        Finding::Lacking(name) => format!("ファイル：{name} がありません"),
        Finding::ForeignKey(table) => format!("{table}：参照先のない行があります"),
        Finding::Tournament(id, found) => super::event::inconsistency(*id, found),
        Finding::Row { table, key, published, folded } => {
            let key = row(key);
            let published = published.as_deref().map_or_else(|| "なし".to_owned(), row);
            let folded = folded.as_deref().map_or_else(|| "なし".to_owned(), row);
            format!("{} {key}：公開は{published}、履歴からは{folded}", table.name())
        }
    }
}

fn row(cells: &[String]) -> String {
    format!("（{}）", cells.join("、"))
}

/// Names alone, for lists that the numbers would make unreadable.
pub(super) fn names(ids: &[PlayerId], club: &Club) -> String {
    list(ids.iter().map(|&id| name(id, club)))
}
