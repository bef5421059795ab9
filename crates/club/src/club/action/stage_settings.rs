//! Settings of a stage and of one match of it, and the checks of its plan.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::change::change_match;
use super::conditions::{ensure, match_of, unless_same};
use super::{Action, Kind, is_default};
use crate::club::refusal::{EventRefusal, PlanFault};
use crate::club::{Club, Place, Refusal};
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::place_points::PlacePoints;
use crate::domain::score::{Length, Lengths};
use crate::domain::standings::{MatchPoints, StandingsPlan};

/// The most rounds that a Swiss can have.
const MOST_ROUNDS: u32 = 64;

/// Changes how many rounds a Swiss has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetRounds {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    pub rounds: u32,
}

impl Kind for SetRounds {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage, rounds } = *self;
        let (tournament, _) = club.swiss(id, stage)?;
        let least = tournament.last_round(stage).max(1);
        let fits = (least..=MOST_ROUNDS).contains(&rounds);
        ensure(fits, EventRefusal::UnsoundPlan(PlanFault::Rounds(least)))?;
        unless_same(tournament.planned_rounds(stage) == Some(rounds), id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            if let Some(found) = found.stage_at(self.stage)
                && let Format::Swiss { rounds, .. } = &mut found.plan.format
            {
                *rounds = self.rounds;
            }
        });
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let rounds = club.tournament(self.tournament)?.planned_rounds(self.stage)?;
        Some(Self { rounds, ..*self }.into())
    }
}

/// Changes how long the matches of a stage are, as far as they are not played yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetLengths {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    pub lengths: Lengths,
}

impl Kind for SetLengths {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, ref lengths } = *self;
        let tournament = club.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        have_sound_lengths(stage.plan.format, lengths)
    }

    /// Matches with a result or with starts of their own keep their length.
    fn apply(&self, club: &mut Club, _: Place) {
        let Self { tournament, stage, ref lengths } = *self;
        club.change(tournament, |found| {
            for played in found.matches.iter_mut() {
                let open =
                    played.stage == stage && played.record.is_none() && played.start == [0, 0];
                if open {
                    Arc::make_mut(played).length = lengths.of(&played.round.clone());
                }
            }
            if let Some(found) = found.stage_at(stage) {
                found.plan.lengths = lengths.clone();
                if let Some(reset) = &mut found.reset {
                    let length = lengths.of(&reset.round);
                    Arc::make_mut(reset).length = length;
                }
            }
        });
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let stage = club.tournament(self.tournament)?.stage_no(self.stage)?;
        Some(Self { lengths: stage.plan.lengths.clone(), ..*self }.into())
    }
}

/// Changes the points that matches of a stage earn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPoints {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    pub points: MatchPoints,
}

impl Kind for SetPoints {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, points } = *self;
        let tournament = club.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        ensure(points.are_sound(), EventRefusal::UnsoundPlan(PlanFault::Points))?;
        ensure(stage.plan.format.has_points(), EventRefusal::NoPoints(id, number))?;
        ensure(number >= tournament.current(), EventRefusal::StageDecided(id, number))?;
        unless_same(points == stage.plan.standings().points, id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            if let Some(found) = found.stage_at(self.stage) {
                let plan = StandingsPlan { points: self.points, ..found.plan.standings() };
                found.plan.standings =
                    Some(plan).filter(|plan| *plan != StandingsPlan::usual(found.plan.format));
            }
        });
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        let stage = club.tournament(self.tournament)?.stage_no(self.stage)?;
        Some(Self { points: stage.plan.standings().points, ..*self }.into())
    }
}

/// Changes how long the first stage accepts late entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetLateEntries {
    pub tournament: TournamentId,
    /// The last round during which they are accepted; 0 for never.
    pub until: u32,
}

impl Kind for SetLateEntries {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, until } = *self;
        let tournament = club.not_closed(id)?;
        let stage = tournament.stage_no(1).ok_or(Refusal::NoSuchStage(id, 1))?;
        ensure(stage.plan.format.is_round_robin(), EventRefusal::NoLateRound(id))?;
        ensure(tournament.current() <= 1, EventRefusal::StageDecided(id, 1))?;
        unless_same(until == stage.plan.late_until(), id)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.accept_late_until(self.until));
    }
}

/// Gives one match a length of its own, and starts as a handicap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetMatchLength {
    pub tournament: TournamentId,
    #[serde(rename = "match")]
    pub no: MatchNo,
    pub length: Length,
    /// Games given to each side before it begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start: [u32; 2],
}

impl Kind for SetMatchLength {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, no, length, start } = *self;
        let played = match_of(club.not_closed(id)?, no)?;
        if let Some(record) = played.record {
            return Err(Refusal::AlreadyScored(id, no, record.outcome));
        }
        ensure(length.is_sound() && length != Length::Open, Refusal::UnsoundLength(length))?;
        ensure(length.may_start_at(start), EventRefusal::UnsoundStart(id, no, length))
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| {
            change_match(found, self.no, |played| {
                (played.length, played.start) = (self.length, self.start);
            });
        });
    }

    rests_on!(players, result);
}

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
    Err(EventRefusal::UnsoundPlan(fault).into())
}

fn have_sound_lengths(format: Format, lengths: &Lengths) -> Result<(), Refusal> {
    let of_rounds = lengths.rounds.iter().map(|rule| rule.length);
    for length in [lengths.usual].into_iter().chain(of_rounds) {
        let may_be = length != Length::Open || !format.has_draw();
        ensure(may_be && length.is_sound(), Refusal::UnsoundLength(length))?;
    }
    Ok(())
}
