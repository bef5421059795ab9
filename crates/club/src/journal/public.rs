//! The journal for the public record: results and draws, from which anybody can calculate every rating again.

use std::sync::Arc;

use super::{Entry, OpId};
use crate::club::{Action, Club};

/// A text that a journal must have where its own is not public.
const LEFT_OUT: &str = "-";

/// The entry with what moves results and ratings and nothing else: no desks, notes, births, aliases, readings, tables
/// or reasons. Players bear the names that `club` has for them, whatever they were registered under; `club` is a public
/// one ([`Club::public`]). Its number and what it undoes stay; it has no digest of its own.
pub fn public(entry: &Entry, club: &Club) -> Entry {
    Entry {
        seq: entry.seq,
        at: entry.at,
        desk: LEFT_OUT.to_owned(),
        op: OpId(entry.seq.to_string()),
        undoes: entry.undoes,
        actions: entry.actions.iter().filter_map(|action| action_of(action, club)).collect(),
    }
}

/// All entries, a line each.
pub fn lines(entries: &[Arc<Entry>], club: &Club) -> Vec<u8> {
    let mut lines = Vec::new();
    for entry in entries {
        lines.extend_from_slice(public(entry, club).to_line().as_bytes());
        lines.push(b'\n');
    }
    lines
}

fn action_of(action: &Action, club: &Club) -> Option<Action> {
    Some(match action {
        Action::AddPlayer { player, .. } => {
            // A registration that was undone has no name anybody may see.
            let known = club.registry().registration(*player);
            let name = known.map(|known| known.name.clone()).filter(|name| !name.is_empty());
            Action::add_player(*player, name.unwrap_or_else(|| player.to_string()))
        }
        Action::BreakTie { tournament, stage, order, lots, reason: _ } => {
            let (tournament, stage, lots) = (*tournament, *stage, *lots);
            Action::BreakTie { tournament, stage, order: order.clone(), lots, reason: None }
        }
        Action::AdjustRating { list, player, change, reason: _, on } => {
            let (list, player, change, on) = (*list, *player, *change, *on);
            Action::AdjustRating { list, player, change, reason: LEFT_OUT.to_owned(), on }
        }
        Action::CorrectResult { .. } | Action::CorrectGame { .. } => {
            action.clone().with_reason(None)
        }
        Action::RenamePlayer { .. }
        | Action::SetReading { .. }
        | Action::SetClub { .. }
        | Action::SetNote { .. }
        | Action::AddAlias { .. }
        | Action::RemoveAlias { .. }
        | Action::SetBorn { .. }
        | Action::SetExternalId { .. }
        | Action::SetPublicity { .. }
        | Action::JudgePlayers { .. }
        | Action::SetTables { .. }
        | Action::SetCalls { .. }
        | Action::CallMatch { .. }
        | Action::CallAgain { .. }
        | Action::StartMatch { .. }
        | Action::WithdrawCall { .. }
        | Action::PostponeMatch { .. }
        | Action::ReportResult { .. } => return None,
        Action::MergePlayers { .. }
        | Action::UnmergePlayers { .. }
        | Action::CreateTournament { .. }
        | Action::RenameTournament { .. }
        | Action::SetTag { .. }
        | Action::DeleteTournament { .. }
        | Action::AddThirdPlace { .. }
        | Action::NoteOrigin { .. }
        | Action::EnterPlayers { .. }
        | Action::RemoveEntrant { .. }
        | Action::OrderEntrants { .. }
        | Action::DrawStage { .. }
        | Action::AddStage { .. }
        | Action::DrawRound { .. }
        | Action::DrawPairings { .. }
        | Action::SetAbsence { .. }
        | Action::ForbidPair { .. }
        | Action::SetRounds { .. }
        | Action::EnterLate { .. }
        | Action::ReplaceEntrant { .. }
        | Action::Withdraw { .. }
        | Action::AddPlayOff { .. }
        | Action::SetLengths { .. }
        | Action::SetPoints { .. }
        | Action::SetLateEntries { .. }
        | Action::SetMatchLength { .. }
        | Action::RecordResult { .. }
        | Action::RecordGame { .. }
        | Action::SetGames { .. }
        | Action::SetHands { .. }
        | Action::SetCardGame { .. }
        | Action::SetFirstMove { .. }
        | Action::SetDivision { .. }
        | Action::RecordMatch { .. }
        | Action::PublishList { .. }
        | Action::CloseTournament { .. }
        | Action::SetRatingList { .. } => action.clone(),
    })
}
