//! Categories of players, and the prizes of an event.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text, unless_same};
use super::{Action, Kind};
use crate::club::refusal::{EventRefusal, TextField};
use crate::club::{Club, Place, Refusal};
use crate::domain::category::Categories;
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::prize::Prizes;

/// Sets the categories of the club, all of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCategories {
    pub categories: Categories,
}

impl Kind for SetCategories {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        for category in &self.categories.list {
            text(TextField::Category, &category.name)?;
        }
        if !self.categories.is_sound() {
            let twice = self.categories.twice().map(str::to_owned);
            return Err(EventRefusal::UnsoundCategories(twice).into());
        }
        ensure(*club.categories != self.categories, EventRefusal::SameCategories)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.categories = Arc::new(self.categories.clone());
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { categories: (*club.categories).clone() }.into())
    }
}

/// Sets the categories that a player is in by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPlayerCategories {
    pub player: PlayerId,
    /// All of them, by name.
    pub categories: Vec<String>,
}

impl Kind for SetPlayerCategories {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let player = club.registered(self.player)?;
        for (at, name) in self.categories.iter().enumerate() {
            text(TextField::Category, name)?;
            if self.categories[..at].iter().any(|other| fold(other) == fold(name)) {
                return Err(EventRefusal::UnsoundCategories(Some(name.clone())).into());
            }
        }
        ensure(player.categories != self.categories, EventRefusal::SameCategories)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.edit(self.player, |found| found.categories.clone_from(&self.categories));
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let categories = club.registry().registration(self.player)?.categories.clone();
        Some(Self { categories, ..*self }.into())
    }
}

/// Sets the prizes of a tournament, all of them. They may be set, and put right, at any time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPrizes {
    pub tournament: TournamentId,
    pub prizes: Prizes,
}

impl Kind for SetPrizes {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let found = club.found(self.tournament)?;
        for list in &self.prizes.lists {
            let things = list.awards.iter().filter_map(|award| award.thing.as_deref());
            list.category.iter().try_for_each(|name| text(TextField::Category, name))?;
            things.into_iter().try_for_each(|thing| text(TextField::Prize, thing))?;
        }
        if !self.prizes.is_sound() {
            let (category, place) = self.prizes.fault().unwrap_or((None, 1));
            let category = category.map(str::to_owned);
            return Err(EventRefusal::UnsoundPrizes(self.tournament, category, place).into());
        }
        unless_same(*found.prizes == self.prizes, self.tournament)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.prizes = Arc::new(self.prizes.clone()));
    }

    private!();

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let prizes = (*club.tournament(self.tournament)?.prizes).clone();
        Some(Self { prizes, ..*self }.into())
    }
}
