//! A page: where it lies, what it shows, and how it is made.

use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;

/// A mark of a page's content, which differs when any of the content does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Facts that were read already: the page need not be made to know whether it changed.
    Facts(u64),
    /// Only its content says.
    Content,
}

/// How a page is made.
type Make<'a> = Box<dyn Fn() -> Vec<u8> + Send + Sync + 'a>;

/// One file of the site.
pub struct Page<'a> {
    /// Where it lies below the site, with slashes between the parts.
    pub path: String,
    pub shows: Shows,
    make: Make<'a>,
}

impl<'a> Page<'a> {
    /// A page that shows exactly these facts, whatever the rest of the site does.
    pub(super) fn of(
        path: String,
        facts: impl Hash,
        make: impl Fn() -> Vec<u8> + Send + Sync + 'a,
    ) -> Self {
        // Another version may show the same facts otherwise.
        let shows = Shows::Facts(digest((env!("CARGO_PKG_VERSION"), facts)));
        Self { path, shows, make: Box::new(make) }
    }

    /// A page that shows something of everything.
    pub(super) fn whole(
        path: impl Into<String>,
        make: impl Fn() -> Vec<u8> + Send + Sync + 'a,
    ) -> Self {
        Self { path: path.into(), shows: Shows::Content, make: Box::new(make) }
    }

    /// Its content.
    pub fn bytes(&self) -> Vec<u8> {
        (self.make)()
    }
}

/// A number that is another when the facts are; the same in every run, since it is kept beside the pages.
pub fn digest(facts: impl Hash) -> u64 {
    FixedState::default().hash_one(facts)
}
