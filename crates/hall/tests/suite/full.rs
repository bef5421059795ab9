//! A server whose disk is full.

use std::fs::File;
use std::io::Write as _;
use std::process::Command;

use banzuke_club::desk::LineFault;
use tempfile::TempDir;

use crate::federation::Federation;
use crate::hall::{follow_until, names, register};
use crate::outages::is_up;
use crate::server::assert_published;

/// A disk of its own that is full when a large file lies there too.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mounted() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=120m", "none"]).arg(folder.path());
        assert!(mount.status().is_ok_and(|it| it.success()), "this needs the right to mount");
        Self(folder)
    }

    fn fill(&self) {
        let mut file = File::create(self.0.path().join("ballast")).expect("a file");
        while file.write_all(&[1; 4096]).is_ok() {}
    }

    fn make_room(&self) {
        std::fs::remove_file(self.0.path().join("ballast")).expect("removed");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[test]
#[ignore = "needs the right to mount"]
fn a_mounted_disk_of_a_server_that_is_full_lets_entries_wait_until_there_is_room() {
    let disk = SmallDisk::mounted();
    let mut federation = Federation::on_disk(disk.0.path());
    let mut desk = federation.machine("left", "banzuke_desk").open();
    let mut wanted = Vec::new();
    for log_is_full in [false, true] {
        disk.fill();
        if log_is_full {
            // The server itself ends where its log finds no room.
            while federation
                .server()
                .try_sql("postgres", "SELECT pg_switch_wal(); CHECKPOINT")
                .is_ok()
            {}
        }
        while desk.line().expect("joined").unsent.len() < 20 {
            wanted.push(format!("Player {}", wanted.len()));
            register(&mut desk, wanted.last().expect("one")).expect("recorded or waiting");
            assert!(wanted.len() < 2_000, "no disk is full");
        }
        let down = desk.line().and_then(|line| line.down.clone());
        if !log_is_full {
            let why = matches!(&down, Some((LineFault::Down(why), _)) if why.said.contains("No space left"));
            assert!(why, "{down:?}");
        }
        assert_eq!(names(&desk), wanted);
        disk.make_room();
        let server = federation.own.as_mut().expect("its own");
        if server.try_sql("postgres", "SELECT 1").is_err() {
            server.crash();
            server.start();
        }
        follow_until(&mut desk, is_up);
        let new = federation.machine(&format!("new{log_is_full}"), "banzuke_chief").open();
        assert_eq!(new.head(), desk.head());
        assert_eq!(names(&new), wanted);
        assert_published(&federation, new.club());
    }
}
