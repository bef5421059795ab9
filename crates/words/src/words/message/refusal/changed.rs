//! Facts that another desk has changed since they were shown.

use crate::club::action::{DrawPairings, DrawStage};
use crate::club::{Action, Fact};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::words::message::outcome::outcome_alone;
use crate::words::message::sentence::Naming;
use crate::words::message::{Message, entry, list, name, tournament};
use crate::words::{Voice, words};

words! {
    /// Facts that another desk has changed since they were shown.
    pub ChangedWords in "refusal-changed" {
        players(no, event); players_changed(no, event, sides, before); result(no, event);
        result_changed(no, event, result); game(game, no, event); game_recorded(game);
        game_gone(game); table(no, event); table_changed(no, event, table); boards(round, event);
        setting(action); otherwise; look_again; unknown; entrants(title); new_entrants(title, new);
        entrants_gone(title, gone); entrants_exchanged(title, new, gone); seeds_now(order);
        pairings_now(named); something_else;
    }
}

/// Pairings that are listed; a question has as many.
const PAIRINGS: usize = 8;

fn what(voice: Voice, shown: &Fact, now: &Fact, club: Naming<'_>) -> String {
    let say = ChangedWords::speaking(voice);
    let title = |id: &TournamentId| tournament(*id, club);
    match (shown, now) {
        (Fact::Players((id, no), _), Fact::Players(_, players)) if players.is_empty() => {
            say.players(no, title(id))
        }
        (Fact::Players((id, no), before), Fact::Players(_, players)) => say.players_changed(
            no,
            title(id),
            sides(voice, players, club),
            sides(voice, before, club),
        ),
        (Fact::Result((id, no), _), Fact::Result(_, None)) => say.result(no, title(id)),
        (Fact::Result((id, no), _), Fact::Result(_, Some(outcome))) => {
            say.result_changed(no, title(id), outcome_alone(voice, *outcome))
        }
        (Fact::Game((id, no), game, _), Fact::Game(.., finish)) => {
            let game = say.game(game, no, title(id));
            match finish {
                Some(_) => say.game_recorded(game),
                None => say.game_gone(game),
            }
        }
        (Fact::Table((id, no), _), Fact::Table(_, None)) => say.table(no, title(id)),
        (Fact::Table((id, no), _), Fact::Table(_, Some(table))) => {
            say.table_changed(no, title(id), table)
        }
        (Fact::Entrants(id, before), Fact::Entrants(_, players)) => {
            entrants(voice, *id, (before, players), club)
        }
        (Fact::Boards(id, ..), Fact::Boards(_, round, _)) => say.boards(round, title(id)),
        (Fact::Setting(..), Fact::Setting(_, Some(now))) => {
            say.setting(entry::action(voice, now, None, club))
        }
        (Fact::Plan(before), Fact::Plan(plan)) => planned(voice, before, plan, club),
        _ => say.otherwise().to_owned(),
    }
}

/// The facts have changed, as [`what`] says.
pub(super) fn changed(voice: Voice, shown: &Fact, now: &Fact, club: Naming<'_>) -> Message {
    Message::new(what(voice, shown, now, club), ChangedWords::speaking(voice).look_again())
}

/// The sides of a match or the seats of a pod.
fn sides(voice: Voice, players: &[Option<PlayerId>], club: Naming<'_>) -> String {
    let say = ChangedWords::speaking(voice);
    let unknown = || say.unknown().to_owned();
    let names = players.iter().map(|one| one.map_or_else(unknown, |id| name(id, club)));
    names.collect::<Vec<_>>().join(" - ")
}

fn entrants(
    voice: Voice,
    id: TournamentId,
    (before, now): (&[PlayerId], &[PlayerId]),
    club: Naming<'_>,
) -> String {
    let say = ChangedWords::speaking(voice);
    let beside = |all: &[PlayerId], others: &[PlayerId]| {
        let left = all.iter().filter(|player| !others.contains(player));
        list(voice, left.map(|player| name(*player, club)))
    };
    let (new, gone) = (beside(now, before), beside(before, now));
    let title = tournament(id, club);
    match (new.is_empty(), gone.is_empty()) {
        (true, true) => say.entrants(title),
        (false, true) => say.new_entrants(title, new),
        (true, false) => say.entrants_gone(title, gone),
        (false, false) => say.entrants_exchanged(title, new, gone),
    }
}

/// The draw, round or place that would be made now instead of the one shown.
fn planned(voice: Voice, shown: &[Action], now: &[Action], club: Naming<'_>) -> String {
    let say = ChangedWords::speaking(voice);
    match (shown.first(), now.first()) {
        (
            Some(Action::DrawStage(DrawStage { seeds: before, .. })),
            Some(Action::DrawStage(DrawStage { tournament, seeds, .. })),
        ) => {
            let (mut same, mut players) = (before.clone(), seeds.clone());
            same.sort_unstable();
            players.sort_unstable();
            if same != players {
                return entrants(voice, *tournament, (before, seeds), club);
            }
            let order = list(voice, seeds.iter().map(|player| name(*player, club)));
            say.seeds_now(order)
        }
        (_, Some(Action::DrawPairings(DrawPairings { pairs, .. }))) => {
            let pair = |pair: &[PlayerId; 2]| pair.map(|one| name(one, club)).join(" - ");
            let named = list(voice, pairs.iter().take(PAIRINGS).map(pair));
            say.pairings_now(named)
        }
        _ => say.something_else().to_owned(),
    }
}
