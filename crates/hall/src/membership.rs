//! A machine's membership: the address of the place that keeps a club's journal, what lets this machine in there,
//! and the register that its events were handed in to last.

use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use hyper::Method;
use serde::{Deserialize, Serialize};

use crate::code::{Fingerprint, JoinCode, Secret};
use crate::desk::{LineFault, Rights};
use crate::journal::Identity;
use crate::line::{HostLine, Line, PATIENCE, Welcome};
use crate::opener;
use crate::wire::{HELLO, PAIR, Paired, Pairing, json, read};

/// A membership, as it is kept for this machine's owner only.
#[derive(Clone, Serialize, Deserialize)]
pub struct Membership {
    pub address: String,
    /// The host's certificate, and the secret that it knows this machine by; of a place without such a certificate its
    /// own key alone.
    #[serde(default)]
    fingerprint: String,
    #[serde(default)]
    secret: String,
    pub identity: Identity,
    /// The name that signs this machine's entries.
    pub desk: String,
    pub rights: Rights,
}

impl std::fmt::Debug for Membership {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Membership").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Why a machine did not join.
#[derive(Debug)]
pub enum JoinFault {
    /// What was typed is no code.
    NoCode,
    Line(LineFault),
    File(io::Error),
}

impl From<LineFault> for JoinFault {
    fn from(fault: LineFault) -> Self {
        Self::Line(fault)
    }
}

impl Membership {
    /// Sees that a host answers at an address; what it says matters only to those that have a code.
    pub fn reach(address: &str) -> Result<(), LineFault> {
        let mut line = HostLine::new(address, None, None, String::new())?;
        let nobody = Identity::default();
        match line.ask(&Method::GET, HELLO, &Bytes::new(), &nobody, PATIENCE) {
            Err(LineFault::NotLetIn | LineFault::Locked) | Ok(_) => Ok(()),
            Err(fault) => Err(fault),
        }
    }

    /// Sees that the host still lets this machine in. One that does not answer may do so later.
    pub fn is_good(&self) -> bool {
        let asked = self.host_line(String::new()).and_then(|mut line| self.hello(&mut line));
        !matches!(
            asked,
            Err(LineFault::NotLetIn
                | LineFault::OtherHost
                | LineFault::OtherClub
                | LineFault::Garbled(_))
        )
    }

    /// Asks a host to let this machine in. A host whose club went on elsewhere, as a membership in `folder` knows, is told
    /// so, and serves that club no more.
    pub fn join(address: &str, code: &str, folder: &Path) -> Result<Self, JoinFault> {
        let (secret, host) = match JoinCode::read(code).ok_or(JoinFault::NoCode)? {
            JoinCode::Long(secret, host) => (secret, host),
            JoinCode::Short(code) => {
                let mut line = HostLine::new(address, None, None, String::new())?;
                // The first request shows the certificate to which the proof
                // of the code belongs. A machine in between learns nothing.
                let nobody = Identity::default();
                let _ = line.ask(&Method::GET, HELLO, &Bytes::new(), &nobody, PATIENCE);
                let Some(host) = line.seen() else {
                    let why = line.ask(&Method::GET, HELLO, &Bytes::new(), &nobody, PATIENCE);
                    let unseen = || LineFault::Garbled("no certificate".to_owned());
                    return Err(why.err().unwrap_or_else(unseen).into());
                };
                let mut line = HostLine::new(address, Some(host), None, String::new())?;
                let body = Bytes::from(json(&Pairing { proof: code.proof(host) }));
                let paired = line.ask(&Method::POST, PAIR, &body, &nobody, PATIENCE)?;
                let paired: Paired = read(&paired.body)?;
                let secret = Secret::from_hex(&paired.secret);
                (secret.ok_or_else(|| LineFault::Garbled("no secret".to_owned()))?, host)
            }
        };
        let mut membership = Self {
            address: address.to_owned(),
            fingerprint: host.to_hex(),
            secret: secret.to_hex(),
            identity: Identity::default(),
            desk: String::new(),
            rights: Rights { role: crate::desk::Role::Viewer, tables: Vec::new() },
        };
        let welcome = membership.hello(&mut membership.host_line(String::new())?)?;
        let known = Self::all(folder).unwrap_or_default();
        let later = known.iter().map(|one| &one.identity).find(|known| {
            known.club == welcome.identity.club && known.epoch > welcome.identity.epoch
        });
        if let Some(later) = later {
            membership.identity = later.clone();
            membership.hello(&mut membership.host_line(String::new())?)?;
        }
        membership.welcomed(welcome);
        Ok(membership)
    }

    /// Forgets the membership, after this machine took over.
    pub fn forget(&self, folder: &Path) -> io::Result<()> {
        std::fs::remove_file(Self::file(&self.identity.club, folder))
    }

    pub(crate) fn welcomed(&mut self, welcome: Welcome) {
        let Welcome { identity, desk, rights } = welcome;
        (self.identity, self.desk, self.rights) = (identity, desk, rights);
    }

    /// Opens a line to the host, for a desk that has drawn this number.
    pub fn line(&self, desk: String) -> Result<Box<dyn Line>, LineFault> {
        Ok(Box::new(self.host_line(desk)?))
    }

    fn host_line(&self, desk: String) -> Result<HostLine, LineFault> {
        let unread = || LineFault::Garbled("the membership was changed by hand".to_owned());
        let host = Fingerprint::from_hex(&self.fingerprint).ok_or_else(unread)?;
        let secret = Secret::from_hex(&self.secret).ok_or_else(unread)?;
        HostLine::new(&self.address, Some(host), Some(secret), desk)
    }

    /// Asks to join, and checks that the club is the known one.
    pub(crate) fn hello(&self, line: &mut dyn Line) -> Result<Welcome, LineFault> {
        let welcome = line.hello(&self.identity)?;
        if !self.identity.club.is_empty() && welcome.identity.club != self.identity.club {
            return Err(LineFault::OtherClub);
        }
        Ok(welcome)
    }

    /// A membership of a place that knows this machine by a key of its own, and has said its welcome.
    pub fn of(address: String, secret: String, welcome: Welcome) -> Self {
        let Welcome { identity, desk, rights } = welcome;
        Self { address, fingerprint: String::new(), secret, identity, desk, rights }
    }

    /// The key that the place knows this machine by.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The copy of the club, in the folder where this machine keeps its memberships.
    pub fn copy(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.db", self.identity.club))
    }

    fn file(club: &str, folder: &Path) -> PathBuf {
        folder.join(format!("{club}.member"))
    }

    /// Keeps the membership.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        opener::write_private(&Self::file(&self.identity.club, folder), self)
    }

    /// All memberships of this machine.
    pub fn all(folder: &Path) -> io::Result<Vec<Self>> {
        let entries = match std::fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut all = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "member") {
                all.extend(opener::read_private::<Self>(&path)?);
            }
        }
        all.sort_by(|one, other| one.address.cmp(&other.address));
        Ok(all)
    }
}

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
        opener::read_private(&Self::file(club, folder))
    }

    /// Keeps it for a club.
    pub fn keep(&self, club: &str, folder: &Path) -> io::Result<()> {
        opener::write_private(&Self::file(club, folder), self)
    }

    fn file(club: &str, folder: &Path) -> PathBuf {
        folder.join(format!("{club}.register"))
    }
}
