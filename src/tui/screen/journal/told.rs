//! What entries say, and which of them count.

use std::sync::Arc;

use chrono::Local;

use crate::club::{Club, Seq};
use crate::journal::Entry;
use crate::journal::fold::{live, position};
use crate::words::Words;

/// By which entry each entry was taken back; `None` for those that count.
pub(super) fn taken_back(entries: &[Arc<Entry>]) -> Vec<Option<Seq>> {
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

/// The decisions of an entry, each said by itself.
pub(super) fn decisions(
    entry: &Entry,
    entries: &[Arc<Entry>],
    club: &Club,
    words: &'static Words,
) -> Vec<String> {
    if entry.undoes.is_some() {
        return vec![(words.message.entry)(entry, entries, club)];
    }
    entry.actions.iter().map(|action| (words.message.action)(action, club)).collect()
}

/// When an entry was written, by the clock in the hall.
pub(super) fn time(entry: &Entry, format: &str) -> String {
    entry.at.with_timezone(&Local).format(format).to_string()
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
            actions: Vec::new(),
        };
        (1..).zip(entries).map(entry).map(Arc::new).collect()
    }

    #[test]
    fn an_entry_knows_which_entry_took_it_back() {
        let by = |entries: &[u64]| {
            taken_back(&journal(entries))
                .into_iter()
                .map(|by| by.map_or(0, |seq| seq.0))
                .collect::<Vec<_>>()
        };
        assert_eq!(by(&[0, 0, 2]), [0, 3, 0]);
        assert_eq!(by(&[0, 0, 2, 3]), [0, 0, 4, 0]);
        assert_eq!(by(&[0, 0, 2, 3, 2]), [0, 5, 4, 0, 0]);
    }
}
