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

/// What an entry did, in one line: an undo names the decision that it is about in the end.
pub(super) fn what(
    entry: &Entry,
    entries: &[Arc<Entry>],
    club: &Club,
    words: &'static Words,
) -> String {
    let (mut decision, mut undos) = (entry, 0_usize);
    // Only backwards: the walk must end whatever stands in the file.
    let earlier = |undo: &Entry| {
        position(entries, undo.undoes.filter(|seq| *seq < undo.seq)?).map(|at| &entries[at])
    };
    while let Some(undone) = earlier(decision) {
        decision = undone;
        undos += 1;
    }
    let decided = (words.message.entry)(decision, club);
    let words = &words.screen.journal;
    match undos {
        0 => decided,
        odd if odd % 2 == 1 => (words.undoes)(decision.seq, &decided),
        _ => (words.redoes)(decision.seq, &decided),
    }
}

/// The decisions of an entry, each said by itself.
pub(super) fn decisions(
    entry: &Entry,
    entries: &[Arc<Entry>],
    club: &Club,
    words: &'static Words,
) -> Vec<String> {
    if entry.undoes.is_some() {
        return vec![what(entry, entries, club, words)];
    }
    let alone = |action: &crate::club::Action| Entry {
        seq: entry.seq,
        at: entry.at,
        desk: entry.desk.clone(),
        op: entry.op.clone(),
        undoes: None,
        actions: vec![action.clone()],
    };
    entry.actions.iter().map(|action| (words.message.entry)(&alone(action), club)).collect()
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
    use crate::words::english::ENGLISH;

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

    #[test]
    fn an_undo_of_an_undo_does_the_decision_again() {
        let entries = journal(&[0, 1, 2, 3]);
        let said = |at: usize| what(&entries[at], &entries, &Club::default(), &ENGLISH);
        assert!(said(1).starts_with("undoes 1: "), "{}", said(1));
        assert!(said(2).starts_with("does 1 again: "), "{}", said(2));
        assert!(said(3).starts_with("undoes 1: "), "{}", said(3));
        assert!(!said(0).contains("undoes 1"), "{}", said(0));
    }
}
