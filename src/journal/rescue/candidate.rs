//! What was found of a row of the journal: as much of it as can be read.

use chrono::{DateTime, Utc};

use super::cells::width;
use crate::club::{Action, Seq};
use crate::journal::entry::{EntryFault, read_actions};

/// What was found of a row. Its number may be wrong; parts that cannot be read are left out.
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
}

impl Candidate {
    /// Whether it can be told what the entry decided or took back. An undo decides nothing, so
    /// it needs no more than the number of what it takes back.
    pub(super) fn is_readable(&self) -> bool {
        self.actions.is_ok()
            || self.undoes.is_some_and(|undone| undone > Seq(0) && undone < self.seq)
    }
}

/// A text of a row, if it is one.
pub(super) fn text(bytes: &[u8]) -> Option<String> {
    std::str::from_utf8(bytes).ok().map(str::to_owned)
}

/// The columns of a journal row in the order in which they are stored.
pub(super) struct Columns<'a> {
    types: &'a [u64],
    values: Vec<Option<Vec<u8>>>,
}

impl<'a> Columns<'a> {
    pub(super) fn new(types: &'a [u64]) -> Self {
        Self { types, values: Vec::new() }
    }

    /// Whether the first text is a time: hardly anything else in a file looks like one.
    pub(super) fn begins_with_a_time(&self, content: &[u8]) -> bool {
        let time = self.types.get(1).and_then(|&kind| content.get(..width(kind)?));
        time.and_then(text).is_some_and(|text| text.parse::<DateTime<Utc>>().is_ok())
    }

    /// Takes the columns out of what follows the head, as far as it reaches.
    pub(super) fn read(&mut self, mut content: &[u8]) {
        for &kind in self.types {
            let value = width(kind).and_then(|width| content.split_at_checked(width));
            self.values.push(value.map(|(value, rest)| {
                content = rest;
                value.to_vec()
            }));
        }
    }

    pub(super) fn into_candidate(self, seq: u64) -> Candidate {
        let column = |at: usize| self.values.get(at).cloned().flatten();
        let words = |at: usize| column(at).as_deref().and_then(text);
        let undoes = match self.types.get(4) {
            Some(1..=6) => column(4).map(|bytes| {
                Seq(bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)))
            }),
            Some(8) => Some(Seq(0)),
            Some(9) => Some(Seq(1)),
            _ => None,
        };
        Candidate {
            seq: Seq(seq),
            renumbered: false,
            at: words(1).and_then(|text| text.parse().ok()),
            desk: words(2),
            op: words(3),
            undoes,
            actions: actions(words(5).as_deref()),
        }
    }
}

/// The actions of a row, of which the text may be missing.
pub(super) fn actions(json: Option<&str>) -> Result<Vec<Action>, Option<EntryFault>> {
    read_actions(json.ok_or(None)?).map_err(Some)
}
