//! Players, aliases and rating lists.

use std::sync::Arc;

use rusqlite::types::Value;

use super::{Changes, Table, integer, optional, text};
use crate::club::{Club, Player};

pub(super) fn diff(before: &Club, after: &Club, changes: &mut Changes) {
    let (old, new) = (before.registry(), after.registry());
    if !std::ptr::eq(old, new) {
        for player in old.iter().filter(|player| new.get(player.id).is_none()) {
            changes.rows(Table::Aliases, &aliases(player), Vec::new());
            changes.drop(Table::Players, vec![integer(player.id.0)]);
        }
        for player in new.iter() {
            let known = old.shared(player.id);
            if !known.is_some_and(|known| Arc::ptr_eq(known, player)) {
                let known = known.map(Arc::as_ref);
                let rows = |player: Option<&Player>| player.map(row).into_iter().collect();
                changes.rows(Table::Players, &Vec::from_iter(known.map(row)), rows(Some(player)));
                let old = known.map(aliases).unwrap_or_default();
                changes.rows(Table::Aliases, &old, aliases(player));
            }
        }
    }
    let lists = |club: &Club| -> Vec<Vec<Value>> {
        let row = |list: &crate::club::RatingList| {
            let scale = list.scale;
            vec![
                integer(list.id.0),
                text(&list.name),
                Value::Real(scale.k),
                Value::Real(scale.start),
            ]
        };
        club.lists().map(row).collect()
    };
    changes.rows(Table::RatingLists, &lists(before), lists(after));
}

fn row(player: &Player) -> Vec<Value> {
    vec![
        integer(player.id.0),
        text(player.id.to_string()),
        text(&player.name),
        optional(player.reading.as_ref(), text),
        optional(player.club.as_ref(), text),
        optional(player.note.as_ref(), text),
    ]
}

fn aliases(player: &Player) -> Vec<Vec<Value>> {
    player.aliases.iter().map(|alias| vec![integer(player.id.0), text(alias)]).collect()
}
