//! The public board in English.

use crate::words::english::count;
use crate::words::screen::board::BoardWords;

pub(super) const BOARD: BoardWords = BoardWords {
    called: "Called now",
    next: "Next",
    table: |name| format!("Table {name}"),
    new: "NEW",
    since: |clock, minutes, calls| {
        let called = match calls {
            0 | 1 => "called at".to_owned(),
            2 => "called twice, first at".to_owned(),
            calls => format!("called {calls} times, first at"),
        };
        format!("{called} {clock}{}", lasting(minutes))
    },
    playing: |clock, minutes| format!("playing since {clock}{}", lasting(minutes)),
    busy: |table| format!("still at table {table}"),
    postponed: "postponed",
    part: |name, part| format!("{name}: {part}"),
    groups: |first, last| format!("Groups {first}-{last}"),
    seats: |round| format!("Tables of round {round}"),
    games: |played, planned| format!("{played} of {planned} games"),
    ladder: "Ladder",
    podium: "Winners",
    result: "Final result",
    entrants: |entrants| count(entrants, "entrant", "entrants"),
    marks: |ready, at_table, won| format!("{ready} ready  {at_table} at a table  {won} winner"),
    cross_marks: |ready, at_table, on| {
        format!("{ready} to play  {at_table} at a table  {on} goes on")
    },
    page: |page, pages| format!("page {page} of {pages}"),
    seconds: |seconds| format!("{seconds} s"),
    paused: "paused",
    unread: "the file cannot be read now, as of",
    idle: "Nothing is being played right now.",
    registering: |name, entrants| {
        format!("{name}: entries are open, {} so far.", count(entrants, "player", "players"))
    },
    next_stage: |name, stage| format!("{name}: stage {stage} is drawn next."),
    over: |name| format!("{name}: all matches are played."),
    gone: "This tournament is no longer there.",
};

/// `, 3 min`; nothing in the first minute.
fn lasting(minutes: i64) -> String {
    match minutes {
        0 => String::new(),
        minutes => format!(", {minutes} min"),
    }
}
