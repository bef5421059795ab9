//! Random changes of bytes, and files cut at random places.

use std::fs;

use banzuke::desk::Desk;
use banzuke::journal::StoreError;
use banzuke::journal::store::Missing;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use super::{Damaged, is_written_clean};
use crate::common::trials::size;
use crate::files::{fixtures, journal};

/// Without digests, and with digests.
const WHOLE: [&str; 2] = ["v4.db", "v6.db"];

/// The number of changed bits in the usual run, and in a full run.
const FLIPS: (usize, usize) = (100, 10_000);

/// The numbers of damaged files: opened without findings, opened with findings of a check,
/// refused; rescued, or without anything to rescue; entries rescued, and entries known.
#[derive(Debug, Default)]
struct Tally {
    clean: usize,
    found: usize,
    refused: usize,
    rescued: usize,
    nothing: usize,
    taken: usize,
    known: usize,
}

impl Tally {
    /// Opens a file as any command does, then rescues its readable entries.
    fn try_out(&mut self, content: &[u8]) {
        let file = Damaged::new(content);
        match file.rescued() {
            Ok(rescued) => {
                // The journal of the fixtures is written and verified by other tests.
                if !journal().starts_with(&rescued.entries) || !rescued.losses.is_empty() {
                    is_written_clean(&rescued);
                }
                self.rescued += 1;
                self.taken += rescued.taken();
                self.known += rescued.known;
            }
            Err(StoreError::NotOurs(_)) => self.nothing += 1,
            Err(other) => panic!("{other}"),
        }
        let opened = Desk::open(&file.path, Missing::Refuse, "desk");
        match opened.and_then(|mut desk| desk.verify()) {
            Ok(findings) if findings.is_empty() => self.clean += 1,
            Ok(_) => self.found += 1,
            Err(_) => self.refused += 1,
        }
    }
}

fn whole() -> [Vec<u8>; 2] {
    WHOLE.map(|name| fs::read(fixtures(name)).expect("the fixture"))
}

#[test]
fn whatever_bytes_change_a_file_opens_or_is_refused_and_is_rescued() {
    let files = whole();
    let mut chance = ChaCha8Rng::seed_from_u64(12);
    let mut tally = Tally::default();
    for whole in files.iter().cycle().take(size(FLIPS.0, FLIPS.1)) {
        let mut damaged = whole.clone();
        let at = usize::try_from(chance.next_u64() % whole.len() as u64).expect("in the file");
        damaged[at] ^= 1 << (chance.next_u32() % 8);
        tally.try_out(&damaged);
    }
    println!("{tally:?}");
    assert!(tally.refused > 0 && tally.found > 0, "{tally:?}");
    assert_eq!(tally.nothing, 0, "one bit never hides a journal");
    assert!(tally.taken * 100 >= tally.known * 99, "{tally:?}");
}

/// Cuts at every page and inside some.
#[test]
fn a_file_cut_anywhere_is_refused_and_rescued() {
    let mut tally = Tally::default();
    for whole in whole() {
        let pages = (0..whole.len()).step_by(4096);
        let inside = |page: usize| [page, page + 1 + page / 5 % 4000];
        for cut in pages.flat_map(inside).filter(|&cut| cut > 0) {
            tally.try_out(&whole[..cut]);
        }
    }
    println!("{tally:?}");
    assert_eq!(tally.clean, 0, "{tally:?}");
    assert!(tally.rescued > tally.nothing, "{tally:?}");
}

/// Sixteen bytes in each page are noise, as with bad sectors.
#[test]
fn a_file_with_noise_on_every_page_is_rescued() {
    let mut chance = ChaCha8Rng::seed_from_u64(21);
    let mut tally = Tally::default();
    for whole in whole().iter().cycle().take(6) {
        let mut damaged = whole.clone();
        for page in damaged.chunks_mut(4096) {
            let at = usize::try_from(chance.next_u64() % 4080).expect("in the page");
            chance.fill_bytes(&mut page[at..at + 16]);
        }
        tally.try_out(&damaged);
    }
    println!("{tally:?}");
    assert_eq!(tally.rescued, 6, "{tally:?}");
}
