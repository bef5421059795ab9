//! A journal entry: decisions made together, or the taking back of an earlier entry.
//!
//! Its decisions are understood when they are asked for: once years of entries are folded, or where a
//! [snapshot](super::snapshot) holds what they add up to, hardly one of them is looked at again. Such an entry keeps its
//! actions packed where there are many, or the text of its row, which was read as actions when the snapshot was made.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, BufReader, Read, Write};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use chrono::{DateTime, Utc};
use foldhash::quality::{FixedState, FoldHasher};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::chain::Digest;
use crate::clock::is_in_years;
use crate::club::action::{AddPlayer, SetBorn, SetNote};
use crate::club::{Action, Club, Seq, pack, unpack};
use crate::domain::ids::TournamentId;

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
    // A growing list has room for four at first, which for years
    // of entries would take more memory than all that is in use.
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
            // The name in it: the rest is English for programmers.
            EntryFault::Newer(message.split('`').nth(1).unwrap_or_default().to_owned())
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
        actions: entry.actions.each().filter_map(|action| action.public(club)).collect(),
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
    without(entry, has_birth)
}

/// The entry without the desk's notes on players, and how many there were: their setting clears them, and the journal
/// folds into the same club but for them. The chain of digests runs over notes, so it does not fit what is left.
pub fn without_notes(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, has_note)
}

/// The entry as one may read it who only looks or scores: without days of birth and notes, and without the payments, which
/// nothing that goes on depends on; and how many of them there were.
pub fn without_private(entry: &Entry) -> (Cow<'_, Entry>, usize) {
    without(entry, |action| has_birth(action) || has_note(action) || is_payment(action))
}

/// How many of the desk's notes on players an entry sets.
pub fn notes(entry: &Entry) -> usize {
    entry.actions.each().filter(|action| has_note(action)).count()
}

fn has_birth(action: &Action) -> bool {
    match action {
        Action::AddPlayer(AddPlayer { born, .. }) | Action::SetBorn(SetBorn { born, .. }) => {
            born.is_some()
        }
        _ => false,
    }
}

fn has_note(action: &Action) -> bool {
    matches!(action, Action::SetNote(SetNote { note: Some(_), .. }))
}

fn is_payment(action: &Action) -> bool {
    matches!(action, Action::SetPaid(_))
}

/// The entry with the private part of these actions taken out, and how many there are; a payment is private as a whole.
fn without(entry: &Entry, is_private: impl Fn(&Action) -> bool) -> (Cow<'_, Entry>, usize) {
    // An import may be a million actions, and few entries hold anything private.
    let left_out = entry.actions.each().filter(|action| is_private(action)).count();
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
    // An empty payment would cancel a payment that is not there, and be refused.
    entry.actions.retain(|action| !(is_payment(action) && is_private(action)));
    (Cow::Owned(entry), left_out)
}

/// The decisions of an entry, in order.
#[derive(Clone, Default)]
pub struct Actions {
    read: OnceLock<Vec<Action>>,
    kept: Kept,
}

/// The stored form of actions.
#[derive(Clone, Default)]
enum Kept {
    #[default]
    Nothing,
    /// The text of their row.
    Text(Box<str>),
    Packed(Packed),
}

/// Many actions as bytes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::journal) struct Packed {
    count: usize,
    /// Of the text of their row, once they were read of it or written to it.
    #[serde(serialize_with = "known", deserialize_with = "once_known")]
    seal: OnceLock<u64>,
    /// The events that they are about, in order, and whether one of them says who is one person.
    events: Box<[TournamentId]>,
    merges: bool,
    #[serde(deserialize_with = "at_once")]
    bytes: Arc<Box<[u8]>>,
}

fn known<S: Serializer>(seal: &OnceLock<u64>, to: S) -> Result<S::Ok, S::Error> {
    seal.get().serialize(to)
}

fn once_known<'de, D: Deserializer<'de>>(from: D) -> Result<OnceLock<u64>, D::Error> {
    Ok(Option::<u64>::deserialize(from)?.map(OnceLock::from).unwrap_or_default())
}

/// Bytes that were written as a list of numbers.
fn at_once<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Box<[u8]>>, D::Error> {
    <&[u8]>::deserialize(from).map(|bytes| Arc::new(bytes.into()))
}

/// Packing fewer actions would save nothing.
const MANY: usize = 16;

/// From this many actions on, an entry is an import. Few in tests.
const IMPORT: usize = if cfg!(test) { MANY } else { 10_000 };

impl Packed {
    /// Many actions of which a row has the text.
    pub(in crate::journal) fn of(actions: &Actions, seal: impl FnOnce() -> u64) -> Option<Self> {
        if let Kept::Packed(packed) = &actions.kept {
            packed.seal.get_or_init(seal);
            return Some(packed.clone());
        }
        if actions.len() < MANY {
            return None;
        }
        let packed = Self::from_actions(actions.look().iter().cloned())?;
        Some(Self { seal: seal().into(), ..packed })
    }

    fn from_actions(actions: impl Iterator<Item = Action>) -> Option<Self> {
        let (mut count, mut events, mut merges) = (0, BTreeSet::new(), false);
        let bytes = pack(actions.inspect(|action| {
            count += 1;
            events.extend(action.tournament());
            merges |= is_merge(action);
        }))?;
        let events = events.into_iter().collect();
        Some(Self { count, seal: OnceLock::new(), events, merges, bytes: Arc::new(bytes.into()) })
    }

    /// Packs the actions of a large text one after the other, as they are read: they are never all in memory.
    fn read_of(text: impl Read) -> serde_json::Result<Self> {
        let mut sealed = BufReader::with_capacity(PIECE, Sealed { text, seal: Sealing::new() });
        let mut read = serde_json::Deserializer::from_reader(&mut sealed);
        let packed = read.deserialize_seq(OneByOne)?;
        read.end()?;
        Ok(Self { seal: sealed.into_inner().seal.end().into(), ..packed })
    }
}

/// Packs a list of actions that is being read.
struct OneByOne;

impl<'de> Visitor<'de> for OneByOne {
    type Value = Packed;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("actions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Packed, A::Error> {
        let mut done = Ok(());
        let next = || match list.next_element::<Action>() {
            Ok(action) => action,
            Err(error) => {
                done = Err(error);
                None
            }
        };
        let packed = Packed::from_actions(std::iter::from_fn(next));
        done.and_then(|()| packed.ok_or_else(|| A::Error::custom("actions that cannot be packed")))
    }
}

/// The unread rest of a text with which another is compared as it
/// is written: the text of an import is hundreds of megabytes.
struct Compared<R> {
    text: R,
    part: Vec<u8>,
}

impl<R: Read> Compared<R> {
    fn is_over(&mut self) -> bool {
        self.text.read(&mut [0]).is_ok_and(|more| more == 0)
    }
}

impl<R: Read> Write for Compared<R> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.part.resize(bytes.len(), 0);
        self.text.read_exact(&mut self.part)?;
        if self.part == bytes { Ok(bytes.len()) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The bytes of a large text that are read at a time.
pub(in crate::journal) const PIECE: usize = 1 << 16;

/// A checksum of a text, whatever parts it comes in.
pub(in crate::journal) struct Sealing {
    seal: FoldHasher<'static>,
    piece: Vec<u8>,
}

impl Sealing {
    pub(in crate::journal) fn new() -> Self {
        Self { seal: FixedState::default().build_hasher(), piece: Vec::new() }
    }

    pub(in crate::journal) fn end(mut self) -> u64 {
        self.seal.write(&self.piece);
        self.seal.finish()
    }
}

impl Write for Sealing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(PIECE - self.piece.len());
        self.piece.extend_from_slice(&bytes[..taken]);
        if self.piece.len() == PIECE {
            self.seal.write(&self.piece);
            self.piece.clear();
        }
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A text that is sealed as it is read or written.
pub(in crate::journal) struct Sealed<T> {
    pub(in crate::journal) text: T,
    pub(in crate::journal) seal: Sealing,
}

impl<W: Write> Write for Sealed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.text.write(bytes)?;
        self.seal.write_all(&bytes[..written])?;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.text.flush()
    }
}

impl<R: Read> Read for Sealed<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.text.read(to)?;
        self.seal.write_all(&to[..read])?;
        Ok(read)
    }
}

fn is_merge(action: &Action) -> bool {
    matches!(action, Action::MergePlayers(_) | Action::UnmergePlayers(_))
}

/// The seal of a text that is read to its end.
pub(in crate::journal) fn seal_of(mut text: impl Read) -> io::Result<u64> {
    let mut seal = Sealing::new();
    io::copy(&mut text, &mut seal)?;
    Ok(seal.end())
}

/// The seal of a text in memory.
pub(in crate::journal) fn seal_over(text: &str) -> u64 {
    seal_of(text.as_bytes()).expect("memory")
}

impl From<Packed> for Actions {
    fn from(packed: Packed) -> Self {
        Self { read: OnceLock::new(), kept: Kept::Packed(packed) }
    }
}

impl Actions {
    /// The actions of a text that was found readable before; they are read when needed.
    pub(in crate::journal) fn of_text(text: String) -> Self {
        Self { read: OnceLock::new(), kept: Kept::Text(text.into()) }
    }

    /// Reads the actions of a text now. Many are packed too, so that [`Self::let_go`] leaves hardly anything.
    pub(in crate::journal) fn read_of(text: &str) -> Result<Self, EntryFault> {
        let mut actions = Self::from(read_actions(text)?);
        if let Some(packed) = Packed::of(&actions, || seal_over(text)) {
            actions.kept = Kept::Packed(packed);
        }
        Ok(actions)
    }

    /// [`Self::read_of`] for a large text, which is never whole in
    /// memory; none if it is unreadable or has too few actions.
    pub(in crate::journal) fn read_piecewise(text: impl Read) -> Option<Self> {
        let packed = Packed::read_of(text).ok().filter(|packed| packed.count >= MANY);
        packed.map(Self::from)
    }

    /// Actions that are decided now. Those of an import are packed at once.
    pub(crate) fn decided(actions: Vec<Action>) -> Self {
        let packed =
            (actions.len() >= IMPORT).then(|| Packed::from_actions(actions.iter().cloned()));
        packed.flatten().map_or_else(|| actions.into(), Self::from)
    }

    /// Whether they are as many as an import brings.
    pub(in crate::journal) fn are_imported(&self) -> bool {
        self.len() >= IMPORT
    }

    /// Frees the memory of packed actions after they are folded.
    pub(in crate::journal) fn let_go(&mut self) {
        if matches!(self.kept, Kept::Packed(_)) {
            self.read = OnceLock::new();
        }
    }

    /// The actions for one who goes through many entries: they stay as they are kept.
    pub fn look(&self) -> Cow<'_, [Action]> {
        self.read.get().map_or_else(|| self.unkept().into(), |read| read.as_slice().into())
    }

    /// [`Self::look`] at one after the other.
    pub fn each(&self) -> Box<dyn Iterator<Item = Cow<'_, Action>> + '_> {
        match (self.read.get(), &self.kept) {
            (None, Kept::Packed(packed)) => Box::new(unpack(&packed.bytes).map(Cow::Owned)),
            (None, Kept::Text(_)) => Box::new(self.unkept().into_iter().map(Cow::Owned)),
            _ => Box::new(self.iter().map(Cow::Borrowed)),
        }
    }

    fn unkept(&self) -> Vec<Action> {
        match &self.kept {
            Kept::Nothing => Vec::new(),
            Kept::Text(text) => read_actions(text).unwrap_or_else(|fault| {
                log::error!("actions that were read before are unreadable: {fault:?}");
                Vec::new()
            }),
            Kept::Packed(packed) => unpack(&packed.bytes).collect(),
        }
    }

    /// Whether a row with this text has these actions.
    pub(in crate::journal) fn are_in(&self, text: &str) -> bool {
        match &self.kept {
            Kept::Text(kept) if **kept == *text => true,
            Kept::Packed(packed) if packed.seal.get() == Some(&seal_over(text)) => true,
            // Older programs may have written the same actions otherwise.
            _ => {
                self.are_written(text.as_bytes())
                    || read_actions(text).is_ok_and(|actions| actions == *self.look())
            }
        }
    }

    /// Notes the seal of the text that was written to their row.
    pub(in crate::journal) fn note_seal(&self, seal: u64) {
        if let Kept::Packed(packed) = &self.kept {
            packed.seal.get_or_init(|| seal);
        }
    }

    /// Whether a row whose text has this seal has these actions.
    pub(in crate::journal) fn are_sealed(&self, seal: u64) -> bool {
        if let Kept::Packed(Packed { seal: known, .. }) = &self.kept
            && let Some(known) = known.get()
        {
            return *known == seal;
        }
        let mut written = Sealing::new();
        serde_json::to_writer(&mut written, self).is_ok() && written.end() == seal
    }

    /// Whether a text is exactly as these actions are written.
    pub(in crate::journal) fn are_written(&self, text: impl Read) -> bool {
        let mut rest = Compared { text, part: Vec::new() };
        serde_json::to_writer(&mut rest, self).is_ok() && rest.is_over()
    }

    /// Whether one of them may be of these kinds, without reading them all for that.
    pub(in crate::journal) fn may_be(&self, kinds: &[&str]) -> bool {
        match &self.kept {
            Kept::Text(text) if self.read.get().is_none() => {
                kinds.iter().any(|kind| text.contains(kind))
            }
            _ => true,
        }
    }

    /// Whether one of them may be about an event, without reading them all for that.
    pub(in crate::journal) fn may_be_about(&self, event: TournamentId) -> bool {
        match (self.read.get(), &self.kept) {
            (Some(read), _) => read.iter().any(|action| action.tournament() == Some(event)),
            (None, Kept::Packed(packed)) => packed.events.binary_search(&event).is_ok(),
            (None, Kept::Text(text)) => text.contains(&format!("\"tournament\":{}", event.0)),
            (None, Kept::Nothing) => false,
        }
    }

    /// Whether one of them may merge players, without reading them all for that.
    pub(in crate::journal) fn may_merge(&self) -> bool {
        match (self.read.get(), &self.kept) {
            (Some(read), _) => read.iter().any(is_merge),
            (None, Kept::Packed(packed)) => packed.merges,
            // The name of the action that undoes a merge holds these letters too.
            (None, Kept::Text(text)) => text.contains("merge_players"),
            (None, Kept::Nothing) => false,
        }
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        match &self.kept {
            Kept::Packed(packed) => packed.count,
            _ => (**self).len(),
        }
    }

    /// Whether there are none, as in an undo.
    pub fn is_empty(&self) -> bool {
        if let Kept::Text(text) = &self.kept { **text == *"[]" } else { self.len() == 0 }
    }
}

impl Deref for Actions {
    type Target = Vec<Action>;

    fn deref(&self) -> &Vec<Action> {
        self.read.get_or_init(|| self.unkept())
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
        Self { read: actions.into(), kept: Kept::Nothing }
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
        self.look().fmt(f)
    }
}

impl PartialEq for Actions {
    fn eq(&self, other: &Self) -> bool {
        match (&self.kept, &other.kept) {
            (Kept::Text(one), Kept::Text(other)) if one == other => true,
            (Kept::Packed(one), Kept::Packed(other)) if one.bytes == other.bytes => true,
            _ => self.look() == other.look(),
        }
    }
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.each())
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
    fn packed_actions_are_those_that_were_packed() {
        let lines = include_str!("../../../../tests/fixtures/journal.jsonl").lines();
        let entries = lines.map(|line| Entry::from_line(line).expect("an entry"));
        let actions: Vec<Action> = entries.flat_map(|entry| entry.actions.to_vec()).collect();
        let packed = Actions::decided(actions.clone());
        assert_eq!((packed.len(), packed.is_empty()), (actions.len(), false));
        assert!(packed.each().eq(actions.iter().map(Cow::Borrowed)));
        assert!(packed.read.get().is_none(), "a look leaves them packed");
        let text = serde_json::to_string(&packed).expect("JSON");
        assert_eq!(text, serde_json::to_string(&actions).expect("JSON"));
        let mut read = Actions::read_of(&text).expect("actions");
        read.let_go();
        assert!(read.read.get().is_none() && read == packed);
        for kept in [&packed, &read] {
            assert!(kept.are_in(&text) && !kept.are_in("[]"));
            assert_eq!(**kept, actions);
        }
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
