//! The matches of an event. Those of one in which nothing is left to be played lie packed until something asks for them:
//! years of events take a fifth of the room, and few of them are looked at.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Call, Fixture, Match, Phase, Tournament};
use crate::club::encoding::{day, json, many, one_by_one};
use crate::club::{Place, Registry};
use crate::domain::finish::Finish;
use crate::domain::game::{Deal, HandTable};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;

/// All matches of two in the order of their numbers. A look at one of them loads them all.
#[derive(Clone, Default)]
pub struct Matches {
    loaded: OnceLock<Vec<Arc<Match>>>,
    packed: Option<Packed>,
}

/// Matches as bytes.
#[derive(Clone, PartialEq)]
struct Packed {
    outline: Outline,
    bytes: Arc<[u8]>,
}

/// The facts about matches that lists of events need.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Outline {
    count: usize,
    /// Whether any is still to be played; such matches are not kept packed.
    is_open: bool,
    /// Whether any was called to a table, or put off.
    was_called: bool,
    /// The first and the last day of a result.
    days: Option<[NaiveDate; 2]>,
}

impl Outline {
    fn of(matches: &[Arc<Match>]) -> Self {
        let days = || matches.iter().filter_map(|played| Some(played.record?.played_on));
        Self {
            count: matches.len(),
            is_open: matches.iter().any(|played| played.state().is_open()),
            was_called: matches.iter().any(|one| one.call.is_some() || one.postponed),
            days: days().min().zip(days().max()).map(<[NaiveDate; 2]>::from),
        }
    }
}

impl Matches {
    /// The matches; none while they are packed.
    fn at_hand(&self) -> Option<&Vec<Arc<Match>>> {
        self.loaded.get().or_else(|| self.packed.is_none().then(|| &**self))
    }

    fn outline(&self) -> Outline {
        self.packed.as_ref().map_or_else(|| Outline::of(self), |packed| packed.outline)
    }

    pub fn len(&self) -> usize {
        self.packed.as_ref().map_or_else(|| self.deref().len(), |packed| packed.outline.count)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether any is still to be played.
    pub fn is_open(&self) -> bool {
        self.packed.is_none() && self.iter().any(|played| played.state().is_open())
    }

    /// The first and the last day of a result.
    pub(in crate::club) fn days(&self) -> Option<[NaiveDate; 2]> {
        self.outline().days
    }

    /// The matches for one who goes through many events: they stay packed.
    pub fn look(&self) -> Cow<'_, [Arc<Match>]> {
        self.at_hand().map_or_else(|| self.unpacked().into(), |all| all.as_slice().into())
    }

    /// Calls `see` for each match; the matches stay packed.
    pub(in crate::club) fn each(&self, mut see: impl FnMut(&Match)) {
        match (&self.packed, self.at_hand()) {
            (Some(packed), None) => one_by_one(&packed.bytes).for_each(|one: Match| see(&one)),
            (_, all) => all.into_iter().flatten().for_each(|one| see(one)),
        }
    }

    /// Loads them for good.
    pub(in crate::club) fn load(&self) {
        let _ = &**self;
    }

    fn unpacked(&self) -> Vec<Arc<Match>> {
        let Some(Packed { outline, bytes }) = &self.packed else { return Vec::new() };
        let mut all = Vec::with_capacity(outline.count);
        all.extend(one_by_one(bytes));
        all
    }

    fn packed(&self) -> postcard::Result<Packed> {
        match &self.packed {
            Some(packed) => Ok(packed.clone()),
            None => Ok(Packed { outline: Outline::of(self), bytes: many(self.iter())?.into() }),
        }
    }

    fn pack(&mut self) {
        match self.packed() {
            Ok(packed) => *self = Self { packed: Some(packed), loaded: OnceLock::new() },
            Err(error) => log::error!("matches cannot be packed: {error}"),
        }
    }
}

impl Deref for Matches {
    type Target = Vec<Arc<Match>>;

    fn deref(&self) -> &Vec<Arc<Match>> {
        self.loaded.get_or_init(|| self.unpacked())
    }
}

impl DerefMut for Matches {
    fn deref_mut(&mut self) -> &mut Vec<Arc<Match>> {
        self.load();
        self.packed = None;
        self.loaded.get_mut().expect("they were just put there")
    }
}

impl From<Vec<Arc<Match>>> for Matches {
    fn from(all: Vec<Arc<Match>>) -> Self {
        Self { loaded: all.into(), packed: None }
    }
}

impl FromIterator<Arc<Match>> for Matches {
    fn from_iter<T: IntoIterator<Item = Arc<Match>>>(all: T) -> Self {
        all.into_iter().collect::<Vec<_>>().into()
    }
}

impl<'a> IntoIterator for &'a Matches {
    type Item = &'a Arc<Match>;
    type IntoIter = std::slice::Iter<'a, Arc<Match>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Matches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.look().fmt(f)
    }
}

impl PartialEq for Matches {
    fn eq(&self, other: &Self) -> bool {
        (self.packed.is_some() && self.packed == other.packed) || self.look() == other.look()
    }
}

impl Serialize for Matches {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Packed { outline, bytes } = self.packed().map_err(S::Error::custom)?;
        (outline, &*bytes).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Matches {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let (outline, bytes) = <(Outline, &[u8])>::deserialize(from)?;
        let packed = Some(Packed { outline, bytes: bytes.into() });
        let mut matches = Self { packed, loaded: OnceLock::new() };
        if outline.is_open {
            matches.shrink_to_fit();
        }
        if matches.at_hand().is_some_and(|all| all.len() != outline.count) {
            return Err(D::Error::custom("not all matches"));
        }
        Ok(matches)
    }
}

impl Tournament {
    pub(in crate::club) fn is_packed(&self) -> bool {
        self.matches.packed.is_some()
    }

    /// Packs its matches and entrants.
    pub(in crate::club) fn pack(&mut self) {
        self.matches.pack();
        self.entrants.pack();
    }

    /// Whether its matches are to be packed.
    pub(in crate::club) fn may_be_packed(&self) -> bool {
        let is_at_rest = self.phase == Phase::Closed || self.is_finished_record();
        !self.is_packed() && is_at_rest && !self.has_open_matches()
    }

    /// The event with its matches, for one who goes through many events: they stay packed.
    pub fn look(&self) -> Cow<'_, Self> {
        if self.matches.at_hand().is_some() {
            return Cow::Borrowed(self);
        }
        Cow::Owned(Self { matches: self.matches.unpacked().into(), ..self.clone() })
    }

    /// Its fixtures, where any of them may be still to be played.
    pub fn open_fixtures(&self) -> impl Iterator<Item = Fixture<'_>> {
        self.has_open_matches().then(|| self.fixtures()).into_iter().flatten()
    }

    /// Its fixtures if any of them may have been called to a table, else none.
    pub(in crate::club) fn called_fixtures(&self) -> impl Iterator<Item = Fixture<'_>> {
        let was_called = self.matches.outline().was_called || !self.pods.is_empty();
        was_called.then(|| self.fixtures()).into_iter().flatten()
    }
}

/// A match at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pod {
    /// Its number, among those of the tournament's matches.
    pub no: MatchNo,
    /// The stage it belongs to, from 1.
    pub stage: u32,
    /// Its round, from 1.
    pub round: u32,
    /// Its table, from 1.
    pub table: u32,
    /// The players, in the order of the seats.
    pub seats: Vec<PlayerId>,
    /// How many games are to be played.
    pub games_planned: u32,
    /// The games played so far, in order.
    pub games: Vec<PlayedGame>,
    /// The action that drew its seats.
    pub drawn: Place,
    /// The table of the hall it was called to.
    pub call: Option<Box<Call>>,
    /// Whether its players sit together since a game: only a call taken back ends that.
    pub seated: bool,
    /// Whether the desk has put it off.
    pub postponed: bool,
}

/// A game at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    pub finish: Finish,
    /// The day it was played.
    #[serde(with = "day")]
    pub played_on: NaiveDate,
    /// The hands, as far as they are known.
    pub hands: HandTable,
    /// The cards that the hands were worked out from, by the seats of those who play, if they are known.
    #[serde(with = "json")]
    pub deal: Option<Deal>,
    /// The action that first recorded it. The match stands in the order of ratings where its first
    /// game does.
    pub place: Place,
}

impl Pod {
    /// A pod whose seats were just drawn.
    pub fn new(
        no: MatchNo,
        (stage, round, table): (u32, u32, u32),
        seats: &[PlayerId],
        games_planned: u32,
        drawn: Place,
    ) -> Self {
        Self {
            no,
            stage,
            round,
            table,
            seats: seats.to_vec(),
            games_planned,
            games: Vec::new(),
            drawn,
            call: None,
            seated: false,
            postponed: false,
        }
    }

    /// The table it was called to; before a call its own number.
    pub fn table_name(&self) -> String {
        self.call.as_ref().map_or_else(|| self.table.to_string(), |call| call.table.clone())
    }

    /// As if it had never been called or put off.
    #[must_use]
    pub fn uncalled(&self) -> Self {
        Self { call: None, seated: false, postponed: false, ..self.clone() }
    }

    /// Puts one player in the place of another, in all games too.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId) {
        let finished = self.games.iter_mut().flat_map(|game| game.finish.0.iter_mut().flatten());
        for player in self.seats.iter_mut().chain(finished).filter(|player| **player == from) {
            *player = to;
        }
        let hands = self.games.iter_mut().flat_map(|game| game.hands.0.iter_mut());
        for player in hands.flat_map(|(a, b, _)| [a, b]).filter(|player| **player == from) {
            *player = to;
        }
    }

    /// This pod, with its players by their numbers of today.
    pub(in crate::club) fn seen_today(self: &Arc<Self>, registry: &Registry) -> Arc<Self> {
        let mut seen = Arc::clone(self);
        for &seat in &self.seats {
            let today = registry.today(seat);
            if today != seat {
                Arc::make_mut(&mut seen).replace(seat, today);
            }
        }
        seen
    }

    /// The players of a game, in the order of their seats.
    pub fn seats_of(&self, game: &PlayedGame) -> Vec<PlayerId> {
        let plays = |seat: &PlayerId| game.finish.players().any(|player| player == *seat);
        self.seats.iter().copied().filter(plays).collect()
    }

    /// The finishing orders of its games.
    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        self.games.iter().map(|game| &game.finish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::Club;
    use crate::journal::Entry;
    use crate::journal::fold::fold;

    /// The club of a journal with an entry of every kind.
    fn club() -> Club {
        let lines = include_str!("../../../../../tests/fixtures/journal.jsonl").lines();
        let entries = lines.map(|line| Arc::new(Entry::from_line(line).expect("an entry")));
        fold(&entries.collect::<Vec<_>>()).expect("a sound journal")
    }

    #[test]
    fn packed_matches_are_those_that_were_packed() {
        let mut some = 0;
        for event in club().tournaments().map(|event| event.look()) {
            let mut packed = event.clone().into_owned();
            packed.pack();
            some += packed.matches.len();
            assert!(packed.is_packed() && packed.matches.at_hand().is_none());
            let facts = |event: &Tournament| {
                (event.matches.len(), event.matches.days(), event.matches.outline().was_called)
            };
            assert_eq!(facts(&packed), facts(&event));
            let mut seen = Vec::new();
            packed.matches.each(|one| seen.push(one.clone()));
            assert!(seen.iter().eq(event.matches.iter().map(AsRef::as_ref)), "one by one");
            assert_eq!(packed.matches.look()[..], event.matches[..]);
            assert!(packed.matches.at_hand().is_none(), "a look leaves them packed");
            assert_eq!(packed, *event);
            assert_eq!(packed.matches[..], event.matches[..]);
            packed.matches.pop();
            assert!(!packed.is_packed(), "changed, they are others");
            assert_eq!(packed.matches.len(), event.matches.len().saturating_sub(1));
        }
        assert!(some > 20, "{some} matches");
    }

    #[test]
    fn an_event_with_a_match_to_be_played_is_not_packed() {
        let club = club();
        let is_open = |event: &Arc<Tournament>| {
            event.matches.look().iter().any(|played| played.state().is_open())
        };
        let (packed, others): (Vec<_>, Vec<_>) =
            club.tournaments().partition(|event| event.is_packed());
        assert!(!packed.is_empty() && !packed.into_iter().any(is_open));
        assert!(others.into_iter().any(is_open));
    }
}
