//! Rules of undo and redo, and which entries of a growing journal count.
//!
//! Undo walks back through the entries in force and skips those already undone; redo walks forward again through the
//! undos made since the last new decision. Either is itself an entry, so nothing is ever lost.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use super::Entry;
use super::fold::{live, position};
use crate::club::{Refusal, Seq};

/// Why something cannot be undone or redone.
#[derive(Clone, Debug, PartialEq)]
pub enum UndoRefusal {
    /// No entry has this number.
    NoSuchEntry(Seq),
    /// The entry is already undone, by that one.
    AlreadyUndone(Seq, Seq),
    /// A later entry builds on it.
    Needed {
        /// The entry to be undone.
        seq: Seq,
        /// The later entries that would not be allowed without it, the first one first; where there
        /// are more than [`UndoRefusal::MOST`], one more than these.
        by: Vec<Seq>,
        /// Why the first one would not be allowed.
        refusal: Box<Refusal>,
    },
    /// The entry that would count again is not as it was written.
    Altered(Seq),
    /// There is nothing left to undo.
    NothingToUndo,
    NothingToRedo,
}

impl UndoRefusal {
    /// The most entries that are named in the way of an undo: each costs a fold.
    pub const MOST: usize = 8;
}

/// The entry that a plain undo undoes: the last in force that is not an undo.
pub fn next_undo(entries: &[Arc<Entry>]) -> Option<Seq> {
    let mut back = walk_back(entries);
    back.find(|(entry, live)| *live && entry.undoes.is_none()).map(|(entry, _)| entry.seq)
}

/// The undo that a plain redo undoes: the last in force, of a decision, made after the last new one.
pub fn next_redo(entries: &[Arc<Entry>]) -> Option<Seq> {
    let decided = |seq: Seq| position(entries, seq).is_some_and(|at| entries[at].undoes.is_none());
    walk_back(entries)
        .take_while(|(entry, _)| entry.undoes.is_some())
        .find(|(entry, live)| *live && entry.undoes.is_some_and(decided))
        .map(|(entry, _)| entry.seq)
}

/// The entries from the last one back, each with whether it is in force. Only as much of a long journal is read as is
/// needed.
pub fn walk_back(entries: &[Arc<Entry>]) -> impl Iterator<Item = (&Entry, bool)> {
    let mut undone = BTreeSet::new();
    entries.iter().rev().map(move |entry| {
        let live = !undone.remove(&entry.seq);
        undone.extend(entry.undoes.filter(|_| live));
        (&**entry, live)
    })
}

/// For each entry the one that undid it; `None` for those in force.
pub fn taken_back(entries: &[Arc<Entry>]) -> Vec<Option<Seq>> {
    let live = live(entries);
    let mut by = vec![None; entries.len()];
    for (undo, live) in entries.iter().zip(live) {
        let undone = undo.undoes.filter(|_| live).and_then(|seq| position(entries, seq));
        if let Some(at) = undone {
            by[at] = Some(undo.seq);
        }
    }
    by
}

/// Whether an entry exists and still counts.
pub fn may_undo(entries: &[Arc<Entry>], seq: Seq) -> Result<(), UndoRefusal> {
    let at = position(entries, seq).ok_or(UndoRefusal::NoSuchEntry(seq))?;
    let behind = walk_back(entries).take(entries.len() - at - 1);
    let undos = behind.filter(|(entry, live)| *live && entry.undoes == Some(seq));
    undos.last().map_or(Ok(()), |(by, _)| Err(UndoRefusal::AlreadyUndone(seq, by.seq)))
}

/// The decision that an entry is about in the end, and the number of undos between: 0 for a decision itself, 1 for its
/// undo, 2 for its redo.
pub fn about<'a>(entry: &'a Entry, entries: &'a [Arc<Entry>]) -> (&'a Entry, usize) {
    let (mut decision, mut undos) = (entry, 0);
    // Only backwards: the walk must end for any file.
    let earlier = |undo: &Entry| {
        position(entries, undo.undoes.filter(|seq| *seq < undo.seq)?).map(|at| &*entries[at])
    };
    while let Some(undone) = earlier(decision) {
        decision = undone;
        undos += 1;
    }
    (decision, undos)
}

/// The undos of a journal, by the places of entries.
#[derive(Debug, Default)]
pub(super) struct TakenBack {
    /// For each undo, the entry that it takes back.
    undone: BTreeMap<usize, usize>,
    /// How many undos in force take an entry back. It counts where there are none.
    by: BTreeMap<usize, u32>,
}

impl TakenBack {
    /// The changes by these entries, which come after `known` others.
    pub(super) fn with(&self, known: usize, news: &[Arc<Entry>]) -> Self {
        let mut further = Self::default();
        for (entry, at) in news.iter().zip(known..) {
            let place = |seq: u64| usize::try_from(seq).ok()?.checked_sub(1);
            let Some(undone) = entry.undoes.and_then(|seq| place(seq.0)) else { continue };
            if undone >= at {
                continue;
            }
            further.undone.insert(at, undone);
            self.take_back(&mut further, undone);
        }
        further
    }

    /// Counts one more undo of an entry. Where that is an undo itself, the entry that it took back counts again, and so on.
    fn take_back(&self, further: &mut Self, undone: usize) {
        let (mut at, mut more) = (undone, true);
        loop {
            let known = self.by.get(&at).copied().unwrap_or(0);
            let by = further.by.entry(at).or_insert(known);
            let counted = *by == 0;
            *by = if more { *by + 1 } else { by.saturating_sub(1) };
            let undone = further.undone.get(&at).or_else(|| self.undone.get(&at));
            match undone.filter(|_| counted != (*by == 0)) {
                Some(&undone) => (at, more) = (undone, !more),
                None => return,
            }
        }
    }

    /// The places of entries that count with further ones and did not before, or the other way round, in order.
    pub(super) fn turned<'a>(&'a self, further: &'a Self) -> impl Iterator<Item = usize> + 'a {
        let counts = |by: Option<&u32>| by.is_none_or(|by| *by == 0);
        let turned = move |at: &usize| counts(self.by.get(at)) != counts(further.by.get(at));
        further.by.keys().copied().filter(turned)
    }

    pub(super) fn grow(&mut self, further: Self) {
        self.undone.extend(further.undone);
        self.by.extend(further.by);
    }

    /// For the entries in these places, whether each counts with further ones.
    pub(super) fn live(&self, further: &Self, places: Range<usize>) -> Vec<bool> {
        let mut live = vec![true; places.len()];
        for (at, by) in self.by.range(places.clone()).chain(further.by.range(places.clone())) {
            live[at - places.start] = *by == 0;
        }
        live
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::journal::OpId;

    /// `0` is a decision, any other number an undo of that entry.
    fn journal(entries: &[u64]) -> Vec<Arc<Entry>> {
        let entry = |(seq, &undoes): (u64, &u64)| Entry {
            seq: Seq(seq),
            at: DateTime::UNIX_EPOCH,
            desk: "desk".to_owned(),
            op: OpId(seq.to_string()),
            undoes: (undoes > 0).then_some(Seq(undoes)),
            actions: Vec::new().into(),
        };
        (1..).zip(entries).map(entry).map(Arc::new).collect()
    }

    #[test]
    fn undo_walks_back_and_redo_forward() {
        let table: [(&[u64], Option<u64>, Option<u64>); 8] = [
            (&[], None, None),
            (&[0, 0], Some(2), None),
            (&[0, 0, 2], Some(1), Some(3)),
            (&[0, 0, 2, 1], None, Some(4)),
            // Redone once: the first decision counts again, the second may still be redone.
            (&[0, 0, 2, 1, 4], Some(1), Some(3)),
            // A new decision closes the way forward, but undo steps over what is gone.
            (&[0, 0, 2, 0], Some(4), None),
            (&[0, 0, 2, 0, 4], Some(1), Some(5)),
            (&[0, 0, 2, 0, 4, 5], Some(4), None),
        ];
        for (entries, undo, redo) in table {
            let journal = journal(entries);
            assert_eq!(next_undo(&journal), undo.map(Seq), "undo after {entries:?}");
            assert_eq!(next_redo(&journal), redo.map(Seq), "redo after {entries:?}");
            let mut walked: Vec<bool> = walk_back(&journal).map(|(_, live)| live).collect();
            walked.reverse();
            assert_eq!(walked, live(&journal), "what counts after {entries:?}");
        }
    }

    #[test]
    fn an_entry_is_undone_once() {
        let journal = journal(&[0, 1]);
        assert_eq!(may_undo(&journal, Seq(1)), Err(UndoRefusal::AlreadyUndone(Seq(1), Seq(2))));
        assert_eq!(may_undo(&journal, Seq(2)), Ok(()));
        assert_eq!(may_undo(&journal, Seq(9)), Err(UndoRefusal::NoSuchEntry(Seq(9))));
    }

    #[test]
    fn an_entry_knows_which_entry_took_it_back() {
        let by = |entries: &[u64]| -> Vec<u64> {
            taken_back(&journal(entries)).into_iter().map(|by| by.map_or(0, |seq| seq.0)).collect()
        };
        assert_eq!(by(&[0, 0, 2]), [0, 3, 0]);
        assert_eq!(by(&[0, 0, 2, 3]), [0, 0, 4, 0]);
        assert_eq!(by(&[0, 0, 2, 3, 2]), [0, 5, 4, 0, 0]);
    }

    #[test]
    fn an_undo_of_an_undo_is_about_the_decision_again() {
        let journal = journal(&[0, 1, 2, 3]);
        let told = |at: usize| {
            let (decision, undos) = about(&journal[at], &journal);
            (decision.seq.0, undos)
        };
        assert_eq!([0, 1, 2, 3].map(told), [(1, 0), (1, 1), (1, 2), (1, 3)]);
    }
}
