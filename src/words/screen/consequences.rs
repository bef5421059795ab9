//! The words for what an action would change.

use crate::domain::ids::MatchNo;
use crate::words::{say, words};

words! {
    /// The words for what an action would change.
    pub ConsequenceWords {
        pair(a: &str, b: &str): "{a} against {b}, not yet played", "{a} 対 {b}（これから）";
        /// A player who is not known yet.
        unknown: "not known yet", "未定";
        changes(no: MatchNo, before: &str, after: &str):
            "Match {no}: {before} -> {after}.",
            "第{no}試合：{before} → {after}。";
        comes(no: MatchNo, after: &str):
            "Match {no} is added: {after}.",
            "第{no}試合が加わります：{after}。";
        goes(no: MatchNo, before: &str):
            "Match {no} is removed: {before}.",
            "第{no}試合がなくなります：{before}。";
        no_rank(name: &str): "{name}: no rank.", "{name}：順位なしになります。";
        stands(stage: u32):
            "The pairings of stage {stage} stay, from the old ranks.",
            "第{stage}ステージの組み合わせは、元の順位のまま残ります。";
        none: "No other changes.", "ほかに変わるものはありません。";
    }
}

impl ConsequenceWords {
    /// A rank that changes: whose, from, to. Nobody has one that is still to be played for.
    pub fn rank(self, name: &str, before: Option<u32>, after: Option<u32>) -> String {
        let lang = self.language;
        match (before, after) {
            (Some(before), Some(after)) => {
                say!(lang, "{name}: rank {before} to {after}.", "{name}：{before}位 → {after}位。")
            }
            (Some(before), None) => {
                say!(
                    lang,
                    "{name}: rank {before} is undecided again.",
                    "{name}：{before}位は再び未定。"
                )
            }
            (None, Some(after)) => say!(lang, "{name}: rank {after}.", "{name}：{after}位。"),
            (None, None) => say!(lang, "{name}: rank undecided.", "{name}：順位は未定。"),
        }
    }
}
