//! The day that an action is of.

use chrono::NaiveDate;

use super::Action;
use crate::club::Refusal;
use crate::domain::day;

impl Action {
    /// Whether it is of a day on which it can have been. The club knows no clock: this is asked
    /// wherever a day is typed or read, of what is new; a journal keeps what it has.
    pub fn may_be_dated(&self, today: NaiveDate) -> Result<(), Refusal> {
        let day = match self {
            Self::RecordResult { played_on: day, .. }
            | Self::RecordGame { played_on: day, .. }
            | Self::RecordMatch { played_on: day, .. }
            | Self::Withdraw { on: day, .. }
            | Self::PublishList { on: day, .. }
            | Self::AdjustRating { on: day, .. } => *day,
            _ => return Ok(()),
        };
        if day::is_playable(day, today) { Ok(()) } else { Err(Refusal::NotPlayable(day)) }
    }
}
