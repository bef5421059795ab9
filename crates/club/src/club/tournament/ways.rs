//! How much has to follow a match before everything is over.

use std::collections::HashMap;

use super::Tournament;
use crate::domain::number::PlayerId;

impl Tournament {
    /// For each match in the order of the list, how many must follow it one after the other: along
    /// the edges of a bracket, and in a round robin as many as its busier player has left. Nothing
    /// follows what is over.
    pub fn behind(&self) -> Vec<u32> {
        let mut left: HashMap<PlayerId, u32> = HashMap::new();
        let open = || self.matches.iter().filter(|played| played.state().is_open());
        for player in open().filter(|played| played.seat.is_none()).flat_map(|p| p.sides).flatten()
        {
            *left.entry(player).or_default() += 1;
        }
        let mut behind: Vec<Option<u32>> = vec![None; self.matches.len()];
        let mut seen = vec![false; self.matches.len()];
        let places = 0..self.matches.len();
        let mut due: Vec<usize> = places.filter(|&at| self.matches[at].state().is_open()).collect();
        // Depth first: a match is known once all that wait for it are.
        while let Some(&at) = due.last() {
            let played = &self.matches[at];
            if behind[at].is_some() {
                due.pop();
                continue;
            }
            let feeds = || played.feeds.iter().filter_map(|&next| self.position(next));
            if !std::mem::replace(&mut seen[at], true) {
                let known = due.len();
                due.extend(feeds().filter(|&next| behind[next].is_none()));
                if due.len() > known {
                    continue;
                }
            }
            let after = feeds().filter_map(|next| behind[next]).max();
            let rounds = played.sides.iter().flatten().filter_map(|player| left.get(player)).max();
            let rounds = rounds.map(|rounds| rounds.saturating_sub(1));
            behind[at] = Some(after.map(|after| after + 1).max(rounds).unwrap_or(0));
            due.pop();
        }
        behind.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// The most matches that must be played one after the other.
    pub fn longest_way(&self) -> usize {
        let open = self.matches.iter().zip(self.behind()).filter(|(one, _)| one.state().is_open());
        let pods = self.pods.iter().filter(|pod| !self.is_done(pod)).map(|_| 0);
        let most = open.map(|(_, behind)| behind).chain(pods).max();
        most.map_or(0, |most| usize::try_from(most).unwrap_or(usize::MAX) + 1)
    }
}
