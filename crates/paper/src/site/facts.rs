//! Facts on the pages, read from the club once. A fact is hashed for the page it stands on, so all facts about players
//! and events that pages show are here.

mod event;
mod player;

use std::collections::{BTreeMap, HashMap};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;
use foldhash::quality::RandomState;

pub(super) use event::{EventFacts, MatchFacts, PodFacts, RankedLine, StageFacts};
pub(super) use player::{Curve, Evening, PlayerFacts, Row, Score};

use super::page::digest;
use super::versus::{self, Pair};
use super::workers::each;
use crate::club::question::rating_table::{RankingQuery, RatingTable};
use crate::club::question::trust::PathPoint;
use crate::club::registry::Publicity;
use crate::club::{Club, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::{Calibration, calibration};

/// A figure, compared bit by bit.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Figure(pub(super) f64);

impl Hash for Figure {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

/// A player as other pages name them.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(super) struct Who<'a> {
    /// The number of today.
    pub(super) id: PlayerId,
    /// None for a hidden player, who has no page.
    pub(super) name: Option<&'a str>,
}

/// How a match moved a rating: before and after.
pub(super) type Moved = [Figure; 2];

/// Everything, by what it is about.
pub struct Facts<'a> {
    pub(super) players: BTreeMap<PlayerId, PlayerFacts<'a>>,
    /// In the order of their numbers.
    pub(super) events: Vec<EventFacts<'a>>,
    digests: Digests,
    /// The last day on which something was played.
    pub(super) last_day: Option<NaiveDate>,
    club: &'a Club,
    lists: BTreeMap<ListId, OfList>,
    pairs: OnceLock<Vec<Pair>>,
}

/// Hashes of the facts of each event and each player, in their order: made once for the pages of both languages.
struct Digests {
    events: Vec<u64>,
    players: Vec<u64>,
}

/// Results for a list that are calculated when the first page asks, once for both languages.
#[derive(Default)]
struct OfList {
    paths: OnceLock<Paths>,
    table: OnceLock<RatingTable>,
    calibration: OnceLock<Option<Calibration>>,
}

/// How the ratings of a list went, with their intervals.
type Paths = BTreeMap<PlayerId, Vec<PathPoint>>;

/// The rating changes of all lists, by match, in the order of the contest's players.
pub(super) type Changes = HashMap<(TournamentId, MatchNo), Vec<(PlayerId, Moved)>, RandomState>;

impl<'a> Facts<'a> {
    pub(super) fn new(club: &'a Club) -> Self {
        let (changes, mut curves) = ratings(club);
        let tournaments: Vec<&'a Arc<Tournament>> = club.tournaments().collect();
        let events = each(&tournaments, |one| EventFacts::new(club, one, &changes));
        let mut players: BTreeMap<PlayerId, PlayerFacts<'a>> = BTreeMap::new();
        for person in club.registry().iter().filter(|one| one.publicity != Publicity::Hidden) {
            let curves = curves.remove(&person.id).unwrap_or_default();
            players.insert(person.id, PlayerFacts::new(club, person, curves));
        }
        for (id, evening) in each(&events, player::evenings).into_iter().flatten() {
            if let Some(player) = players.get_mut(&id) {
                player.events.push(evening);
            }
        }
        for own in players.values_mut() {
            own.settle();
        }
        let digests = Digests {
            events: each(&events, |event| digest(event)),
            players: each(&players.values().collect::<Vec<_>>(), |player| digest(player)),
        };
        let last_day = events.iter().filter_map(|event| event.days.map(|[_, last]| last)).max();
        let lists = club.lists().map(|list| (list.id, OfList::default())).collect();
        Self { players, events, digests, last_day, club, lists, pairs: OnceLock::new() }
    }

    /// The events with the digests of their facts.
    pub(super) fn digested_events(&self) -> impl Iterator<Item = (&EventFacts<'a>, u64)> {
        self.events.iter().zip(self.digests.events.iter().copied())
    }

    /// The players who have a page, with the digests of their facts.
    pub(super) fn digested_players(&self) -> impl Iterator<Item = (&PlayerFacts<'a>, u64)> {
        self.players.values().zip(self.digests.players.iter().copied())
    }

    /// The ranking of a list as it stood on the last day on which something was played, so that the same record makes
    /// the same page on any day. None where there is no such list.
    pub(super) fn table(&self, list: ListId) -> Option<&RatingTable> {
        let asked = RankingQuery::now(self.last_day.unwrap_or_default());
        Some(self.lists.get(&list)?.table.get_or_init(|| self.club.rating_table(list, asked)))
    }

    /// The pairs that met most often.
    pub(super) fn pairs(&self) -> &[Pair] {
        self.pairs.get_or_init(|| versus::pairs(self))
    }

    /// How good the predictions of a list were; none where there are none.
    pub(super) fn calibration(&self, list: ListId) -> Option<&Calibration> {
        let judge = || {
            let predictions = self.club.predictions(list, None);
            (!predictions.is_empty()).then(|| calibration(&predictions))
        };
        self.lists.get(&list)?.calibration.get_or_init(judge).as_ref()
    }

    /// The ratings of all players of a list, day by day, with their intervals.
    pub(super) fn paths(&self, list: ListId) -> &Paths {
        static NONE: Paths = Paths::new();
        let known = self.lists.get(&list);
        known.map_or(&NONE, |known| known.paths.get_or_init(|| self.club.rating_paths(list, None)))
    }
}

/// The player who has a number today; a hidden one without the name.
pub(super) fn who(club: &Club, id: PlayerId) -> Who<'_> {
    let id = club.registry().today(id);
    let named = club.player(id).filter(|one| one.publicity != Publicity::Hidden);
    Who { id, name: named.map(|one| one.name.as_str()) }
}

/// The rating changes of every match, and the rating curves of each player.
fn ratings(club: &Club) -> (Changes, HashMap<PlayerId, Vec<Curve<'_>>, RandomState>) {
    let mut changes = Changes::default();
    let mut curves: HashMap<PlayerId, Vec<Curve<'_>>, RandomState> = HashMap::default();
    for list in club.lists() {
        let Some(ratings) = club.ratings(list.id) else { continue };
        for line in ratings.as_of(None).lines() {
            let players = line.moved.players();
            for (seat, (&player, step)) in players.iter().zip(line.steps).enumerate() {
                let curves = curves.entry(player).or_default();
                if curves.last().is_none_or(|curve| curve.list != list.id) {
                    curves.push(Curve::new(list));
                }
                let games = line.games(seat, ratings.scale());
                if let Some(curve) = curves.last_mut() {
                    curve.add(line.moved.on(), step.after, games);
                }
            }
            if let crate::club::rated::Moved::Match(rated) = line.moved {
                let steps = line.steps.iter().map(|step| [step.before, step.after].map(Figure));
                changes.insert(
                    (rated.tournament, rated.no),
                    players.iter().copied().zip(steps).collect(),
                );
            }
        }
    }
    (changes, curves)
}

/// The lists that move when something is played, the main one first.
pub(super) fn lists(club: &Club) -> impl Iterator<Item = ListId> {
    club.lists().map(|list| list.id)
}
