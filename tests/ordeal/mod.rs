//! Trials in which nothing may be lost: kills, disks that fail or are full, power cuts, many desks, clocks that jump.
//!
//! The usual run tries a sample. `BANZUKE_LONG=100 cargo test --release --test main ordeal`
//! tries everything; with `--nocapture` it prints the numbers of `docs/RELIABILITY.md`.

#[cfg(target_os = "linux")]
mod circumstances;
mod clocks;
#[cfg(target_os = "linux")]
mod conditions;
mod crash;
mod desks;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod failures;
#[cfg(target_os = "linux")]
mod hanging;
#[cfg(target_os = "linux")]
mod meanwhile;
#[cfg(target_os = "linux")]
mod power;
mod screens;
mod script;
#[cfg(target_os = "linux")]
mod staying;
#[cfg(target_os = "linux")]
mod volatile;
mod worker;
#[cfg(target_os = "linux")]
mod written;

use std::path::Path;
use std::sync::Arc;

use banzuke::desk::Desk;
use banzuke::journal::Entry;
use banzuke::journal::store::Missing;

/// The entries of a file that must be sound; none without a file.
#[track_caller]
fn sound(file: &Path) -> Vec<Arc<Entry>> {
    if !file.exists() {
        return Vec::new();
    }
    let opened = Desk::open(file, Missing::Refuse, "referee");
    let mut desk = opened.unwrap_or_else(|error| panic!("{}: {error:?}", file.display()));
    assert_eq!(desk.verify().expect("verified"), [], "check is clean");
    desk.entries().to_vec()
}
