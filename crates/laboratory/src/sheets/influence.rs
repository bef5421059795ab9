//! Targeted influence as rows.

use super::term;
use crate::export::{Cell, Column, Sheet};
use crate::lab::influence::{EvaluatedPlayer, Findings, Measure};
use crate::words::JAPANESE;

/// The tables of S2: for each measure, opponents and evaluated player a row with the figures of P1 to P5, one with their
/// standard errors, and one with the figures that S2 prints, if it does.
pub fn influence(found: &Findings) -> Sheet {
    let seats = (1..=5).map(|seat| Column::Named(format!("p{seat}")));
    let columns = [Column::Measure, Column::Against, Column::Player, Column::Figure].into_iter();
    let columns: Vec<Column> = columns.chain(seats).chain([Column::RandomSeed]).collect();
    let rows = Measure::ALL.into_iter().flat_map(|measure| {
        found.lines.iter().flat_map(move |line| of_line(line, measure, found.influence.seed))
    });
    Sheet::new(&columns, rows.collect())
}

fn of_line(line: &EvaluatedPlayer, measure: Measure, random_seed: u64) -> Vec<Vec<Cell>> {
    let figures = line.figures(measure);
    let parts = if measure == Measure::Ratio { 1000.0 } else { 1.0 };
    let row = |figure: Figure, cells: [Option<f64>; 5]| {
        let mut row = vec![term(measure, JAPANESE.influence.measure(measure))];
        row.extend([Cell::text(line.against.name()), Cell::text(line.player.name())]);
        row.push(term(figure, JAPANESE.influence.figure(figure)));
        row.extend(cells.map(|cell| cell.map_or(Cell::Empty, |cell| Cell::figure(cell, parts))));
        row.push(Cell::seed(random_seed));
        row
    };
    let mut rows = vec![
        row(Figure::Here, figures.map(|one| Some(one.value))),
        row(Figure::Error, figures.map(|one| one.error)),
    ];
    rows.extend(line.printed(measure).map(|printed| row(Figure::Printed, printed.map(Some))));
    rows
}

/// The content of a row of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Figure {
    Here,
    Error,
    Printed,
}

/// A row a claim of S2: what was found of it, and whether it holds.
pub fn influence_claims(found: &Findings) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Claim,
        Column::Against,
        Column::Player,
        Column::Value,
        Column::StandardError,
        Column::Verdict,
    ];
    let rows = found.claims().into_iter().map(|claim| {
        let parts = if claim.figure.value.abs() < 2.0 { 1000.0 } else { 1.0 };
        vec![
            term(claim.clause, JAPANESE.influence.clause(claim.clause)),
            Cell::text(claim.against.name()),
            Cell::text(claim.player.name()),
            Cell::figure(claim.figure.value, parts),
            claim.figure.error.map_or(Cell::Empty, |error| Cell::figure(error, parts)),
            term(claim.verdict, JAPANESE.influence.verdict(claim.verdict)),
        ]
    });
    Sheet::new(COLUMNS, rows.collect())
}
