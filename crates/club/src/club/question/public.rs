//! The club as anybody may see it.

use std::sync::Arc;

use crate::club::{Club, Tournament};

impl Club {
    /// The club with its events, results and ratings, without private facts about people and the hall. A site or file
    /// made from it cannot show more. `unnamed` stands for players who are hidden. Reasons of corrections by hand stay
    /// in the calculated ratings: they are the organiser's words and are not to be shown.
    #[must_use]
    pub fn public(&self, unnamed: &str) -> Self {
        let registry = Arc::new(self.registry.public(unnamed));
        let tournaments = self.tournaments.iter().map(|(id, one)| (*id, public(one))).collect();
        let by_hand = self
            .by_hand
            .iter()
            .map(|one| super::super::ByHand { reason: "".into(), ..one.clone() });
        Self {
            registry,
            tournaments: Arc::new(tournaments),
            by_hand: Arc::new(by_hand.collect()),
            hall: Arc::default(),
            ..self.clone()
        }
    }
}

/// A tournament without calls to tables and without reasons.
fn public(found: &Arc<Tournament>) -> Arc<Tournament> {
    let mut found = Arc::clone(found);
    let has_reasons =
        found.stages.iter().any(|stage| stage.ties.iter().any(|tie| tie.reason.is_some()));
    let called = found.fixtures().any(|one| one.call().is_some() || one.postponed());
    if !has_reasons && !called {
        return found;
    }
    let public = Arc::make_mut(&mut found);
    for tie in public.stages.iter_mut().flat_map(|stage| &mut stage.ties) {
        tie.reason = None;
    }
    for played in public.matches.iter_mut().filter(|one| one.call.is_some() || one.postponed) {
        let played = Arc::make_mut(played);
        (played.call, played.postponed) = (None, false);
    }
    for pod in &mut public.pods {
        *pod = Arc::new(pod.uncalled());
    }
    found
}
