//! Players.

use crate::club::{Action, Player, Registry};
use crate::domain::number::PlayerId;

/// Does an action on a player; others are none of this file's business.
pub(super) fn apply(registry: &mut Registry, action: &Action) {
    match action {
        Action::AddPlayer { player, name, reading, club, aliases } => registry.put(Player {
            id: *player,
            name: name.clone(),
            reading: reading.clone(),
            club: club.clone(),
            aliases: aliases.clone(),
            note: None,
        }),
        Action::RenamePlayer { player, name } => edit(registry, *player, |found| {
            let old = std::mem::replace(&mut found.name, name.clone());
            found.aliases.retain(|alias| alias != name);
            found.aliases.push(old);
        }),
        Action::SetReading { player, reading } => {
            edit(registry, *player, |found| found.reading.clone_from(reading));
        }
        Action::SetClub { player, club } => {
            edit(registry, *player, |found| found.club.clone_from(club));
        }
        Action::SetNote { player, note } => {
            edit(registry, *player, |found| found.note.clone_from(note));
        }
        Action::AddAlias { player, alias } => {
            edit(registry, *player, |found| found.aliases.push(alias.clone()));
        }
        Action::RemoveAlias { player, alias } => {
            edit(registry, *player, |found| found.aliases.retain(|known| known != alias));
        }
        _ => {}
    }
}

fn edit(registry: &mut Registry, id: PlayerId, change: impl FnOnce(&mut Player)) {
    if let Some(mut player) = registry.get(id).cloned() {
        change(&mut player);
        registry.put(player);
    }
}
