use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use super::Kind;
use super::conditions::{are_the_entrants, ensure, entrant_count, is_a_division};
use super::draw_round::seat;
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Cut, Draw};
use crate::club::{Club, Phase, Place, Refusal, Tournament};
use crate::domain::berger;
use crate::domain::finish::SEATS;
use crate::domain::format::{Format, Seeding};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Draws a stage: from here on its matches exist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawStage {
    pub tournament: TournamentId,
    /// Which stage, from 1.
    pub stage: u32,
    /// The seeds, best first: the outcome of rating, hand or lots.
    pub seeds: Vec<PlayerId>,
    /// The seed of the lots, where lots were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// The groups, each best first; in table play the tables of the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<PlayerId>>,
    /// The ratings of the seeds as they stand, where the standings look at them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<f64>,
}

impl Kind for DrawStage {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let Self { tournament: id, stage: number, ref seeds, .. } = *self;
        let tournament = club.found(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        if number == 1 {
            club.registering(id)?;
        }
        match tournament.next_stage() {
            Some(due) if due == number => {}
            Some(due) if due < number => return Err(EventRefusal::StageNotDrawn(id, due).into()),
            _ => return Err(Refusal::AlreadyDrawn(id)),
        }
        if number == 1 {
            are_the_entrants(tournament, seeds)?;
        } else {
            are_those_who_go_on(tournament, number, seeds)?;
        }
        let plan = &stage.plan;
        let (count, taken) = (seeds.len(), plan.format.entrants());
        ensure(taken.contains(&count), entrant_count(tournament, count))?;
        let with_lots = plan.seeding == Seeding::Random || plan.format.has_seats();
        ensure(self.lots.is_some() == with_lots, Refusal::LotsMismatch(id))?;
        self.has_groups(plan.format)?;
        self.has_ratings(plan.needs_ratings())
    }

    fn apply(&self, club: &mut Club, place: Place) {
        club.grow(self.tournament, |found, first| self.draw(found, first, place));
    }
}

impl DrawStage {
    /// Whether the draw makes the groups or tables that the format wants.
    fn has_groups(&self, format: Format) -> Result<(), Refusal> {
        let Self { tournament: id, seeds, groups, .. } = self;
        let is_as_planned = match format {
            Format::Groups { groups: wanted, .. } => {
                is_a_division(*id, seeds, groups, 2..=*berger::ENTRANTS.end())?;
                u32::try_from(groups.len()).is_ok_and(|count| count == wanted)
            }
            Format::Tables { .. } => return is_a_division(*id, seeds, groups, SEATS),
            _ => groups.is_empty(),
        };
        ensure(is_as_planned, EventRefusal::NotADivision(*id))
    }

    /// Whether the draw has ratings exactly if the standings of its stage need them.
    fn has_ratings(&self, are_needed: bool) -> Result<(), Refusal> {
        let wanted = if are_needed { self.seeds.len() } else { 0 };
        let sound = self.ratings.iter().all(|rating| rating.is_finite());
        let fit = self.ratings.len() == wanted && sound;
        ensure(fit, EventRefusal::RatingsMismatch(self.tournament))
    }

    /// Draws the stage, its matches numbered from `first`.
    fn draw(&self, tournament: &mut Tournament, first: MatchNo, place: Place) {
        let (stage, ratings) = (self.stage, self.ratings.iter().copied());
        let mut draw = Draw {
            seeds: self.seeds.clone(),
            lots: self.lots,
            groups: self.groups.clone(),
            ratings: self.seeds.iter().copied().zip(ratings).collect(),
            ..Draw::default()
        };
        tournament.phase = Phase::Running;
        if stage > 1
            && let Cut::Made(made) = tournament.cut(stage)
        {
            draw.qualified = made;
        }
        let format = tournament.stage_no(stage).map(|stage| stage.plan.format);
        if let Some(Format::Tables { .. }) = format {
            if let Some(found) = tournament.stage_at(stage) {
                found.draw = Some(draw);
            }
            seat(tournament, (stage, 1), &self.groups, (first, place));
        } else {
            tournament.add_drawn(stage, draw, first, place);
        }
    }
}

fn are_those_who_go_on(
    tournament: &Tournament,
    number: u32,
    seeds: &[PlayerId],
) -> Result<(), Refusal> {
    let id = tournament.id;
    let left = tournament.rounds_left(number - 1);
    ensure(left == 0, EventRefusal::RoundsLeft(id, number - 1, left))?;
    let made: BTreeMap<_, _> = match tournament.cut(number) {
        Cut::Unfinished(open) => {
            return Err(EventRefusal::StageUnfinished(id, number - 1, open).into());
        }
        Cut::Tied(tied) => return Err(EventRefusal::Tied(id, tied).into()),
        Cut::Made(made) => made,
    };
    let given: HashSet<PlayerId> = seeds.iter().copied().collect();
    let same = given.len() == seeds.len()
        && given.len() == made.len()
        && given.iter().all(|player| made.contains_key(player));
    let missing = made.keys().copied().filter(|player| !given.contains(player));
    ensure(same, Refusal::NotTheEntrants(id, missing.collect()))
}
