//! Tables for browsers: a page that stands alone, or only the table in it.

use std::io::{self, Write};

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Cell, Sheet};
use crate::domain::name::shown;

/// Black on white on paper; on screen as the browser is set. Nothing is loaded.
const STYLE: &str = include_str!("../../assets/sheet.css");

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(page(sheet).into_string().as_bytes())
}

/// A whole page with the sheet's heading above its table.
pub fn page(sheet: &Sheet) -> Markup {
    let heading = sheet.heading.as_ref();
    let title = heading.map_or_else(|| "Banzuke".to_owned(), super::Heading::title);
    html! {
        (DOCTYPE)
        html lang=[heading.map(|heading| heading.language)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                @if let Some(heading) = heading {
                    h1 { (title) }
                    p { (heading.state()) }
                }
                (table(sheet))
            }
        }
    }
}

/// The rows alone. Cells of numbers, and the headers above them, have the class `n`, texts of
/// several words `t`.
pub fn table(sheet: &Sheet) -> Markup {
    let numeric = sheet.numeric();
    let class = |at: usize| numeric[at].then_some("n");
    html! {
        table {
            thead {
                tr {
                    @for (at, column) in sheet.columns.iter().enumerate() {
                        th scope="col" class=[class(at)] { (shown(&column.to_string())) }
                    }
                }
            }
            tbody {
                @for row in &sheet.rows {
                    tr {
                        @for cell in row {
                            td class=[class_of(cell)] { (text(cell)) }
                        }
                    }
                    "\n"
                }
            }
        }
    }
}

/// Numbers are aligned to the right. Texts with several words may be broken into lines.
fn class_of(cell: &Cell) -> Option<&'static str> {
    match cell {
        Cell::Text(text) => text.contains(' ').then_some("t"),
        other => other.is_number().then_some("n"),
    }
}

fn text(cell: &Cell) -> String {
    let text = cell.readable();
    if matches!(cell, Cell::Text(_)) { shown(&text).into_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::Column;

    #[test]
    fn names_are_escaped_and_digits_stand_right() {
        let rows = vec![vec![Cell::text("<b>&\"T\u{202e}M\""), Cell::Rating(1500.126)]];
        let sheet = Sheet::new(&[Column::Name, Column::Rating], rows);
        let page = page(&sheet).into_string();
        for part in [
            "<th scope=\"col\">name</th>",
            "<th scope=\"col\" class=\"n\">rating</th>",
            "<td>&lt;b&gt;&amp;&quot;T\u{fffd}M&quot;</td>",
            "<td class=\"n\">1500.13</td>",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
}
