//! The questions with whom an entrant exchanges places, and whether that is meant.

use super::exit;
use crate::club::action::ExchangeEntrants;
use crate::club::{Action, Club, Tournament};
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::prelude::*;

/// Asks with whom, then says whom both meet after that.
pub(super) fn ask(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let others = others(tournament, player, &data.club);
    if others.is_empty() {
        return Step::inform(say.nobody_to_exchange(), context);
    }
    let way = |other: &PlayerId| ChoiceOption {
        label: data.name(*other),
        follows: Vec::new(),
        steps: vec![confirm(tournament, [player, *other], context)],
    };
    let names: Vec<_> = others.iter().map(|other| vec![data.name(*other)]).collect();
    let ways = others.iter().map(way).collect();
    let question = vec![say.exchange_with(data.name(player))];
    Step::cover(Choice::new(say.exchange(), question, ways).by_names(&names))
}

fn confirm(tournament: &Tournament, players: [PlayerId; 2], context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let request = request(tournament, players);
    let (after, _) = data.club.staged(&[action(tournament, players)]);
    let told = players.iter().filter_map(|player| {
        let found = after.tournament(tournament.id)?;
        let mut own = found.matches_of(found.current()).filter(|played| played.has(*player));
        let first = own.next()?;
        let other = first.sides.into_iter().flatten().find(|side| side != player);
        let other = other.map_or_else(|| "?".to_owned(), |other| data.name(other));
        Some(say.first_match(data.name(*player), first.no.0, &other))
    });
    let follows = told.collect::<Vec<_>>().join("\n");
    let [a, b] = players.map(|player| data.name(player));
    let steps = vec![Step::ask(request, context)];
    let confirm = Confirm::new(say.exchange_question(&a, &b), follows, say.exchange(), steps);
    Step::cover(confirm.harmless())
}

/// Why nobody, or not this player, can exchange places.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried = |player| {
        let entrants = tournament.entrants.iter().filter(|other| **other != player);
        entrants.map(|other| request(tournament, [player, *other])).collect()
    };
    exit::no_way(player, tried, data, words)
}

/// The entrants with whom a player may exchange places.
fn others(tournament: &Tournament, player: PlayerId, club: &Club) -> Vec<PlayerId> {
    let may = |other: &PlayerId| {
        *other != player && club.check(&action(tournament, [player, *other])).is_ok()
    };
    tournament.entrants.iter().copied().filter(may).collect()
}

fn action(tournament: &Tournament, players: [PlayerId; 2]) -> Action {
    Action::ExchangeEntrants(ExchangeEntrants { tournament: tournament.id, players })
}

fn request(tournament: &Tournament, players: [PlayerId; 2]) -> Request {
    action(tournament, players).into()
}
