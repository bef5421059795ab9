//! A registered player.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::Publicity;
use crate::domain::matching::{PersonRecord, sound_alike};
use crate::domain::name;
use crate::domain::number::PlayerId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number; of a merged player, the one that is kept.
    pub id: PlayerId,
    pub name: String,
    /// How it is read.
    pub reading: Option<String>,
    pub club: Option<String>,
    /// Other names of the same person, oldest first.
    pub aliases: Vec<String>,
    pub note: Option<String>,
    /// The day of birth: private, and in no export unless it is asked for.
    pub born: Option<NaiveDate>,
    /// Numbers that other bodies have issued, by scheme.
    pub external: BTreeMap<String, String>,
    /// How the public record names the player; of a merged player, the strictest of all registrations.
    pub publicity: Publicity,
    /// The other registrations of the same person, first merged first.
    pub absorbed: Vec<PlayerId>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn new(id: PlayerId, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            reading: None,
            club: None,
            aliases: Vec::new(),
            note: None,
            born: None,
            external: BTreeMap::new(),
            publicity: Publicity::default(),
            absorbed: Vec::new(),
        }
    }

    /// The name and all aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.aliases.iter().map(String::as_str))
    }

    /// All names by which the player may be asked for: with how the name is read.
    pub fn spoken_names(&self) -> impl Iterator<Item = &str> {
        self.names().chain(self.reading.as_deref())
    }

    /// All numbers of the player, the one that goes on first.
    pub fn numbers(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.id).chain(self.absorbed.iter().copied())
    }

    /// Takes in another registration of the same person: its names become aliases, and what this
    /// one leaves blank is filled from it.
    pub(super) fn absorb(&mut self, other: &Self) {
        for name in other.names() {
            if !self.names().any(|known| known == name) {
                self.aliases.push(name.to_owned());
            }
        }
        let fill = |own: &mut Option<String>, theirs: &Option<String>| {
            if own.is_none() {
                own.clone_from(theirs);
            }
        };
        fill(&mut self.reading, &other.reading);
        fill(&mut self.club, &other.club);
        fill(&mut self.note, &other.note);
        self.born = self.born.or(other.born);
        for (scheme, value) in &other.external {
            if self.external_in(scheme).is_none() {
                self.external.insert(scheme.clone(), value.clone());
            }
        }
        self.publicity = self.publicity.max(other.publicity);
        self.absorbed.push(other.id);
    }

    /// The number that a body has issued, its scheme written in any width and case.
    pub fn external_in(&self, scheme: &str) -> Option<&str> {
        let key = name::fold(scheme);
        let known = self.external.iter().find(|(known, _)| name::fold(known) == key);
        known.map(|(_, value)| value.as_str())
    }

    /// Whether a record of the same name states what speaks against this person: another reading,
    /// birth date, or number of another body. Of each a person has only one.
    pub fn is_contradicted_by(&self, record: &PersonRecord<'_>) -> bool {
        let read_otherwise = |(one, other)| !sound_alike(one, other);
        self.born.zip(record.born).is_some_and(|(one, other)| one != other)
            || self.numbers_compared(record).any(|same| !same)
            || self.reading.as_deref().zip(record.reading).is_some_and(read_otherwise)
    }

    /// Whether more than the name says that a record is of this person: a number of another body,
    /// the birth date or the club.
    pub fn is_confirmed_by(&self, record: &PersonRecord<'_>) -> bool {
        let club = self.club.as_deref().zip(record.club);
        self.born.is_some_and(|born| record.born == Some(born))
            || self.numbers_compared(record).any(|same| same)
            || club.is_some_and(|(one, other)| name::fold(one) == name::fold(other))
    }

    /// Whether the two are the same, for each body that both have a number of.
    fn numbers_compared<'a>(
        &'a self,
        record: &'a PersonRecord<'_>,
    ) -> impl Iterator<Item = bool> + 'a {
        record.external.iter().filter_map(|theirs| {
            Some(name::fold(self.external_in(&theirs.scheme)?) == name::fold(&theirs.value))
        })
    }
}
