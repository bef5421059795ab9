//! A league of card programs as rows.

use super::{rounded, seed};
use crate::export::{Cell, Column, Sheet, Term};
use crate::lab::league::Findings;

/// A row a program, the best first by mean points: those points, and with the first K the ratings in the end without and with hands, as the
/// median over all orders of the sets and the range of 95 % of them.
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
        let error = one.points.error.map_or(Cell::Empty, |error| rounded(error, 1000.0));
        let mut row = vec![
            rank.into(),
            Cell::text(one.name.name()),
            rounded(one.games, 1.0),
            rounded(one.points.value, 1000.0),
            error,
        ];
        for ratings in found.ratings.iter().take(1).flatten() {
            let end = &ratings.ends[at];
            let [low, high] = end.middle_95();
            row.extend([end.median(), low, high].map(|rating| rounded(rating, 1.0)));
        }
        row.push(seed(found.league.seed));
        row
    });
    Sheet::new(COLUMNS, rows.collect())
}

/// A row a K, a method and a milestone: after how many games of the league it was reached, as the median and the range of 95 % of
/// the orders of the sets, and in which share of them it was.
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
    let games = |games: f64| if games.is_finite() { rounded(games, 1.0) } else { Cell::Empty };
    let rows = found.ratings.iter().flatten().flat_map(|ratings| {
        ratings.reached.iter().map(|reached| {
            let [low, high] = reached.games.middle_95();
            let mut row = vec![Cell::Points(ratings.k), Term::Method(ratings.method).into()];
            row.push(Term::Milestone(reached.milestone).into());
            row.extend([reached.games.median(), low, high].map(games));
            row.extend([rounded(reached.share(), 1000.0), seed(found.league.seed)]);
            row
        })
    });
    Sheet::new(COLUMNS, rows.collect())
}
