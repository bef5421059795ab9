//! The club at one moment, as the hall may see it, with the pages that were made of it.
//!
//! The thread that makes the pages of the site: ranking, events, players, the same as those that are written as files.
//!
//! The content of all pages, their facts and the pages borrow from each other, so they live on this thread's stack until
//! something was decided since.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc};
use std::thread::JoinHandle;

use chrono::{DateTime, NaiveDate, Utc};
use tokio::sync::{oneshot, watch};

use crate::address::{Address, Slide};
use crate::club::question::floor::Queued;
use crate::club::question::search::Finder;
use crate::club::{Club, Place, Seq};
use crate::desk::Desk;
use crate::journal::{Digest, Entry};
use crate::outside::Environment;
use crate::page::Page;
use crate::site::{SiteContent, SiteOptions};
use crate::words::Language;

/// The most pages kept for one moment. There are more addresses than anybody asks for.
const PAGES: usize = 4096;

/// All data for the site. The site itself leaves out what is private.
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
    /// The end of the hall's break, if there is one.
    pub(crate) break_ends: Option<DateTime<Utc>>,
    /// The slides of the wall, unless its address sets others.
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

    /// The time of a decision.
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

/// The most pages kept for one state.
const SITE_PAGES: usize = 8192;

/// A page to be made, and the reader who waits for it.
type Job = (String, oneshot::Sender<Option<Arc<Page>>>);

/// The pages that were made last.
#[derive(Debug, Default)]
struct Made {
    last: Seq,
    pages: HashMap<String, Arc<Page>>,
}

#[derive(Debug)]
pub(crate) struct SitePainter {
    jobs: Sender<Job>,
    made: Arc<Mutex<Made>>,
    moments: Moments,
}

impl SitePainter {
    pub(crate) fn start(moments: Moments, title: Option<String>) -> (Self, JoinHandle<()>) {
        let (jobs, asked) = mpsc::channel();
        let made = Arc::<Mutex<Made>>::default();
        let (shared, seen) = (Arc::clone(&made), moments.clone());
        let paint = move || {
            let mut next = asked.recv().ok();
            while let Some(job) = next {
                next = paint(job, &asked, &seen, &shared, title.as_deref());
            }
        };
        (Self { jobs, made, moments }, std::thread::spawn(paint))
    }

    /// A page of the site by its path, if there is one.
    pub(crate) async fn page(&self, path: &str) -> Option<Arc<Page>> {
        let last = self.moments.borrow().record.last();
        {
            let made = lock(&self.made);
            if let Some(known) = made.pages.get(path).filter(|_| made.last == last) {
                return Some(Arc::clone(known));
            }
        }
        let (answer, answered) = oneshot::channel();
        self.jobs.send((path.to_owned(), answer)).ok()?;
        answered.await.ok()?
    }
}

/// Makes pages until a page of a newer state is asked for, or until nobody can ask any more.
fn paint(
    mut job: Job,
    asked: &Receiver<Job>,
    moments: &Moments,
    made: &Mutex<Made>,
    title: Option<&str>,
) -> Option<Job> {
    let record = Arc::clone(&moments.borrow().record);
    let head = (record.last(), &record.digest);
    let options = SiteOptions { title: title.map(str::to_owned), ..SiteOptions::default() };
    let content = SiteContent::new(&record.club, &record.entries, head, options).live();
    let facts = content.facts();
    let site = content.site(&facts);
    let pages: HashMap<&str, _> =
        site.pages.iter().map(|page| (page.path.as_str(), page)).collect();
    *lock(made) = Made { last: head.0, pages: HashMap::new() };
    loop {
        let (path, answer) = job;
        let known = lock(made).pages.get(&path).cloned();
        let make = || Some(Arc::new(Page::file(&path, pages.get(path.as_str())?.bytes())));
        let page = known.or_else(make);
        let mut kept = lock(made);
        if let Some(page) = page.as_ref().filter(|_| kept.pages.len() < SITE_PAGES) {
            kept.pages.insert(path, Arc::clone(page));
        }
        drop(kept);
        // The reader may be gone.
        let _ = answer.send(page);
        job = asked.recv().ok()?;
        if moments.borrow().record.last() != head.0 {
            return Some(job);
        }
    }
}

fn lock(made: &Mutex<Made>) -> MutexGuard<'_, Made> {
    made.lock().unwrap_or_else(PoisonError::into_inner)
}
