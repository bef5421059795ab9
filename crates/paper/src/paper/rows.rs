//! Sheets of rows, so many a page.

use maud::html;

use super::page::{Body, Facts, Page};
use crate::export::{Sheet, html as tables};

/// The height of a row, in millimetres, as the style has it.
const ROW: f64 = 7.0;

/// So many rows a page, below the heading of the table.
pub(super) fn rows_a_page(facts: &Facts<'_>, wide: bool) -> usize {
    let mut left = facts.paper.body(wide)[1] - ROW;
    let mut rows = 0;
    while left >= ROW {
        (left, rows) = (left - ROW, rows + 1);
    }
    rows.max(1)
}

/// The rows of a sheet; wide paper where there are many columns.
pub(super) fn pages(facts: &Facts<'_>, sheet: &Sheet) -> Vec<Page> {
    const NARROW: usize = 9;
    let wide = sheet.columns.len() > NARROW;
    let part = |rows: &[Vec<_>]| {
        let part = Sheet { columns: sheet.columns.clone(), rows: rows.to_vec(), heading: None };
        let body = Body::Markup(html! { div class="rows" { (tables::table(&part)) } });
        Page { part: String::new(), wide, body }
    };
    sheet.rows.chunks(rows_a_page(facts, wide)).map(part).collect()
}
