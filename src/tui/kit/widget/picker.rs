//! A field to type into over the list of what fits it.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::kit::widget::selection::{Gone, Listed, Selection};
use crate::tui::kit::widget::table::{Cell, Column, Table};

/// The typed text and the selected candidate. Finding candidates is the owner's business.
#[derive(Debug, Clone)]
pub(crate) struct Picker {
    /// The field; the owner hands it to the frame as the focused input.
    pub input: TextInput,
    selection: Selection,
    pane: Pane,
}

/// The candidates, as the table shows them.
pub(crate) struct Candidates<'a> {
    pub columns: &'a [Column<'a>],
    /// How many there are.
    pub len: usize,
    pub row: &'a dyn Fn(usize) -> Vec<Cell>,
}

impl Picker {
    /// An empty picker whose list is `pane` of its layer.
    pub(crate) fn new(input: TextInput, pane: Pane) -> Self {
        Self { input, selection: Selection::default(), pane }
    }

    /// Moves among `len` candidates, which the owner has found again if the text was edited.
    pub(crate) fn update(&mut self, intent: Intent, len: usize, context: &Context<'_>) -> Listed {
        if intent == Intent::Edited {
            self.selection = Selection::default();
            return Listed::Moved;
        }
        self.selection.update(intent, self.pane, len, context.frame)
    }

    /// Follows a candidate into those that were found now.
    pub(crate) fn follow<T: PartialEq>(
        &mut self,
        candidate: Option<T>,
        found: impl IntoIterator<Item = T>,
        gone: Gone,
    ) {
        self.selection.follow(candidate, found, gone);
    }

    /// Whether the selected candidate was taken away by another desk.
    pub(crate) const fn has_lost(&self) -> bool {
        self.selection.is_lost()
    }

    /// The selected candidate of `len`.
    pub(crate) fn selected(&self, len: usize) -> Option<usize> {
        self.selection.row(len)
    }

    /// Draws the field, an empty line, and the candidates, or `none` where there are none.
    pub(crate) fn draw(
        &self,
        area: Rect,
        prompt: &str,
        none: &str,
        found: &Candidates<'_>,
        pen: &mut Pen<'_>,
    ) {
        let [field, _, list] =
            Layout::vertical([Constraint::Length(1), Constraint::Length(1), Constraint::Fill(1)])
                .areas(area);
        self.input.draw(field, prompt, true, pen);
        if found.len == 0 {
            pen.line(list, none, pen.theme.muted);
        }
        let table = Table {
            pane: self.pane,
            columns: found.columns,
            len: found.len,
            row: found.row,
            selection: self.selection,
            focused: true,
        };
        table.draw(list, pen);
    }
}
