//! Who may be registered twice, and who a newcomer may be.

use std::collections::HashMap;
use std::sync::Arc;

use crate::club::registry::Verdict;
use crate::club::{Player, Registry};
use crate::domain::matching::{Commonness, POSSIBLE, Person, Reason, Record, compare, score};
use crate::domain::number::PlayerId;

/// Everybody registered, read for comparison. Made once and grown along with the registry, since
/// reading a name costs more than comparing it.
#[derive(Clone, Debug, Default)]
pub struct Matcher {
    people: Vec<(Arc<Player>, Arc<Person>)>,
    common: Commonness,
}

/// Two people who may be one.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// The lower number.
    pub a: PlayerId,
    /// The higher number.
    pub b: PlayerId,
    /// How alike they are, from 0 to 1.
    pub score: f64,
    /// What speaks for it and against it.
    pub reasons: Vec<Reason>,
    /// Whether the operator wants to decide it another day.
    pub put_off: bool,
}

/// Somebody registered whom a newcomer may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Owner {
    /// Who.
    pub player: PlayerId,
    /// How alike they are, from 0 to 1.
    pub score: f64,
    /// What speaks for it and against it.
    pub reasons: Vec<Reason>,
}

impl Matcher {
    /// The people of `registry`, taking over those who have not changed since.
    #[must_use]
    pub fn grown(&self, registry: &Registry) -> Self {
        let known: HashMap<PlayerId, &(Arc<Player>, Arc<Person>)> =
            self.people.iter().map(|entry| (entry.0.id, entry)).collect();
        let people = registry.iter().map(|player| match known.get(&player.id) {
            Some((same, person)) if Arc::ptr_eq(same, player) => {
                (Arc::clone(player), Arc::clone(person))
            }
            _ => (Arc::clone(player), Arc::new(read(player))),
        });
        let people: Vec<_> = people.collect();
        let common = people.iter().map(|(_, person)| person.as_ref()).collect();
        Self { people, common }
    }

    /// Pairs that are alike by at least `min`, the best first, those put off last. Two whom the
    /// operator called different people are no pair, nor is anybody merged with either.
    pub fn duplicates(&self, registry: &Registry, min: f64) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for (at, (one, person)) in self.people.iter().enumerate() {
            for (other, candidate) in &self.people[at + 1..] {
                if score(person, candidate, &self.common) < min {
                    continue;
                }
                let verdict = registry.verdict(one.id, other.id);
                if verdict == Some(Verdict::Different) {
                    continue;
                }
                let alike = compare(person, candidate, &self.common);
                let (score, reasons) = (alike.score, alike.reasons);
                let put_off = verdict == Some(Verdict::Later);
                pairs.push(Pair { a: one.id, b: other.id, score, reasons, put_off });
            }
        }
        pairs.sort_by(|one, other| {
            let order = one.put_off.cmp(&other.put_off);
            let order = order.then_with(|| other.score.total_cmp(&one.score));
            order.then_with(|| (one.a, one.b).cmp(&(other.a, other.b)))
        });
        pairs
    }

    /// Whom somebody with this record may be, the likeliest first: at least possibly alike, at
    /// most `limit`.
    pub fn like(&self, record: &Record<'_>, limit: usize) -> Vec<Owner> {
        let newcomer = Person::read(record);
        let mut owners: Vec<Owner> = self
            .people
            .iter()
            .filter(|(_, person)| score(&newcomer, person, &self.common) >= POSSIBLE)
            .map(|(player, person)| {
                let alike = compare(&newcomer, person, &self.common);
                Owner { player: player.id, score: alike.score, reasons: alike.reasons }
            })
            .collect();
        owners.sort_by(|one, other| {
            other.score.total_cmp(&one.score).then_with(|| one.player.cmp(&other.player))
        });
        owners.truncate(limit);
        owners
    }

    /// Whom the name being typed may belong to, the likeliest first, at most `limit`.
    pub fn owners(&self, typed: &str, limit: usize) -> Vec<Owner> {
        self.like(&Record { name: typed, ..Record::default() }, limit)
    }
}

fn read(player: &Player) -> Person {
    let external: Vec<(String, String)> =
        player.external.iter().map(|(scheme, value)| (scheme.clone(), value.clone())).collect();
    Person::read(&Record {
        name: &player.name,
        reading: player.reading.as_deref(),
        aliases: &player.aliases,
        club: player.club.as_deref(),
        born: player.born,
        external: &external,
    })
}
