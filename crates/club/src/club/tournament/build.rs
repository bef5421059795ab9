//! Turning the pairings of a draw into matches.

use std::collections::HashMap;

use super::{Details, Draw, Match, Stage, Tournament};
use crate::club::Place;
use crate::domain::berger;
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::MatchNo;
use crate::domain::slot::{Pairing, Slot};

impl Tournament {
    /// The pairings of a stage, numbered from 1, in any format that pairs all entrants at once.
    pub(in crate::club) fn pairings(format: Format, draw: &Draw) -> Vec<Pairing> {
        match format {
            Format::Groups { double, .. } => berger::groups(&draw.groups, double),
            format => format.structure(&draw.places()),
        }
    }

    /// Adds the matches of a stage that is drawn, numbered from `first`.
    pub(in crate::club) fn add_drawn(
        &mut self,
        number: u32,
        draw: Draw,
        first: MatchNo,
        place: Place,
    ) {
        let last = first.0 - 1;
        let Some(stage) = self.stage_at(number) else { return };
        let pairings = Self::pairings(stage.plan.format, &draw);
        stage.draw = Some(draw);
        let numbers: HashMap<MatchNo, MatchNo> =
            pairings.iter().map(|pairing| (pairing.no, MatchNo(last + pairing.no.0))).collect();
        let mut matches: Vec<Match> =
            pairings.iter().map(|pairing| made(number, &stage.plan, pairing, &numbers)).collect();
        connect(&mut matches);
        self.place(number, matches, place);
    }

    /// Puts new or rebuilt matches of a stage where they belong and settles them.
    pub(in crate::club) fn place(&mut self, number: u32, matches: Vec<Match>, place: Place) {
        let due: Vec<MatchNo> = matches.iter().map(|played| played.no).collect();
        for played in matches {
            let played = std::sync::Arc::new(played);
            if played.resets.is_some() {
                if let Some(stage) = self.stage_at(number) {
                    stage.reset = Some(played);
                }
                continue;
            }
            match self.matches.binary_search_by_key(&played.no, |found| found.no) {
                Ok(at) => self.matches[at] = played,
                Err(at) => self.matches.insert(at, played),
            }
        }
        self.settle(due, super::Later::Falls, place);
    }

    pub(in crate::club) fn stage_at(&mut self, number: u32) -> Option<&mut Stage> {
        self.stages.get_mut(usize::try_from(number).ok()?.checked_sub(1)?)
    }
}

/// A match of a pairing, under its number in the tournament, still without players.
pub(super) fn made(
    stage: u32,
    plan: &StagePlan,
    pairing: &Pairing,
    numbers: &HashMap<MatchNo, MatchNo>,
) -> Match {
    let renumbered = |no: MatchNo| numbers.get(&no).copied().unwrap_or(no);
    let slots = pairing.slots.map(|slot| match slot {
        Slot::WinnerOf(no) => Slot::WinnerOf(renumbered(no)),
        Slot::LoserOf(no) => Slot::LoserOf(renumbered(no)),
        Slot::Entrant(_) | Slot::RankOf(_) => slot,
    });
    let (round, length) = (pairing.round.clone(), plan.lengths.of(&pairing.round));
    let details = Details {
        group: pairing.group,
        seat: pairing.seat,
        stakes: pairing.stakes,
        resets: pairing.resets.map(renumbered),
        ..Details::default()
    };
    let alone = Match::new(stage, renumbered(pairing.no), round, slots, length);
    Match { details: Some(Box::new(details)), ..alone }
}

/// Sets for each match which others wait for it. A reset match is called by its grand final.
pub(super) fn connect(matches: &mut [Match]) {
    let at: HashMap<MatchNo, usize> =
        matches.iter().enumerate().map(|(at, played)| (played.no, at)).collect();
    for played in matches.iter_mut() {
        played.feeds.clear();
    }
    for waiting in 0..matches.len() {
        if matches[waiting].resets.is_some() {
            continue;
        }
        let no = matches[waiting].no;
        for source in matches[waiting].slots.into_iter().filter_map(Slot::source) {
            if let Some(&source) = at.get(&source) {
                matches[source].feeds.push(no);
            }
        }
    }
}
