//! Faults of the club's file.

use std::io::ErrorKind;

use crate::journal::StoreError;
use crate::journal::validate::Unsound;
use crate::opener::NotOpened;
use crate::words::message::Message;
use crate::words::{Language, pick, say};

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn store(lang: Language, error: &StoreError) -> Message {
    let remedy = match error {
        StoreError::NotCopied { why, .. } => match lang {
            Language::English => {
                return Message::new(error.to_string(), store(lang, why).remedy);
            }
            Language::Japanese => {
                return Message::new(failed(error), store(lang, why).remedy);
            }
        },
        StoreError::NotAlike { .. } => {
            pick!(lang; "the disk or stick may be failing: copy to another one",
                "ディスクやUSBメモリーの故障かもしれません。別の媒体に複製してください。")
        }
        StoreError::Missing(_) => {
            pick!(lang; "to start, `banzuke player add NAME` or `banzuke tournament new NAME …` creates it; \
                 for another file, give --db FILE",
                "初めてなら `banzuke player add <名前>` か `banzuke tournament new <名前> …` で作れます。\
                 別のファイルなら --db <ファイル> で指定してください。")
        }
        StoreError::Empty(_) => {
            pick!(lang; "put a backup in its place; with no backup, delete the empty file and start again",
                "バックアップを同じ場所に戻してください。\
                 バックアップがなければ、空のファイルを消してやり直してください。")
        }
        StoreError::Replaced(_) => {
            pick!(lang; "try again; nothing was changed",
                "もう一度やり直してください。何も変更していません。")
        }
        StoreError::HeldElsewhere { .. } => {
            pick!(lang; "quit the other desk first; for several machines, keep the file on the disk of one and share it with \
                 `banzuke host`",
                "もう一方を終了してください。複数のPCで使うには、1台のディスクにファイルを置き、\
                 `banzuke host` で共有してください。")
        }
        StoreError::Copy { host, .. } if host.starts_with("postgres") => {
            pick!(lang; "work there with --db ADDRESS", "--db <アドレス> を付けて、そちらで続けてください。")
        }
        StoreError::Copy { .. } => {
            pick!(lang; "open it with `banzuke join ADDRESS`; if that machine is lost, go on here with \
                 `banzuke host --take-over`",
                "`banzuke join <アドレス>` で開いてください。そのPCが使えなくなったときは、\
                 `banzuke host --take-over` でこのPCに引き継げます。")
        }
        StoreError::NotOurs(_) => {
            pick!(lang; "give the club's file with --db FILE",
                "--db <ファイル> でクラブのファイルを指定してください。")
        }
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => {
            pick!(lang; "install the newest version; nothing was changed",
                "最新のバージョンをインストールしてください。何も変更していません。")
        }
        StoreError::DamagedEntry(..)
        | StoreError::Altered(_)
        | StoreError::Incomplete(_)
        | StoreError::Damaged(_)
        | StoreError::CutOff(_)
        | StoreError::Shortened { .. } => {
            pick!(lang; "restore a backup, or recover what is readable with `banzuke rescue FILE --to NEW`; nothing was changed",
                "バックアップに戻すか、`banzuke rescue <ファイル> --to <新しいファイル>` で\
                 読める分を取り出してください。何も変更していません。")
        }
        StoreError::Moved => {
            pick!(lang; "wait a moment and try again; nothing was changed",
                "少し待ってからやり直してください。何も変更していません。")
        }
        StoreError::Exists(_) => {
            pick!(lang; "give another name",
                "まだ使われていない名前を指定してください。")
        }
        StoreError::Held(_) => {
            pick!(lang; "close the other desks and displays on this file and try again; nothing was changed",
                "このファイルを開いている本部PCや会場モニターを閉じてからやり直してください。何も変更していません。")
        }
        StoreError::Clock(_) => {
            pick!(lang; "set the clock of this computer", "このPCの時計を合わせてください。")
        }
        StoreError::NoBackup(_) => {
            pick!(lang; "see `banzuke restore --list`; nothing was changed",
                "`banzuke restore --list` で確認してください。何も変更していません。")
        }
        StoreError::NoFolder(_) => {
            pick!(lang; "plug the stick in, create the folder, or give another one",
                "USBメモリーを挿すか、フォルダーを作るか、別のフォルダーを指定してください。")
        }
        StoreError::OlderSchema(_) => {
            pick!(lang; "make it writable and open it once, or copy it to a writable place",
                "書き込めるようにして一度開くか、書き込める場所に複製してください。")
        }
        StoreError::OlderToRead(_) => {
            pick!(lang; "open it once with `banzuke`, which copies it and updates it to this version",
                "一度 `banzuke` で開いてください。複製を残したうえで今の版に更新します。")
        }
        StoreError::Unreachable(_) => {
            pick!(lang; "check that the file is readable and its folder writable",
                "ファイルを読め、フォルダーに書き込めることを確認してください。")
        }
        StoreError::ReadOnly => {
            pick!(lang; "make it and its folder writable, or copy it elsewhere; nothing was changed",
                "ファイルとフォルダーを書き込めるようにするか、\
                 別の場所に複製してください。何も変更していません。")
        }
        StoreError::Busy => {
            pick!(lang; "another program uses the file; try again when it is done",
                "別のプログラムがファイルを使っています。終わってからやり直してください。")
        }
        StoreError::ReadOnlyDisk => {
            pick!(lang; "unlock the disk or stick, or copy the file to another one; the journal shows what was recorded",
                "書き込み禁止を解除するか、別のディスクに複製してください。記録されたかどうかは操作履歴で確認できます。")
        }
        StoreError::Disk(_) => {
            pick!(lang; "copy the file to another disk; the journal shows what was recorded",
                "ファイルを別のディスクに複製してください。どこまで記録されたかは操作履歴で確認できます。")
        }
        StoreError::Full => {
            pick!(lang; "free some space, then try again; the journal shows what was recorded",
                "ディスクに空きを作ってからやり直してください。記録されたかどうかは操作履歴で確認できます。")
        }
        StoreError::Inconsistent(_) => {
            pick!(lang; "another program changed the tables; `banzuke check --repair` rebuilds them",
                "別のプログラムが表を変更しました。`banzuke check --repair` で作り直せます。")
        }
        StoreError::Failed(_) => {
            pick!(lang; "try again; the journal shows what was recorded",
                "もう一度試してください。記録されたかどうかは操作履歴で確認できます。")
        }
        StoreError::Io { source, .. } if source.kind() == ErrorKind::InvalidFilename => {
            pick!(lang; "give a shorter name",
                "もっと短い名前を指定してください。")
        }
        StoreError::Io { path, source } if let Some(why) = NotOpened::of(source) => {
            return lang.words().message.command.not_opened(path, why);
        }
        StoreError::Io { .. } => {
            pick!(lang; "check that the folder exists and is writable",
                "フォルダーがあり、書き込みできることを確認してください。")
        }
    };
    Message::new(
        match lang {
            Language::English => error.to_string(),
            Language::Japanese => failed(error),
        },
        remedy,
    )
}

pub(super) fn unsound(lang: Language, why: Unsound) -> String {
    match why {
        Unsound::OutOfOrder { next } => {
            say!(lang, "is in the place of entry {next}", "は、操作{next}があるべき位置にあります")
        }
        Unsound::UndoesAhead => lang
            .pick("undoes an entry that does not exist yet", "は、まだない操作を取り消しています")
            .to_owned(),
        Unsound::UndoesAndDecides => lang
            .pick(
                "both undoes an entry and records changes",
                "は、取り消しと変更を同時に行っています",
            )
            .to_owned(),
        Unsound::UndoesTwice => lang
            .pick(
                "undoes an entry that is undone already",
                "は、すでに取り消された操作を取り消しています",
            )
            .to_owned(),
        Unsound::SentTwice => lang
            .pick(
                "repeats the operation of an earlier entry",
                "は、前の操作と同じ操作を記録しています",
            )
            .to_owned(),
    }
}

/// The failure, in Japanese.
pub(super) fn failed(error: &StoreError) -> String {
    match error {
        StoreError::Missing(path) => format!("ファイル {} がありません。", path.display()),
        StoreError::NoFolder(path) => format!("フォルダー {} がありません。", path.display()),
        StoreError::Empty(path) => format!("{} は空のファイルです。", path.display()),
        StoreError::CutOff(path) => format!("{} の終わりが欠けています。", path.display()),
        StoreError::Replaced(path) => {
            format!("{} は、たったいま置き換えられました。", path.display())
        }
        StoreError::HeldElsewhere { path, kind } => format!(
            "{} はネットワーク上のファイル（{kind}）で、別の本部PCが開いています。",
            path.display()
        ),
        StoreError::Copy { path, host } => {
            format!("{} は、{host} にあるクラブの写しです。", path.display())
        }
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
            format!("操作{seq}は新しいバージョンで書かれたものです：{kind}。")
        }
        StoreError::DamagedEntry(seq, why) => format!("操作{seq}は壊れています：{why}。"),
        StoreError::Altered(seq) => format!("操作{seq}が、書き込まれた時と違っています。"),
        StoreError::Shortened { last, noted } => {
            format!("操作{noted}まで書き込まれたのに、操作履歴は操作{last}で終わっています。")
        }
        StoreError::Moved => {
            "クラブのファイルが、たったいま移動または置き換えられました。".to_owned()
        }
        StoreError::Exists(path) => format!("{} はすでにあります。", path.display()),
        StoreError::Held(path) => format!("{} は別の本部PCで開かれています。", path.display()),
        StoreError::Clock(at) => {
            format!("時計が {} を示しています。使える年は1から9999までです。", at.to_rfc3339())
        }
        StoreError::NoBackup(path) => {
            format!("その時刻以前の {} の正常なバックアップはありません。", path.display())
        }
        StoreError::NotCopied { to, why } => {
            format!("{} に複製できませんでした：{}", to.display(), failed(why))
        }
        StoreError::NotAlike { expected, found } => {
            format!("書いたものを読み直すと、操作{expected}件のうち{found}件しかありません。")
        }
        StoreError::Unreachable(told) => format!("クラブのファイルを開けません：{told}。"),
        StoreError::ReadOnly => "クラブのファイルに書き込めません。".to_owned(),
        StoreError::Busy => "クラブのファイルは使用中です。".to_owned(),
        StoreError::ReadOnlyDisk => "ディスクが読み取り専用です。".to_owned(),
        StoreError::Disk(why) => format!("ディスクに異常があります：{why}。"),
        StoreError::Full => "ディスクに空きがありません。".to_owned(),
        StoreError::Inconsistent(why) => format!("公開用の表に矛盾があります：{why}。"),
        StoreError::Incomplete(why) => format!("クラブのファイルに足りないものがあります：{why}。"),
        StoreError::Damaged(why) => format!("クラブのファイルが壊れています：{why}。"),
        StoreError::Failed(why) => format!("クラブのファイルを扱えません：{why}。"),
        StoreError::Io { path, source } => format!("{}：{source}。", path.display()),
    }
}
