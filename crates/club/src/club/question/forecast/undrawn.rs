//! The matches of a tournament that are drawn later: rounds of a Swiss, and further stages.

use std::collections::HashMap;

use super::ForecastPart;
use crate::club::Tournament;
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::slot::{Pairing, Slot};

/// Matches that are drawn together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undrawn {
    pub matches: usize,
    /// So many of them follow one another at least.
    pub rounds: usize,
}

impl Undrawn {
    /// A stage of so many players, draw by draw; none where nobody can say how many matches it has.
    pub fn stage(format: Format, players: usize) -> Option<Vec<Self>> {
        let one = |matches, rounds| Some(vec![Self { matches, rounds }]);
        match format.for_entrants(players) {
            _ if players < 2 => Some(Vec::new()),
            Format::Swiss { rounds, .. } => {
                let rounds = usize::try_from(rounds).unwrap_or(usize::MAX);
                Some(vec![Self { matches: players / 2, rounds: 1 }; rounds])
            }
            groups @ Format::Groups { double, .. } => {
                let sizes = planned_parts(groups, players);
                let times = if double { 2 } else { 1 };
                let each = |size: &usize| times * size * size.saturating_sub(1) / 2;
                let largest = sizes.iter().copied().max().unwrap_or(0);
                one(sizes.iter().map(each).sum(), times * largest.saturating_sub(1))
            }
            format @ (Format::SingleElimination { .. }
            | Format::DoubleElimination { .. }
            | Format::RoundRobin { .. }) => {
                let places: Vec<Option<Slot>> =
                    (1..).take(players).map(|seed| Some(Slot::Entrant(PlayerId(seed)))).collect();
                let mut matches = format.structure(&places);
                // A second grand final is played only if the first one asks for it.
                matches.retain(|pairing| pairing.resets.is_none());
                one(matches.len(), longest(&matches))
            }
            Format::Tables { .. } | Format::Ladder | Format::Recorded => None,
        }
    }
}

/// How many matches follow one another at least: the longest chain, or those of the busiest player.
fn longest(matches: &[Pairing]) -> usize {
    let mut depth = HashMap::new();
    let mut played = HashMap::new();
    for one in matches {
        let before = one.slots.iter().filter_map(|slot| depth.get(&slot.source()?).copied()).max();
        depth.insert(one.no, before.unwrap_or(0) + 1);
        for slot in one.slots {
            if let Slot::Entrant(player) = slot {
                *played.entry(player).or_insert(0) += 1;
            }
        }
    }
    depth.into_values().chain(played.into_values()).max().unwrap_or(0)
}

impl Tournament {
    /// The matches that are drawn later, in their order, and the part after which no more can be foreseen.
    pub(super) fn undrawn(&self) -> (Vec<Undrawn>, Option<ForecastPart>) {
        let current = self.current();
        let Some(stage) = self.stage_no(current) else { return (Vec::new(), None) };
        if stage.plan.format.has_seats() {
            return (Vec::new(), Some(ForecastPart::Round(self.last_round(current))));
        }
        let rounds = usize::try_from(self.rounds_left(current)).unwrap_or(usize::MAX);
        let pairs = self.to_be_paired(current).len() / 2;
        let mut later = vec![Undrawn { matches: pairs, rounds: 1 }; rounds];
        let mut parts = self.parts(current);
        for (number, stage) in (1_u32..).zip(&self.stages).skip_while(|(no, _)| *no <= current) {
            let players = going_on(&parts, self.takes(number), self.fills(number));
            let Some(more) = Undrawn::stage(stage.plan.format, players) else {
                return (later, Some(ForecastPart::Stage(number - 1)));
            };
            later.extend(more);
            parts = planned_parts(stage.plan.format, players);
        }
        (later, None)
    }

    /// The sizes of the groups of a stage that is drawn, without players who have left.
    fn parts(&self, number: u32) -> Vec<usize> {
        let Some(draw) = self.stage_no(number).and_then(|stage| stage.draw.as_ref()) else {
            return vec![self.entrants.len()];
        };
        let here =
            |players: &[PlayerId]| players.iter().filter(|player| !self.has_left(**player)).count();
        match draw.groups.as_slice() {
            [] => vec![here(&draw.players().collect::<Vec<_>>())],
            groups => groups.iter().map(|group| here(group)).collect(),
        }
    }
}

/// How many of some groups go on, where each sends so many, and the best of the next rank fill up.
pub fn going_on(parts: &[usize], takes: usize, fill: usize) -> usize {
    let through: usize = parts.iter().map(|size| takes.min(*size)).sum();
    through + fill.min(parts.iter().filter(|size| **size > takes).count())
}

/// The groups of a stage that is not drawn yet.
fn planned_parts(format: Format, players: usize) -> Vec<usize> {
    match format {
        Format::Groups { groups, .. } => {
            let groups = usize::try_from(groups).unwrap_or(usize::MAX).max(1);
            (0..groups).map(|at| (players + at) / groups).collect()
        }
        _ => vec![players],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::bracket::GrandFinal;
    use crate::domain::seeding::Split;

    fn sum(format: Format, players: usize) -> (usize, usize) {
        let parts = Undrawn::stage(format, players).expect("foreseen");
        parts
            .iter()
            .fold((0, 0), |(matches, rounds), one| (matches + one.matches, rounds + one.rounds))
    }

    /// The counts of matches are those of the formats' own definitions: n − 1 in a knock-out, n(n − 1)/2 where each meets
    /// each, half the field in each round of a Swiss.
    #[test]
    fn stages_have_the_matches_of_their_formats() {
        let knock_out = Format::SingleElimination { third_place: false, placement: false };
        assert_eq!(sum(knock_out, 8), (7, 3));
        assert_eq!(sum(knock_out, 5), (4, 3));
        let with_third = Format::SingleElimination { third_place: true, placement: false };
        assert_eq!(sum(with_third, 8), (8, 3), "third place is played beside the final");
        assert_eq!(sum(Format::DoubleElimination { grand_final: GrandFinal::Simple }, 8).0, 14);
        assert_eq!(sum(Format::RoundRobin { double: true }, 4), (12, 6));
        let groups = Format::Groups { groups: 4, double: false, split: Split::Snake };
        assert_eq!(sum(groups, 18), (6 + 6 + 10 + 10, 4), "two groups of four, two of five");
        assert_eq!(sum(Format::Swiss { rounds: 5, colours: true }, 13), (30, 5));
        assert_eq!(Undrawn::stage(Format::Tables { size: 4, games: 2 }, 12), None);
    }

    #[test]
    fn each_group_sends_as_many_and_the_best_of_the_next_rank_fill_up() {
        assert_eq!(going_on(&[5, 5, 4, 1], 2, 1), 8);
        assert_eq!(going_on(&[2, 2], 2, 3), 4, "no third ranks are there");
    }
}
