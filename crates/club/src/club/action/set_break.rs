//! A break of the hall: it begins, its end is moved, or it ends at once.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::ensure;
use crate::club::question::floor::Break;
use crate::club::refusal::EventRefusal;
use crate::club::{Club, Place, Refusal};

/// Has the hall pause until a time. A break that lasts is moved, or ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetBreak {
    /// The time at the desk that decided it.
    pub at: DateTime<Utc>,
    /// The end; without one the break ends at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<DateTime<Utc>>,
}

impl Kind for SetBreak {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let lasts = club.break_at(self.at);
        match self.until {
            None => ensure(lasts.is_some(), EventRefusal::NoBreak),
            Some(until) => {
                ensure(until > self.at, EventRefusal::BreakOver { until, now: self.at })?;
                let is_other = lasts.is_none_or(|one| one.until != until);
                ensure(is_other, EventRefusal::SameBreak(until))
            }
        }
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let lasts = club.break_at(self.at);
        let breaks = Arc::make_mut(&mut club.breaks);
        // A break that lasts is replaced.
        breaks.truncate(breaks.len() - usize::from(lasts.is_some()));
        let from = lasts.map_or(self.at, |one| one.from.min(self.at));
        let until = self.until.unwrap_or(self.at);
        if from < until {
            breaks.push(Break { from, until });
        }
    }

    private!();
}
