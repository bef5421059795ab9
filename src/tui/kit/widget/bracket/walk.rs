//! The selected match of a bracket and the part of the tree that is in view.

use super::plan::{Plan, RoundNames, Widths, Zoom};
use crate::command::CommandId;
use crate::domain::ids::MatchNo;
use crate::drawing::tree::Tree;
use crate::tui::kit::hitbox::{Hitboxes, Pane};
use crate::tui::kit::layer::Intent;
use crate::tui::kit::widget::selection::Listed;

/// A walk from match to match. The caller owns the tree and passes it with every call.
#[derive(Debug, Clone, Default)]
pub struct Walk {
    selected: usize,
    /// The matches that were left to the right, to which the way left leads back.
    trail: Vec<usize>,
    /// The corner of the view: rounds and lines before it.
    corner: (usize, usize),
    /// Whether the wheel or a click left the view where it is, with the selection in it or not.
    loose: bool,
    /// How wide the columns are.
    pub zoom: Zoom,
    /// Whether nobody walks here, so that nothing is selected.
    shown: bool,
}

impl Walk {
    /// The view from the first match, for a bracket that is only looked at.
    pub fn shown() -> Self {
        Self { shown: true, ..Self::default() }
    }

    /// Keeps what would be selected in view with names as whole as there is room for, and selects nothing.
    pub fn only_show(&mut self) {
        self.shown = true;
        self.zoom = Zoom::Full;
    }

    /// The selected match of a tree; `None` in an empty one, and where nobody walks.
    pub fn selected(&self, tree: &Tree) -> Option<usize> {
        if self.shown {
            return None;
        }
        tree.nodes().len().checked_sub(1).map(|last| self.selected.min(last))
    }

    /// Selects a match by its number, if it is there.
    pub fn select(&mut self, tree: &Tree, no: MatchNo) {
        if let Some(at) = tree.find(no) {
            self.step_to(at);
        }
    }

    fn step_to(&mut self, at: usize) {
        (self.selected, self.loose) = (at, false);
        self.trail.clear();
    }

    /// The corner of the view on a sheet: the selected match is in sight, unless the wheel turned
    /// away from it.
    pub fn corner(&self, tree: &Tree, plan: &Plan) -> (usize, usize) {
        let wanted = plan.within(tree, self.corner);
        let last = tree.nodes().len().saturating_sub(1);
        match tree.nodes().get(self.selected.min(last)) {
            Some(node) if !self.loose => plan.within(tree, plan.showing(node, wanted)),
            Some(_) | None => wanted,
        }
    }

    /// Moves by an intent in `pane`, which the last frame drew as `frame` tells.
    pub fn update(
        &mut self,
        intent: Intent,
        pane: Pane,
        tree: &Tree,
        longest: (Widths, &[RoundNames]),
        frame: &Hitboxes,
    ) -> Listed {
        let Some(selected) = self.selected(tree) else {
            return Listed::Ignored;
        };
        let area = frame.area(pane);
        let size = (usize::from(area.width), usize::from(area.height));
        let plan = Plan::new(tree, longest, self.zoom, size);
        self.corner = self.corner(tree, &plan);
        match intent {
            Intent::Run(command) => {
                let listed = self.run(command, selected, (tree, longest), &plan);
                self.corner = self.corner(tree, &plan);
                listed
            }
            Intent::Click { pane: clicked, row } if clicked == pane => {
                if row == selected {
                    return Listed::Chosen(row);
                }
                self.step_to(row);
                // The view stays, so that a second click falls on the same match.
                self.loose = true;
                Listed::Moved
            }
            Intent::Scroll { pane: scrolled, rows } if scrolled == pane => {
                let line = self.corner.1.saturating_add_signed(rows);
                self.corner = plan.within(tree, (self.corner.0, line));
                self.loose = true;
                Listed::Moved
            }
            Intent::Click { .. }
            | Intent::Scroll { .. }
            | Intent::Tab(_)
            | Intent::Edited
            | Intent::Letter(_)
            | Intent::Refreshed => Listed::Ignored,
        }
    }

    /// Goes on to the next zoom that looks any different on a view of that plan.
    fn zoom(&mut self, tree: &Tree, longest: (Widths, &[RoundNames]), plan: &Plan) {
        self.loose = false;
        let size = (plan.width, plan.height);
        loop {
            self.zoom = self.zoom.next();
            let next = Plan::new(tree, longest, self.zoom, size);
            if self.zoom == Zoom::Numbers
                || (next.widths, &next.names) != (plan.widths, &plan.names)
            {
                return;
            }
        }
    }

    fn run(
        &mut self,
        command: CommandId,
        selected: usize,
        (tree, longest): (&Tree, (Widths, &[RoundNames])),
        plan: &Plan,
    ) -> Listed {
        let node = &tree.nodes()[selected];
        let page = isize::try_from(plan.page(tree, node.column)).unwrap_or(isize::MAX);
        let to = match command {
            CommandId::Up => tree.beside(selected, -1),
            CommandId::Down => tree.beside(selected, 1),
            CommandId::PageUp => tree.beside(selected, -page),
            CommandId::PageDown => tree.beside(selected, page),
            CommandId::First => tree.beside(selected, isize::MIN),
            CommandId::Last => tree.beside(selected, isize::MAX),
            CommandId::Left => {
                let back = self.trail.pop().filter(|from| node.sources.contains(&Some(*from)));
                let to = back.or(node.sources[0]).or(node.sources[1]);
                (self.selected, self.loose) = (to.unwrap_or(selected), false);
                return Listed::Moved;
            }
            CommandId::Right => {
                if let Some((next, _)) = node.next {
                    self.trail.push(selected);
                    self.selected = next;
                }
                self.loose = false;
                return Listed::Moved;
            }
            CommandId::Zoom => {
                self.zoom(tree, longest, plan);
                return Listed::Moved;
            }
            CommandId::Open => return Listed::Chosen(selected),
            // A bracket understands these and no other command, of which there will be more.
            _ => return Listed::Ignored,
        };
        self.step_to(to);
        Listed::Moved
    }
}
