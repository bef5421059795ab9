//! The help of the floor in Japanese.

use crate::words::help::CommandHelp;

pub(super) const FLOOR: &[CommandHelp] = &[
    CommandHelp {
        path: "tables", about: "会場の卓と、行われている試合", more: "", arguments: &[]
    },
    CommandHelp {
        path: "tables set",
        about: "卓を、使う順に決める",
        more: "",
        arguments: &[
            ("tables", "卓の名前"),
            ("reserved", "名指しのときだけ使う予約の卓。何度でも指定できる"),
        ],
    },
    CommandHelp {
        path: "queue",
        about: "呼び出せる試合を、次のものから順に表示する",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "call",
        about: "次の試合を最初の空き卓に呼び出す。番号で選んでもよい",
        more: "",
        arguments: &[
            ("name", "大会［省略時：次の試合の大会］"),
            ("table", "卓［省略時：最初の空き卓］"),
            ("again", "来ていない選手をもう一度呼び出す"),
        ],
    },
    CommandHelp {
        path: "uncall",
        about: "呼び出しを取り消す。卓は空き、試合は待ちに戻る",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "begin",
        about: "呼び出した試合が始まったことを記録する",
        more: "",
        arguments: &[],
    },
    CommandHelp { path: "postpone", about: "試合を延期する", more: "", arguments: &[] },
    CommandHelp {
        path: "resume", about: "試合の延期を解除する", more: "", arguments: &[]
    },
];
