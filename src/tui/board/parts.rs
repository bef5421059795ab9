//! Where the parts of the board are.

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use super::big::{Ink, Scale};

/// From this size on the clock is large.
const LARGE: (u16, u16) = (100, 36);
/// From this height on there is an empty line above and below the page.
const AIRY: u16 = 18;
/// Columns free at either side.
const SIDE: u16 = 1;
/// Columns that a page keeps beside a code, and between them.
const LEFT: u16 = 80;
const GAP: u16 = 2;

/// Where the parts of the board are.
pub(super) struct Parts {
    pub(super) head: Rect,
    pub(super) page: Rect,
    /// The code that phones scan, with a line above and below it; empty where there is no room.
    pub(super) code: Rect,
    pub(super) foot: Rect,
    pub(super) scale: Scale,
}

/// `code` is the size of the code that phones scan.
pub(super) fn parts(area: Rect, ink: Ink, code: (u16, u16)) -> Parts {
    let large = area.width >= LARGE.0 && area.height >= LARGE.1;
    let scale = if large { Scale::Large } else { Scale::Line };
    // In large type the title of the page stands below the name of the tournament.
    let head = if large { ink.height(scale) + 2 } else { 1 };
    let air = u16::from(area.height >= AIRY);
    let side = if area.width >= LARGE.0 { 2 * SIDE } else { SIDE };
    let [head, _, page, _, foot] = Layout::vertical([
        Constraint::Length(head),
        Constraint::Length(air),
        Constraint::Fill(1),
        Constraint::Length(air),
        Constraint::Length(1),
    ])
    .areas(area.inner(Margin::new(side, 0)));
    let (page, code) = corner(page, code);
    Parts { head, page, code, foot, scale }
}

/// The page, and the code in its lower right corner where enough is left of it.
fn corner(page: Rect, (columns, rows): (u16, u16)) -> (Rect, Rect) {
    let width = page.width.saturating_sub(columns + GAP);
    let height = rows + 2;
    if columns == 0 || width < LEFT || page.height < height {
        return (page, Rect::default());
    }
    let (x, y) = (page.right() - columns, page.bottom() - height);
    (Rect { width, ..page }, Rect { x, y, width: columns, height })
}

/// Columns and rows that a page has on a terminal of so many.
pub(super) fn room((width, height): (u16, u16), ink: Ink, code: (u16, u16)) -> (u16, u16) {
    let page = parts(Rect::new(0, 0, width, height), ink, code).page;
    (page.width, page.height)
}
