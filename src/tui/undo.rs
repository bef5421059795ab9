//! Undo from anywhere: at once where it is a small step of this desk's own, after a question
//! where more goes than the operator may have in mind.

use super::effect::Effect;
use super::kit::layer::Step;
use super::kit::overlay::confirm::Confirm;
use super::snapshot::Snapshot;
use crate::club::Action;
use crate::journal::Entry;
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
    let foreign = entry.desk != data.desk();
    if !foreign && is_small(entry) {
        return undo;
    }
    let said = data.said(at, words);
    let journal = &words.screen.journal;
    let question = if foreign {
        journal.question_foreign(entry.seq, &entry.desk)
    } else {
        journal.question_last(entry.seq)
    };
    let confirm = Confirm::new(question, said, journal.undo(), vec![undo]);
    Step::cover(confirm)
}

/// Whether an entry is a slip of the hand: one result, one entrant, one word.
fn is_small(entry: &Entry) -> bool {
    let [action] = &entry.actions[..] else { return false };
    !matches!(
        action,
        Action::AddPlayer { .. }
            | Action::CreateTournament { .. }
            | Action::DrawStage { .. }
            | Action::AddStage { .. }
            | Action::DrawRound { .. }
            | Action::EnterLate { .. }
            | Action::ReplaceEntrant { .. }
            | Action::Withdraw { .. }
            | Action::BreakTie { .. }
            | Action::AddPlayOff { .. }
            | Action::CloseTournament { .. }
    )
}
