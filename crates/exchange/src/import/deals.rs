//! Recorded games of prime Daifugō with the hands that were dealt.

use primes::{DuelGame, Hand, deck};

use super::headings::Column;
use super::rows::{Row, Table};
use super::{ImportFault, Unread, Why};

const COLUMNS: &[Column] = &[
    Column::required("match_id"),
    Column::required("first"),
    Column::required("second"),
    Column::required("winner"),
    Column::required("hand_first"),
    Column::required("hand_second"),
    Column::optional("event"),
    Column::optional("season"),
    Column::optional("stage"),
    Column::optional("game_no"),
    Column::optional("turns"),
];
const MATCH: usize = 0;
const PLAYERS: [usize; 2] = [1, 2];
const WINNER: usize = 3;
const HANDS: [usize; 2] = [4, 5];

/// Reads games, one a row, with the header `match_id,first,second,winner,hand_first,hand_second` and, for people,
/// `event,season,stage,game_no,turns`. The winner is named as one of the two players; hands are written like
/// `QT338647JA9`.
pub fn deals(bytes: &[u8]) -> Result<Vec<DuelGame>, ImportFault> {
    let table = Table::open(bytes.into(), COLUMNS).map_err(Unread::first)?;
    table.rows().map(|row| game(&row?)).collect()
}

fn game(row: &Row) -> Result<DuelGame, ImportFault> {
    let text = |column| {
        let given = row.given(column).map(str::to_owned);
        given.ok_or_else(|| row.fault(column, Why::Empty))
    };
    let hand = |column| -> Result<Hand, ImportFault> {
        let read = text(column)?.parse();
        read.map_err(|error| row.fault(column, Why::NotCards(error)))
    };
    let players = [text(PLAYERS[0])?, text(PLAYERS[1])?];
    let hands = [hand(HANDS[0])?, hand(HANDS[1])?];
    deck::check(&hands).map_err(|error| row.fault(HANDS[1], Why::NotOneDeck(error)))?;
    let winner = text(WINNER)?;
    let Some(won) = players.iter().position(|player| *player == winner) else {
        return Err(row.fault(WINNER, Why::NotAPlayer(players)));
    };
    Ok(DuelGame { match_id: text(MATCH)?, players, hands, first_won: won == 0 })
}
