//! The players who have entered already, as the search for entrants looks at them.

use std::collections::HashSet;

use crate::club::tournament::Presence;
use crate::club::{Phase, Tournament};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::tui::snapshot::Snapshot;

#[derive(Debug, Clone)]
pub(in crate::tui::screen) struct Entered {
    /// Players by the numbers under which they go on today.
    pub(in crate::tui::screen) players: HashSet<PlayerId>,
    /// The tournament, once there is one.
    pub(in crate::tui::screen) event: Option<TournamentId>,
    /// The list whose ratings are shown.
    pub(in crate::tui::screen) list: ListId,
}

impl Entered {
    /// The entrants by the numbers under which they go on today, as they are found by.
    pub(in crate::tui::screen) fn of(tournament: &Tournament, data: &Snapshot) -> Self {
        let registry = data.club.registry();
        let players = tournament.entrants.iter().map(|&entrant| registry.today(entrant)).collect();
        Self { players, event: Some(tournament.id), list: tournament.list }
    }

    pub(in crate::tui::screen) fn takes_entries(&self, data: &Snapshot) -> bool {
        let found = self.event.and_then(|event| data.club.tournament(event));
        found.is_some_and(|found| found.phase == Phase::Registering)
    }

    /// Whether an entrant has come, once that is noted of any.
    pub(in crate::tui::screen) fn presence(
        &self,
        player: PlayerId,
        data: &Snapshot,
    ) -> Option<Presence> {
        let found = data.club.tournament(self.event?)?;
        let entrant = data.club.entered_as(found.id, player)?;
        found.checks_in().then(|| found.presence(entrant))
    }

    /// The tournament, where its fees are shown.
    pub(in crate::tui::screen) fn with_fees<'a>(
        &self,
        data: &'a Snapshot,
    ) -> Option<&'a Tournament> {
        let found = data.club.tournament(self.event?)?;
        Some(&**found).filter(|found| data.shows_fees(found))
    }

    pub(in crate::tui::screen) fn has(&self, player: PlayerId, data: &Snapshot) -> bool {
        self.players.contains(&data.club.registry().today(player))
    }
}
