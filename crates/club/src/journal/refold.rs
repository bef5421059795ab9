//! An undo in the events that it is about: they alone are folded again.
//!
//! An event is its own decisions, in the light of who is registered and who is one person, and of who sits where in the
//! hall. Where an undo changes an event that none of this ties to others, all else stays as it is: of a million matches
//! some hundred are folded. Where it may touch more, or a decision is refused, there is no such answer and all is folded,
//! which also tells what is refused.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use super::Entry;
use crate::club::{Action, Club, Place, Seats};
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;

/// Events in which an undo is folded by itself; for each the whole journal is looked through.
const MOST: usize = 4;

/// The club after entries that count by `live`, from the one in which those in the places `turned` count the other way.
pub(super) fn turned(
    club: &Club,
    entries: &[Arc<Entry>],
    turned: &[usize],
    live: impl Fn(usize) -> bool,
) -> Option<Club> {
    let (mut events, mut are_shaped) = (BTreeSet::new(), false);
    for action in turned.iter().flat_map(|&at| entries[at].actions.each()) {
        if seats(&action) || events.len() > MOST {
            return None;
        }
        are_shaped |= shapes(&action);
        events.insert(action.tournament()?);
    }
    let (mut after, merged) = (club.clone(), merged(entries));
    for event in events {
        let alone = alone(club, entries, event, &live, &merged)?;
        after = after.with_event_of(&alone, event, are_shaped)?;
        if is_taken_elsewhere([club, &after], entries, event) {
            return None;
        }
    }
    after.settle();
    Some(after)
}

/// A club in which this event alone was decided; none where players have to do with it who are one person with others.
fn alone(
    club: &Club,
    entries: &[Arc<Entry>],
    event: TournamentId,
    live: impl Fn(usize) -> bool,
    merged: &HashSet<PlayerId>,
) -> Option<Club> {
    let mut alone = club.before_event(event);
    for (at, entry) in entries.iter().enumerate() {
        if !entry.actions.may_be_about(event) {
            continue;
        }
        for (index, action) in (0..).zip(entry.actions.each()) {
            if action.tournament() != Some(event) {
                continue;
            }
            if !live(at) {
                alone.retire_numbers(&action).ok()?;
                continue;
            }
            if !merged.is_empty() {
                let mut named = action.clone().into_owned();
                if named.numbers_mut().players.iter().any(|player| merged.contains(player)) {
                    return None;
                }
            }
            alone.replay(&action, Place { seq: entry.seq, index }).ok()?;
        }
    }
    Some(alone)
}

/// The players whom any entry said to be one person with another.
fn merged(entries: &[Arc<Entry>]) -> HashSet<PlayerId> {
    let mut merged = HashSet::new();
    for entry in entries.iter().filter(|entry| entry.actions.may_merge()) {
        for action in entry.actions.each() {
            if let Action::MergePlayers(_) | Action::UnmergePlayers(_) = &*action {
                let mut named = action.into_owned();
                merged.extend(named.numbers_mut().players.into_iter().map(|player| *player));
            }
        }
    }
    merged
}

/// Whether an action is about the name of an event, or its beginning and end, by which the club knows it.
const fn shapes(action: &Action) -> bool {
    matches!(
        action,
        Action::CreateTournament(_)
            | Action::RenameTournament(_)
            | Action::SetTag(_)
            | Action::NoteOrigin(_)
            | Action::DeleteTournament(_)
            | Action::DrawStage(_)
            | Action::CloseTournament(_)
    )
}

/// Whether an action takes a table or players whom a match of another event may have.
const fn seats(action: &Action) -> bool {
    matches!(
        action,
        Action::CallMatch(_)
            | Action::CallAgain(_)
            | Action::StartMatch(_)
            | Action::WithdrawCall(_)
            | Action::PostponeMatch(_)
            | Action::ReplaceEntrant(_)
            | Action::SetTables(_)
    )
}

/// Whether anything elsewhere since the event began may have taken a table or a player that its matches have in one of two
/// clubs alone: a match called there takes them from a match that sits here because its result was undone.
fn is_taken_elsewhere(clubs: [&Club; 2], entries: &[Arc<Entry>], event: TournamentId) -> bool {
    let [before, after] = clubs.map(|club| club.seated(event));
    let gone = before.iter().filter(|seats| !after.contains(seats));
    let come = after.iter().filter(|seats| !before.contains(seats));
    let seats: Vec<&Seats<'_>> = gone.chain(come).collect();
    if seats.is_empty() {
        return false;
    }
    let sits = |player: &PlayerId| seats.iter().any(|seats| seats.players.contains(player));
    let is_theirs = |table: &str| {
        let own = |seats: &&Seats<'_>| seats.table.is_some_and(|own| fold(own) == fold(table));
        seats.iter().any(own)
    };
    let plays =
        |event| clubs[1].tournament(event).is_none_or(|event| event.entrants.iter().any(&sits));
    let takes = |action: &Action| match action {
        action if action.tournament() == Some(event) => false,
        Action::CallMatch(call) => is_theirs(&call.table) || plays(call.tournament),
        Action::ReplaceEntrant(one) => sits(&one.from) || sits(&one.to),
        Action::SetTables(_) => true,
        _ => false,
    };
    let begun = entries.iter().skip_while(|entry| !entry.actions.may_be_about(event));
    begun.flat_map(|entry| entry.actions.each()).any(|action| takes(&action))
}
