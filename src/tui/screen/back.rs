//! The question from when on an entrant who withdrew plays again.

use super::exit;
use crate::club::action::ReturnEntrant;
use crate::club::{Action, Tournament};
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::prelude::*;

/// Asks from which round on; only what may be done is offered, with what follows.
pub(super) fn ask(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let way = |(from, request): (u32, Request)| {
        let follows = data.follows(&request, context.words).ok()?;
        let rounds = context.words.message.event.rounds(from, Some(from));
        let label = if from == 1 { say.back_for_all().to_owned() } else { say.back_from(&rounds) };
        Some(ChoiceOption { label, follows, steps: vec![Step::ask(request, context)] })
    };
    let stays = ChoiceOption::cancel(say.stays_away(), Vec::new(), context);
    let ways = ways(tournament, player).into_iter().filter_map(way);
    let ways = std::iter::once(stays).chain(ways).collect();
    let question = say.back_question(data.name(player), &tournament.name);
    Step::cover(Choice::new(say.back(), vec![question], ways))
}

/// Why nobody, or not this player, can come back.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried = |player| ways(tournament, player).into_iter().map(|(_, request)| request).collect();
    exit::no_way(player, tried, data, words)
}

/// From the next round on, or for all that was not played.
fn ways(tournament: &Tournament, player: PlayerId) -> Vec<(u32, Request)> {
    let next = tournament.back_from(player);
    let mut from = vec![next, 1];
    from.dedup();
    let back =
        |from| Action::ReturnEntrant(ReturnEntrant { tournament: tournament.id, player, from });
    from.into_iter().map(|from| (from, back(from).into())).collect()
}
