//! A format made ready to be played many times: an elimination along its edges, a round robin, seats of pods.

use super::candidate::Candidate;
use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use super::{Foresight, candidate};
use crate::domain::berger;
use crate::domain::bracket::{Pairing, Qualifier, Slot, Stakes};
use crate::domain::chance::Chance;
use crate::domain::finish::Finish;
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::place_points::{PlacePoints, by_place_points};
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Lengths, Outcome, Score, Side};
use crate::domain::seeding::{divide, qualify, tables};
use crate::domain::standings::{Finished, StandingsPlan, by_matches, of_field};

/// A format for a number of players.
#[derive(Clone, Debug)]
pub(super) struct Course {
    first: Stage,
    then: Option<Knockout>,
    lengths: Lengths,
}

#[derive(Clone, Debug)]
enum Stage {
    Bracket(Bracket),
    League(League),
    Swiss { rounds: u32, colours: bool },
    Pods { size: u32, games: u32, rounds: u32 },
}

/// The knock-out after a group stage.
#[derive(Clone, Debug)]
struct Knockout {
    bracket: Bracket,
    /// The qualifier of each seed, the first seed first.
    seeds: Vec<Qualifier>,
}

/// A simulated evening.
pub(super) struct Played<'a> {
    pub(super) hall: Hall<'a>,
    /// Each player's rank. Tied players share the best one.
    pub(super) places: Vec<(usize, u32)>,
}

impl Course {
    /// The course of a candidate for so many players; none if it cannot be played.
    pub(super) fn new(candidate: &Candidate, players: usize, lengths: &Lengths) -> Option<Self> {
        if !candidate.format.entrants().contains(&players) {
            return None;
        }
        let bracket = |format, seeds| Bracket::new(format, seeds, lengths);
        let first = match candidate.format {
            format @ (Format::SingleElimination { .. } | Format::DoubleElimination { .. }) => {
                Stage::Bracket(bracket(format, players))
            }
            format @ (Format::RoundRobin { .. } | Format::Groups { .. }) => {
                Stage::League(League::new(format, players, lengths)?)
            }
            Format::Swiss { rounds, colours } => Stage::Swiss { rounds, colours },
            Format::Tables { size, games } => Stage::Pods { size, games, rounds: candidate.rounds },
            Format::Ladder | Format::Recorded => return None,
        };
        let then = match (&first, candidate.then) {
            (Stage::League(league), Some(then)) => {
                let takes =
                    |size| u32::try_from(size).map_or(then.takes, |size| then.takes.min(size));
                let counts: Vec<u32> = league.sizes().map(takes).collect();
                let seeds = qualify(&counts);
                let bracket = bracket(then.format, seeds.len());
                Some(Knockout { bracket, seeds })
            }
            _ => None,
        };
        Some(Self { first, then, lengths: lengths.clone() })
    }

    /// Simulates one evening.
    pub(super) fn play<'a>(&self, plan: &'a Foresight, evening: u64) -> Played<'a> {
        let mut hall = Hall::new(plan, Chance::new(plan.seed, evening));
        let mut seeds: Vec<usize> = (0..plan.players.len()).collect();
        if plan.lots {
            hall.chance.shuffle(&mut seeds);
        }
        let places = match &self.first {
            Stage::Bracket(bracket) => bracket.play(&mut hall, &seeds),
            Stage::League(league) => {
                let groups = league.play(&mut hall, &seeds);
                self.go_on(&mut hall, groups)
            }
            Stage::Swiss { rounds, colours } => {
                candidate::play(&mut hall, &seeds, (*rounds, *colours), &self.lengths)
            }
            Stage::Pods { size, games, rounds } => {
                play(&mut hall, &seeds, (*size, *games, *rounds))
            }
        };
        Played { hall, places }
    }

    /// Plays the knock-out, if there is one. Its players come before all others, who keep their order.
    fn go_on(&self, hall: &mut Hall<'_>, groups: Vec<Vec<(usize, u32)>>) -> Vec<(usize, u32)> {
        let Some(Knockout { bracket, seeds }) = &self.then else {
            return groups.into_iter().flatten().collect();
        };
        let qualified = |one: &Qualifier| {
            let at = |number: u32| usize::try_from(number).ok()?.checked_sub(1);
            Some(groups.get(at(one.group)?)?.get(at(one.rank)?)?.0)
        };
        let through: Vec<usize> = seeds.iter().filter_map(qualified).collect();
        let mut places = bracket.play(hall, &through);
        let mut out: Vec<(usize, u32)> = groups.into_iter().flatten().collect();
        out.retain(|(player, _)| !through.contains(player));
        let ranks: Vec<u32> = out.iter().map(|(_, rank)| *rank).collect();
        for (_, rank) in &mut out {
            let better = ranks.iter().filter(|other| *other < rank).count();
            *rank = u32::try_from(through.len() + better + 1).unwrap_or(u32::MAX);
        }
        places.extend(out);
        places
    }
}

/// Plays rounds of games in pods of about this size. Returns each player's rank; ties are decided by lot.
pub(super) fn play(
    hall: &mut Hall<'_>,
    seeds: &[usize],
    (size, games, rounds): (u32, u32, u32),
) -> Vec<(usize, u32)> {
    let mut players: Vec<PlayerId> = seeds.iter().map(|player| id(*player)).collect();
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let mut earlier: Vec<Vec<PlayerId>> = Vec::new();
    let mut finishes: Vec<(Finish, PlacePoints)> = Vec::new();
    for round in 1..=rounds {
        let lots = hall.chance.seed();
        let Some(seated) = tables(&players, size, &earlier, lots) else { break };
        hall.expect(seated.len());
        for (no, seats) in seated.iter().enumerate() {
            let players = seats.iter().map(|player| place(*player)).collect();
            let kind = Kind::Pod { games };
            hall.add(Fixture { no, round, players, behind: Some(0), kind });
        }
        while let Some((fixture, ended)) = hall.next() {
            let Ended::Pod(games) = ended else { continue };
            let worth = PlacePoints::of_table(fixture.players.len());
            finishes.extend(games.into_iter().map(|finish| (finish, worth.clone())));
        }
        earlier.extend(seated);
    }
    // Tied players stay in the given order, which is random.
    hall.chance.shuffle(&mut players);
    let lines = by_place_points(&players, finishes.iter().map(|(finish, worth)| (finish, worth)));
    (1..).zip(lines).map(|(rank, line)| (place(line.player), rank)).collect()
}

/// The matches of a stage in which all players of a group meet.
#[derive(Clone, Debug)]
struct League {
    /// The seeds of each group, the best first.
    groups: Vec<Vec<PlayerId>>,
    pairings: Vec<Pairing>,
    lengths: Lengths,
    standings: StandingsPlan,
}

impl League {
    /// The matches of a format for so many players; none if they cannot be divided like that.
    pub(super) fn new(format: Format, seeds: usize, lengths: &Lengths) -> Option<Self> {
        let all: Vec<PlayerId> = (0..seeds).map(id).collect();
        let (groups, double) = match format {
            Format::RoundRobin { double } => (vec![all], double),
            Format::Groups { groups, double, split } => {
                (divide(&all, usize::try_from(groups).ok()?, split)?, double)
            }
            _ => return None,
        };
        let pairings = berger::groups(&groups, double);
        let standings = StandingsPlan::usual(format);
        Some(Self { groups, pairings, lengths: lengths.clone(), standings })
    }

    /// The number of players in each group.
    pub(super) fn sizes(&self) -> impl Iterator<Item = usize> {
        self.groups.iter().map(Vec::len)
    }

    /// Plays the stage among players in the order of seeds. Returns the players
    /// of each group with their ranks, best first. Ties are decided by lot.
    pub(super) fn play(&self, hall: &mut Hall<'_>, seeds: &[usize]) -> Vec<Vec<(usize, u32)>> {
        let seated = |slot: Slot| match slot {
            Slot::Entrant(seed) => seeds.get(place(seed)).copied(),
            _ => None,
        };
        hall.expect(self.pairings.len());
        for (no, pairing) in self.pairings.iter().enumerate() {
            let [Some(a), Some(b)] = pairing.slots.map(seated) else { continue };
            let (round, length) = (round(&pairing.round), self.lengths.of(&pairing.round));
            let kind = Kind::Match { length, decisive: false };
            hall.add(Fixture { no, round, players: vec![a, b], behind: None, kind });
        }
        let mut scores: Vec<Option<([usize; 2], Score)>> = vec![None; self.pairings.len()];
        while let Some((fixture, ended)) = hall.next() {
            if let Ended::Match(score) = ended {
                scores[fixture.no] = Some(([fixture.players[0], fixture.players[1]], score));
            }
        }
        let group = |(number, group): (u32, &Vec<PlayerId>)| {
            let here = self.pairings.iter().zip(&scores);
            let finished: Vec<Finished<'_>> = here
                .filter(|(pairing, _)| pairing.group == Some(number))
                .filter_map(|(pairing, played)| {
                    let (sides, score) = (*played)?;
                    let (sides, outcome) = (sides.map(id), Outcome::Score(score));
                    Some(Finished { sides, outcome, awarded: 0, round: &pairing.round })
                })
                .collect();
            let mut entrants: Vec<(PlayerId, Option<f64>)> = group
                .iter()
                .filter_map(|seed| Some((id(*seeds.get(place(*seed))?), None)))
                .collect();
            // Tied players stay in the given order, which is random.
            hall.chance.shuffle(&mut entrants);
            let lines = of_field(&by_matches(&entrants, &finished, &[], None), &self.standings);
            (1..).zip(lines).map(|(rank, line)| (place(line.player), rank)).collect()
        };
        (1..).zip(&self.groups).map(group).collect()
    }
}

/// The number of a round.
pub(super) fn round(name: &RoundName) -> u32 {
    match name {
        RoundName::Round(number) => *number,
        _ => 0,
    }
}

/// A match of a bracket.
#[derive(Clone, Debug)]
struct Node {
    slots: [Slot; 2],
    /// The sides of later matches that get a player from this match.
    feeds: Vec<(usize, usize)>,
    behind: u64,
    length: Length,
    stakes: Stakes,
    /// The match that is played only if the second side wins this one.
    reset: Option<usize>,
    is_reset: bool,
}

/// A bracket for a number of seeds.
#[derive(Clone, Debug)]
struct Bracket(Vec<Node>);

impl Bracket {
    /// The bracket of a format for so many players.
    pub(super) fn new(format: Format, seeds: usize, lengths: &Lengths) -> Self {
        let places: Vec<Option<Slot>> =
            (0..seeds).map(|seed| Some(Slot::Entrant(id(seed)))).collect();
        let pairings = format.structure(&places);
        let at = |no: MatchNo| pairings.iter().position(|pairing| pairing.no == no);
        let node = |pairing: &Pairing| Node {
            slots: pairing.slots,
            feeds: Vec::new(),
            behind: 0,
            length: lengths.of(&pairing.round),
            stakes: pairing.stakes,
            reset: None,
            is_reset: pairing.resets.is_some(),
        };
        let mut nodes: Vec<Node> = pairings.iter().map(node).collect();
        for (later, pairing) in pairings.iter().enumerate() {
            if let Some(last) = pairing.resets.and_then(at) {
                nodes[last].reset = Some(later);
                continue;
            }
            for (side, slot) in pairing.slots.into_iter().enumerate() {
                if let Some(source) = slot.source().and_then(at) {
                    nodes[source].feeds.push((later, side));
                }
            }
        }
        // Every match comes after the matches that feed it.
        for at in (0..nodes.len()).rev() {
            let after = nodes[at].feeds.iter().map(|(next, _)| nodes[*next].behind + 1);
            nodes[at].behind = after.max().unwrap_or(0);
        }
        Self(nodes)
    }

    /// Plays the bracket among players in the order of seeds. Returns each player's rank.
    pub(super) fn play(&self, hall: &mut Hall<'_>, seeds: &[usize]) -> Vec<(usize, u32)> {
        let Self(nodes) = self;
        let mut sides: Vec<[Option<usize>; 2]> = nodes
            .iter()
            .map(|node| {
                node.slots.map(|slot| match slot {
                    Slot::Entrant(seed) => seeds.get(place(seed)).copied(),
                    Slot::WinnerOf(_) | Slot::LoserOf(_) | Slot::RankOf(_) => None,
                })
            })
            .collect();
        hall.expect(nodes.iter().filter(|node| !node.is_reset).count());
        for no in 0..nodes.len() {
            self.add(no, &sides, hall);
        }
        let mut places: Vec<(usize, u32)> = seeds.iter().map(|player| (*player, 1)).collect();
        while let Some((fixture, ended)) = hall.next() {
            let Ended::Match(score) = ended else { continue };
            let node = &nodes[fixture.no];
            let first = score.winner() == Some(Side::A);
            let [a, b] = [fixture.players[0], fixture.players[1]];
            let (winner, loser) = if first { (a, b) } else { (b, a) };
            for (player, stake) in [(winner, node.stakes.winner), (loser, node.stakes.loser)] {
                let line = places.iter_mut().find(|(one, _)| *one == player);
                if let (Some((_, reached)), Some(stake)) = (line, stake) {
                    *reached = stake;
                }
            }
            let again = node.reset.filter(|_| !first);
            hall.expect(usize::from(again.is_some()));
            let again = again.into_iter().flat_map(|reset| [(reset, 0), (reset, 1)]);
            for (later, side) in node.feeds.iter().copied().chain(again) {
                sides[later][side] = match nodes[later].slots[side] {
                    Slot::WinnerOf(_) => Some(winner),
                    Slot::LoserOf(_) => Some(loser),
                    Slot::Entrant(_) | Slot::RankOf(_) => None,
                };
                self.add(later, &sides, hall);
            }
        }
        places
    }

    /// Adds a match to the queue when both players are known.
    fn add(&self, no: usize, sides: &[[Option<usize>; 2]], hall: &mut Hall<'_>) {
        let [Some(a), Some(b)] = sides[no] else { return };
        let Node { length, behind, .. } = self.0[no];
        let kind = Kind::Match { length, decisive: true };
        hall.add(Fixture { no, round: 0, players: vec![a, b], behind: Some(behind), kind });
    }
}
