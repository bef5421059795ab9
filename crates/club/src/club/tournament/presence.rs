//! Who of the entrants has come, before the start.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Phase, Tournament};
use crate::domain::number::PlayerId;

/// Whether an entrant has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Not known yet.
    #[default]
    Expected,
    Here,
    /// Said to be away, so that the start need not wait.
    Away,
}

/// The entrants whose presence was noted.
pub(in crate::club) type Presences = BTreeMap<PlayerId, Presence>;

impl Tournament {
    /// Whether an entrant has come, as far as the door noted it.
    pub fn presence(&self, player: PlayerId) -> Presence {
        self.presence.get(&player).copied().unwrap_or_default()
    }

    pub(in crate::club) fn note_presence(&mut self, player: PlayerId, presence: Presence) {
        match presence {
            Presence::Expected => self.presence.remove(&player),
            Presence::Here | Presence::Away => self.presence.insert(player, presence),
        };
    }

    /// Whether entrants are counted as they come: before the start, once the first of them was noted.
    pub fn checks_in(&self) -> bool {
        self.phase == Phase::Registering && !self.presence.is_empty()
    }

    /// How many of the entrants are here.
    pub fn here(&self) -> usize {
        self.entrants.iter().filter(|player| self.presence(**player) == Presence::Here).count()
    }

    /// The entrants who are not here, those said to be away among them.
    pub fn missing(&self) -> impl Iterator<Item = PlayerId> {
        let entrants = self.entrants.iter().copied();
        entrants.filter(|player| self.presence(*player) != Presence::Here)
    }
}
