//! A list that fills a screen, with a search that narrows it.

use ratatui::layout::Rect;

use super::entries::TextInput;
use crate::command::{CommandId, Scope};
use crate::domain::number::PlayerId;
use crate::tui::kit::input::{Hitboxes, Pane};
use crate::tui::kit::layer::{Context, News};
use crate::tui::kit::pen::{Pen, REST, across, down};
use crate::tui::kit::widget::selection::{Gone, Selection};
use crate::tui::kit::widget::table::{Column, Fields, Width};
use crate::tui::snapshot::Snapshot;

/// Columns of a registration number, or of a text in its place.
pub(crate) const NUMBER: u16 = 9;
const PANE: Pane = Pane(0);

/// A search, the items that match, and the selected one. The owner finds the items.
#[derive(Debug, Clone, Default)]
pub(crate) struct SearchList<T> {
    pub search: Filter,
    pub shown: Vec<T>,
    selection: Selection,
}

impl<T: Copy> SearchList<T> {
    /// All items, without a search. The first row is selected.
    pub(crate) fn new(shown: Vec<T>) -> Self {
        Self { search: Filter::default(), shown, selection: Selection::default() }
    }

    pub(crate) fn row(&self) -> Option<usize> {
        self.selection.row(self.shown.len())
    }

    pub(crate) fn selected(&self) -> Option<T> {
        self.row().map(|row| self.shown[row])
    }

    /// Selects a row, or the last row if there are fewer.
    pub(crate) fn select_row(&mut self, row: usize) {
        self.selection = self.selection.on(row.min(self.shown.len().saturating_sub(1)));
    }

    /// Selects the first item that `fits`. False if there is none.
    pub(crate) fn select(&mut self, fits: impl Fn(T) -> bool) -> bool {
        let row = self.shown.iter().position(|item| fits(*item));
        row.inspect(|row| self.select_row(*row)).is_some()
    }

    /// Keeps an item selected in the changed list. `key` identifies items.
    pub(crate) fn follow<K: PartialEq>(
        &mut self,
        item: Option<K>,
        key: impl Fn(T) -> K,
        gone: Gone,
    ) {
        self.selection.follow(item, self.shown.iter().map(|one| key(*one)), gone);
    }

    /// Whether another desk has removed the selected item.
    pub(crate) const fn has_lost(&self) -> bool {
        self.selection.is_lost()
    }

    /// Moves the selection. A chosen item is returned, and ends the typing.
    pub(crate) fn update(&mut self, news: &News, frame: &Hitboxes) -> Option<T> {
        let row = self.selection.update(news, PANE, self.shown.len(), frame).chosen()?;
        self.search.leave();
        Some(self.shown[row])
    }

    /// Draws the search field if it is in use, and a notice if no
    /// item is shown. Otherwise returns the room for the rows.
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

    /// Draws the rows. `focused` says whether keys move the selection.
    pub(crate) fn draw_rows<R>(
        &self,
        area: Rect,
        fields: &Fields<'_, R>,
        row: impl Fn(T) -> R,
        focused: bool,
        pen: &mut Pen<'_>,
    ) {
        let row = |at| self.shown.get(at).copied().map(&row);
        fields.draw(area, (PANE, self.shown.len()), row, (self.selection, focused), pen);
    }
}

pub(crate) fn found_players(data: &Snapshot) -> Fields<'_, PlayerId> {
    Fields::default()
        .with(Column::word("", NUMBER), |player: &PlayerId| player.to_string())
        .with(Column::left("", Width::NameShare(3)), |player| data.name(*player))
        .with(Column::left("", Width::Flex(2)), |player| data.club_of(*player))
}

/// A text field, the candidates that its owner found, and the selected one.
#[derive(Debug, Clone)]
pub(crate) struct Picker<T> {
    /// The field. The owner gives it to the frame as the field in focus.
    pub input: TextInput,
    pub found: Vec<T>,
    selection: Selection,
    pane: Pane,
}

impl<T: Clone> Picker<T> {
    /// An empty picker. `pane` is its list in the layer.
    pub(crate) fn new(pane: Pane) -> Self {
        let (input, selection) = (TextInput::default(), Selection::default());
        Self { input, found: Vec::new(), selection, pane }
    }

    /// Moves the selection. The candidate that is chosen is returned. After an edit, the owner has found them again.
    pub(crate) fn update(&mut self, news: &News, context: &Context<'_>) -> Option<T> {
        if *news == News::Edited {
            self.selection = Selection::default();
            return None;
        }
        let row =
            self.selection.update(news, self.pane, self.found.len(), context.frame).chosen()?;
        Some(self.found[row].clone())
    }

    /// Takes the candidates found now, and keeps the selected one among them.
    pub(crate) fn find(&mut self, found: Vec<T>, gone: Gone)
    where
        T: PartialEq,
    {
        let selected = self.selected().cloned();
        self.selection.follow(selected, found.iter().cloned(), gone);
        self.found = found;
    }

    /// Whether another desk has removed the selected candidate.
    pub(crate) const fn has_lost(&self) -> bool {
        self.selection.is_lost()
    }

    pub(crate) fn selected(&self) -> Option<&T> {
        self.found.get(self.selection.row(self.found.len())?)
    }

    /// Draws the field, an empty line, and the candidates, or the sentence `none`.
    pub(crate) fn draw<R>(
        &self,
        area: Rect,
        (prompt, none): (&str, &str),
        fields: &Fields<'_, R>,
        row: impl Fn(&T) -> R,
        pen: &mut Pen<'_>,
    ) {
        let [field, _, list] = down(area, [1, 1, REST]);
        self.input.draw(field, prompt, true, pen);
        if self.found.is_empty() {
            pen.line(list, none, pen.theme.muted);
        }
        let row = |at: usize| self.found.get(at).map(&row);
        fields.draw(list, (self.pane, self.found.len()), row, (self.selection, true), pen);
    }
}

/// A search field: unused and empty, being typed into, or filled while keys go to the list.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filter {
    field: TextInput,
    typing: bool,
}

impl Filter {
    /// An unused field. `clean` is that of [`TextInput::new`].
    pub(crate) fn new(clean: fn(&str) -> String) -> Self {
        Self { field: TextInput::new(clean), typing: false }
    }

    pub(crate) fn text(&self) -> String {
        self.field.text()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text().is_empty()
    }

    /// Whether typed characters go to the field.
    pub(crate) const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The scopes of the layer: `all` for the whole list, `narrowed` while a search narrows it.
    pub(crate) fn scopes(
        &self,
        all: &'static [Scope],
        narrowed: &'static [Scope],
    ) -> &'static [Scope] {
        if self.typing {
            &[Scope::List, Scope::Field]
        } else if self.is_empty() {
            all
        } else {
            narrowed
        }
    }

    /// Runs a command of the filter. `Some(true)` if the list may have changed; `None` for any other command.
    pub(crate) fn run(&mut self, command: CommandId) -> Option<bool> {
        match command {
            CommandId::Search => self.enter(),
            CommandId::ShowAll => self.clear(),
            CommandId::LeaveField => {
                self.leave();
                return Some(false);
            }
            // New commands must not change a filter.
            _ => return None,
        }
        Some(true)
    }

    /// Empties the field and gives it the typed characters.
    pub(crate) fn enter(&mut self) {
        self.clear();
        self.typing = true;
    }

    /// Gives the keys back to the list.
    pub(crate) const fn leave(&mut self) {
        self.typing = false;
    }

    pub(crate) fn clear(&mut self) {
        self.field.set("");
        self.typing = false;
    }

    /// The field, while it takes typed characters.
    pub(crate) fn input(&mut self) -> Option<&mut TextInput> {
        self.typing.then_some(&mut self.field)
    }

    /// Explains an empty list: the sentence `nothing`, or that the search found nothing.
    pub(crate) fn notice(
        &self,
        area: Rect,
        nothing: &str,
        not_found: impl Fn(&str) -> String,
        pen: &mut Pen<'_>,
    ) {
        let typed = self.text();
        if typed.is_empty() {
            pen.notice(area, nothing);
        } else {
            pen.notice(area, &not_found(&typed));
        }
    }

    /// Draws the field on the first line of `area` if it is in use. Returns the rest.
    pub(crate) fn draw(&self, area: Rect, prompt: &str, pen: &mut Pen<'_>) -> Rect {
        if !self.typing && self.is_empty() {
            return area;
        }
        let [line, rest] = down(area, [1, REST]);
        let [_, line] = across(line, [1, REST]);
        self.field.draw(line, prompt, self.typing, pen);
        rest
    }
}
