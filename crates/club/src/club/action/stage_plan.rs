//! Checks of the plan of one stage.

use super::MOST_ROUNDS;
use crate::club::Refusal;
use crate::club::refusal::{EventRefusal, PlanFault};
use crate::domain::format::{Format, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::place_points::PlacePoints;

/// Whether a stage can be played as planned at all.
pub(super) fn is_sound(plan: &StagePlan) -> Result<(), Refusal> {
    have_sound_lengths(plan.format, &plan.lengths)?;
    let fault = match plan.format {
        Format::Groups { groups, .. } if !(2..=64).contains(&groups) => PlanFault::Groups(groups),
        Format::Swiss { rounds, .. } if rounds > MOST_ROUNDS => PlanFault::Rounds(1),
        Format::Tables { size, .. } if !(3..=8).contains(&size) => PlanFault::TableSize(size),
        Format::Tables { games, .. } if !(1..=Length::MOST).contains(&games) => {
            PlanFault::TableGames(games)
        }
        _ => match plan.takes {
            Some(takes) if !(u32::from(plan.fill.is_none())..=64).contains(&takes) => {
                PlanFault::Takes(takes)
            }
            _ if !plan.standings().points.are_sound() => PlanFault::Points,
            _ if !plan.standings().is_sound() => PlanFault::Standings,
            _ if !plan.place_points.as_ref().is_none_or(PlacePoints::is_sound) => {
                PlanFault::PlacePoints
            }
            _ if plan.swiss.is_some() && !plan.format.is_swiss() => PlanFault::Rounds(1),
            _ if !plan.swiss().is_sound() => PlanFault::Bands,
            _ => return Ok(()),
        },
    };
    Err(Refusal::Event(EventRefusal::UnsoundPlan(fault)))
}

pub(super) fn have_sound_lengths(format: Format, lengths: &Lengths) -> Result<(), Refusal> {
    for length in
        std::iter::once(lengths.usual).chain(lengths.rounds.iter().map(|rule| rule.length))
    {
        let open = length == Length::Open && format.has_draw();
        if open || !length.is_sound() {
            return Err(Refusal::UnsoundLength(length));
        }
    }
    Ok(())
}
