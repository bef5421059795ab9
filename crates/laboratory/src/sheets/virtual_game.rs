//! Findings of the virtual game.

use super::term;
use crate::export::{Cell, Column, Sheet};
use crate::lab::virtual_game::{Findings, Series};
use crate::words::JAPANESE;

/// A row for each law, logarithm and method: the median over all sets, the range of 95 %
/// of them, the stable point of ratings without noise, and the median printed in S0.
pub fn virtual_game(found: &Findings) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Law,
        Column::Logarithm,
        Column::Method,
        Column::Median,
        Column::Low,
        Column::High,
        Column::FixedPoint,
        Column::Printed,
        Column::RandomSeed,
    ];
    let row = |series: &Series| {
        let [low, high] = series.ratings.middle_95().map(Cell::Rating);
        let mut row = named(series).to_vec();
        row.extend([Cell::Rating(series.ratings.median()), low, high]);
        row.push(found.game.fixed_point(series).map_or(Cell::Empty, Cell::Rating));
        row.extend([
            series.printed().map_or(Cell::Empty, Cell::Points),
            Cell::seed(found.game.seed),
        ]);
        row
    };
    Sheet::new(COLUMNS, found.series.iter().map(row).collect())
}

/// A row for each step of ratings with a set in it: the number of sets.
pub fn virtual_game_histogram(found: &Findings) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Law,
        Column::Logarithm,
        Column::Method,
        Column::From,
        Column::To,
        Column::Sets,
        Column::RandomSeed,
    ];
    let rows = found.series.iter().flat_map(|series| {
        series.steps().into_iter().filter(|(_, count)| *count > 0).map(|(from, count)| {
            let mut row = named(series).to_vec();
            row.extend([Cell::Points(from), Cell::Points(from + Series::STEP)]);
            row.extend([count.into(), Cell::seed(found.game.seed)]);
            row
        })
    });
    Sheet::new(COLUMNS, rows.collect())
}

fn named(series: &Series) -> [Cell; 3] {
    [
        term(series.law, JAPANESE.experiment.hand_law(series.law)),
        term(series.logarithm, JAPANESE.experiment.logarithm(series.logarithm)),
        term(series.method, JAPANESE.experiment.method(series.method)),
    ]
}
