//! Faults of a tournament that another club exported, and remedies.

use crate::club::event_file::EventFile;
use crate::import::EventFault;
use crate::words::{Language, say};

/// The sentence and the remedy.
pub(super) fn describe(lang: Language, why: &EventFault) -> (String, String) {
    let export = lang.pick(
        "export the tournament again with `banzuke tournament export NAME`",
        "`banzuke tournament export <大会名>` で書き出し直してください。",
    );
    let why = match why {
        EventFault::Form(column, said) => say!(lang;
            "not a tournament file from character {column} on ({said})",
            "{column}文字目から大会ファイルとして読めません（{said}）。"),
        EventFault::OtherFormat(_) => {
            let why =
                say!(lang; "the format is not {}", "形式が {} ではありません。", EventFile::FORMAT);
            let remedy = lang.pick(
                "give a file of `banzuke tournament export NAME`, or update this program",
                "`banzuke tournament export <大会名>` のファイルを指定するか、プログラムを更新してください。",
            );
            return (why, remedy.to_owned());
        }
        EventFault::OtherKind => {
            lang.pick("this belongs to no tournament", "大会に属さない操作です。").to_owned()
        }
        EventFault::NoPlayer(number, players) => say!(lang;
            "there is no player {number} among the {players} of the file",
            "選手{number}はいません（ファイルの選手は{players}人）。"),
        EventFault::NotCreated => lang
            .pick(
                "the first decision does not create the tournament",
                "最初の操作が大会の作成ではありません。",
            )
            .to_owned(),
    };
    (why, export.to_owned())
}
