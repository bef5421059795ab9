//! A place for every number of the journal, and what is known of its entry.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::candidate::{Candidate, Proof};
use super::{Loss, Part, Why};
use crate::club::{Action, Seq};
use crate::domain::ids::TournamentId;
use crate::journal::validate::Unsound;
use crate::journal::{Entry, OpId};

/// The desk that signs replacing entries.
const DESK: &str = "rescue";

/// The place of one entry.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) entry: Arc<Entry>,
    /// Why that is not the entry as it was, if it is not.
    pub(super) why: Option<Why>,
    /// The tournaments that an entry was about that is left out.
    pub(super) about: Vec<TournamentId>,
    /// Whether it is not known what was decided here, so that anything may have been.
    pub(super) is_open: bool,
    /// Whether it only issues numbers and is to be undone.
    pub(super) is_retired: bool,
    at: Option<DateTime<Utc>>,
    desk: Option<String>,
}

impl Slot {
    /// Whether the entry does not stand as it was.
    pub(super) fn is_left_out(&self) -> bool {
        !matches!(self.why, None | Some(Why::Mended(_)))
    }

    /// The loss report of an entry; in a slot that only issues numbers, with the entry that undoes it.
    pub(super) fn loss(&self, retired_by: Option<Seq>) -> Option<Loss> {
        let is_left_out = self.is_left_out();
        let stands = is_left_out && retired_by.is_none();
        Some(Loss {
            seq: self.entry.seq,
            at: self.at,
            desk: self.desk.clone(),
            why: self.why.clone()?,
            instead: if stands { self.entry.actions.clone() } else { Vec::new() },
            undoes: self.entry.undoes.filter(|_| is_left_out),
            retired_by,
        })
    }

    /// An entry that undoes what stands here.
    pub(super) fn undone_by(&self, seq: Seq) -> Entry {
        Entry { undoes: Some(self.entry.seq), ..empty(seq, self.entry.at) }
    }

    /// Leaves the entry out, with these actions in its place.
    pub(super) fn leave_out(&mut self, why: Why, instead: Vec<Action>) {
        let (seq, at) = (self.entry.seq, self.entry.at);
        self.about = self.entry.actions.iter().filter_map(Action::tournament).collect();
        (self.at, self.desk) = (Some(at), Some(self.entry.desk.clone()));
        self.entry = Arc::new(Entry { actions: instead, ..empty(seq, at) });
        self.why = Some(why);
    }

    /// Has other actions stand in the place of an entry.
    pub(super) fn with(&self, actions: Vec<Action>) -> Self {
        let entry = Entry { actions, ..Entry::clone(&self.entry) };
        Self { entry: Arc::new(entry), ..self.clone() }
    }
}

fn empty(seq: Seq, at: DateTime<Utc>) -> Entry {
    let op = OpId(format!("{DESK}-{seq}"));
    Entry { seq, at, desk: DESK.to_owned(), op, undoes: None, actions: Vec::new() }
}

/// A slot for every number up to the last found. Undos are checked here: what they undo depends on undos alone.
pub(super) fn slots(mut rows: BTreeMap<Seq, Candidate>) -> Vec<Slot> {
    let last = rows.last_key_value().map_or(0, |(seq, _)| seq.0);
    let first_time = rows.values().find_map(|row| row.at);
    let mut time = first_time.unwrap_or(DateTime::UNIX_EPOCH);
    let mut slots: Vec<Slot> = Vec::new();
    for seq in (1..=last).map(Seq) {
        let row = rows.remove(&seq);
        time = row.as_ref().and_then(|row| row.at).unwrap_or(time);
        slots.push(row.map_or_else(|| open(seq, time, None), |row| slot(row, time)));
    }
    undos(&mut slots);
    slots
}

fn open(seq: Seq, time: DateTime<Utc>, row: Option<Candidate>) -> Slot {
    let entry = Arc::new(empty(seq, time));
    let Some(row) = row else {
        let why = Some(Why::Missing);
        return Slot {
            entry,
            why,
            about: Vec::new(),
            is_open: true,
            is_retired: false,
            at: None,
            desk: None,
        };
    };
    let why = Some(Why::Unreadable(row.actions.err().flatten()));
    Slot {
        entry,
        why,
        about: Vec::new(),
        is_open: true,
        is_retired: false,
        at: row.at,
        desk: row.desk,
    }
}

/// The place of an entry of which a row was found.
fn slot(row: Candidate, time: DateTime<Utc>) -> Slot {
    if !row.is_readable() {
        return open(row.seq, time, Some(row));
    }
    let mut parts = Vec::new();
    let mut missing = |part, is_missing: bool| {
        if is_missing {
            parts.push(part);
        }
    };
    // An entry that decides something takes nothing back.
    let decides = row.actions.as_ref().is_ok_and(|actions| !actions.is_empty());
    missing(Part::Number, row.renumbered);
    missing(Part::Undoes, decides && row.undoes.is_some());
    missing(Part::Time, row.at.is_none());
    missing(Part::Desk, row.desk.is_none());
    missing(Part::Operation, row.op.is_none());
    missing(Part::Actions, row.actions.is_err());
    missing(Part::Letter, row.proof == Some(Proof::Restored));
    if parts.is_empty() && row.proof == Some(Proof::Altered) {
        parts.push(Part::Altered);
    }
    let stand_in = empty(row.seq, time);
    let entry = Entry {
        seq: row.seq,
        at: time,
        desk: row.desk.clone().unwrap_or(stand_in.desk),
        op: row.op.map_or(stand_in.op, OpId),
        undoes: row.undoes.filter(|_| !decides),
        actions: row.actions.unwrap_or_default(),
    };
    let why = (!parts.is_empty()).then_some(Why::Mended(parts));
    let ahead = entry.undoes.is_some_and(|target| target >= entry.seq || target == Seq(0));
    let (entry, about) = (Arc::new(entry), Vec::new());
    let mut slot =
        Slot { entry, why, about, is_open: false, is_retired: false, at: row.at, desk: row.desk };
    if ahead {
        slot.leave_out(Why::Unsound(Unsound::UndoesAhead), Vec::new());
    }
    slot
}

/// Ensures that nothing is undone twice. Where it is, the first undo was itself undone in between; if that entry is
/// lost, it is restored.
fn undos(slots: &mut [Slot]) {
    let mut undone_by: Vec<Option<usize>> = vec![None; slots.len()];
    for at in 0..slots.len() {
        let Some(target) = target(slots, at) else { continue };
        if let Some(first) = undone_by[target] {
            let between = (first + 1..at).rev().find(|&at| {
                slots[at].is_open && slots[at].entry.undoes.is_none() && undone_by[at].is_none()
            });
            let Some(lost) = between else {
                slots[at].leave_out(Why::Unsound(Unsound::UndoesTwice), Vec::new());
                continue;
            };
            let entry =
                Entry { undoes: Some(slots[first].entry.seq), ..Entry::clone(&slots[lost].entry) };
            slots[lost].entry = Arc::new(entry);
            undo(slots, &mut undone_by, lost);
        }
        undo(slots, &mut undone_by, at);
    }
}

fn target(slots: &[Slot], at: usize) -> Option<usize> {
    let seq = slots[at].entry.undoes?;
    usize::try_from(seq.0).ok()?.checked_sub(1).filter(|&target| target < at)
}

/// Notes an undo: the entries that its target had undone are in force again.
fn undo(slots: &[Slot], undone_by: &mut [Option<usize>], at: usize) {
    let (mut at, mut takes) = (at, true);
    while let Some(undone) = target(slots, at) {
        undone_by[undone] = takes.then_some(at);
        (at, takes) = (undone, !takes);
    }
}
