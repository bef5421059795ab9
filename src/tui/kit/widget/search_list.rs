//! A list that fills a screen, and the search that narrows it.

use ratatui::layout::Rect;

use super::entries::TextInput;
use crate::command::{CommandId, Scope};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::tui::kit::input::{Hitboxes, Pane};
use crate::tui::kit::layer::{Context, News};
use crate::tui::kit::pen::{Pen, REST, across, down};
use crate::tui::kit::widget::selection::{Gone, Listed, Selection};
use crate::tui::kit::widget::table::{Column, Fields, Width};
use crate::tui::snapshot::Snapshot;

/// Columns of a registration number, or of what stands for one.
pub(crate) const NUMBER: u16 = 9;
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
    pub(crate) fn update(&mut self, news: &News, frame: &Hitboxes) -> Option<T> {
        let row = self.selection.update(news, PANE, self.shown.len(), frame).chosen()?;
        self.search.leave();
        Some(self.shown[row])
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

    /// Draws the rows, `focused` where keys move among them.
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

/// Players to choose from: number, name, club.
pub(crate) fn found_players(data: &Snapshot) -> Fields<'_, PlayerId> {
    Fields::default()
        .with(Column::word("", NUMBER), |player: &PlayerId| player.to_string())
        .with(Column::left("", Width::NameShare(3)), |player| data.name(*player))
        .with(Column::left("", Width::Flex(2)), |player| data.club_of(*player))
}

/// The typed text and the selected candidate. Finding candidates is the owner's business.
#[derive(Debug, Clone)]
pub(crate) struct Picker {
    /// The field; the owner hands it to the frame as the focused input.
    pub input: TextInput,
    selection: Selection,
    pane: Pane,
}

impl Picker {
    /// An empty picker whose list is `pane` of its layer.
    pub(crate) fn new(input: TextInput, pane: Pane) -> Self {
        Self { input, selection: Selection::default(), pane }
    }

    /// Moves among `len` candidates, which the owner has found again if the text was edited.
    pub(crate) fn update(&mut self, news: &News, len: usize, context: &Context<'_>) -> Listed {
        if *news == News::Edited {
            self.selection = Selection::default();
            return Listed::Moved;
        }
        self.selection.update(news, self.pane, len, context.frame)
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
    pub(crate) fn draw<R>(
        &self,
        area: Rect,
        (prompt, none): (&str, &str),
        fields: &Fields<'_, R>,
        (len, row): (usize, impl Fn(usize) -> Option<R>),
        pen: &mut Pen<'_>,
    ) {
        let [field, _, list] = down(area, [1, 1, REST]);
        self.input.draw(field, prompt, true, pen);
        if len == 0 {
            pen.line(list, none, pen.theme.muted);
        }
        fields.draw(list, (self.pane, len), row, (self.selection, true), pen);
    }
}

/// Out of use and empty, being typed into, or filled while keys go to the list again.
#[derive(Debug, Clone)]
pub(crate) struct Filter {
    field: TextInput,
    typing: bool,
    clean: fn(&str) -> String,
}

impl Filter {
    /// An empty field out of use; `clean` as in [`TextInput::new`].
    pub(crate) fn new(clean: fn(&str) -> String) -> Self {
        Self { field: TextInput::new(clean), typing: false, clean }
    }

    /// The typed text, cleaned.
    pub(crate) fn text(&self) -> String {
        self.field.text()
    }

    /// Whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.text().is_empty()
    }

    /// Whether characters go to the field.
    pub(crate) const fn is_typing(&self) -> bool {
        self.typing
    }

    /// The scopes of its layer: `all` while everything is shown, `narrowed` while only what was typed is.
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

    /// Runs the commands of a filter; gives whether the list may show something else now.
    /// `None` for any other command.
    pub(crate) fn run(&mut self, command: CommandId) -> Option<bool> {
        match command {
            CommandId::Search => self.enter(),
            CommandId::ShowAll => self.clear(),
            CommandId::LeaveField => {
                self.leave();
                return Some(false);
            }
            // A filter understands these and no other command, of which there will be more.
            _ => return None,
        }
        Some(true)
    }

    /// Empties it and lets characters go to it.
    pub(crate) fn enter(&mut self) {
        self.clear();
        self.typing = true;
    }

    /// Lets keys go to the list again.
    pub(crate) const fn leave(&mut self) {
        self.typing = false;
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.clean);
    }

    /// The field, while characters go to it.
    pub(crate) fn input(&mut self) -> Option<&mut TextInput> {
        self.typing.then_some(&mut self.field)
    }

    /// Says why the list is empty: `nothing` is there, or nothing is found by what was typed.
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

    /// Draws the field on the first line of `area` while it is in use, and gives the rest.
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
