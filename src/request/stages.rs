//! Stages, and those who share a rank in one.

use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::draw;
use crate::domain::format::StagePlan;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

/// Plans the stage behind all others.
pub(super) fn add(tournament: &Tournament, plan: StagePlan) -> Action {
    let stage = u32::try_from(tournament.stages.len() + 1).unwrap_or(u32::MAX);
    Action::AddStage { tournament: tournament.id, stage, plan }
}

/// Orders players by lots. They are drawn from a fixed order, so that the seed alone decides.
pub(super) fn draw_lots(
    tournament: &Tournament,
    stage: Option<u32>,
    among: Vec<PlayerId>,
    seed: u64,
) -> Action {
    let mut order = among;
    order.sort_unstable();
    draw::shuffle(&mut order, seed);
    let stage = stage.unwrap_or_else(|| tournament.current());
    Action::BreakTie { tournament: tournament.id, stage, order, lots: Some(seed) }
}

pub(super) fn play_off(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    sides: [PlayerId; 2],
    length: Option<Length>,
) -> Result<Action, Refusal> {
    let (id, stage) = (tournament.id, stage.unwrap_or_else(|| tournament.current()));
    let planned = tournament.stage_no(stage).ok_or(Refusal::NoSuchStage(id, stage))?;
    let length = length.unwrap_or_else(|| planned.plan.lengths.of(&RoundName::PlayOff));
    Ok(Action::AddPlayOff { tournament: id, stage, no: club.next_match(id), sides, length })
}
