//! Texts about results that are reported by phone.

use crate::domain::ids::MatchNo;
use crate::words::words;

words! {
    /// The words for such results at the desk.
    pub ReportWords in "report" {
        none; another; drops; later; disputed; somebody; by(who: &str); waits; differ;
        whose(no: MatchNo, event: &str);
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
