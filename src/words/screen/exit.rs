//! The words of the question before somebody leaves an event.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::words::{say, words};

words! {
    /// The words of the question before somebody leaves an event.
    pub ExitWords {
        title: "Leaving the event", "棄権・失格";
        /// Who leaves which tournament?
        question(name: &str, tournament: &str):
            "{name} leaves {tournament}?",
            "{name}の{tournament}での扱いを選んでください。";
        goes_on:
            "Whoever would have met the player goes on without playing.",
            "対戦するはずだった相手は不戦で勝ち上がります。";
        /// The way that changes nothing.
        stays: "Cancel", "やめる";
        /// A way: why, with what effect.
        way(reason: &str, effect: &str): "{reason}: {effect}", "{reason}：{effect}";
        nobody: "no entrant is selected", "出場者が選ばれていません";
    }
}

impl ExitWords {
    /// Why an effect is proposed: matches played, of all, the effect.
    pub fn proposal(self, played: usize, all: usize, effect: &str) -> String {
        let lang = self.language;
        let half = if played * 2 < all {
            lang.pick("less than half", "半分未満")
        } else {
            lang.pick("half or more", "半分以上")
        };
        say!(lang; "{played} of {all} matches played, {half}; proposed: {effect}.",
            "{all}試合中{played}試合を消化（{half}）。提案：{effect}。")
    }

    pub fn reason(self, reason: ExitReason) -> &'static str {
        let lang = self.language;
        match reason {
            ExitReason::Withdrawn => lang.pick("Withdraws", "棄権"),
            ExitReason::Disqualified => lang.pick("Disqualified", "失格"),
        }
    }

    /// What becomes of the matches.
    pub fn effect(self, effect: ExitEffect) -> &'static str {
        let lang = self.language;
        match effect {
            ExitEffect::ForfeitRest => {
                lang.pick("results stand, the rest is lost", "結果は有効、残りは不戦敗")
            }
            ExitEffect::VoidUnplayed => {
                lang.pick("results stand, the rest counts for nobody", "結果は有効、残りは無効")
            }
            ExitEffect::VoidAll => {
                lang.pick("nothing of this stage counts", "このステージはすべて無効")
            }
        }
    }
}
