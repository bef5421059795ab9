//! A stage of a tournament.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Match, SwissRounds};
use crate::domain::format::StagePlan;
use crate::domain::number::PlayerId;
use crate::domain::slot::{Qualifier, Slot};
use crate::domain::standings::TieDecision;

/// A stage of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// How it is played.
    pub plan: StagePlan,
    /// Its draw, once made.
    pub draw: Option<Draw>,
    /// The reset match of a grand final, kept here while it is not needed.
    pub reset: Option<Arc<Match>>,
    /// The orders decided among tied entrants.
    pub ties: Vec<TieBreak>,
    /// The rounds of a Swiss as they were paired.
    pub swiss: SwissRounds,
}

/// The outcome of a draw.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draw {
    /// The seeds, best first.
    pub seeds: Vec<PlayerId>,
    /// The seed of the lots, where lots were drawn.
    pub lots: Option<u64>,
    /// The groups, each best first; in table play the tables of the first round.
    pub groups: Vec<Vec<PlayerId>>,
    /// The late entries, by the seed whose bye they took.
    pub late: BTreeMap<u32, PlayerId>,
    /// The rank in the previous stage that qualified each player, as it was when the pairings were created. Later
    /// changes of those standings leave it.
    pub qualified: BTreeMap<PlayerId, Qualifier>,
    /// The ratings at the draw, where the standings look at them.
    pub ratings: BTreeMap<PlayerId, f64>,
}

/// An order among equals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// The equals, the best first.
    pub order: Vec<PlayerId>,
    /// The seed of the lots; none where it was decided elsewhere.
    pub lots: Option<u64>,
    /// How it was decided elsewhere, in the words of the organiser.
    pub reason: Option<String>,
}

impl TieBreak {
    /// The basis of the order.
    pub(in crate::club) fn decision(&self) -> TieDecision {
        if self.lots.is_some() { TieDecision::Lots } else { TieDecision::Elsewhere }
    }
}

impl Stage {
    pub(in crate::club) fn planned(plan: &StagePlan) -> Self {
        Self {
            plan: plan.clone(),
            draw: None,
            reset: None,
            ties: Vec::new(),
            swiss: SwissRounds::default(),
        }
    }

    /// How the last order of tied players with this one was decided elsewhere, if that was noted.
    pub fn tie_reason(&self, player: PlayerId) -> Option<&str> {
        let tie = self.ties.iter().rev().find(|tie| tie.order.contains(&player))?;
        tie.reason.as_deref()
    }
}

impl Draw {
    /// The seed of a player, from 1.
    pub fn seed(&self, player: PlayerId) -> Option<u32> {
        let drawn = self.seeds.iter().position(|&seeded| seeded == player);
        let late = || self.late.iter().find(|(_, late)| **late == player).map(|(&seed, _)| seed);
        drawn.and_then(|at| u32::try_from(at + 1).ok()).or_else(late)
    }

    /// All players of the stage, in the order of their seeds.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.seeds.iter().copied().chain(self.late.values().copied())
    }

    /// The places of the structure, in the order of seeds; `None` where a bye is.
    pub fn places(&self) -> Vec<Option<Slot>> {
        let slot = |player: PlayerId| match self.qualified.get(&player) {
            Some(&qualifier) => Slot::RankOf(qualifier),
            None => Slot::Entrant(player),
        };
        let mut places: Vec<Option<Slot>> =
            self.seeds.iter().map(|&player| Some(slot(player))).collect();
        for (&seed, &player) in &self.late {
            let at = usize::try_from(seed).unwrap_or(usize::MAX).saturating_sub(1);
            if places.len() <= at {
                places.resize(at + 1, None);
            }
            places[at] = Some(slot(player));
        }
        places
    }

    /// The player in a slot that the pairings have filled.
    pub fn seated(&self, slot: Slot) -> Option<PlayerId> {
        match slot {
            Slot::Entrant(player) => Some(player),
            Slot::RankOf(wanted) => {
                self.qualified.iter().find(|(_, rank)| **rank == wanted).map(|(&player, _)| player)
            }
            Slot::WinnerOf(_) | Slot::LoserOf(_) => None,
        }
    }

    /// Puts one player in the place of another.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId, new: Option<f64>) {
        let exchanged = |player: &mut PlayerId| {
            if *player == from {
                *player = to;
            }
        };
        self.seeds.iter_mut().for_each(exchanged);
        self.groups.iter_mut().flatten().for_each(exchanged);
        self.late.values_mut().for_each(exchanged);
        if let Some(rating) = self.ratings.remove(&from) {
            self.ratings.insert(to, new.unwrap_or(rating));
        }
        if let Some(rank) = self.qualified.remove(&from) {
            self.qualified.insert(to, rank);
        }
    }
}
