//! What an action would change, in English.

use crate::words::screen::consequences::ConsequenceWords;

pub(super) const CONSEQUENCES: ConsequenceWords = ConsequenceWords {
    pair: |a, b| format!("{a} against {b}, to be played"),
    unknown: "nobody yet",
    changes: |no, before, after| format!("Match {no}: {before}; becomes: {after}."),
    comes: |no, after| format!("Match {no} is added: {after}."),
    goes: |no, before| format!("Match {no} goes: {before}."),
    rank: |name, before, after| match (before, after) {
        (Some(before), Some(after)) => format!("{name}: rank {before} to {after}."),
        (Some(before), None) => format!("{name}: rank {before} is open again."),
        (None, Some(after)) => format!("{name}: rank {after}."),
        (None, None) => format!("{name}: rank open."),
    },
    no_rank: |name| format!("{name}: no rank any more."),
    stands: |stage| format!("Stage {stage} was drawn from the old ranks and stays as drawn."),
    none: "Nothing else changes.",
};
