//! The chain of digests that runs through a journal.
//!
//! An entry's digest is SHA-256 over the digest before it, a line feed, the entry as one line of an exported journal
//! without days of birth, and a line feed; before the first entry stands nothing. A public export can therefore be
//! checked by anybody. Days of birth are few enough to be guessed from a digest, so the second digest, over them too,
//! stays in the file.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io;
use std::io::{BufWriter, IntoInnerError, Write};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::entry::without_births;
use super::fold::{NotAllowed, NotFolded, decide_on, fold_on, unrated};
use super::undo::TakenBack;
use super::{Entry, OpId, refold};
use crate::club::{Club, Seq};
use crate::domain::progress::Progress;

/// A digest: 64 hexadecimal digits; empty before the first entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub String);

impl Digest {
    /// How many digits people compare.
    const SHORT: usize = 12;

    /// The digest of a text that is no entry.
    pub fn of(text: &str) -> Self {
        Self::written(&Sha256::digest(text))
    }

    fn written(hash: &[u8]) -> Self {
        Self(hash.iter().fold(String::with_capacity(64), |mut digits, byte| {
            write!(digits, "{byte:02x}").expect("memory");
            digits
        }))
    }

    /// Enough of it for people to compare.
    pub fn short(&self) -> &str {
        self.0.get(..Self::SHORT).unwrap_or(&self.0)
    }
}

/// The link of an entry in the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Over the entry without its private parts, and over all entries before it.
    pub digest: Digest,
    /// Over its private parts too, if it has any.
    pub sealed: Option<Digest>,
}

impl Link {
    /// The link of an entry behind that digest.
    pub fn after(before: &Digest, entry: &Entry) -> Self {
        Self::measured(before, entry).0
    }

    /// [`Self::after`], with the length of the entry as a line, in bytes.
    pub(super) fn measured(before: &Digest, entry: &Entry) -> (Self, usize) {
        let (public, births) = without_births(entry);
        let (digest, length) = over(before, &public);
        if births == 0 {
            return (Self { digest, sealed: None }, length);
        }
        let (sealed, length) = over(&digest, entry);
        (Self { digest, sealed: Some(sealed) }, length)
    }
}

/// The line is hashed as it is written: that of an import may be hundreds of megabytes long.
fn over(before: &Digest, entry: &Entry) -> (Digest, usize) {
    let hash = Sha256::new().chain_update(&before.0).chain_update("\n");
    let mut hash = BufWriter::with_capacity(1 << 16, Hashed(hash, 0));
    serde_json::to_writer(&mut hash, entry).expect("an entry has only string keys");
    let Hashed(hash, length) =
        hash.into_inner().map_err(IntoInnerError::into_error).expect("memory");
    (Digest::written(&hash.chain_update("\n").finalize()), length)
}

/// A writer that hashes and counts bytes.
struct Hashed(Sha256, usize);

impl Write for Hashed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        self.1 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

// A journal as far as it is known, with the club that follows from it.
//
// The club as it stood before each of the last entries is kept too: taking one of them back folds the journal from
// there and not from its beginning.

/// The number of entries for which the club is kept. Clubs share what did not change between them; one whose ratings
/// nearly all changed with the next entry holds none.
const KEPT: usize = 16;

/// So many entries are as soon folded as those of an event are found. None in tests.
const FAR: usize = if cfg!(test) { 0 } else { 2 * KEPT };

/// A journal and its club.
#[derive(Debug, Default)]
pub struct Ledger {
    entries: Vec<Arc<Entry>>,
    /// The digest of the last entry.
    head: Digest,
    club: Club,
    /// The place of an entry, and the club before it as the earlier entries count now. Oldest first.
    before: VecDeque<(usize, Club)>,
    taken_back: TakenBack,
}

impl Ledger {
    /// A whole journal, the digest of its last entry, and the club that follows from it.
    pub fn of(entries: Vec<Arc<Entry>>, head: Digest, club: Club) -> Self {
        let mut taken_back = TakenBack::default();
        taken_back.grow(taken_back.with(0, &entries));
        Self { entries, head, club, before: VecDeque::new(), taken_back }
    }

    /// The journal, oldest first.
    pub fn entries(&self) -> &[Arc<Entry>] {
        &self.entries
    }

    /// The club after it.
    pub fn club(&self) -> &Club {
        &self.club
    }

    /// The number of the last entry.
    pub fn last(&self) -> Seq {
        self.entries.last().map(|entry| entry.seq).unwrap_or_default()
    }

    /// The digest of the last entry, which stands for the whole journal.
    pub fn head(&self) -> &Digest {
        &self.head
    }

    /// Takes another digest of the last entry, of a file whose digests were written since it was read.
    pub(crate) fn set_head(&mut self, head: Digest) {
        self.head = head;
    }

    /// The entry that recorded an operation, if one did.
    pub fn operation(&self, op: &OpId) -> Option<&Arc<Entry>> {
        self.entries.iter().rev().find(|entry| entry.op == *op)
    }

    /// The club as it would be after further entries, watched action by action.
    pub fn after(&self, news: &[Arc<Entry>], progress: &dyn Progress) -> Result<Club, NotFolded> {
        let known = self.entries.len();
        let further = self.taken_back.with(known, news);
        let turned = self.taken_back.turned(&further).next().map_or(known, |at| at.min(known));
        let (from, club) =
            if turned < known { self.before(turned) } else { (known, self.club.clone()) };
        if from + FAR < known
            && let Some(club) = self.turned(&further, news)
        {
            return Ok(club);
        }
        let entries = [&self.entries[from..], news].concat();
        let live = self.taken_back.live(&further, from..known + news.len());
        fold_on(club, &entries, &live, progress)
    }

    /// The club as it would be after a decision made now, watched action by action; after an import still to be settled.
    pub fn decided(&self, entry: &Arc<Entry>, progress: &dyn Progress) -> Result<Club, NotFolded> {
        decide_on(self.club.clone(), std::slice::from_ref(entry), progress)
    }

    /// The club after an undo far back, where it is about events alone.
    fn turned(&self, further: &TakenBack, news: &[Arc<Entry>]) -> Option<Club> {
        let [undo] = news else { return None };
        let turned: Vec<usize> = self.taken_back.turned(further).collect();
        let live = self.taken_back.live(further, 0..self.entries.len());
        let is_undo = undo.undoes.is_some() && turned.iter().all(|at| *at < self.entries.len());
        is_undo.then(|| refold::turned(&self.club, &self.entries, &turned, |at| live[at]))?
    }

    /// Folds the whole journal again. Says whether the club is the same as the one that was known; ratings follow from the
    /// rest and are calculated when only one club is left, since two take much room.
    pub(crate) fn fold_again(&mut self) -> Result<bool, NotAllowed> {
        self.before.clear();
        self.club.forget_ratings();
        let folded = unrated(&self.entries);
        let is_same = folded.as_ref().is_ok_and(|club| club.is_decided_as(&self.club));
        let fault = folded.map(|club| self.club = club).err();
        self.club.settle();
        fault.map_or(Ok(is_same), Err)
    }

    /// Adds entries, the digest of the last, and the club [`Self::after`] them.
    pub fn grow(&mut self, news: &[Arc<Entry>], head: Digest, mut club: Club) {
        club.settle();
        let known = self.entries.len();
        let further = self.taken_back.with(known, news);
        let turned = self.taken_back.turned(&further).next().map_or(known, |at| at.min(known));
        self.taken_back.grow(further);
        self.before.retain(|(at, _)| *at <= turned);
        let before = std::mem::replace(&mut self.club, club);
        if turned == known {
            if let Some((_, older)) = self.before.back_mut()
                && !before.has_most_ratings_of(older)
            {
                older.forget_ratings();
            }
            self.before.push_back((known, before));
            let over = self.before.len().saturating_sub(KEPT);
            self.before.drain(..over);
        }
        self.entries.extend_from_slice(news);
        self.head = head;
    }

    /// The latest club kept that no entry from `place` on has made, and the place it stands before.
    fn before(&self, place: usize) -> (usize, Club) {
        let kept = self.before.iter().rfind(|(at, _)| *at <= place);
        let (at, mut club) = kept.cloned().unwrap_or_default();
        club.rate_from(&self.club);
        (at, club)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `sha256sum`.
    #[test]
    fn a_digest_is_what_other_programs_compute() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"close_tournament","tournament":1}]}"#;
        let entry = Entry::from_line(line).expect("an entry");
        let first = Link::after(&Digest::default(), &entry);
        assert_eq!(
            first.digest.0,
            "ea12af5fa097e83188dafb3d165a362f2262498094bdc9cdafec078a48809d15"
        );
        assert_eq!(first.sealed, None);
        assert_eq!(
            Link::after(&first.digest, &entry).digest.0,
            "e9e82f281b54df4353d057c549c4983820396dc1581f122e031d42b83e9c3948"
        );
    }

    #[test]
    fn a_day_of_birth_is_sealed_and_leaves_the_public_digest_alone() {
        let line = r#"{"seq":1,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o1","actions":[{"kind":"set_born","player":1,"born":"1990-04-25"}]}"#;
        let link = |line: &str| {
            Link::after(&Digest::default(), &Entry::from_line(line).expect("an entry"))
        };
        let (one, other) = (link(line), link(&line.replace("1990", "1991")));
        assert_eq!(one.digest, other.digest);
        assert_ne!(one.sealed, other.sealed);
        assert_eq!(link(&line.replace(r#","born":"1990-04-25""#, "")).sealed, None);
    }
}

#[cfg(test)]
pub(crate) mod ledger_tests;
