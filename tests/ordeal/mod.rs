//! Trials in which no event may lose anything: kills, disks that fail or are full, power cuts, many desks, clocks that jump.
//!
//! The usual run tries a sample. `BANZUKE_ORDEAL=100 cargo test --release --test main ordeal` tries everything,
//! a smaller number so many per cent of it; what it prints with `--nocapture` are the figures of `docs/RELIABILITY.md`.

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

/// How many per cent of everything are to be tried, where somebody asks for more than usual.
fn asked() -> Option<usize> {
    let told = std::env::var("BANZUKE_ORDEAL").ok()?;
    Some(told.parse::<usize>().expect("per cent").clamp(1, 100))
}

/// How much is tried: usually, and when everything is.
fn size(usual: usize, full: usize) -> usize {
    asked().map_or(usual, |percent| usual.max(full * percent / 100))
}

/// One of how many is tried.
fn one_of(usual: usize) -> usize {
    asked().map_or(usual, |percent| usual.min(100 / percent))
}

/// The entries of a file that must be sound; none if there is no file.
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
