//! Undo from anywhere: at once, since one key redoes it; after a question where another desk made the last entry, which
//! the operator may not have in mind.

use super::effect::Effect;
use super::kit::layer::Step;
use super::kit::overlay::confirm::Confirm;
use super::snapshot::Snapshot;
use crate::journal::fold::position;
use crate::words::Words;

/// Takes back the last entry that counts. The step names the entry, so that what another desk
/// writes in between is never taken back in its place.
pub(super) fn last(data: &Snapshot, words: &'static Words) -> Step {
    let Some(at) = data.undo.and_then(|seq| position(&data.entries, seq)) else {
        return Step::Do(Effect::Undo(None));
    };
    let entry = &data.entries[at];
    let undo = Step::Do(Effect::Undo(Some(entry.seq)));
    if entry.desk == data.desk() {
        return undo;
    }
    let journal = &words.screen.journal;
    let question = journal.question_foreign(entry.seq, &entry.desk);
    Step::cover(Confirm::new(question, data.said(at, words), journal.undo(), vec![undo]))
}
