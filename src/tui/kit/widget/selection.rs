//! The selected row of a list, and the rows in view.

use std::ops::Range;

use crate::command::CommandId;
use crate::domain::name;
use crate::tui::kit::input::{Hitboxes, Pane};
use crate::tui::kit::layer::News;

/// A selection that stays in view. The caller owns the list and passes its length with every call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Selection {
    row: usize,
    top: usize,
    /// Whether another desk has removed the selected item. Nothing is selected then until a key moves the selection.
    lost: bool,
}

/// The desk that removed an item from a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gone {
    /// The next item takes its row.
    ByThisDesk,
    ByOthers,
}

/// The effect of news on a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listed {
    Ignored,
    Moved,
    /// A row was chosen: by Enter, or by a click on the selected row.
    Chosen(usize),
}

impl Listed {
    pub fn chosen(self) -> Option<usize> {
        match self {
            Self::Chosen(row) => Some(row),
            Self::Moved | Self::Ignored => None,
        }
    }
}

impl Selection {
    pub const fn at(row: usize) -> Self {
        Self { row, top: row, lost: false }
    }

    /// Nothing is selected until a key moves the selection.
    pub fn nothing() -> Self {
        Self { lost: true, ..Self::default() }
    }

    /// Selects another row and keeps the view, for a list whose rows have moved.
    #[must_use]
    pub const fn on(self, row: usize) -> Self {
        Self { row, top: self.top, lost: false }
    }

    /// The selected row; `None` in an empty list, or if the selected item was removed.
    pub fn row(self, len: usize) -> Option<usize> {
        if self.lost { None } else { self.cursor(len) }
    }

    /// The row where the next move begins.
    fn cursor(self, len: usize) -> Option<usize> {
        len.checked_sub(1).map(|last| self.row.min(last))
    }

    /// Keeps the selected item in a list that was made again from the items `now`. If another
    /// desk has removed the item, nothing is selected: a key must not act on its neighbour.
    pub fn follow<T: PartialEq>(
        &mut self,
        item: Option<T>,
        now: impl IntoIterator<Item = T>,
        gone: Gone,
    ) {
        let Some(item) = item else { return };
        match now.into_iter().position(|other| other == item) {
            Some(row) => *self = self.on(row),
            None => self.lost = gone == Gone::ByOthers,
        }
    }

    /// Whether another desk has removed the selected item.
    pub const fn is_lost(self) -> bool {
        self.lost
    }

    /// Selects nothing until a key moves the selection: another desk has changed the list under the keys.
    pub const fn lose(&mut self) {
        self.lost = true;
    }

    /// Takes news about the list `pane` of `len` rows, as the last frame drew it.
    pub fn update(&mut self, news: &News, pane: Pane, len: usize, frame: &Hitboxes) -> Listed {
        let height = frame.height(pane);
        match *news {
            News::Run(command) => self.run(command, len, height, frame.abreast(pane)),
            News::Click { pane: clicked, row } if clicked == pane => match self.row(len) {
                Some(selected) if selected == row => Listed::Chosen(row),
                _ if row < len => self.select(row, len, height),
                Some(_) | None => Listed::Ignored,
            },
            News::Scroll { pane: scrolled, rows } if scrolled == pane => {
                self.scroll(rows, len, height);
                Listed::Moved
            }
            _ => Listed::Ignored,
        }
    }

    fn run(&mut self, command: CommandId, len: usize, height: usize, abreast: usize) -> Listed {
        let Some(row) = self.cursor(len) else {
            return Listed::Ignored;
        };
        // After a loss, a moving key selects the item in the lost one's place.
        if self.lost && command.moves_selection() {
            return self.select(row, len, height);
        }
        // One row of the last page stays in view.
        let page = height.saturating_sub(1).max(1);
        let to = match command {
            CommandId::Up => row.checked_sub(abreast).unwrap_or(row),
            // If the next line is shorter, its last row is also below.
            CommandId::Down if row / abreast < (len - 1) / abreast => row + abreast,
            CommandId::Down => row,
            CommandId::Left if abreast > 1 => row - usize::from(row % abreast > 0),
            CommandId::Right if abreast > 1 => row + usize::from((row + 1) % abreast > 0),
            CommandId::PageUp => row.saturating_sub(page),
            CommandId::PageDown => row + page,
            CommandId::First => 0,
            CommandId::Last => len,
            CommandId::Open if self.lost => return Listed::Ignored,
            CommandId::Open => return Listed::Chosen(row),
            // New commands must not change a list.
            _ => return Listed::Ignored,
        };
        self.select(to, len, height)
    }

    /// Selects a row of `len`, or the last one if there are fewer, in a view of `height` rows.
    pub fn select(&mut self, row: usize, len: usize, height: usize) -> Listed {
        self.row = row.min(len.saturating_sub(1));
        self.lost = false;
        self.top = self.window(len, height).start;
        Listed::Moved
    }

    /// Moves the view. A selection outside of it moves along.
    fn scroll(&mut self, rows: isize, len: usize, height: usize) {
        let view = self.window(len, height);
        self.top = view.start.saturating_add_signed(rows).min(len.saturating_sub(height));
        let last = (self.top + height.max(1) - 1).min(len.saturating_sub(1));
        self.row = self.row.clamp(self.top.min(last), last);
    }

    /// The rows in view, among them the selected one. They are right
    /// even if terminal or list have changed since the last update.
    pub fn window(self, len: usize, height: usize) -> Range<usize> {
        let row = self.cursor(len).unwrap_or(0);
        let lowest = (row + 1).saturating_sub(height);
        let top = self.top.min(len.saturating_sub(height)).clamp(lowest.min(row), row);
        top..(top + height).min(len)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypeAhead(String);

/// The names of a row, for selecting it by typing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RowNames {
    label: [String; 2],
    names: Vec<[String; 2]>,
}

impl RowNames {
    /// A row with this text, which is matched from its beginning.
    pub fn new(label: &str) -> Self {
        Self { label: name::heard(label), names: Vec::new() }
    }

    /// Adds names in the row. Each word of a name can be typed.
    #[must_use]
    pub fn with(mut self, names: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        self.names.extend(names.into_iter().map(|name| name::heard(name.as_ref())));
        self
    }

    fn is(&self, [typed, _]: &[String; 2]) -> bool {
        std::iter::once(&self.label).chain(&self.names).any(|[written, _]| written == typed)
    }

    fn begins(&self, typed: &[String; 2]) -> bool {
        self.label.iter().zip(typed).any(|(label, typed)| label.starts_with(typed.as_str()))
            || self.names.iter().any(|name| name::begins_as_heard(name, typed))
    }
}

impl TypeAhead {
    /// Adds a letter or a digit.
    #[must_use]
    pub fn with(&self, letter: char) -> Self {
        Self(format!("{}{letter}", self.0))
    }

    pub fn text(&self) -> String {
        name::clean(&self.0)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The row with exactly the typed name, else the first row with a name that begins so.
    pub fn row<'a>(
        &self,
        rows: impl IntoIterator<Item = &'a RowNames, IntoIter: Clone>,
    ) -> Option<usize> {
        let typed = name::heard(&self.0);
        if typed[0].is_empty() {
            return None;
        }
        let mut rows = rows.into_iter();
        let whole = rows.clone().position(|row| row.is(&typed));
        whole.or_else(|| rows.position(|row| row.begins(&typed)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use ratatui::layout::Rect;

    use super::*;

    fn frame(height: u16) -> Hitboxes {
        let mut frame = Hitboxes::default();
        frame.add_pane(Rect::new(0, 0, 10, height), Pane(0));
        frame
    }

    #[test]
    fn commands_move_the_selection_and_the_view_follows() {
        let mut selection = Selection::default();
        for (command, row, window) in [
            (CommandId::Up, 0, 0..3),
            (CommandId::Down, 1, 0..3),
            (CommandId::PageDown, 3, 1..4),
            (CommandId::Last, 9, 7..10),
            (CommandId::Down, 9, 7..10),
            (CommandId::PageUp, 7, 7..10),
            (CommandId::First, 0, 0..3),
        ] {
            let listed = selection.update(&News::Run(command), Pane(0), 10, &frame(3));
            assert_eq!(listed, Listed::Moved);
            assert_eq!(
                (selection.row(10), selection.window(10, 3)),
                (Some(row), window),
                "{command:?}"
            );
        }
    }

    #[test]
    fn in_a_grid_arrows_move_by_row_and_column_and_stop_at_the_border() {
        let mut frame = Hitboxes::default();
        frame.add_grid(Rect::new(0, 0, 30, 12), Pane(0), 3);
        let mut selection = Selection::default();
        // 0 1 2
        // 3 4
        for (command, row) in [
            (CommandId::Left, 0),
            (CommandId::Right, 1),
            (CommandId::Right, 2),
            (CommandId::Right, 2),
            (CommandId::Down, 4),
            (CommandId::Down, 4),
            (CommandId::Right, 4),
            (CommandId::Left, 3),
            (CommandId::Left, 3),
            (CommandId::Up, 0),
            (CommandId::Up, 0),
        ] {
            selection.update(&News::Run(command), Pane(0), 5, &frame);
            assert_eq!(selection.row(5), Some(row), "{command:?}");
        }
    }

    #[test]
    fn the_wheel_moves_the_view_and_takes_the_selection_along() {
        let mut selection = Selection::default();
        let mut scroll = |rows| {
            selection.update(&News::Scroll { pane: Pane(0), rows }, Pane(0), 10, &frame(4));
            (selection.window(10, 4), selection.row(10))
        };
        assert_eq!(scroll(3), (3..7, Some(3)));
        assert_eq!(scroll(30), (6..10, Some(6)));
        assert_eq!(scroll(-30), (0..4, Some(3)));
    }

    #[test]
    fn a_second_click_chooses() {
        let mut selection = Selection::default();
        let click = News::Click { pane: Pane(0), row: 2 };
        assert_eq!(selection.update(&click, Pane(0), 5, &frame(4)), Listed::Moved);
        assert_eq!(selection.update(&click, Pane(0), 5, &frame(4)), Listed::Chosen(2));
        assert_eq!(selection.update(&click, Pane(1), 5, &frame(4)), Listed::Ignored);
        assert_eq!(
            selection.update(&News::Run(CommandId::Open), Pane(0), 5, &frame(4)),
            Listed::Chosen(2)
        );
        assert_eq!(
            selection.update(&News::Run(CommandId::Open), Pane(0), 0, &frame(4)),
            Listed::Ignored
        );
    }

    proptest! {
        #[test]
        fn the_selected_row_is_always_in_view(
            row in 0_usize..50, top in 0_usize..50, len in 0_usize..40, height in 0_usize..20,
        ) {
            let window = Selection { row, top, lost: false }.window(len, height);
            prop_assert!(window.end <= len.max(window.start) && window.len() <= height);
            if len > 0 && height > 0 {
                prop_assert!(window.contains(&row.min(len - 1)));
                prop_assert_eq!(window.len(), len.min(height));
            }
        }
    }

    #[test]
    fn a_row_is_found_by_its_label_and_by_the_names_in_it() {
        let rows = [
            RowNames::new("#12 Juno Vale - Tarn Ito").with(["Juno Vale", "Tarn Ito"]),
            RowNames::new("#3 田中").with(["田中 花子", "たなか はなこ"]),
            RowNames::new("1"),
            RowNames::new("12"),
        ];
        for (typed, row) in [
            ("v", Some(0)),
            ("tarn", Some(0)),
            ("tan", Some(1)),
            ("hana", Some(1)),
            ("ハナ", Some(1)),
            ("田", Some(1)),
            ("1", Some(2)),
            ("１2", Some(3)),
            ("#", Some(0)),
            ("ale", None),
            (" ", None),
            ("", None),
        ] {
            let typed =
                typed.chars().fold(TypeAhead::default(), |typed, letter| typed.with(letter));
            assert_eq!(typed.row(&rows), row, "{typed:?}");
        }
    }
}
