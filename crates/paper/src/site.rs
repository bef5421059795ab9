//! The club's public record as static pages: a club in, pages out. A [`Site`] is data: a list of pages, each with an
//! address, a digest of what it shows, and how it is made, so that only what changed need be made.
//!
//! Pages are made of `Club::public` and `journal/entry.rs` alone, which hold nothing private, so no page can show it.
//! A page shows no time of its making: the same journal makes the same site.
//!
//! Options of a site that the record does not hold: name, text and address. They are saved from one writing to the
//! next.

mod calibration;
mod event;
mod facts;
mod feed;
mod home;
pub mod layout;
mod method;
mod player;
mod ranking;
mod versus;
pub mod write;

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::export::file::{self, Readers};
use super::opener;
use crate::club::{Club, Seq};
use crate::journal::{Digest, Entry};
use crate::words::Language;
use facts::Facts;
use layout::Edition;

pub use home::FILES;
pub use layout::{Page, Shows, digest};

/// The content of all pages of a site: the club as anybody may see it.
pub struct SiteContent {
    club: Club,
    /// The club with words for hidden players, in the order of [`Language::ALL`].
    named: [Club; 2],
    journal: Vec<Arc<Entry>>,
    head: (Seq, String),
    options: SiteOptions,
    is_live: bool,
}

/// All pages, to be made when they are asked for.
pub struct Site<'a> {
    pub pages: Vec<Page<'a>>,
}

impl SiteContent {
    /// The content by a club's journal, with the number and the digest of its last entry.
    pub fn new(
        whole: &Club,
        entries: &[Arc<Entry>],
        (last, digest): (Seq, &Digest),
        options: SiteOptions,
    ) -> Self {
        let hidden = Language::ALL.map(|lang| lang.words().site.hidden());
        let (club, named) = std::thread::scope(|scope| {
            let named = scope.spawn(|| hidden.map(|hidden| whole.public(hidden)));
            let club = whole.public("");
            (club, named.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        let (journal, head) = (entries.to_vec(), (last, digest.0.clone()));
        Self { club, named, journal, head, options, is_live: false }
    }

    /// The content for a host, which serves the pages of what is being played beside these.
    #[must_use]
    pub fn live(self) -> Self {
        Self { is_live: true, ..self }
    }

    /// The facts of all pages, read once.
    pub fn facts(&self) -> Facts<'_> {
        Facts::new(&self.club)
    }

    /// All pages. Those of files come first, then each language's.
    pub fn site<'a>(&'a self, facts: &'a Facts<'a>) -> Site<'a> {
        let mut pages = home::pages(self);
        for (language, club) in Language::ALL.into_iter().zip(&self.named) {
            let edition = Edition { words: language.words(), club, record: self, facts };
            pages.push(home::page(edition));
            pages.extend(ranking::pages(edition));
            pages.push(event::list(edition));
            pages.push(versus::page(edition));
            pages.extend(calibration::pages(edition));
            pages.push(method::page(edition));
            pages.push(method::journal(edition));
            pages.push(feed::page(edition));
            let events = facts.digested_events();
            pages.extend(events.map(|(event, shows)| event::page(edition, event, shows)));
            let players = facts.digested_players();
            pages.extend(players.flat_map(|(one, shows)| player::pages(edition, one, shows)));
        }
        Site { pages }
    }
}

/// The name of the options' file in the site's folder.
const NAME: &str = ".banzuke-site.json";

/// The options of a site.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SiteOptions {
    /// The club's name; none for a plain heading.
    pub title: Option<String>,
    /// A text about the club, a paragraph a line.
    pub about: Option<String>,
    /// Where the site will lie, with a slash at the end, if that is known.
    pub url: Option<String>,
    /// The club whose site it is: the operation of its journal's first entry.
    pub club: Option<String>,
}

/// The options saved with a site cannot be read: its pages would get other names.
#[derive(Debug)]
pub struct NotTold {
    pub path: PathBuf,
    pub why: io::Error,
}

impl SiteOptions {
    /// The options saved with the site in a folder; none where no site is yet.
    pub fn of(folder: &Path) -> Result<Self, NotTold> {
        let path = folder.join(NAME);
        let text = match opener::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(NotTold { path, why: error }),
        };
        serde_json::from_str(&text).map_err(|error| NotTold { path, why: error.into() })
    }

    /// The options with those that are given now; an empty text removes an option.
    #[must_use]
    pub fn with(self, said: Self) -> Self {
        let last = |before: Option<String>, said: Option<String>| {
            said.or(before).filter(|text| !text.is_empty())
        };
        Self {
            title: last(self.title, said.title),
            about: last(self.about, said.about),
            url: last(self.url, said.url),
            club: last(self.club, said.club),
        }
    }

    /// Keeps it in the site's folder.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        file::replace(&folder.join(NAME), Readers::Usual, |out| {
            Ok(serde_json::to_writer_pretty(out, self)?)
        })
    }
}
