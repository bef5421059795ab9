//! Findings of the virtual game.

use super::term;
use crate::export::{Cell, Sheet, sheet_of};
use crate::lab::virtual_game::{Findings, Series};
use crate::words::JAPANESE;

/// A row for each law, logarithm and method: the median over all sets, the range of 95 %
/// of them, the stable point of ratings without noise, and the median printed in S0.
pub fn virtual_game(found: &Findings) -> Sheet {
    sheet_of! {
        for series in &found.series; {
            let [law, logarithm, method] = named(series);
            let [low, high] = series.ratings.middle_95().map(Cell::Rating);
        }
        Law: law,
        Logarithm: logarithm,
        Method: method,
        Median: Cell::Rating(series.ratings.median()),
        Low: low,
        High: high,
        FixedPoint: found.game.fixed_point(series).map(Cell::Rating).into(),
        Printed: series.printed().map(Cell::Points).into(),
        RandomSeed: Cell::seed(found.game.seed),
    }
}

/// A row for each step of ratings with a set in it: the number of sets.
pub fn virtual_game_histogram(found: &Findings) -> Sheet {
    let steps = found.series.iter().flat_map(|series| {
        let held = series.steps().into_iter().filter(|(_, count)| *count > 0);
        held.map(move |(from, count)| (series, from, count))
    });
    sheet_of! {
        for (series, from, count) in steps; {
            let [law, logarithm, method] = named(series);
        }
        Law: law,
        Logarithm: logarithm,
        Method: method,
        From: Cell::Points(from),
        To: Cell::Points(from + Series::STEP),
        Sets: count.into(),
        RandomSeed: Cell::seed(found.game.seed),
    }
}

fn named(series: &Series) -> [Cell; 3] {
    [
        term(series.law, JAPANESE.experiment.hand_law(series.law)),
        term(series.logarithm, JAPANESE.experiment.logarithm(series.logarithm)),
        term(series.method, JAPANESE.experiment.method(series.method)),
    ]
}
