//! Who has come: one key for an entrant, before the start.

use crate::club::action::SetPresence;
use crate::club::tournament::Presence;
use crate::club::{Action, Club, Phase, Tournament};
use crate::command::CommandId;
use crate::domain::number::PlayerId;
use crate::words::Words;

/// Columns of the words for it.
pub(in crate::tui::screen) const COLUMNS: u16 = 4;

/// The action of a command on an entrant: what is noted already is taken back.
pub(in crate::tui) fn action(
    command: CommandId,
    tournament: &Tournament,
    player: PlayerId,
) -> Action {
    let wanted = match command {
        CommandId::MarkAway => Presence::Away,
        _ => Presence::Here,
    };
    let noted = tournament.presence(player) == wanted;
    let presence = if noted { Presence::Expected } else { wanted };
    SetPresence { tournament: tournament.id, players: vec![player], presence }.into()
}

/// Why presence cannot be noted of this entrant.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    words: &'static Words,
) -> Option<&'static str> {
    let say = &words.screen.tournament.reason;
    match (tournament.phase, player) {
        (Phase::Registering, Some(_)) => None,
        (Phase::Registering, None) => Some(say.only_entrants()),
        (Phase::Running, _) => Some(say.started()),
        (Phase::Closed, _) => Some(say.closed()),
    }
}

/// Notes that a player is here, in every event that takes entries and has them.
pub(in crate::tui) fn arrival(player: PlayerId, club: &Club) -> Vec<Action> {
    let entered = entered(player, club);
    let new = entered.filter(|(found, entrant)| found.presence(*entrant) != Presence::Here);
    new.map(|(found, entrant)| action(CommandId::MarkHere, found, entrant)).collect()
}

/// The events that take entries and have a player, and whether they have come there.
pub(in crate::tui) fn awaited(
    player: PlayerId,
    club: &Club,
) -> impl Iterator<Item = (&Tournament, Presence)> {
    entered(player, club).map(|(found, entrant)| (found, found.presence(entrant)))
}

/// The events that take entries and have a player, by the number under which they are entered.
fn entered(player: PlayerId, club: &Club) -> impl Iterator<Item = (&Tournament, PlayerId)> {
    let open = club.tournaments().filter(|found| found.phase == Phase::Registering);
    open.filter_map(move |found| Some((&**found, club.entered_as(found.id, player)?)))
}
