//! Tournaments up to their draw.

use std::sync::Arc;

use crate::club::tournament::{Draw, Entrants, Stage};
use crate::club::{Match, Phase, Tournament};
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::slot::{Pairing, Slot};

/// A new tournament; one without a draw is running at once.
pub(super) fn create(id: TournamentId, name: &str, list: ListId, plan: &StagePlan) -> Tournament {
    let phase = match plan.format {
        Format::Recorded => Phase::Running,
        Format::SingleElimination { .. } | Format::RoundRobin { .. } => Phase::Registering,
    };
    Tournament {
        id,
        name: name.to_owned(),
        list,
        phase,
        entrants: Entrants::default(),
        stages: vec![Stage { plan: plan.clone(), draw: None }],
        matches: Vec::new(),
        sittings: Vec::new(),
    }
}

/// Makes the matches of the stage that is drawn.
pub(super) fn draw(tournament: &mut Tournament, seeds: &[PlayerId], lots: Option<u64>) {
    tournament.phase = Phase::Running;
    let stage = u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX);
    let Some(drawn) = tournament.stages.last_mut() else {
        return;
    };
    drawn.draw = Some(Draw { seeds: seeds.to_vec(), lots });
    let pairings = drawn.plan.format.pairings(seeds);
    let mut matches: Vec<Match> = pairings
        .iter()
        .map(|pairing| Match {
            no: pairing.no,
            stage,
            round: pairing.round.clone(),
            seat: pairing.seat,
            slots: pairing.slots,
            feeds: Vec::new(),
            length: drawn.plan.lengths.of(&pairing.round),
            sides: pairing.slots.map(seated),
            record: None,
        })
        .collect();
    connect(&pairings, &mut matches);
    tournament.matches.extend(matches.into_iter().map(Arc::new));
}

/// Tells each match which others wait for it.
fn connect(pairings: &[Pairing], matches: &mut [Match]) {
    for pairing in pairings {
        for source in pairing.slots.into_iter().filter_map(Slot::source) {
            if let Ok(at) = matches.binary_search_by_key(&source, |found| found.no) {
                matches[at].feeds.push(pairing.no);
            }
        }
    }
}

fn seated(slot: Slot) -> Option<PlayerId> {
    match slot {
        Slot::Entrant(player) => Some(player),
        Slot::WinnerOf(_) | Slot::LoserOf(_) | Slot::RankOf(_) => None,
    }
}
