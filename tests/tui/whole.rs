//! Screens as a terminal shows them: every line is as wide as the screen, and no character is cut.

use banzuke::tui::kit::text::width;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

/// Returns the cell that a terminal would not show as it was drawn.
///
/// A wide character covers the cell after it. If that cell has content, or does not
/// exist because the line ends, the terminal cuts one of the two or shifts the rest
/// of the line. The blank that `emoji::settle` puts there is never sent.
pub(crate) fn fault(buffer: &Buffer) -> Option<String> {
    for row in buffer.area.rows() {
        let mut x = row.x;
        while x < row.right() {
            let symbol = buffer[Position::new(x, row.y)].symbol();
            let told = || format!("{symbol:?} in column {x} of line {}", row.y);
            let columns = u16::try_from(width(symbol)).unwrap_or(u16::MAX);
            if columns == 0 || symbol.chars().any(char::is_control) {
                return Some(format!("nothing is seen of {}", told()));
            }
            if columns > row.right() - x {
                return Some(format!("the line ends inside {}", told()));
            }
            let mut covered =
                (x + 1..x + columns).map(|x| buffer[Position::new(x, row.y)].symbol());
            if let Some(under) = covered.find(|under| !matches!(*under, " " | "" | "\u{a0}")) {
                return Some(format!("{under:?} lies under {}", told()));
            }
            x += columns;
        }
    }
    None
}
