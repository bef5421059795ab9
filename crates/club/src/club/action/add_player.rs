use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text};
use super::{Action, Kind, NewNumber, Public};
use crate::club::refusal::{PersonRefusal, TextField};
use crate::club::registry::ExternalId;
use crate::club::{Club, Place, Player, Refusal};
use crate::domain::name;
use crate::domain::number::PlayerId;

/// Registers a player under a new number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddPlayer {
    pub player: PlayerId,
    /// The name as it is to be shown.
    pub name: String,
    /// How it is read, in kana.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// The club the player belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Other names of the same person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The day of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<NaiveDate>,
    /// Numbers that other bodies have issued, one a scheme.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub external: Vec<ExternalId>,
}

impl Kind for AddPlayer {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.is_next(NewNumber::Player(self.player))?;
        text(TextField::Name, &self.name)?;
        self.reading.iter().try_for_each(|reading| text(TextField::Reading, reading))?;
        self.club.iter().try_for_each(|club| text(TextField::Club, club))?;
        for (at, alias) in self.aliases.iter().enumerate() {
            text(TextField::Alias, alias)?;
            if *alias == self.name || self.aliases[..at].contains(alias) {
                return Err(Refusal::OwnName(self.player, alias.clone()));
            }
            club.is_free(alias, self.player)?;
        }
        self.born.map_or(Ok(()), is_likely_birth)?;
        for (at, ExternalId { scheme, value }) in self.external.iter().enumerate() {
            let key = name::fold(scheme);
            if self.external[..at].iter().any(|before| name::fold(&before.scheme) == key) {
                return Err(PersonRefusal::SchemeTwice(scheme.clone()).into());
            }
            club.is_free_number(self.player, scheme, value)?;
        }
        Ok(())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let external = self.external.iter().map(|id| (id.scheme.clone(), id.value.clone()));
        club.registry_mut().put(Player {
            reading: self.reading.clone(),
            club: self.club.clone(),
            aliases: self.aliases.clone(),
            born: self.born,
            external: external.collect(),
            ..Player::new(self.player, &self.name)
        });
    }

    /// The player bears the name in `club`, whatever name was registered.
    fn public(&self, club: &Club) -> Public {
        // A registration that was undone has no name anybody may see.
        let known = club.registry().registration(self.player);
        let name = known.map(|known| known.name.clone()).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| self.player.to_string());
        Public::Instead(Action::add_player(self.player, name))
    }

    fn issues(&self) -> Option<NewNumber> {
        Some(NewNumber::Player(self.player))
    }
}

impl Club {
    /// Whether no other player has the alias as a name. An alias of two people would find neither.
    pub(super) fn is_free(&self, alias: &str, id: PlayerId) -> Result<(), Refusal> {
        let own = self.registry().today(id);
        let bears = |other: &PlayerId| {
            *other != own
                && self.player(*other).is_some_and(|p| p.names().any(|name| name == alias))
        };
        match self.registry().named(alias).players().into_iter().find(bears) {
            Some(other) => Err(Refusal::NameOfAnother(alias.to_owned(), other)),
            None => Ok(()),
        }
    }

    /// Whether no other player has the number that another body issued.
    pub(super) fn is_free_number(
        &self,
        id: PlayerId,
        scheme: &str,
        value: &str,
    ) -> Result<(), Refusal> {
        text(TextField::Scheme, scheme)?;
        text(TextField::External, value)?;
        let own = self.registry().today(id);
        match self.registry().external(scheme, value).filter(|bearer| *bearer != own) {
            Some(bearer) => {
                let taken = ExternalId { scheme: scheme.to_owned(), value: value.to_owned() };
                Err(PersonRefusal::ExternalOfAnother(taken, bearer).into())
            }
            None => Ok(()),
        }
    }
}

/// Whether a year of birth is likely; typing errors make other years.
pub(super) fn is_likely_birth(born: NaiveDate) -> Result<(), Refusal> {
    ensure((1880..=2100).contains(&born.year()), PersonRefusal::UnlikelyBirth(born))
}
