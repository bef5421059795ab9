//! Further stages, and a match for third place that was not planned.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{ensure, next, unless_same};
use super::stage_settings::is_sound;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault};
use crate::club::tournament::Stage;
use crate::club::{Club, Place, Refusal};
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::TournamentId;

/// Plans a further stage for the best of the one before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddStage {
    pub tournament: TournamentId,
    /// The number of the stage, the next one.
    pub stage: u32,
    /// How it is played.
    pub plan: Box<StagePlan>,
}

impl Kind for AddStage {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage, ref plan } = *self;
        let tournament = club.not_closed(id)?;
        let last = u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX);
        next(Numbered::Stage, stage, last.saturating_add(1))?;
        let endless = tournament.stages.iter().any(|stage| !stage.plan.format.has_draw());
        ensure(!endless && plan.format.has_draw(), EventRefusal::NoStageAfter(id))?;
        ensure(plan.takes.is_some(), EventRefusal::UnsoundPlan(PlanFault::TakesInStage(stage)))?;
        let groups = match tournament.stages.last().map(|stage| stage.plan.format) {
            Some(Format::Groups { groups, .. }) => groups,
            _ => 1,
        };
        if let Some(fill) = plan.fill {
            let fault = PlanFault::Fill { fill, groups };
            ensure((1..groups).contains(&fill), EventRefusal::UnsoundPlan(fault))?;
        }
        is_sound(plan)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.stages.push(Stage::planned(&self.plan)));
    }
}

/// Has the losers of the semi-finals of a single elimination play for third place, where that was not planned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddThirdPlace {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
}

impl Kind for AddThirdPlace {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number } = *self;
        let tournament = club.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        unless_same(stage.plan.format.plays_for_third(), id)?;
        ensure(number >= tournament.current(), EventRefusal::StageDecided(id, number))?;
        ensure(tournament.takes_third_place(number), EventRefusal::NoSemiFinals(id, number))
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.grow(self.tournament, |found, first| found.add_third_place(self.stage, first, place));
    }
}
