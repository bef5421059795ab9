//! A list that fills a screen, and the search that narrows it.

use ratatui::layout::Rect;

use crate::domain::name;
use crate::tui::kit::hitbox::{Hitboxes, Pane};
use crate::tui::kit::layer::Intent;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::filter::Filter;
use crate::tui::kit::widget::selection::{Gone, Listed, Selection};
use crate::tui::kit::widget::table::{Cell, Column, Table};

/// The only pane of such a screen.
const PANE: Pane = Pane(0);

/// A search, the items that fit it, and which of them is selected. Finding them is the owner's business.
#[derive(Debug, Clone)]
pub(crate) struct SearchList<T> {
    pub search: Filter,
    /// The items in the order of their rows.
    pub shown: Vec<T>,
    selection: Selection,
}

impl<T: Copy> SearchList<T> {
    /// A list of these without a search, its first row selected.
    pub(crate) fn new(shown: Vec<T>) -> Self {
        Self { search: Filter::new(name::clean), shown, selection: Selection::default() }
    }

    /// The number of the selected row.
    pub(crate) fn row(&self) -> Option<usize> {
        self.selection.row(self.shown.len())
    }

    /// The item of the selected row.
    pub(crate) fn selected(&self) -> Option<T> {
        self.row().map(|row| self.shown[row])
    }

    /// Selects a row, the last one if it lies beyond.
    pub(crate) fn select_row(&mut self, row: usize) {
        self.selection = self.selection.on(row.min(self.shown.len().saturating_sub(1)));
    }

    /// Selects the first item that fits; whether there is one.
    pub(crate) fn select(&mut self, fits: impl Fn(T) -> bool) -> bool {
        let row = self.shown.iter().position(|item| fits(*item));
        row.inspect(|row| self.select_row(*row)).is_some()
    }

    /// Follows an item into the list as it is shown now; `key` tells items apart.
    pub(crate) fn follow<K: PartialEq>(
        &mut self,
        item: Option<K>,
        key: impl Fn(T) -> K,
        gone: Gone,
    ) {
        self.selection.follow(item, self.shown.iter().map(|one| key(*one)), gone);
    }

    /// Whether the selected item was taken away by another desk.
    pub(crate) const fn has_lost(&self) -> bool {
        self.selection.is_lost()
    }

    /// Moves by an intent. An item that is chosen ends the typing.
    pub(crate) fn update(&mut self, intent: Intent, frame: &Hitboxes) -> Option<T> {
        match self.selection.update(intent, PANE, self.shown.len(), frame) {
            Listed::Chosen(row) => {
                self.search.leave();
                Some(self.shown[row])
            }
            Listed::Moved | Listed::Ignored => None,
        }
    }

    /// Draws the field while it is in use, and why no item is shown; else gives the rest of `area` for the rows.
    pub(crate) fn draw_search(
        &self,
        area: Rect,
        nothing: &str,
        not_found: impl Fn(&str) -> String,
        pen: &mut Pen<'_>,
    ) -> Option<Rect> {
        let area = self.search.draw(area, pen.words.screen.lists.search(), pen);
        if self.shown.is_empty() {
            self.search.notice(area, nothing, not_found, pen);
            return None;
        }
        Some(area)
    }

    /// Draws the rows, `focused` where keys move among them; `row` makes the cells of one item.
    pub(crate) fn draw_rows(
        &self,
        area: Rect,
        columns: &[Column<'_>],
        focused: bool,
        row: impl Fn(T) -> Vec<Cell>,
        pen: &mut Pen<'_>,
    ) {
        let table = Table {
            pane: PANE,
            columns,
            len: self.shown.len(),
            row: &|at| row(self.shown[at]),
            selection: self.selection,
            focused,
        };
        table.draw(area, pen);
    }
}
