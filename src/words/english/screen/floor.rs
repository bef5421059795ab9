//! The floor in English.

use crate::words::english::count;
use crate::words::screen::floor::{FloorWords, Waiting};

pub(super) const FLOOR: FloorWords = FloorWords {
    title: "Floor",
    tables: |taken, all| format!("Tables: {taken} of {all} taken"),
    queue: |count| format!("Waiting: {count}"),
    set_up: "No tables yet. t sets them up.",
    no_queue: "No match waits to be called.",
    free: "free",
    reserved: "reserved",
    minutes: |minutes| format!("{minutes}'"),
    pair: |a, b| format!("{a} - {b}"),
    line: |no, round, pair, tournament| format!("Match {no}, {round}: {pair}, {tournament}."),
    why,
    why_short,
    waits,
    called,
    end: |name, matches, minutes, clock| {
        let matches =
            if matches == 1 { "1 match".to_owned() } else { format!("{matches} matches") };
        format!("{name}: {matches} left, about {}, until {clock}", lasting(minutes))
    },
    which_table: "Call to which table?",
    table: |name, reserved| {
        if reserved { format!("{name} (reserved)") } else { name.to_owned() }
    },
    nobody_next: "no match can be called: none waits, or its players are busy",
    no_tables: "no tables are set up",
    no_free: "no table is free",
    no_table_selected: "select a table with a match; Tab goes to the tables",
    no_queued_selected: "select a waiting match; Tab goes to the queue",
    no_match_selected: "no match is selected",
    hall: "Tables of the hall",
    hall_prompt: "Tables: ",
    hall_hint: &[
        "Names with commas or blanks between; 1-12 stands for twelve.",
        "A * after a name: matches come there only by hand.",
        "Enter saves, Esc leaves everything as it was.",
    ],
    hall_count: |all, reserved| match reserved {
        0 => count(all, "table", "tables"),
        _ => format!("{}, {reserved} of them reserved", count(all, "table", "tables")),
    },
    hall_clear: |all| format!("Take {} away?", count(all, "table", "tables")),
    hall_cleared: "Nothing can be called until tables are set up again.",
    hall_clears: "Take away",
};

fn why(one: &Waiting) -> String {
    match (&one.busy, one.postponed) {
        (_, true) => "postponed".to_owned(),
        (Some((_, table)), _) => format!("busy at {table}"),
        (None, false) => match one.minutes {
            Some(minutes) => format!("{minutes}' +{}", one.behind),
            None => format!("+{}", one.behind),
        },
    }
}

fn why_short(one: &Waiting) -> String {
    match (&one.busy, one.postponed) {
        (_, true) => "later".to_owned(),
        (Some((_, table)), _) => format!("@{table}"),
        (None, false) => why(one),
    }
}

fn waits(one: &Waiting) -> String {
    let busy = one.busy.as_ref();
    // It is the match that waits, so the player has a sentence of his own.
    let busy = busy.map(|(name, table)| format!("{name} is busy at table {table}. "));
    let waits = match (one.postponed, one.minutes) {
        (true, Some(minutes)) => format!("Postponed, waits for {}, ", lasting(minutes)),
        (true, None) => "Postponed, ".to_owned(),
        (false, Some(minutes)) => format!("Waits for {}, ", lasting(minutes)),
        (false, None) => String::new(),
    };
    let behind = match one.behind {
        0 if waits.is_empty() => "Nothing waits for it".to_owned(),
        0 => "nothing waits for it".to_owned(),
        1 => "1 match waits for it".to_owned(),
        behind => format!("{behind} matches in a row wait for it"),
    };
    format!("{}{waits}{behind}.", busy.unwrap_or_default())
}

fn called(table: &str, calls: usize, minutes: i64, playing: Option<i64>) -> String {
    let times = match calls {
        1 => "called".to_owned(),
        2 => "called twice".to_owned(),
        calls => format!("called {calls} times"),
    };
    let playing =
        playing.map_or_else(String::new, |for_| format!(", playing for {}", lasting(for_)));
    format!("Table {table}, {times}, first {} ago{playing}.", lasting(minutes))
}

/// `45 min`, `1 h 5 min`.
fn lasting(minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}
