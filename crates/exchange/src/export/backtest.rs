//! How well rating models would have predicted a list's past, as rows.

use super::{Cell, Column, Sheet, Term};
use crate::club::question::backtest::{BackTest, BackTestLine};
use crate::domain::rating::calibration::Measures;

/// A row for each model and year, with the mean share expected of the favourite and the share it scored.
pub fn backtest(found: &BackTest) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Model,
        Column::Year,
        Column::Games,
        Column::LogLoss,
        Column::Brier,
        Column::Expected,
        Column::Won,
    ];
    let row = |line: &BackTestLine| {
        let year =
            line.year.map_or_else(|| Term::AllYears.into(), |year| Cell::text(year.to_string()));
        let Measures { games, log_loss, brier, .. } = line.measures;
        let [expected, won] = line.favourite;
        let mut row = vec![Term::Rival(line.rival).into(), year, Cell::Points(games)];
        row.extend([log_loss, brier, expected, won].map(Cell::Share));
        row
    };
    Sheet::new(COLUMNS, found.lines.iter().map(row).collect())
}
