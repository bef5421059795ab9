//! The register that a club hands its events in to, as it was named last.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Membership, private_file};

/// A register, and the club's name there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KnownRegister {
    pub name: String,
    /// The club's own membership at the server, beside that of an officer on this machine; none where events go there as
    /// files.
    pub member: Option<Membership>,
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
