//! A page: where it lies, what it shows, and how it is made.

use std::hash::{DefaultHasher, Hash, Hasher as _};

/// What a page shows, in a number that is another when any of it is.
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
        let mut digest = DefaultHasher::new();
        // Another version may show the same facts otherwise.
        env!("CARGO_PKG_VERSION").hash(&mut digest);
        facts.hash(&mut digest);
        Self { path, shows: Shows::Facts(digest.finish()), make: Box::new(make) }
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

    /// What its content is, where only that says what it shows.
    pub(super) fn digest(bytes: &[u8]) -> u64 {
        let mut digest = DefaultHasher::new();
        bytes.hash(&mut digest);
        digest.finish()
    }
}
