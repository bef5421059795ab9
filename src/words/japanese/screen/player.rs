//! The screen of one player in Japanese.

use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::japanese::{count, date};
use crate::words::screen::player::{PlayerHeadings, PlayerWords};

pub(super) const PLAYER: PlayerWords = PlayerWords {
    title: |name| format!("選手  {name}"),
    gone: |player| format!("{player}の登録はなくなりました。Esc で戻ります。"),
    not_registered: "この番号の選手は登録されていません",
    club: |club| format!("所属：{club}"),
    aliases: |aliases| format!("別名：{aliases}"),
    between: "、",
    and: "、",
    external: |numbers| format!("他団体の番号：{numbers}"),
    issued: |scheme, number| format!("{scheme} {number}"),
    merged: |others| format!("別の登録：{others}"),
    different: |others| format!("別人：{others}"),
    later: |others| format!("同一人物か未定：{others}"),
    unmerge: "統合の解除",
    which: |name| format!("{name}ではない登録はどれですか？"),
    apart: |absorbed, kept| format!("{absorbed}（{kept}に統合）"),
    stays: "やめる",
    not_merged: "この選手に統合された登録はありません",
    by_hand: "手動修正",
    note: |note| format!("備考：{note}"),
    list: |name, place, count| format!("リスト {name}（{count}中{place}）"),
    standing: |rating, rank, count| format!("レーティング{}、{count}人中{rank}位", written(rating)),
    provisional: |rating, missing| format!("レーティング{rating:.0}?、暫定（正式まで：{missing}）"),
    interval: |interval: Interval| format!("95%：{:.0}から{:.0}", interval.low(), interval.high()),
    events: |name| format!("{name}の大会ごとの成績"),
    event_headings: ["最終日", "大会", "試合", "得点", "期待", "増減", "達成レート"],
    start: |rating| format!("レーティングの初期値{}", written(rating)),
    peak: |rating, day| format!("最高{}（{}）", written(rating), date(day)),
    played,
    chart_start: "最初の試合の前",
    chart_end: |matches, day| format!("{}後、{}", count(matches, "試合"), date(day)),
    no_match: "まだレーティング対象の試合がありません。記録されるとここに並びます。",
    heading: PlayerHeadings {
        date: "日付",
        tournament: "大会",
        round: "回戦",
        opponent: "相手",
        score: "結果",
        expected: "期待",
        hand: "p",
        change: "増減",
        after: "レート",
    },
};

fn played(tally: Tally) -> String {
    let Tally { wins, draws, losses, .. } = tally;
    let (matches, games) = (tally.matches(), tally.games());
    format!("{matches}試合：{wins}勝{draws}分{losses}敗、{games}ゲーム")
}
