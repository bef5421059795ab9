//! A format made ready to be played many times.

use super::Foresight;
use super::bracket::Bracket;
use super::candidate::Candidate;
use super::hall::Hall;
use super::league::League;
use super::{pods, swiss};
use crate::domain::chance::Chance;
use crate::domain::format::Format;
use crate::domain::length::Lengths;
use crate::domain::seeding::qualify;
use crate::domain::slot::Qualifier;

/// A format among so many.
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

/// The knock-out after the groups.
#[derive(Clone, Debug)]
struct Knockout {
    bracket: Bracket,
    /// The qualifier of each seed, the first seed first.
    seeds: Vec<Qualifier>,
}

/// An evening that was played.
pub(super) struct Played<'a> {
    pub(super) hall: Hall<'a>,
    /// Each player with the place reached; equals share the best.
    pub(super) places: Vec<(usize, u32)>,
}

impl Course {
    /// A candidate among so many players; none where it cannot be played.
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

    /// Plays one evening.
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
                swiss::play(&mut hall, &seeds, (*rounds, *colours), &self.lengths)
            }
            Stage::Pods { size, games, rounds } => {
                pods::play(&mut hall, &seeds, (*size, *games, *rounds))
            }
        };
        Played { hall, places }
    }

    /// Plays the knock-out, if there is one. Its players come before all others, who keep the order of their ranks.
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
