//! What cannot be undone, read, written or understood.

use std::path::Path;

use super::refusal::refusal;
use super::{list, name, player, players};
use crate::club::Club;
use crate::desk::{DeskError, Displaced};
use crate::domain::number::{NumberError, PlayerId};
use crate::journal::sound::Unsound;
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{EntryFault, StoreError};
use crate::words::message::{MeantWords, Message};

pub(super) const MEANT: MeantWords = MeantWords {
    nobody: |text, close, club| {
        let remedy = if close.is_empty() {
            "check the list of players, or register the player first".to_owned()
        } else {
            format!("did you mean {}?", players(close, club))
        };
        Message::new(format!("nobody is registered as {text}"), remedy)
    },
    several: |text, found, club| {
        let what = format!("{text} is a name of {}", players(found, club));
        Message::new(what, "give the registration number")
    },
    number_or_name: |text, number, found, club| {
        let number = player(number, club);
        let what =
            format!("{text} is the number of {number} and a name of {}", players(found, club));
        Message::new(what, "give the whole registration number, with P and check digit")
    },
    no_tournament: |text, close| {
        let remedy = if close.is_empty() {
            "see `banzuke tournament list`".to_owned()
        } else {
            format!("did you mean {}?", list(close.iter().cloned()))
        };
        Message::new(format!("no tournament is called {text}"), remedy)
    },
    no_list: |text, all| {
        let what = format!("no rating list is called {text}");
        Message::new(what, format!("there is {}", list(all.iter().cloned())))
    },
};

pub(super) fn undo(fault: &UndoRefusal, club: &Club) -> Message {
    match fault {
        UndoRefusal::NoSuchEntry(seq) => Message::new(
            format!("the journal has no entry {seq}"),
            "see the journal for the numbers of entries",
        ),
        UndoRefusal::AlreadyUndone(seq, by) => Message::new(
            format!("entry {seq} was taken back already, by entry {by}"),
            format!("to have it count again, undo entry {by}"),
        ),
        UndoRefusal::Needed { seq, by, refusal: why } => {
            let why = refusal(why, club).what;
            Message::new(
                format!("entry {seq} is needed by entry {by}: without it, {why}"),
                format!("undo entry {by} first"),
            )
        }
        UndoRefusal::Altered(seq) => Message::new(
            format!("entry {seq} is not as it was written, and stays undone"),
            "see `banzuke check`, and decide anew what it was to say",
        ),
        UndoRefusal::NothingToUndo => {
            Message::new("there is nothing to undo", "nothing needs to be done")
        }
        UndoRefusal::NothingToRedo => Message::new(
            "there is nothing to redo: the last entry is no undo",
            "to take back an earlier undo, undo it by its number",
        ),
    }
}

pub(super) fn store(error: &StoreError) -> Message {
    let remedy = match error {
        StoreError::NotCopied { why, .. } => {
            return Message::new(error.to_string(), store(why).remedy);
        }
        StoreError::NotAlike { .. } => "the disk or stick may be failing; copy to another one",
        StoreError::Missing(_) => {
            "to begin, `banzuke player add NAME` or `banzuke tournament new NAME …` makes it; \
             for another file, give --db FILE"
        }
        StoreError::Empty(_) => {
            "a club's file never is: put a backup in its place; if there never was one, delete the empty file and begin anew"
        }
        StoreError::Replaced(_) => "try again; nothing was changed",
        StoreError::HeldElsewhere { .. } => {
            "leave the other desk first, or keep the file on this machine's own disk; two desks share a file on one \
             machine only"
        }
        StoreError::NotOurs(_) => "give the club's file with --db FILE",
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => {
            "use the newer version of the program; nothing was changed"
        }
        StoreError::DamagedEntry(..)
        | StoreError::Altered(_)
        | StoreError::Incomplete(_)
        | StoreError::Damaged(_)
        | StoreError::CutOff(_) => {
            "go back to a backup, or take out what is whole with `banzuke rescue FILE --to NEW`; nothing was changed"
        }
        StoreError::Exists(_) => "give a name that is not taken",
        StoreError::Held(_) => {
            "close the other desks and boards on this file and try again; nothing was changed"
        }
        StoreError::NoBackup(_) => "see `banzuke restore --list`; nothing was changed",
        StoreError::NoFolder(_) => "is the stick in? Make the folder, or name another",
        StoreError::Folder(_) => "give a file in it with --db FILE",
        StoreError::OlderSchema(_) => {
            "make it writable and open it once, or copy it to where it may be written"
        }
        StoreError::OlderToRead(_) => {
            "open it once with `banzuke`, which copies it and brings it to today's version"
        }
        StoreError::Unreachable(_) => "see that the file may be read, and its folder written",
        StoreError::ReadOnly => {
            "make it and its folder writable, or copy it elsewhere; nothing was changed"
        }
        StoreError::Busy => "another program holds the file; try again when it is done",
        StoreError::ReadOnlyDisk => {
            "unlock the disk or stick, or copy the file to another one; the journal shows what was recorded"
        }
        StoreError::Disk(_) => "copy the file to another disk; the journal shows what was recorded",
        StoreError::Full => {
            "make room on the disk, then try again; the journal shows what was recorded"
        }
        StoreError::Inconsistent(_) => {
            "another program has changed the tables; `banzuke check --repair` makes them anew"
        }
        StoreError::Failed(_) => "try again; the journal shows what was recorded",
        StoreError::Io { .. } => "see that the folder exists and may be written",
    };
    Message::new(error.to_string(), remedy)
}

pub(super) fn unsound(why: Unsound) -> String {
    match why {
        Unsound::OutOfOrder { next } => format!("stands where entry {next} should"),
        Unsound::UndoesAhead => "undoes an entry that is not there yet".to_owned(),
        Unsound::UndoesAndDecides => "both undoes an entry and decides something".to_owned(),
        Unsound::UndoesTwice => "undoes an entry that is undone already".to_owned(),
        Unsound::SentTwice => "records an operation that an earlier entry recorded".to_owned(),
    }
}

pub(super) fn desk(error: &DeskError, club: &Club) -> Message {
    match error {
        DeskError::Refused(why) => refusal(why, club),
        DeskError::NotUndone(fault) => undo(fault, club),
        DeskError::Broken(fault) => {
            let why = refusal(&fault.refusal, club).what;
            let what = format!("entry {} is not allowed where it stands: {why}", fault.seq);
            Message::new(
                what,
                "the journal was changed; go back to a backup, or take out what still fits with \
                 `banzuke rescue FILE --to NEW`",
            )
        }
        DeskError::Unsound(seq, why) => Message::new(
            format!("entry {seq} {}", unsound(*why)),
            "the journal was changed; go back to a backup or to the export as it was, or take out what still fits \
             with `banzuke rescue FILE --to NEW`",
        ),
        DeskError::Diverges(seq) => Message::new(
            format!("the journals differ from entry {seq} on"),
            "take a journal in only into a new file, or into one with the same beginning",
        ),
        DeskError::Displaced(displaced) => self::displaced(displaced),
        DeskError::Store(error) => store(error),
        DeskError::NotRestored(backup, why) => not_restored(backup, why, club),
        DeskError::Stopped => Message::new("stopped", "nothing was changed"),
    }
}

/// What became of a file that no longer lies where it was opened.
fn displaced(displaced: &Displaced) -> Message {
    let path = displaced.path.display();
    let what = if displaced.is_there {
        format!("{path} was replaced by another file while it was open")
    } else if !displaced.has_folder {
        format!("the folder of {path} was moved or deleted while it was open")
    } else {
        format!("{path} was moved or deleted while it was open")
    };
    let entries = match displaced.missing {
        1 => "one entry that it lacks is".to_owned(),
        missing => format!("{missing} entries that it lacks are"),
    };
    let kept = displaced.kept.as_deref().and_then(Path::file_name).map(Path::new);
    let remedy = match kept.map(Path::display) {
        _ if displaced.missing == 0 => "no entry is lost".to_owned(),
        _ if !displaced.has_folder => {
            "put it back, or the stick in: then work goes on; nothing is recorded until then"
                .to_owned()
        }
        Some(kept) if displaced.is_there => format!("{entries} kept beside it in {kept}"),
        Some(kept) => {
            format!("put it back, or begin a new file with `banzuke journal import {kept}`")
        }
        None => {
            format!("{entries} not kept, since nothing can be written there: look for a backup")
        }
    };
    Message::new(what, remedy)
}

fn not_restored(backup: &Path, why: &DeskError, club: &Club) -> Message {
    let why_not = desk(why, club);
    let remedy = match why {
        DeskError::Store(
            StoreError::Held(_)
            | StoreError::NotCopied { .. }
            | StoreError::Full
            | StoreError::Io { .. }
            | StoreError::ReadOnly,
        ) => why_not.remedy,
        _ => "take another one of `banzuke restore --list`; nothing was changed".to_owned(),
    };
    Message::new(format!("{} was not restored: {}", backup.display(), why_not.what), remedy)
}

pub(super) fn entry(fault: &EntryFault) -> Message {
    match fault {
        EntryFault::Newer(kind) => Message::new(
            format!("only a newer version knows {kind}"),
            "use the newer version of the program; nothing was changed",
        ),
        EntryFault::Damaged(why) => Message::new(
            format!("this is no journal entry: {why}"),
            "export the journal again; nothing was changed",
        ),
    }
}

pub(super) fn number(text: &str, error: NumberError) -> Message {
    let what = match error {
        NumberError::Malformed => format!("{text} is no registration number"),
        NumberError::Zero => format!("{text}: numbers begin at 1"),
        NumberError::TooLarge => format!("{text} is too large for a registration number"),
        NumberError::CheckDigit { given, right, .. } => {
            format!("{text} has the check digit {given}, where {right} belongs")
        }
    };
    let remedy = match error {
        NumberError::CheckDigit { number, .. } => {
            format!("read the number again; {number} would be right")
        }
        NumberError::Malformed | NumberError::Zero | NumberError::TooLarge => {
            format!("write it like {}", PlayerId(42))
        }
    };
    Message::new(what, remedy)
}

pub(super) fn finding(finding: &Finding) -> String {
    match finding {
        Finding::Integrity(why) => format!("file: {why}"),
        Finding::Chain(seq) => {
            format!("journal: entry {seq} is not as it was written (its digest does not fit)")
        }
        Finding::Alien(name) => format!("file: {name} does not belong in a club's file"),
        Finding::Lacking(name) => format!("file: {name} is missing"),
        Finding::ForeignKey(table) => format!("{table}: a row refers to nothing"),
        Finding::Tournament(id, found) => super::event::inconsistency(*id, found),
        Finding::Row { table, key, published, folded } => {
            let key = row(key);
            let published = published.as_deref().map_or_else(|| "nothing".to_owned(), row);
            let folded = folded.as_deref().map_or_else(|| "nothing".to_owned(), row);
            format!("{} {key}: published {published}, the journal gives {folded}", table.name())
        }
    }
}

fn row(cells: &[String]) -> String {
    format!("({})", cells.join(", "))
}

/// Names alone, for lists that the numbers would make unreadable.
pub(super) fn names(ids: &[PlayerId], club: &Club) -> String {
    list(ids.iter().map(|&id| name(id, club)))
}
