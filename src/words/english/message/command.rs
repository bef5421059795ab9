//! The command line's own messages and notices.

use super::fault::store;
use super::likeness::LIKENESS;
use super::{count, player, players, tournament};
use crate::import::file::{MB, Oversized};
use crate::journal::StoreError;
use crate::words::message::{CommandWords, Message};

pub(super) const COMMAND: CommandWords = CommandWords {
    no_terminal: || {
        Message::new(
            "the screens need a terminal, and this is none",
            "run it in a terminal, or see `banzuke --help` for the commands",
        )
    },
    no_place: || {
        Message::new("there is no data folder to keep the club's file in", "give --db FILE")
    },
    bad_clock: |text| {
        Message::new(
            format!("BANZUKE_NOW is {text}, which is no time"),
            "write it like 2026-11-21T09:00:00Z, or take it away",
        )
    },
    unreadable: |path, error| {
        Message::new(format!("{} cannot be read: {error}", path.display()), "check the file's name")
    },
    oversized: |path, oversized| {
        let path = path.display();
        match oversized {
            Oversized::Line { line, most } => Message::new(
                format!("line {line} of {path} is longer than {} MB; nothing was read", most / MB),
                "a list has a row on each line, a journal an entry; check the file's name",
            ),
            Oversized::Whole { most } => Message::new(
                format!("{path} is larger than {} MB; nothing was read", most / MB),
                "split the file, and take in one part after the other",
            ),
        }
    },
    unwritable: |path, error| {
        let known = StoreError::of_disk(error).map(|known| store(&known));
        let (why, remedy) = known.map_or_else(
            || (error.to_string(), "see that the folder exists and may be written".to_owned()),
            |known| (known.what, known.remedy),
        );
        Message::new(format!("{} cannot be written: {why}", path.display()), remedy)
    },
    unprintable: |error| format!("standard output cannot be written: {error}"),
    is_folder: |path| Message::new(format!("{} is a folder", path.display()), "name a file in it"),
    is_database: |path| {
        Message::new(
            format!("{} is a database, perhaps a club's file", path.display()),
            "give another name; for a copy of the club's file there is `banzuke backup FILE`",
        )
    },
    is_living: |path| {
        Message::new(
            format!("{} belongs to a club's file or to the settings", path.display()),
            "give another name; nothing was written",
        )
    },
    made_private: |path| format!("others could read {} before; now only you can", path.display()),
    journal_line: |path, line, fault| {
        let message = super::fault::entry(fault);
        Message::new(format!("{}:{line}: {}", path.display(), message.what), message.remedy)
    },
    journal_altered: |path, line| {
        Message::new(
            format!(
                "{}:{line}: the digest does not fit: this line or one before it was changed",
                path.display()
            ),
            "export the journal again; nothing was changed",
        )
    },
    readable_by_others: |path| {
        let path = path.display();
        format!("warning: others on this machine can read {path}; `chmod 600` keeps it private")
    },
    opened_alone: "this desk alone has the file open; other desks are refused until it is left",
    journal_state: |seq, digest| format!("Journal: entry {seq}, digest {}", digest.short()),
    namesake: |name, found, club| {
        Message::new(
            format!("{name} is registered as {}", players(found, club)),
            "use that registration; if this is somebody else, add --namesake",
        )
    },
    may_be_known: |name, owners, club| {
        Message::new(
            (LIKENESS.may_be)(name, owners, club),
            "use that registration; if this is somebody else, add --namesake",
        )
    },
    option: |option, with| {
        let with = either(with);
        Message::new(
            format!("{option} goes only with {with}"),
            format!("leave {option} out, or say {with}"),
        )
    },
    needs: |said, option| {
        Message::new(format!("{said} needs {option}"), format!("add {option}; see --help"))
    },
    no_desk_name: || Message::new("the desk's name is empty", "give --desk NAME"),
    nothing_to_set: || Message::new("nothing was to be set", "name what is to be set; see --help"),
    not_a_side: |id, no, cup, club| {
        Message::new(
            format!("{} does not play match {no} of {}", player(id, club), tournament(cup, club)),
            "name one of its two players",
        )
    },
    undo_hint: |seq| format!("undo: banzuke undo {seq}"),
    undone: |what, seq| format!("entry {seq} undone: {what}"),
    redone: |what, seq| format!("entry {seq} counts again: {what}"),
    clean: "clean",
    taken_in: |entries| format!("{} taken in", count(entries, "entry", "entries")),
    written: |path| format!("{} written", path.display()),
    restored: |backup, entries| {
        format!("restored: {backup}, {}", count(entries, "entry", "entries"))
    },
    kept_before: |path| format!("the file before is kept as {}", path.display()),
    sound: "sound",
};

/// `a, b or c`.
fn either(several: &[&str]) -> String {
    match several.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}
