//! Faults of undos, of reading, of writing and of typed values.

use std::path::Path;

use crate::club::Club;
use crate::desk::{DeskError, Displaced, Rights, Role, There};
use crate::domain::number::{NumberError, PlayerId};
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{EntryFault, StoreError};
use crate::words::message::line_fault::line;
use crate::words::message::refusal::refusal;
use crate::words::message::store::{store, unsound};
use crate::words::message::{Message, list, name};
use crate::words::{Language, pick, say};

pub(super) fn undo(lang: Language, fault: &UndoRefusal, club: &Club) -> Message {
    match fault {
        UndoRefusal::NoSuchEntry(seq) => Message::new(
            say!(lang, "there is no entry {seq} in the journal", "操作{seq}はありません。"),
            pick!(lang; "check the entry's number in the journal",
                "操作履歴で番号を確認してください。"),
        ),
        UndoRefusal::AlreadyUndone(seq, by) => Message::new(
            say!(lang; "entry {seq} is already undone, by entry {by}",
                "操作{seq}は操作{by}ですでに取り消されています。"),
            say!(lang; "to redo it, undo entry {by}",
                "元に戻すには、操作{by}を取り消してください。"),
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
                    format!("操作{seq}は操作{by}の前提です（取り消した場合：{why}）。"),
                    format!("先に操作{by}を取り消してください。"),
                )
            }
        },
        UndoRefusal::Altered(seq) => Message::new(
            say!(lang; "entry {seq} was changed after it was written, and stays undone",
                "操作{seq}が書き込まれた時と違うため、取り消したままにします。"),
            pick!(lang; "run `banzuke check`, then enter that change again",
                "`banzuke check` で確認し、必要な操作を改めて行ってください。"),
        ),
        UndoRefusal::NothingToUndo => Message::new(
            lang.pick("there is nothing to undo", "取り消すものがありません。"),
            lang.pick("no action needed", "対応は不要です。"),
        ),
        UndoRefusal::NothingToRedo => Message::new(
            pick!(lang; "there is nothing to redo: the last entry is not an undo",
                "やり直すものがありません（最後の操作は取り消しではありません）。"),
            pick!(lang; "to redo an earlier entry, undo its undo by number",
                "以前の取り消しを戻すには、その番号を取り消してください。"),
        ),
    }
}

pub(super) fn desk(lang: Language, error: &DeskError, club: &Club) -> Message {
    match error {
        DeskError::Refused(why) => refusal(lang, why, club),
        DeskError::NotUndone(fault) => undo(lang, fault, club),
        DeskError::Broken(fault) => {
            let why = refusal(lang, &fault.refusal, club).what;
            let what = say!(lang; "entry {} is not valid at its place in the journal: {why}",
                "操作{}は、その位置では認められません：{why}", fault .seq);
            Message::new(
                what,
                lang
                    .pick(
                        "the journal was altered; restore a backup, or recover what is readable with \
                 `banzuke rescue FILE --to NEW`",
                        "操作履歴が書き換えられています。バックアップに戻すか、\
                 `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
                    ),
            )
        }
        DeskError::Unsound(seq, why) => {
            Message::new(
                say!(lang, "entry {seq} {}", "操作{seq}{}。", unsound(lang, * why)),
                lang
                    .pick(
                        "the journal was altered; restore a backup or the original export, or recover what is readable \
             with `banzuke rescue FILE --to NEW`",
                        "操作履歴が書き換えられています。バックアップか元の書き出しに戻すか、\
             `banzuke rescue <ファイル> --to <新しいファイル>` で読める分を取り出してください。",
                    ),
            )
        }
        DeskError::Diverges(seq) => {
            Message::new(
                say!(lang; "the journals differ from entry {seq} on",
                    "操作{seq}から先が食い違っています。"),
                lang
                    .pick(
                        "import a journal only into a new file, or into one with the same beginning; name the file with --db",
                        "操作履歴は、新しいファイルか、始まりが同じファイル（--db で指定）にだけ取り込めます。",
                    ),
            )
        }
        DeskError::Displaced(displaced) => self::displaced(lang, displaced),
        DeskError::Store(error) => store(lang, error),
        DeskError::NotRestored(backup, why) => not_restored(lang, backup, why, club),
        DeskError::NoFile => Message::new(
            pick!(lang; "this is done only on the machine that has the club's file",
                "この操作ができるのは、クラブのファイルがあるパソコンだけです。"),
            pick!(lang; "do it there", "そちらで行ってください。"),
        ),
        DeskError::Line(fault) => line(lang, fault),
        DeskError::Stopped => {
            Message::new(
                lang.pick("stopped", "中止しました。"),
                lang.pick("nothing was changed", "何も変更されていません。"),
            )
        }
    }
}

/// A role by its name.
/// A role with its tables.
pub(super) fn role_with_tables(lang: Language, rights: &Rights) -> String {
    let role = role_name(lang, rights.role);
    if rights.tables.is_empty() {
        return role.to_owned();
    }
    let tables = rights.tables.join(", ");
    say!(lang, "{role}, tables {tables}", "{role}、{tables}")
}

pub(super) fn role_name(lang: Language, role: Role) -> &'static str {
    match role {
        Role::Chief => lang.pick("chief", "責任者"),
        Role::Desk => lang.pick("desk", "受付"),
        Role::Scorer => lang.pick("scorer", "スコア係"),
        Role::Viewer => lang.pick("viewer", "閲覧"),
    }
}

/// The state of a file that no longer lies where it was opened.
fn displaced(lang: Language, displaced: &Displaced) -> Message {
    let (path, missing) = (displaced.path.display(), displaced.missing);
    let what = match &displaced.there {
        There::Club => say!(lang; "{path} was replaced by another file while it was open",
            "開いている間に {path} が別のファイルに置き換えられました。"),
        There::Unusable(why) => {
            let why = super::store::store(lang, why).what;
            say!(lang; "{path} was replaced while it was open, and cannot be opened now: {why}",
                "開いている間に {path} が置き換えられ、今のファイルは開けません：{why}")
        }
        There::Host => pick!(lang; "the journal there was replaced: a backup was put back, or another machine took over",
            "相手側の操作履歴が置き換えられました（バックアップの復元か、別のPCへの引き継ぎ）。").to_owned(),
        There::NoFolder => {
            say!(lang; "the folder of {path} was moved or deleted while it was open",
            "開いている間に {path} のフォルダーが移動または削除されました。")
        }
        There::Nothing => say!(lang; "{path} was moved or deleted while it was open",
            "開いている間に {path} が移動または削除されました。"),
    };
    let entries = match missing {
        1 => "1 missing entry is".to_owned(),
        missing => format!("{missing} missing entries are"),
    };
    let kept = displaced.kept.as_deref().and_then(Path::file_name).map(Path::new);
    let remedy = match (kept.map(Path::display), &displaced.there) {
        _ if missing == 0 => lang.pick("no entry is lost", "失われた操作はありません。").to_owned(),
        (_, There::NoFolder) => lang
            .pick(
                "put the folder back or plug the stick in; nothing is recorded until then",
                "フォルダーを元に戻すか、USBメモリーを挿し直すと続けられます。それまでは何も記録されません。",
            )
            .to_owned(),
        (Some(kept), There::Host) => say!(lang;
            "{entries} kept beside this machine's copy; bring them in there with `banzuke journal bring {kept}`",
            "そこにない操作{missing}件はこのPCに残しました。そちらで `banzuke journal bring {kept}` を使って取り込めます。"),
        (Some(kept), There::Club) => say!(lang; "{entries} kept beside it in {kept}",
            "そこにない操作{missing}件は、同じ場所の {kept} に残しました。"),
        (Some(kept), There::Unusable(_)) => say!(lang;
            "put the right file back; nothing is recorded until then; all entries are kept in {kept}",
            "正しいファイルを戻してください。それまでは何も記録されません。操作はすべて {kept} に残しました。"),
        (Some(kept), There::Nothing) => say!(lang;
            "put it back, or start a new file with `banzuke journal import {kept}`",
            "元に戻すか、`banzuke journal import {kept}` で新しいファイルを始めてください。"),
        (None, _) => say!(lang;
            "{entries} not kept, since nothing can be written there: look for a backup",
            "そこに書き込めないため、操作{missing}件を残せませんでした。バックアップを探してください。"),
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
            say!(
                lang,
                "{kind} needs a newer version",
                "{kind}は新しいバージョンでしか扱えません。"
            ),
            pick!(lang; "install the newest version; nothing was changed",
                "最新のバージョンをインストールしてください。何も変更していません。"),
        ),
        EntryFault::Damaged(why) => Message::new(
            say!(lang, "this is not a journal entry: {why}", "操作履歴として読めません：{why}。"),
            pick!(lang; "export the journal again; nothing was changed",
                "操作履歴を書き出し直してください。何も変更していません。"),
        ),
    }
}

pub(super) fn number(lang: Language, text: &str, error: NumberError) -> Message {
    let what = match error {
        NumberError::Malformed => {
            say!(
                lang,
                "{text} is not a registration number",
                "「{text}」は登録番号ではありません。"
            )
        }
        NumberError::Zero => {
            say!(lang, "{text}: numbers begin at 1", "「{text}」：番号は1から始まります。")
        }
        NumberError::TooLarge => say!(lang; "{text} is too large for a registration number",
            "「{text}」は登録番号として大きすぎます。"),
        NumberError::CheckDigit { given, right, .. } => say!(lang;
            "{text} has the check digit {given}, where {right} belongs",
            "「{text}」のチェックディジット{given}は誤りです（正しくは{right}）。"),
    };
    let remedy = match error {
        NumberError::CheckDigit { number, .. } => say!(lang;
            "check the number; did you mean {number}?",
            "番号を確認してください。{number}ではありませんか？"),
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
            "journal: entry {seq} was changed after it was written (wrong digest)",
            "操作{seq}が、書き込まれた時と違っています（ダイジェスト不一致）"),
        Finding::Numbered(number) => say!(lang;
            "journal: row {number} has a number that no entry has",
            "操作履歴：{number}は操作の番号ではありません"),
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
                "{} {key}：公開は{published}、操作履歴からは{folded}", table.name())
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
