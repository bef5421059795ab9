//! The record of a registered player, a field at a time.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::add_player::is_likely_birth;
use super::conditions::text;
use super::{Action, Kind};
use crate::club::refusal::{PersonRefusal, TextField};
use crate::club::registry::{ExternalId, Publicity};
use crate::club::{Club, Place, Player, Refusal};
use crate::domain::name;
use crate::domain::number::PlayerId;

/// Changes the name shown; the old one stays as an alias, so that old lists still find it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenamePlayer {
    pub player: PlayerId,
    pub name: String,
}

impl Kind for RenamePlayer {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let player = club.registered(self.player)?;
        text(TextField::Name, &self.name)?;
        if player.name == self.name {
            return Err(Refusal::OwnName(self.player, self.name.clone()));
        }
        Ok(())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| {
            let old = std::mem::replace(&mut found.name, self.name.clone());
            found.aliases.retain(|alias| *alias != self.name);
            found.aliases.push(old);
        });
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { name: club.registry().registration(self.player)?.name.clone(), ..*self }.into())
    }
}

/// Sets or clears the reading.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetReading {
    pub player: PlayerId,
    /// The reading; none clears it.
    pub reading: Option<String>,
}

/// Sets or clears the club.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetClub {
    pub player: PlayerId,
    /// The club; none clears it.
    pub club: Option<String>,
}

/// Sets or clears the title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetTitle {
    pub player: PlayerId,
    /// The title; none clears it.
    pub title: Option<String>,
}

/// Sets or clears the desk's note on a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetNote {
    pub player: PlayerId,
    /// The note; none clears it.
    pub note: Option<String>,
}

/// A kind that sets a text of a player.
macro_rules! sets_a_text {
    ($kind:ident, $field:ident, $limit:expr) => {
        impl Kind for $kind {
            fn check(&self, club: &Club) -> Result<(), Refusal> {
                club.registered(self.player)?;
                self.$field.as_deref().map_or(Ok(()), |value| text($limit, value))
            }

            fn apply(&self, club: &mut Club, _: Place) {
                club.edit(self.player, |found| found.$field.clone_from(&self.$field));
            }

            private!();

            fn as_it_is(&self, club: &Club) -> Option<Action> {
                let $field = club.registry().registration(self.player)?.$field.clone();
                Some(Self { $field, ..*self }.into())
            }
        }
    };
}

sets_a_text!(SetReading, reading, TextField::Reading);
sets_a_text!(SetClub, club, TextField::Club);
sets_a_text!(SetTitle, title, TextField::Title);
sets_a_text!(SetNote, note, TextField::Note);

/// Adds another name of the same person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddAlias {
    pub player: PlayerId,
    pub alias: String,
}

impl Kind for AddAlias {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { player, alias } = self;
        club.registered(*player)?;
        text(TextField::Alias, alias)?;
        if club.player(*player).is_some_and(|player| player.names().any(|name| name == alias)) {
            return Err(Refusal::OwnName(*player, alias.clone()));
        }
        club.is_free(alias, *player)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| found.aliases.push(self.alias.clone()));
    }

    private!();
}

/// Takes an alias away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveAlias {
    pub player: PlayerId,
    /// The alias, exactly as listed.
    pub alias: String,
}

impl Kind for RemoveAlias {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { player: id, alias } = self;
        let player = club.registered(*id)?;
        if player.aliases.iter().any(|known| known == alias) {
            return Ok(());
        }
        let numbers = club.registry().numbers(*id).into_iter();
        let mut others = numbers.filter_map(|number| club.registry().registration(number));
        match others.find(|other| other.id != *id && other.names().any(|name| name == alias)) {
            Some(bearer) => {
                let (player, alias, bearer) = (*id, alias.clone(), bearer.id);
                Err(PersonRefusal::AliasOfMerged { player, alias, bearer }.into())
            }
            None => Err(Refusal::NoSuchAlias(*id, alias.clone())),
        }
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| found.aliases.retain(|known| *known != self.alias));
    }

    private!();
}

/// Sets or clears the day of birth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetBorn {
    pub player: PlayerId,
    /// The day; none clears it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<NaiveDate>,
}

impl Kind for SetBorn {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.registered(self.player)?;
        self.born.map_or(Ok(()), is_likely_birth)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| found.born = self.born);
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { born: club.registry().registration(self.player)?.born, ..*self }.into())
    }
}

/// Sets or takes away the number that another body has issued.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetExternalId {
    pub player: PlayerId,
    pub scheme: String,
    /// The ID; none removes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

impl Kind for SetExternalId {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let (id, scheme) = (self.player, &self.scheme);
        club.registered(id)?;
        let refuse = |why: PersonRefusal| Err(why.into());
        // A second ID of one person would block its real owner, and return to another person after an unmerge.
        match (club.registry().external_of(id, scheme), self.value.as_deref()) {
            (None, Some(value)) => club.is_free_number(id, scheme, value),
            (Some((bearer, known)), Some(value)) if bearer == id && known != value => {
                club.is_free_number(id, scheme, value)
            }
            (Some((bearer, _)), None) if bearer == id => Ok(()),
            (Some((bearer, known)), None) => {
                let taken = ExternalId { scheme: scheme.clone(), value: known.to_owned() };
                refuse(PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer })
            }
            (Some((bearer, known)), Some(value)) if name::fold(known) != name::fold(value) => {
                let bearers = Box::new([(id, value.to_owned()), (bearer, known.to_owned())]);
                refuse(PersonRefusal::OtherExternal { scheme: scheme.clone(), bearers })
            }
            (None, None) | (Some(_), Some(_)) => {
                refuse(PersonRefusal::SameExternal(id, scheme.clone()))
            }
        }
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let key = name::fold(&self.scheme);
        club.edit(self.player, |found| {
            found.external.retain(|known, _| name::fold(known) != key);
            found.external.extend(self.value.clone().map(|value| (self.scheme.clone(), value)));
        });
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let known = club.registry().registration(self.player)?;
        Some(Self { value: known.external.get(&self.scheme).cloned(), ..self.clone() }.into())
    }
}

/// Says how the public record names a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPublicity {
    pub player: PlayerId,
    pub publicity: Publicity,
}

impl Kind for SetPublicity {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        club.registered(self.player).map(|_| ())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| found.publicity = self.publicity);
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let publicity = club.registry().registration(self.player)?.publicity;
        Some(Self { publicity, ..*self }.into())
    }
}

impl Club {
    pub(super) fn edit(&mut self, id: PlayerId, change: impl FnOnce(&mut Player)) {
        let registry = self.registry_mut();
        if let Some(mut player) = registry.registration(id).map(|known| Player::clone(known)) {
            change(&mut player);
            registry.put(player);
        }
    }
}
