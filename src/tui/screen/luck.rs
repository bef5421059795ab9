//! The luck of all players of a list or a tournament, or of one player game by game.

use crate::club::question::luck::{DealtGame, Luck};
use crate::domain::rating::{written, written_change};
use crate::tui::kit::prelude::*;
use crate::words::message::percent;

/// The luck of all players with known hands, on a list or in one of its tournaments.
pub(super) fn of(list: ListId, within: Option<TournamentId>, context: &Context<'_>) -> Step {
    board(list, within, context).unwrap_or_else(|| nothing(context))
}

/// A player's games with known hands, newest first.
pub(super) fn of_player(list: ListId, player: PlayerId, context: &Context<'_>) -> Step {
    games_of(list, player, context).unwrap_or_else(|| nothing(context))
}

fn nothing(context: &Context<'_>) -> Step {
    Step::inform(context.words.screen.luck.nothing(), context)
}

fn board(list: ListId, within: Option<TournamentId>, context: &Context<'_>) -> Option<Step> {
    let data = context.data;
    let all = data.club.luck(list, within);
    let name = match within {
        Some(tournament) => &data.club.tournament(tournament)?.name,
        None => &data.club.list(list)?.name,
    };
    let say = &context.words.screen.luck;
    let [player, games, deals, won, rating, without, luck] = say.headings();
    let columns = Fields::default()
        .with(Column::name(player), |luck: &Luck| data.name(luck.player))
        .with(Column::number(games, 6), |luck| luck.games.to_string())
        .with(Column::number(deals, 8), |luck| written(luck.deals))
        .with(Column::number(won, 8), |luck| written(luck.won))
        .with(Column::number(rating, 9).spare(), |luck| written(luck.rating))
        .with(Column::number(without, 9).spare(), |luck| written(luck.without))
        .with(Column::number(luck, 9), |luck| written_change(luck.points()));
    let lead =
        vec![if within.is_some() { say.explained_after() } else { say.explained() }.to_owned()];
    (!all.is_empty()).then(|| Step::cover(columns.table(say.title(name), lead, all)))
}

fn games_of(list: ListId, player: PlayerId, context: &Context<'_>) -> Option<Step> {
    let data = context.data;
    let own: Vec<DealtGame> =
        data.club.dealt_games(list).into_iter().filter(|game| game.player == player).collect();
    let luck = data.club.luck(list, None).into_iter().find(|luck| luck.player == player)?;
    let say = &context.words.screen.luck;
    let [day, game, opponent, deal, won] = say.game_headings();
    let met = |game: &DealtGame| game.opponent.map(|opponent| data.name(opponent));
    let columns = Fields::default()
        .with(Column::word(day, 10), |game: &DealtGame| game.played_on.to_string())
        .with(Column::number(game, 6), |game| format!("{}.{}", game.no, game.game))
        .with(Column::name(opponent), |game| met(game).unwrap_or_default())
        .with(Column::number(deal, 8), |game| percent(game.deal))
        .with(Column::number(won, 6), |game| written(game.won));
    let lead = vec![say.of_player(&luck)];
    let title = say.title(data.name(player));
    Some(Step::cover(columns.table(title, lead, own.into_iter().rev())))
}
