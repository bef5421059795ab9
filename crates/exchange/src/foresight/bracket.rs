//! Eliminations: the domain's brackets, played along their edges.

use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::length::{Length, Lengths};
use crate::domain::score::Side;
use crate::domain::slot::{Pairing, Slot, Stakes};

/// A match of a bracket.
#[derive(Clone, Debug)]
struct Node {
    slots: [Slot; 2],
    /// The sides of later matches to which this one sends a player.
    feeds: Vec<(usize, usize)>,
    behind: u64,
    length: Length,
    stakes: Stakes,
    /// The match that is played only once the second side has won this one.
    reset: Option<usize>,
    is_reset: bool,
}

/// A bracket for so many seeds.
#[derive(Clone, Debug)]
pub(super) struct Bracket(Vec<Node>);

impl Bracket {
    /// The bracket of a format among so many.
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
        // Every match comes after those that feed it.
        for at in (0..nodes.len()).rev() {
            let after = nodes[at].feeds.iter().map(|(next, _)| nodes[*next].behind + 1);
            nodes[at].behind = after.max().unwrap_or(0);
        }
        Self(nodes)
    }

    /// Plays it among players in the order of their seeds: each with the place reached.
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

    /// Puts a match into the queue once both of its players are known.
    fn add(&self, no: usize, sides: &[[Option<usize>; 2]], hall: &mut Hall<'_>) {
        if let [Some(a), Some(b)] = sides[no] {
            hall.add(self.fixture(no, [a, b]));
        }
    }

    fn fixture(&self, no: usize, players: [usize; 2]) -> Fixture {
        let node = &self.0[no];
        Fixture {
            no,
            round: 0,
            players: players.to_vec(),
            behind: Some(node.behind),
            kind: Kind::Match { length: node.length, decisive: true },
        }
    }
}
