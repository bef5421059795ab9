//! Players, aliases, numbers of other bodies, and rating lists.

use std::sync::Arc;

use super::{Changes, Table, Value, integer, optional, text};
use crate::club::registry::Verdict;
use crate::club::{Club, Player, RatingList, Registry};
use crate::domain::number::PlayerId;
use crate::domain::rating::Established;

pub(super) fn diff(before: &Club, after: &Club, changes: &mut Changes) {
    let (old, new) = (before.registry(), after.registry());
    if !std::ptr::eq(old, new) {
        for player in old.registrations().filter(|player| new.registration(player.id).is_none()) {
            names_and_numbers(Some(player), None, changes);
            changes.drop(Table::Players, vec![integer(player.id.0)]);
        }
        for player in new.registrations() {
            let known = old.registration(player.id);
            let same = known.is_some_and(|known| Arc::ptr_eq(known, player));
            if !same || old.today(player.id) != new.today(player.id) {
                let was: Vec<_> = known.map(|known| row(known, old)).into_iter().collect();
                changes.rows(Table::Players, &was, vec![row(player, new)]);
            }
            if !same {
                names_and_numbers(known.map(AsRef::as_ref), Some(player), changes);
            }
        }
        changes.rows(Table::Judgements, &judgements(old), judgements(new));
    }
    changes.rows(Table::RatingLists, &lists(before), lists(after));
}

/// The rows of a table for a registration.
pub(super) fn rows_of(table: Table, player: &Player, registry: &Registry) -> Vec<Vec<Value>> {
    match table {
        Table::Aliases => aliases(player),
        Table::ExternalIds => external(player),
        _ => vec![row(player, registry)],
    }
}

pub(super) fn lists(club: &Club) -> Vec<Vec<Value>> {
    let row = |list: &RatingList| {
        let scale = &list.scale;
        vec![
            integer(list.id.0),
            text(&list.name),
            Value::Real(scale.k),
            Value::Real(scale.start),
            text(rules(list)),
        ]
    };
    club.lists().map(row).collect()
}

/// The rules of a list beyond K and start, as JSON: `{}` for the published formula.
fn rules(list: &RatingList) -> String {
    let mut rules = serde_json::to_value(&list.scale).unwrap_or_default();
    if let Some(fields) = rules.as_object_mut() {
        fields.retain(|name, _| name != "k" && name != "start");
        if list.established != Established::STANDARD {
            let established = serde_json::to_value(list.established).unwrap_or_default();
            fields.insert("established".to_owned(), established);
        }
    }
    rules.to_string()
}

/// The registration, merged or not.
fn row(player: &Player, registry: &Registry) -> Vec<Value> {
    let today = registry.today(player.id);
    vec![
        integer(player.id.0),
        text(player.id.to_string()),
        text(&player.name),
        optional(player.reading.as_ref(), text),
        optional(player.club.as_ref(), text),
        optional(player.note.as_ref(), text),
        optional((today != player.id).then_some(today.0), integer),
        text(player.publicity.to_string()),
    ]
}

fn names_and_numbers(old: Option<&Player>, new: Option<&Player>, changes: &mut Changes) {
    changes.compare(Table::Aliases, [old, new], aliases);
    changes.compare(Table::ExternalIds, [old, new], external);
}

fn aliases(player: &Player) -> Vec<Vec<Value>> {
    player.aliases.iter().map(|alias| vec![integer(player.id.0), text(alias)]).collect()
}

fn external(player: &Player) -> Vec<Vec<Value>> {
    let row =
        |(scheme, value): (&String, &String)| vec![integer(player.id.0), text(scheme), text(value)];
    player.external.iter().map(row).collect()
}

pub(super) fn judgements(registry: &Registry) -> Vec<Vec<Value>> {
    let row = |(&[a, b], verdict): (&[PlayerId; 2], &Verdict)| {
        vec![integer(a.0), integer(b.0), text(verdict.to_string())]
    };
    registry.verdicts().iter().map(row).collect()
}
