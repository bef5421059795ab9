//! Targeted influence as rows.

use super::term;
use crate::export::{Cell, Column, Sheet};
use crate::lab::Estimate;
use crate::lab::influence::{
    COMPARED, COMPARISONS, Comparison, EvaluatedPlayer, Findings, Measure, figures, opponents,
};
use crate::words::JAPANESE;

/// The tables of S2. For each measure, kind of opponents and evaluated player there is a row with the numbers of
/// P1 to P5, one with their standard errors, and one with the printed numbers of S2, if there are any.
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
        let against = of_whom(line.against.name(), figure);
        let mut row = vec![term(measure, JAPANESE.influence.measure(measure))];
        row.extend([Cell::text(against), Cell::text(line.player.name())]);
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

/// The opponents named in a row: those of S2 for printed numbers.
fn of_whom(against: &str, figure: Figure) -> &str {
    if figure == Figure::Printed { opponents(against) } else { against }
}

/// Tables 14 to 17 of S2: a row for each kind of opponents with the numbers of
/// snowl, snowl-i and jsnowl, and one with the printed numbers of S2.
pub fn influence_comparisons(found: &Findings) -> Sheet {
    let columns =
        [Column::Named("table".to_owned()), Column::Measure, Column::Against, Column::Figure];
    let players = COMPARED.map(|name| Column::Named(name.to_owned()));
    let columns: Vec<Column> = columns.into_iter().chain(players).collect();
    let against = &found.influence.against;
    let rows = COMPARISONS
        .iter()
        .flat_map(|one| against.iter().flat_map(|four| compared(found, *one, four.name())));
    Sheet::new(&columns, rows.collect())
}

fn compared(found: &Findings, one: Comparison, against: &str) -> Vec<Vec<Cell>> {
    let Comparison { table, measure, seat } = one;
    let parts = if measure == Measure::Ratio { 1000.0 } else { 1.0 };
    let ours: [Option<Estimate>; 3] = COMPARED.map(|name| {
        let is_it =
            |line: &&EvaluatedPlayer| line.against.name() == against && line.player.kind() == name;
        found.lines.iter().find(is_it).map(|line| line.figures(measure)[seat])
    });
    let printed = COMPARED
        .map(|name| figures(against, name, measure, found.influence.games).map(|of| of[seat]));
    let all = [
        (Figure::Here, ours.map(|one| one.map(|one| one.value))),
        (Figure::Error, ours.map(|one| one?.error)),
        (Figure::Printed, printed),
    ];
    let said = all.into_iter().filter(|(_, figures)| figures.iter().any(Option::is_some));
    let row = |(figure, figures): (Figure, [Option<f64>; 3])| {
        let place = [Cell::from(table), term(measure, JAPANESE.influence.measure(measure))];
        let of = Cell::text(of_whom(against, figure));
        let kind = term(figure, JAPANESE.influence.figure(figure));
        let figures = figures.map(|one| one.map_or(Cell::Empty, |one| Cell::figure(one, parts)));
        place.into_iter().chain([of, kind]).chain(figures).collect()
    };
    said.map(row).collect()
}

/// The content of a row of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Figure {
    Here,
    Error,
    Printed,
}

/// A row for each claim of S2: its result, and whether it holds.
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
