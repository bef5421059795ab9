//! Roles of the machines of a hall.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr, VariantNames};

use crate::club::action::{RecordGame, RecordResult, SetGames, SetHands, StartMatch};
use crate::club::question::floor::Where;
use crate::club::tournament::{Call, MatchState};
use crate::club::{Action, Club};
use crate::journal::Entry;

/// A role, from the one that may do everything to the one that only looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Role {
    /// Everything that the machine with the file may do, but what only a file has.
    Chief,
    /// Results, their corrections, calls and late entries; undoes its own entries.
    Desk,
    /// Results of matches at its tables; undoes its own entries.
    Scorer,
    /// Looks, as the public display does.
    Viewer,
}

/// A role, and the tables that it is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rights {
    pub role: Role,
    /// The tables of a scorer; all of them where none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
}

impl Rights {
    /// Whether days of birth and notes are shown.
    pub fn see_private(&self) -> bool {
        matches!(self.role, Role::Chief | Role::Desk)
    }

    /// Whether an entry may be made. `entries` and `club` are those before it.
    pub fn may(&self, entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> bool {
        match self.role {
            Role::Chief => true,
            Role::Viewer => false,
            Role::Desk | Role::Scorer => match entry.undoes {
                Some(undone) => {
                    let undone = entries.iter().rfind(|entry| entry.seq == undone);
                    undone.is_some_and(|undone| undone.desk == entry.desk)
                }
                None if self.role == Role::Desk => entry.actions.iter().all(is_of_a_desk),
                None => {
                    let may = |action| scored(action).is_some_and(|at| self.is_at_table(at, club));
                    entry.actions.iter().all(may)
                }
            },
        }
    }

    /// Whether a match without a result is called to one of the tables.
    fn is_at_table(&self, at: Where, club: &Club) -> bool {
        let Some((_, played)) = club.fixture(at) else { return false };
        let is_named = |call: &Call| self.tables.contains(&call.table);
        played.state() != MatchState::Finished
            && (self.tables.is_empty() || played.call().is_some_and(is_named))
    }
}

/// The match whose first result an action tells.
fn scored(action: &Action) -> Option<Where> {
    match action {
        Action::RecordResult(RecordResult { tournament, no, .. })
        | Action::RecordGame(RecordGame { tournament, no, .. })
        | Action::SetGames(SetGames { tournament, no, .. })
        | Action::SetHands(SetHands { tournament, no, .. })
        | Action::StartMatch(StartMatch { tournament, no, .. }) => Some((*tournament, *no)),
        _ => None,
    }
}

fn is_of_a_desk(action: &Action) -> bool {
    scored(action).is_some()
        || matches!(
            action,
            Action::AddPlayer(_)
                | Action::SetReading(_)
                | Action::SetClub(_)
                | Action::SetTitle(_)
                | Action::AddAlias(_)
                | Action::EnterLate(_)
                | Action::EnterPlayers(_)
                | Action::SetAbsence(_)
                | Action::SetPresence(_)
                | Action::SetPaid(_)
                | Action::Withdraw(_)
                | Action::ReturnEntrant(_)
                | Action::CorrectResult(_)
                | Action::CorrectGame(_)
                | Action::RecordMatch(_)
                | Action::CallMatch(_)
                | Action::CallAgain(_)
                | Action::WithdrawCall(_)
                | Action::PostponeMatch(_)
                | Action::ReportResult(_)
        )
}
