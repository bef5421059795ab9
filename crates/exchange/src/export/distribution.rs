//! How many players have which rating, as rows.

use super::{Cell, Column, Sheet};
use crate::club::question::rating_table::RatingTable;

/// A row a step of ratings: from the first figure to below the second, how many players are established and how many
/// are not. No rows where no player has a match.
pub fn distribution(table: &RatingTable) -> Sheet {
    let spread = table.spread();
    let rows = spread.iter().flat_map(|spread| {
        let mut low = spread.from;
        spread.counts.iter().map(move |[established, others]| {
            let from = low;
            low += spread.step;
            vec![Cell::Points(from), Cell::Points(low), (*established).into(), (*others).into()]
        })
    });
    Sheet::new(
        &[Column::Low, Column::High, Column::Established, Column::Provisional],
        rows.collect(),
    )
}
