//! Where the last frame put things: what a click means, how many rows a list showed, where the cursor stands.
//!
//! The view returns it, the next update reads it, and so neither has to know the other's layout.

use ratatui::layout::{Position, Rect};

use crate::command::CommandId;

/// One scrollable part of a layer; each layer numbers its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pane(pub u8);

/// The target of a click, under a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A row of a list, counted from its first row, drawn or not.
    Row { pane: Pane, row: usize },
    /// A tab, counted from the left.
    Tab(usize),
    /// A button or hint that runs a command.
    Command(CommandId),
}

/// The map of one frame.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hitboxes {
    /// Areas with the target of a click; none where a click has no effect.
    targets: Vec<(Rect, Option<Target>)>,
    /// Lists, each with the number of rows side by side.
    panes: Vec<(Rect, Pane, usize)>,
    cursor: Option<Position>,
    windows: Vec<Rect>,
    blind: bool,
}

impl Hitboxes {
    /// The map of a frame that shows only that the terminal is too small.
    pub fn blind() -> Self {
        Self { blind: true, ..Self::default() }
    }

    /// Whether the frame showed nothing to act on.
    pub const fn is_blind(&self) -> bool {
        self.blind
    }

    /// Records what a click into `area` means; what is recorded later lies on top.
    pub fn add(&mut self, area: Rect, target: Target) {
        self.targets.push((area, Some(target)));
    }

    /// Records that a click into `area` means nothing, whatever lies below.
    pub fn shield(&mut self, area: Rect) {
        self.targets.push((area, None));
    }

    /// Records where a list drew its rows.
    pub fn add_pane(&mut self, area: Rect, pane: Pane) {
        self.add_grid(area, pane, 1);
    }

    /// Like [`Self::add_pane`], for a list of which so many rows stand side by side.
    pub fn add_grid(&mut self, area: Rect, pane: Pane, abreast: usize) {
        self.panes.push((area, pane, abreast.max(1)));
    }

    /// How many rows of a list stand side by side.
    pub fn abreast(&self, pane: Pane) -> usize {
        let shown = self.panes.iter().find(|(_, other, _)| *other == pane);
        shown.map_or(1, |(_, _, abreast)| *abreast)
    }

    /// Records where text is being typed, so that the window of an input method opens there.
    pub fn set_cursor(&mut self, cursor: Position) {
        self.cursor = Some(cursor);
    }

    /// Records where a window was drawn, border and all.
    pub fn add_window(&mut self, area: Rect) {
        self.windows.push(area);
    }

    /// Whether a window reaches into `area`.
    pub fn has_window_in(&self, area: Rect) -> bool {
        self.windows.iter().any(|window| window.intersects(area))
    }

    /// Forgets the layers below: an overlay takes all clicks and the cursor.
    pub fn cover(&mut self) {
        *self = Self::default();
    }

    /// The topmost target at `position`.
    pub fn target(&self, position: Position) -> Option<Target> {
        let over = self.targets.iter().rev().find(|(area, _)| area.contains(position));
        over.and_then(|(_, target)| *target)
    }

    /// The list at `position`.
    pub fn pane(&self, position: Position) -> Option<Pane> {
        self.panes.iter().rev().find(|(area, ..)| area.contains(position)).map(|(_, pane, _)| *pane)
    }

    /// Where the frame had room for a list; empty for a list it did not show.
    pub fn area(&self, pane: Pane) -> Rect {
        let shown = self.panes.iter().find(|(_, other, _)| *other == pane);
        shown.map_or(Rect::ZERO, |(area, ..)| *area)
    }

    /// How many rows of a list the frame had room for; 0 for a list it did not show.
    pub fn height(&self, pane: Pane) -> usize {
        usize::from(self.area(pane).height)
    }

    /// How many columns a list had; 0 for a list that the frame did not show.
    pub fn width(&self, pane: Pane) -> usize {
        usize::from(self.area(pane).width)
    }

    /// Where the cursor stands, if text is being typed.
    pub const fn cursor(&self) -> Option<Position> {
        self.cursor
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_later_lies_on_top_and_an_overlay_covers_all() {
        let mut hits = Hitboxes::default();
        let (wide, narrow) = (Rect::new(0, 0, 10, 3), Rect::new(2, 1, 2, 1));
        hits.add(wide, Target::Tab(0));
        hits.add(narrow, Target::Command(CommandId::Help));
        hits.add_pane(wide, Pane(0));
        assert_eq!(hits.target(Position::new(3, 1)), Some(Target::Command(CommandId::Help)));
        assert_eq!(hits.target(Position::new(4, 1)), Some(Target::Tab(0)));
        assert_eq!(hits.target(Position::new(10, 1)), None);
        assert_eq!((hits.height(Pane(0)), hits.height(Pane(1))), (3, 0));
        assert_eq!(hits.pane(Position::new(9, 2)), Some(Pane(0)));
        hits.shield(narrow);
        assert_eq!(hits.target(Position::new(3, 1)), None);
        assert_eq!(hits.target(Position::new(4, 1)), Some(Target::Tab(0)));
        hits.cover();
        assert_eq!(hits.target(Position::new(4, 1)), None);
    }
}
