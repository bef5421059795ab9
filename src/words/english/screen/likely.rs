//! Whom a name being typed may belong to, in English.

use crate::domain::rating::written;
use crate::words::screen::likely::LikelyWords;

pub(super) const LIKELY: LikelyWords = LikelyWords {
    key: |at| ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default(),
    entered: |table| match table {
        Some(table) => format!("entered already, table {table}"),
        None => "entered already".to_owned(),
    },
    found: "found by name",
    of_club: |name, club| format!("{name}, {club}"),
    different: "somebody else",
    rating: written,
    last: |tournament, day| match day {
        Some(day) => format!("{tournament} {}", day.format("%Y-%m")),
        None => tournament.to_owned(),
    },
    not_shown: "nobody is shown in that place",
    nobody: "nobody here is like the name typed",
};
