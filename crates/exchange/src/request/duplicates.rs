//! Pairs of players who may be one person, looked for beside the drawing.

use std::sync::{Arc, OnceLock};

use crate::club::question::matcher::{Matcher, Pair};
use crate::club::registry::Verdict;
use crate::club::{Club, Registry};
use crate::domain::matching::{LIKELY, WORTH_A_LOOK};
use crate::domain::progress::{Progress, Stopped};

/// The most names that are read while a key waits. That takes some thirty milliseconds.
const FEW: usize = 500;

/// Likely duplicates in one registry. Clones share the pairs that any of them finds.
#[derive(Clone, Debug, Default)]
pub struct Duplicates {
    matcher: Arc<OnceLock<Matcher>>,
    /// The people of an earlier registry. Those of this one are read from there.
    grown_from: Option<Arc<OnceLock<Matcher>>>,
    found: Arc<OnceLock<Pairs>>,
    /// The pairs of an earlier registry, shown until those of this one are found.
    earlier: Option<Arc<[Pair]>>,
    /// The earlier pairs that are still open. Cached, since every screen needs them after each entry.
    still_open: Arc<OnceLock<Pairs>>,
}

/// Pairs with their number, counted once: there may be a million.
#[derive(Clone, Debug)]
struct Pairs {
    all: Arc<[Pair]>,
    /// Pairs that are almost certainly one person.
    likely: usize,
}

impl From<Vec<Pair>> for Pairs {
    fn from(all: Vec<Pair>) -> Self {
        let likely = all.iter().filter(|pair| pair.probability >= LIKELY && !pair.put_off).count();
        Self { all: all.into(), likely }
    }
}

impl Duplicates {
    /// The pairs of a later registry. People who have not changed are not read again.
    #[must_use]
    pub fn later(&self, before: &Registry, registry: &Registry) -> Self {
        if before == registry {
            return self.clone();
        }
        let found = self.found.get().map(|pairs| Arc::clone(&pairs.all));
        let earlier = found.or_else(|| self.earlier.clone());
        let is_read = self.matcher.get().is_some();
        let grown_from =
            if is_read { Some(Arc::clone(&self.matcher)) } else { self.grown_from.clone() };
        let is_near = grown_from
            .as_ref()
            .and_then(|before| before.get())
            .is_some_and(|before| before.known().abs_diff(registry.iter().count()) <= FEW);
        let later = Self { grown_from, earlier, ..Self::default() };
        if is_near {
            // A key that asks for similar players then need not wait.
            later.matcher(registry);
        }
        later
    }

    /// All players, read for comparison at the first use.
    fn matcher(&self, registry: &Registry) -> &Matcher {
        self.matcher.get_or_init(|| self.before().grown(registry))
    }

    /// The people of an earlier registry; empty without one.
    fn before(&self) -> Matcher {
        let before = self.grown_from.as_ref().and_then(|before| before.get());
        before.cloned().unwrap_or_default()
    }

    /// Everybody, read for comparison, where no key waits long for that; else those who were read
    /// before. None while a thread reads them for the first time.
    pub fn read(&self, registry: &Registry) -> Option<&Matcher> {
        self.matcher.get().or_else(|| {
            let before = self.grown_from.as_ref().and_then(|before| before.get());
            match before {
                Some(before) => Some(before),
                None if registry.iter().count() <= FEW => Some(self.matcher(registry)),
                None => None,
            }
        })
    }

    /// Looks for all pairs that may be one person, watched name by name and person by person.
    pub fn search(&self, club: &Club, progress: &dyn Progress) -> Result<(), Stopped> {
        let registry = club.registry();
        if self.matcher.get().is_none() {
            let matcher = self.before().grown_watched(registry, progress)?;
            // If a key had to read them in the meantime, the result is the same.
            let _ = self.matcher.set(matcher);
        }
        if self.found.get().is_none() {
            let found = self.matcher(registry).duplicates_watched(club, WORTH_A_LOOK, progress)?;
            // Only one thread searches, and only once.
            let _ = self.found.set(found.into());
        }
        Ok(())
    }

    pub fn is_searched(&self) -> bool {
        self.found.get().is_some()
    }

    /// The pairs found, or those of an earlier registry that may still be one person.
    pub fn known(&self, registry: &Registry) -> Arc<[Pair]> {
        Arc::clone(&self.pairs(registry).all)
    }

    /// How many of them are in all likelihood one person, those put off left out.
    pub fn likely(&self, registry: &Registry) -> usize {
        self.pairs(registry).likely
    }

    fn pairs(&self, registry: &Registry) -> &Pairs {
        self.found.get().unwrap_or_else(|| {
            self.still_open.get_or_init(|| self.open_of_earlier(registry).into())
        })
    }

    /// The pairs of an earlier registry that may still be one person.
    fn open_of_earlier(&self, registry: &Registry) -> Vec<Pair> {
        let is_open = |pair: &&Pair| {
            let two = [pair.a, pair.b];
            let there = |id| registry.registration(id).is_some() && registry.today(id) == id;
            let different = registry.verdict(pair.a, pair.b) == Some(Verdict::Different);
            two.into_iter().all(there) && !different
        };
        let mut pairs: Vec<Pair> =
            self.earlier.iter().flat_map(|pairs| pairs.iter()).filter(is_open).cloned().collect();
        for pair in &mut pairs {
            pair.put_off = registry.verdict(pair.a, pair.b) == Some(Verdict::Later);
        }
        pairs.sort_by_key(|pair| pair.put_off);
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::JudgePlayers;
    use crate::club::{Action, Club, Place, Seq};
    use crate::domain::number::PlayerId;
    use crate::domain::progress::NoProgress;
    use crate::request::club_of as club;

    const TWO: [&str; 2] = ["Ada Primrose", "Primrose Ada"];

    fn judged(club: &Club, verdict: Verdict) -> Club {
        let mut later = club.clone();
        let [a, b] = [1, 2].map(PlayerId);
        let judge = Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(verdict) });
        later.perform(&judge, Place { seq: Seq(9), index: 0 }).expect("judged");
        later
    }

    #[test]
    fn what_one_clone_finds_all_know() {
        let club = club(&TWO);
        let shown = Duplicates::default();
        assert_eq!((shown.known(club.registry()), shown.is_searched()), (Arc::default(), false));
        shown.clone().search(&club, &NoProgress).expect("searched");
        let pairs = shown.known(club.registry());
        assert_eq!(pairs.iter().map(|pair| (pair.a.0, pair.b.0)).collect::<Vec<_>>(), [(1, 2)]);
        assert!(shown.is_searched());
    }

    #[test]
    fn until_the_next_search_the_pairs_known_are_those_still_open() {
        let before = club(&TWO);
        let shown = Duplicates::default();
        shown.search(&before, &NoProgress).expect("searched");
        let put_off = judged(&before, Verdict::Later);
        let later = shown.later(before.registry(), put_off.registry());
        assert!(!later.is_searched());
        assert!(later.known(put_off.registry()).iter().all(|pair| pair.put_off));
        let apart = judged(&before, Verdict::Different);
        assert_eq!(
            shown.later(before.registry(), apart.registry()).known(apart.registry()).len(),
            0
        );
        assert!(shown.later(before.registry(), before.registry()).is_searched());
    }
}
