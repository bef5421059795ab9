//! Rankings and fitted histories, each worked out when first asked for and kept while nothing changes.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::question::rating_table::{Model, Order, RankingQuery, RatingTable};
use crate::club::question::whole_history::History;
use crate::domain::ids::ListId;
use crate::domain::progress::{NoProgress, Progress, Stopped};

/// Rankings that are kept at most: an operator who types a day asks for one after the other.
const MOST: usize = 8;
/// The most rated matches that are fitted while a key waits: it takes some fifteen milliseconds.
const FEW: usize = 20_000;

type Key = (ListId, Option<NaiveDate>, NaiveDate, Model, Order);

/// Something fitted to all results of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    Table(ListId, RankingQuery),
    /// Everybody's ratings on all days.
    History(ListId),
}

/// The rankings and histories worked out for one state of the club.
#[derive(Debug, Default)]
pub(super) struct Ratings {
    tables: Mutex<Vec<(Key, Arc<RatingTable>)>>,
    histories: Mutex<Vec<(ListId, Arc<History>)>>,
}

impl Ratings {
    pub(super) fn table(&self, club: &Club, list: ListId, asked: RankingQuery) -> Arc<RatingTable> {
        NoProgress::whole(self.table_watched(club, list, asked, &NoProgress))
    }

    /// The ranking where it is known, or worked out in a moment.
    pub(super) fn table_at_once(
        &self,
        club: &Club,
        list: ListId,
        asked: RankingQuery,
    ) -> Option<Arc<RatingTable>> {
        let at_once = asked.model == Model::Elo || is_short(club, list);
        known(&self.tables, &key(list, asked))
            .or_else(|| at_once.then(|| self.table(club, list, asked)))
    }

    /// The history where it is known, or fitted in a moment.
    pub(super) fn history_at_once(&self, club: &Club, list: ListId) -> Option<Arc<History>> {
        let fitted = || NoProgress::whole(self.history_watched(club, list, &NoProgress));
        known(&self.histories, &list).or_else(|| is_short(club, list).then(fitted))
    }

    pub(super) fn fit(
        &self,
        club: &Club,
        fit: Fit,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        match fit {
            Fit::Table(list, asked) => self.table_watched(club, list, asked, progress).map(drop),
            Fit::History(list) => self.history_watched(club, list, progress).map(drop),
        }
    }

    fn table_watched(
        &self,
        club: &Club,
        list: ListId,
        asked: RankingQuery,
        progress: &dyn Progress,
    ) -> Result<Arc<RatingTable>, Stopped> {
        kept(&self.tables, key(list, asked), || club.rating_table_watched(list, asked, progress))
    }

    fn history_watched(
        &self,
        club: &Club,
        list: ListId,
        progress: &dyn Progress,
    ) -> Result<Arc<History>, Stopped> {
        kept(&self.histories, list, || club.whole_history_watched(list, None, progress))
    }
}

fn key(list: ListId, asked: RankingQuery) -> Key {
    (list, asked.as_of, asked.today, asked.model, asked.order)
}

fn is_short(club: &Club, list: ListId) -> bool {
    club.ratings(list).is_none_or(|ratings| ratings.matches().nth(FEW).is_none())
}

fn known<K: PartialEq, T>(all: &Mutex<Vec<(K, Arc<T>)>>, key: &K) -> Option<Arc<T>> {
    let all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().find(|(known, _)| known == key).map(|(_, known)| Arc::clone(known))
}

/// The value under `key`, made if it is not there yet. Nobody waits for it while it is made.
fn kept<K: PartialEq, T>(
    all: &Mutex<Vec<(K, Arc<T>)>>,
    key: K,
    make: impl FnOnce() -> Result<T, Stopped>,
) -> Result<Arc<T>, Stopped> {
    if let Some(known) = known(all, &key) {
        return Ok(known);
    }
    let made = Arc::new(make()?);
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= MOST {
        all.remove(0);
    }
    all.push((key, Arc::clone(&made)));
    Ok(made)
}
