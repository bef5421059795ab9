//! Where something that is known of a person is written down.

use super::{Player, Registry};
use crate::domain::number::PlayerId;

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
