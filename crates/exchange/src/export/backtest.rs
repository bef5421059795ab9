//! How well rating models would have predicted a list's past, as rows.

use super::{Cell, Column, Sheet, Term};
use crate::club::question::backtest::{BackTest, BackTestLine};
use crate::domain::rating::calibration::Measures;

/// A row for each model and year, with the mean share expected of the favourite and the share it scored. Then a
/// row for each pair of models of which one cannot judge all games, by those that both can, with the other's log-loss.
pub fn backtest(found: &BackTest) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Model,
        Column::Year,
        Column::Games,
        Column::LogLoss,
        Column::Brier,
        Column::Expected,
        Column::Won,
        Column::ComparedWith,
        Column::OtherLogLoss,
    ];
    let row = |line: &BackTestLine| {
        let year =
            line.year.map_or_else(|| Term::AllYears.into(), |year| Cell::text(year.to_string()));
        let Measures { games, log_loss, brier, .. } = line.measures;
        let [expected, won] = line.favourite;
        let mut row = vec![Term::Rival(line.rival).into(), year, Cell::Points(games)];
        row.extend([log_loss, brier, expected, won].map(Cell::Share));
        row.extend(line.against.map_or([Cell::Empty, Cell::Empty], |(rival, log_loss)| {
            [Term::Rival(rival).into(), Cell::Share(log_loss)]
        }));
        row
    };
    Sheet::new(COLUMNS, found.lines.iter().map(row).collect())
}
