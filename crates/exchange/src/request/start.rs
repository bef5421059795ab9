//! The start of a tournament of whose entrants some are missing.

use crate::club::action::{RemoveEntrant, SetAbsence};
use crate::club::question::seeding::DrawChoice;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::swiss::AskedBye;

/// The start without them: they are no entrants any more.
pub(super) fn without_missing(
    club: &Club,
    tournament: &Tournament,
    choice: &DrawChoice,
    chance: u64,
) -> Result<Vec<Action>, Refusal> {
    let id = tournament.id;
    let leave = |player| Action::RemoveEntrant(RemoveEntrant { tournament: id, player });
    let mut actions: Vec<Action> = tournament.missing().map(leave).collect();
    let after = after(club, &actions)?;
    actions.extend(after.drawn(found(&after, id)?, choice, chance)?);
    Ok(actions)
}

/// The start of a Swiss to whose second round they come.
pub(super) fn before_missing(
    club: &Club,
    tournament: &Tournament,
    choice: &DrawChoice,
    chance: u64,
) -> Result<Vec<Action>, Refusal> {
    let id = tournament.id;
    let later = |player| {
        let (stage, from, until, bye) = (1, 1, Some(1), Some(AskedBye::Zero));
        Action::SetAbsence(SetAbsence { tournament: id, stage, player, from, until, bye })
    };
    let mut actions = club.drawn(tournament, choice, chance)?;
    // The number of rounds is known from the draw on, and the first of them is paired without them.
    actions.retain(|action| !matches!(action, Action::DrawPairings(_)));
    actions.extend(tournament.missing().map(later));
    let after = after(club, &actions)?;
    actions.push(after.next_pairings(found(&after, id)?, choice.lots, chance)?);
    Ok(actions)
}

/// The club once all of this is done.
fn after(club: &Club, actions: &[Action]) -> Result<Club, Refusal> {
    let (after, refusal) = club.staged(actions);
    refusal.map_or(Ok(after), Err)
}

fn found(club: &Club, id: TournamentId) -> Result<&Tournament, Refusal> {
    club.tournament(id).map(AsRef::as_ref).ok_or(Refusal::NoSuchTournament(id))
}
