//! From entries to a club.

use std::sync::Arc;

use super::Entry;
use crate::club::{Club, Place, Refusal, Seq};

/// An entry that cannot be done where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct NotAllowed {
    /// The entry.
    pub seq: Seq,
    /// Why not.
    pub refusal: Refusal,
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
    let mut club = Club::default();
    for (entry, live) in entries.iter().zip(live(entries)) {
        if live {
            perform(&mut club, entry)?;
        } else {
            retire(&mut club, entry)?;
        }
    }
    club.settle();
    Ok(club)
}

/// Adds further entries, none of them an undo, and then recalculates the ratings, once.
pub fn extend(club: &mut Club, entries: &[Arc<Entry>]) -> Result<(), NotAllowed> {
    for entry in entries {
        perform(club, entry)?;
    }
    club.settle();
    Ok(())
}

fn perform(club: &mut Club, entry: &Entry) -> Result<(), NotAllowed> {
    for (index, action) in (0..).zip(&entry.actions) {
        club.perform(action, Place { seq: entry.seq, index })
            .map_err(|refusal| NotAllowed { seq: entry.seq, refusal })?;
    }
    Ok(())
}

fn retire(club: &mut Club, entry: &Entry) -> Result<(), NotAllowed> {
    for action in &entry.actions {
        club.retire_numbers(action).map_err(|refusal| NotAllowed { seq: entry.seq, refusal })?;
    }
    Ok(())
}
