//! The published tables, brought up to date with an entry.

use std::sync::mpsc;
use std::thread;

use super::DeskError;
use crate::domain::progress::{Progress, Task};
use crate::journal::Transaction;
use crate::journal::publish::{Change, Diff};

/// Rows written at a time, between two looks at whether that is still wanted.
const PART: usize = 256;

/// From so many rows on SQLite is given more room.
const MANY: usize = 50_000;

/// Parts that are made while those before them are written.
const AHEAD: usize = 2;

/// Uses the parts on this thread while another makes the next ones.
fn ahead<T>(
    parts: impl Iterator<Item = Vec<Change>> + Send,
    using: impl FnOnce(&mut dyn Iterator<Item = Vec<Change>>) -> T,
) -> T {
    let (made, taken) = mpsc::sync_channel(AHEAD);
    thread::scope(|scope| {
        // Once there is no receiver any more, no more are made.
        scope.spawn(move || {
            parts.map(|part| made.send(part)).take_while(Result::is_ok).for_each(drop);
        });
        using(&mut taken.into_iter())
    })
}

/// Writes what an entry changed in the published tables.
pub(super) fn write(
    transaction: &Transaction<'_>,
    changes: Diff<'_>,
    progress: &dyn Progress,
) -> Result<(), DeskError> {
    let of = changes.about();
    if of > MANY {
        transaction.widen()?;
    }
    let in_bulk = of > MANY && changes.is_most();
    let all = |parts: &mut dyn Iterator<Item = Vec<Change>>| -> Result<(), DeskError> {
        let mut done = 0;
        for part in parts {
            for part in part.chunks(PART) {
                progress.reached(Task::Writing, done.min(of), of)?;
                transaction.publish(part)?;
                done += part.len();
            }
        }
        Ok(())
    };
    if in_bulk {
        transaction.in_bulk(|| ahead(changes.parts(), all))?;
    } else {
        all(&mut changes.parts())?;
    }
    Ok(progress.reached(Task::Writing, of, of)?)
}
