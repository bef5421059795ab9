//! Checks of entries that hold for any journal, independent of their decisions.
//!
//! Our own entries are sound; a file changed by hand or a journal from elsewhere need not be.

use std::collections::HashSet;
use std::sync::Arc;

use super::Entry;
use super::undo::{UndoRefusal, may_undo};
use crate::club::Seq;

/// Why an entry cannot stand where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// Numbers run from 1 without gaps, and this is not the next.
    OutOfOrder {
        /// The number that should stand here.
        next: Seq,
    },
    /// It undoes itself or a later entry.
    UndoesAhead,
    /// It both undoes an entry and decides something.
    UndoesAndDecides,
    /// It undoes an entry that is undone already.
    UndoesTwice,
    /// Its operation has been recorded by an earlier entry.
    SentTwice,
}

/// Whether `news` may follow `entries`, as far as their form goes.
pub fn follows(entries: &[Arc<Entry>], news: &[Arc<Entry>]) -> Result<(), (Seq, Unsound)> {
    let last = entries.last().map(|entry| entry.seq).unwrap_or_default();
    for (entry, next) in news.iter().zip(last.0 + 1..) {
        let next = Seq(next);
        let fault = match entry.undoes {
            _ if entry.seq != next => Some(Unsound::OutOfOrder { next }),
            Some(target) if target >= entry.seq => Some(Unsound::UndoesAhead),
            Some(_) if !entry.actions.is_empty() => Some(Unsound::UndoesAndDecides),
            _ => None,
        };
        if let Some(fault) = fault {
            return Err((entry.seq, fault));
        }
    }
    Ok(())
}

/// Whether a whole journal from elsewhere is one that this program could have written: sound in
/// form, no operation recorded twice, and nothing undone twice.
pub fn is_whole(journal: &[Arc<Entry>]) -> Result<(), (Seq, Unsound)> {
    follows(&[], journal)?;
    let mut operations = HashSet::new();
    for (at, entry) in journal.iter().enumerate() {
        if !operations.insert(&entry.op) {
            return Err((entry.seq, Unsound::SentTwice));
        }
        let twice = |target| {
            matches!(may_undo(&journal[..at], target), Err(UndoRefusal::AlreadyUndone(..)))
        };
        if entry.undoes.is_some_and(twice) {
            return Err((entry.seq, Unsound::UndoesTwice));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::club::Action;
    use crate::club::action::CloseTournament;
    use crate::domain::ids::TournamentId;
    use crate::journal::OpId;

    fn entry(seq: u64, undoes: Option<u64>) -> Entry {
        let close = Action::CloseTournament(CloseTournament { tournament: TournamentId(1) });
        Entry {
            seq: Seq(seq),
            at: DateTime::UNIX_EPOCH,
            desk: "desk".to_owned(),
            op: OpId(seq.to_string()),
            undoes: undoes.map(Seq),
            actions: if undoes.is_some() { Vec::new() } else { vec![close] }.into(),
        }
    }

    fn checked(entries: Vec<Entry>) -> Result<(), (Seq, Unsound)> {
        is_whole(&entries.into_iter().map(Arc::new).collect::<Vec<_>>())
    }

    #[test]
    fn what_the_program_never_writes_is_told_apart() {
        let fine = vec![entry(1, None), entry(2, Some(1)), entry(3, Some(2)), entry(4, Some(1))];
        assert_eq!(checked(fine), Ok(()));
        let next = Seq(2);
        assert_eq!(
            checked(vec![entry(1, None), entry(3, None)]),
            Err((Seq(3), Unsound::OutOfOrder { next }))
        );
        assert_eq!(checked(vec![entry(1, Some(1))]), Err((Seq(1), Unsound::UndoesAhead)));
        let both = Entry { undoes: Some(Seq(1)), ..entry(2, None) };
        assert_eq!(checked(vec![entry(1, None), both]), Err((Seq(2), Unsound::UndoesAndDecides)));
        assert_eq!(
            checked(vec![entry(1, None), entry(2, Some(1)), entry(3, Some(1))]),
            Err((Seq(3), Unsound::UndoesTwice))
        );
        let again = Entry { op: OpId("1".to_owned()), ..entry(2, None) };
        assert_eq!(checked(vec![entry(1, None), again]), Err((Seq(2), Unsound::SentTwice)));
    }
}
