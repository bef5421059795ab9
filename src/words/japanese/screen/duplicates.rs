//! Players who may be registered twice, in Japanese.

use crate::domain::rating::written;
use crate::words::japanese::count;
use crate::words::screen::duplicates::{DuplicatesLabels, DuplicatesWords};

pub(super) const DUPLICATES: DuplicatesWords = DuplicatesWords {
    title: |at, of| format!("重複候補  {of}組中{at}組目"),
    title_none: "重複候補",
    title_two: "同一人物ですか？",
    title_other: |name| format!("{name}と同一人物なのは誰ですか？"),
    other: "もう一方の番号：",
    nobody: "ほかに見つかりません。",
    looking: "二重登録の可能性がある選手を探しています…",
    stopped: "探すのを中止しました。s でもう一度探します。",
    stop: "Esc で中止します。",
    searching: "今探しています",
    searched: "すべて探し終えています",
    none: "二重登録らしい選手はいません。選手の画面の m で統合できます。",
    none_but: |pairs, [one, other]| match pairs {
        1 => format!(
            "ほかに二重登録らしい選手はいません。{one}と{other}は別人とされています。\
             選手の画面の m で取り消せます。"
        ),
        pairs => format!(
            "ほかに二重登録らしい選手はいません。別人とされた組が{pairs}組あります（{one}と{other}など）。\
             選手の画面の m で取り消せます。"
        ),
    },
    gone: "この二つは統合されたか、登録がなくなりました。Esc で戻ります。",
    label: DuplicatesLabels {
        number: "番号",
        name: "名前",
        reading: "よみ",
        aliases: "別名",
        club: "所属",
        external: "他団体番号",
        events: "大会",
        rating: "レート",
        matches: "試合",
    },
    numbers: |numbers| format!("ほかに{numbers}"),
    events: |events, last| match last {
        Some(last) => format!("{events}回、最近は{last}"),
        None => "なし".to_owned(),
    },
    rating: |rating, matches| format!("{}、{}", written(rating), count(matches, "試合")),
    played: |day, score, opponents| format!("{day} {score} {opponents}"),
    because: "理由：",
    why: |band, score, reasons, put_off| {
        let later = if put_off { "後回し、" } else { "" };
        format!("{later}{band} {score:.2}、{reasons}")
    },
    why_not: "二つの登録に共通点はありません",
    against: "反証：",
    merging: "統合すると：",
    merged: |absorb, keep, before, after| {
        format!("{absorb}を{keep}に統合、レート{} → {}。", written(before), written(after))
    },
    details: "この組について",
    put_off_already: "すでに後回しになっています",
    only_one: "ほかに候補はありません",
};
