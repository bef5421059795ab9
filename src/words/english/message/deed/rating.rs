//! What was decided about games, hands and ratings.

use super::super::rating::takes;
use super::super::{player, tournament};
use crate::club::{Action, Club};
use crate::domain::game::written as games;
use crate::domain::rating::Change;

pub(super) fn action(action: &Action, club: &Club) -> Option<String> {
    let cup = |id| tournament(id, club);
    Some(match action {
        Action::SetGames { tournament, no, games: told } if told.is_empty() => {
            format!("games of match {no} of {} taken back", cup(*tournament))
        }
        Action::SetGames { tournament, no, games: told } => {
            format!("games of match {no} of {}: {}", cup(*tournament), games(told))
        }
        Action::SetHands { tournament, no, game, .. } => {
            format!("hands of game {game} of match {no} of {}", cup(*tournament))
        }
        Action::SetFirstMove { tournament, p: Some(p) } => {
            format!("{}: moving first is worth {p}", cup(*tournament))
        }
        Action::SetFirstMove { tournament, p: None } => {
            format!("{}: moving first as the rating list has it", cup(*tournament))
        }
        Action::SetDivision { tournament, division } => {
            format!("{}: {}", cup(*tournament), takes(*division))
        }
        Action::AdjustRating { list, player: who, change, reason, .. } => {
            let list = club.list(*list).map(|list| list.name.as_str()).unwrap_or_default();
            let who = who.map_or_else(|| "everybody".to_owned(), |who| player(who, club));
            let change = match change {
                Change::By(points) => format!("{points:+}"),
                Change::To(points) => format!("to {points}"),
            };
            format!("{who}: rating on {list} {change} by hand, {reason}")
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<(&'static str, &'static str)> {
    Some(match action {
        Action::SetGames { .. } => ("match told game by game", "matches told game by game"),
        Action::SetHands { .. } => ("hands told", "hands told"),
        Action::SetFirstMove { .. } => ("first move set", "first moves set"),
        Action::SetDivision { .. } => ("section limited", "sections limited"),
        Action::AdjustRating { .. } => ("rating corrected by hand", "ratings corrected by hand"),
        _ => return None,
    })
}
