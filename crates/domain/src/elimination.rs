//! Standings of eliminations: the later a player is out, the better.

use std::collections::HashMap;

use super::number::PlayerId;
use super::round::RoundName;
use super::standings::{Finished, Standing, tallies};

/// How far a player advanced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EliminationPlace {
    /// The place that the last match decided; those who go out in one round share the best.
    pub place: u32,
    /// Its round.
    pub round: RoundName,
}

/// The place in the end of a player who came to `place`, where so many came to a better one. A double walkover leaves places
/// that nobody takes, and whoever is behind moves up; the first place stays open where nobody won.
pub fn final_place(place: u32, better: u32) -> u32 {
    place.min(1 + better.max(u32::from(place > 1)))
}

/// Moves everybody up to the places that nobody took, in an elimination that has ended.
pub fn close_holes(lines: &mut [Standing]) {
    let places: Vec<u32> = lines.iter().filter_map(|line| line.rank).collect();
    for line in lines {
        line.rank = line.rank.map(|own| {
            let better = places.iter().filter(|place| **place < own).count();
            final_place(own, u32::try_from(better).unwrap_or(u32::MAX))
        });
    }
}

/// The standings of an elimination among `entrants`, given how far eliminated players advanced. Players still in it
/// come first and have no rank; of these the ones first who are `sure` of a better place, whatever is lost from now on.
pub fn by_place<S: std::hash::BuildHasher>(
    entrants: &[PlayerId],
    finished: &[Finished<'_>],
    reached: &HashMap<PlayerId, EliminationPlace, S>,
    sure: &HashMap<PlayerId, u32, S>,
) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let place = |player: &PlayerId| reached.get(player).map(|reach| reach.place);
    let mut order = entrants.to_vec();
    let so_far = |player: &PlayerId| sure.get(player).copied().unwrap_or(u32::MAX);
    order.sort_by_key(|player| (place(player), so_far(player)));
    let standing = |&player: &PlayerId| Standing {
        rank: place(&player),
        reached: reached.get(&player).map(|reach| reach.round.clone()),
        ..Standing::new(player, tallies[&player])
    };
    order.iter().map(standing).collect()
}
