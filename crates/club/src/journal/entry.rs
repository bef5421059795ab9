//! A journal entry: decisions made together, or the taking back of an earlier entry.
//!
//! Its decisions are understood when they are asked for: where a [snapshot](super::snapshot) holds what years of entries
//! add up to, hardly one of them is looked at again. Such an entry keeps the text of its row, which was read as actions
//! when the snapshot was made.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::chain::Digest;
use crate::clock::is_in_years;
use crate::club::action::{AddPlayer, SetBorn, SetNote};
use crate::club::{Action, Club, Seq};

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
    #[serde(default, skip_serializing_if = "Actions::is_empty")]
    pub actions: Actions,
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
    actions: Actions,
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

// The journal for the public record: results and draws, from which anybody can calculate every rating again.

/// A text that a journal must have where its own is not public.
pub(crate) const LEFT_OUT: &str = "-";

/// The entry with what moves results and ratings and nothing else: no desks, notes, births, aliases, readings, tables
/// or reasons. Players bear the names that `club` has for them, whatever they were registered under; `club` is a public
/// one ([`Club::public`]). Its number and what it undoes stay; it has no digest of its own.
pub fn public(entry: &Entry, club: &Club) -> Entry {
    Entry {
        seq: entry.seq,
        at: entry.at,
        desk: LEFT_OUT.to_owned(),
        op: OpId(entry.seq.to_string()),
        undoes: entry.undoes,
        actions: entry.actions.iter().filter_map(|action| action.public(club)).collect(),
    }
}

/// All entries, a line each.
pub fn public_lines(entries: &[Arc<Entry>], club: &Club) -> Vec<u8> {
    let mut lines = Vec::new();
    for entry in entries {
        lines.extend_from_slice(public(entry, club).to_line().as_bytes());
        lines.push(b'\n');
    }
    lines
}

// Private data, removed from a journal that is handed out.

/// The entry without days of birth, and how many there were. It decides the same otherwise, so the
/// journal folds into the same club but for those days; a registration has none, and the setting
/// of one clears it. A journal with and one without them are two journals: neither goes on from
/// the other.
pub fn without_births(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, |action| match action {
        Action::AddPlayer(AddPlayer { born, .. }) | Action::SetBorn(SetBorn { born, .. }) => {
            born.is_some()
        }
        _ => false,
    })
}

/// The entry without the desk's notes on players, and how many there were: their setting clears them, and the journal
/// folds into the same club but for them. The chain of digests runs over notes, so it does not fit what is left.
pub fn without_notes(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, has_note)
}

/// How many of the desk's notes on players an entry sets.
pub fn notes(entry: &Entry) -> usize {
    entry.actions.iter().filter(|action| has_note(action)).count()
}

fn has_note(action: &Action) -> bool {
    matches!(action, Action::SetNote(SetNote { note: Some(_), .. }))
}

/// The entry with the private part of these actions taken out, and how many there are.
fn without(entry: &Entry, is_private: impl Fn(&Action) -> bool) -> (Cow<'_, Entry>, usize) {
    // An import may be a million actions, and few entries hold anything private.
    let left_out = entry.actions.iter().filter(|action| is_private(action)).count();
    if left_out == 0 {
        return (Cow::Borrowed(entry), 0);
    }
    let mut entry = entry.clone();
    for action in entry.actions.iter_mut().filter(|action| is_private(action)) {
        match action {
            Action::AddPlayer(AddPlayer { born, .. }) | Action::SetBorn(SetBorn { born, .. }) => {
                *born = None;
            }
            Action::SetNote(SetNote { note, .. }) => *note = None,
            _ => {}
        }
    }
    (Cow::Owned(entry), left_out)
}

/// The decisions of an entry, in order.
#[derive(Clone, Default)]
pub struct Actions {
    read: OnceLock<Vec<Action>>,
    /// As their row has them.
    text: Option<Box<str>>,
}

impl Actions {
    /// Actions that were read of this text before.
    pub(in crate::journal) fn of_text(text: String) -> Self {
        Self { read: OnceLock::new(), text: Some(text.into()) }
    }

    /// Whether a row has them.
    pub(in crate::journal) fn are_in(&self, text: &str) -> bool {
        self.text.as_deref() == Some(text)
            || read_actions(text).is_ok_and(|actions| actions == **self)
    }

    /// Whether one of them may be of these kinds, without reading them all for that.
    pub(in crate::journal) fn may_be(&self, kinds: &[&str]) -> bool {
        let unread = self.text.as_deref().filter(|_| self.read.get().is_none());
        unread.is_none_or(|text| kinds.iter().any(|kind| text.contains(kind)))
    }

    /// Whether there are none, as in an undo.
    pub fn is_empty(&self) -> bool {
        self.text.as_deref().map_or_else(|| (**self).is_empty(), |text| text == "[]")
    }
}

impl Deref for Actions {
    type Target = Vec<Action>;

    fn deref(&self) -> &Vec<Action> {
        self.read.get_or_init(|| {
            let read = self.text.as_deref().map_or(Ok(Vec::new()), read_actions);
            read.unwrap_or_else(|fault| {
                log::error!("actions that were read before are unreadable: {fault:?}");
                Vec::new()
            })
        })
    }
}

impl DerefMut for Actions {
    fn deref_mut(&mut self) -> &mut Vec<Action> {
        let read = std::mem::take(self);
        *self = Vec::clone(&read).into();
        self.read.get_mut().expect("they were just put there")
    }
}

impl From<Vec<Action>> for Actions {
    fn from(actions: Vec<Action>) -> Self {
        Self { read: actions.into(), text: None }
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<T: IntoIterator<Item = Action>>(actions: T) -> Self {
        actions.into_iter().collect::<Vec<_>>().into()
    }
}

impl<'a> IntoIterator for &'a Actions {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl PartialEq for Actions {
    fn eq(&self, other: &Self) -> bool {
        (self.text.is_some() && self.text == other.text) || **self == **other
    }
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Actions {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::deserialize(from).map(Self::from)
    }
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
