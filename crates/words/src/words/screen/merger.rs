//! The words for what a merger would change.

use crate::domain::rating::written;
use crate::words::{Language, english, say, words};

words! {
    /// The words for what a merger would change, or taking one back.
    pub MergerWords {
        none_moved: "No rated match moves to another number.", "別の番号に移る試合はありません。";
    }
}

impl MergerWords {
    /// Rated matches that would count for another person: how many, in which tournaments.
    pub fn moved(self, matches: usize, tournaments: &[String]) -> String {
        match self.language {
            Language::English => {
                let matches = english::count(matches, "rated match moves", "rated matches move");
                format!("{matches} to another number, in {}", tournaments.join(", "))
            }
            Language::Japanese => format!(
                "レーティング対象の{matches}試合が別の番号に移ります（{}）",
                tournaments.join("、")
            ),
        }
    }

    /// A rating that would change: whose, on which list where there are several, before, after.
    pub fn rating(self, name: &str, list: Option<&str>, before: f64, after: f64) -> String {
        let lang = self.language;
        say!(lang; "{}: {} -> {}",
            "{}：{} → {}", on(lang, name, list), written(before), written(after))
    }

    /// The rating of two who become one: on which list where there are several, both before, after.
    pub fn together(self, list: Option<&str>, before: [f64; 2], after: f64) -> String {
        let lang = self.language;
        let name = on(lang, lang.pick("Rated together", "統合後のレーティング"), list);
        let [a, b] = before.map(written);
        say!(lang; "{name}: {a} and {b} -> {}", "{name}：{a}・{b} → {}", written(after))
    }

    /// The rating of a player whose number would be merged.
    pub fn ends(self, name: &str, list: Option<&str>, before: f64) -> String {
        let lang = self.language;
        say!(lang; "{}: {} -> no rating",
            "{}：{} → レーティングなし", on(lang, name, list), written(before))
    }

    /// How many others' ratings would move by a point at most.
    pub fn others(self, others: usize) -> String {
        match self.language {
            Language::English => {
                let others = english::count(others, "other rating changes", "other ratings change");
                format!("{others} by at most 1 point")
            }
            Language::Japanese => format!("ほかに{others}人のレーティングが動きます（最大1点）"),
        }
    }
}

fn on(lang: Language, name: &str, list: Option<&str>) -> String {
    list.map_or_else(|| name.to_owned(), |list| say!(lang, "{name} on {list}", "{name}（{list}）"))
}
