//! Texts about results that are reported by phone.

use crate::domain::ids::MatchNo;
use crate::words::words;

words! {
    /// The words for such results at the desk.
    pub ReportWords in "report" {
        none; another; drops; later; disputed; somebody; by(who: &str); waits; differ;
        whose(no: MatchNo, event: &str);
        by_phone; waiting(results: usize);
    }
}

impl ReportWords {
    /// The title, with the place of the match among those that wait.
    pub fn title(self, place: usize, of: usize) -> String {
        let title = self.by_phone();
        if of > 1 { format!("{title} ({place}/{of})") } else { title.to_owned() }
    }
}
