//! The question before somebody leaves an event, in Japanese.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::words::screen::exit::ExitWords;

pub(super) const EXIT: ExitWords = ExitWords {
    title: "棄権・失格",
    question: |name, tournament| format!("{name}の{tournament}での扱いを選んでください。"),
    proposal: |played, all, effect| {
        let half = if played * 2 < all { "半分未満" } else { "半分以上" };
        format!("{all}試合中{played}試合を消化（{half}）。提案：{effect}。")
    },
    goes_on: "対戦するはずだった相手は不戦で勝ち上がります。",
    stays: "やめる",
    way: |reason, effect| format!("{reason}：{effect}"),
    reason: |reason| match reason {
        ExitReason::Withdrawn => "棄権",
        ExitReason::Disqualified => "失格",
    },
    effect: |effect| match effect {
        ExitEffect::ForfeitRest => "結果は有効、残りは不戦敗",
        ExitEffect::VoidUnplayed => "結果は有効、残りは無効",
        ExitEffect::VoidAll => "このステージはすべて無効",
    },
    nobody: "出場者が選ばれていません",
};
