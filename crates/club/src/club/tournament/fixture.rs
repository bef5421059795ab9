//! A fixture: a match of two or a pod, which can be called to a table.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Call, Match, MatchState, Pod, Tournament};
use crate::club::encoding::json;
use crate::club::{Place, Refusal};
use crate::domain::bracket::{Seat, Stakes};
use crate::domain::game::Deals;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score};

/// A match of two or a pod, as far as calls to tables treat them alike.
#[derive(Clone, Copy, Debug)]
pub enum Fixture<'a> {
    Match(&'a Arc<Match>),
    Pod(&'a Tournament, &'a Arc<Pod>),
}

/// The place of a match or a pod.
/// Printed as its name or number alone.
#[derive(Clone, Debug, PartialEq, Eq, strum::Display)]
pub enum Venue {
    /// A table of the hall, by its name.
    #[strum(to_string = "{0}")]
    Table(String),
    /// A pod, by its number, where it is played outside the tables of the hall.
    #[strum(to_string = "{0}")]
    Pod(u32),
    /// A board of a round of a Swiss, by its number.
    #[strum(to_string = "{0}")]
    Board(u32),
}

impl<'a> Fixture<'a> {
    pub fn no(self) -> MatchNo {
        match self {
            Self::Match(played) => played.no,
            Self::Pod(_, pod) => pod.no,
        }
    }

    pub fn stage(self) -> u32 {
        match self {
            Self::Match(played) => played.stage,
            Self::Pod(_, pod) => pod.stage,
        }
    }

    pub fn state(self) -> MatchState {
        match self {
            Self::Match(played) => played.state(),
            Self::Pod(tournament, pod) => tournament.state_of_pod(pod),
        }
    }

    /// The table it was called to.
    pub fn call(self) -> Option<&'a Call> {
        match self {
            Self::Match(played) => played.call.as_deref(),
            Self::Pod(_, pod) => pod.call.as_deref(),
        }
    }

    /// Where it is played: the table it was called to, or the pod that was not called.
    pub fn venue(self) -> Option<Venue> {
        let table = self.call().map(|call| Venue::Table(call.table.clone()));
        match self {
            Self::Match(_) => table,
            Self::Pod(_, pod) => table.or(Some(Venue::Pod(pod.table))),
        }
    }

    /// The action since which it is played at its table; a pod is from its call once a game is recorded.
    pub fn started(self) -> Option<Place> {
        let call = self.call()?;
        let playing = self.state() == MatchState::Playing;
        call.started.or_else(|| playing.then_some(call.called))
    }

    /// The action since which it takes its table: its start where that is known, else its call.
    pub fn at_table_since(self) -> Option<Place> {
        Some(self.started().unwrap_or(self.call()?.called))
    }

    /// Whether the desk has put it off.
    pub fn postponed(self) -> bool {
        match self {
            Self::Match(played) => played.postponed,
            Self::Pod(_, pod) => pod.postponed,
        }
    }

    /// The action after which all players were known.
    pub fn ready_since(self) -> Option<Place> {
        match self {
            Self::Match(played) => played.ready_since,
            Self::Pod(_, pod) => Some(pod.drawn),
        }
    }

    /// The action that recorded its end; of a pod its last game.
    pub fn ended(self) -> Option<Place> {
        match self {
            Self::Match(played) => played.record.map(|record| record.place),
            Self::Pod(tournament, pod) => {
                pod.games.last().map(|game| game.place).filter(|_| tournament.is_done(pod))
            }
        }
    }

    /// The games that were played.
    pub fn games(self) -> u32 {
        match self {
            Self::Match(played) => {
                let outcome = played.record.map(|record| record.outcome);
                outcome.and_then(Outcome::played).map_or(0, Score::games)
            }
            Self::Pod(_, pod) => u32::try_from(pod.games.len()).unwrap_or(u32::MAX),
        }
    }

    /// Whether it may be called to a table: its players are known, it is at no table, and it is not postponed.
    pub fn is_ready(self) -> bool {
        match self {
            Self::Match(played) => played.is_ready(),
            Self::Pod(..) => self.state() == MatchState::Ready && !self.postponed(),
        }
    }

    /// The matches that must end before its players are known.
    pub fn awaits(self) -> Vec<MatchNo> {
        match self {
            Self::Match(played) => played.awaits(),
            Self::Pod(..) => Vec::new(),
        }
    }

    /// Whether a player is to play it.
    pub fn has(self, player: PlayerId) -> bool {
        match self {
            Self::Match(played) => played.has(player),
            Self::Pod(tournament, pod) => {
                pod.seats.contains(&player) && !tournament.has_left(player)
            }
        }
    }

    /// The players, as far as they are known; of a pod those who have not withdrawn.
    pub fn players(self) -> Vec<PlayerId> {
        match self {
            Self::Match(played) => played.sides.into_iter().flatten().collect(),
            Self::Pod(tournament, pod) => tournament.still_at(pod).collect(),
        }
    }
}

impl Tournament {
    /// Its matches of two, then its pods.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture<'_>> {
        let pods = self.pods.iter().map(|pod| Fixture::Pod(self, pod));
        self.matches.iter().map(Fixture::Match).chain(pods)
    }

    /// A match of two or a pod, by number.
    pub fn fixture(&self, no: MatchNo) -> Option<Fixture<'_>> {
        let pod = || self.pod(no).map(|pod| Fixture::Pod(self, pod));
        self.match_no(no).map(Fixture::Match).or_else(pod)
    }

    /// Why a number is not that of a match of two, or not that of a pod.
    pub fn unlisted(&self, no: MatchNo) -> Refusal {
        let refusal = match self.fixture(no) {
            Some(_) => Refusal::OfOtherKind,
            None => Refusal::NoSuchMatch,
        };
        refusal(self.id, no)
    }

    /// How far a pod is. Games that were recorded without a call are played outside the tables of the hall.
    pub fn state_of_pod(&self, pod: &Pod) -> MatchState {
        match &pod.call {
            _ if self.is_done(pod) && pod.games.is_empty() => MatchState::Void,
            _ if self.is_done(pod) => MatchState::Finished,
            _ if pod.seated => MatchState::Playing,
            Some(call) if call.started.is_some() => MatchState::Playing,
            Some(_) => MatchState::Called,
            None => MatchState::Ready,
        }
    }
}

// Facts that only some matches have: matches of a draw their place in it, matches in the hall their calls.
//
// They stand apart so that other matches, of which a list may bring a million, need no room for them.

/// Facts that only some matches have; read and written as fields of the [`Match`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Details {
    /// Its group, from 1, in a stage with groups.
    pub group: Option<u32>,
    /// Its place in the drawing of a bracket.
    pub seat: Option<Seat>,
    /// The places it decides.
    pub stakes: Stakes,
    /// The grand final that it resets.
    pub resets: Option<MatchNo>,
    /// The matches that wait for this one.
    pub feeds: Vec<MatchNo>,
    /// Games given to each side before it begins.
    pub start: [u32; 2],
    /// The sides that stay empty, because both possible players are out.
    pub vacant: [bool; 2],
    /// The cards of its games of which they are known.
    #[serde(with = "json")]
    pub deals: Deals,
    /// The action after which both players of a drawn match were known.
    pub ready_since: Option<Place>,
    /// The table it was called to.
    pub call: Option<Box<Call>>,
    /// Whether the desk has put it off.
    pub postponed: bool,
}

impl Deref for Match {
    type Target = Details;

    fn deref(&self) -> &Details {
        static NONE: Details = Details {
            group: None,
            seat: None,
            stakes: Stakes { winner: None, loser: None },
            resets: None,
            feeds: Vec::new(),
            start: [0, 0],
            vacant: [false, false],
            deals: Deals(std::collections::BTreeMap::new()),
            ready_since: None,
            call: None,
            postponed: false,
        };
        self.details.as_deref().unwrap_or(&NONE)
    }
}

impl DerefMut for Match {
    fn deref_mut(&mut self) -> &mut Details {
        self.details.get_or_insert_default()
    }
}

impl PartialEq for Match {
    /// Empty details equal none.
    fn eq(&self, other: &Self) -> bool {
        let Self { no, stage, round, slots, length, sides, record, games, void, details: _ } = self;
        (no, stage, round, slots, length)
            == (&other.no, &other.stage, &other.round, &other.slots, &other.length)
            && (sides, record, games, void)
                == (&other.sides, &other.record, &other.games, &other.void)
            && **self == **other
    }
}

// The entrants of a tournament.

/// The entrants in their order, each once. Membership needs no search, since a season's recorded matches ask it
/// hundreds of thousands of times.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<PlayerId>", into = "Vec<PlayerId>")]
pub struct Entrants {
    order: Vec<PlayerId>,
    /// Since the first was entered behind those that were read.
    set: Option<HashSet<PlayerId>>,
}

impl PartialEq for Entrants {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}

impl From<Vec<PlayerId>> for Entrants {
    fn from(order: Vec<PlayerId>) -> Self {
        Self { order, set: None }
    }
}

impl From<Entrants> for Vec<PlayerId> {
    fn from(entrants: Entrants) -> Self {
        entrants.order
    }
}

impl Deref for Entrants {
    type Target = [PlayerId];

    fn deref(&self) -> &[PlayerId] {
        &self.order
    }
}

impl Entrants {
    /// Whether a player is among them.
    pub fn has(&self, player: PlayerId) -> bool {
        self.set.as_ref().map_or_else(|| self.order.contains(&player), |set| set.contains(&player))
    }

    fn set(&mut self) -> &mut HashSet<PlayerId> {
        self.set.get_or_insert_with(|| self.order.iter().copied().collect())
    }

    /// Reduces the memory to that of their order.
    pub(super) fn pack(&mut self) {
        self.set = None;
        self.order.shrink_to_fit();
    }

    /// Adds a player at the end, unless already there.
    pub(in crate::club) fn enter(&mut self, player: PlayerId) {
        if self.set().insert(player) {
            self.order.push(player);
        }
    }

    /// Adds players in their order.
    pub(in crate::club) fn enter_all(&mut self, players: &[PlayerId]) {
        for &player in players {
            self.enter(player);
        }
    }

    pub(in crate::club) fn remove(&mut self, player: PlayerId) {
        if self.set().remove(&player) {
            self.order.retain(|&entered| entered != player);
        }
    }

    /// Puts one player in the place of another.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId) {
        if self.set().remove(&from) {
            self.set().insert(to);
            for entered in self.order.iter_mut().filter(|entered| **entered == from) {
                *entered = to;
            }
        }
    }
}
