//! Which entries of a growing journal count, without looking through it at each further one.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::Entry;

/// The undos of a journal, by the places of entries.
#[derive(Debug, Default)]
pub(super) struct TakenBack {
    /// For each undo, the entry that it takes back.
    undone: BTreeMap<usize, usize>,
    /// How many undos in force take an entry back. It counts where there are none.
    by: BTreeMap<usize, u32>,
}

impl TakenBack {
    /// The changes by entries that come behind so many.
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

    /// The first entry that counts with further ones and did not before, or the other way round.
    pub(super) fn turned(&self, further: &Self) -> Option<usize> {
        let counts = |by: Option<&u32>| by.is_none_or(|by| *by == 0);
        let turned = |at: &usize| counts(self.by.get(at)) != counts(further.by.get(at));
        further.by.keys().copied().find(turned)
    }

    pub(super) fn grow(&mut self, further: Self) {
        self.undone.extend(further.undone);
        self.by.extend(further.by);
    }

    /// Which of the entries in these places count, with further ones.
    pub(super) fn live(&self, further: &Self, places: Range<usize>) -> Vec<bool> {
        let mut live = vec![true; places.len()];
        for (at, by) in self.by.range(places.clone()).chain(further.by.range(places.clone())) {
            live[at - places.start] = *by == 0;
        }
        live
    }
}
