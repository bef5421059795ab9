//! Places for those who enter after the draw.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::stage::{connect, made};
use super::{Draw, Match, Stage, Tournament};
use crate::club::action::EnterLate;
use crate::club::{Action, Place};
use crate::domain::berger;
use crate::domain::bracket::{Pairing, Seat, Slot, Stakes};
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::swiss::AskedBye;

/// A single elimination in which the losers of the semi-finals play for third place.
const WITH_THIRD_PLACE: Format = Format::SingleElimination { third_place: true, placement: false };

/// A place open for a late entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LatePlace {
    /// In the one group of a round robin, or in this group.
    Group(Option<u32>),
    /// The seed whose bye was not used yet.
    Seed(u32),
    /// From the next round on, at the tables or at the end of the list of a Swiss.
    NextRound,
    /// From the next round on, with this pairing number in a Swiss.
    Number(u32),
}

/// Reasons why late entries are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateClosed {
    /// The first stage is over, or its pairings are not made.
    LaterStage,
    /// The stage has no pairings: who plays is an entrant.
    NoPairings,
    /// Every place of the bracket has its entrant.
    BracketFull,
    /// Every bye of the bracket was used in a match that has begun.
    ByesUsed,
    /// The last round is paired.
    LastRound,
    /// The round robin, or each of its groups, has as many entrants as there can be.
    Full,
    /// A later round than the last for late entries has a result.
    RoundPassed {
        /// The last round during which they were accepted; 0 for never.
        until: u32,
        /// The latest round that has a result, or the first.
        reached: u32,
        /// Whether the number of players is odd, so that one player has a bye in every round.
        byes: bool,
    },
}

impl LatePlace {
    /// Enters a player there; in a Swiss with the rating, and with the worth of each round missed.
    pub fn entry(
        self,
        tournament: TournamentId,
        player: PlayerId,
        rating: Option<f64>,
        missed: Option<AskedBye>,
    ) -> Action {
        let (group, seed) = match self {
            Self::Group(group) => (group, None),
            Self::Seed(seed) => (None, Some(seed)),
            Self::Number(number) => (None, Some(number)),
            Self::NextRound => (None, None),
        };
        Action::EnterLate(EnterLate { tournament, player, group, seed, rating, missed })
    }
}

impl LateClosed {
    /// The last round for late entries that would open a place, where the operator may set one.
    pub fn reopened_by(self) -> Option<u32> {
        if let Self::RoundPassed { reached, .. } = self { Some(reached) } else { None }
    }
}

impl Tournament {
    /// The places that are still open, as [`Self::late_places`] has them; otherwise why there are none.
    pub fn late_entries(&self) -> Result<Vec<LatePlace>, LateClosed> {
        let places = self.late_places();
        if places.is_empty() { Err(self.late_closed()) } else { Ok(places) }
    }

    /// The reason why late entries are closed; none where a place is open. The first place found is enough: a large
    /// bracket may have hundreds, each of which takes a drawing to find out.
    pub fn closed_to_late(&self) -> Option<LateClosed> {
        let mut offered =
            self.first_stage().into_iter().flat_map(|(stage, draw)| places(stage, draw));
        let is_open = offered.any(|place| self.has_late_place(place));
        (!is_open).then(|| self.late_closed())
    }

    /// The tournament as it is once late entries are accepted until this round.
    #[must_use]
    pub fn accepting_late_until(&self, until: u32) -> Self {
        let mut reopened = self.clone();
        reopened.accept_late_until(until);
        reopened
    }

    /// Sets the last round during which the first stage accepts late entries.
    pub(in crate::club) fn accept_late_until(&mut self, until: u32) {
        if let Some(found) = self.stage_at(1) {
            found.plan.late_until = Some(until);
        }
    }

    fn late_closed(&self) -> LateClosed {
        let Some((stage, draw)) = self.first_stage() else {
            let is_drawn = self.stage_no(1).is_none_or(|stage| stage.plan.format.has_draw());
            return if is_drawn { LateClosed::LaterStage } else { LateClosed::NoPairings };
        };
        match stage.plan.format {
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
                let places = draw.places().len();
                let full = draw.seeds.len() + draw.late.len() >= places.next_power_of_two();
                if full { LateClosed::BracketFull } else { LateClosed::ByesUsed }
            }
            Format::RoundRobin { .. } | Format::Groups { .. } => {
                let until = stage.plan.late_until();
                let reached = places(stage, draw).into_iter().filter_map(|place| match place {
                    LatePlace::Group(group) => Some(self.round_reached(1, group).unwrap_or(1)),
                    _ => None,
                });
                let reached = reached.min().unwrap_or(1);
                let byes = draw.groups.is_empty() && draw.seeds.len() % 2 == 1;
                let passed = reached > until;
                if passed {
                    LateClosed::RoundPassed { until, reached, byes }
                } else {
                    LateClosed::Full
                }
            }
            Format::Swiss { .. } => LateClosed::LastRound,
            Format::Tables { .. } | Format::Recorded | Format::Ladder => LateClosed::NoPairings,
        }
    }

    /// The places that are still open in the stage played now, the best first: in a round robin
    /// until its stated round has been passed, in an elimination every bye whose match was not
    /// played yet.
    pub fn late_places(&self) -> Vec<LatePlace> {
        let Some((stage, draw)) = self.first_stage() else { return Vec::new() };
        places(stage, draw).into_iter().filter(|place| self.has_late_place(*place)).collect()
    }

    /// How many play where a late entry would: in the round robin or the group, less those who have left.
    pub fn players_at(&self, place: LatePlace) -> Option<usize> {
        match place {
            LatePlace::Group(group) => {
                let players = self.in_group(group).into_iter();
                Some(players.filter(|player| !self.has_left(*player)).count())
            }
            LatePlace::Seed(_) | LatePlace::Number(_) | LatePlace::NextRound => None,
        }
    }

    /// The first opponent of a late entry that takes the bye of a seed.
    pub fn late_opponent(&self, seed: u32) -> Option<PlayerId> {
        let newcomer = Slot::Entrant(PlayerId(0));
        let matches = self.grown(seed, PlayerId(0), MatchNo(1))?;
        let first = matches.iter().find(|played| played.slots.contains(&newcomer))?;
        first.slots.into_iter().find_map(|slot| match slot {
            Slot::Entrant(player) if slot != newcomer => Some(player),
            _ => None,
        })
    }

    /// Whether a place is still open.
    pub fn has_late_place(&self, place: LatePlace) -> bool {
        let Some((stage, draw)) = self.first_stage() else { return false };
        let format = stage.plan.format;
        match place {
            LatePlace::Seed(seed) => {
                let seeded = usize::try_from(seed).is_ok_and(|seed| seed <= draw.seeds.len());
                let size = u32::try_from(draw.places().len().next_power_of_two());
                let there = format.is_elimination() && size.is_ok_and(|size| seed <= size);
                let free = !seeded && !draw.late.contains_key(&seed);
                there && free && self.grown(seed, PlayerId(0), MatchNo(1)).is_some()
            }
            LatePlace::Group(group) => {
                let there = match group {
                    Some(group) => format.has_groups() && !self.in_group(Some(group)).is_empty(),
                    None => format.is_round_robin() && !format.has_groups(),
                };
                there && self.takes_late(group, stage.plan.late_until())
            }
            LatePlace::Number(number) => {
                let last = u32::try_from(draw.seeds.len()).unwrap_or(u32::MAX).saturating_add(1);
                self.rounds_left(1) > 0 && (1..=last).contains(&number)
            }
            LatePlace::NextRound => format.has_seats() || self.rounds_left(1) > 0,
        }
    }

    /// The first stage with its draw, while it is the one played.
    fn first_stage(&self) -> Option<(&Stage, &Draw)> {
        let stage = self.stage().filter(|_| self.current() == 1)?;
        Some((stage, stage.draw.as_ref()?))
    }

    /// Whether late entries are accepted: the group has room, and no round after `until` has a result.
    fn takes_late(&self, group: Option<u32>, until: u32) -> bool {
        let players = self.in_group(group).len();
        let room = players < *berger::ENTRANTS.end();
        let passed = self.round_reached(1, group).is_some_and(|reached| reached > until);
        room && until > 0 && !passed
    }

    fn in_group(&self, group: Option<u32>) -> Vec<PlayerId> {
        let draw = self.stage_no(1).and_then(|stage| stage.draw.as_ref());
        match (draw, group) {
            (None, _) => Vec::new(),
            (Some(draw), None) => draw.players().collect(),
            (Some(draw), Some(group)) => {
                let at = usize::try_from(group).unwrap_or(usize::MAX).saturating_sub(1);
                draw.groups.get(at).cloned().unwrap_or_default()
            }
        }
    }

    /// Adds a late entry; new matches are numbered from `first`.
    pub(in crate::club) fn enter_late(
        &mut self,
        (player, rating, missed): (PlayerId, Option<f64>, Option<AskedBye>),
        late: LatePlace,
        first: MatchNo,
        place: Place,
    ) {
        let matches = match late {
            LatePlace::Seed(seed) => self.grown(seed, player, first).unwrap_or_default(),
            LatePlace::Group(group) => self.joined(group, player, first),
            LatePlace::Number(_) | LatePlace::NextRound => Vec::new(),
        };
        self.entrants.enter(player);
        if let (Some(missed), Some(stage)) = (missed, self.stage_at(1)) {
            stage.swiss.missed(player, missed);
        }
        if let Some(draw) = self.stage_at(1).and_then(|stage| stage.draw.as_mut()) {
            draw.ratings.extend(rating.map(|rating| (player, rating)));
            match late {
                LatePlace::Seed(seed) => {
                    draw.late.insert(seed, player);
                }
                LatePlace::Group(group) => {
                    draw.seeds.push(player);
                    let at = group.and_then(|group| usize::try_from(group).ok()?.checked_sub(1));
                    if let Some(group) = at.and_then(|at| draw.groups.get_mut(at)) {
                        group.push(player);
                    }
                }
                LatePlace::Number(number) => {
                    let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
                    draw.seeds.insert(at.min(draw.seeds.len()), player);
                }
                LatePlace::NextRound => draw.seeds.push(player),
            }
        }
        self.place(1, matches, place);
    }

    /// The matches of an elimination with a player in the place of a bye. `None` where a
    /// match that was played, is at a table or was passed by a bye would get other players.
    fn grown(&self, seed: u32, player: PlayerId, first: MatchNo) -> Option<Vec<Match>> {
        let stage = self.stage_no(1)?;
        let mut draw = stage.draw.clone()?;
        draw.late.insert(seed, player);
        self.rebuilt(1, &stage.plan, &draw, first)
    }

    /// The matches of an elimination rebuilt by another plan or draw.
    /// `None` if a match that was begun would lose its players or number.
    fn rebuilt(
        &self,
        number: u32,
        plan: &StagePlan,
        draw: &Draw,
        first: MatchNo,
    ) -> Option<Vec<Match>> {
        let stage = self.stage_no(number)?;
        let pairings = plan.format.structure(&draw.places());
        let known: HashMap<Seat, &Arc<Match>> = self
            .matches_of(number)
            .chain(stage.reset.as_ref())
            .filter_map(|played| Some((played.seat?, played)))
            .collect();
        let numbers = renumbered(&pairings, &known, first)?;
        let mut matches: Vec<Match> =
            pairings.iter().map(|pairing| made(number, plan, pairing, &numbers)).collect();
        for new in &mut matches {
            let Some(old) = new.seat.and_then(|seat| known.get(&seat)) else { continue };
            if is_begun(old) && old.slots != new.slots {
                return None;
            }
            // Without byes, rounds that were empty before appear and move the names.
            let as_planned = !is_begun(old) && old.length == plan.lengths.of(&old.round);
            let length = if as_planned { new.length } else { old.length };
            let (round, slots, stakes) = (new.round.clone(), new.slots, new.stakes);
            *new = Match { round, slots, length, ..Match::clone(old) };
            new.stakes = stakes;
        }
        connect(&mut matches);
        Some(matches)
    }

    /// The first stage from the one played now on that could have a match for third place, else the one played now.
    pub fn third_place_stage(&self) -> u32 {
        let last = u32::try_from(self.stages.len()).unwrap_or(u32::MAX);
        let mut stages = self.current()..=last;
        stages.find(|number| self.takes_third_place(*number)).unwrap_or_else(|| self.current())
    }

    /// Whether the losers of two semi-finals of a stage could play for third place, though that was not planned.
    pub fn takes_third_place(&self, number: u32) -> bool {
        let Some(stage) = self.stage_no(number) else { return false };
        let plain = matches!(
            stage.plan.format,
            Format::SingleElimination { third_place: false, placement: false }
        );
        let has_match = || {
            let matches = self.with_third_place(number, MatchNo(1)).unwrap_or_default();
            matches.iter().any(|played| played.round == RoundName::ThirdPlace)
        };
        plain && (stage.draw.is_none() || has_match())
    }

    /// The matches of a single elimination with one for third place.
    fn with_third_place(&self, number: u32, first: MatchNo) -> Option<Vec<Match>> {
        let stage = self.stage_no(number)?;
        let plan = StagePlan { format: WITH_THIRD_PLACE, ..stage.plan.clone() };
        self.rebuilt(number, &plan, stage.draw.as_ref()?, first)
    }

    /// Has the losers of the semi-finals play for third place, in a match numbered `first` where the stage is drawn.
    pub(in crate::club) fn add_third_place(&mut self, number: u32, first: MatchNo, place: Place) {
        let matches = self.with_third_place(number, first).unwrap_or_default();
        if let Some(stage) = self.stage_at(number) {
            stage.plan.format = WITH_THIRD_PLACE;
        }
        self.place(number, matches, place);
    }

    /// The matches of a late entry in a round robin. With an odd number of players they fill the rounds of the byes,
    /// with an even number they form rounds of their own; always rounds in which both are free.
    fn joined(&self, group: Option<u32>, player: PlayerId, first: MatchNo) -> Vec<Match> {
        let Some(stage) = self.stage_no(1) else { return Vec::new() };
        let (Format::RoundRobin { double } | Format::Groups { double, .. }) = stage.plan.format
        else {
            return Vec::new();
        };
        let others = self.in_group(group);
        let own = self.matches_of(1).filter(|played| played.group == group);
        let busy: HashSet<(PlayerId, u32)> = own
            .filter_map(|played| played.players().zip(played.round_no()))
            .flat_map(|(sides, round)| sides.map(|side| (side, round)))
            .collect();
        let is_busy = |player, round| busy.contains(&(player, round));
        let pairs = berger::joining(&others, player, double, is_busy);
        let numbers = HashMap::new();
        (first.0..)
            .zip(pairs)
            .map(|(no, (round, sides))| {
                let pairing = Pairing {
                    no: MatchNo(no),
                    round: RoundName::Round(round),
                    group,
                    seat: None,
                    slots: sides.map(Slot::Entrant),
                    stakes: Stakes::default(),
                    resets: None,
                };
                made(1, &stage.plan, &pairing, &numbers)
            })
            .collect()
    }
}

/// All places that a stage may have for a late entry, taken or not, the best first.
fn places(stage: &Stage, draw: &Draw) -> Vec<LatePlace> {
    match stage.plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            let size = draw.places().len().next_power_of_two();
            let seeds = draw.seeds.len() + 1..=size;
            seeds.filter_map(|seed| u32::try_from(seed).ok()).map(LatePlace::Seed).collect()
        }
        Format::RoundRobin { .. } => vec![LatePlace::Group(None)],
        Format::Groups { .. } => {
            let mut sizes: Vec<(usize, u32)> = draw.groups.iter().map(Vec::len).zip(1..).collect();
            sizes.sort_unstable();
            sizes.into_iter().map(|(_, group)| LatePlace::Group(Some(group))).collect()
        }
        Format::Swiss { .. } | Format::Tables { .. } => vec![LatePlace::NextRound],
        Format::Recorded | Format::Ladder => Vec::new(),
    }
}

/// Whether a match was begun, so that it must keep its players.
fn is_begun(played: &Match) -> bool {
    let state = played.state();
    state.is_at_table() || !state.is_open()
}

/// The numbers of the pairings of a grown bracket. A match keeps its own; a match that was not begun and
/// has lost its place gives its number to another. `None` where a match that was begun has lost its place.
fn renumbered(
    pairings: &[Pairing],
    known: &HashMap<Seat, &Arc<Match>>,
    first: MatchNo,
) -> Option<HashMap<MatchNo, MatchNo>> {
    let kept: HashSet<Seat> = pairings.iter().filter_map(|pairing| pairing.seat).collect();
    let homeless = || known.iter().filter(|(seat, _)| !kept.contains(seat));
    if homeless().any(|(_, played)| is_begun(played)) {
        return None;
    }
    let mut free: Vec<MatchNo> = homeless().map(|(_, played)| played.no).collect();
    free.sort_unstable_by_key(|&no| Reverse(no));
    let mut next = first.0;
    let mut number = |pairing: &Pairing| {
        let kept = pairing.seat.and_then(|seat| known.get(&seat)).map(|played| played.no);
        let no = kept.or_else(|| free.pop()).unwrap_or_else(|| {
            next += 1;
            MatchNo(next - 1)
        });
        (pairing.no, no)
    };
    let numbers = pairings.iter().map(&mut number).collect();
    free.is_empty().then_some(numbers)
}
