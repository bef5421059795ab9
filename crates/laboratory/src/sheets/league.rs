//! A league of card programs as rows.

use super::term;
use crate::export::{Cell, Column, Sheet, sheet_of};
use crate::lab::league::Findings;
use crate::words::JAPANESE;

/// A row for each program, the best first by mean points: those points, and for the first K the final ratings
/// without and with hands, as the median over all orders of the sets and the range of 95 % of them.
pub fn league(found: &Findings) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Rank,
        Column::Program,
        Column::Games,
        Column::Mean,
        Column::StandardError,
        Column::Plain,
        Column::PlainLow,
        Column::PlainHigh,
        Column::Corrected,
        Column::CorrectedLow,
        Column::CorrectedHigh,
        Column::RandomSeed,
    ];
    let rows = found.strengths.iter().enumerate().zip(1_u32..).map(|((at, one), rank)| {
        let error = one.points.error.map_or(Cell::Empty, |error| Cell::figure(error, 1000.0));
        let mut row = vec![
            rank.into(),
            Cell::text(one.name.name()),
            Cell::figure(one.games, 1.0),
            Cell::figure(one.points.value, 1000.0),
            error,
        ];
        for ratings in found.ratings.iter().take(1).flatten() {
            let end = &ratings.ends[at];
            let [low, high] = end.middle_95();
            row.extend([end.median(), low, high].map(|rating| Cell::figure(rating, 1.0)));
        }
        row.push(Cell::seed(found.league.seed));
        row
    });
    Sheet::new(COLUMNS, rows.collect())
}

/// A row for each K, method and milestone: the number of games in the league until it was reached, as the
/// median and the range of 95 % of the orders of the sets, and the share of them in which it was.
pub fn league_order(found: &Findings) -> Sheet {
    let games = |games: f64| if games.is_finite() { Cell::figure(games, 1.0) } else { Cell::Empty };
    let lines = found.ratings.iter().flatten();
    let lines = lines.flat_map(|own| own.reached.iter().map(move |reached| (own, reached)));
    sheet_of! {
        for (ratings, reached) in lines; {
            let [low, high] = reached.games.middle_95();
        }
        K: Cell::Points(ratings.k),
        Method: term(ratings.method, JAPANESE.experiment.method(ratings.method)),
        Milestone: term(reached.milestone, JAPANESE.league.milestone(reached.milestone)),
        Median: games(reached.games.median()),
        Low: games(low),
        High: games(high),
        Reached: Cell::figure(reached.share(), 1000.0),
        RandomSeed: Cell::seed(found.league.seed),
    }
}
