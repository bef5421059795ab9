//! Who may join a host: its certificate, and a pass for each machine. They lie beside the club's file, for its owner only, and
//! are no part of it: a copy of the club lets nobody in.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::certificate::Certificate;
use crate::code::{JoinCode, Secret, ShortCode};
use crate::desk::Rights;
use crate::domain::name::clean;
use crate::opener;

/// Minutes that a short code is good for.
pub const MINUTES: i64 = 15;

/// After so many wrong short codes none is valid any more.
const TRIES: u32 = 5;

/// The passes of a club's file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Passes {
    pub(crate) certificate: Certificate,
    #[serde(default)]
    machines: Vec<Pass>,
    /// The epoch of a machine that took over from this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) displaced_by: Option<u64>,
}

/// What one machine may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// It signs the machine's entries.
    pub name: String,
    #[serde(flatten)]
    pub rights: Rights,
    pub made: DateTime<Utc>,
    /// The hash of its secret.
    hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    short: Option<ShortPass>,
}

/// A short code that was not used yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ShortPass {
    proof: String,
    until: DateTime<Utc>,
}

/// The codes of a new pass, shown once.
#[derive(Debug)]
pub struct NewCodes {
    pub long: String,
    pub short: String,
    /// When the short one is no longer good.
    pub until: DateTime<Utc>,
}

/// Why passes were not changed.
#[derive(Debug, thiserror::Error)]
pub enum PassFault {
    #[error("a machine of this name has a code already")]
    Exists,
    #[error("no machine of this name has a code")]
    Unknown,
    #[error("the name of a machine may not be empty")]
    Nameless,
    #[error("the system gives no random numbers")]
    NoChance,
    #[error("the certificate cannot be made or read: {0}")]
    Certificate(String),
    #[error(transparent)]
    File(#[from] io::Error),
}

impl Passes {
    /// The file beside a club's that holds them.
    pub fn path(club: &Path) -> PathBuf {
        opener::with(club, ".hall")
    }

    /// The passes of a club's file; a certificate is made at the first time.
    pub fn of(club: &Path) -> Result<Self, PassFault> {
        Self::change(club, |passes| Ok(passes.clone()))
    }

    /// Reads the passes, changes and stores them. Only one program at a time does this.
    fn change<T>(
        club: &Path,
        change: impl FnOnce(&mut Self) -> Result<T, PassFault>,
    ) -> Result<T, PassFault> {
        let path = Self::path(club);
        let lock = File::create(opener::with(club, ".hall-lock"))?;
        lock.lock()?;
        let found: Option<Self> = opener::read_private(&path)?;
        let is_new = found.is_none();
        let mut passes = match found {
            Some(found) => found,
            None => Self {
                certificate: Certificate::make()
                    .map_err(|error| PassFault::Certificate(error.to_string()))?,
                machines: Vec::new(),
                displaced_by: None,
            },
        };
        let before = serde_json::to_string(&passes).map_err(io::Error::from)?;
        let done = change(&mut passes);
        if is_new || before != serde_json::to_string(&passes).map_err(io::Error::from)? {
            opener::write_private(&path, &passes)?;
        }
        done
    }

    /// Makes a pass and its codes.
    pub fn add(
        club: &Path,
        name: &str,
        rights: Rights,
        now: DateTime<Utc>,
    ) -> Result<NewCodes, PassFault> {
        let name = clean(name);
        if name.is_empty() {
            return Err(PassFault::Nameless);
        }
        Self::change(club, |passes| {
            if passes.machines.iter().any(|pass| pass.name == name) {
                return Err(PassFault::Exists);
            }
            let secret = Secret::draw().ok_or(PassFault::NoChance)?;
            let short = ShortCode::draw().ok_or(PassFault::NoChance)?;
            let host = passes.certificate.fingerprint();
            let host = host.map_err(|error| PassFault::Certificate(error.to_string()))?;
            let until = now + TimeDelta::minutes(MINUTES);
            let codes =
                NewCodes { long: JoinCode::long(&secret, host), short: short.shown(), until };
            let short = Some(ShortPass { proof: short.proof(host), until });
            passes.machines.push(Pass { name, rights, made: now, hash: secret.hash(), short });
            Ok(codes)
        })
    }

    /// Takes a machine's pass away.
    pub fn revoke(club: &Path, name: &str) -> Result<(), PassFault> {
        Self::change(club, |passes| {
            let before = passes.machines.len();
            passes.machines.retain(|pass| pass.name != name);
            if passes.machines.len() == before { Err(PassFault::Unknown) } else { Ok(()) }
        })
    }

    /// Notes that another machine has taken over.
    pub(crate) fn displace(club: &Path, epoch: u64) -> Result<(), PassFault> {
        Self::change(club, |passes| {
            passes.displaced_by = passes.displaced_by.max(Some(epoch));
            Ok(())
        })
    }

    /// Gives a machine the secret of a new pass if it proves its short code. Codes made before become invalid.
    pub(crate) fn pair(
        club: &Path,
        proof: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<Secret>, PassFault> {
        Self::change(club, |passes| {
            let is_good = |short: &ShortPass| short.proof == proof && now <= short.until;
            let found =
                passes.machines.iter_mut().find(|pass| pass.short.as_ref().is_some_and(is_good));
            let Some(pass) = found else { return Ok(None) };
            let secret = Secret::draw().ok_or(PassFault::NoChance)?;
            pass.hash = secret.hash();
            pass.short = None;
            Ok(Some(secret))
        })
    }

    /// Makes all short codes invalid, after too many wrong ones.
    fn forget_short(club: &Path) -> Result<(), PassFault> {
        Self::change(club, |passes| {
            passes.machines.iter_mut().for_each(|pass| pass.short = None);
            Ok(())
        })
    }

    pub fn iter(&self) -> impl Iterator<Item = &Pass> {
        self.machines.iter()
    }

    /// The pass of a secret.
    pub(crate) fn admit(&self, secret: &Secret) -> Option<&Pass> {
        let hash = secret.hash();
        self.machines.iter().find(|pass| pass.hash == hash)
    }
}

/// Counts wrong short codes.
#[derive(Debug, Default)]
pub(crate) struct WrongCodes(u32);

impl WrongCodes {
    /// Counts one. After too many, all short codes become invalid.
    pub(crate) fn count(&mut self, club: &Path) -> Result<(), PassFault> {
        self.0 += 1;
        if self.0 >= TRIES {
            self.0 = 0;
            log::warn!("hall: {TRIES} wrong codes, none that was shown is good any more");
            Passes::forget_short(club)?;
        }
        Ok(())
    }
}
