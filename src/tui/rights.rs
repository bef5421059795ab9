//! Commands that the role of a joined machine does not allow. The host judges each entry again; here they are only not offered.

use super::route::Route;
use super::snapshot::Snapshot;
use crate::command::CommandId;
use crate::desk::{DeskError, LineFault, Role};
use crate::journal::fold::position;
use crate::words::Words;

/// Why this machine may not run a command; none where it may, or where that depends on what is entered.
pub(super) fn reason(
    command: CommandId,
    route: &Route,
    data: &Snapshot,
    words: &Words,
) -> Option<String> {
    let rights = data.rights.as_ref()?;
    let why = |error| Some(words.message.desk(&error, &data.club).what);
    let is_own = |seq| {
        let entry = position(&data.entries, seq).map(|at| &data.entries[at]);
        entry.is_some_and(|entry| data.other_desk(entry).is_none())
    };
    let may = match (command, rights.role) {
        (CommandId::MakeBackup | CommandId::RestoreBackup, _) => return why(DeskError::NoFile),
        (_, Role::Chief) => true,
        (CommandId::Undo, Role::Desk) => data.undo.is_none_or(is_own),
        (CommandId::Redo, Role::Desk) => data.redo.is_none_or(is_own),
        (command, Role::Desk) => !is_of_a_chief(command, route),
        (command, Role::Scorer | Role::Viewer) => {
            !is_of_a_chief(command, route) && !is_of_a_desk(command)
        }
    };
    if may { None } else { why(LineFault::NotAllowed(rights.clone()).into()) }
}

fn is_of_a_chief(command: CommandId, route: &Route) -> bool {
    match command {
        CommandId::AdjustRating
        | CommandId::CloseTournament
        | CommandId::DeleteTournament
        | CommandId::EditList
        | CommandId::ExchangePlaces
        | CommandId::Import
        | CommandId::MergeWith
        | CommandId::NextStage
        | CommandId::PairAgain
        | CommandId::PairByHand
        | CommandId::PlayOff
        | CommandId::ReceiveEvents
        | CommandId::RefreshRatings
        | CommandId::ReplaceEntrant
        | CommandId::SamePerson
        | CommandId::SetCategories
        | CommandId::SetLimits
        | CommandId::SetTables
        | CommandId::ShiftRatings
        | CommandId::Start
        | CommandId::Unmerge => true,
        // A tournament, or a rating list.
        CommandId::Add => matches!(route, Route::Home | Route::Ranking),
        // All others look, or are judged by what is entered.
        _ => false,
    }
}

fn is_of_a_desk(command: CommandId) -> bool {
    matches!(
        command,
        CommandId::Add
            | CommandId::CallAgain
            | CommandId::CallMatch
            | CommandId::AnswerReport
            | CommandId::CallNext
            | CommandId::CheckIn
            | CommandId::CorrectLast
            | CommandId::HandIn
            | CommandId::MarkAway
            | CommandId::MarkHere
            | CommandId::MarkPaid
            | CommandId::PostponeMatch
            | CommandId::Redo
            | CommandId::ReturnEntrant
            | CommandId::SetAbsence
            | CommandId::SetBreak
            | CommandId::SetMatchDay
            | CommandId::ShowFees
            | CommandId::Undo
            | CommandId::UndoCall
            | CommandId::UndoEntry
            | CommandId::Withdraw
    )
}
