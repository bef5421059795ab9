//! Faults of the club's file.

use std::io::ErrorKind;
use std::path::PathBuf;

use crate::journal::StoreError;
use crate::journal::validate::Unsound;
use crate::opener::NotOpened;
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Faults of the club's file.
    pub StoreWords in "store" {
        missing(path) -> Message; no_folder(path) -> Message; not_ours(path) -> Message;
        empty(path) -> Message; cut_off(path) -> Message; replaced(path) -> Message;
        held_elsewhere(path, kind) -> Message; newer_schema(path, found, known) -> Message;
        older_schema(path) -> Message; older_to_read(path) -> Message;
        copy_of_server(path, host) -> Message; copy_of_host(path, host) -> Message;
        newer_entry(seq, kind) -> Message; damaged_entry(seq, why) -> Message;
        altered(seq) -> Message; shortened(last, noted) -> Message; exists(path) -> Message;
        not_alike(expected, found) -> Message; held(path) -> Message; clock(time) -> Message;
        no_backup(path) -> Message; unreachable(why) -> Message; moved() -> Message;
        read_only() -> Message; busy() -> Message; full() -> Message; read_only_disk() -> Message;
        disk(why) -> Message; inconsistent(why) -> Message; incomplete(why) -> Message;
        damaged(why) -> Message; failed(why) -> Message; long_name(path, why) -> Message;
        not_written(path, why) -> Message; not_copied(path, why); out_of_order(next); undoes_ahead;
        undoes_and_decides; undoes_twice; sent_twice;
    }
}

pub(super) fn store(voice: Voice, error: &StoreError) -> Message {
    let say = StoreWords::speaking(voice);
    let at = |path: &PathBuf| path.display().to_string();
    match error {
        StoreError::Missing(path) => say.missing(at(path)),
        StoreError::NoFolder(path) => say.no_folder(at(path)),
        StoreError::NotOurs(path) => say.not_ours(at(path)),
        StoreError::Empty(path) => say.empty(at(path)),
        StoreError::CutOff(path) => say.cut_off(at(path)),
        StoreError::Replaced(path) => say.replaced(at(path)),
        StoreError::HeldElsewhere { path, kind } => say.held_elsewhere(at(path), kind),
        StoreError::NewerSchema { path, found, known } => say.newer_schema(at(path), found, known),
        StoreError::OlderSchema(path) => say.older_schema(at(path)),
        StoreError::OlderToRead(path) => say.older_to_read(at(path)),
        StoreError::Copy { path, host } if host.starts_with("postgres") => {
            say.copy_of_server(at(path), host)
        }
        StoreError::Copy { path, host } => say.copy_of_host(at(path), host),
        StoreError::NewerEntry(seq, kind) => say.newer_entry(seq, kind),
        StoreError::DamagedEntry(seq, why) => say.damaged_entry(seq, why),
        StoreError::Altered(seq) => say.altered(seq),
        StoreError::Shortened { last, noted } => say.shortened(last, noted),
        StoreError::Exists(path) => say.exists(at(path)),
        StoreError::NotCopied { to, why } => {
            let Message { what, remedy } = store(voice, why);
            Message::new(say.not_copied(at(to), what), remedy)
        }
        StoreError::NotAlike { expected, found } => say.not_alike(expected, found),
        StoreError::Held(path) => say.held(at(path)),
        StoreError::Clock(time) => say.clock(time.to_rfc3339()),
        StoreError::NoBackup(path) => say.no_backup(at(path)),
        StoreError::Unreachable(why) => say.unreachable(why),
        StoreError::Moved => say.moved(),
        StoreError::ReadOnly => say.read_only(),
        StoreError::Busy => say.busy(),
        StoreError::Full => say.full(),
        StoreError::ReadOnlyDisk => say.read_only_disk(),
        StoreError::Disk(why) => say.disk(why),
        StoreError::Inconsistent(why) => say.inconsistent(why),
        StoreError::Incomplete(why) => say.incomplete(why),
        StoreError::Damaged(why) => say.damaged(why),
        StoreError::Failed(why) => say.failed(why),
        StoreError::Io { path, source } if source.kind() == ErrorKind::InvalidFilename => {
            say.long_name(at(path), source)
        }
        StoreError::Io { path, source } => match NotOpened::of(source) {
            Some(why) => voice.words().message.command.not_opened(path, why),
            None => say.not_written(at(path), source),
        },
    }
}

pub(super) fn unsound(voice: Voice, why: Unsound) -> String {
    let say = StoreWords::speaking(voice);
    match why {
        Unsound::OutOfOrder { next } => say.out_of_order(next),
        Unsound::UndoesAhead => say.undoes_ahead().to_owned(),
        Unsound::UndoesAndDecides => say.undoes_and_decides().to_owned(),
        Unsound::UndoesTwice => say.undoes_twice().to_owned(),
        Unsound::SentTwice => say.sent_twice().to_owned(),
    }
}
