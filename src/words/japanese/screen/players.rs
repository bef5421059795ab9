//! The list of players in Japanese.

use crate::words::japanese::count;
use crate::words::screen::players::PlayersWords;

pub(super) const PLAYERS: PlayersWords = PlayersWords {
    title: |players| format!("選手  {}", count(players, "人")),
    narrowed: |shown, all| format!("選手  {}中{}", count(all, "人"), count(shown, "人")),
    empty: "まだ誰も登録されていません。a で最初の選手を登録し、I で名簿を取り込みます。",
    none: |typed| format!("「{typed}」は見つかりません。Enter でこの名前を登録します。"),
    number: "番号",
    name: "名前",
    reading: "よみ",
    club: "所属",
    rating: "レート",
};
