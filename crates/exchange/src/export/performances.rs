//! Performance ratings by tournament.

use super::ranking::win_rate;
use super::{Cell, Column, Sheet, Term};
use crate::club::Club;
use crate::club::question::performance::EventPlayed;
use crate::domain::number::PlayerId;
use crate::domain::rating::performance::Performance;

const COLUMNS: &[Column] = &[
    Column::Number,
    Column::Name,
    Column::Event,
    Column::From,
    Column::To,
    Column::Matches,
    Column::Games,
    Column::Score,
    Column::Expected,
    Column::Change,
    Column::Rating,
    Column::Performance,
    Column::Deviation,
    Column::Bound,
    Column::GamesWon,
    Column::GameWinRate,
];

/// One row for each player and event. Where everything was won or lost, the performance is only a
/// bound, `at least` or `at most`, and has no deviation.
pub fn performances(
    club: &Club,
    events: impl IntoIterator<Item = (PlayerId, EventPlayed)>,
) -> Sheet {
    let rows = events.into_iter().map(|(player, event)| {
        let name = club.player(player).map(|player| player.name.as_str());
        let (performance, deviation, bound) = match event.performance {
            None => (Cell::Empty, Cell::Empty, Cell::Empty),
            Some(Performance::Of { rating, deviation }) => {
                (Cell::Rating(rating), Cell::Rating(deviation), Cell::Empty)
            }
            Some(Performance::AtLeast(rating)) => {
                (Cell::Rating(rating), Cell::Empty, Term::AtLeast.into())
            }
            Some(Performance::AtMost(rating)) => {
                (Cell::Rating(rating), Cell::Empty, Term::AtMost.into())
            }
        };
        vec![
            Cell::text(player.to_string()),
            Cell::maybe(name),
            Cell::maybe(club.tournament(event.tournament).map(|found| found.name.as_str())),
            Cell::Day(event.days[0]),
            Cell::Day(event.days[1]),
            event.matches.into(),
            event.games.into(),
            Cell::Points(event.score),
            Cell::Rating(event.expected),
            Cell::Rating(event.change),
            Cell::Rating(event.rating),
            performance,
            deviation,
            bound,
            event.tally.games_won.into(),
            win_rate(event.tally),
        ]
    });
    Sheet::new(COLUMNS, rows.collect())
}
