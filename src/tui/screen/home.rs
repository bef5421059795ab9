//! The home screen.

use ratatui::layout::Rect;

use crate::tui::command::Scope;
use crate::tui::pen::Pen;

/// The first screen.
#[derive(Debug, Clone, Default)]
pub struct Home;

impl Home {
    pub(super) const fn scopes() -> &'static [Scope] {
        &[]
    }

    pub(super) fn view(area: Rect, pen: &mut Pen<'_>) {
        pen.line(area, pen.words.screen.home.empty, pen.theme.muted);
    }
}
