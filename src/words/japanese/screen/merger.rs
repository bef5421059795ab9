//! What a merger would change, in Japanese.

use crate::domain::rating::written;
use crate::words::screen::merger::MergerWords;

pub(super) const MERGER: MergerWords = MergerWords {
    moved: |matches, tournaments| {
        format!("レーティング対象の{matches}試合が別の番号に移ります（{}）", tournaments.join("、"))
    },
    none_moved: "別の番号に移る試合はありません。",
    rating: |name, list, before, after| {
        format!("{}：{} → {}", on(name, list), written(before), written(after))
    },
    ends: |name, list, before| {
        format!("{}：{} → 単独のレーティングなし", on(name, list), written(before))
    },
    others: |others| format!("ほかに{others}人のレーティングが動きます（最大1点）"),
};

fn on(name: &str, list: Option<&str>) -> String {
    list.map_or_else(|| name.to_owned(), |list| format!("{name}（{list}）"))
}
