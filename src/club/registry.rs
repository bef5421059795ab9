//! Who is registered, and who is meant by a name.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::name;
use crate::domain::number::PlayerId;

/// Somebody with a registration number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number.
    pub id: PlayerId,
    /// The name shown.
    pub name: String,
    /// How it is read.
    pub reading: Option<String>,
    /// The player's club.
    pub club: Option<String>,
    /// Other names of the same person, oldest first.
    pub aliases: Vec<String>,
    /// What the desk wrote down about the player.
    pub note: Option<String>,
}

impl Player {
    /// The name and all aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.aliases.iter().map(String::as_str))
    }
}

/// Who is meant by a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// Nobody is registered under it.
    Nobody,
    /// One player.
    One(PlayerId),
    /// Several players, in the order of their numbers.
    Several(Vec<PlayerId>),
}

/// All players.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    /// By number less one; a hole is a registration that was undone.
    players: Vec<Option<Arc<Player>>>,
    /// Players by the folded form of each of their names.
    by_name: HashMap<String, Vec<PlayerId>>,
}

/// The index and holes at the end follow from who is there.
impl PartialEq for Registry {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Registry {
    /// The player with a number.
    pub fn get(&self, id: PlayerId) -> Option<&Player> {
        self.shared(id).map(Arc::as_ref)
    }

    /// The same, shared.
    pub fn shared(&self, id: PlayerId) -> Option<&Arc<Player>> {
        self.players.get(index(id)?)?.as_ref()
    }

    /// All players in the order of their numbers.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<Player>> {
        self.players.iter().flatten()
    }

    /// How many are registered.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nobody is registered.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Who is meant by `text`: first whoever bears exactly this name or alias, otherwise whoever
    /// bears it in another width, case or kana script.
    pub fn named(&self, text: &str) -> Named {
        let Some(alike) = self.by_name.get(&name::fold(text)) else {
            return Named::Nobody;
        };
        let exactly = |id: &&PlayerId| {
            self.get(**id).is_some_and(|player| player.names().any(|name| name == text))
        };
        let exact: Vec<PlayerId> = alike.iter().filter(exactly).copied().collect();
        let mut meant = if exact.is_empty() { alike.clone() } else { exact };
        meant.sort_unstable();
        match meant[..] {
            [] => Named::Nobody,
            [one] => Named::One(one),
            _ => Named::Several(meant),
        }
    }

    /// Who may be the same person as a newcomer of this name: whoever bears it in any width, case
    /// or kana script, or the same words the other way round, as family and given name are written
    /// both ways. By number.
    pub fn namesakes(&self, name: &str) -> Vec<PlayerId> {
        let turned = name.split_whitespace().rev().collect::<Vec<_>>().join(" ");
        let alike = |spelling: &str| self.by_name.get(&name::fold(spelling));
        let mut found: Vec<PlayerId> =
            [alike(name), alike(&turned)].into_iter().flatten().flatten().copied().collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Adds or replaces a player.
    pub(super) fn put(&mut self, player: Player) {
        let Some(at) = index(player.id) else { return };
        if self.players.len() <= at {
            self.players.resize(at + 1, None);
        }
        if let Some(old) = self.players[at].take() {
            self.forget_names(&old);
        }
        for name in player.names() {
            let ids = self.by_name.entry(name::fold(name)).or_default();
            if !ids.contains(&player.id) {
                ids.push(player.id);
            }
        }
        self.players[at] = Some(Arc::new(player));
    }

    fn forget_names(&mut self, player: &Player) {
        for name in player.names() {
            let key = name::fold(name);
            if let Some(ids) = self.by_name.get_mut(&key) {
                ids.retain(|&id| id != player.id);
                if ids.is_empty() {
                    self.by_name.remove(&key);
                }
            }
        }
    }
}

fn index(id: PlayerId) -> Option<usize> {
    usize::try_from(id.0).ok()?.checked_sub(1)
}
