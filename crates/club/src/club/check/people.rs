//! Players and rating lists.

use chrono::{Datelike as _, NaiveDate};

use super::{next, text};
use crate::club::refusal::{Numbered, PersonRefusal, TextField};
use crate::club::registry::{ExternalId, Named};
use crate::club::{Club, Refusal};
use crate::domain::ids::ListId;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};

impl Club {
    pub(super) fn may_add(
        &self,
        player: PlayerId,
        name: &str,
        [reading, club]: [Option<&str>; 2],
        aliases: &[String],
    ) -> Result<(), Refusal> {
        next(Numbered::Player, player.0, self.next_player().0)?;
        text(TextField::Name, name)?;
        reading.map_or(Ok(()), |reading| text(TextField::Reading, reading))?;
        club.map_or(Ok(()), |club| text(TextField::Club, club))?;
        for (at, alias) in aliases.iter().enumerate() {
            text(TextField::Alias, alias)?;
            if alias == name || aliases[..at].contains(alias) {
                return Err(Refusal::OwnName(player, alias.clone()));
            }
            self.is_free(alias, player)?;
        }
        Ok(())
    }

    pub(super) fn may_rename(&self, id: PlayerId, name: &str) -> Result<(), Refusal> {
        let player = self.registered(id)?;
        text(TextField::Name, name)?;
        if player.name == name {
            return Err(Refusal::OwnName(id, name.to_owned()));
        }
        Ok(())
    }

    pub(super) fn may_set(
        &self,
        id: PlayerId,
        field: TextField,
        value: Option<&str>,
    ) -> Result<(), Refusal> {
        self.registered(id)?;
        value.map_or(Ok(()), |value| text(field, value))
    }

    pub(super) fn may_add_alias(&self, id: PlayerId, alias: &str) -> Result<(), Refusal> {
        self.registered(id)?;
        text(TextField::Alias, alias)?;
        if self.player(id).is_some_and(|player| player.names().any(|name| name == alias)) {
            return Err(Refusal::OwnName(id, alias.to_owned()));
        }
        self.is_free(alias, id)
    }

    pub(super) fn may_set_born(
        &self,
        id: PlayerId,
        born: Option<NaiveDate>,
    ) -> Result<(), Refusal> {
        self.registered(id)?;
        born.map_or(Ok(()), is_likely_birth)
    }

    pub(super) fn may_remove_alias(&self, id: PlayerId, alias: &str) -> Result<(), Refusal> {
        let player = self.registered(id)?;
        if player.aliases.iter().any(|known| known == alias) {
            return Ok(());
        }
        let numbers = self.registry().numbers(id).into_iter();
        let mut others = numbers.filter_map(|number| self.registry().registration(number));
        match others.find(|other| other.id != id && other.names().any(|name| name == alias)) {
            Some(bearer) => Err(Refusal::Person(PersonRefusal::AliasOfMerged {
                player: id,
                alias: alias.to_owned(),
                bearer: bearer.id,
            })),
            None => Err(Refusal::NoSuchAlias(id, alias.to_owned())),
        }
    }

    /// Whether no other player has the alias as a name. An alias that leads to two people leads nowhere.
    fn is_free(&self, alias: &str, id: PlayerId) -> Result<(), Refusal> {
        let bearers = match self.registry().named(alias) {
            Named::Nobody => Vec::new(),
            Named::One(other) => vec![other],
            Named::Several(others) => others,
        };
        let own = self.registry().today(id);
        let bears = |other: &PlayerId| {
            *other != own
                && self.player(*other).is_some_and(|p| p.names().any(|name| name == alias))
        };
        match bearers.into_iter().find(bears) {
            Some(other) => Err(Refusal::NameOfAnother(alias.to_owned(), other)),
            None => Ok(()),
        }
    }

    /// Checks birth date and external IDs of a new player.
    pub(super) fn may_be_known_by(
        &self,
        id: PlayerId,
        born: Option<NaiveDate>,
        external: &[ExternalId],
    ) -> Result<(), Refusal> {
        born.map_or(Ok(()), is_likely_birth)?;
        for (at, ExternalId { scheme, value }) in external.iter().enumerate() {
            let key = name::fold(scheme);
            if external[..at].iter().any(|before| name::fold(&before.scheme) == key) {
                return Err(Refusal::Person(PersonRefusal::SchemeTwice(scheme.clone())));
            }
            self.is_free_number(id, scheme, value)?;
        }
        Ok(())
    }

    pub(super) fn may_set_external(
        &self,
        id: PlayerId,
        scheme: &str,
        value: Option<&str>,
    ) -> Result<(), Refusal> {
        self.registered(id)?;
        let refuse = |why| Err(Refusal::Person(why));
        // A second ID of one person would block its real owner, and return to another person after an unmerge.
        match (self.registry().external_of(id, scheme), value) {
            (None, Some(value)) => self.is_free_number(id, scheme, value),
            (Some((bearer, known)), Some(value)) if bearer == id && known != value => {
                self.is_free_number(id, scheme, value)
            }
            (Some((bearer, _)), None) if bearer == id => Ok(()),
            (Some((bearer, known)), None) => {
                let taken = ExternalId { scheme: scheme.to_owned(), value: known.to_owned() };
                refuse(PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer })
            }
            (Some((bearer, known)), Some(value)) if name::fold(known) != name::fold(value) => {
                let bearers = Box::new([(id, value.to_owned()), (bearer, known.to_owned())]);
                refuse(PersonRefusal::OtherExternal { scheme: scheme.to_owned(), bearers })
            }
            (None, None) | (Some(_), Some(_)) => {
                refuse(PersonRefusal::SameExternal(id, scheme.to_owned()))
            }
        }
    }

    fn is_free_number(&self, id: PlayerId, scheme: &str, value: &str) -> Result<(), Refusal> {
        text(TextField::Scheme, scheme)?;
        text(TextField::External, value)?;
        let own = self.registry().today(id);
        match self.registry().external(scheme, value).filter(|bearer| *bearer != own) {
            Some(bearer) => {
                let taken = ExternalId { scheme: scheme.to_owned(), value: value.to_owned() };
                Err(Refusal::Person(PersonRefusal::ExternalOfAnother(taken, bearer)))
            }
            None => Ok(()),
        }
    }

    pub(super) fn may_set_list(
        &self,
        id: ListId,
        name: &str,
        scale: &Scale,
        established: Established,
    ) -> Result<(), Refusal> {
        if self.list(id).is_none() {
            next(Numbered::List, id.0, self.next_list().0)?;
        }
        text(TextField::List, name)?;
        let key = name::fold(name);
        if let Some(other) =
            self.lists().find(|list| list.id != id && name::fold(&list.name) == key)
        {
            return Err(Refusal::ListNameTaken(other.name.clone(), other.id));
        }
        let is_sound = scale.is_sound() && established.is_sound();
        if is_sound { Ok(()) } else { Err(Refusal::UnsoundScale) }
    }
}

/// Whether a year of birth is likely; typing errors make other years.
fn is_likely_birth(born: NaiveDate) -> Result<(), Refusal> {
    if (1880..=2100).contains(&born.year()) {
        Ok(())
    } else {
        Err(Refusal::Person(PersonRefusal::UnlikelyBirth(born)))
    }
}
