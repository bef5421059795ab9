//! Working out the odds of a tournament, which may take seconds: beside the drawing, so that no key
//! waits for it.

use std::sync::mpsc::Sender;
use std::thread;

use super::event::Event;
use super::snapshot::Snapshot;
use crate::club::question::odds::{GroupOdds, NoOdds};
use crate::domain::ids::TournamentId;
use crate::domain::odds::Simulation;

/// Few enough to be played out while somebody waits; within about two per cent.
const SIMULATION: Simulation = Simulation { seed: 0, runs: 2000 };

/// The odds of a tournament as it stood when they were asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Foretold {
    /// Which tournament.
    pub tournament: TournamentId,
    /// The odds, or why there are none.
    pub odds: Result<Vec<GroupOdds>, NoOdds>,
}

/// Works the odds out here and now.
pub fn foretell(tournament: TournamentId, data: &Snapshot) -> Event {
    let found = data.club.tournament(tournament);
    let odds = found.map_or(Err(NoOdds::NotDrawn), |found| data.club.odds(found, SIMULATION));
    Event::Foretold(Box::new(Foretold { tournament, odds }))
}

/// Works the odds out on a thread of their own and tells `events`.
pub(super) fn begin(tournament: TournamentId, data: &Snapshot, events: &Sender<Event>) {
    let (data, events) = (data.clone(), events.clone());
    thread::spawn(move || {
        // Nobody listens any more once the interface is left.
        let _ = events.send(foretell(tournament, &data));
    });
}
