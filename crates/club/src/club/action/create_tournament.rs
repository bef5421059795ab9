//! A tournament, its name and its end as a mistake.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text, unless_same};
use super::stage_settings::is_sound;
use super::{Action, Kind, NewNumber, is_default};
use crate::club::refusal::{EventRefusal, PlanFault, TextField};
use crate::club::tournament::Origin;
use crate::club::{Club, Place, Refusal, Tournament};
use crate::domain::format::{Seeding, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name;

/// Opens a tournament for entries, with its first stage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTournament {
    pub tournament: TournamentId,
    /// Its name, unique in the file.
    pub name: String,
    /// The rating list its matches count for.
    pub list: ListId,
    pub plan: Box<StagePlan>,
}

impl Kind for CreateTournament {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, name, list, plan } = self;
        club.is_next(NewNumber::Tournament(self.tournament))?;
        club.may_name_tournament(*id, name)?;
        ensure(club.list(*list).is_some(), Refusal::NoSuchList(*list))?;
        let takes_all = plan.takes.is_none() && plan.fill.is_none();
        ensure(takes_all, EventRefusal::UnsoundPlan(PlanFault::TakesInStage(1)))?;
        is_sound(plan)?;
        let may_have_lots = plan.seeding == Seeding::Random;
        ensure(plan.lots.is_none() || may_have_lots, Refusal::LotsMismatch(*id))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let created = Tournament::new(self.tournament, &self.name, self.list, &self.plan);
        club.name_tournament(created.id, &created.name);
        if self.plan.format.has_draw() {
            Arc::make_mut(&mut club.open).insert(created.id);
        }
        Arc::make_mut(&mut club.tournaments).insert(created.id, Arc::new(created));
    }

    fn issues(&self) -> Option<NewNumber> {
        Some(NewNumber::Tournament(self.tournament))
    }
}

/// Changes a tournament's name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenameTournament {
    pub tournament: TournamentId,
    /// The new name, unique in the file.
    pub name: String,
}

impl Kind for RenameTournament {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        unless_same(club.found(self.tournament)?.name == self.name, self.tournament)?;
        club.may_name_tournament(self.tournament, &self.name)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.name_tournament(self.tournament, &self.name);
        club.change(self.tournament, |found| found.name.clone_from(&self.name));
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { name: club.tournament(self.tournament)?.name.clone(), ..*self }.into())
    }

    fn is_of_record(&self) -> bool {
        false
    }
}

/// Notes which club handed a tournament in. Of the matches of a day those that were handed in are rated first, by the
/// names of the clubs and the numbers of the tournaments there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteOrigin {
    pub tournament: TournamentId,
    /// The club's name.
    pub club: String,
    /// The number of the tournament in that club.
    pub number: TournamentId,
}

impl Kind for NoteOrigin {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        text(TextField::Club, &self.club)?;
        club.found(self.tournament).map(|_| ())
    }

    fn apply(&self, club: &mut Club, _: Place) {
        let origin = Origin { club: self.club.clone(), number: self.number };
        club.score(self.tournament, |found| found.origin = Some(origin));
    }

    fn is_of_record(&self) -> bool {
        false
    }
}

/// Takes a tournament made by mistake out of the club, with all that was decided of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeleteTournament {
    pub tournament: TournamentId,
    /// Its name, which is stored nowhere else in the club after this.
    pub name: String,
    /// How many results the operator agrees to lose: exactly those that were entered.
    #[serde(default, skip_serializing_if = "is_default")]
    pub results: u32,
}

impl Kind for DeleteTournament {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        text(TextField::Tournament, &self.name)?;
        let results = club.found(self.tournament)?.results_entered();
        ensure(results == self.results, EventRefusal::HasResults(self.tournament, results))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.unsettled = true;
        Arc::make_mut(&mut club.open).remove(&self.tournament);
        if let Some(gone) = Arc::make_mut(&mut club.tournaments).remove(&self.tournament) {
            Arc::make_mut(&mut club.by_name).remove(&name::fold(&gone.name));
        }
    }

    fn is_of_record(&self) -> bool {
        false
    }
}

impl Club {
    fn may_name_tournament(&self, id: TournamentId, name: &str) -> Result<(), Refusal> {
        text(TextField::Tournament, name)?;
        match self.tournament_called(name) {
            Some(other) if other.id != id => {
                Err(Refusal::TournamentNameTaken(other.name.clone(), other.id))
            }
            _ => Ok(()),
        }
    }

    /// Enters the name that a tournament gets, in place of the one it had.
    fn name_tournament(&mut self, id: TournamentId, name: &str) {
        let former = self.tournament(id).map(|found| name::fold(&found.name));
        let by_name = Arc::make_mut(&mut self.by_name);
        if let Some(former) = former {
            by_name.remove(&former);
        }
        by_name.insert(name::fold(name), id);
    }
}
