//! The club as anybody may see it, on a site or in the hall.

use std::sync::Arc;

use crate::club::{ByHand, Club, Tournament};

impl Club {
    /// The club with its events, results and ratings, without private facts about people and the hall. A site or file
    /// made from it cannot show more. `unnamed` stands for players who are hidden. Reasons of corrections by hand stay
    /// in the calculated ratings: they are the organiser's words and are not to be shown.
    #[must_use]
    pub fn public(&self, unnamed: &str) -> Self {
        let uncalled = self.tournaments.iter().map(|(id, one)| (*id, uncalled(one))).collect();
        let tournaments = Arc::new(uncalled);
        Self { tournaments, hall: Arc::default(), ..self.clone() }.shown_in_the_hall(unnamed, None)
    }

    /// Like [`Club::public`], but with the tables and the calls to them, which everybody in the hall hears. `before` is an
    /// earlier club and what was shown of it: the players are taken over where they have not changed since.
    #[must_use]
    pub fn shown_in_the_hall(&self, unnamed: &str, before: Option<(&Self, &Self)>) -> Self {
        let same = before.filter(|(club, _)| Arc::ptr_eq(&club.registry, &self.registry));
        let public = || Arc::new(self.registry.public(unnamed));
        let registry = same.map_or_else(public, |(_, shown)| Arc::clone(&shown.registry));
        let plain = self.tournaments.iter().map(|(id, one)| (*id, without_reasons(one))).collect();
        let by_hand = self.by_hand.iter().map(|one| ByHand { reason: "".into(), ..one.clone() });
        Self {
            registry,
            tournaments: Arc::new(plain),
            by_hand: Arc::new(by_hand.collect()),
            ..self.clone()
        }
    }
}

fn without_reasons(found: &Arc<Tournament>) -> Arc<Tournament> {
    let mut found = Arc::clone(found);
    if found.stages.iter().any(|stage| stage.ties.iter().any(|tie| tie.reason.is_some())) {
        let plain = Arc::make_mut(&mut found);
        for tie in plain.stages.iter_mut().flat_map(|stage| &mut stage.ties) {
            tie.reason = None;
        }
    }
    found
}

/// A tournament without calls to tables.
fn uncalled(found: &Arc<Tournament>) -> Arc<Tournament> {
    let mut found = Arc::clone(found);
    if !found.fixtures().any(|one| one.call().is_some() || one.postponed()) {
        return found;
    }
    let public = Arc::make_mut(&mut found);
    for played in public.matches.iter_mut().filter(|one| one.call.is_some() || one.postponed) {
        let played = Arc::make_mut(played);
        (played.call, played.postponed) = (None, false);
    }
    for pod in &mut public.pods {
        *pod = Arc::new(pod.uncalled());
    }
    found
}
