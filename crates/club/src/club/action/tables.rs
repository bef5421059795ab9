//! The tables of the hall, and which of them an event has.

use std::collections::HashSet;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::conditions::{text, unless_same};
use super::{Action, Kind, is_default};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::tournament::CallPlan;
use crate::club::{Club, Place, Refusal};
use crate::domain::hall::{self, Priority, Table};
use crate::domain::ids::TournamentId;
use crate::domain::name;

/// Sets up the tables of the hall.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetTables {
    /// All of them, in the order in which they are filled.
    pub tables: Vec<Table>,
}

impl Kind for SetTables {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let mut names = HashSet::new();
        for table in &self.tables {
            text(TextField::Table, &table.name)?;
            if hall::is_unsound_range(&table.name) {
                return Err(EventRefusal::UnsoundRange(table.name.clone()).into());
            }
            if !names.insert(name::fold(&table.name)) {
                return Err(EventRefusal::TableNameTaken(table.name.clone()).into());
            }
        }
        match club.called_elsewhere(&self.tables).next() {
            Some(((tournament, no), table)) => {
                Err(EventRefusal::TableTaken(table.to_owned(), tournament, no).into())
            }
            None => Ok(()),
        }
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.hall = Arc::new(self.tables.clone());
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { tables: club.tables().to_vec() }.into())
    }
}

/// Sets how the matches of a tournament are called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCalls {
    pub tournament: TournamentId,
    #[serde(default, skip_serializing_if = "is_default")]
    pub priority: Priority,
    /// No match is proposed before this time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<DateTime<Utc>>,
    /// The tables that are reserved for it, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
}

impl SetCalls {
    fn plan(&self) -> CallPlan {
        let Self { priority, not_before, ref tables, .. } = *self;
        CallPlan { priority, not_before, tables: tables.clone() }
    }
}

impl Kind for SetCalls {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let is_unknown = |name: &&String| !club.tables().iter().any(|table| table.name == **name);
        if let Some(unknown) = self.tables.iter().find(is_unknown) {
            return Err(EventRefusal::NoSuchTable(unknown.clone()).into());
        }
        unless_same(club.not_closed(self.tournament)?.calls == self.plan(), self.tournament)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.calls = self.plan());
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let tournament = self.tournament;
        let CallPlan { priority, not_before, tables } = club.tournament(tournament)?.calls.clone();
        Some(Self { tournament, priority, not_before, tables }.into())
    }
}
