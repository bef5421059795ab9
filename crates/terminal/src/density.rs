//! How much room a terminal has.

use ratatui::layout::Rect;

/// The smallest terminal, columns and rows.
pub const LEAST: (u16, u16) = (60, 16);
/// From this size on there is room for more than the necessary.
pub const FULL: (u16, u16) = (100, 30);

/// How much room there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Density {
    /// Room for side panels.
    Full,
    /// Room for the necessary.
    Compact,
    /// Less than [`LEAST`].
    TooSmall,
}

impl Density {
    /// The density of a terminal of that area.
    pub const fn of(area: Rect) -> Self {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            Self::TooSmall
        } else if area.width < FULL.0 || area.height < FULL.1 {
            Self::Compact
        } else {
            Self::Full
        }
    }
}
