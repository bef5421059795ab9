//! A journal entry: decisions made together, or the taking back of an earlier entry.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::chain::Digest;
use crate::clock::is_in_years;
use crate::club::{Action, Seq};

/// The client's own name for one operation. An operation sent twice is recorded once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpId(pub String);

/// A club's journal among others, and which of its continuations counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Drawn once, the same in every copy of a file.
    pub club: String,
    /// Counted up when a backup is restored or another machine takes over: the higher one counts.
    pub epoch: u64,
}

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: Seq,
    /// When it was written.
    pub at: DateTime<Utc>,
    /// The desk that wrote it.
    pub desk: String,
    /// The client's operation id, unique in the journal.
    pub op: OpId,
    /// The undone entry, in an undo; a redo undoes an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<Seq>,
    /// The decisions; none in an undo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action>,
}

/// Why a text is no entry of this version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// It holds a kind of action, or a detail of one, that only a newer version knows.
    Newer(String),
    /// It is damaged; what the reader of JSON said.
    Damaged(String),
}

pub fn read_actions(json: &str) -> Result<Vec<Action>, EntryFault> {
    let read: Result<Vec<Action>, _> = serde_json::from_str(json);
    let mut actions = read.map_err(|error| fault(json, &error))?;
    // Room for four, as a list that grows has at first, would take more of the memory of years than all that is in use.
    actions.shrink_to_fit();
    Ok(actions)
}

/// An entry as an exported journal has it, with the digest that it had in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JournalLine {
    seq: Seq,
    at: DateTime<Utc>,
    desk: String,
    op: OpId,
    #[serde(default)]
    undoes: Option<Seq>,
    #[serde(default)]
    actions: Vec<Action>,
    #[serde(default)]
    digest: Option<Digest>,
}

impl Entry {
    /// Reads an entry from one line of an exported journal.
    pub fn from_line(line: &str) -> Result<Self, EntryFault> {
        Ok(Self::from_digested_line(line)?.0)
    }

    /// Reads an entry and its digest, which journals exported by older versions lack.
    pub fn from_digested_line(line: &str) -> Result<(Self, Option<Digest>), EntryFault> {
        let JournalLine { seq, at, desk, op, undoes, actions, digest } =
            serde_json::from_str(line).map_err(|error| fault(line, &error))?;
        if !is_in_years(at.naive_utc()) {
            return Err(EntryFault::Damaged(format!("{at} is no time of the years 1 to 9999")));
        }
        Ok((Self { seq, at, desk, op, undoes, actions }, digest))
    }

    /// Whether another entry records the same operation: all is equal but the number.
    pub fn says_the_same(&self, other: &Self) -> bool {
        (&self.desk, self.at, &self.op, self.undoes, &self.actions)
            == (&other.desk, other.at, &other.op, other.undoes, &other.actions)
    }

    /// The entry as one line of an exported journal with its digest as the last member.
    pub fn to_digested_line(&self, digest: &Digest) -> String {
        let mut line = self.to_line();
        line.pop();
        format!(r#"{line},"digest":"{}"}}"#, digest.0)
    }

    /// The entry as one line, without the line's end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("an entry has only string keys")
    }
}

/// Tells a newer version's entry from a damaged one.
fn fault(json: &str, error: &serde_json::Error) -> EntryFault {
    let Ok(value) = serde_json::from_str::<serde_json::Value>(json) else {
        return EntryFault::Damaged(error.to_string());
    };
    let actions = value.get("actions").unwrap_or(&value);
    let kinds = actions.as_array().into_iter().flatten().filter_map(|action| action.get("kind"));
    let unknown = kinds
        .filter_map(serde_json::Value::as_str)
        .find(|kind| !Action::KINDS.contains(kind))
        .map(|kind| EntryFault::Newer(kind.to_owned()));
    let message = error.to_string();
    unknown.unwrap_or_else(|| {
        if message.starts_with("unknown ") {
            EntryFault::Newer(message)
        } else {
            EntryFault::Damaged(message)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"seq":3,"at":"2026-11-21T01:02:03Z","desk":"desk","op":"o3","actions":[{"kind":"close_tournament","tournament":1}]}"#;

    #[test]
    fn an_entry_is_one_line_and_comes_back_from_it() {
        let entry = Entry::from_line(LINE).expect("an entry");
        assert_eq!(entry.to_line(), LINE);
    }

    #[test]
    fn an_entry_from_elsewhere_is_dated_in_the_years_that_clocks_show() {
        for (year, is_read) in [("0001", true), ("9999", true), ("+10000", false), ("-0001", false)]
        {
            let line = LINE.replace("2026-", &format!("{year}-"));
            assert_eq!(Entry::from_line(&line).is_ok(), is_read, "{year}");
        }
    }

    #[test]
    fn what_a_newer_version_wrote_is_told_from_damage() {
        let newer = LINE.replace("close_tournament", "teleport_tournament");
        assert_eq!(
            Entry::from_line(&newer),
            Err(EntryFault::Newer("teleport_tournament".to_owned()))
        );
        let detail = LINE.replace("\"tournament\":1", "\"tournament\":1,\"gently\":true");
        assert!(matches!(Entry::from_line(&detail), Err(EntryFault::Newer(_))));
        let damaged = LINE.replace("\"tournament\":1", "\"tournament\":\"x\"");
        assert!(matches!(Entry::from_line(&damaged), Err(EntryFault::Damaged(_))));
        assert!(matches!(Entry::from_line("{"), Err(EntryFault::Damaged(_))));
    }

    #[test]
    fn the_list_of_kinds_is_complete() {
        for kind in Action::KINDS {
            let json = format!(r#"[{{"kind":"{kind}"}}]"#);
            // Known kinds miss their fields; an unknown one would be called newer.
            assert!(matches!(read_actions(&json), Err(EntryFault::Damaged(_))), "{kind}");
        }
    }
}
