//! The club at one moment, as the hall may see it, with the pages that were made of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use chrono::{DateTime, NaiveDate, Utc};

use crate::address::Address;
use crate::club::question::finder::Finder;
use crate::club::question::floor::Queued;
use crate::club::{Club, Place, Seq};
use crate::journal::Entry;
use crate::page::Page;
use crate::words::Language;

/// Pages kept of one moment, at most: there are more addresses than anybody asks for.
const PAGES: usize = 4096;

#[derive(Debug)]
pub(crate) struct Moment {
    /// The club with words for hidden players, in the order of [`Language::ALL`].
    clubs: [Club; 2],
    pub(crate) last: Seq,
    pub(crate) queue: Vec<Queued>,
    pub(crate) today: NaiveDate,
    /// When each entry was made.
    times: Vec<DateTime<Utc>>,
    finders: [OnceLock<Finder>; 2],
    pages: Mutex<HashMap<(Address, Language), Arc<Page>>>,
}

impl Moment {
    /// `before` is an earlier club and its moment.
    pub(crate) fn new(
        club: &Club,
        before: Option<(&Club, &Self)>,
        entries: &[Arc<Entry>],
        now: DateTime<Utc>,
        today: NaiveDate,
    ) -> Self {
        let clubs = Language::ALL.map(|lang| {
            let before = before.map(|(club, moment)| (club, moment.club(lang)));
            club.shown_in_the_hall(lang.words().site.hidden(), before)
        });
        Self {
            queue: clubs[0].queue(now),
            clubs,
            last: entries.last().map(|entry| entry.seq).unwrap_or_default(),
            today,
            times: entries.iter().map(|entry| entry.at).collect(),
            finders: Default::default(),
            pages: Mutex::default(),
        }
    }

    pub(crate) fn club(&self, language: Language) -> &Club {
        &self.clubs[at(language)]
    }

    pub(crate) fn finder(&self, language: Language) -> &Finder {
        let grown = || Finder::default().grown(self.club(language).registry());
        self.finders[at(language)].get_or_init(grown)
    }

    /// When something was decided.
    pub(crate) fn when(&self, place: Place) -> Option<DateTime<Utc>> {
        let at = usize::try_from(place.seq.0).ok()?.checked_sub(1)?;
        self.times.get(at).copied()
    }

    /// A page of this moment, made once.
    pub(crate) fn page(
        &self,
        address: Address,
        language: Language,
        make: impl FnOnce(&Address) -> Option<Page>,
    ) -> Option<Arc<Page>> {
        let key = (address, language);
        if let Some(known) = self.pages().get(&key) {
            return Some(Arc::clone(known));
        }
        let made = Arc::new(make(&key.0)?);
        let mut pages = self.pages();
        if pages.len() < PAGES && key.0.is_common() {
            pages.insert(key, Arc::clone(&made));
        }
        Some(made)
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, HashMap<(Address, Language), Arc<Page>>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn at(language: Language) -> usize {
    Language::ALL.iter().position(|one| *one == language).unwrap_or(0)
}
