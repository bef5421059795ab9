//! Player search while typing.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::club::{Player, Registry};
use crate::domain::number::PlayerId;
use crate::domain::search::{Query, SearchKeys, find, named};

/// The search keys of all players. Grown along with the registry, since reading a name costs more than searching it.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    keys: Vec<(Arc<Player>, Arc<SearchKeys>)>,
}

impl Finder {
    /// The keys of `registry`, taking over those of players who have not changed since.
    #[must_use]
    pub fn grown(&self, registry: &Registry) -> Self {
        let known: HashMap<PlayerId, &(Arc<Player>, Arc<SearchKeys>)> =
            self.keys.iter().map(|entry| (entry.0.id, entry)).collect();
        let keys = registry.iter().map(|player| match known.get(&player.id) {
            Some((same, keys)) if Arc::ptr_eq(same, player) => {
                (Arc::clone(player), Arc::clone(keys))
            }
            _ => (Arc::clone(player), Arc::new(keys_of(player))),
        });
        Self { keys: keys.collect() }
    }

    /// At most `limit` players, the best first; all by number while nothing is typed.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let candidates = self.keys.iter().map(|(player, keys)| (player.id, keys.as_ref()));
        find(&Query::new(typed), candidates, limit)
    }

    /// Those of some players whom a text names as it was typed.
    pub fn named(&self, typed: &str, among: &HashSet<PlayerId>) -> Vec<PlayerId> {
        let here = self.keys.iter().filter(|(player, _)| among.contains(&player.id));
        named(&Query::new(typed), here.map(|(player, keys)| (player.id, keys.as_ref())))
    }
}

fn keys_of(player: &Player) -> SearchKeys {
    let aliases = player.aliases.iter().map(String::as_str);
    SearchKeys::new(player.id, &player.name, player.reading.as_deref(), aliases)
        .with_numbers(&player.absorbed)
}
