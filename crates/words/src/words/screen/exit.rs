//! The question before a player leaves an event.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::words::{say, words};

words! {
    /// The question before a player leaves an event.
    pub ExitWords in "exit" {
        title; question(name: &str, tournament: &str); from_which(name: &str); which_player;
        not_playing; offered(name: &str, tournament: &str); goes_on; not_paired; unlisted;
        pod_plays_on; stays; plays_on; way(reason: &str, effect: &str); nobody;
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
            ExitReason::Withdrawn => lang.pick("Withdrawn", "大会棄権"),
            ExitReason::Disqualified => lang.pick("Disqualified", "失格"),
        }
    }

    /// The effect on the matches of a stage of that format.
    pub fn effect(self, effect: ExitEffect, format: Option<Format>) -> &'static str {
        let lang = self.language;
        match effect {
            ExitEffect::ForfeitRest if format.is_some_and(|format| !format.has_draw()) => {
                lang.pick("results stay valid, no rank any more", "結果は有効、順位からは外れる")
            }
            ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => lang.pick(
                "games stay valid, the others play on",
                "行ったゲームは有効、ほかの選手は続行",
            ),
            ExitEffect::ForfeitRest => {
                lang.pick("results stay valid, the rest are walkovers", "結果は有効、残りは不戦敗")
            }
            ExitEffect::VoidUnplayed => {
                lang.pick("results stay valid, the rest is void", "結果は有効、残りは無効")
            }
            ExitEffect::VoidAll => {
                lang.pick("all results of this stage are void", "このステージの結果はすべて無効")
            }
        }
    }
}
