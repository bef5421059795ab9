//! The command line's own messages and notices.

use super::fault::store;
use super::likeness::LIKENESS;
use super::{count, player, players, tournament};
use crate::import::file::{MB, Oversized};
use crate::journal::StoreError;
use crate::words::message::{CommandWords, Message};

pub(super) const COMMAND: CommandWords = CommandWords {
    no_terminal: || {
        Message::new(
            "画面の表示には端末が必要ですが、ここは端末ではありません。",
            "端末で実行するか、`banzuke --help` でコマンドを確認してください。",
        )
    },
    no_place: || {
        Message::new(
            "データを置くフォルダーがありません。",
            "--db <ファイル> でファイルを指定してください。",
        )
    },
    bad_clock: |text| {
        Message::new(
            format!("BANZUKE_NOW の値「{text}」は時刻ではありません。"),
            "2026-11-21T09:00:00Z のように書くか、設定を外してください。",
        )
    },
    unreadable: |path, error| {
        Message::new(
            format!("{} を読み込めません：{error}。", path.display()),
            "ファイル名を確認してください。",
        )
    },
    oversized: |path, oversized| {
        let path = path.display();
        match oversized {
            Oversized::Line { line, most } => Message::new(
                format!(
                    "{path} の{line}行目が {} MB を超えています。何も読み込んでいません。",
                    most / MB
                ),
                "リストは1行に1件、操作履歴は1行に1操作です。ファイル名を確認してください。",
            ),
            Oversized::Whole { most } => Message::new(
                format!("{path} が {} MB を超えています。何も読み込んでいません。", most / MB),
                "ファイルを分割し、順に取り込んでください。",
            ),
        }
    },
    unwritable: |path, error| {
        let known = StoreError::of_disk(error).map(|known| store(&known));
        let (why, remedy) = known.map_or_else(
            || {
                let remedy = "フォルダーがあり、書き込みできることを確認してください。";
                (format!("{error}。"), remedy.to_owned())
            },
            |known| (known.what, known.remedy),
        );
        Message::new(format!("{} に書き込めません：{why}", path.display()), remedy)
    },
    unprintable: |error| format!("標準出力に書き込めません：{error}"),
    is_folder: |path| {
        Message::new(
            format!("{} はフォルダーです。", path.display()),
            "その中のファイル名を指定してください。",
        )
    },
    is_database: |path| {
        Message::new(
            format!("{} はデータベースです（クラブのファイルかもしれません）。", path.display()),
            "別の名前を指定してください。\
             クラブのファイルの複製は `banzuke backup <ファイル>` で作れます。",
        )
    },
    is_living: |path| {
        Message::new(
            format!("{} はクラブのファイルか設定の一部です。", path.display()),
            "別の名前にしてください。何も書き込んでいません。",
        )
    },
    made_private: |path| {
        format!("{} は他の人も読める状態でした。自分だけが読めるようにしました", path.display())
    },
    journal_line: |path, line, fault| {
        let message = super::fault::entry(fault);
        Message::new(format!("{}:{line}：{}", path.display(), message.what), message.remedy)
    },
    journal_altered: |path, line| {
        Message::new(
            format!(
                "{}:{line}：ダイジェストが合いません。この行か、それより前の行が書き換えられています。",
                path.display()
            ),
            "履歴を出力し直してください。何も変更していません。",
        )
    },
    readable_by_others: |path| {
        let path = path.display();
        format!("注意：{path} はこのPCのほかの利用者にも読めます。`chmod 600` で非公開にできます。")
    },
    opened_alone: "このファイルはこの本部PCだけで開いています。終了するまで、ほかでは開けません。",
    journal_state: |seq, digest| format!("履歴：操作{seq}まで、ダイジェスト {}", digest.short()),
    namesake: |name, found, club| {
        Message::new(
            format!("{name}は{}として登録されています。", players(found, club)),
            "その登録を使ってください。別人であれば --namesake を付けてください。",
        )
    },
    may_be_known: |name, owners, club| {
        Message::new(
            (LIKENESS.may_be)(name, owners, club),
            "その登録を使ってください。別人であれば --namesake を付けてください。",
        )
    },
    option: |option, with| {
        let with = with.join("、");
        Message::new(
            format!("{option} は {with} と一緒にしか使えません。"),
            format!("{option} を外すか、{with} を指定してください。"),
        )
    },
    needs: |said, option| {
        Message::new(
            format!("{said} には {option} が必要です。"),
            format!("{option} を付けてください（--help を参照）。"),
        )
    },
    no_desk_name: || Message::new("記録係の名前が空です。", "--desk <名前> で指定してください。"),
    nothing_to_set: || {
        Message::new(
            "変更する項目がありません。",
            "変更する項目を指定してください（--help を参照）。",
        )
    },
    not_a_side: |id, no, cup, club| {
        Message::new(
            format!(
                "{}は第{no}試合（{}）の出場者ではありません。",
                player(id, club),
                tournament(cup, club)
            ),
            "その試合の二人のどちらかを指定してください。",
        )
    },
    undo_hint: |seq| format!("取り消すには：`banzuke undo {seq}`"),
    undone: |what, seq| format!("履歴{seq}を取り消しました：{what}"),
    redone: |what, seq| format!("履歴{seq}を元に戻しました：{what}"),
    clean: "異常ありません",
    taken_in: |entries| format!("{}を取り込みました", count(entries, "件")),
    written: |path| format!("{} に書き出しました", path.display()),
    restored: |backup, entries| {
        format!("{backup} から復元しました（履歴{}）", count(entries, "件"))
    },
    kept_before: |path| format!("元のファイルは {} に残しました", path.display()),
    sound: "正常",
};
