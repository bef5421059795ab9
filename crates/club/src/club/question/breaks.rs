//! The breaks of the hall: while one lasts no match is proposed, and its time counts neither as play nor as waiting.

use chrono::{DateTime, TimeDelta, Utc};

use serde::{Deserialize, Serialize};

use crate::club::Club;

/// A break: its end is after its beginning, and the next one begins after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    pub from: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

impl Club {
    /// The break that the hall has at this time.
    pub fn break_at(&self, now: DateTime<Utc>) -> Option<Break> {
        // A desk whose clock is behind the one that began it has it too.
        self.breaks.last().copied().filter(|last| last.until > now)
    }

    /// When play goes on: at the end of the break, or now where there is none.
    pub fn plays_from(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        self.break_at(now).map_or(now, |one| one.until)
    }

    /// The time from one moment to a later one without the breaks that lie between; none where the second is earlier.
    pub fn time_between(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        let since = self.breaks.partition_point(|one| one.until <= from);
        let breaks = self.breaks.iter().skip(since).take_while(|one| one.from < to);
        let paused: TimeDelta = breaks.map(|one| one.until.min(to) - one.from.max(from)).sum();
        (to - from - paused).max(TimeDelta::zero())
    }
}
