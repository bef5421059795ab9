//! How many players bear a word: agreeing in a rare name says more than in a common one.

use std::collections::HashMap;

use super::form::Form;
use super::person::Person;
use super::token::Token;

/// How many players bear each word of their names. The default knows nothing.
#[derive(Debug, Clone, Default)]
pub struct Commonness {
    bearers: HashMap<u32, u32>,
    people: u32,
}

impl Commonness {
    /// Fewer people than this tell nothing about which spellings are usual.
    const ENOUGH: u32 = 50;

    /// Counts one more player.
    pub fn add(&mut self, person: &Person) {
        self.people = self.people.saturating_add(1);
        for key in keys(person) {
            let count = self.bearers.entry(key).or_default();
            *count = count.saturating_add(1);
        }
    }

    /// Takes a player back who was [added](Self::add).
    pub fn remove(&mut self, person: &Person) {
        self.people = self.people.saturating_sub(1);
        for key in keys(person) {
            if let Some(count) = self.bearers.get_mut(&key) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    self.bearers.remove(&key);
                }
            }
        }
    }

    /// How many players bear this word, spelled like this.
    pub fn bearers(&self, token: &Token) -> u32 {
        self.bearers.get(&token.key()).copied().unwrap_or(0)
    }

    /// How many players are expected to bear all words of a name by chance, were the words
    /// independent of one another.
    pub(super) fn expected(&self, words: &[Token]) -> f64 {
        let people = f64::from(self.people.max(1));
        words
            .iter()
            .fold(people, |expected, word| expected * f64::from(self.bearers(word).max(1)) / people)
    }

    /// Whether enough players were counted to tell a usual spelling from a slip.
    pub(super) const fn tells(&self) -> bool {
        self.people >= Self::ENOUGH
    }
}

impl<'a> FromIterator<&'a Person> for Commonness {
    fn from_iter<T: IntoIterator<Item = &'a Person>>(people: T) -> Self {
        let mut common = Self::default();
        for person in people {
            common.add(person);
        }
        common
    }
}

/// Each word of a player once, however many of their names it stands in.
fn keys(person: &Person) -> Vec<u32> {
    let words = person.forms().iter().flat_map(Form::tokens);
    let readings = person.forms().iter().filter_map(Form::reading);
    let spoken = readings.flat_map(Form::tokens);
    let mut keys: Vec<u32> = words.chain(spoken).map(Token::key).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}
