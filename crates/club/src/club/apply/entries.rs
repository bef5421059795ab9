//! Tournaments up to their draw, and their stages.

use crate::club::tournament::{Absence, Cut, Draw, Pod, TieBreak, in_order};
use crate::club::{Phase, Place, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::length::Lengths;
use crate::domain::number::PlayerId;
use crate::domain::standings::{MatchPoints, StandingsPlan};
use crate::domain::swiss::AskedBye;

/// The outcome of a draw as the action has it.
pub(super) fn outcome(
    seeds: &[PlayerId],
    lots: Option<u64>,
    groups: &[Vec<PlayerId>],
    ratings: &[f64],
) -> Draw {
    Draw {
        seeds: seeds.to_vec(),
        lots,
        groups: groups.to_vec(),
        ratings: seeds.iter().copied().zip(ratings.iter().copied()).collect(),
        ..Draw::default()
    }
}

/// Enters a player after the draw, in a place that is open.
pub(super) fn enter_late(
    tournament: &mut Tournament,
    player: (PlayerId, Option<f64>, Option<AskedBye>),
    (group, seed): (Option<u32>, Option<u32>),
    first: MatchNo,
    place: Place,
) {
    if let Some(late) = tournament.late_place(group, seed) {
        tournament.enter_late(player, late, first, place);
    }
}

/// Draws a stage, its matches numbered from `first`.
pub(super) fn draw(
    tournament: &mut Tournament,
    stage: u32,
    mut draw: Draw,
    first: MatchNo,
    place: Place,
) {
    tournament.phase = Phase::Running;
    if stage > 1
        && let Cut::Made(made) = tournament.cut(stage)
    {
        draw.qualified = made;
    }
    let format = tournament.stage_no(stage).map(|stage| stage.plan.format);
    if let Some(Format::Tables { games, .. }) = format {
        let tables = draw.groups.clone();
        if let Some(found) = tournament.stage_at(stage) {
            found.draw = Some(draw);
        }
        seat(tournament, (stage, 1), games, &tables, (first, place));
    } else {
        tournament.add_drawn(stage, draw, first, place);
    }
}

/// Draws the next round of pods, numbered from `first`.
pub(super) fn draw_round(
    tournament: &mut Tournament,
    stage: u32,
    round: u32,
    tables: &[Vec<PlayerId>],
    (first, place): (MatchNo, Place),
) {
    let format = tournament.stage_no(stage).map(|stage| stage.plan.format);
    if let Some(Format::Tables { games, .. }) = format {
        seat(tournament, (stage, round), games, tables, (first, place));
    }
}

fn seat(
    tournament: &mut Tournament,
    (stage, round): (u32, u32),
    games_planned: u32,
    tables: &[Vec<PlayerId>],
    (first, place): (MatchNo, Place),
) {
    for ((table, no), seats) in (1..).zip(first.0..).zip(tables) {
        let pod = Pod::new(MatchNo(no), (stage, round, table), seats, games_planned, place);
        tournament.pods.push(std::sync::Arc::new(pod));
    }
}

/// Notes in which rounds an entrant of a Swiss is not to be paired.
pub(super) fn set_absence(tournament: &mut Tournament, stage: u32, said: Absence) {
    if let Some(found) = tournament.stage_at(stage) {
        found.swiss.absences.push(said);
    }
}

/// Keeps two from being paired, or allows it again.
pub(super) fn forbid_pair(
    tournament: &mut Tournament,
    stage: u32,
    pair: [PlayerId; 2],
    forbidden: bool,
) {
    let pair = in_order(pair);
    match tournament.stage_at(stage) {
        Some(found) if forbidden => {
            found.swiss.forbidden.insert(pair);
        }
        Some(found) => {
            found.swiss.forbidden.remove(&pair);
        }
        None => {}
    }
}

/// Sets how many rounds a Swiss has.
pub(super) fn set_rounds(tournament: &mut Tournament, stage: u32, planned: u32) {
    if let Some(found) = tournament.stage_at(stage)
        && let Format::Swiss { rounds, .. } = &mut found.plan.format
    {
        *rounds = planned;
    }
}

/// Decides the order among equals.
pub(super) fn break_tie(tournament: &mut Tournament, stage: u32, decided: TieBreak) {
    if let Some(stage) = tournament.stage_at(stage) {
        stage.ties.push(decided);
    }
}

/// Sets the points that matches of a stage earn.
pub(super) fn set_points(tournament: &mut Tournament, stage: u32, points: MatchPoints) {
    if let Some(found) = tournament.stage_at(stage) {
        let plan = StandingsPlan { points, ..found.plan.standings() };
        found.plan.standings =
            Some(plan).filter(|plan| *plan != StandingsPlan::usual(found.plan.format));
    }
}

/// Sets the lengths of a stage, and of its matches that have no result and no starts of their
/// own.
pub(super) fn set_lengths(tournament: &mut Tournament, stage: u32, lengths: &Lengths) {
    for played in &mut tournament.matches {
        let open = played.stage == stage && played.record.is_none() && played.start == [0, 0];
        if open {
            std::sync::Arc::make_mut(played).length = lengths.of(&played.round.clone());
        }
    }
    if let Some(found) = tournament.stage_at(stage) {
        found.plan.lengths = lengths.clone();
        if let Some(reset) = &mut found.reset {
            let length = lengths.of(&reset.round);
            std::sync::Arc::make_mut(reset).length = length;
        }
    }
}
