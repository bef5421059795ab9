//! Tables of the hall, changed while matches are played at them.

use crate::club::action::{SetTables, WithdrawCall};
use crate::club::{Action, Club};
use crate::domain::hall::Table;

/// Sets up these tables; what was called to one that is removed goes back to the queue first.
pub fn set_tables(club: &Club, tables: Vec<Table>) -> Vec<Action> {
    let gone = club.called_elsewhere(&tables).map(|((tournament, no), _)| (tournament, no));
    let back = gone.map(|(tournament, no)| Action::WithdrawCall(WithdrawCall { tournament, no }));
    back.collect::<Vec<_>>().into_iter().chain([Action::SetTables(SetTables { tables })]).collect()
}
