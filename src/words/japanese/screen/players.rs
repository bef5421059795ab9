//! The list of players in Japanese.

use crate::words::screen::players::PlayersWords;

pub(super) const PLAYERS: PlayersWords = PlayersWords {
    title: |count| format!("選手  {count}人"),
    narrowed: |shown, count| format!("選手  {count}人中{shown}人"),
    empty: "まだ誰も登録されていません。a で最初の選手を登録します。",
    none: |typed| format!("「{typed}」は見つかりません。Enter でこの名前を登録します。"),
    number: "番号",
    name: "名前",
    reading: "よみ",
    club: "所属",
    rating: "レート",
};
