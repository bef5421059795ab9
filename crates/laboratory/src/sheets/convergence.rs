//! Findings on K and the other rules.

use super::{seeded, term};
use crate::domain::rating::{Scale, Unit};
use crate::export::{Cell, Column, Sheet, sheet_of};
use crate::lab::convergence::Outcome;
use crate::words::JAPANESE;

/// A row for each schedule and its rules, with the measures of [`Outcome`]; the
/// prediction of the club's own results only if its past was played.
pub fn convergence(outcomes: &[Outcome], random_seed: u64) -> Sheet {
    let share = |value: Option<f64>| value.map_or(Cell::Empty, Cell::Share);
    let points = |value: Option<f64>| value.map_or(Cell::Empty, Cell::Rating);
    let mut sheet = sheet_of! {
        for one in outcomes;
        Schedule: term(one.schedule, JAPANESE.experiment.schedule(one.schedule)),
        K: Cell::Points(one.scale.k),
        Rules: rules(&one.scale),
        Error: points(one.error),
        LogLoss: share(one.log_loss),
        Oracle: share(one.oracle),
        RankCorrelation: share(one.rank_correlation),
        SettledGames: one.settled.map(Cell::Points).into(),
        Drift: points(one.drift),
        FewAbove: share(one.above),
        FewAboveWrong: share(one.wrong),
        Coverage: share(one.coverage),
    };
    if outcomes.iter().any(|one| one.own_log_loss.is_some()) {
        let own = outcomes.iter().map(|one| share(one.own_log_loss));
        sheet = sheet.and(Column::OwnLogLoss, own);
    }
    seeded(sheet, random_seed)
}

/// The rules that differ from the published ones, in the form of options; K has a column of its own.
fn rules(scale: &Scale) -> Cell {
    let start = (scale.start.to_bits() != Scale::STANDARD.start.to_bits())
        .then(|| format!("start {}", scale.start));
    let unit = (scale.unit != Unit::Match).then(|| format!("unit {}", scale.unit));
    let damping = scale.damping.map(|damping| format!("damping {damping}"));
    let steps = scale.k_steps.iter().map(|step| format!("k-step {step}"));
    let all = [start, unit, damping].into_iter().flatten().chain(steps);
    let all = all.collect::<Vec<_>>().join(" ");
    if all.is_empty() { Cell::Empty } else { Cell::Text(all) }
}
