//! The register that a club hands its events in to, as it was named last.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::private_file;

/// A register, and the club's name there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownRegister {
    pub name: String,
    /// The server's address; none where events go there as files.
    pub address: Option<String>,
}

impl KnownRegister {
    /// The register of a club, in the folder where this machine keeps its memberships.
    pub fn of(club: &str, folder: &Path) -> io::Result<Option<Self>> {
        private_file::read(&Self::file(club, folder))
    }

    /// Keeps it for a club.
    pub fn keep(&self, club: &str, folder: &Path) -> io::Result<()> {
        private_file::write(&Self::file(club, folder), self)
    }

    fn file(club: &str, folder: &Path) -> PathBuf {
        folder.join(format!("{club}.register"))
    }
}
