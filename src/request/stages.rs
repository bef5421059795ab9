//! Stages, and those who share a rank in one.

use super::stage;
use crate::club::question::seeding::DrawChoice;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::draw;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::swiss::proposed_rounds;

/// Plans the stage behind all others.
pub(super) fn add(tournament: &Tournament, plan: StagePlan) -> Action {
    let stage = u32::try_from(tournament.stages.len() + 1).unwrap_or(u32::MAX);
    Action::AddStage { tournament: tournament.id, stage, plan: Box::new(plan) }
}

impl Club {
    /// The draw of the stage that comes next, and of the first round of a Swiss.
    pub fn drawn(
        &self,
        tournament: &Tournament,
        choice: &DrawChoice,
        chance: u64,
    ) -> Result<Vec<Action>, Refusal> {
        let next = tournament.next_stage().and_then(|number| tournament.stage_no(number));
        let plan = next.map(|stage| &stage.plan).filter(|plan| plan.format.is_swiss());
        let colours =
            plan.is_some_and(|plan| matches!(plan.format, Format::Swiss { colours: true, .. }));
        let mut seats = choice.clone();
        // A number given for a Swiss whose seeds are not drawn by lots is that of the first colours.
        if colours && plan.is_some_and(|plan| plan.seeding != Seeding::Random) {
            seats.lots = None;
        }
        let draw = self.draw(tournament, &seats, chance);
        let mut actions: Vec<Action> = rounds_needed(tournament, plan, &draw).into_iter().collect();
        actions.push(draw);
        if plan.is_some() {
            let (staged, refusal) = stage(self, &actions);
            refusal.map_or(Ok(()), Err)?;
            let found = staged.tournament(tournament.id);
            let found = found.ok_or(Refusal::NoSuchTournament(tournament.id))?;
            actions.push(staged.next_pairings(found, choice.lots, chance)?);
        }
        Ok(actions)
    }
}

/// The rounds of a Swiss without a number of rounds: as many as the players of the draw need.
fn rounds_needed(
    tournament: &Tournament,
    plan: Option<&StagePlan>,
    draw: &Action,
) -> Option<Action> {
    let (Action::DrawStage { stage, seeds, .. }, Format::Swiss { rounds: 0, .. }) =
        (draw, plan?.format)
    else {
        return None;
    };
    let rounds = proposed_rounds(seeds.len());
    Some(Action::SetRounds { tournament: tournament.id, stage: *stage, rounds })
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
    Action::BreakTie { tournament: tournament.id, stage, order, lots: Some(seed), reason: None }
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
    let add = |(no, sides)| Action::AddPlayOff { tournament: id, stage, no, sides, length };
    Ok(numbers.zip(pairs).map(add).collect())
}
