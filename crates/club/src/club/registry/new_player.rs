//! A player to be registered.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::ExternalId;
use crate::club::Action;
use crate::club::action::{AddPlayer, AdjustRating};
use crate::domain::ids::ListId;
use crate::domain::matching::PersonRecord;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;

/// A player to be registered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Other names of the same person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The day of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<NaiveDate>,
    /// Numbers that other bodies have issued.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub external: Vec<ExternalId>,
    /// Players who are like this one and, by the operator's answer, other people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub different: Vec<PlayerId>,
    /// The names of others to be registered who are, by the operator's answer, other people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<String>,
}

impl NewPlayer {
    /// Whether this is the person of a line with the same name, which says nothing else of them.
    pub fn covers(&self, line: &Self) -> bool {
        let says_no_more = |known: &Option<String>, said: &Option<String>| {
            said.is_none() || known.as_deref().map(fold) == said.as_deref().map(fold)
        };
        fold(&self.name) == fold(&line.name)
            && says_no_more(&self.reading, &line.reading)
            && says_no_more(&self.club, &line.club)
            && (line.born.is_none() || self.born == line.born)
            && line.external.iter().all(|id| self.external.contains(id))
    }

    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The facts that are compared with those of registered players.
    pub fn record(&self) -> PersonRecord<'_> {
        PersonRecord {
            name: &self.name,
            reading: self.reading.as_deref(),
            aliases: &self.aliases,
            club: self.club.as_deref(),
            born: self.born,
            external: &self.external,
        }
    }

    /// The registration under a number.
    pub fn registration(self, player: PlayerId) -> Action {
        let Self { name, reading, club, aliases, born, external, different: _, apart: _ } = self;
        Action::AddPlayer(AddPlayer { player, name, reading, club, aliases, born, external })
    }
}

impl Action {
    /// Registers a player of whom only the name is known.
    pub fn add_player(player: PlayerId, name: impl Into<String>) -> Self {
        NewPlayer::named(name).registration(player)
    }

    /// Has a new player start with a rating on the main list, from the day `on`.
    pub fn start_rating(player: PlayerId, rating: f64, reason: &str, on: NaiveDate) -> Self {
        let (list, player, reason) = (ListId::MAIN, Some(player), reason.to_owned());
        AdjustRating { list, player, change: Change::To(rating), reason, on }.into()
    }
}
