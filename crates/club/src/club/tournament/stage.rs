//! A stage of a tournament, and its matches made from the pairings of a draw.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{Details, Match, Pod, SwissRounds, Tournament};
use crate::club::encoding::json;
use crate::club::question::display::Awaits;
use crate::club::{Phase, Place};
use crate::domain::bracket::{Pairing, Qualifier, Slot};
use crate::domain::finish::Finish;
use crate::domain::format::{Format, StagePlan};
use crate::domain::hall::{Priority, Table};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::place_points::{PlacePoints, TableStanding, by_place_points};
use crate::domain::standings::{Standing, Tally, TieDecision};
use crate::domain::{berger, name};

/// A stage of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    /// How it is played.
    #[serde(with = "json")]
    pub plan: StagePlan,
    /// Its draw, once made.
    pub draw: Option<Draw>,
    /// The reset match of a grand final, kept here while it is not needed.
    pub reset: Option<Arc<Match>>,
    /// The orders decided among tied entrants.
    pub ties: Vec<TieBreak>,
    /// The rounds of a Swiss as they were paired.
    pub swiss: SwissRounds,
}

/// The outcome of a draw.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// The seeds, best first.
    pub seeds: Vec<PlayerId>,
    /// The seed of the lots, where lots were drawn.
    pub lots: Option<u64>,
    /// The groups, each best first; in table play the tables of the first round.
    pub groups: Vec<Vec<PlayerId>>,
    /// The late entries, by the seed whose bye they took.
    pub late: BTreeMap<u32, PlayerId>,
    /// The rank in the previous stage that qualified each player, as it was when the pairings were created. Later
    /// changes of those standings leave it.
    pub qualified: BTreeMap<PlayerId, Qualifier>,
    /// The ratings at the draw, where the standings look at them.
    pub ratings: BTreeMap<PlayerId, f64>,
}

/// An order among equals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TieBreak {
    /// The equals, the best first.
    pub order: Vec<PlayerId>,
    /// The seed of the lots; none where it was decided elsewhere.
    pub lots: Option<u64>,
    /// How it was decided elsewhere, in the words of the organiser.
    pub reason: Option<String>,
}

impl TieBreak {
    /// The basis of the order.
    pub(in crate::club) fn decision(&self) -> TieDecision {
        if self.lots.is_some() { TieDecision::Lots } else { TieDecision::Elsewhere }
    }
}

impl Stage {
    /// How many rounds a Swiss has; 0 for another stage.
    pub(in crate::club) fn rounds(&self) -> usize {
        let Format::Swiss { rounds, .. } = self.plan.format else { return 0 };
        usize::try_from(rounds).unwrap_or(usize::MAX)
    }

    pub(in crate::club) fn planned(plan: &StagePlan) -> Self {
        Self {
            plan: plan.clone(),
            draw: None,
            reset: None,
            ties: Vec::new(),
            swiss: SwissRounds::default(),
        }
    }

    /// How the last order of tied players with this one was decided elsewhere, if that was noted.
    pub fn tie_reason(&self, player: PlayerId) -> Option<&str> {
        let tie = self.ties.iter().rev().find(|tie| tie.order.contains(&player))?;
        tie.reason.as_deref()
    }
}

impl Draw {
    /// The seed of a player, from 1.
    pub fn seed(&self, player: PlayerId) -> Option<u32> {
        let drawn = self.seeds.iter().position(|&seeded| seeded == player);
        let late = || self.late.iter().find(|(_, late)| **late == player).map(|(&seed, _)| seed);
        drawn.and_then(|at| u32::try_from(at + 1).ok()).or_else(late)
    }

    /// All players of the stage, in the order of their seeds.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.seeds.iter().copied().chain(self.late.values().copied())
    }

    /// The places of the structure, in the order of seeds; `None` where a bye is.
    pub fn places(&self) -> Vec<Option<Slot>> {
        let slot = |player: PlayerId| match self.qualified.get(&player) {
            Some(&qualifier) => Slot::RankOf(qualifier),
            None => Slot::Entrant(player),
        };
        let mut places: Vec<Option<Slot>> =
            self.seeds.iter().map(|&player| Some(slot(player))).collect();
        for (&seed, &player) in &self.late {
            let at = usize::try_from(seed).unwrap_or(usize::MAX).saturating_sub(1);
            if places.len() <= at {
                places.resize(at + 1, None);
            }
            places[at] = Some(slot(player));
        }
        places
    }

    /// The player in a slot that the pairings have filled.
    pub fn seated(&self, slot: Slot) -> Option<PlayerId> {
        match slot {
            Slot::Entrant(player) => Some(player),
            Slot::RankOf(wanted) => {
                self.qualified.iter().find(|(_, rank)| **rank == wanted).map(|(&player, _)| player)
            }
            Slot::WinnerOf(_) | Slot::LoserOf(_) => None,
        }
    }

    /// Exchanges the places of two players; `other` gives the other one of the two. Ratings stay with their players.
    pub(in crate::club) fn exchange(&mut self, other: impl Fn(PlayerId) -> PlayerId) {
        let places = self.seeds.iter_mut().chain(self.groups.iter_mut().flatten());
        places.chain(self.late.values_mut()).for_each(|player| *player = other(*player));
        let qualified = std::mem::take(&mut self.qualified);
        self.qualified =
            qualified.into_iter().map(|(player, rank)| (other(player), rank)).collect();
    }

    /// Puts one player in the place of another.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId, new: Option<f64>) {
        let exchanged = |player: &mut PlayerId| {
            if *player == from {
                *player = to;
            }
        };
        self.seeds.iter_mut().for_each(exchanged);
        self.groups.iter_mut().flatten().for_each(exchanged);
        self.late.values_mut().for_each(exchanged);
        if let Some(rating) = self.ratings.remove(&from) {
            self.ratings.insert(to, new.unwrap_or(rating));
        }
        if let Some(rank) = self.qualified.remove(&from) {
            self.qualified.insert(to, rank);
        }
    }
}

// How the matches of a tournament are called.

/// How the matches of a tournament are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallPlan {
    pub priority: Priority,
    /// No match is proposed before this time.
    pub not_before: Option<DateTime<Utc>>,
    /// The names of the tables that are reserved for it.
    pub tables: Vec<String>,
}

impl CallPlan {
    /// Whether a table is reserved for the tournament.
    pub fn has(&self, table: &Table) -> bool {
        self.tables.iter().any(|own| name::fold(own) == name::fold(&table.name))
    }
}

// Seats and standings of pods.

impl Tournament {
    /// The pods of a stage with games still to be played.
    pub fn open_pods(&self, stage: u32) -> impl Iterator<Item = MatchNo> {
        let open = self.pods.iter().filter(move |pod| pod.stage == stage);
        open.filter(|pod| !self.is_done(pod)).map(|pod| pod.no)
    }

    /// The last round of a stage that was drawn, of those drawn one by one; 0 before the first.
    pub fn last_round(&self, stage: u32) -> u32 {
        let own = self.pods.iter().filter(|pod| pod.stage == stage);
        let paired = self.stage_no(stage).map_or(0, |stage| stage.swiss.drawn.len());
        own.map(|pod| pod.round).max().or_else(|| u32::try_from(paired).ok()).unwrap_or(0)
    }

    /// The players of the next round of pods, in the order of their seeds.
    pub fn to_be_seated(&self) -> Vec<PlayerId> {
        let draw = self.stage().and_then(|stage| stage.draw.as_ref());
        let players = draw.into_iter().flat_map(Draw::players);
        players.filter(|player| !self.has_left(*player)).collect()
    }

    /// The standings of table play, by the points for places.
    pub(super) fn table_standings(
        &self,
        number: u32,
        stage: &Stage,
        players: &[PlayerId],
    ) -> Vec<Standing> {
        let own = self.pods.iter().filter(|pod| pod.stage == number);
        let games: Vec<(&Finish, PlacePoints)> = own
            .flat_map(|pod| {
                let usual = || PlacePoints::of_table(pod.seats.len());
                let worth = stage.plan.place_points.clone().unwrap_or_else(usual);
                pod.finishes().map(move |finish| (finish, worth.clone()))
            })
            .collect();
        let games = games.iter().map(|(finish, worth)| (*finish, worth));
        let line = |line: TableStanding| Standing {
            rank: Some(line.rank),
            table: Some(line.tally),
            ..Standing::new(line.player, Tally::default())
        };
        by_place_points(players, games).into_iter().map(line).collect()
    }

    /// Whether a pod has had its games, or has too few players left for another.
    pub fn is_done(&self, pod: &Pod) -> bool {
        let planned = usize::try_from(pod.games_planned).unwrap_or(usize::MAX);
        pod.games.len() >= planned || self.still_at(pod).count() < 2
    }

    /// The players of a pod who have not withdrawn, in the order of their seats.
    pub fn still_at(&self, pod: &Pod) -> impl Iterator<Item = PlayerId> {
        pod.seats.iter().copied().filter(|player| !self.has_left(*player))
    }
}

impl Tournament {
    /// The pairings of a stage, numbered from 1, in any format that pairs all entrants at once.
    pub(in crate::club) fn pairings(format: Format, draw: &Draw) -> Vec<Pairing> {
        match format {
            Format::Groups { double, .. } => berger::groups(&draw.groups, double),
            format => format.structure(&draw.places()),
        }
    }

    /// Adds the matches of a stage that is drawn, numbered from `first`.
    pub(in crate::club) fn add_drawn(
        &mut self,
        number: u32,
        draw: Draw,
        first: MatchNo,
        place: Place,
    ) {
        let last = first.0 - 1;
        let Some(stage) = self.stage_at(number) else { return };
        let pairings = Self::pairings(stage.plan.format, &draw);
        stage.draw = Some(draw);
        let numbers: HashMap<MatchNo, MatchNo> =
            pairings.iter().map(|pairing| (pairing.no, MatchNo(last + pairing.no.0))).collect();
        let mut matches: Vec<Match> =
            pairings.iter().map(|pairing| made(number, &stage.plan, pairing, &numbers)).collect();
        connect(&mut matches);
        self.place(number, matches, place);
    }

    /// Puts new or rebuilt matches of a stage where they belong and settles them.
    pub(in crate::club) fn place(&mut self, number: u32, matches: Vec<Match>, place: Place) {
        let due: Vec<MatchNo> = matches.iter().map(|played| played.no).collect();
        for played in matches {
            let played = std::sync::Arc::new(played);
            if played.resets.is_some() {
                if let Some(stage) = self.stage_at(number) {
                    stage.reset = Some(played);
                }
                continue;
            }
            match self.matches.binary_search_by_key(&played.no, |found| found.no) {
                Ok(at) => self.matches[at] = played,
                Err(at) => self.matches.insert(at, played),
            }
        }
        self.settle(due, super::Later::Falls, place);
    }

    pub(in crate::club) fn stage_at(&mut self, number: u32) -> Option<&mut Stage> {
        self.stages.get_mut(usize::try_from(number).ok()?.checked_sub(1)?)
    }
}

/// The match of a pairing, with its number in the tournament and still without players.
pub(super) fn made(
    stage: u32,
    plan: &StagePlan,
    pairing: &Pairing,
    numbers: &HashMap<MatchNo, MatchNo>,
) -> Match {
    let renumbered = |no: MatchNo| numbers.get(&no).copied().unwrap_or(no);
    let slots = pairing.slots.map(|slot| match slot {
        Slot::WinnerOf(no) => Slot::WinnerOf(renumbered(no)),
        Slot::LoserOf(no) => Slot::LoserOf(renumbered(no)),
        Slot::Entrant(_) | Slot::RankOf(_) => slot,
    });
    let (round, length) = (pairing.round.clone(), plan.lengths.of(&pairing.round));
    let details = Details {
        group: pairing.group,
        seat: pairing.seat,
        stakes: pairing.stakes,
        resets: pairing.resets.map(renumbered),
        ..Details::default()
    };
    let alone = Match::new(stage, renumbered(pairing.no), round, slots, length);
    Match { details: Some(Box::new(details)), ..alone }
}

/// Sets for each match which others wait for it. A reset match is called by its grand final.
pub(super) fn connect(matches: &mut [Match]) {
    let at: HashMap<MatchNo, usize> =
        matches.iter().enumerate().map(|(at, played)| (played.no, at)).collect();
    for played in matches.iter_mut() {
        played.feeds.clear();
    }
    for waiting in 0..matches.len() {
        if matches[waiting].resets.is_some() {
            continue;
        }
        let no = matches[waiting].no;
        for source in matches[waiting].slots.into_iter().filter_map(Slot::source) {
            if let Some(&source) = at.get(&source) {
                matches[source].feeds.push(no);
            }
        }
    }
}

/// The result of the cut after a stage.
#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    /// Matches are still to be played.
    Unfinished(Vec<MatchNo>),
    /// These share a rank, and it matters who of them comes first.
    Tied(Vec<PlayerId>),
    /// The qualifiers, each with the rank that qualified them.
    Made(BTreeMap<PlayerId, Qualifier>),
}

impl Tournament {
    /// The cut before stage `number`, from the present standings of the previous stage. Withdrawn entrants are skipped,
    /// and the next ones move up.
    pub fn cut(&self, number: u32) -> Cut {
        let before = number.saturating_sub(1);
        let open = self.matches_of(before).filter(|played| played.state().is_open());
        let open: Vec<MatchNo> =
            open.map(|played| played.no).chain(self.open_pods(before)).collect();
        if !open.is_empty() {
            return Cut::Unfinished(open);
        }
        let takes = self.takes(number);
        let mut made = BTreeMap::new();
        let standings = self.standings_of(before);
        for group in standings.chunk_by(|a, b| a.group == b.group) {
            let here = self.still_here(group);
            let takes = takes.min(here.len());
            if let Some(tied) = tied(&here, takes).into_iter().next() {
                return Cut::Tied(tied);
            }
            for (rank, line) in (1..).zip(&here[..takes]) {
                let group = line.group.unwrap_or(1);
                made.insert(line.player, Qualifier { group, rank });
            }
        }
        let rank = u32::try_from(takes + 1).unwrap_or(u32::MAX);
        match self.best_of_next(number) {
            Err(tied) => Cut::Tied(tied),
            Ok(best) => {
                let qualifier =
                    |line: &Standing| Qualifier { group: line.group.unwrap_or(1), rank };
                made.extend(best.iter().map(|line| (line.player, qualifier(line))));
                Cut::Made(made)
            }
        }
    }

    /// Whether a player advances to stage `number` as the standings are, for each of the lines of the stage before it; of
    /// equals of whom only some would, none.
    pub fn going_on(&self, number: u32, lines: &[Standing]) -> Vec<bool> {
        if self.stage_no(number).is_none() {
            return vec![false; lines.len()];
        }
        let takes = self.takes(number);
        let fill = self.best_of_next(number).unwrap_or_default();
        let mut marked = Vec::new();
        for group in lines.chunk_by(|a, b| a.group == b.group) {
            let here = |line: &&Standing| line.rank.is_some() && !self.has_left(line.player);
            for line in group {
                let before = group.iter().filter(here).filter(|other| other.rank <= line.rank);
                let filled = fill.iter().any(|best| best.player == line.player);
                marked.push(filled || here(&line) && before.count() <= takes);
            }
        }
        marked
    }

    /// All ties within groups that matter for stage `number`: group by group, then those at the rank that fills up.
    pub fn open_ties(&self, number: u32) -> Vec<Vec<PlayerId>> {
        let standings = self.standings_of(number.saturating_sub(1));
        let groups = standings.chunk_by(|a, b| a.group == b.group);
        let within = groups.flat_map(|group| {
            let here = self.still_here(group);
            let takes = self.takes(number).min(here.len());
            tied(&here, takes)
        });
        let mut ties: Vec<Vec<PlayerId>> = within.collect();
        if self.fills(number) > 0 {
            let mut next = self.ties_of_next(number, &self.candidates(number));
            next.retain(|tied| !ties.contains(tied));
            ties.extend(next);
        }
        ties
    }

    /// Whether players share a rank that has to be decided: before the next stage, or at the end.
    pub fn has_open_tie(&self) -> bool {
        matches!(self.awaits(), Awaits::Ties(_)) || !self.final_ties().is_empty()
    }

    /// Players who share a rank in a running round robin or Swiss with no open match and no stage behind it; the best
    /// first.
    pub fn final_ties(&self) -> Vec<Vec<PlayerId>> {
        let stage = self.current();
        let is_last = self.stage_no(stage + 1).is_none() && self.phase == Phase::Running;
        let robin = self.stage().is_some_and(|stage| {
            stage.plan.format.is_round_robin() || stage.plan.format.is_swiss()
        }) && self.rounds_left(stage) == 0;
        if !is_last || !robin || self.matches_of(stage).any(|played| played.state().is_open()) {
            return Vec::new();
        }
        let lines = self.standings_of(stage);
        let equal = lines.chunk_by(|a, b| (a.group, a.rank) == (b.group, b.rank));
        let tied = equal.filter(|run| run.len() > 1 && run[0].rank.is_some());
        tied.map(|run| run.iter().map(|line| line.player).collect()).collect()
    }

    /// Whether all of those who share a rank before stage `number` go on to it, so that only their order is open.
    pub fn all_go_on(&self, number: u32, tied: &[PlayerId]) -> bool {
        let standings = self.standings_of(number.saturating_sub(1));
        let is_tied = |line: &Standing| tied.contains(&line.player);
        standings.chunk_by(|a, b| a.group == b.group).all(|group| {
            let here = self.still_here(group);
            here.iter().skip(self.takes(number)).all(|line| !is_tied(line))
        })
    }

    /// How many players advance to stage `number` from each group of the stage before it.
    pub(in crate::club) fn takes(&self, number: u32) -> usize {
        let takes = self.stage_no(number).and_then(|stage| stage.plan.takes).unwrap_or(1);
        usize::try_from(takes).unwrap_or(usize::MAX)
    }

    /// The players of a group who have not left.
    pub(in crate::club) fn still_here<'a>(&self, group: &'a [Standing]) -> Vec<&'a Standing> {
        group.iter().filter(|line| !self.has_left(line.player)).collect()
    }
}

/// The qualifiers who are tied with another player, rank by rank.
fn tied(here: &[&Standing], takes: usize) -> Vec<Vec<PlayerId>> {
    let mut before = 0;
    let mut all = Vec::new();
    for run in here.chunk_by(|a, b| a.rank == b.rank) {
        if before < takes && run.len() > 1 {
            all.push(run.iter().map(|line| line.player).collect());
        }
        before += run.len();
    }
    all
}
