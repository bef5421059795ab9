//! A league of card programs as rows.

use super::term;
use crate::export::{Cell, Column, Sheet};
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
    const COLUMNS: &[Column] = &[
        Column::K,
        Column::Method,
        Column::Milestone,
        Column::Median,
        Column::Low,
        Column::High,
        Column::Reached,
        Column::RandomSeed,
    ];
    let games = |games: f64| if games.is_finite() { Cell::figure(games, 1.0) } else { Cell::Empty };
    let rows = found.ratings.iter().flatten().flat_map(|ratings| {
        ratings.reached.iter().map(|reached| {
            let [low, high] = reached.games.middle_95();
            let mut row = vec![
                Cell::Points(ratings.k),
                term(ratings.method, JAPANESE.experiment.method(ratings.method)),
            ];
            row.push(term(reached.milestone, JAPANESE.league.milestone(reached.milestone)));
            row.extend([reached.games.median(), low, high].map(games));
            row.extend([Cell::figure(reached.share(), 1000.0), Cell::seed(found.league.seed)]);
            row
        })
    });
    Sheet::new(COLUMNS, rows.collect())
}
