//! Who meets whom in the round of a Swiss that is being played: by name, as players look for themselves, and by board.

use super::asked::Asked;
use super::calls::{self, Calls, Spot};
use super::roll::{self, Column, Line, Look, Roll};
use crate::club::Tournament;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;

/// The round of the stage played now that has matches to be played.
pub(super) fn round(tournament: &Tournament) -> Option<u32> {
    let stage = tournament.current();
    let round = tournament.last_round(stage);
    let mut boards = tournament.boards(stage, round);
    boards.any(|board| board.state().is_open()).then_some(round)
}

/// Everybody in the order of names, as they are read, with the board and the opponent.
pub(super) fn by_name(asked: &Asked<'_>, tournament: &Tournament, round: u32) -> Vec<Roll> {
    let say = &asked.words.screen.board;
    let stage = tournament.current();
    let boards = (1..).zip(tournament.boards(stage, round));
    let seated = boards.flat_map(|(board, played): (u32, _)| {
        let players = played.players().into_iter();
        players.flat_map(move |[a, b]| [(a, Some((board, b))), (b, Some((board, a)))])
    });
    let drawn = tournament.stage().and_then(|stage| stage.swiss.drawn.last());
    let bye = drawn.and_then(|drawn| drawn.bye).map(|player| (player, None));
    let mut all: Vec<(PlayerId, Option<(u32, PlayerId)>)> = seated.chain(bye).collect();
    all.sort_by_cached_key(|(player, _)| (read(asked, *player), *player));
    let line = |(player, met): (PlayerId, Option<(u32, PlayerId)>)| {
        let board = met.map_or_else(String::new, |(board, _)| board.to_string());
        let other = met.map_or_else(|| say.bye().to_owned(), |(_, other)| asked.data.name(other));
        Line::Cells(vec![
            (asked.data.name(player), Look::Strong),
            (board, Look::Good),
            (other, Look::Plain),
        ])
    };
    let columns =
        [Column::name(""), Column::number(say.table_of(), 5), Column::name(say.against())];
    roll::cut(&columns, all.into_iter().map(line).collect(), asked.room)
}

/// What a name is sorted by.
fn read(asked: &Asked<'_>, player: PlayerId) -> String {
    let reading = asked.data.club.player(player).and_then(|one| one.reading.clone());
    fold(&reading.unwrap_or_else(|| asked.data.name(player)))
}

/// The boards with their players, cut into pages.
pub(super) fn by_board(asked: &Asked<'_>, tournament: &Tournament, round: u32) -> Vec<Calls> {
    let stage = tournament.current();
    let points = tournament.points_before(stage, round);
    let of = |player: PlayerId| points.get(&player).copied().unwrap_or_default().to_string();
    let boards = (1..).zip(tournament.boards(stage, round));
    let spots = boards.filter_map(|(board, played): (u32, _)| {
        let [a, b] = played.players()?;
        Some(Spot {
            table: board.to_string(),
            names: [a, b].map(|player| asked.data.name(player)).to_vec(),
            what: String::new(),
            note: asked.words.screen.board.points(&of(a), &of(b)),
            call: None,
        })
    });
    calls::cut(&spots.collect::<Vec<_>>(), asked)
}
