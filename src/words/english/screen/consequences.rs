//! What an action would change, in English.

use crate::words::screen::consequences::ConsequenceWords;

pub(super) const CONSEQUENCES: ConsequenceWords = ConsequenceWords {
    pair: |a, b| format!("{a} against {b}, to be played"),
    unknown: "nobody yet",
    changes: |no, before, after| format!("Match {no}: {before}; becomes: {after}."),
    comes: |no, after| format!("Match {no} is added: {after}."),
    goes: |no, before| format!("Match {no} goes: {before}."),
    rank: |name, before, after| {
        let rank =
            |rank: Option<u32>| rank.map_or_else(|| "open".to_owned(), |rank| rank.to_string());
        format!("{name}: rank {} to {}.", rank(before), rank(after))
    },
    stands: |stage| format!("Stage {stage} was drawn from the old ranks and stays as drawn."),
    none: "Nothing else changes.",
};
