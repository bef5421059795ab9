//! When it will be over, from how long matches have taken so far.

use chrono::{DateTime, TimeDelta, Utc};

use crate::club::{Club, Seq, Tournament};

/// How long a match takes while nothing is known, and how many such matches are believed in
/// before the matches of the day are.
const USUAL: TimeDelta = TimeDelta::minutes(25);
const BELIEVED: i32 = 5;

/// The time when an entry was written. The fold knows no time, so the caller brings it.
pub(crate) type When<'a> = &'a dyn Fn(Seq) -> Option<DateTime<Utc>>;

/// The remaining matches and time of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Matches still to be played.
    pub matches: u32,
    /// How long one takes, by those seen so far.
    pub each: TimeDelta,
    /// How often all tables must be filled, or how many matches follow one after the other if
    /// that is more.
    pub turns: u32,
    /// How long all of it takes.
    pub left: TimeDelta,
}

impl Club {
    /// The remaining matches and time of the paired stages. A match lasts the mean of finished called matches and of
    /// five of 25 minutes. The rest takes as many turns as the tables, the longest chain or the busiest player need,
    /// whichever is most.
    pub fn forecast(&self, tournament: &Tournament, when: When<'_>) -> Forecast {
        let each = duration(tournament, when);
        let open = tournament.matches.iter().filter(|played| played.state().is_open());
        let matches = open.count();
        let tables = self.tables().iter().filter(|table| !table.reserved).count().max(1);
        let by_table = if self.tables().is_empty() { 0 } else { matches.div_ceil(tables) };
        let turns = by_table.max(tournament.longest_way());
        let turns = u32::try_from(turns).unwrap_or(u32::MAX);
        let left = each.checked_mul(i32::try_from(turns).unwrap_or(i32::MAX));
        Forecast {
            matches: u32::try_from(matches).unwrap_or(u32::MAX),
            each,
            turns,
            left: left.unwrap_or(TimeDelta::MAX),
        }
    }
}

fn duration(tournament: &Tournament, when: When<'_>) -> TimeDelta {
    let seen = tournament.matches.iter().filter_map(|played| {
        let (record, call) = (played.record?, played.call.as_ref()?);
        let from = when(call.started.unwrap_or(call.called).seq)?;
        Some(when(record.place.seq)? - from).filter(|length| *length > TimeDelta::zero())
    });
    let (count, sum) = seen.fold((BELIEVED, USUAL * BELIEVED), |(count, sum), length| {
        (count.saturating_add(1), sum.checked_add(&length).unwrap_or(sum))
    });
    sum / count
}
