//! The registered players, their names, and their merges.
//!
//! A merge never rewrites a registration. [`Registry::registration`] is what was entered under a number;
//! [`Registry::get`] is the person it belongs to today.

mod identity;
mod player;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

pub use crate::domain::ids::ExternalId;
pub use identity::{Merger, Verdict};
pub use player::{NewPlayer, Player, Publicity, titled};

use serde::{Deserialize, Serialize};

use crate::club::Seq;
use crate::domain::name;
use crate::domain::number::PlayerId;
use identity::Identities;

/// The players with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// No player has it.
    Nobody,
    One(PlayerId),
    /// Several players, in the order of their numbers.
    Several(Vec<PlayerId>),
}

impl Named {
    /// All who bear it.
    pub fn players(self) -> Vec<PlayerId> {
        match self {
            Self::Nobody => Vec::new(),
            Self::One(player) => vec![player],
            Self::Several(players) => players,
        }
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Registry {
    /// Registrations by number less one; a hole is one that was undone.
    registered: Vec<Option<Arc<Player>>>,
    /// Players with more than one number, put together, by the number that stays.
    merged: BTreeMap<PlayerId, Arc<Player>>,
    identities: Identities,
    /// Registrations by the folded form of each of their names, without spaces.
    by_name: HashMap<String, Vec<PlayerId>>,
    /// Registrations by the folded forms of scheme and number.
    by_external: HashMap<[String; 2], PlayerId>,
}

/// The indexes and holes at the end follow from who is there.
impl PartialEq for Registry {
    fn eq(&self, other: &Self) -> bool {
        self.registrations().eq(other.registrations())
            && self.mergers() == other.mergers()
            && self.verdicts() == other.verdicts()
    }
}

impl Registry {
    /// The person to whom a number belongs today.
    pub fn get(&self, id: PlayerId) -> Option<&Player> {
        self.shared(id).map(Arc::as_ref)
    }

    pub fn shared(&self, id: PlayerId) -> Option<&Arc<Player>> {
        let today = self.today(id);
        self.merged.get(&today).or_else(|| self.registration(today))
    }

    /// The registration under a number, merged or not.
    pub fn registration(&self, id: PlayerId) -> Option<&Arc<Player>> {
        self.registered.get(index(id)?)?.as_ref()
    }

    /// All people in the order of their numbers.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<Player>> {
        let goes_on = |one: &&Arc<Player>| self.today(one.id) == one.id;
        let people = self.registrations().filter(goes_on);
        people.map(|one| self.merged.get(&one.id).unwrap_or(one))
    }

    /// All registrations in the order of their numbers.
    pub fn registrations(&self) -> impl DoubleEndedIterator<Item = &Arc<Player>> {
        self.registered.iter().flatten()
    }

    /// How many people are registered.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether no player is registered.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The number under which the person with this one goes on today.
    pub fn today(&self, id: PlayerId) -> PlayerId {
        self.identities.today(id)
    }

    /// Whether anybody has more than one number.
    pub fn has_mergers(&self) -> bool {
        !self.merged.is_empty()
    }

    /// All numbers of the person with this one, the number that goes on first.
    pub fn numbers(&self, id: PlayerId) -> Vec<PlayerId> {
        let today = self.today(id);
        match self.identities.members(today) {
            [] => vec![today],
            members => members.to_vec(),
        }
    }

    /// The merges in force, in the order of their decision.
    pub fn mergers(&self) -> &[Merger] {
        &self.identities.mergers
    }

    /// The entry that decided a merge in force.
    pub fn merged_since(&self, merger: Merger) -> Option<Seq> {
        self.identities.since.get(&[merger.keep, merger.absorb]).copied()
    }

    /// Keeps which entry decided a merge.
    pub(super) fn merge_decided(&mut self, merger: Merger, by: Seq) {
        self.identities.since.insert([merger.keep, merger.absorb], by);
    }

    /// The merges that form a person, in the order of their decision.
    pub fn mergers_within(&self, person: PlayerId) -> impl Iterator<Item = Merger> {
        let today = self.today(person);
        self.mergers().iter().copied().filter(move |merger| self.today(merger.keep) == today)
    }

    /// The merges without which a number stands alone again; none where it does. There may be several, as one number
    /// may have been merged into two.
    pub fn mergers_over(&self, absorbed: PlayerId) -> Vec<Merger> {
        let (mut mergers, mut over) = (self.mergers().to_vec(), Vec::new());
        loop {
            let mut so_far = Identities::default();
            let stops = mergers.iter().position(|&merger| {
                so_far.merge(merger);
                so_far.today(absorbed) != absorbed
            });
            let Some(at) = stops else { return over };
            over.push(mergers.remove(at));
        }
    }

    /// The decision on two people, under any of their numbers.
    pub fn verdict(&self, a: PlayerId, b: PlayerId) -> Option<Verdict> {
        self.identities.verdict(a, b)
    }

    /// All that was said, of the numbers it was said of.
    pub fn verdicts(&self) -> &BTreeMap<[PlayerId; 2], Verdict> {
        &self.identities.verdicts
    }

    /// The numbers of which a verdict between two people was given.
    pub fn judged(&self, a: PlayerId, b: PlayerId) -> Vec<([PlayerId; 2], Verdict)> {
        let people = identity::pair(self.today(a), self.today(b));
        let between = |named: [PlayerId; 2]| {
            let [a, b] = named.map(|id| self.today(id));
            identity::pair(a, b) == people
        };
        let said = self.verdicts().iter().map(|(&named, &verdict)| (named, verdict));
        said.filter(|(named, _)| between(*named)).collect()
    }

    /// The person with an external ID.
    pub fn external(&self, scheme: &str, value: &str) -> Option<PlayerId> {
        let bearer = self.by_external.get(&[name::fold(scheme), name::fold(value)])?;
        Some(self.today(*bearer))
    }

    /// The external ID of a person, and the registration it belongs to.
    pub fn external_of(&self, player: PlayerId, scheme: &str) -> Option<(PlayerId, &str)> {
        self.numbers(player)
            .into_iter()
            .find_map(|number| Some((number, self.registration(number)?.external_in(scheme)?)))
    }

    /// The players with exactly this name or alias; otherwise those with it in another width, case or kana script; otherwise
    /// those with more or fewer spaces in it.
    pub fn named(&self, text: &str) -> Named {
        let Some(alike) = self.by_name.get(&name::fold_whole(text)) else {
            return Named::Nobody;
        };
        let with = |is_it: &dyn Fn(&str) -> bool| -> Vec<PlayerId> {
            let bears = |id: &&PlayerId| {
                self.registration(**id).is_some_and(|known| known.names().any(is_it))
            };
            alike.iter().filter(bears).copied().collect()
        };
        let mut found = with(&|name| name == text);
        if found.is_empty() {
            let folded = name::fold(text);
            found = with(&|name| name::fold(name) == folded);
            if found.is_empty() {
                found = with(&|name| name::spaced_alike(&name::fold(name), &folded));
            }
        }
        let meant = self.people(&found);
        match meant[..] {
            [] => Named::Nobody,
            [one] => Named::One(one),
            _ => Named::Several(meant),
        }
    }

    /// The possible namesakes of a new player, by number: the name in any width, case, kana script and with any spaces, or
    /// with its words in the other order.
    pub fn namesakes(&self, name: &str) -> Vec<PlayerId> {
        let turned = name.split_whitespace().rev().collect::<Vec<_>>().join(" ");
        let alike = |spelling: &str| self.by_name.get(&name::fold_whole(spelling));
        let found: Vec<PlayerId> =
            [alike(name), alike(&turned)].into_iter().flatten().flatten().copied().collect();
        self.people(&found)
    }

    /// The people behind registrations, each once, by number.
    fn people(&self, registrations: &[PlayerId]) -> Vec<PlayerId> {
        let mut people: Vec<PlayerId> = registrations.iter().map(|&id| self.today(id)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Adds or replaces a registration.
    pub(super) fn put(&mut self, player: Player) {
        let Some(at) = index(player.id) else { return };
        if self.registered.len() <= at {
            self.registered.resize(at + 1, None);
        }
        if let Some(old) = self.registered[at].take() {
            self.forget(&old);
        }
        for name in player.names() {
            let ids = self.by_name.entry(name::fold_whole(name)).or_default();
            if !ids.contains(&player.id) {
                ids.push(player.id);
            }
        }
        for (scheme, value) in &player.external {
            self.by_external.insert([name::fold(scheme), name::fold(value)], player.id);
        }
        let today = self.today(player.id);
        self.registered[at] = Some(Arc::new(player));
        self.put_together(today);
    }

    /// Adds or removes a merge.
    pub(super) fn merge(&mut self, merger: Merger, merged: bool) {
        if merged {
            self.identities.merge(merger);
        } else {
            self.identities.unmerge(merger);
        }
        let people: Vec<PlayerId> = self.identities.people().map(|(id, _)| id).collect();
        self.merged.retain(|id, _| people.contains(id));
        for id in people {
            self.put_together(id);
        }
    }

    /// Keeps the verdict on two registrations; none removes it.
    pub(super) fn judge(&mut self, a: PlayerId, b: PlayerId, verdict: Option<Verdict>) {
        self.identities.judge(a, b, verdict);
    }

    /// Combines the registrations of the person who keeps this number, if there are several.
    fn put_together(&mut self, id: PlayerId) {
        let members = self.identities.members(id).iter();
        let mut members = members.filter_map(|&member| self.registration(member));
        let Some(mut whole) = members.next().map(|first| Player::clone(first)) else { return };
        members.for_each(|other| whole.absorb(other));
        if self.merged.get(&id).is_none_or(|known| **known != whole) {
            self.merged.insert(id, Arc::new(whole));
        }
    }

    fn forget(&mut self, player: &Player) {
        for name in player.names() {
            let key = name::fold_whole(name);
            if let Some(ids) = self.by_name.get_mut(&key) {
                ids.retain(|&id| id != player.id);
                if ids.is_empty() {
                    self.by_name.remove(&key);
                }
            }
        }
        for (scheme, value) in &player.external {
            self.by_external.remove(&[name::fold(scheme), name::fold(value)]);
        }
    }
}

#[cfg(test)]
impl Registry {
    /// Its indexes, as a text.
    pub(in crate::club) fn told(&self) -> String {
        let by_name: BTreeMap<_, _> = self.by_name.iter().collect();
        let by_external: BTreeMap<_, _> = self.by_external.iter().collect();
        format!("{by_name:?} {by_external:?} {:?} {}", self.merged, self.registered.len())
    }
}

fn index(id: PlayerId) -> Option<usize> {
    usize::try_from(id.0).ok()?.checked_sub(1)
}
