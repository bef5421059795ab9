//! The matches of an elimination by their places in a list, each after those that feed it.

use std::collections::{BTreeMap, HashMap};

use super::{Ended, Tie};
use crate::ids::MatchNo;
use crate::number::PlayerId;
use crate::odds::Places;
use crate::slot::Slot;

/// The source of a side. Players and matches are indices in their lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Nobody,
    Player(usize),
    WinnerOf(usize),
    LoserOf(usize),
}

impl Source {
    fn before(self) -> Option<usize> {
        match self {
            Self::WinnerOf(at) | Self::LoserOf(at) => Some(at),
            Self::Nobody | Self::Player(_) => None,
        }
    }
}

/// A match.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) no: MatchNo,
    pub(super) sources: [Source; 2],
    pub(super) ended: Option<Ended>,
    /// The columns of the places of the winner and the loser.
    pub(super) stakes: [Option<usize>; 2],
    /// The column of a player who is out for good, because both lost: as if every later match had been lost too.
    pub(super) lost_for_good: Option<usize>,
    /// The grand final that it resets.
    pub(super) resets: Option<usize>,
    /// Whether another resets this one.
    pub(super) is_reset: bool,
}

/// All matches.
#[derive(Debug)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// The places that are given out, the best first; a column each.
    pub(super) places: Vec<Places>,
    /// Which players have gone.
    pub(super) left: Vec<bool>,
}

impl Graph {
    pub(super) fn new(players: &[PlayerId], ties: &[Tie], left: &[PlayerId]) -> Self {
        let places = places(ties, players.len());
        let column =
            |place: Option<u32>| places.iter().position(|column| Some(column.first) == place);
        let player: HashMap<PlayerId, usize> =
            players.iter().enumerate().map(|(at, &player)| (player, at)).collect();
        let order = in_order(ties);
        let at: HashMap<MatchNo, usize> =
            order.iter().enumerate().map(|(at, tie)| (tie.no, at)).collect();
        let found = |no: MatchNo, from: fn(usize) -> Source| {
            at.get(&no).map_or(Source::Nobody, |&at| from(at))
        };
        let source = |slot: Option<Slot>| match slot {
            Some(Slot::Entrant(one)) => {
                player.get(&one).map_or(Source::Nobody, |&at| Source::Player(at))
            }
            Some(Slot::WinnerOf(no)) => found(no, Source::WinnerOf),
            Some(Slot::LoserOf(no)) => found(no, Source::LoserOf),
            Some(Slot::RankOf(_)) | None => Source::Nobody,
        };
        let node = |tie: &&Tie| Node {
            no: tie.no,
            sources: tie.slots.map(source),
            ended: tie.ended,
            stakes: [tie.stakes.winner, tie.stakes.loser].map(column),
            lost_for_good: None,
            resets: tie.resets.and_then(|no| at.get(&no).copied()),
            is_reset: false,
        };
        let mut nodes: Vec<Node> = order.iter().map(node).collect();
        follow_losers(&mut nodes);
        for grand_final in nodes.iter().filter_map(|node| node.resets).collect::<Vec<_>>() {
            nodes[grand_final].is_reset = true;
        }
        let left = players.iter().map(|player| left.contains(player)).collect();
        Self { nodes, places, left }
    }

    /// Whether no open match bears on both sides of another.
    pub(super) fn is_independent(&self) -> bool {
        let words = self.nodes.len().div_ceil(64);
        let mut before: Vec<Vec<u64>> = Vec::with_capacity(self.nodes.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let mut all = vec![0; words];
            for source in node.sources.into_iter().filter_map(Source::before) {
                for (word, &more) in all.iter_mut().zip(&before[source]) {
                    if *word & more != 0 {
                        return false;
                    }
                    *word |= more;
                }
            }
            if node.ended.is_some() {
                all.fill(0);
            } else {
                all[at / 64] |= 1 << (at % 64);
            }
            before.push(all);
        }
        true
    }
}

/// The places that matches decide, each up to the next.
fn places(ties: &[Tie], players: usize) -> Vec<Places> {
    let stakes = ties.iter().flat_map(|tie| [tie.stakes.winner, tie.stakes.loser]);
    let mut firsts: Vec<u32> = stakes.flatten().collect();
    firsts.sort_unstable();
    firsts.dedup();
    let end = u32::try_from(players).unwrap_or(u32::MAX);
    let next = firsts.iter().skip(1).map(|next| next - 1).chain([end]);
    let places = firsts.iter().zip(next);
    places.map(|(&first, last)| Places { first, last: last.max(first) }).collect()
}

/// The matches, each after those that feed it. After late entries numbers do not tell.
fn in_order(ties: &[Tie]) -> Vec<&Tie> {
    let mut left: BTreeMap<MatchNo, &Tie> = ties.iter().map(|tie| (tie.no, tie)).collect();
    let mut order = Vec::with_capacity(ties.len());
    while let Some((_, first)) = left.pop_first() {
        let mut due = vec![first];
        while let Some(&tie) = due.last() {
            let sources = tie.slots.iter().flatten().filter_map(|slot| slot.source());
            let before = sources.chain(tie.resets).find_map(|no| left.remove(&no));
            match before {
                Some(before) => due.push(before),
                None => order.extend(due.pop()),
            }
        }
    }
    order
}

/// Finds for each match the place of a player who loses it and all that would follow.
fn follow_losers(nodes: &mut [Node]) {
    let mut next: HashMap<usize, usize> = HashMap::new();
    for (at, node) in nodes.iter().enumerate().filter(|(_, node)| node.resets.is_none()) {
        for source in node.sources {
            if let Source::LoserOf(before) = source {
                next.insert(before, at);
            }
        }
    }
    for at in (0..nodes.len()).rev() {
        let later = next.get(&at).and_then(|&next| nodes[next].lost_for_good);
        nodes[at].lost_for_good = nodes[at].stakes[1].or(later);
    }
}
