//! The numbers under which a player is known, and how one of them is taken out again.

use crate::club::Player;
use crate::club::registry::{Merger, Verdict};
use crate::domain::matching::LIKELY;
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::pen::Pen;
use crate::tui::merger;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The numbers that other bodies have issued.
pub(super) fn external(player: &Player, words: &'static Words) -> Option<String> {
    let say = &words.screen.player;
    let numbers = player.external.iter().map(|(scheme, number)| say.issued(scheme, number));
    joined(&numbers.collect::<Vec<_>>(), |all| say.external(all), words)
}

/// The other registrations of the same person.
pub(super) fn numbers(player: &Player, data: &Snapshot, words: &'static Words) -> Option<String> {
    let others = player.absorbed.iter().map(|id| registered(*id, data));
    joined(&others.collect::<Vec<_>>(), |all| words.screen.player.merged(all), words)
}

/// The most probable other registration of a player, if one is rather the same person than another.
pub(super) fn likely(id: PlayerId, data: &Snapshot) -> Option<(PlayerId, f64)> {
    let today = data.club.registry().today(id);
    let pairs = data.duplicates();
    let mut others = pairs.iter().filter_map(|pair| match (pair.a, pair.b) {
        (one, other) | (other, one) if one == today => {
            Some((other, pair.probability, pair.put_off))
        }
        _ => None,
    });
    // The pairs come with the most probable first.
    let (other, probability, put_off) = others.next()?;
    (probability >= LIKELY && !put_off).then_some((other, probability))
}

/// The other who may be the same person, and the key that compares the two.
pub(super) fn may_be(likely: Option<(PlayerId, f64)>, pen: &Pen<'_>) -> Option<String> {
    let (other, probability) = likely?;
    let chance = pen.words.message.likeness.chance(probability);
    Some(pen.words.screen.player.may_be(&registered(other, pen.data), &chance))
}

/// The players who were said to be somebody else, or to be decided later.
pub(super) fn judged(id: PlayerId, data: &Snapshot, words: &'static Words) -> Option<String> {
    let say = &words.screen.player;
    let of = |wanted| {
        let others = judged_as(wanted, id, data).into_iter().map(|other| registered(other, data));
        others.collect::<Vec<String>>()
    };
    let different = joined(&of(Verdict::Different), |all| say.different(all), words);
    let later = joined(&of(Verdict::Later), |all| say.later(all), words);
    match (different, later) {
        (Some(different), Some(later)) => Some([different, later].join(say.between())),
        (one, other) => one.or(other),
    }
}

fn judged_as(wanted: Verdict, id: PlayerId, data: &Snapshot) -> Vec<PlayerId> {
    let registry = data.club.registry();
    let own = registry.today(id);
    let verdicts = registry.verdicts().iter().filter(|(_, verdict)| **verdict == wanted);
    let others = verdicts.filter_map(|(&[a, b], _)| match [a, b].map(|id| registry.today(id)) {
        [one, other] if one == other => None,
        [one, other] if one == own => Some(other),
        [one, other] if other == own => Some(one),
        _ => None,
    });
    let mut others: Vec<PlayerId> = others.collect();
    others.sort_unstable();
    others.dedup();
    others
}

fn joined(texts: &[String], say: impl Fn(&str) -> String, words: &'static Words) -> Option<String> {
    (!texts.is_empty()).then(|| say(&texts.join(words.screen.player.between())))
}

/// A number and the name it was registered under.
fn registered(id: PlayerId, data: &Snapshot) -> String {
    let name = data.club.registry().registration(id).map_or("", |one| one.name.as_str());
    format!("{id} {name}")
}

/// Asks which merger to take back, and says what would follow.
pub(super) fn ask(id: PlayerId, context: &Context<'_>) -> Step {
    let (data, words) = (context.data, context.words);
    let say = &words.screen.player;
    let leave = ChoiceOption::cancel(say.stays(), Vec::new(), context);
    let apart = data.club.registry().mergers_within(id).map(|merger| {
        let Merger { keep, absorb } = merger;
        let follows = match data.club.unmerger_effect(&[merger]) {
            Ok(effect) => merger::lines(&effect, [keep, absorb], data, words),
            Err(refusal) => vec![words.message.refusal(&refusal, &data.club).to_string()],
        };
        let unmerge = Request::Do(vec![merger.taken_back()]);
        let label = say.apart(&registered(absorb, data), &registered(keep, data));
        ChoiceOption { label, follows, steps: vec![Step::ask(unmerge, context)] }
    });
    let ways = std::iter::once(leave).chain(apart).collect();
    let choice = Choice::new(say.unmerge(), vec![say.which(&data.name(id))], ways);
    Step::cover(choice)
}
