//! Comparing the formats that a tournament which is being planned may be played in.

use chrono::NaiveDate;

use super::Entrant;
use super::draft::field::{Order, Places, Then};
use super::draft::{Draft, Field};
use crate::club::Club;
use crate::club::question::forecast::When;
use crate::club::question::odds::{GroupOdds, NoOdds};
use crate::domain::chance::SEED;
use crate::domain::format::{Format, FormatKind};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::odds::Simulation;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::rating::{Uncertainty, compare_ratings};
use crate::foresight::{
    Candidate, Durations, Findings, Foresight, Rated, durations, entered, evenings, typical,
};

/// The number of players for a club without a tournament.
const USUAL: usize = 16;

/// The findings of a comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// For which draft.
    pub draft: Draft,
    pub plan: Foresight,
    /// Whether the draft had entrants, so that their number is not to be chosen.
    pub is_entered: bool,
    pub found: Findings,
}

/// The tables to which matches are called; where the hall was not set up, as many as so many players need.
pub fn open_tables(club: &Club, players: usize) -> u32 {
    let open = club.tables().iter().filter(|table| !table.reserved).count();
    let tables = if open > 0 { open } else { (players / 2).max(1) };
    u32::try_from(tables).unwrap_or(u32::MAX)
}

/// Compares the formats for a draft; while there are no entrants for so many `players`, or as many as the last tournament
/// had.
///
/// # Errors
/// [`Stopped`] where `progress` stops it.
pub fn compare(
    draft: Draft,
    players: Option<usize>,
    club: &Club,
    today: NaiveDate,
    when: When<'_>,
    progress: &dyn Progress,
) -> Result<Compared, Stopped> {
    let entrants = draft.in_order();
    let is_entered = entrants.len() > 1;
    let list = draft.rules.list;
    let last = || club.tournaments().rev().map(|one| one.entrants.len()).find(|count| *count > 1);
    let mut strengths = if is_entered {
        rated(&entrants, &draft, club, today)
    } else {
        typical(club, list, players.or_else(last).unwrap_or(USUAL), today)
    };
    if draft.rules.seeding == Order::Rating {
        strengths.sort_by(|one, other| compare_ratings(other.rating, one.rating));
    }
    // Pods and ladders have no length that the other formats could use.
    let mut rules = draft.rules.clone();
    rules.format = FormatKind::SingleElimination.plain();
    let plan = Foresight {
        seed: SEED,
        evenings: evenings(strengths.len()),
        lots: draft.rules.seeding == Order::Lots,
        tables: open_tables(club, strengths.len()),
        lengths: rules.plan().lengths,
        durations: Durations::of(&durations::past(club, when)),
        until: None,
        players: strengths,
    };
    let mut candidates = Candidate::all(plan.players.len());
    for one in &mut candidates {
        if let Format::Swiss { colours, .. } = &mut one.format {
            *colours = draft.rules.colours;
        }
    }
    let found = plan.play(&candidates, progress)?;
    Ok(Compared { draft, plan, is_entered, found })
}

/// The ratings of entrants in order. New players have the list's initial rating.
fn rated(entrants: &[Entrant], draft: &Draft, club: &Club, today: NaiveDate) -> Vec<Rated> {
    let list = draft.rules.list;
    let players: Vec<PlayerId> = entrants.iter().filter_map(Entrant::registered).collect();
    let mut known = entered(club, list, &players, today).into_iter();
    let start = club.list(list).map_or(0.0, |list| list.scale.start);
    let new = Rated { rating: start, deviation: Uncertainty::STANDARD.prior };
    let rated = |entrant: &Entrant| entrant.registered().and_then(|_| known.next()).unwrap_or(new);
    entrants.iter().map(rated).collect()
}

/// Puts a format with its numbers and the stage behind it into a draft.
pub fn choose(candidate: Candidate, draft: &mut Draft) {
    let rules = &mut draft.rules;
    rules.format = match candidate.format {
        format @ Format::RoundRobin { .. } => format,
        format => FormatKind::from(format).plain(),
    };
    rules.then = Then::Nothing;
    match candidate.format {
        Format::SingleElimination { third_place, placement } => {
            rules.places = match (placement, third_place) {
                (true, _) => Places::Every,
                (false, true) => Places::Third,
                (false, false) => Places::First,
            };
        }
        Format::DoubleElimination { grand_final } => rules.grand_final = grand_final,
        Format::Groups { groups, double, split } => {
            rules.put(Field::Groups, groups);
            (rules.double, rules.split) = (double, split);
        }
        Format::Swiss { rounds, colours } => {
            rules.put(Field::Rounds, rounds);
            rules.colours = colours;
        }
        Format::Tables { size, games } => {
            rules.put(Field::TableSize, size);
            rules.put(Field::TableGames, games);
        }
        Format::RoundRobin { .. } | Format::Ladder | Format::Recorded => {}
    }
    if let Some(then) = candidate.then {
        rules.then = Then::Single;
        rules.then_places = Places::First;
        rules.put(Field::Takes, then.takes);
        rules.put(Field::Fill, 0);
        rules.put(Field::ThenGames, rules.number(Field::Games));
    }
}

// Calculates the odds of a tournament, which may take seconds.

/// Few enough runs for a waiting operator; exact to about two per cent.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_that_is_chosen_is_what_the_draft_plans() {
        for candidate in Candidate::all(16) {
            // Whatever was said of another format does not stay.
            let mut draft = Draft::default();
            choose(Candidate::all(16)[5], &mut draft);
            draft.rules.put(Field::Fill, 1);
            choose(candidate, &mut draft);
            assert_eq!(draft.rules.plan().format, candidate.format, "{candidate}");
            let then = draft.rules.then().map(|plan| (plan.format, plan.takes, plan.fill));
            let wanted = candidate.then.map(|then| (then.format, Some(then.takes), None));
            assert_eq!(then, wanted, "{candidate}");
        }
    }
}
