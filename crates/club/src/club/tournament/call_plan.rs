//! How the matches of a tournament are called.

use chrono::{DateTime, Utc};

use crate::domain::hall::{Priority, Table};
use crate::domain::name;

/// How the matches of a tournament are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallPlan {
    pub priority: Priority,
    /// No match is proposed before this time.
    pub not_before: Option<DateTime<Utc>>,
    /// The names of the tables that are reserved for it.
    pub tables: Vec<String>,
}

impl CallPlan {
    /// Whether a table is reserved for the tournament.
    pub fn has(&self, table: &Table) -> bool {
        self.tables.iter().any(|own| name::fold(own) == name::fold(&table.name))
    }
}
