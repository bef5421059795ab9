//! The entrants of a tournament.

use std::collections::HashSet;
use std::ops::Deref;

use crate::domain::number::PlayerId;

/// The entrants in their order, each once. Membership needs no search, since a season's recorded matches ask it
/// hundreds of thousands of times.
#[derive(Clone, Debug, Default)]
pub struct Entrants {
    order: Vec<PlayerId>,
    set: HashSet<PlayerId>,
}

impl PartialEq for Entrants {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}

impl Deref for Entrants {
    type Target = [PlayerId];

    fn deref(&self) -> &[PlayerId] {
        &self.order
    }
}

impl Entrants {
    /// Whether a player is among them.
    pub fn has(&self, player: PlayerId) -> bool {
        self.set.contains(&player)
    }

    /// Adds a player at the end, unless already there.
    pub(in crate::club) fn enter(&mut self, player: PlayerId) {
        if self.set.insert(player) {
            self.order.push(player);
        }
    }

    /// Adds players in their order.
    pub(in crate::club) fn enter_all(&mut self, players: &[PlayerId]) {
        for &player in players {
            self.enter(player);
        }
    }

    /// Takes a player out.
    pub(in crate::club) fn remove(&mut self, player: PlayerId) {
        if self.set.remove(&player) {
            self.order.retain(|&entered| entered != player);
        }
    }

    /// Puts one player in the place of another.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId) {
        if self.set.remove(&from) {
            self.set.insert(to);
            for entered in self.order.iter_mut().filter(|entered| **entered == from) {
                *entered = to;
            }
        }
    }

    /// Puts them into another order.
    pub(in crate::club) fn arrange(&mut self, order: &[PlayerId]) {
        self.order = order.to_vec();
        self.set = order.iter().copied().collect();
    }
}
