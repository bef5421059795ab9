//! What cannot be undone, read, written or understood.

use std::path::Path;

use crate::club::Club;
use crate::desk::{DeskError, Displaced};
use crate::domain::number::{NumberError, PlayerId};
use crate::journal::sound::Unsound;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{EntryFault, StoreError};
use crate::words::message::refusal::refusal;
use crate::words::message::{Message, list, name, player, players};
use crate::words::{Language, pick, say, words};

words! {
    /// Who or what is meant by a text.
    pub MeantWords {
    }
}

impl MeantWords {
    /// Nobody has that name; with the closest players.
    pub fn nobody(self, text: &str, close: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        let remedy = if close.is_empty() {
            pick!(lang; "check the list of players, or register the player first",
                "選手一覧を確認するか、先に選手を登録してください。")
            .to_owned()
        } else {
            say!(lang, "did you mean {}?", "{}ではありませんか？", players(lang, close, club))
        };
        Message::new(
            say!(lang, "nobody is registered as {text}", "「{text}」という登録はありません。"),
            remedy,
        )
    }

    /// Several players have that name.
    pub fn several(self, text: &str, found: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        let what = say!(lang; "{text} is a name of {}",
            "「{text}」は{}の名前です。", players(lang, found, club));
        Message::new(
            what,
            lang.pick("give the registration number", "登録番号で指定してください。"),
        )
    }

    /// A bare number is one player's number and another's name.
    pub fn number_or_name(
        self,
        text: &str,
        number: PlayerId,
        found: &[PlayerId],
        club: &Club,
    ) -> Message {
        let lang = self.language;
        let number = player(lang, number, club);
        let what = say!(lang; "{text} is the number of {number} and a name of {}",
            "「{text}」は{number}の番号であり、{}の名前でもあります。", players(lang, found, club));
        Message::new(
            what,
            pick!(lang; "give the whole registration number, with P and check digit",
                "P と検査数字を含む登録番号全体で指定してください。"),
        )
    }

    /// No tournament has that name; with the closest names.
    pub fn no_tournament(self, text: &str, close: &[String]) -> Message {
        let lang = self.language;
        let remedy = if close.is_empty() {
            pick!(lang; "see `banzuke tournament list`",
                "`banzuke tournament list` で確認してください。")
            .to_owned()
        } else {
            say!(lang; "did you mean {}?",
                "{}ではありませんか？", list(lang, close.iter().cloned()))
        };
        Message::new(
            say!(lang, "no tournament is called {text}", "「{text}」という大会はありません。"),
            remedy,
        )
    }

    /// No rating list has that name; with all names.
    pub fn no_list(self, text: &str, all: &[String]) -> Message {
        let lang = self.language;
        let what = say!(lang; "no rating list is called {text}",
            "「{text}」というレーティングリストはありません。");
        Message::new(
            what,
            say!(lang, "there is {}", "{}があります。", list(lang, all.iter().cloned())),
        )
    }
}

pub(super) fn undo(lang: Language, fault: &UndoRefusal, club: &Club) -> Message {
    match fault {
        UndoRefusal::NoSuchEntry(seq) => Message::new(
            say!(lang, "the journal has no entry {seq}", "履歴{seq}はありません。"),
            pick!(lang; "see the journal for the numbers of entries",
                "履歴で番号を確認してください。"),
        ),
        UndoRefusal::AlreadyUndone(seq, by) => Message::new(
            say!(lang; "entry {seq} was taken back already, by entry {by}",
                "履歴{seq}は履歴{by}ですでに取り消されています。"),
            say!(lang; "to have it count again, undo entry {by}",
                "元に戻すには、履歴{by}を取り消してください。"),
        ),
        UndoRefusal::Needed { seq, by, refusal: why } => match lang {
            Language::English => {
                let why = refusal(lang, why, club).what;
                Message::new(
                    format!("entry {seq} is needed by entry {by}: without it, {why}"),
                    format!("undo entry {by} first"),
                )
            }
            Language::Japanese => {
                let why = refusal(lang, why, club).what;
                let why = why.trim_end_matches('。');
                Message::new(
                    format!("履歴{seq}は履歴{by}に必要です（取り消すと、{why}）。"),
                    format!("先に履歴{by}を取り消してください。"),
                )
            }
        },
        UndoRefusal::Altered(seq) => Message::new(
            say!(lang; "entry {seq} is not as it was written, and stays undone",
                "履歴{seq}が書き込まれた時と違うため、取り消したままにします。"),
            pick!(lang; "see `banzuke check`, and decide anew what it was to say",
                "`banzuke check` で確認し、必要な操作を改めて行ってください。"),
        ),
        UndoRefusal::NothingToUndo => Message::new(
            lang.pick("there is nothing to undo", "取り消すものがありません。"),
            lang.pick("nothing needs to be done", "何もする必要はありません。"),
        ),
        UndoRefusal::NothingToRedo => Message::new(
            pick!(lang; "there is nothing to redo: the last entry is no undo",
                "やり直すものがありません（最後の履歴は取り消しではありません）。"),
            pick!(lang; "to take back an earlier undo, undo it by its number",
                "以前の取り消しを戻すには、その番号を取り消してください。"),
        ),
    }
}

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
            pick!(lang; "the disk or stick may be failing; copy to another one",
                "ディスクやUSBメモリーの故障かもしれません。別の媒体に複製してください。")
        }
        StoreError::Missing(_) => {
            pick!(lang; "to begin, `banzuke player add NAME` or `banzuke tournament new NAME …` makes it; \
                 for another file, give --db FILE",
                "初めてなら `banzuke player add <名前>` か `banzuke tournament new <名前> …` で作れます。\
                 別のファイルなら --db <ファイル> で指定してください。")
        }
        StoreError::Empty(_) => {
            pick!(lang; "a club's file never is: put a backup in its place; if there never was one, delete the empty file and begin anew",
                "クラブのファイルが空になることはありません。バックアップを戻してください。\
                 もともと何もなければ、空のファイルを消して始めてください。")
        }
        StoreError::Replaced(_) => {
            pick!(lang; "try again; nothing was changed",
                "もう一度やり直してください。何も変更していません。")
        }
        StoreError::HeldElsewhere { .. } => {
            pick!(lang; "leave the other desk first, or keep the file on this machine's own disk; two desks share a file on one \
                 machine only",
                "もう一方を終了するか、ファイルをこのPCのディスクに置いてください。\
                 一つのファイルを同時に開けるのは同じPCの中だけです。")
        }
        StoreError::NotOurs(_) => {
            pick!(lang; "give the club's file with --db FILE",
                "--db <ファイル> でクラブのファイルを指定してください。")
        }
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => {
            pick!(lang; "use the newer version of the program; nothing was changed",
                "新しい版のプログラムを使ってください。何も変更していません。")
        }
        StoreError::DamagedEntry(..)
        | StoreError::Altered(_)
        | StoreError::Incomplete(_)
        | StoreError::Damaged(_)
        | StoreError::CutOff(_) => {
            pick!(lang; "go back to a backup, or take out what is whole with `banzuke rescue FILE --to NEW`; nothing was changed",
                "バックアップに戻すか、`banzuke rescue <ファイル> --to <新しいファイル>` で\
                 読める分を取り出してください。何も変更していません。")
        }
        StoreError::Exists(_) => {
            pick!(lang; "give a name that is not taken",
                "まだ使われていない名前を指定してください。")
        }
        StoreError::Held(_) => {
            pick!(lang; "close the other desks and boards on this file and try again; nothing was changed",
                "このファイルを開いている本部の画面や掲示を閉じてからやり直してください。何も変更していません。")
        }
        StoreError::NoBackup(_) => {
            pick!(lang; "see `banzuke restore --list`; nothing was changed",
                "`banzuke restore --list` で確認してください。何も変更していません。")
        }
        StoreError::NoFolder(_) => {
            pick!(lang; "is the stick in? Make the folder, or name another",
                "USBメモリーは挿さっていますか？フォルダーを作るか、別のフォルダーを指定してください。")
        }
        StoreError::Folder(_) => {
            pick!(lang; "give a file in it with --db FILE",
                "--db <ファイル> でその中のファイルを指定してください。")
        }
        StoreError::OlderSchema(_) => {
            pick!(lang; "make it writable and open it once, or copy it to where it may be written",
                "書き込めるようにして一度開くか、書き込める場所に複製してください。")
        }
        StoreError::OlderToRead(_) => {
            pick!(lang; "open it once with `banzuke`, which copies it and brings it to today's version",
                "一度 `banzuke` で開いてください。複製を残したうえで今の版に更新します。")
        }
        StoreError::Unreachable(_) => {
            pick!(lang; "see that the file may be read, and its folder written",
                "ファイルを読め、フォルダーに書き込めることを確認してください。")
        }
        StoreError::ReadOnly => {
            pick!(lang; "make it and its folder writable, or copy it elsewhere; nothing was changed",
                "ファイルとフォルダーを書き込めるようにするか、\
                 別の場所に複製してください。何も変更していません。")
        }
        StoreError::Busy => {
            pick!(lang; "another program holds the file; try again when it is done",
                "別のプログラムがファイルを使っています。終わってからやり直してください。")
        }
        StoreError::ReadOnlyDisk => {
            pick!(lang; "unlock the disk or stick, or copy the file to another one; the journal shows what was recorded",
                "書き込み禁止を解除するか、別のディスクに複製してください。記録されたかどうかは履歴で確認できます。")
        }
        StoreError::Disk(_) => {
            pick!(lang; "copy the file to another disk; the journal shows what was recorded",
                "ファイルを別のディスクに複製してください。どこまで記録されたかは履歴で確認できます。")
        }
        StoreError::Full => {
            pick!(lang; "make room on the disk, then try again; the journal shows what was recorded",
                "ディスクに空きを作ってからやり直してください。記録されたかどうかは履歴で確認できます。")
        }
        StoreError::Inconsistent(_) => {
            pick!(lang; "another program has changed the tables; `banzuke check --repair` makes them anew",
                "別のプログラムが表を変更しました。`banzuke check --repair` で作り直せます。")
        }
        StoreError::Failed(_) => {
            pick!(lang; "try again; the journal shows what was recorded",
                "もう一度試してください。記録されたかどうかは履歴で確認できます。")
        }
        StoreError::Io { .. } => {
            pick!(lang; "see that the folder exists and may be written",
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
            say!(lang, "stands where entry {next} should", "は、履歴{next}があるべき位置にあります")
        }
        Unsound::UndoesAhead => lang
            .pick("undoes an entry that is not there yet", "は、まだない履歴を取り消しています")
            .to_owned(),
        Unsound::UndoesAndDecides => lang
            .pick(
                "both undoes an entry and decides something",
                "は、取り消しと決定を同時に行っています",
            )
            .to_owned(),
        Unsound::UndoesTwice => lang
            .pick(
                "undoes an entry that is undone already",
                "は、すでに取り消された履歴を取り消しています",
            )
            .to_owned(),
        Unsound::SentTwice => lang
            .pick(
                "records an operation that an earlier entry recorded",
                "は、前の履歴と同じ操作を記録しています",
            )
            .to_owned(),
    }
}

pub(super) fn desk(lang: Language, error: &DeskError, club: &Club) -> Message {
    match error {
        DeskError::Refused(why) => refusal(lang, why, club),
        DeskError::NotUndone(fault) => undo(lang, fault, club),
        DeskError::Broken(fault) => {
            let why = refusal(lang, &fault.refusal, club).what;
            let what = say!(lang; "entry {} is not allowed where it stands: {why}",
                "履歴{}は、その位置では認められません：{why}", fault .seq);
            Message::new(
                what,
                lang
                    .pick(
                        "the journal was changed; go back to a backup, or take out what still fits with \
                 `banzuke rescue FILE --to NEW`",
                        "履歴が書き換えられています。バックアップに戻すか、\
                 `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
                    ),
            )
        }
        DeskError::Unsound(seq, why) => {
            Message::new(
                say!(lang, "entry {seq} {}", "履歴{seq}{}。", unsound(lang, * why)),
                lang
                    .pick(
                        "the journal was changed; go back to a backup or to the export as it was, or take out what still fits \
             with `banzuke rescue FILE --to NEW`",
                        "履歴が書き換えられています。バックアップか元の出力に戻すか、\
             `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
                    ),
            )
        }
        DeskError::Diverges(seq) => {
            Message::new(
                say!(lang; "the journals differ from entry {seq} on",
                    "履歴{seq}から先が食い違っています。"),
                lang
                    .pick(
                        "take a journal in only into a new file, or into one with the same beginning",
                        "履歴は、新しいファイルか、始まりが同じファイルにだけ取り込めます。",
                    ),
            )
        }
        DeskError::Displaced(displaced) => self::displaced(lang, displaced),
        DeskError::Store(error) => store(lang, error),
        DeskError::NotRestored(backup, why) => not_restored(lang, backup, why, club),
        DeskError::Stopped => {
            Message::new(
                lang.pick("stopped", "中止しました。"),
                lang.pick("nothing was changed", "何も変更されていません。"),
            )
        }
    }
}

/// What became of a file that no longer lies where it was opened.
fn displaced(lang: Language, displaced: &Displaced) -> Message {
    let (path, missing) = (displaced.path.display(), displaced.missing);
    let what = if displaced.is_there {
        say!(
            lang,
            "{path} was replaced by another file while it was open",
            "開いている間に {path} が別のファイルに置き換えられました。"
        )
    } else if !displaced.has_folder {
        say!(
            lang,
            "the folder of {path} was moved or deleted while it was open",
            "開いている間に {path} のフォルダーが移動または削除されました。"
        )
    } else {
        say!(
            lang,
            "{path} was moved or deleted while it was open",
            "開いている間に {path} が移動または削除されました。"
        )
    };
    let entries = match missing {
        1 => "one entry that it lacks is".to_owned(),
        missing => format!("{missing} entries that it lacks are"),
    };
    let kept = displaced.kept.as_deref().and_then(Path::file_name).map(Path::new);
    let remedy = match (kept.map(Path::display), lang) {
        _ if missing == 0 => lang.pick("no entry is lost", "失われた操作はありません。").to_owned(),
        _ if !displaced.has_folder => lang
            .pick(
                "put it back, or the stick in: then work goes on; nothing is recorded until then",
                "フォルダーを元に戻すか、USBメモリーを挿し直すと続けられます。それまでは何も記録されません。",
            )
            .to_owned(),
        (Some(kept), Language::English) if displaced.is_there => {
            format!("{entries} kept beside it in {kept}")
        }
        (Some(kept), Language::Japanese) if displaced.is_there => {
            format!("そこにない操作{missing}件は、同じ場所の {kept} に残しました。")
        }
        (Some(kept), _) => say!(
            lang,
            "put it back, or begin a new file with `banzuke journal import {kept}`",
            "元に戻すか、`banzuke journal import {kept}` で新しいファイルを始めてください。"
        ),
        (None, Language::English) => {
            format!("{entries} not kept, since nothing can be written there: look for a backup")
        }
        (None, Language::Japanese) => format!(
            "そこに書き込めないため、操作{missing}件を残せませんでした。バックアップを探してください。"
        ),
    };
    Message::new(what, remedy)
}

fn not_restored(lang: Language, backup: &Path, why: &DeskError, club: &Club) -> Message {
    let why_not = desk(lang, why, club);
    let remedy = match why {
        DeskError::Store(
            StoreError::Held(_)
            | StoreError::NotCopied { .. }
            | StoreError::Full
            | StoreError::Io { .. }
            | StoreError::ReadOnly,
        ) => why_not.remedy,
        _ => lang
            .pick(
                "take another one of `banzuke restore --list`; nothing was changed",
                "`banzuke restore --list` から別のものを選んでください。何も変更していません。",
            )
            .to_owned(),
    };
    Message::new(
        say!(lang; "{} was not restored: {}",
            "{} から復元できません：{}", backup.display(), why_not.what),
        remedy,
    )
}

pub(super) fn entry(lang: Language, fault: &EntryFault) -> Message {
    match fault {
        EntryFault::Newer(kind) => Message::new(
            say!(lang, "only a newer version knows {kind}", "{kind}は新しい版でしか扱えません。"),
            pick!(lang; "use the newer version of the program; nothing was changed",
                "新しい版のプログラムを使ってください。何も変更していません。"),
        ),
        EntryFault::Damaged(why) => Message::new(
            say!(lang, "this is no journal entry: {why}", "履歴として読めません：{why}。"),
            pick!(lang; "export the journal again; nothing was changed",
                "履歴を出力し直してください。何も変更していません。"),
        ),
    }
}

pub(super) fn number(lang: Language, text: &str, error: NumberError) -> Message {
    let what = match error {
        NumberError::Malformed => {
            say!(lang, "{text} is no registration number", "「{text}」は登録番号ではありません。")
        }
        NumberError::Zero => {
            say!(lang, "{text}: numbers begin at 1", "「{text}」：番号は1から始まります。")
        }
        NumberError::TooLarge => say!(lang; "{text} is too large for a registration number",
            "「{text}」は登録番号として大きすぎます。"),
        NumberError::CheckDigit { given, right, .. } => say!(lang;
            "{text} has the check digit {given}, where {right} belongs",
            "「{text}」の検査数字{given}は誤りです（正しくは{right}）。"),
    };
    let remedy = match error {
        NumberError::CheckDigit { number, .. } => say!(lang;
            "read the number again; {number} would be right",
            "番号を読み直してください。{number}なら正しい番号です。"),
        NumberError::Malformed | NumberError::Zero | NumberError::TooLarge => {
            say!(lang, "write it like {}", "{} のように書いてください。", PlayerId(42))
        }
    };
    Message::new(what, remedy)
}

pub(super) fn finding(lang: Language, finding: &Finding) -> String {
    match finding {
        Finding::Integrity(why) => say!(lang, "file: {why}", "ファイル：{why}"),
        Finding::Chain(seq) => say!(lang;
            "journal: entry {seq} is not as it was written (its digest does not fit)",
            "履歴{seq}が、書き込まれた時と違っています（ダイジェスト不一致）"),
        Finding::Alien(name) => say!(lang; "file: {name} does not belong in a club's file",
            "ファイル：{name} はクラブのファイルのものではありません"),
        Finding::Lacking(name) => {
            say!(lang, "file: {name} is missing", "ファイル：{name} がありません")
        }
        Finding::ForeignKey(table) => {
            say!(lang, "{table}: a row refers to nothing", "{table}：参照先のない行があります")
        }
        Finding::Tournament(id, found) => super::event::inconsistency(lang, *id, found),
        Finding::Row { table, key, published, folded } => {
            let key = row(lang, key);
            let published = published
                .as_deref()
                .map_or_else(|| lang.pick("nothing", "なし").to_owned(), |one| row(lang, one));
            let folded = folded
                .as_deref()
                .map_or_else(|| lang.pick("nothing", "なし").to_owned(), |one| row(lang, one));
            say!(lang; "{} {key}: published {published}, the journal gives {folded}",
                "{} {key}：公開は{published}、履歴からは{folded}", table.name())
        }
    }
}

fn row(lang: Language, cells: &[String]) -> String {
    say!(lang, "({})", "（{}）", cells.join(lang.pick(", ", "、")))
}

/// Names alone, for lists that the numbers would make unreadable.
pub(super) fn names(lang: Language, ids: &[PlayerId], club: &Club) -> String {
    list(lang, ids.iter().map(|&id| name(lang, id, club)))
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
        StoreError::Incomplete(why) => format!("クラブのファイルに足りないものがあります：{why}。"),
        StoreError::Damaged(why) => format!("クラブのファイルが壊れています：{why}。"),
        StoreError::Failed(why) => format!("クラブのファイルを扱えません：{why}。"),
        StoreError::Io { path, source } => format!("{}：{source}。", path.display()),
    }
}
