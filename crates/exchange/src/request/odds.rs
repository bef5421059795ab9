//! Working out the odds of a tournament, which may take seconds.

use crate::club::Club;
use crate::club::question::odds::{GroupOdds, NoOdds};
use crate::domain::ids::TournamentId;
use crate::domain::odds::Simulation;
use crate::domain::progress::{Progress, Stopped};

/// Few enough to be played out while the operator waits; within about two per cent.
const SIMULATION: Simulation = Simulation { seed: 0, runs: 2000 };

/// The odds of a tournament as it stood when they were asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentOdds {
    pub tournament: TournamentId,
    /// The odds, or why there are none.
    pub odds: Result<Vec<GroupOdds>, NoOdds>,
}

/// Works the odds out, watched run by run.
pub fn foretell(
    tournament: TournamentId,
    club: &Club,
    progress: &dyn Progress,
) -> Result<TournamentOdds, Stopped> {
    let odds = match club.tournament(tournament) {
        Some(found) => club.odds_watched(found, SIMULATION, progress)?,
        None => Err(NoOdds::NotDrawn),
    };
    Ok(TournamentOdds { tournament, odds })
}
