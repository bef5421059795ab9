//! Texts about results that are reported by phone.

use crate::domain::ids::MatchNo;
use crate::words::words;

words! {
    /// The words for such results at the desk.
    pub ReportWords {
        none: "no result was reported by phone", "スマホから報告された結果はありません";
        another: "Enter another result", "別の結果を入力";
        drops: "Drop the reports: the players report again", "報告を取り下げる（選手が報告し直す）";
        later: "Decide later: show the next", "後で決める（次を表示）";
        disputed: "The reports differ: ask the players.", "報告が食い違っています。選手に確認してください。";
        somebody: "a bystander", "卓にいる人";
        by(who: &str): "Reported by {who}.", "報告者：{who}";
        /// The mark of a match that waits, in a list of matches.
        waits: "reported", "報告あり";
        differ: "reports differ", "報告が不一致";
        whose(no: MatchNo, event: &str): "Match {no} of {event}", "{event} 第{no}試合";
    }
}

impl ReportWords {
    /// The title, with the place of the match among those that wait.
    pub fn title(self, place: usize, of: usize) -> String {
        let title = self.language.pick("Result by phone", "スマホからの結果");
        if of > 1 { format!("{title} ({place}/{of})") } else { title.to_owned() }
    }

    /// How many results wait for the desk.
    pub fn waiting(self, results: usize) -> String {
        let language = self.language;
        match results {
            1 => language
                .pick(
                    "1 result by phone waits. y shows it.",
                    "スマホからの結果が1件あります。y で確認できます。",
                )
                .to_owned(),
            _ => crate::words::say!(
                language,
                "{results} results by phone wait. y shows them.",
                "スマホからの結果が{results}件あります。y で確認できます。"
            ),
        }
    }
}
