//! Doing what has been checked. Nothing here decides anything.

mod entries;
mod people;
mod results;

use std::sync::Arc;

use super::{Action, Club, Phase, Place, RatingList, Record, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name;

impl Club {
    /// Does `action`, which [`Club::check`] has just allowed.
    pub(super) fn apply(&mut self, action: &Action, place: Place) {
        self.issued.note(action);
        match action {
            Action::AddPlayer { .. }
            | Action::RenamePlayer { .. }
            | Action::SetReading { .. }
            | Action::SetClub { .. }
            | Action::SetNote { .. }
            | Action::AddAlias { .. }
            | Action::RemoveAlias { .. } => {
                people::apply(Arc::make_mut(&mut self.registry), action);
            }
            Action::CreateTournament { tournament, name, list, plan } => {
                self.call(*tournament, name);
                let created = entries::create(*tournament, name, *list, plan);
                Arc::make_mut(&mut self.tournaments).insert(*tournament, Arc::new(created));
            }
            Action::RenameTournament { tournament, name } => {
                self.call(*tournament, name);
                self.change(*tournament, |found| found.name.clone_from(name));
            }
            Action::EnterPlayers { tournament, players } => {
                self.change(*tournament, |found| found.entrants.enter_all(players));
            }
            Action::RemoveEntrant { tournament, player } => {
                self.change(*tournament, |found| found.entrants.remove(*player));
            }
            Action::OrderEntrants { tournament, order } => {
                self.change(*tournament, |found| found.entrants.arrange(order));
            }
            Action::DrawStage { tournament, seeds, lots, .. } => {
                self.change(*tournament, |found| entries::draw(found, seeds, *lots));
            }
            Action::RecordResult { tournament, no, sides, outcome, played_on } => {
                let (sides, outcome, played_on) = (*sides, *outcome, *played_on);
                let record = Record { sides, outcome, played_on, place };
                self.score(*tournament, |found| results::record(found, *no, record));
            }
            Action::CorrectResult { tournament, no, outcome, .. } => {
                self.score(*tournament, |found| results::correct(found, *no, *outcome));
            }
            Action::RecordMatch { tournament, no, round, sides, outcome, played_on } => {
                let (sides, outcome, played_on) = (*sides, *outcome, *played_on);
                let record = Record { sides, outcome, played_on, place };
                self.score(*tournament, |found| results::add(found, *no, round.clone(), record));
            }
            Action::CloseTournament { tournament } => {
                self.change(*tournament, |found| found.phase = Phase::Closed);
            }
            Action::SetRatingList { list, name, scale } => {
                let set = RatingList { id: *list, name: name.clone(), scale: *scale };
                Arc::make_mut(&mut self.lists).insert(*list, set);
                self.unsettled = true;
            }
        }
    }

    /// Enters the name that a tournament gets, in place of the one it had.
    fn call(&mut self, id: TournamentId, name: &str) {
        let former = self.tournament(id).map(|found| name::fold(&found.name));
        let by_name = Arc::make_mut(&mut self.by_name);
        if let Some(former) = former {
            by_name.remove(&former);
        }
        by_name.insert(name::fold(name), id);
    }

    /// A change that may move ratings.
    fn score(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        self.unsettled = true;
        self.change(id, change);
    }

    fn change(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        if let Some(tournament) = Arc::make_mut(&mut self.tournaments).get_mut(&id) {
            change(Arc::make_mut(tournament));
        }
    }
}
