//! The journal of a snapshot, and the texts of its entries.
//!
//! An outcome brings one entry, and the list of a million takes long to copy. So two lists take turns: that of the
//! snapshot before the last, which no screen holds any more, grows into the next.

use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::journal::Entry;

type List = Arc<Vec<Arc<Entry>>>;

/// The entries of a journal, oldest first. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    list: List,
    /// The list of the snapshot before.
    before: Arc<Mutex<List>>,
}

impl Deref for Entries {
    type Target = [Arc<Entry>];

    fn deref(&self) -> &Self::Target {
        &self.list
    }
}

impl PartialEq for Entries {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl From<&[Arc<Entry>]> for Entries {
    fn from(entries: &[Arc<Entry>]) -> Self {
        Self { list: Arc::new(entries.to_vec()), before: Arc::default() }
    }
}

impl Entries {
    /// The list as it is later.
    pub(super) fn later(&self, entries: &[Arc<Entry>]) -> Self {
        let begins = |list: &[Arc<Entry>]| {
            // A journal only grows, unless another takes its place, of which the last entry is another.
            let last = list.len().checked_sub(1);
            last.is_some_and(|at| entries.get(at).is_some_and(|one| Arc::ptr_eq(one, &list[at])))
        };
        if self.len() == entries.len() && begins(&self.list) {
            return self.clone();
        }
        let mut before = self.before.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list = std::mem::replace(&mut *before, Arc::clone(&self.list));
        match Arc::get_mut(&mut list).filter(|list| begins(list)) {
            Some(list) => list.extend_from_slice(&entries[list.len()..]),
            None => list = Arc::new(entries.to_vec()),
        }
        Self { list, before: Arc::clone(&self.before) }
    }
}

/// Texts that are made together when one of them is asked for.
const BLOCK: usize = 256;

/// The text of each entry, made when first asked for: an import takes long to count.
#[derive(Debug, Default)]
pub(super) struct Texts(Vec<OnceLock<Box<[OnceLock<String>]>>>);

impl Texts {
    /// None of so many.
    pub(super) fn of(entries: usize) -> Self {
        Self((0..entries.div_ceil(BLOCK)).map(|_| OnceLock::new()).collect())
    }

    pub(super) fn get(&self, at: usize, say: impl FnOnce() -> String) -> &str {
        let block = || (0..BLOCK).map(|_| OnceLock::new()).collect();
        self.0[at / BLOCK].get_or_init(block)[at % BLOCK].get_or_init(say)
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::club::Seq;
    use crate::journal::OpId;

    fn journal(desk: &str, entries: u64) -> Vec<Arc<Entry>> {
        let entry = |seq: u64| Entry {
            seq: Seq(seq),
            at: DateTime::UNIX_EPOCH,
            desk: desk.to_owned(),
            op: OpId(seq.to_string()),
            undoes: None,
            actions: Vec::new().into(),
        };
        (1..=entries).map(entry).map(Arc::new).collect()
    }

    #[test]
    fn a_list_that_no_screen_holds_grows_into_the_next() {
        let whole = journal("desk", 9);
        let one = Entries::from(&whole[..1]);
        let two = one.later(&whole[..2]);
        let place = Arc::as_ptr(&one.list);
        drop(one);
        let three = two.later(&whole[..5]);
        assert_eq!((Arc::as_ptr(&three.list), &*three), (place, &whole[..5]));
        assert_eq!(*two, whole[..2]);
        // Held, it is left as it is.
        let four = three.later(&whole[..6]);
        assert_eq!((&*two, &*three, &*four), (&whole[..2], &whole[..5], &whole[..6]));
        assert!(Arc::ptr_eq(&four.later(&whole[..6]).list, &four.list));
    }

    #[test]
    fn another_journal_takes_the_place_of_all() {
        let (ours, theirs) = (journal("ours", 4), journal("theirs", 6));
        let mut list = Entries::from(&ours[..2]);
        for entries in [&ours[..3], &ours, &theirs[..4], &theirs, &theirs[..5], &[], &ours] {
            list = list.later(entries);
            assert_eq!(*list, *entries);
        }
    }

    #[test]
    fn texts_are_made_once() {
        let texts = Texts::of(BLOCK + 1);
        for at in [0, BLOCK - 1, BLOCK] {
            assert_eq!(texts.get(at, || at.to_string()), at.to_string());
            assert_eq!(texts.get(at, || unreachable!("made")), at.to_string());
        }
    }
}
