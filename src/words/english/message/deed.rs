//! What entries of the journal decided.

mod event;
mod person;
mod rating;

use std::sync::Arc;

use super::fault::names;
use super::outcome::score_line;
use super::{MESSAGE, TERM, count, matches, name, player, tournament};
use crate::club::{Action, Club};
use crate::domain::rating::Established;
use crate::journal::Entry;
use crate::journal::undo::about;

/// More actions than this are counted instead of told.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

pub(super) fn entry(entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
    let (decision, undos) = about(entry, entries);
    let decided = actions(&decision.actions, club);
    match undos {
        0 => decided,
        taken if taken % 2 == 1 => format!("undoes {}: {decided}", decision.seq),
        _ => format!("does {} again: {decided}", decision.seq),
    }
}

pub(super) fn actions(actions: &[Action], club: &Club) -> String {
    // What `rescue` leaves in the place of an entry.
    if actions.is_empty() {
        return "a lost entry, of which nothing is left".to_owned();
    }
    if actions.len() <= TOLD {
        return actions.iter().map(|one| summary(one, club)).collect::<Vec<_>>().join("; ");
    }
    // In the order in which each kind first occurs.
    let mut kinds: Vec<(&str, &str, usize)> = Vec::new();
    for action in actions {
        let (one, many, more) = kind(action);
        match kinds.iter_mut().find(|(known, ..)| *known == one) {
            Some((.., number)) => *number += more,
            None => kinds.push((one, many, more)),
        }
    }
    let counted = kinds.into_iter().map(|(one, many, number)| count(number, one, many));
    let counted = counted.collect::<Vec<_>>().join(", ");
    let mut cups = actions.iter().filter_map(Action::tournament);
    match cups.next() {
        Some(cup) if cups.all(|other| other == cup) => {
            format!("{}: {counted}", tournament(cup, club))
        }
        Some(_) | None => counted,
    }
}

/// An action without a long list of names.
fn summary(one: &Action, club: &Club) -> String {
    match one {
        Action::EnterPlayers { tournament: cup, players } if players.len() > NAMED => {
            format!("{}: {} players entered", tournament(*cup, club), players.len())
        }
        Action::OrderEntrants { tournament: cup, order } if order.len() > NAMED => {
            format!("{}: {} entrants arranged", tournament(*cup, club), order.len())
        }
        other => action(other, club),
    }
}

pub(super) fn action(action: &Action, club: &Club) -> String {
    let cup = |id| tournament(id, club);
    match action {
        Action::AddPlayer { player, name, .. } => format!("{name} ({player}) registered"),
        Action::RenamePlayer { player, name } => format!("{name} ({player}): renamed so"),
        Action::SetReading { player: id, reading } => set("reading", *id, reading.as_deref(), club),
        Action::SetClub { player: id, club: of } => set("club", *id, of.as_deref(), club),
        Action::SetNote { player: id, note } => set("note", *id, note.as_deref(), club),
        Action::AddAlias { player: id, alias } => format!("{}: alias {alias}", player(*id, club)),
        Action::RemoveAlias { player: id, alias } => {
            format!("{}: no longer alias {alias}", player(*id, club))
        }
        Action::CreateTournament { name, plan: planned, .. } => {
            format!("{name}: created, {}", (TERM.plan)(planned, None))
        }
        Action::RenameTournament { tournament, name } => {
            format!("{name} ({tournament}): renamed so")
        }
        Action::EnterPlayers { tournament, players } => {
            format!("{}: {} entered", cup(*tournament), names(players, club))
        }
        Action::RemoveEntrant { tournament, player } => {
            format!("{}: {} taken out", cup(*tournament), name(*player, club))
        }
        Action::OrderEntrants { tournament, order } => {
            format!("{}: arranged as {}", cup(*tournament), names(order, club))
        }
        Action::DrawStage { tournament, stage, seeds, lots, .. } => {
            let lots = lots.map_or_else(String::new, |seed| format!(", draw seed {seed}"));
            let entrants = count(seeds.len(), "entrant", "entrants");
            match stage {
                1 => format!("{}: started with {entrants}{lots}", cup(*tournament)),
                _ => format!("{}: stage {stage} drawn with {entrants}{lots}", cup(*tournament)),
            }
        }
        Action::RecordResult { tournament, no, sides, outcome, .. }
        | Action::RecordMatch { tournament, no, sides, outcome, .. } => {
            format!("{}, match {no} of {}", score_line(*sides, *outcome, club), cup(*tournament))
        }
        Action::CorrectResult { tournament, no, sides, outcome, void, keep } => {
            let line = score_line(*sides, *outcome, club);
            let later = match (&void[..], &keep[..]) {
                ([], []) => String::new(),
                ([], keep) => format!(", names exchanged in {}", matches(keep)),
                (void, _) => format!(", {} voided", matches(void)),
            };
            format!("corrected to {line}, match {no} of {}{later}", cup(*tournament))
        }
        Action::CloseTournament { tournament } => format!("{}: closed", cup(*tournament)),
        Action::SetRatingList { name, scale, established, .. } => {
            let mut told = format!("rating list {name}: {}", (MESSAGE.scale)(scale));
            if *established != Established::STANDARD {
                told += ", ";
                told += &(MESSAGE.rating.established)(established);
            }
            told
        }
        other => person::action(other, club)
            .or_else(|| rating::action(other, club))
            .unwrap_or_else(|| event::action(other, club)),
    }
}

fn set(
    what: &str,
    id: crate::domain::number::PlayerId,
    value: Option<&str>,
    club: &Club,
) -> String {
    match value {
        Some(value) => format!("{}: {what} {value}", player(id, club)),
        None => format!("{}: {what} cleared", player(id, club)),
    }
}

/// One action of a kind, several, and how many this one counts for.
fn kind(action: &Action) -> (&'static str, &'static str, usize) {
    let (one, many) = match action {
        Action::AddPlayer { .. } => ("player registered", "players registered"),
        Action::RenamePlayer { .. } => ("player renamed", "players renamed"),
        Action::SetReading { .. } => ("reading set", "readings set"),
        Action::SetClub { .. } => ("club set", "clubs set"),
        Action::SetNote { .. } => ("note set", "notes set"),
        Action::AddAlias { .. } => ("alias added", "aliases added"),
        Action::RemoveAlias { .. } => ("alias removed", "aliases removed"),
        Action::CreateTournament { .. } => ("tournament created", "tournaments created"),
        Action::RenameTournament { .. } => ("tournament renamed", "tournaments renamed"),
        Action::EnterPlayers { .. } => ("player entered", "players entered"),
        Action::RemoveEntrant { .. } => ("entrant taken out", "entrants taken out"),
        Action::OrderEntrants { .. } => ("field arranged", "fields arranged"),
        Action::DrawStage { .. } => ("stage drawn", "stages drawn"),
        Action::RecordResult { .. } | Action::RecordMatch { .. } => {
            ("match recorded", "matches recorded")
        }
        Action::CorrectResult { .. } => ("match corrected", "matches corrected"),
        Action::CloseTournament { .. } => ("tournament closed", "tournaments closed"),
        Action::SetRatingList { .. } => ("rating list set", "rating lists set"),
        other => person::kind(other)
            .or_else(|| rating::kind(other))
            .unwrap_or_else(|| event::kind(other)),
    };
    let more = match action {
        Action::EnterPlayers { players, .. } => players.len(),
        _ => 1,
    };
    (one, many, more)
}
