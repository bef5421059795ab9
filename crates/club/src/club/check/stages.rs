//! Stages: their plans, their draws, their ties.

use super::plan::{have_sound_lengths, is_sound};
use std::collections::{BTreeMap, HashSet};

use super::entries::{are_the_entrants, entrant_count};
use super::{next, text};
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, RatingRefusal, TextField};
use crate::club::tournament::{Cut, Stage};
use crate::club::{Club, Match, Phase, Refusal, Tournament};
use crate::domain::draw;
use crate::domain::finish::SEATS;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::standings::MatchPoints;

impl Club {
    pub(super) fn may_add_stage(
        &self,
        id: TournamentId,
        stage: u32,
        plan: &StagePlan,
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let last = u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX);
        next(Numbered::Stage, stage, last.saturating_add(1))?;
        let endless = tournament.stages.iter().any(|stage| !stage.plan.format.has_draw());
        if endless || !plan.format.has_draw() {
            return Err(Refusal::Event(EventRefusal::NoStageAfter(id)));
        }
        if plan.takes.is_none() {
            return Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::TakesInStage(stage))));
        }
        let groups = match tournament.stages.last().map(|stage| stage.plan.format) {
            Some(Format::Groups { groups, .. }) => groups,
            _ => 1,
        };
        if plan.fill.is_some_and(|fill| !(1..groups).contains(&fill)) {
            return Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Fill(groups))));
        }
        is_sound(plan)
    }

    pub(super) fn may_add_third_place(&self, id: TournamentId, number: u32) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        if stage.plan.format.plays_for_third() {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        if number < tournament.current() {
            return Err(Refusal::Event(EventRefusal::StageDecided(id, number)));
        }
        if tournament.takes_third_place(number) {
            Ok(())
        } else {
            Err(Refusal::Event(EventRefusal::NoSemiFinals(id, number)))
        }
    }

    pub(super) fn may_draw(
        &self,
        id: TournamentId,
        number: u32,
        seeds: &[PlayerId],
        lots: Option<u64>,
        groups: &[Vec<PlayerId>],
    ) -> Result<(), Refusal> {
        let tournament = self.found(id)?;
        let stage = if number <= 1 || tournament.phase == Phase::Registering {
            self.registering(id)?;
            let first = tournament.stage_no(number).filter(|_| number == 1);
            first.ok_or(Refusal::NoSuchStage(id, number))?
        } else {
            let due = tournament.next_stage().filter(|due| *due == number);
            let due = due.and_then(|due| tournament.stage_no(due));
            due.ok_or_else(|| match tournament.stage_no(number) {
                Some(_) => Refusal::AlreadyDrawn(id),
                None => Refusal::NoSuchStage(id, number),
            })?
        };
        if number == 1 {
            are_the_entrants(tournament, seeds)?;
        } else {
            are_those_who_go_on(tournament, number, seeds)?;
        }
        let plan = &stage.plan;
        if !plan.format.entrants().contains(&seeds.len()) {
            return Err(entrant_count(tournament, seeds.len()));
        }
        let with_lots = plan.seeding == Seeding::Random || plan.format.has_seats();
        if lots.is_some() != with_lots {
            return Err(Refusal::LotsMismatch(id));
        }
        match plan.format {
            Format::Groups { groups: wanted, .. } => {
                is_a_division(id, seeds, groups, 2..=*crate::domain::berger::ENTRANTS.end())?;
                let count = u32::try_from(groups.len()).unwrap_or(u32::MAX);
                if count == wanted {
                    Ok(())
                } else {
                    Err(Refusal::Event(EventRefusal::NotADivision(id)))
                }
            }
            Format::Tables { .. } => is_a_division(id, seeds, groups, SEATS),
            _ if groups.is_empty() => Ok(()),
            _ => Err(Refusal::Event(EventRefusal::NotADivision(id))),
        }
    }

    /// Whether a draw brings the ratings that the standings of its stage look at, and only then.
    pub(super) fn has_ratings(
        &self,
        id: TournamentId,
        number: u32,
        seeds: &[PlayerId],
        ratings: &[f64],
    ) -> Result<(), Refusal> {
        let stage = self.found(id)?.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        let wanted = if stage.plan.needs_ratings() { seeds.len() } else { 0 };
        let sound = ratings.iter().all(|rating| rating.is_finite());
        if ratings.len() == wanted && sound {
            Ok(())
        } else {
            Err(Refusal::Event(EventRefusal::RatingsMismatch(id)))
        }
    }

    pub(super) fn may_draw_round(
        &self,
        id: TournamentId,
        number: u32,
        round: u32,
        tables: &[Vec<PlayerId>],
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = drawn(tournament, number)?;
        if number != tournament.current() || !stage.plan.format.has_seats() {
            return Err(Refusal::Event(EventRefusal::NoSeats(id)));
        }
        next(Numbered::Round, round, tournament.last_round(number).saturating_add(1))?;
        let open: Vec<MatchNo> = tournament.open_pods(number).collect();
        if !open.is_empty() {
            return Err(Refusal::Event(EventRefusal::StageUnfinished(id, number, open)));
        }
        let players = tournament.to_be_seated();
        if players.len() < *SEATS.start() {
            return Err(Refusal::Event(EventRefusal::NobodyToPair(id, round)));
        }
        is_a_division(id, &players, tables, SEATS)
    }

    pub(super) fn may_set_lengths(
        &self,
        id: TournamentId,
        number: u32,
        lengths: &Lengths,
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        have_sound_lengths(stage.plan.format, lengths)
    }

    pub(super) fn may_set_points(
        &self,
        id: TournamentId,
        number: u32,
        points: MatchPoints,
    ) -> Result<(), Refusal> {
        let tournament = self.not_closed(id)?;
        let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(id, number))?;
        if !points.are_sound() {
            return Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Points)));
        }
        if !stage.plan.format.has_points() {
            return Err(Refusal::Event(EventRefusal::NoPoints(id, number)));
        }
        if number < tournament.current() {
            return Err(Refusal::Event(EventRefusal::StageDecided(id, number)));
        }
        if points == stage.plan.standings().points {
            return Err(Refusal::Rating(RatingRefusal::SameSetting(id)));
        }
        Ok(())
    }

    pub(super) fn may_break_tie(
        &self,
        id: TournamentId,
        number: u32,
        order: &[PlayerId],
        lots: Option<u64>,
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        reason.map_or(Ok(()), |reason| text(TextField::Reason, reason))?;
        let tied = self.tied(id, number, order.first().copied(), |_| true)?;
        if self.found(id)?.phase == Phase::Closed && reason.is_none() {
            return Err(Refusal::Event(EventRefusal::LotsAfterClose(id)));
        }
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if tied.len() < 2 || sorted != tied {
            return Err(Refusal::Event(EventRefusal::NotTied(id)));
        }
        let mut drawn = tied;
        match lots {
            None => Ok(()),
            Some(seed) => {
                draw::shuffle(&mut drawn, seed);
                if drawn == order {
                    Ok(())
                } else {
                    Err(Refusal::Event(EventRefusal::NotTheLots(id)))
                }
            }
        }
    }

    pub(super) fn may_add_play_off(
        &self,
        id: TournamentId,
        number: u32,
        no: MatchNo,
        sides: [PlayerId; 2],
        length: Length,
    ) -> Result<(), Refusal> {
        self.not_closed(id)?;
        next(Numbered::Match, no.0, self.next_match(id).0)?;
        if !length.is_sound() || length == Length::Open {
            return Err(Refusal::UnsoundLength(length));
        }
        if sides[0] == sides[1] {
            return Err(Refusal::AgainstThemself(sides[0]));
        }
        // Three and more play each other: the other matches among them may be open.
        let is_of_stage = |played: &Match| played.round != RoundName::PlayOff;
        let tied = self.tied(id, number, Some(sides[0]), is_of_stage)?;
        if tied.contains(&sides[1]) {
            Ok(())
        } else {
            Err(Refusal::Event(EventRefusal::NotTied(id)))
        }
    }

    /// All players tied with a player in a stage whose matches, as far as they are to be finished, are finished, by
    /// number.
    fn tied(
        &self,
        id: TournamentId,
        number: u32,
        player: Option<PlayerId>,
        must_be_finished: impl Fn(&Match) -> bool,
    ) -> Result<Vec<PlayerId>, Refusal> {
        let tournament = self.found(id)?;
        drawn(tournament, number)?;
        let open = tournament.matches_of(number).filter(|played| played.state().is_open());
        let open = open.filter(|played| must_be_finished(played));
        let open: Vec<MatchNo> = open.map(|played| played.no).collect();
        if !open.is_empty() {
            return Err(Refusal::Event(EventRefusal::StageUnfinished(id, number, open)));
        }
        let tied =
            tournament.equals(number, player.ok_or(Refusal::Event(EventRefusal::NotTied(id)))?);
        if tied.is_empty() { Err(Refusal::Event(EventRefusal::NotTied(id))) } else { Ok(tied) }
    }

    /// The tournament, unless it is over.
    pub(super) fn not_closed(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        let tournament = self.found(id)?;
        if tournament.phase == Phase::Closed { Err(Refusal::Closed(id)) } else { Ok(tournament) }
    }
}

pub(super) fn drawn(tournament: &Tournament, number: u32) -> Result<&Stage, Refusal> {
    let stage = tournament.stage_no(number).ok_or(Refusal::NoSuchStage(tournament.id, number))?;
    if stage.draw.is_some() { Ok(stage) } else { Err(Refusal::NotDrawn(tournament.id)) }
}

fn are_those_who_go_on(
    tournament: &Tournament,
    number: u32,
    seeds: &[PlayerId],
) -> Result<(), Refusal> {
    let id = tournament.id;
    let left = tournament.rounds_left(number - 1);
    if left > 0 {
        return Err(Refusal::Event(EventRefusal::RoundsLeft(id, number - 1, left)));
    }
    let made: BTreeMap<_, _> = match tournament.cut(number) {
        Cut::Unfinished(open) => {
            return Err(Refusal::Event(EventRefusal::StageUnfinished(id, number - 1, open)));
        }
        Cut::Tied(tied) => return Err(Refusal::Event(EventRefusal::Tied(id, tied))),
        Cut::Made(made) => made,
    };
    let given: HashSet<PlayerId> = seeds.iter().copied().collect();
    let same = given.len() == seeds.len()
        && given.len() == made.len()
        && given.iter().all(|player| made.contains_key(player));
    let missing = || made.keys().copied().filter(|player| !given.contains(player)).collect();
    if same { Ok(()) } else { Err(Refusal::NotTheEntrants(id, missing())) }
}

/// Whether `parts` hold every player of `players` once, each part within its size.
fn is_a_division(
    id: TournamentId,
    players: &[PlayerId],
    parts: &[Vec<PlayerId>],
    sizes: std::ops::RangeInclusive<usize>,
) -> Result<(), Refusal> {
    let mut wanted = players.to_vec();
    let mut given: Vec<PlayerId> = parts.iter().flatten().copied().collect();
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted == given && parts.iter().all(|part| sizes.contains(&part.len())) {
        Ok(())
    } else {
        Err(Refusal::Event(EventRefusal::NotADivision(id)))
    }
}
