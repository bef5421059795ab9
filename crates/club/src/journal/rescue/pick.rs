//! Which of the rows found is the entry of each number.

use std::collections::{BTreeMap, HashSet};

use super::guess::Candidate;
use crate::club::Seq;

/// How far beyond the last number that its neighbours confirm a single row may stand.
const STRAY: u64 = 1000;

/// How far a row's number may be trusted, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trust {
    /// The row before or the row behind it has the next number.
    Confirmed,
    /// It stands where just one number is missing.
    Placed,
    /// Nothing speaks for it or against it.
    Alone,
}

/// The rows of the journal by their numbers: from several places, the best place first, each a
/// list of runs of rows that stand together. Where none of a number can be read, the best of
/// those that cannot.
pub(super) fn pick(places: Vec<Vec<Vec<Candidate>>>) -> BTreeMap<Seq, Candidate> {
    let mut ranked = Vec::new();
    for (place, runs) in places.into_iter().enumerate() {
        for run in runs {
            for (trust, row) in placed(run) {
                ranked.push((trust == Trust::Alone, place, trust, row));
            }
        }
    }
    ranked.sort_by_key(|(alone, place, trust, _)| (*alone, *place, *trust));
    let confirmed = ranked.iter().filter(|(alone, ..)| !alone).map(|(.., row)| row.seq.0);
    let last = confirmed.max().unwrap_or_default().saturating_add(STRAY);
    let (mut picked, mut unreadable) = (BTreeMap::new(), BTreeMap::new());
    let mut operations = HashSet::new();
    for (.., row) in ranked {
        if row.seq == Seq(0) || row.seq.0 > last || picked.contains_key(&row.seq) {
            continue;
        }
        if !row.is_readable() {
            unreadable.entry(row.seq).or_insert(row);
        } else if row.op.as_ref().is_none_or(|op| operations.insert(op.clone())) {
            picked.insert(row.seq, row);
        }
    }
    for (seq, row) in unreadable {
        // A row of an operation that was read already is a copy under a damaged number: it says nothing of this entry.
        if row.op.as_ref().is_none_or(|op| !operations.contains(op)) {
            picked.entry(seq).or_insert(row);
        }
    }
    picked
}

/// Rows that stand together, each with how far its number is trusted; a number that does not fit
/// where the one before and the one behind leave room for just one is put right.
fn placed(run: Vec<Candidate>) -> Vec<(Trust, Candidate)> {
    let numbers: Vec<u64> = run.iter().map(|row| row.seq.0).collect();
    let trust = |at: usize| {
        let own = numbers[at];
        let before = at.checked_sub(1).map(|at| numbers[at]);
        let behind = numbers.get(at + 1).copied();
        let next = |number: u64| number.saturating_add(1);
        if before.is_some_and(|before| next(before) == own) || behind == Some(next(own)) {
            return (Trust::Confirmed, own);
        }
        match before.zip(behind) {
            Some((before, behind)) if next(next(before)) == behind => (Trust::Placed, next(before)),
            _ => (Trust::Alone, own),
        }
    };
    let trusted: Vec<(Trust, u64)> = (0..run.len()).map(trust).collect();
    let renumber = |((trust, seq), row): ((Trust, u64), Candidate)| {
        let renumbered = row.seq.0 != seq;
        (trust, Candidate { seq: Seq(seq), renumbered, ..row })
    };
    trusted.into_iter().zip(run).map(renumber).collect()
}
