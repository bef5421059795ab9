//! Rankings and fitted histories, each worked out when first asked for and kept while nothing changes.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::question::rating_table::{Asked, Model, Order, RatingTable};
use crate::club::question::whole_history::History;
use crate::domain::ids::ListId;

/// Rankings that are kept at most: somebody who types a day asks for one after the other.
const MOST: usize = 8;

type Key = (ListId, Option<NaiveDate>, NaiveDate, Model, Order);

/// What was asked of one state of the club.
#[derive(Debug, Default)]
pub(super) struct Ratings {
    tables: Mutex<Vec<(Key, Arc<RatingTable>)>>,
    histories: Mutex<Vec<(ListId, Arc<History>)>>,
}

impl Ratings {
    pub(super) fn table(&self, club: &Club, list: ListId, asked: Asked) -> Arc<RatingTable> {
        let key = (list, asked.as_of, asked.today, asked.model, asked.order);
        kept(&self.tables, key, || club.rating_table(list, asked))
    }

    pub(super) fn history(&self, club: &Club, list: ListId) -> Arc<History> {
        kept(&self.histories, list, || club.whole_history(list, None))
    }
}

/// What stands under `key`, made if it does not yet.
fn kept<K: PartialEq, T>(
    all: &Mutex<Vec<(K, Arc<T>)>>,
    key: K,
    make: impl FnOnce() -> T,
) -> Arc<T> {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, known)) = all.iter().find(|(known, _)| *known == key) {
        return Arc::clone(known);
    }
    if all.len() >= MOST {
        all.remove(0);
    }
    let made = Arc::new(make());
    all.push((key, Arc::clone(&made)));
    made
}
