//! Findings on K and the other rules.

use super::term;
use crate::domain::rating::{Scale, Unit};
use crate::export::{Cell, Column, Sheet};
use crate::lab::convergence::Outcome;
use crate::words::JAPANESE;

/// A row for each schedule and its rules, with the measures of [`Outcome`]; the
/// prediction of the club's own results only if its past was played.
pub fn convergence(outcomes: &[Outcome], random_seed: u64) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Schedule,
        Column::K,
        Column::Rules,
        Column::Error,
        Column::LogLoss,
        Column::Oracle,
        Column::RankCorrelation,
        Column::SettledGames,
        Column::Drift,
        Column::FewAbove,
        Column::FewAboveWrong,
        Column::Coverage,
    ];
    let share = |value: Option<f64>| value.map_or(Cell::Empty, Cell::Share);
    let points = |value: Option<f64>| value.map_or(Cell::Empty, Cell::Rating);
    let row = |one: &Outcome| {
        vec![
            term(one.schedule, JAPANESE.experiment.schedule(one.schedule)),
            Cell::Points(one.scale.k),
            rules(&one.scale),
            points(one.error),
            share(one.log_loss),
            share(one.oracle),
            share(one.rank_correlation),
            one.settled.map_or(Cell::Empty, Cell::Points),
            points(one.drift),
            share(one.above),
            share(one.wrong),
            share(one.coverage),
        ]
    };
    let mut sheet = Sheet::new(COLUMNS, outcomes.iter().map(row).collect());
    if outcomes.iter().any(|one| one.own_log_loss.is_some()) {
        let own = outcomes.iter().map(|one| share(one.own_log_loss));
        sheet = sheet.and(Column::OwnLogLoss, own);
    }
    sheet.and(Column::RandomSeed, outcomes.iter().map(|_| Cell::seed(random_seed)))
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
