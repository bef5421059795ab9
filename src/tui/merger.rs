//! The consequences of a merge or unmerge, shown before it is recorded.

use crate::club::question::merger::{MergerEffect, RatingMove};
use crate::tui::kit::prelude::*;

/// The changes, one sentence each, the most important first.
pub(super) fn lines(effect: &MergerEffect, data: &Snapshot, words: &'static Words) -> Vec<String> {
    let mut lines = vec![moved(effect, data, words)];
    lines.extend(words.message.registry.entries_of(effect, &data.club));
    lines.extend(words.message.registry.stay_of(effect, &data.club));
    lines.extend(effect.ratings.iter().map(|change| rating(change, data, words)));
    lines.extend(smaller(effect, words));
    lines
}

/// Like [`lines`], with the sentences that hold whichever of the two numbers is kept.
pub(super) fn either_way(
    effect: &MergerEffect,
    of: [PlayerId; 2],
    data: &Snapshot,
    words: &'static Words,
) -> Vec<String> {
    let say = &words.screen.merger;
    let own = |change: &&RatingMove| of.contains(&change.player);
    let together = effect.ratings.iter().filter(own).filter_map(|kept| {
        let after = kept.after?;
        let gone = |change: &&RatingMove| change.list == kept.list && change.after.is_none();
        let gone = effect.ratings.iter().filter(own).find(gone)?;
        let before = of.map(|one| if one == kept.player { kept.before } else { gone.before });
        Some(say.together(named(kept.list, data), before, after))
    });
    let others = effect.ratings.iter().filter(|change| !of.contains(&change.player));
    let others = others.map(|change| rating(change, data, words));
    together.chain(others).chain(smaller(effect, words)).collect()
}

/// The name of a rating list, if there are several lists.
fn named(list: ListId, data: &Snapshot) -> Option<&str> {
    let several = data.club.lists().nth(1).is_some();
    data.club.list(list).filter(|_| several).map(|list| list.name.as_str())
}

/// A sentence about the change of a rating.
fn rating(change: &RatingMove, data: &Snapshot, words: &'static Words) -> String {
    let say = &words.screen.merger;
    let registered = data.club.registry().registration(change.player);
    let name = registered.map_or("", |one| one.name.as_str());
    let name = format!("{} {name}", change.player);
    match change.after {
        Some(after) => say.rating(&name, named(change.list, data), change.before, after),
        None => say.ends(&name, named(change.list, data), change.before),
    }
}

fn smaller(effect: &MergerEffect, words: &'static Words) -> Option<String> {
    (effect.others > 0).then(|| words.screen.merger.others(effect.others))
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
