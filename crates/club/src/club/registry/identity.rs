//! Which registrations are one person, and which are known not to be.
//!
//! A registration is never rewritten. A merge is an edge between two numbers, and one that says "different people"
//! another; who is one person is worked out from all edges in force. So undoing one merge, in any order, leaves exactly
//! what the others say. Results keep the number they were entered with.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use strum::Display;

use super::{Player, Registry};
use crate::club::Seq;
use crate::domain::number::PlayerId;

/// A merge of two registrations, with the numbers that the organiser named, so that undoing one merge leaves the others
/// as decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Merger {
    /// The player whose number and name stay.
    pub keep: PlayerId,
    pub absorb: PlayerId,
}

/// The organiser's decision on a likely duplicate, and its word in the published tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// To be decided another day.
    Later,
    Different,
}

/// The merges and decisions in force, and what follows from them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Identities {
    /// In the order in which they were decided.
    pub(super) mergers: Vec<Merger>,
    /// The entry that decided each merge: of the kept and the absorbed number.
    pub(super) since: HashMap<[PlayerId; 2], Seq>,
    /// By the numbers named, the lower first.
    pub(super) verdicts: BTreeMap<[PlayerId; 2], Verdict>,
    /// For each merged number, the number of the person today.
    today: HashMap<PlayerId, PlayerId>,
    /// By the number that goes on, all numbers of the person, that one first.
    members: BTreeMap<PlayerId, Vec<PlayerId>>,
    /// The verdicts between people as they are today, the stronger of several.
    between: HashMap<[PlayerId; 2], Verdict>,
}

impl Identities {
    /// The merges alone.
    pub(super) fn without_verdicts(&self) -> Self {
        let (verdicts, between) = (BTreeMap::new(), HashMap::new());
        Self { verdicts, between, ..self.clone() }
    }

    /// Today's number of a person.
    pub(super) fn today(&self, id: PlayerId) -> PlayerId {
        self.today.get(&id).copied().unwrap_or(id)
    }

    /// The numbers of each merged person, by the number that is kept.
    pub(super) fn people(&self) -> impl Iterator<Item = (PlayerId, &[PlayerId])> {
        self.members.iter().map(|(&id, members)| (id, members.as_slice()))
    }

    /// All numbers of the person with `id`, that one first; none for a player who was never merged.
    pub(super) fn members(&self, id: PlayerId) -> &[PlayerId] {
        self.members.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The decision on two people, under any of their numbers.
    pub(super) fn verdict(&self, a: PlayerId, b: PlayerId) -> Option<Verdict> {
        self.between.get(&pair(self.today(a), self.today(b))).copied()
    }

    pub(super) fn merge(&mut self, merger: Merger) {
        self.mergers.push(merger);
        self.follow();
    }

    /// Undoes the merge of exactly these two.
    pub(super) fn unmerge(&mut self, merger: Merger) {
        self.mergers.retain(|known| *known != merger);
        self.follow();
    }

    pub(super) fn judge(&mut self, a: PlayerId, b: PlayerId, verdict: Option<Verdict>) {
        match verdict {
            Some(verdict) => self.verdicts.insert(pair(a, b), verdict),
            None => self.verdicts.remove(&pair(a, b)),
        };
        self.follow();
    }

    /// Calculates the merged people again, in the order of decision. The kept player stands for all players merged with
    /// either, so undoing a merge leaves exactly the others.
    fn follow(&mut self) {
        self.today.clear();
        self.members.clear();
        for &Merger { keep, absorb } in &self.mergers {
            let [on, off] = [keep, absorb].map(|id| self.today.get(&id).copied().unwrap_or(id));
            if on == off {
                continue;
            }
            let gone = self.members.remove(&off).unwrap_or_else(|| vec![off]);
            let members = self.members.entry(on).or_insert_with(|| vec![on]);
            members.extend(&gone);
            self.today.insert(on, on);
            self.today.extend(gone.into_iter().map(|member| (member, on)));
        }
        let judged = self.verdicts.iter();
        let between =
            judged.map(|(&[a, b], &verdict)| (pair(self.today(a), self.today(b)), verdict));
        let mut strongest: HashMap<[PlayerId; 2], Verdict> = HashMap::new();
        for (people, verdict) in between {
            let known = strongest.entry(people).or_insert(verdict);
            *known = verdict.max(*known);
        }
        self.between = strongest;
    }
}

/// Two numbers, the lower first.
pub(super) fn pair(a: PlayerId, b: PlayerId) -> [PlayerId; 2] {
    if a <= b { [a, b] } else { [b, a] }
}

// The registrations that hold a fact about a person.

impl Registry {
    /// The registrations of a person at which a field is changed; `has` tells whether a registration has the field.
    ///
    /// A new value goes to the registration whose value is shown, or to the one whose number stays. Clearing removes
    /// the field from all that have it: another value would show otherwise.
    pub fn changed_at(
        &self,
        person: PlayerId,
        cleared: bool,
        has: impl Fn(&Player) -> bool,
    ) -> Vec<PlayerId> {
        let mut holders = self.numbers(person);
        holders.retain(|&number| self.registration(number).is_some_and(|one| has(one)));
        if holders.is_empty() {
            holders.push(person);
        }
        if !cleared {
            holders.truncate(1);
        }
        holders
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: PlayerId = PlayerId(1);
    const B: PlayerId = PlayerId(2);
    const C: PlayerId = PlayerId(3);
    const D: PlayerId = PlayerId(4);

    fn merger(keep: PlayerId, absorb: PlayerId) -> Merger {
        Merger { keep, absorb }
    }

    fn merged(mergers: &[(PlayerId, PlayerId)]) -> Identities {
        let mut identities = Identities::default();
        for &(keep, absorb) in mergers {
            identities.merge(merger(keep, absorb));
        }
        identities
    }

    fn who(identities: &Identities) -> [PlayerId; 4] {
        [A, B, C, D].map(|id| identities.today(id))
    }

    #[test]
    fn a_chain_leads_to_its_end() {
        let chain = merged(&[(B, A), (C, B), (D, C)]);
        assert_eq!(who(&chain), [D; 4]);
        assert_eq!(chain.members(D), [D, C, B, A]);
    }

    #[test]
    fn taking_back_the_first_of_two_leaves_the_second() {
        let mut both = merged(&[(A, B), (B, C)]);
        assert_eq!(who(&both), [A, A, A, D]);
        both.unmerge(merger(A, B));
        assert_eq!(who(&both), [A, B, B, D]);
    }

    #[test]
    fn a_from_b_after_b_went_into_c() {
        let mut both = merged(&[(B, A), (C, B)]);
        both.unmerge(merger(B, A));
        assert_eq!(who(&both), [A, C, C, D]);
    }

    #[test]
    fn mergers_are_taken_back_in_any_order() {
        let all = [(A, B), (C, D), (D, A)];
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let mut identities = merged(&all);
            for at in order {
                let (keep, absorb) = all[at];
                identities.unmerge(merger(keep, absorb));
            }
            assert_eq!(who(&identities), [A, B, C, D], "{order:?}");
        }
    }

    #[test]
    fn a_verdict_holds_for_everybody_merged_with_either() {
        let mut identities = merged(&[(A, B), (C, D)]);
        identities.judge(D, B, Some(Verdict::Different));
        assert_eq!(identities.verdict(A, C), Some(Verdict::Different));
        identities.unmerge(merger(A, B));
        assert_eq!(identities.verdict(A, C), None);
        assert_eq!(identities.verdict(C, B), Some(Verdict::Different));
        identities.judge(B, D, None);
        assert_eq!(identities.verdict(B, D), None);
    }

    #[test]
    fn of_several_verdicts_the_stronger_holds() {
        let mut identities = merged(&[(A, B)]);
        identities.judge(A, C, Some(Verdict::Different));
        identities.judge(B, C, Some(Verdict::Later));
        assert_eq!(identities.verdict(B, C), Some(Verdict::Different));
    }
}

#[cfg(test)]
mod holders_tests {
    use super::*;
    use crate::club::registry::Merger;

    const A: PlayerId = PlayerId(1);
    const B: PlayerId = PlayerId(2);
    const C: PlayerId = PlayerId(3);

    fn merged(clubs: [Option<&str>; 3]) -> Registry {
        let mut registry = Registry::default();
        for (id, club) in [A, B, C].into_iter().zip(clubs) {
            registry.put(Player { club: club.map(str::to_owned), ..Player::new(id, "Ada") });
        }
        registry.merge(Merger { keep: A, absorb: B }, true);
        registry.merge(Merger { keep: A, absorb: C }, true);
        registry
    }

    #[test]
    fn a_new_value_replaces_the_one_that_is_shown() {
        let at = |clubs| merged(clubs).changed_at(A, false, |one| one.club.is_some());
        assert_eq!(at([Some("札幌"), Some("函館"), None]), [A]);
        assert_eq!(at([None, Some("函館"), Some("小樽")]), [B]);
        assert_eq!(at([None, None, None]), [A]);
    }

    #[test]
    fn what_is_cleared_goes_from_all_that_have_it() {
        let at = |clubs| merged(clubs).changed_at(A, true, |one| one.club.is_some());
        assert_eq!(at([None, Some("函館"), Some("小樽")]), [B, C]);
        assert_eq!(at([None, None, None]), [A]);
    }
}
