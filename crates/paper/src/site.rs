//! The club's public record as static pages: a club in, pages out. A [`Site`] is data: a list of pages, each with an
//! address, a digest of what it shows, and how it is made, so that only what changed need be made.
//!
//! Pages are made of `Club::public` and `journal/entry.rs` alone, which hold nothing private, so no page can show it.
//! A page shows no time of its making: the same journal makes the same site.

mod calibration;
mod event;
mod event_list;
mod event_tables;
mod facts;
mod feed;
mod home;
mod journal;
pub mod layout;
mod method;
mod page;
mod player;
mod player_tables;
mod ranking;
mod root;
mod saved_options;
mod versus;
mod workers;
pub mod write;

use std::sync::Arc;

pub use page::{Page, Shows, digest};
pub use root::FILES;
pub use saved_options::{NotTold, SiteOptions};

use crate::club::{Club, Seq};
use crate::journal::{Digest, Entry};
use crate::words::Language;
use facts::Facts;
use layout::Edition;

/// The facts from which a site is made.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub club: &'a Club,
    pub entries: &'a [Arc<Entry>],
    /// The number and the digest of the last entry.
    pub head: (Seq, &'a Digest),
    /// The club's name; none for a plain heading.
    pub title: Option<&'a str>,
    /// A text about the club, a paragraph a line.
    pub about: Option<&'a str>,
    /// Where the site will lie, with a slash at the end, if that is known.
    pub url: Option<&'a str>,
}

/// The content of all pages of a site: the club as anybody may see it.
pub struct SiteContent {
    club: Club,
    /// The club with words for hidden players, in the order of [`Language::ALL`].
    named: [Club; 2],
    journal: Vec<Arc<Entry>>,
    head: (Seq, String),
    title: Option<String>,
    about: Option<String>,
    url: Option<String>,
    is_live: bool,
}

/// All pages, to be made when they are asked for.
pub struct Site<'a> {
    pub pages: Vec<Page<'a>>,
}

impl SiteContent {
    pub fn new(source: Source<'_>) -> Self {
        let hidden = Language::ALL.map(|lang| lang.words().site.hidden());
        let (club, named) = std::thread::scope(|scope| {
            let named = scope.spawn(|| hidden.map(|hidden| source.club.public(hidden)));
            let club = source.club.public("");
            (club, named.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        Self {
            club,
            named,
            journal: source.entries.to_vec(),
            head: (source.head.0, source.head.1.0.clone()),
            title: source.title.map(str::to_owned),
            about: source.about.map(str::to_owned),
            url: source.url.map(str::to_owned),
            is_live: false,
        }
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
        let mut pages = root::pages(self);
        for (language, club) in Language::ALL.into_iter().zip(&self.named) {
            let edition = Edition { words: language.words(), club, record: self, facts };
            pages.push(home::page(edition));
            pages.extend(ranking::pages(edition));
            pages.push(event_list::page(edition));
            pages.push(versus::page(edition));
            pages.extend(calibration::pages(edition));
            pages.push(method::page(edition));
            pages.push(journal::page(edition));
            pages.push(feed::page(edition));
            let events = facts.digested_events();
            pages.extend(events.map(|(event, shows)| event::page(edition, event, shows)));
            let players = facts.digested_players();
            pages.extend(players.flat_map(|(one, shows)| player::pages(edition, one, shows)));
        }
        Site { pages }
    }
}
