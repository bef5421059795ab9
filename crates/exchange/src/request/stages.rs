//! Stages, and those who share a rank in one.

use crate::club::action::{AddPlayOff, AddStage, BreakTie};
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::draw;
use crate::domain::format::StagePlan;
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

/// Plans the stage behind all others.
pub(super) fn add(tournament: &Tournament, plan: StagePlan) -> Action {
    let stage = u32::try_from(tournament.stages.len() + 1).unwrap_or(u32::MAX);
    Action::AddStage(AddStage { tournament: tournament.id, stage, plan: Box::new(plan) })
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
    Action::BreakTie(BreakTie {
        tournament: tournament.id,
        stage,
        order,
        lots: Some(seed),
        reason: None,
    })
}

/// Orders by lots all who are tied before a stage; one seed decides, since each tie has players of its own.
pub(super) fn draw_all_lots(tournament: &Tournament, stage: u32, seed: u64) -> Vec<Action> {
    let before = stage.saturating_sub(1);
    let ties = tournament.open_ties(stage).into_iter();
    let among = ties.filter_map(|tied| Some(tournament.equals(before, *tied.first()?)));
    among.map(|among| draw_lots(tournament, Some(before), among, seed)).collect()
}

/// A match for each two of those who are tied.
pub(super) fn play_off(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    among: &[PlayerId],
    length: Option<Length>,
) -> Result<Vec<Action>, Refusal> {
    let (id, stage) = (tournament.id, stage.unwrap_or_else(|| tournament.current()));
    let planned = tournament.stage_no(stage).ok_or(Refusal::NoSuchStage(id, stage))?;
    let length = length.unwrap_or_else(|| planned.plan.lengths.of(&RoundName::PlayOff));
    let rest = |at: usize| among.get(at + 1..).unwrap_or_default();
    let pairs = (0..).zip(among).flat_map(|(at, &a)| rest(at).iter().map(move |&b| [a, b]));
    let numbers = (club.next_match(id).0..).map(MatchNo);
    let add =
        |(no, sides)| Action::AddPlayOff(AddPlayOff { tournament: id, stage, no, sides, length });
    Ok(numbers.zip(pairs).map(add).collect())
}
