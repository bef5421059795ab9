//! A hall to try things in: a club's file, its host, and machines that join.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use banzuke_club::club::{Action, Club, Seq};
use banzuke_club::desk::{Desk, DeskError, Rights, Role, Stamp};
use banzuke_club::journal::OpId;
use banzuke_club::journal::store::Missing;
use banzuke_hall::line::OpensLine;
use banzuke_hall::passes::Passes;
use banzuke_hall::{Host, Joined, Listen, Membership};
use chrono::{DateTime, Utc};
use tempfile::TempDir;

pub(crate) struct Hall {
    folder: TempDir,
    pub(crate) host: Option<Host>,
    port: u16,
}

impl Hall {
    /// A host with an empty club.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut hall = Self { folder, host: None, port: 0 };
        drop(hall.at_file("chief"));
        hall.start();
        hall
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("club.db")
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// A desk on the host's own file.
    pub(crate) fn at_file(&self, name: &str) -> Desk {
        Desk::open(&self.file(), Missing::Create, name).expect("the file opens")
    }

    pub(crate) fn start(&mut self) {
        let host = Host::start(&self.file(), Listen::Here(self.port)).expect("a host");
        self.port = host.port();
        self.host = Some(host);
    }

    pub(crate) fn stop(&mut self) {
        self.host = None;
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    pub(crate) fn code(&self, name: &str, rights: Rights) -> String {
        Passes::add(&self.file(), name, rights, now()).expect("a code").long
    }

    /// A machine of that role, which reaches the host at an address.
    pub(crate) fn machine_at(&self, name: &str, rights: Rights, address: &str) -> Machine {
        let code = self.code(name, rights);
        let membership = Membership::join(address, &code, self.folder.path()).expect("it joins");
        let folder = self.folder.path().join(name);
        membership.keep(&folder).expect("kept");
        Machine { membership, folder, opens: Membership::line }
    }

    pub(crate) fn machine(&self, name: &str, role: Role) -> Machine {
        self.machine_at(name, of(role), &self.address())
    }
}

pub(crate) fn now() -> DateTime<Utc> {
    banzuke_club::outside::Environment::default().now()
}

/// The rights of a role at all tables.
pub(crate) fn of(role: Role) -> Rights {
    Rights { role, tables: Vec::new() }
}

/// A machine that joined.
pub(crate) struct Machine {
    pub(crate) membership: Membership,
    pub(crate) folder: PathBuf,
    pub(crate) opens: OpensLine,
}

impl Machine {
    pub(crate) fn open(&self) -> Desk {
        self.try_open().expect("the copy opens")
    }

    pub(crate) fn try_open(&self) -> Result<Desk, DeskError> {
        let membership = self.membership.clone();
        let name = membership.desk.clone();
        Desk::at(|| Joined::open(membership, &self.folder, self.opens), &name)
    }
}

static OPERATIONS: AtomicU64 = AtomicU64::new(0);

pub(crate) fn stamp() -> Stamp {
    let number = OPERATIONS.fetch_add(1, Ordering::Relaxed);
    let at = DateTime::from_timestamp(1_780_000_000, 0).expect("a time");
    Stamp { at, op: OpId(format!("test-{number}")) }
}

/// Registers a player under the next number.
pub(crate) fn register(desk: &mut Desk, name: &str) -> Result<Option<Seq>, DeskError> {
    register_as(desk, &stamp(), name)
}

pub(crate) fn register_as(
    desk: &mut Desk,
    stamp: &Stamp,
    name: &str,
) -> Result<Option<Seq>, DeskError> {
    desk.perform(stamp, |club: &Club| {
        Ok(vec![Action::add_player(club.next_player(), name.to_owned())])
    })
}

pub(crate) fn names(desk: &Desk) -> Vec<String> {
    desk.club().registry().iter().map(|player| player.name.clone()).collect()
}

/// Follows until it is so; fails after a while.
pub(crate) fn follow_until(desk: &mut Desk, is_so: impl Fn(&Desk) -> bool) {
    let since = Instant::now();
    while !is_so(desk) {
        assert!(since.elapsed() < Duration::from_secs(40), "still not so: {:?}", desk.line());
        let _ = desk.wait(Duration::from_millis(20));
        let _ = desk.follow();
    }
}

/// Looks until it is so; fails after a while.
pub(crate) fn until(mut is_so: impl FnMut() -> bool) {
    let since = Instant::now();
    while !is_so() {
        assert!(since.elapsed() < Duration::from_secs(20), "still not so");
        std::thread::sleep(Duration::from_millis(10));
    }
}
