//! The thread that makes the pages of the site: ranking, events, players, the same as those that are written as files.
//!
//! The content of all pages, their facts and the pages borrow from each other, so they live on this thread's stack until
//! something was decided since.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::club::Seq;
use crate::moment::Moments;
use crate::page::Page;
use crate::site::{SiteContent, Source};

/// Pages kept of one state, at most.
const PAGES: usize = 8192;

/// A page to be made, and who waits for it.
type Job = (String, oneshot::Sender<Option<Arc<Page>>>);

/// Pages as they were made last.
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

    /// A page of the site by its path; none where there is no such page.
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

/// Makes pages until one is asked for and something was decided since, or nobody can ask any more.
fn paint(
    mut job: Job,
    asked: &Receiver<Job>,
    moments: &Moments,
    made: &Mutex<Made>,
    title: Option<&str>,
) -> Option<Job> {
    let record = Arc::clone(&moments.borrow().record);
    let head = (record.last(), &record.digest);
    let source = Source {
        club: &record.club,
        entries: &record.entries,
        head,
        title,
        about: None,
        url: None,
    };
    let content = SiteContent::new(source).live();
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
        if let Some(page) = page.as_ref().filter(|_| kept.pages.len() < PAGES) {
            kept.pages.insert(path, Arc::clone(page));
        }
        drop(kept);
        // A reader may have gone away.
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
