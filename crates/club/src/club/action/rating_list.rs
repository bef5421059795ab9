//! Rating lists, and their publication.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::conditions::{ensure, next, text};
use super::{Action, Kind, NewNumber};
use crate::club::refusal::{Numbered, RatingRefusal, TextField};
use crate::club::{Club, Place, PublishedList, RatingList, Refusal};
use crate::domain::ids::ListId;
use crate::domain::name;
use crate::domain::rating::{Established, Scale};

/// Opens a rating list, or changes the name, K or start of one; all its ratings follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetRatingList {
    /// The list, new or known.
    pub list: ListId,
    /// Its name, unique in the file.
    pub name: String,
    /// K, start and further rules.
    // Apart, since every action takes the room of the largest.
    pub scale: Box<Scale>,
    /// Conditions for an established rating.
    #[serde(default = "standard", skip_serializing_if = "is_standard")]
    pub established: Established,
}

fn standard() -> Established {
    Established::STANDARD
}

fn is_standard(established: &Established) -> bool {
    *established == Established::STANDARD
}

impl Kind for SetRatingList {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        if club.list(self.list).is_none() {
            next(Numbered::List, self.list.0, club.next_list().0)?;
        }
        text(TextField::List, &self.name)?;
        let key = name::fold(&self.name);
        let mut others = club.lists().filter(|list| list.id != self.list);
        if let Some(other) = others.find(|list| name::fold(&list.name) == key) {
            return Err(Refusal::ListNameTaken(other.name.clone(), other.id));
        }
        let is_sound = self.scale.is_sound() && self.established.is_sound();
        ensure(is_sound, Refusal::UnsoundScale)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let (name, scale) = (self.name.clone(), Scale::clone(&self.scale));
        let list = RatingList { id: self.list, name, scale, established: self.established };
        Arc::make_mut(&mut club.lists).insert(list.id, list);
        club.unsettled = true;
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let known = club.list(self.list)?;
        let (name, scale) = (known.name.clone(), Box::new(known.scale.clone()));
        Some(Self { name, scale, established: known.established, ..*self }.into())
    }

    fn issues(&self) -> Option<NewNumber> {
        Some(NewNumber::List(self.list))
    }
}

/// Publishes a rating list as it is after all entries before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishList {
    pub list: ListId,
    /// The day that the list bears.
    pub on: NaiveDate,
}

impl Kind for PublishList {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { list, on } = *self;
        club.list(list).ok_or(Refusal::NoSuchList(list))?;
        let is_new = club.published(list).all(|one| one.on != on);
        ensure(is_new, RatingRefusal::PublishedAlready(list, on))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        let published = PublishedList { list: self.list, on: self.on, seq: place.seq };
        Arc::make_mut(&mut club.published).push(published);
    }

    fn day(&self) -> Option<NaiveDate> {
        Some(self.on)
    }
}
