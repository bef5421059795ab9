//! Undo, redo and the correction of the last result, from anywhere: at once where this process made the entry; after a
//! question where another desk, another window or an earlier run made it, which the operator may not have in mind.

use super::effect::DeskTask;
use super::kit::layer::Step;
use super::kit::overlay::confirm::Confirm;
use super::snapshot::Snapshot;
use crate::journal::fold::position;
use crate::words::Words;
use crate::words::screen::home::Last;

/// Undoes the last entry that counts. The step names the entry, so that what another desk writes in between is never
/// undone in its place.
pub(super) fn last(data: &Snapshot, words: &'static Words) -> Step {
    let undo = Step::from(DeskTask::undo(data.undo));
    match data.undo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(undo, Last::Entry, at, data, words),
        None => undo,
    }
}

/// Redoes what the last undo undid. The step names that undo.
pub(super) fn redo(data: &Snapshot, words: &'static Words) -> Step {
    let redo = Step::from(DeskTask::redo(data.redo));
    match data.redo.and_then(|seq| position(&data.entries, seq)) {
        Some(at) => if_own(redo, Last::Undo, at, data, words),
        None => redo,
    }
}

/// Takes a step about the entry at a place of the journal, after a question unless this process made it.
pub(super) fn if_own(
    step: Step,
    last: Last,
    at: usize,
    data: &Snapshot,
    words: &'static Words,
) -> Step {
    let entry = &data.entries[at];
    if data.is_own(entry) {
        return step;
    }
    // Of an undo, what it undid.
    let about = entry.undoes.and_then(|seq| position(&data.entries, seq)).unwrap_or(at);
    let journal = &words.screen.journal;
    let question = journal.question_foreign(last, entry.seq, data.other_desk(entry));
    Step::cover(Confirm::new(question, data.said(about, words), journal.act(last), vec![step]))
}
