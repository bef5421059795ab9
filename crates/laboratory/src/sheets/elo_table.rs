//! The arithmetic of S4 as rows.

use crate::domain::game::Hand;
use crate::domain::rating::difference;
use crate::export::{Cell, Column, Sheet};
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
    let share = Cell::Share;
    let (columns, mut rows): (&[Column], Vec<Vec<Cell>>) = match part {
        Part::Curve => (
            &[Column::Difference, Column::Stronger, Column::Weaker, Column::DifferenceBack],
            found
                .curve
                .iter()
                .map(|point| {
                    let rates = [share(point.expected), share(1.0 - point.expected)];
                    let [difference, back] = [point.difference, point.back].map(Cell::Points);
                    [difference].into_iter().chain(rates).chain([back]).collect()
                })
                .collect(),
        ),
        Part::Deviation => (
            &[Column::Values, Column::Factor, Column::Approximation, Column::Ratio, Column::Mean],
            found
                .deviations
                .iter()
                .map(|one| {
                    let ratio = one.approximation / one.factor;
                    let figures = [one.factor, one.approximation, ratio, one.mean].map(share);
                    [one.count.into()].into_iter().chain(figures).collect()
                })
                .collect(),
        ),
        Part::Order => (
            &[Column::Unit, Column::SumOff, Column::OrderSpread],
            found
                .orders
                .iter()
                .map(|one| {
                    let unit = Cell::text(one.unit.to_string());
                    vec![unit, Cell::Rating(one.off), Cell::Rating(one.spread)]
                })
                .collect(),
        ),
        Part::Noise => (
            &[Column::K, Column::NoiseDeviation, Column::NoiseFloor, Column::TimeConstant],
            found
                .noise
                .iter()
                .map(|one| {
                    let figures = [one.deviation, one.floor, one.time].map(Cell::Rating);
                    [Cell::Points(one.k)].into_iter().chain(figures).collect()
                })
                .collect(),
        ),
    };
    for row in &mut rows {
        row.push(Cell::seed(found.table.seed));
    }
    let columns: Vec<Column> = columns.iter().cloned().chain([Column::RandomSeed]).collect();
    Sheet::new(&columns, rows)
}
