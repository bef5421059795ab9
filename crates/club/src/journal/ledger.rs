//! A journal as far as it is known, with the club that follows from it.
//!
//! The club as it stood before each of the last entries is kept too: taking one of them back folds the journal from
//! there and not from its beginning.

use std::collections::VecDeque;
use std::sync::Arc;

use super::chain::Digest;
use super::fold::{NotFolded, decide_on, fold_on, live};
use super::{Entry, OpId};
use crate::club::{Club, Seq};
use crate::domain::progress::Progress;

/// The number of entries for which the club is kept. Clubs share what did not change between them; ratings are kept for
/// the last entry alone, the usual one to undo.
const KEPT: usize = 16;

/// A journal and its club.
#[derive(Debug, Default)]
pub struct Ledger {
    entries: Vec<Arc<Entry>>,
    /// The digest of the last entry.
    head: Digest,
    club: Club,
    /// The place of an entry, and the club before it as the earlier entries count now. Oldest first.
    before: VecDeque<(usize, Club)>,
}

impl Ledger {
    /// A whole journal, the digest of its last entry, and the club that follows from it.
    pub fn of(entries: Vec<Arc<Entry>>, head: Digest, club: Club) -> Self {
        Self { entries, head, club, before: VecDeque::new() }
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
        let Some(turned) = self.turned(news) else {
            return fold_on(self.club.clone(), news, &vec![true; news.len()], progress);
        };
        let entries = [&self.entries[..], news].concat();
        let (from, club) =
            if turned < known { self.before(turned) } else { (known, self.club.clone()) };
        fold_on(club, &entries[from..], &live(&entries)[from..], progress)
    }

    /// The club as it would be after a decision made now, watched action by action.
    pub fn decided(&self, entry: &Arc<Entry>, progress: &dyn Progress) -> Result<Club, NotFolded> {
        decide_on(self.club.clone(), std::slice::from_ref(entry), progress)
    }

    /// Adds entries, the digest of the last, and the club [`Self::after`] them.
    pub fn grow(&mut self, news: &[Arc<Entry>], head: Digest, club: Club) {
        let known = self.entries.len();
        let turned = self.turned(news).unwrap_or(known);
        self.before.retain(|(at, _)| *at <= turned);
        let before = std::mem::replace(&mut self.club, club);
        if turned == known {
            if let Some((_, older)) = self.before.back_mut() {
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
        kept.cloned().unwrap_or_default()
    }

    /// The place of the first entry that counts or no longer counts because of further ones; none if they take nothing
    /// back.
    fn turned(&self, news: &[Arc<Entry>]) -> Option<usize> {
        news.iter().find(|entry| entry.undoes.is_some())?;
        let (before, after) = (live(&self.entries), live(&[&self.entries[..], news].concat()));
        let turned = before.iter().zip(&after).position(|(before, after)| before != after);
        Some(turned.unwrap_or(before.len()))
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::club::Action;
    use crate::domain::ids::ListId;
    use crate::domain::number::PlayerId;
    use crate::domain::progress::NoProgress;
    use crate::journal::fold::fold;

    fn entry(seq: u64, undoes: Option<u64>) -> Arc<Entry> {
        let player = PlayerId(u32::try_from(seq).expect("few"));
        let add = Action::add_player(player, format!("Player {seq}"));
        let (at, desk, op) = (DateTime::UNIX_EPOCH, "desk".to_owned(), OpId(seq.to_string()));
        let actions = if undoes.is_some() { Vec::new() } else { vec![add] };
        Arc::new(Entry { seq: Seq(seq), at, desk, op, undoes: undoes.map(Seq), actions })
    }

    fn grow(ledger: &mut Ledger, entry: Arc<Entry>) {
        let news = [entry];
        let club = ledger.after(&news, &NoProgress).expect("allowed");
        ledger.grow(&news, Digest::default(), club);
    }

    #[test]
    fn clubs_kept_for_undo_hold_no_ratings_and_undo_calculates_them_again() {
        let mut ledger = Ledger::default();
        for seq in 1..=20 {
            grow(&mut ledger, entry(seq, None));
        }
        let is_rated = |(_, club): &(usize, Club)| club.ratings(ListId::MAIN).is_some();
        let rated: Vec<bool> = ledger.before.iter().map(is_rated).collect();
        assert_eq!(rated, [vec![false; KEPT - 1], vec![true]].concat());
        for (seq, undone) in (21..).zip((5..=20).rev()) {
            grow(&mut ledger, entry(seq, Some(undone)));
            assert_eq!(*ledger.club(), fold(ledger.entries()).expect("a sound journal"));
            assert!(ledger.club().ratings(ListId::MAIN).is_some());
        }
    }
}
