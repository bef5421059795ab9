//! The readable parts of a row of the journal.

use chrono::{DateTime, Utc};

use crate::club::{Action, Seq};
use crate::journal::chain::{Digest, Link};
use crate::journal::entry::{EntryFault, read_actions};
use crate::journal::{Entry, OpId};

/// The texts of a row in the order in which they are stored.
const TIME: usize = 0;
const DESK: usize = 1;
const OPERATION: usize = 2;
const ACTIONS: usize = 3;

/// A row as found. Its number may be wrong; unreadable parts are left out.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) seq: Seq,
    /// Whether its own number was another one, which did not fit where it stands.
    pub(super) renumbered: bool,
    pub(super) at: Option<DateTime<Utc>>,
    pub(super) desk: Option<String>,
    pub(super) op: Option<String>,
    pub(super) undoes: Option<Seq>,
    /// Why not is not known where not even their text is there.
    pub(super) actions: Result<Vec<Action>, Option<EntryFault>>,
    /// Its link in the chain, if there is one.
    pub(super) link: Option<Link>,
    /// The evidence of the chain.
    pub(super) proof: Option<Proof>,
    /// The texts as they are stored.
    pub(super) texts: [Option<Vec<u8>>; 4],
}

/// The evidence of the chain of digests for a changed entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// One letter was put right.
    Restored,
    /// Something of it is not as it was written.
    Altered,
}

impl Candidate {
    /// The readable texts: time, desk, operation and actions; then perhaps the two digests.
    pub(super) fn new(seq: Seq, undoes: Option<Seq>, columns: [Option<Vec<u8>>; 6]) -> Self {
        let [time, desk, op, actions, digest, sealed] = columns;
        let digits = |bytes: Option<Vec<u8>>| {
            let text = bytes.as_deref().and_then(text).filter(|text| !text.is_empty());
            text.map(Digest)
        };
        let sealed = digits(sealed);
        let link = digits(digest).map(|digest| Link { digest, sealed });
        let texts = [time, desk, op, actions];
        let words = |at: usize| texts[at].as_deref().and_then(text);
        let actions = words(ACTIONS).ok_or(None);
        Self {
            seq,
            renumbered: false,
            at: words(TIME).and_then(|text| text.parse().ok()),
            desk: words(DESK),
            op: words(OPERATION),
            undoes,
            actions: actions.and_then(|json| read_actions(&json).map_err(Some)),
            link,
            proof: None,
            texts,
        }
    }

    /// The row with another text in it.
    pub(super) fn with(&self, at: usize, text: Vec<u8>) -> Self {
        let mut texts = self.texts.clone();
        texts[at] = Some(text);
        let [time, desk, op, actions] = texts;
        let row = Self::new(self.seq, self.undoes, [time, desk, op, actions, None, None]);
        Self { link: self.link.clone(), renumbered: self.renumbered, ..row }
    }

    /// Whether its decisions or its undo are readable. An undo decides nothing, so it needs only the number of the
    /// entry it undoes.
    pub(super) fn is_readable(&self) -> bool {
        self.actions.is_ok()
            || self.undoes.is_some_and(|undone| undone > Seq(0) && undone < self.seq)
    }

    /// The texts that cannot be read.
    pub(super) fn unreadable(&self) -> Vec<usize> {
        let bad =
            [self.at.is_none(), self.desk.is_none(), self.op.is_none(), self.actions.is_err()];
        (TIME..=ACTIONS).filter(|&text| bad[text]).collect()
    }

    /// The entry, if all of it can be read.
    pub(super) fn entry(&self) -> Option<Entry> {
        Some(Entry {
            seq: self.seq,
            at: self.at?,
            desk: self.desk.clone()?,
            op: OpId(self.op.clone()?),
            undoes: self.undoes,
            actions: self.actions.clone().ok()?,
        })
    }
}

/// A text of a row, if it is one.
pub(super) fn text(bytes: &[u8]) -> Option<String> {
    std::str::from_utf8(bytes).ok().map(str::to_owned)
}
