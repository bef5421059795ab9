//! The club's file and the file system it lies on.

use std::path::{Path, PathBuf};

use super::Report;
use super::{bytes, shown};
use crate::journal::StoreError;
use crate::journal::health::{Content, Health, look as look_at};
use crate::journal::network::{kind_of_file_system, shared_file_system};
use crate::journal::rotation::automatic;
use crate::opener::NotOpened;
use crate::outside;
use crate::system::{OTHERS, free_space};
use crate::words::message::command::{Answer, Fact, Section, Trouble};

/// With less than that the next backup may not fit.
const LITTLE: u64 = 50_000_000;

pub(super) fn look(report: &mut Report, path: Option<PathBuf>) {
    report.section(Section::Club);
    let Some(path) = path else {
        report.answer(Fact::Place, Answer::None);
        return;
    };
    report.fact(Fact::Place, &shown(&path, outside::default_file().as_deref()));
    match look_at(&path) {
        Ok(found) => file(report, &found),
        Err(StoreError::Missing(_)) => report.answer(Fact::Length, Answer::None),
        Err(error) => report.trouble(trouble(&error)),
    }
    backups(report, &path);
    file_system(report, &path);
}

/// A club that another machine or a server has: how many entries are known here, and how many are to be sent.
pub(super) fn look_afar(report: &mut Report, state: Option<(usize, usize, bool)>) {
    report.section(Section::Club);
    let Some((entries, unsent, answers)) = state else {
        return report.trouble(Trouble::NoAnswer);
    };
    report.answer(Fact::Answers, if answers { Answer::Yes } else { Answer::No });
    report.fact(Fact::Entries, &entries);
    report.fact(Fact::Unsent, &unsent);
    if !answers {
        report.trouble(Trouble::NoAnswer);
    }
}

/// How many backups were made by themselves, and when the last.
fn backups(report: &mut Report, path: &Path) {
    match automatic(path) {
        Ok(found) => match found.first() {
            Some(last) => {
                let told = format!("{} ({})", found.len(), last.at.format("%F %TZ"));
                report.fact(Fact::Backups, &told);
            }
            None => report.answer(Fact::Backups, Answer::None),
        },
        Err(_) => report.answer(Fact::Backups, Answer::Unknown),
    }
}

fn file(report: &mut Report, found: &Health) {
    report.fact(Fact::Length, &bytes(found.length));
    if let Some(mode) = found.mode {
        let others = mode & OTHERS;
        let who = if others == 0 { Answer::OwnerOnly } else { Answer::Others };
        report.fact(Fact::Access, &format!("{} ({mode:04o})", report.words.answer(who)));
        if others != 0 && found.content.is_ok() {
            report.trouble(Trouble::OthersRead);
        }
    }
    if !found.writable {
        report.trouble(Trouble::ReadOnly);
    }
    match found.log {
        Some(length) => report.fact(Fact::WriteAhead, &bytes(length)),
        None => report.answer(Fact::WriteAhead, Answer::None),
    }
    match &found.content {
        Ok(inside) => content(report, inside),
        Err(_) if found.length == 0 => report.trouble(Trouble::Empty),
        Err(error) => report.trouble(trouble(error)),
    }
}

fn content(report: &mut Report, found: &Content) {
    report.fact(Fact::FileSchema, &found.schema);
    match &found.entries {
        Ok(count) => report.fact(Fact::Entries, &count),
        Err(error) => {
            report.answer(Fact::Entries, Answer::Unsound);
            report.trouble(trouble(error));
        }
    }
    report.answer(Fact::Order, if found.in_order { Answer::Sound } else { Answer::Unsound });
    if !found.in_order {
        report.trouble(Trouble::Damaged);
    }
}

fn file_system(report: &mut Report, path: &Path) {
    match kind_of_file_system(path) {
        Some(kind) => report.fact(Fact::FileSystem, &kind),
        None => report.answer(Fact::FileSystem, Answer::Unknown),
    }
    if shared_file_system(path).is_some() {
        report.trouble(Trouble::Shared);
    }
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    match whole.ancestors().find(|folder| folder.exists()).and_then(free_space) {
        Some(free) => {
            report.fact(Fact::FreeSpace, &bytes(free));
            if free < LITTLE {
                report.trouble(Trouble::LittleSpace);
            }
        }
        None => report.answer(Fact::FreeSpace, Answer::Unknown),
    }
}

fn trouble(error: &StoreError) -> Trouble {
    match error {
        StoreError::Io { source, .. } if NotOpened::of(source) == Some(NotOpened::Folder) => {
            Trouble::Folder
        }
        StoreError::NotOurs(_) => Trouble::NotOurs,
        StoreError::NewerSchema { .. } | StoreError::NewerEntry(..) => Trouble::Newer,
        StoreError::Unreachable(_) | StoreError::Io { .. } | StoreError::Busy => {
            Trouble::Unreachable
        }
        _ => Trouble::Damaged,
    }
}
