//! The question before a player leaves an event.

use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::words::{say, words};

words! {
    /// The question before a player leaves an event.
    pub ExitWords {
        title: "Withdraw an entrant", "大会棄権・失格";
        /// The question how a player leaves a tournament.
        question(name: &str, tournament: &str):
            "How does {name} leave {tournament}?",
            "{name}の{tournament}での扱いを選んでください。";
        /// The question on a player who plays in several events.
        from_which(name: &str): "Which event does {name} leave?", "{name}はどの大会を棄権しますか？";
        /// The question which player of a match leaves.
        which_player: "Which player leaves the event?", "どの選手が大会を棄権しますか？";
        not_playing: "plays in no event now", "進行中の大会に参加していません";
        /// The question after a player did not finish a match.
        offered(name: &str, tournament: &str):
            "Does {name} leave {tournament} as well?",
            "{name}は{tournament}も大会棄権にしますか？";
        back: "Return an entrant", "棄権からの復帰";
        /// The question from which round on a player who withdrew plays.
        back_question(name: &str, tournament: &str):
            "From when on does {name} play in {tournament} again?",
            "{name}は{tournament}にいつから復帰しますか？";
        stays_away: "Stays away", "復帰しない";
        /// From a round on; what was missed before it stays a walkover.
        back_from(rounds: &str): "From {rounds} on; missed rounds stay lost", "{rounds}から（欠席分は不戦敗のまま）";
        back_for_all: "All matches that were not played", "未実施の全試合";
        exchange: "Exchange places", "位置の交換";
        /// The question with whom a player exchanges places.
        exchange_with(name: &str): "Which entrant exchanges places with {name}?", "{name}と位置を交換する選手を選んでください。";
        exchange_question(a: &str, b: &str): "Exchange the places of {a} and {b}?", "{a}と{b}の位置を交換しますか？";
        /// Who meets whom at first, after an exchange.
        first_match(player: &str, no: u32, opponent: &str): "{player}: match {no}, {opponent}", "{player}：第{no}試合、{opponent}";
        nobody_to_exchange: "no other entrant can exchange places now", "位置を交換できる参加者がほかにいません";
        goes_on:
            "The next opponent advances by walkover.",
            "次の相手は不戦勝で勝ち上がります。";
        /// In a Swiss.
        not_paired:
            "A match that is paired becomes a walkover; no more are paired.",
            "決まっている試合は不戦敗になり、以後の対戦は組まれません。";
        /// In a ladder or a record, which plays nothing out.
        unlisted:
            "No match follows. The player has no rank any more; those behind move up.",
            "残りの試合はありません。順位から外れ、後ろの選手が繰り上がります。";
        /// In pods.
        pod_plays_on: "The others of the pod play on.", "卓のほかの選手は続けます。";
        /// Of who is disqualified, besides.
        no_rank:
            "Who is disqualified has no rank any more.",
            "失格の選手は順位から外れます。";
        /// The way that changes nothing.
        stays: "Cancel", "やめる";
        /// The answer that a player stays who did not finish a match.
        plays_on: "No, plays on", "いいえ、参加を続ける";
        /// A way: why, with what effect.
        way(reason: &str, effect: &str): "{reason}: {effect}", "{reason}：{effect}";
        nobody:
            "select an entrant on the tab Entrants",
            "「参加者」のタブで選んでください";
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
