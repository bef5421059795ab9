//! Players.

use crate::club::registry::Merger;
use crate::club::{Action, Player, Registry};
use crate::domain::name;
use crate::domain::number::PlayerId;

/// Does an action on a player; others are none of this file's business.
pub(super) fn apply(registry: &mut Registry, action: &Action) {
    match action {
        Action::AddPlayer { player, name, reading, club, aliases, born, external } => {
            let external = external.iter().map(|id| (id.scheme.clone(), id.value.clone()));
            registry.put(Player {
                reading: reading.clone(),
                club: club.clone(),
                aliases: aliases.clone(),
                born: *born,
                external: external.collect(),
                ..Player::new(*player, name)
            });
        }
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
        Action::SetBorn { player, born } => edit(registry, *player, |found| found.born = *born),
        Action::SetExternalId { player, scheme, value } => edit(registry, *player, |found| {
            let key = name::fold(scheme);
            found.external.retain(|known, _| name::fold(known) != key);
            found.external.extend(value.clone().map(|value| (scheme.clone(), value)));
        }),
        Action::SetPublicity { player, publicity } => {
            edit(registry, *player, |found| found.publicity = *publicity);
        }
        Action::MergePlayers { keep, absorb } => {
            registry.merge(Merger { keep: *keep, absorb: *absorb }, true);
        }
        Action::UnmergePlayers { keep, absorb } => {
            registry.merge(Merger { keep: *keep, absorb: *absorb }, false);
        }
        Action::JudgePlayers { a, b, verdict } => registry.judge(*a, *b, *verdict),
        _ => {}
    }
}

fn edit(registry: &mut Registry, id: PlayerId, change: impl FnOnce(&mut Player)) {
    if let Some(mut player) = registry.registration(id).map(|known| Player::clone(known)) {
        change(&mut player);
        registry.put(player);
    }
}
