//! The luck of the players of a list or a tournament, or of one player game by game; laid over a screen.

use crate::club::question::luck::{DealtGame, Luck};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{written, written_change};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::words::message::percent;

/// The luck of everybody with a known hand on a list, or in one of its tournaments.
pub(super) fn of(list: ListId, within: Option<TournamentId>, context: &Context<'_>) -> Step {
    board(list, within, context).unwrap_or_else(|| nothing(context))
}

/// A player's games with a known hand, the last first.
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
    let headings = vec![
        Heading::name(player),
        Heading::number(games, 6),
        Heading::number(deals, 8),
        Heading::number(won, 8),
        Heading::number(rating, 9).spare(),
        Heading::number(without, 9).spare(),
        Heading::number(luck, 9),
    ];
    let row = |luck: &Luck| {
        vec![
            data.name(luck.player),
            luck.games.to_string(),
            written(luck.deals),
            written(luck.won),
            written(luck.rating),
            written(luck.without),
            written_change(luck.points()),
        ]
    };
    let lead =
        vec![if within.is_some() { say.explained_after() } else { say.explained() }.to_owned()];
    let rows: Vec<Vec<String>> = all.iter().map(row).collect();
    (!rows.is_empty())
        .then(|| Step::cover(TableOverlay::new(say.title(name), lead, headings, rows)))
}

fn games_of(list: ListId, player: PlayerId, context: &Context<'_>) -> Option<Step> {
    let data = context.data;
    let own: Vec<DealtGame> =
        data.club.dealt_games(list).into_iter().filter(|game| game.player == player).collect();
    let luck = data.club.luck(list, None).into_iter().find(|luck| luck.player == player)?;
    let say = &context.words.screen.luck;
    let [day, game, opponent, deal, won] = say.game_headings();
    let headings = vec![
        Heading::word(day, 10),
        Heading::number(game, 6),
        Heading::name(opponent),
        Heading::number(deal, 8),
        Heading::number(won, 6),
    ];
    let row = |game: &DealtGame| {
        vec![
            game.played_on.to_string(),
            format!("{}.{}", game.no, game.game),
            game.opponent.map(|opponent| data.name(opponent)).unwrap_or_default(),
            percent(game.deal),
            written(game.won),
        ]
    };
    let lead = vec![say.of_player(&luck)];
    let rows: Vec<Vec<String>> = own.iter().rev().map(row).collect();
    let title = say.title(data.name(player));
    Some(Step::cover(TableOverlay::new(title, lead, headings, rows)))
}
