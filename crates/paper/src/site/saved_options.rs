//! Options of a site that the record does not hold: name, text and address. They are saved from one writing to the
//! next.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::export::file::{self, Readers};
use crate::opener;

/// The name of their file in the site's folder.
const NAME: &str = ".banzuke-site.json";

/// The options of a site.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SiteOptions {
    /// The club's name.
    pub title: Option<String>,
    /// A text about the club, a paragraph a line.
    pub about: Option<String>,
    /// Where the site will lie, with a slash at the end.
    pub url: Option<String>,
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
        }
    }

    /// Keeps it in the site's folder.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        file::replace(&folder.join(NAME), Readers::Usual, |out| {
            Ok(serde_json::to_writer_pretty(out, self)?)
        })
    }
}
