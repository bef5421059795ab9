//! From entries to a club.

use std::sync::Arc;

use super::Entry;
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};

/// An entry that cannot be done where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct NotAllowed {
    pub seq: Seq,
    pub refusal: Refusal,
}

/// Why there is no club after some entries.
#[derive(Clone, Debug, PartialEq)]
pub enum NotFolded {
    /// One of them cannot be done.
    NotAllowed(NotAllowed),
    /// It was no longer wanted.
    Stopped(Stopped),
}

impl From<Stopped> for NotFolded {
    fn from(stopped: Stopped) -> Self {
        Self::Stopped(stopped)
    }
}

impl NotFolded {
    /// The error where it cannot have been stopped.
    pub fn unwatched(self) -> NotAllowed {
        match self {
            Self::NotAllowed(fault) => fault,
            Self::Stopped(stopped) => NoProgress::whole(Err(stopped)),
        }
    }
}

/// Which entries count: an entry does unless an undo that itself counts takes it back.
pub fn live(entries: &[Arc<Entry>]) -> Vec<bool> {
    let mut live = vec![true; entries.len()];
    for (at, entry) in entries.iter().enumerate().rev() {
        if let (true, Some(target)) = (live[at], entry.undoes)
            && let Some(undone) = position(entries, target)
        {
            live[undone] = false;
        }
    }
    live
}

/// Where an entry stands; numbers run from 1 without gaps.
pub fn position(entries: &[Arc<Entry>], seq: Seq) -> Option<usize> {
    let at = usize::try_from(seq.0).ok()?.checked_sub(1)?;
    entries.get(at).filter(|entry| entry.seq == seq).map(|_| at)
}

/// Folds a whole journal.
pub fn fold(entries: &[Arc<Entry>]) -> Result<Club, NotAllowed> {
    let folded = fold_on(Club::default(), entries, &live(entries), &NoProgress);
    folded.map_err(NotFolded::unwatched)
}

/// Goes on from a club with further entries of a journal, of which only those count that `live` says, and then
/// recalculates the ratings, once. Watched action by action.
pub fn fold_on(
    mut club: Club,
    entries: &[Arc<Entry>],
    live: &[bool],
    progress: &dyn Progress,
) -> Result<Club, NotFolded> {
    let count = count(entries, progress);
    for (entry, live) in entries.iter().zip(live) {
        if *live {
            perform(&mut club, entry, Club::replay, &count)?;
        } else {
            retire(&mut club, entry).map_err(NotFolded::NotAllowed)?;
        }
    }
    club.settle();
    Ok(club)
}

/// Adds decisions that are made now, and then recalculates the ratings, once. Unlike [`fold_on`], it refuses a table
/// that is taken, and players who are.
pub fn decide_on(
    mut club: Club,
    entries: &[Arc<Entry>],
    progress: &dyn Progress,
) -> Result<Club, NotFolded> {
    let count = count(entries, progress);
    for entry in entries {
        perform(&mut club, entry, Club::perform, &count)?;
    }
    club.settle();
    Ok(club)
}

/// [`decide_on`] in place; refused, nothing has happened.
pub fn extend(club: &mut Club, entries: &[Arc<Entry>]) -> Result<(), NotAllowed> {
    let after = decide_on(club.clone(), entries, &NoProgress);
    *club = after.map_err(NotFolded::unwatched)?;
    Ok(())
}

fn count<'a>(entries: &[Arc<Entry>], progress: &'a dyn Progress) -> ProgressCounter<'a> {
    ProgressCounter::new(
        progress,
        Task::Recording,
        entries.iter().map(|entry| entry.actions.len()).sum(),
    )
}

fn perform(
    club: &mut Club,
    entry: &Entry,
    act: fn(&mut Club, &Action, Place) -> Result<(), Refusal>,
    count: &ProgressCounter<'_>,
) -> Result<(), NotFolded> {
    for (index, action) in (0..).zip(&entry.actions) {
        act(club, action, Place { seq: entry.seq, index })
            .map_err(|refusal| NotFolded::NotAllowed(NotAllowed { seq: entry.seq, refusal }))?;
        count.one()?;
    }
    Ok(())
}

fn retire(club: &mut Club, entry: &Entry) -> Result<(), NotAllowed> {
    for action in &entry.actions {
        club.retire_numbers(action).map_err(|refusal| NotAllowed { seq: entry.seq, refusal })?;
    }
    Ok(())
}
