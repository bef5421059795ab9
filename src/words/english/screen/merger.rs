//! What a merger would change, in English.

use crate::domain::rating::written;
use crate::words::english::count;
use crate::words::screen::merger::MergerWords;

pub(super) const MERGER: MergerWords = MergerWords {
    moved: |matches, tournaments| {
        let matches = count(matches, "rated match counts", "rated matches count");
        format!("{matches} for another number, in {}", tournaments.join(", "))
    },
    none_moved: "No rated match counts for another number.",
    rating: |name, list, before, after| {
        format!("{}: {} -> {}", on(name, list), written(before), written(after))
    },
    ends: |name, list, before| {
        format!("{}: {} -> no rating of its own", on(name, list), written(before))
    },
    others: |others| {
        let others = count(others, "other rating moves", "other ratings move");
        format!("{others} by a point at most")
    },
};

fn on(name: &str, list: Option<&str>) -> String {
    list.map_or_else(|| name.to_owned(), |list| format!("{name} on {list}"))
}
