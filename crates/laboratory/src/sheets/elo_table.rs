//! The arithmetic of S4 as rows.

use super::seeded;
use crate::domain::game::Hand;
use crate::domain::rating::difference;
use crate::export::{Cell, Column, Sheet, sheet_of};
use crate::lab::elo_table::{Findings, Part, Spread, hand_curves};

/// The deviation of a column.
pub fn spread(found: &Spread) -> Sheet {
    let names = ["biased", "n_minus_1", "unbiased", "n_minus_3_2"];
    let figures = [found.biased, found.of_unbiased_variance, found.unbiased, found.approximation];
    let columns = [Column::Values, Column::Mean].into_iter();
    let columns = columns.chain(names.map(|name| Column::Named(name.to_owned())));
    let row = [found.count.into(), Cell::Share(found.mean)].into_iter();
    let row = row.chain(figures.map(Cell::Share)).collect();
    Sheet::new(&columns.collect::<Vec<_>>(), vec![row])
}

/// The expected score by rating difference, with a column for each hand.
pub fn elo_hands(hands: &[Hand]) -> Sheet {
    let of_hand = |hand: &Hand| Column::Named(format!("f({})", hand.p()));
    let columns: Vec<Column> =
        std::iter::once(Column::Difference).chain(hands.iter().map(of_hand)).collect();
    let row = |(points, scores): (f64, Vec<f64>)| {
        std::iter::once(Cell::Points(points)).chain(scores.into_iter().map(Cell::Share)).collect()
    };
    Sheet::new(&columns, hand_curves(hands).into_iter().map(row).collect())
}

/// The rating difference of each win rate.
pub fn elo_gaps(rates: &[Hand]) -> Sheet {
    let row = |rate: &Hand| vec![Cell::Points(rate.p()), Cell::Rating(difference(rate.p()))];
    Sheet::new(&[Column::Stronger, Column::Difference], rates.iter().map(row).collect())
}

/// One part of the experiment.
pub fn elo_table(found: &Findings, part: Part) -> Sheet {
    let sheet = match part {
        Part::Curve => sheet_of! {
            for one in &found.curve;
            Difference: Cell::Points(one.difference),
            Stronger: Cell::Share(one.expected),
            Weaker: Cell::Share(1.0 - one.expected),
            DifferenceBack: Cell::Points(one.back),
        },
        Part::Deviation => sheet_of! {
            for one in &found.deviations;
            Values: one.count.into(),
            Factor: Cell::Share(one.factor),
            Approximation: Cell::Share(one.approximation),
            Ratio: Cell::Share(one.approximation / one.factor),
            Mean: Cell::Share(one.mean),
        },
        Part::Order => sheet_of! {
            for one in &found.orders;
            Unit: Cell::text(one.unit.to_string()),
            SumOff: Cell::Rating(one.off),
            OrderSpread: Cell::Rating(one.spread),
        },
        Part::Noise => sheet_of! {
            for one in &found.noise;
            K: Cell::Points(one.k),
            NoiseDeviation: Cell::Rating(one.deviation),
            NoiseFloor: Cell::Rating(one.floor),
            TimeConstant: Cell::Rating(one.time),
        },
    };
    seeded(sheet, found.table.seed)
}
