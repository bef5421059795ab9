//! Pairings of the Swiss round being played: by name, as players look for themselves, and by board.

use std::sync::Arc;

use super::calls::{self, Calls, Spot};
use super::content::PageData;
use super::roll::{self, Look, Roll};
use crate::club::tournament::Venue;
use crate::club::{Match, Tournament};
use crate::domain::name::spoken_order;
use crate::domain::number::PlayerId;
use crate::tui::kit::widget::table::{Column, Fields};

/// The round of the stage played now that has matches to be played.
pub(super) fn round(tournament: &Tournament) -> Option<u32> {
    let stage = tournament.current();
    let round = tournament.last_round(stage);
    let mut boards = tournament.boards(stage, round);
    boards.any(|board| board.state().is_open()).then_some(round)
}

/// Columns of a table's name and of a board's number.
const TABLE: u16 = 8;
const BOARD: u16 = 6;

/// The match of a player in the round.
#[derive(Clone, Copy)]
struct Met<'a> {
    board: u32,
    table: Option<&'a str>,
    other: PlayerId,
}

/// The table that a match is called to.
fn table(played: &Match) -> Option<&str> {
    let call = played.call.as_ref().filter(|_| played.state().is_at_table());
    call.map(|call| call.table.as_str())
}

/// Everybody in the order of names, as they are read, with the table of a call, the board and the opponent.
pub(super) fn by_name(asked: &PageData<'_>, tournament: &Tournament, round: u32) -> Vec<Roll> {
    let say = &asked.words.screen.board;
    let stage = tournament.current();
    // Players who were called go to that table, wherever the board stands.
    let called = tournament.boards(stage, round).any(|played| table(played).is_some());
    let boards = (1..).zip(tournament.boards(stage, round));
    let seated = boards.flat_map(|(board, played): (u32, &Arc<Match>)| {
        let met = move |other| Some(Met { board, table: table(played), other });
        let players = played.players().into_iter();
        players.flat_map(move |[a, b]| [(a, met(b)), (b, met(a))])
    });
    let unpaired = tournament.unpaired(stage, round).into_iter();
    let bye = unpaired.filter(|one| !one.absent).map(|one| (one.player, None));
    let mut all: Vec<(PlayerId, Option<Met<'_>>)> = seated.chain(bye).collect();
    all.sort_by_cached_key(|(player, _)| (read(asked, *player), *player));
    let fields = Fields::default()
        .with(Column::name(""), |(player, _): &(PlayerId, Option<Met<'_>>)| {
            asked.data.name(*player)
        })
        .with_if(called, Column::number(say.table_of(), TABLE), |(_, met)| {
            met.and_then(|met| met.table).unwrap_or_default().to_owned()
        })
        .with(Column::number(say.board_of(), BOARD), |(_, met)| {
            met.map_or_else(String::new, |met| met.board.to_string())
        })
        .with(Column::name(say.against()), |(_, met)| {
            met.map_or_else(|| say.bye().to_owned(), |met| asked.data.name(met.other))
        });
    // The place to go to stands out.
    let looks = [Look::Strong, Look::Good, if called { Look::Muted } else { Look::Plain }];
    let lines = all.iter().map(|one| fields.line(one, looks)).collect();
    roll::cut(&fields.columns(), lines, asked.room)
}

/// The key that names are sorted by: the reading, else the name.
fn read(asked: &PageData<'_>, player: PlayerId) -> (u8, String, String) {
    let reading = asked.data.club.player(player).and_then(|one| one.reading.clone());
    spoken_order(&reading.unwrap_or_else(|| asked.data.name(player)))
}

/// The boards with their players, cut into pages.
pub(super) fn by_board(asked: &PageData<'_>, tournament: &Tournament, round: u32) -> Vec<Calls> {
    let stage = tournament.current();
    let points = tournament.points_before(stage, round);
    let of = |player: PlayerId| points.get(&player).copied().unwrap_or_default().to_string();
    let boards = (1..).zip(tournament.boards(stage, round));
    let spots = boards.filter_map(|(board, played): (u32, &Arc<Match>)| {
        let [a, b] = played.players()?;
        Some(Spot {
            venue: Venue::Board(board),
            names: [a, b].map(|player| asked.data.name(player)).to_vec(),
            what: table(played).map_or_else(String::new, |table| {
                calls::named(&Venue::Table(table.to_owned()), asked.words)
            }),
            brief: String::new(),
            note: asked.words.screen.board.points(of(a), of(b)),
            call: None,
        })
    });
    calls::cut(&spots.collect::<Vec<_>>(), asked)
}
