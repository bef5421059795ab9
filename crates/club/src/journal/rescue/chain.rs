//! Evidence of the chain of digests for the rows that were found.
//!
//! Each row holds a digest over its entry and the digest before it. That shows a changed row, and where a single letter
//! of it was changed, the digest proves which one it was.

use std::collections::BTreeMap;

use super::candidate::{Candidate, Proof};
use crate::club::Seq;
use crate::journal::chain::{Digest, Link};

/// The longest row of which every letter is tried in place of every other.
const SHORT: usize = 1_000;

/// The longest of which every bit is turned.
const LONG: usize = 10_000;

/// Follows the chain along the rows, marks those that are not as they were written, and puts
/// them right where the chain proves how.
pub(super) fn follow(rows: &mut BTreeMap<Seq, Candidate>) {
    let mut before = Some((Seq(0), Digest::default()));
    let numbers: Vec<Seq> = rows.keys().copied().collect();
    for seq in numbers {
        let Some(row) = rows.get(&seq) else { continue };
        let known = before.filter(|(last, _)| last.0 + 1 == seq.0).map(|(_, digest)| digest);
        let Some(link) = row.link.clone() else {
            before = None;
            continue;
        };
        let mut digest = link.digest.clone();
        if let Some(known) = known
            && made(&known, row).as_ref() != Some(&link)
        {
            let behind = rows.get(&Seq(seq.0 + 1));
            let computed = made(&known, row).filter(|made| goes_on(&made.digest, behind));
            if let Some(computed) = computed.filter(|made| made.sealed == link.sealed) {
                // The digest itself is damaged: what comes behind goes on from the right one.
                digest = computed.digest;
            } else {
                let restored = restore(row, &known, &link);
                let altered = Candidate { proof: Some(Proof::Altered), ..row.clone() };
                rows.insert(seq, restored.unwrap_or(altered));
            }
        }
        before = Some((seq, digest));
    }
}

fn made(before: &Digest, row: &Candidate) -> Option<Link> {
    Some(Link::after(before, &row.entry()?))
}

/// Whether a row continues the chain after a digest.
fn goes_on(digest: &Digest, row: Option<&Candidate>) -> bool {
    row.is_some_and(|row| row.link.is_some() && made(digest, row) == row.link)
}

/// The row with one letter changed so that the digest is right.
fn restore(row: &Candidate, before: &Digest, link: &Link) -> Option<Candidate> {
    let length: usize = row.texts.iter().flatten().map(Vec::len).sum();
    let bits: Vec<u8> = (0..8).map(|bit| 1 << bit).collect();
    let all: Vec<u8> = (1..=u8::MAX).collect();
    let changes = if length <= SHORT { &all } else { &bits };
    if length > LONG {
        return None;
    }
    let unreadable = row.unreadable();
    let texts = row.texts.iter().enumerate();
    let texts = texts.filter_map(|(at, text)| Some((at, text.clone()?)));
    // One letter makes no more than one text unreadable.
    for (column, mut text) in texts.filter(|(at, _)| unreadable.iter().all(|bad| bad == at)) {
        for at in 0..text.len() {
            for change in changes {
                text[at] ^= change;
                let changed = row.with(column, text.clone());
                if made(before, &changed).as_ref() == Some(link) {
                    return Some(Candidate { proof: Some(Proof::Restored), ..changed });
                }
                text[at] ^= change;
            }
        }
    }
    None
}
