//! The club at one moment, as the hall may see it, with the pages that were made of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use chrono::{DateTime, NaiveDate, Utc};
use tokio::sync::watch;

use crate::address::{Address, Slide};
use crate::club::question::floor::Queued;
use crate::club::question::search::Finder;
use crate::club::{Club, Place, Seq};
use crate::desk::Desk;
use crate::journal::{Digest, Entry};
use crate::outside::Environment;
use crate::page::Page;
use crate::words::Language;

/// Pages kept of one moment, at most: there are more addresses than anybody asks for.
const PAGES: usize = 4096;

/// All that is known, of which the site is made: it takes out itself what is private.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) club: Club,
    pub(crate) entries: Vec<Arc<Entry>>,
    pub(crate) digest: Digest,
}

impl Record {
    pub(crate) fn of(desk: &Desk) -> Self {
        let digest = desk.head().1.clone();
        Self { club: desk.club().clone(), entries: desk.entries().to_vec(), digest }
    }

    pub(crate) fn last(&self) -> Seq {
        self.entries.last().map(|entry| entry.seq).unwrap_or_default()
    }
}

/// The latest moment, as the desk tells of it.
pub(crate) type Moments = watch::Receiver<Arc<Moment>>;

#[derive(Debug)]
pub(crate) struct Moment {
    pub(crate) record: Arc<Record>,
    /// The club with words for hidden players, in the order of [`Language::ALL`].
    clubs: [Club; 2],
    pub(crate) queue: Vec<Queued>,
    pub(crate) today: NaiveDate,
    /// When the break of the hall ends, while it has one.
    pub(crate) break_ends: Option<DateTime<Utc>>,
    /// The slides of the wall, unless its address asks for others.
    pub(crate) wall: Vec<Slide>,
    finders: [OnceLock<Finder>; 2],
    pages: Mutex<HashMap<(Address, Language), Arc<Page>>>,
}

impl Moment {
    pub(crate) fn new(
        record: Arc<Record>,
        before: Option<&Self>,
        wall: Vec<Slide>,
        outside: Environment,
    ) -> Self {
        let clubs = Language::ALL.map(|lang| {
            let before = before.map(|before| (&before.record.club, before.club(lang)));
            record.club.shown_in_the_hall(lang.words().site.hidden(), before)
        });
        Self {
            record,
            break_ends: clubs[0].break_at(outside.now()).map(|pause| pause.until),
            queue: clubs[0].queue(outside.now()),
            clubs,
            today: outside.today(),
            wall,
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
        self.record.entries.get(at).map(|entry| entry.at)
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
