//! Faults of undos, of reading, of writing and of typed values.

use std::path::Path;

use super::JoinWords;
use crate::desk::{DeskError, Displaced, Rights, Role, There};
use crate::domain::number::{NumberError, PlayerId};
use crate::journal::undo::UndoRefusal;
use crate::journal::verify::Finding;
use crate::journal::{EntryFault, StoreError};
use crate::words::message::line_fault::line;
use crate::words::message::refusal::refusal;
use crate::words::message::sentence::Naming;
use crate::words::message::store::{store, unsound};
use crate::words::message::{Message, list, name};
use crate::words::{Voice, words};

words! {
    /// Faults of undos, of reading, of writing and of typed values.
    pub FaultWords in "faults" {
        no_such_entry(seq) -> Message; already_undone(seq, by) -> Message; altered(seq) -> Message;
        nothing_to_undo() -> Message; nothing_to_redo() -> Message; broken(seq, why) -> Message;
        unsound(seq, what) -> Message; diverges(seq) -> Message; no_file() -> Message;
        stopped() -> Message; role_with_tables(role, tables); chief; desk; scorer; viewer;
        club(path); unusable(path, why); host; no_folder(path); nothing(path); none_lost;
        put_folder_back; kept_beside_this(kept, missing); kept_beside_it(kept, missing);
        put_right_file(kept); put_it_back(kept); not_kept_since(missing); take_another_one;
        not_restored(backup, what); newer(kind) -> Message; damaged(why) -> Message;
        malformed(text); zero(text); too_large(text); check_digit(text, given, right);
        check_number(number); write_it_like(example); integrity(why); chain(seq); numbered(number);
        alien(name); lacking(name); foreign_key(table); no_row;
        row_differs(table, key, published, folded); cells(cells); needed(seq, by, why) -> Message;
    }
}

pub(super) fn undo(voice: Voice, fault: &UndoRefusal, club: Naming<'_>) -> Message {
    let say = FaultWords::speaking(voice);
    match fault {
        UndoRefusal::NoSuchEntry(seq) => say.no_such_entry(seq),
        UndoRefusal::AlreadyUndone(seq, by) => say.already_undone(seq, by),
        UndoRefusal::Needed { seq, by, refusal: why } => {
            let why = refusal(voice, why, club).what;
            say.needed(seq, by, why.trim_end_matches('。'))
        }
        UndoRefusal::Altered(seq) => say.altered(seq),
        UndoRefusal::NothingToUndo => say.nothing_to_undo(),
        UndoRefusal::NothingToRedo => say.nothing_to_redo(),
    }
}

pub(super) fn desk(voice: Voice, error: &DeskError, club: Naming<'_>) -> Message {
    let say = FaultWords::speaking(voice);
    match error {
        DeskError::Refused(why) => refusal(voice, why, club),
        DeskError::NotUndone(fault) => undo(voice, fault, club),
        DeskError::Broken(fault) => {
            let why = refusal(voice, &fault.refusal, club).what;
            say.broken(fault.seq, why)
        }
        DeskError::Unsound(seq, why) => say.unsound(seq, unsound(voice, *why)),
        DeskError::Diverges(seq) => say.diverges(seq),
        DeskError::Displaced(displaced) => self::displaced(voice, displaced),
        DeskError::Store(error) => store(voice, error),
        DeskError::NotRestored(backup, why) => not_restored(voice, backup, why, club),
        DeskError::NoFile => say.no_file(),
        DeskError::Line(fault) => line(voice, fault),
        DeskError::Stopped => say.stopped(),
    }
}

/// A role with its tables.
pub(super) fn role_with_tables(voice: Voice, rights: &Rights) -> String {
    let say = FaultWords::speaking(voice);
    let role = role_name(voice, rights.role);
    if rights.tables.is_empty() {
        return role.to_owned();
    }
    let tables = rights.tables.join(", ");
    say.role_with_tables(role, tables)
}

/// A role by its name.
pub(super) fn role_name(voice: Voice, role: Role) -> &'static str {
    let say = FaultWords::speaking(voice);
    match role {
        Role::Chief => say.chief(),
        Role::Desk => say.desk(),
        Role::Scorer => say.scorer(),
        Role::Viewer => say.viewer(),
    }
}

/// The state of a file that no longer lies where it was opened.
fn displaced(voice: Voice, displaced: &Displaced) -> Message {
    let say = FaultWords::speaking(voice);
    let (path, missing) = (displaced.path.display(), displaced.missing);
    let what = match &displaced.there {
        There::Club => say.club(path),
        There::Unusable(why) => {
            let why = super::store::store(voice, why).what;
            say.unusable(path, why)
        }
        There::Host => say.host().to_owned(),
        There::NoFolder => say.no_folder(path),
        There::Nothing => say.nothing(path),
    };
    let kept = displaced.kept.as_deref().and_then(Path::file_name).map(Path::new);
    let remedy = match (kept.map(Path::display), &displaced.there) {
        _ if missing == 0 => say.none_lost().to_owned(),
        (_, There::NoFolder) => say.put_folder_back().to_owned(),
        (Some(kept), There::Host) => say.kept_beside_this(kept, missing),
        (Some(kept), There::Club) => say.kept_beside_it(kept, missing),
        (Some(kept), There::Unusable(_)) => say.put_right_file(kept),
        (Some(kept), There::Nothing) => say.put_it_back(kept),
        (None, _) => say.not_kept_since(missing),
    };
    Message::new(what, remedy)
}

fn not_restored(voice: Voice, backup: &Path, why: &DeskError, club: Naming<'_>) -> Message {
    let say = FaultWords::speaking(voice);
    let why_not = desk(voice, why, club);
    let remedy = match why {
        DeskError::Store(
            StoreError::Held(_)
            | StoreError::NotCopied { .. }
            | StoreError::Full
            | StoreError::Io { .. }
            | StoreError::ReadOnly,
        ) => why_not.remedy,
        _ => say.take_another_one().to_owned(),
    };
    Message::new(say.not_restored(backup.display(), why_not.what), remedy)
}

pub(super) fn entry(voice: Voice, fault: &EntryFault) -> Message {
    let say = FaultWords::speaking(voice);
    match fault {
        EntryFault::Newer(kind) => say.newer(kind),
        EntryFault::Damaged(why) => say.damaged(why),
    }
}

pub(super) fn number(voice: Voice, text: &str, error: NumberError) -> Message {
    let say = FaultWords::speaking(voice);
    let what = match error {
        NumberError::Malformed => say.malformed(text),
        NumberError::Zero => say.zero(text),
        NumberError::TooLarge => say.too_large(text),
        NumberError::CheckDigit { given, right, .. } => say.check_digit(text, given, right),
    };
    let remedy = match error {
        NumberError::CheckDigit { number, .. } => say.check_number(number),
        NumberError::Malformed | NumberError::Zero | NumberError::TooLarge => {
            say.write_it_like(PlayerId(42))
        }
    };
    Message::new(what, remedy)
}

pub(super) fn finding(voice: Voice, finding: &Finding) -> String {
    let say = FaultWords::speaking(voice);
    match finding {
        Finding::Integrity(why) => say.integrity(why),
        Finding::Chain(seq) => say.chain(seq),
        Finding::Numbered(number) => say.numbered(number),
        Finding::Alien(name) => say.alien(name),
        Finding::Lacking(name) => say.lacking(name),
        Finding::ForeignKey(table) => say.foreign_key(table),
        Finding::Tournament(id, found) => super::event::inconsistency(voice, *id, found),
        Finding::Row { table, key, published, folded } => {
            let key = row(voice, key);
            let published =
                published.as_deref().map_or_else(|| say.no_row().to_owned(), |one| row(voice, one));
            let folded =
                folded.as_deref().map_or_else(|| say.no_row().to_owned(), |one| row(voice, one));
            say.row_differs(table.name(), key, published, folded)
        }
    }
}

fn row(voice: Voice, cells: &[String]) -> String {
    let say = FaultWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    say.cells(cells.join(joins.comma()))
}

/// Names alone, for lists that the numbers would make unreadable.
pub(super) fn names<'a>(voice: Voice, ids: &[PlayerId], club: impl Into<Naming<'a>>) -> String {
    let club = club.into();
    list(voice, ids.iter().map(|&id| name(id, club)))
}
