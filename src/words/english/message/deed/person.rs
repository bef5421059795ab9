//! What was decided about who is who.

use super::super::{player, registration};
use crate::club::registry::Verdict;
use crate::club::{Action, Club};

pub(super) fn action(action: &Action, club: &Club) -> Option<String> {
    let who = |id| registration(id, club);
    Some(match action {
        // The day itself is private.
        Action::SetBorn { player: id, born: Some(_) } => {
            format!("{}: birth date set", player(*id, club))
        }
        Action::SetBorn { player: id, born: None } => {
            format!("{}: birth date cleared", player(*id, club))
        }
        Action::SetExternalId { player: id, scheme, value: Some(value) } => {
            format!("{}: {scheme} {value}", player(*id, club))
        }
        Action::SetExternalId { player: id, scheme, value: None } => {
            format!("{}: no number of {scheme}", player(*id, club))
        }
        Action::MergePlayers { keep, absorb } => {
            format!("{} merged into {}", who(*absorb), who(*keep))
        }
        Action::UnmergePlayers { keep, absorb } => {
            format!("{} no longer merged into {}", who(*absorb), who(*keep))
        }
        Action::JudgePlayers { a, b, verdict } => {
            let said = match verdict {
                Some(Verdict::Different) => "are two people",
                Some(Verdict::Later) => "to be looked at later",
                None => "open again whether they are one person",
            };
            format!("{} and {}: {said}", who(*a), who(*b))
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<(&'static str, &'static str)> {
    Some(match action {
        Action::SetBorn { .. } => ("birth date set", "birth dates set"),
        Action::SetExternalId { .. } => ("number of another body", "numbers of other bodies"),
        Action::MergePlayers { .. } => ("merger", "mergers"),
        Action::UnmergePlayers { .. } => ("merger taken back", "mergers taken back"),
        Action::JudgePlayers { .. } => ("pair judged", "pairs judged"),
        _ => return None,
    })
}
