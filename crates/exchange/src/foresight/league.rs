//! Round robins and groups.

use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use crate::domain::berger;
use crate::domain::format::Format;
use crate::domain::length::Lengths;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::domain::seeding::divide;
use crate::domain::slot::{Pairing, Slot};
use crate::domain::standings::{Finished, StandingsPlan, by_points};

/// The matches of a stage in which everybody of a group meets.
#[derive(Clone, Debug)]
pub(super) struct League {
    /// The seeds of each group, the best first.
    groups: Vec<Vec<PlayerId>>,
    pairings: Vec<Pairing>,
    lengths: Lengths,
    standings: StandingsPlan,
}

impl League {
    /// The matches of a format among so many; none where these cannot be divided so.
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

    /// How many are in each group.
    pub(super) fn sizes(&self) -> impl Iterator<Item = usize> {
        self.groups.iter().map(Vec::len)
    }

    /// Plays it among players in the order of their seeds. Gives for each group its players with their ranks, the best
    /// first. Ties that remain are decided by lot.
    pub(super) fn play(&self, hall: &mut Hall<'_>, seeds: &[usize]) -> Vec<Vec<(usize, u32)>> {
        let seated = |slot: Slot| match slot {
            Slot::Entrant(seed) => seeds.get(place(seed)).copied(),
            _ => None,
        };
        hall.expect(self.pairings.len());
        for (no, pairing) in self.pairings.iter().enumerate() {
            let [Some(a), Some(b)] = pairing.slots.map(seated) else { continue };
            let length = self.lengths.of(&pairing.round);
            hall.add(Fixture {
                no,
                round: round(&pairing.round),
                players: vec![a, b],
                behind: None,
                kind: Kind::Match { length, decisive: false },
            });
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
            // Equals stand in the order in which they are given.
            hall.chance.shuffle(&mut entrants);
            let lines = by_points(&entrants, &finished, &[], None, &self.standings);
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
