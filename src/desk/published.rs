//! The published tables, brought up to date with an entry.

use super::DeskError;
use crate::domain::progress::{Progress, Task};
use crate::journal::Transaction;
use crate::journal::publish::Diff;

/// Rows written at a time, between two looks at whether that is still wanted.
const PART: usize = 256;

/// From so many rows on SQLite is given more room.
const MANY: usize = 50_000;

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
    let all = || -> Result<(), DeskError> {
        let mut done = 0;
        for part in changes.parts() {
            for part in part.chunks(PART) {
                progress.reached(Task::Writing, done.min(of), of)?;
                transaction.publish(part)?;
                done += part.len();
            }
        }
        Ok(())
    };
    if in_bulk {
        transaction.in_bulk(all)?;
    } else {
        all()?;
    }
    Ok(progress.reached(Task::Writing, of, of)?)
}
