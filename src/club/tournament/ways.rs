//! How much has to follow a match before everything is over.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::Tournament;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;

impl Tournament {
    /// For each match still to be played, how many must follow one after the other: along the edges
    /// of a bracket, and in a round robin as many as its busier player has left.
    pub fn behind(&self) -> BTreeMap<MatchNo, u32> {
        let mut left: HashMap<PlayerId, u32> = HashMap::new();
        let open = || self.matches.iter().filter(|played| played.state().is_open());
        for player in open().filter(|played| played.seat.is_none()).flat_map(|p| p.sides).flatten()
        {
            *left.entry(player).or_default() += 1;
        }
        let mut behind: BTreeMap<MatchNo, u32> = BTreeMap::new();
        let mut seen = HashSet::new();
        let mut due: Vec<MatchNo> = open().map(|played| played.no).collect();
        // Depth first: a match is known once all that wait for it are.
        while let Some(&no) = due.last() {
            let Some(played) = self.match_no(no).filter(|_| !behind.contains_key(&no)) else {
                due.pop();
                continue;
            };
            let unknown: Vec<MatchNo> =
                played.feeds.iter().copied().filter(|next| !behind.contains_key(next)).collect();
            if !unknown.is_empty() && seen.insert(no) {
                due.extend(unknown);
                continue;
            }
            let after = played.feeds.iter().filter_map(|next| behind.get(next)).max();
            let rounds = played.sides.iter().flatten().filter_map(|player| left.get(player)).max();
            let rounds = rounds.map(|rounds| rounds.saturating_sub(1));
            behind.insert(no, after.map(|after| after + 1).max(rounds).unwrap_or(0));
            due.pop();
        }
        behind
    }

    /// The most matches that must be played one after the other.
    pub fn longest_way(&self) -> usize {
        let behind = self.behind();
        behind.values().max().map_or(0, |&most| usize::try_from(most).unwrap_or(usize::MAX) + 1)
    }
}
