//! Likely duplicates, and likely registrations of a new player.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use crate::club::registry::Verdict;
use crate::club::{Club, Player, Registry, Tournament};
use crate::domain::ids::{ExternalId, TournamentId};
use crate::domain::matching::{
    self, Commonness, Index, LIKELY, Likeness, Odds, Person, PersonRecord, Reason, compare,
    shared_out, threads,
};
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};

/// All players, read for comparison. Grown along with the registry, since reading a name costs more than comparing it.
#[derive(Clone, Debug, Default)]
pub struct Matcher {
    people: BTreeMap<u32, (Arc<Player>, Arc<Person>)>,
    common: Commonness,
    index: Index,
}

/// Two people who may be one.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    pub a: PlayerId,
    pub b: PlayerId,
    /// How probable it is that they are one person.
    pub probability: f64,
    /// The reasons for and against.
    pub reasons: Vec<Reason>,
    /// Whether the operator wants to decide it another day.
    pub put_off: bool,
}

/// A registered player whom a new player may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Owner {
    pub player: PlayerId,
    /// How alike they are, from 0 to 1.
    pub score: f64,
    /// The reasons for and against.
    pub reasons: Vec<Reason>,
}

impl Owner {
    /// A player as compared with the new player.
    pub fn compared(player: PlayerId, alike: Likeness) -> Self {
        Self { player, score: alike.score, reasons: alike.reasons }
    }
}

impl Matcher {
    /// The people of `registry`, taking over those who have not changed since.
    #[must_use]
    pub fn grown(&self, registry: &Registry) -> Self {
        NoProgress::whole(self.grown_watched(registry, &NoProgress))
    }

    /// [`Self::grown`] with progress by name.
    pub fn grown_watched(
        &self,
        registry: &Registry,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        if self.people.is_empty() {
            return Self::of(registry, progress);
        }
        let mut grown = self.clone();
        grown.people.retain(|&id, (player, person)| {
            let stays = registry.shared(PlayerId(id)).is_some_and(|one| Arc::ptr_eq(one, player));
            if !stays {
                grown.common.remove(person);
                grown.index.remove(id);
            }
            stays
        });
        let new: Vec<&Arc<Player>> = registry.iter().filter(|player| !self.has(player)).collect();
        let count = ProgressCounter::new(progress, Task::Naming, new.len());
        for player in new {
            count.one()?;
            let person = Arc::new(read(player));
            grown.common.add(&person);
            grown.index.insert(player.id.0, &person);
            grown.people.insert(player.id.0, (Arc::clone(player), person));
        }
        Ok(grown)
    }

    fn of(registry: &Registry, progress: &dyn Progress) -> Result<Self, Stopped> {
        let players: Vec<&Arc<Player>> = registry.iter().collect();
        let count = ProgressCounter::new(progress, Task::Naming, players.len());
        let entry = |player: &&Arc<Player>| {
            count.one()?;
            Ok((player.id.0, (Arc::clone(player), Arc::new(read(player)))))
        };
        // Reading a name costs more than comparing it.
        let read = shared_out(&players, threads(), |part| part.iter().map(entry).collect());
        let people: BTreeMap<_, _> = read.into_iter().collect::<Result<_, _>>()?;
        let read = || people.iter().map(|(&id, (_, person))| (id, person.as_ref()));
        let (common, index) = (read().map(|(_, person)| person).collect(), Index::build(read()));
        Ok(Self { people, common, index })
    }

    /// The number of people that have been read.
    pub fn known(&self) -> usize {
        self.people.len()
    }

    fn has(&self, player: &Arc<Player>) -> bool {
        self.people.get(&player.id.0).is_some_and(|(known, _)| Arc::ptr_eq(known, player))
    }

    fn person(&self, id: u32) -> Option<&Person> {
        self.people.get(&id).map(|(_, person)| person.as_ref())
    }

    /// Pairs of at least the probability `min`, the most probable first, postponed ones last. Pairs marked as different people are
    /// left out, also through merges.
    pub fn duplicates(&self, club: &Club, min: f64) -> Vec<Pair> {
        NoProgress::whole(self.duplicates_watched(club, min, &NoProgress))
    }

    /// [`Self::duplicates`] with progress by person.
    pub fn duplicates_watched(
        &self,
        club: &Club,
        min: f64,
        progress: &dyn Progress,
    ) -> Result<Vec<Pair>, Stopped> {
        let person = |id| self.person(id);
        let alike = self.index.duplicates_watched(person, &self.common, min, progress)?;
        let (registry, entered) = (club.registry(), Entered::of(club));
        let pair = |found: matching::Pair| {
            let [a, b] = [PlayerId(found.a), PlayerId(found.b)];
            let verdict = registry.verdict(a, b);
            if verdict == Some(Verdict::Different) {
                return None;
            }
            let met = entered.both(a, b);
            let probability = found.odds.met(met).probability();
            let reasons =
                reasons([self.person(found.a)?, self.person(found.b)?], met, &self.common);
            let put_off = verdict == Some(Verdict::Later);
            (probability >= min).then_some(Pair { a, b, probability, reasons, put_off })
        };
        let mut pairs: Vec<Pair> = alike.into_iter().filter_map(pair).collect();
        // Stable, so that the order of numbers holds among equals.
        pairs.sort_by(|x, y| {
            x.put_off.cmp(&y.put_off).then(y.probability.total_cmp(&x.probability))
        });
        Ok(pairs)
    }

    /// How probable it is that two players are one person, and why.
    pub fn chance_of(&self, club: &Club, two: [PlayerId; 2]) -> Option<(f64, Vec<Reason>)> {
        let entered = |event: &Tournament| two.map(|player| club.entered_as(event.id, player));
        let met = club.tournaments().any(|event| entered(event).iter().all(Option::is_some));
        let [a, b] = two.map(|player| club.player(player).map(read));
        let two = [&a?, &b?];
        let odds = Odds::between(two[0], two[1], &self.common).met(met);
        Some((odds.probability(), reasons(two, met, &self.common)))
    }

    /// The players whom this record may mean, the likeliest first: at least possibly alike, at most `limit`.
    pub fn like(&self, record: &PersonRecord<'_>, limit: usize) -> Vec<Owner> {
        self.near(&Person::read(record), limit)
    }

    /// [`Self::like`] for a person who is read already.
    pub fn near(&self, newcomer: &Person, limit: usize) -> Vec<Owner> {
        let found = self.index.owners(newcomer, |id| self.person(id), &self.common, limit);
        let owner = |one: matching::Owner| Some(Owner::compared(PlayerId(one.id), one.likeness?));
        found.into_iter().filter_map(owner).collect()
    }

    /// The players registered before this one who are likely one person with them, the likeliest first, at most `limit`.
    pub fn strong_before(&self, player: PlayerId, limit: usize) -> Vec<Owner> {
        let Some(person) = self.person(player.0) else { return Vec::new() };
        let earlier = self.index.candidates(person).into_iter().filter(|&id| id < player.0);
        let odds =
            |id| Some((Odds::between(person, self.person(id)?, &self.common).probability(), id));
        let scored = earlier.filter_map(odds);
        let mut strong: Vec<(f64, u32)> = scored.filter(|(score, _)| *score >= LIKELY).collect();
        strong.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        strong.truncate(limit);
        let owner = |(_, id): (f64, u32)| {
            let alike = compare(person, self.person(id)?, &self.common);
            Some(Owner::compared(PlayerId(id), alike))
        };
        strong.into_iter().filter_map(owner).collect()
    }

    /// The players whom a half-typed name may mean, the likeliest first, at most `limit`.
    pub fn begun(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let found = self.index.lookup(typed, |id| self.person(id), &self.common, limit);
        found.into_iter().map(|owner| PlayerId(owner.id)).collect()
    }
}

/// The reasons why two people may be one. `met` is whether both were entered in one event.
fn reasons([a, b]: [&Person; 2], met: bool, common: &Commonness) -> Vec<Reason> {
    let mut reasons = compare(a, b, common).reasons;
    if met {
        reasons.push(Reason::MetInEvent);
        reasons.sort();
    }
    reasons
}

/// The events of each player, by the number of today.
struct Entered(HashMap<PlayerId, BTreeSet<TournamentId>>);

impl Entered {
    fn of(club: &Club) -> Self {
        let mut events: HashMap<PlayerId, BTreeSet<TournamentId>> = HashMap::new();
        for event in club.tournaments() {
            for &player in event.entrants.iter() {
                events.entry(club.registry().today(player)).or_default().insert(event.id);
            }
        }
        Self(events)
    }

    /// Whether two were entered in one event.
    fn both(&self, a: PlayerId, b: PlayerId) -> bool {
        let events = |player: PlayerId| self.0.get(&player);
        events(a).zip(events(b)).is_some_and(|(a, b)| !a.is_disjoint(b))
    }
}

/// A player, read for comparison.
pub fn read(player: &Player) -> Person {
    Person::read(&record(player, &ExternalId::all(&player.external)))
}

/// The facts about a player that are compared, with their numbers in other registers.
pub fn record<'a>(player: &'a Player, external: &'a [ExternalId]) -> PersonRecord<'a> {
    PersonRecord {
        name: &player.name,
        reading: player.reading.as_deref(),
        aliases: &player.aliases,
        club: player.club.as_deref(),
        born: player.born,
        external,
    }
}
