//! The audit of the documents as rows.

use super::term;
use crate::export::{Cell, Column, Sheet};
use crate::lab::audit::{Here, Row, Verdict};
use crate::words::{ExperimentWords, JAPANESE};

/// The most numbers in a cell; of more, only those that differ are shown.
const FIGURES: usize = 5;

/// A row for each row of the audit.
pub fn audit(rows: &[Row], words: ExperimentWords) -> Sheet {
    let [row, what, done_by, here, remark] = words.audit_columns();
    let named = |name: &str| Column::Named(name.to_owned());
    let columns = [
        named(row),
        named(what),
        named(done_by),
        Column::Printed,
        named(here),
        Column::Verdict,
        named(remark),
    ];
    Sheet::new(&columns, rows.iter().map(cells).collect())
}

fn cells(row: &Row) -> Vec<Cell> {
    let [what, remark] = [row.what, row.remark].map(|[english, japanese]| match english {
        "" => Cell::Empty,
        _ => term(english, japanese),
    });
    let count = row.figures().len();
    let many = count > FIGURES;
    let printed = if many { format!("n = {count}") } else { row.printed.to_owned() };
    vec![
        Cell::text(row.place),
        what,
        Cell::text(row.done_by),
        Cell::text(printed),
        here(row, many),
        term(row.verdict(), JAPANESE.experiment.audited(row.verdict())),
        remark,
    ]
}

fn here(row: &Row, many: bool) -> Cell {
    let figures = row.figures();
    let shown = figures.iter().filter(|one| !many || one.differs()).map(|one| one.written());
    let shown = shown.collect::<Vec<_>>().join(" ");
    match row.here {
        Here::Recorded { document, .. } => Cell::text(format!("{shown} ({document})")),
        _ => Cell::text(shown),
    }
}

/// The number of rows with each verdict, by document.
pub fn audit_counts(rows: &[Row], words: ExperimentWords) -> Sheet {
    let names = Verdict::ALL.map(|one| words.audited(one));
    let columns = std::iter::once(words.audit_columns()[0]).chain(names);
    let columns: Vec<Column> = columns.map(|name| Column::Named(name.to_owned())).collect();
    let count = |name: &str| {
        let of = |verdict| {
            let all = rows.iter().filter(|row| row.place.starts_with(name));
            all.filter(|row| row.verdict() == verdict).count().into()
        };
        std::iter::once(Cell::text(name)).chain(Verdict::ALL.map(of)).collect()
    };
    Sheet::new(&columns, ["S0", "S1", "S2", "S3", "S4"].map(count).to_vec())
}
