//! Changes that several kinds make in a club.

use std::sync::Arc;

use crate::club::tournament::{Call, Details};
use crate::club::{Club, Match, Pod, Registry, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};

impl Club {
    pub(super) fn registry_mut(&mut self) -> &mut Registry {
        Arc::make_mut(&mut self.registry)
    }

    pub(super) fn change(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        if let Some(tournament) = Arc::make_mut(&mut self.tournaments).get_mut(&id) {
            // Both states of the event share their matches.
            tournament.matches.load();
            change(Arc::make_mut(tournament));
        }
    }

    /// A change that may move ratings.
    pub(super) fn score(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        self.unsettled = true;
        self.change(id, change);
    }

    /// A change that adds matches, numbered from the one given.
    pub(super) fn grow(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament, MatchNo)) {
        let first = self.next_match(id);
        self.change(id, |found| change(found, first));
    }

    /// Changes the call of a match of two or a pod, and whether it is put off.
    pub(super) fn change_call(
        &mut self,
        id: TournamentId,
        no: MatchNo,
        change_it: impl FnOnce(&mut Option<Box<Call>>, &mut bool),
    ) {
        self.change(id, |found| {
            if found.pod(no).is_some() {
                change_pod(found, no, |pod| change_it(&mut pod.call, &mut pod.postponed));
            } else {
                change_match(found, no, |played| {
                    let Details { call, postponed, .. } = &mut **played;
                    change_it(call, postponed);
                });
            }
        });
    }
}

/// Changes a fact of a match of two that has no consequences for other matches.
pub(super) fn change_match(
    tournament: &mut Tournament,
    no: MatchNo,
    change: impl FnOnce(&mut Match),
) {
    if let Some(at) = tournament.position(no) {
        change(Arc::make_mut(&mut tournament.matches[at]));
    }
}

pub(super) fn change_pod(tournament: &mut Tournament, no: MatchNo, change: impl FnOnce(&mut Pod)) {
    if let Ok(at) = tournament.pods.binary_search_by_key(&no, |found| found.no) {
        change(Arc::make_mut(&mut tournament.pods[at]));
    }
}
