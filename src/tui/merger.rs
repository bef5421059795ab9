//! What a merger would change, or taking one back, told before it is done.

use super::snapshot::Snapshot;
use crate::club::question::merger::MergerEffect;
use crate::domain::number::PlayerId;
use crate::words::Words;

/// What would change, a sentence each, what matters most first.
///
/// `of` are the two whose merger it is.
pub(super) fn lines(
    effect: &MergerEffect,
    of: [PlayerId; 2],
    data: &Snapshot,
    words: &'static Words,
) -> Vec<String> {
    let say = &words.screen.merger;
    let several = data.club.lists().nth(1).is_some();
    let mut lines = vec![moved(effect, data, words)];
    lines.extend(words.message.registry.entries_of(effect, &data.club));
    for change in &effect.ratings {
        let registered = data.club.registry().registration(change.player);
        let name = registered.map_or("", |one| one.name.as_str());
        let name = format!("{} {name}", change.player);
        let list = data.club.list(change.list).filter(|_| several);
        let list = list.map(|list| list.name.as_str());
        lines.push(match change.after {
            Some(after) => say.rating(&name, list, change.before, after),
            None => say.ends(&name, list, change.before),
        });
    }
    let concerned =
        |id: PlayerId| of.into_iter().any(|one| one == id || data.club.registry().today(one) == id);
    let larger = effect.ratings.iter().filter(|change| !concerned(change.player)).count();
    let smaller = effect.others.saturating_sub(larger);
    lines.extend((smaller > 0).then(|| say.others(smaller)));
    lines
}

fn moved(effect: &MergerEffect, data: &Snapshot, words: &'static Words) -> String {
    let say = &words.screen.merger;
    if effect.moved.is_empty() {
        return say.none_moved().to_owned();
    }
    let mut names: Vec<String> = Vec::new();
    for (id, _) in &effect.moved {
        let name = data.club.tournament(*id).map_or_else(|| id.to_string(), |it| it.name.clone());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    say.moved(effect.moved.len(), &names)
}
