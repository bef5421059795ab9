//! Splits an area into parts.

use ratatui::layout::{Constraint, Layout, Rect};

/// The size of a part that takes the rest. Several such parts share it.
pub const REST: u16 = u16::MAX;

/// Parts one below the other. `lines` are their heights.
pub fn down<const N: usize>(area: Rect, lines: [u16; N]) -> [Rect; N] {
    Layout::vertical(lines.map(part)).areas(area)
}

/// Parts side by side. `columns` are their widths.
pub fn across<const N: usize>(area: Rect, columns: [u16; N]) -> [Rect; N] {
    Layout::horizontal(columns.map(part)).areas(area)
}

const fn part(size: u16) -> Constraint {
    match size {
        REST => Constraint::Fill(1),
        _ => Constraint::Length(size),
    }
}
