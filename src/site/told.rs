//! What a site is told of its club beside the record. It stays from one writing to the next.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::export::file::{self, Readers};

/// What it is called in the site's folder.
const NAME: &str = ".banzuke-site.json";

/// What a site is told of its club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Told {
    /// What the club is called.
    pub title: Option<String>,
    /// What the club says of itself, a paragraph a line.
    pub about: Option<String>,
    /// Where the site will lie, with a slash at the end.
    pub url: Option<String>,
}

impl Told {
    /// What the site in a folder was told; nothing where that cannot be read.
    pub fn of(folder: &Path) -> Self {
        let text = std::fs::read_to_string(folder.join(NAME)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The same with what is said now; an empty text takes back what was said.
    #[must_use]
    pub fn with(self, said: Self) -> Self {
        let last = |before: Option<String>, said: Option<String>| {
            said.or(before).filter(|text| !text.is_empty())
        };
        Self {
            title: last(self.title, said.title),
            about: last(self.about, said.about),
            url: last(self.url, said.url),
        }
    }

    /// Keeps it in the site's folder.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        file::replace(&folder.join(NAME), Readers::Usual, |out| {
            Ok(serde_json::to_writer_pretty(out, self)?)
        })
    }
}
