//! What a request would change, told before it is done.

use super::snapshot::Snapshot;
use crate::club::question::consequences::{Consequences, MatchView};
use crate::club::{Action, Refusal};
use crate::domain::exit::ExitEffect;
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::words::Words;

/// What `request` would change, a sentence each; why it may not be done otherwise.
pub fn preview(
    request: &Request,
    data: &Snapshot,
    words: &'static Words,
) -> Result<Vec<String>, Refusal> {
    let (actions, all) = request.clone().foresee(&data.club, 0)?;
    Ok(sentences(&all, out_of_count(actions.first()), data, words))
}

/// Whose results would count for nobody.
const fn out_of_count(action: Option<&Action>) -> Option<PlayerId> {
    match action {
        Some(Action::Withdraw { player, effect: ExitEffect::VoidAll, .. }) => Some(*player),
        _ => None,
    }
}

fn sentences(
    all: &Consequences,
    out: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Vec<String> {
    let say = &words.screen.consequences;
    let shown = |face: MatchView| written(face, data, words);
    let matches = all.matches.iter().map(|change| match (change.before, change.after) {
        (Some(before), Some(after)) => say.changes(change.no, &shown(before), &shown(after)),
        (None, Some(after)) => say.comes(change.no, &shown(after)),
        (Some(before), None) => say.goes(change.no, &shown(before)),
        (None, None) => String::new(),
    });
    let ranks = all.ranks.iter().map(|change| match (data.name(change.player), change.after) {
        (name, None) if out == Some(change.player) => say.no_rank(&name),
        (name, after) => say.rank(&name, change.before, after),
    });
    let stands = all.stands.iter().map(|&stage| say.stands(stage));
    let lines: Vec<String> = matches.chain(stands).chain(ranks).collect();
    if lines.is_empty() { vec![say.none().to_owned()] } else { lines }
}

/// A match as it is or would be.
fn written(face: MatchView, data: &Snapshot, words: &'static Words) -> String {
    let say = &words.screen.consequences;
    let name = |side: Option<PlayerId>| {
        side.map_or_else(|| say.unknown().to_owned(), |player| data.name(player))
    };
    match (face.sides, face.outcome) {
        ([Some(a), Some(b)], Some(outcome)) => words.message.result([a, b], outcome, &data.club),
        (sides, _) => {
            let [a, b] = sides.map(name);
            say.pair(&a, &b)
        }
    }
}
