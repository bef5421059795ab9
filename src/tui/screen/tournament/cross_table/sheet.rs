//! The groups that stand on the screen together, and those beyond it.

use std::ops::Range;

use ratatui::layout::Rect;

use super::CrossTableTab;
use crate::tui::kit::pen::Pen;
use crate::tui::screen::tournament::standings::group_name;

impl CrossTableTab {
    /// The groups on the screen, and whether a line is kept that names those beyond it.
    pub(super) fn in_view(&self, height: usize) -> (Range<usize>, bool) {
        let all = 0..self.groups.len();
        match self.sheet(height) {
            sheet if sheet == all => (sheet, false),
            _ => (self.sheet(height.saturating_sub(1)), true),
        }
    }

    /// Names the groups next to those on the screen.
    pub(super) fn draw_beyond(&self, sheet: &Range<usize>, line: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.tournament;
        let named = |at: usize| Some(group_name(self.groups.get(at)?.number?));
        let above = sheet.start.checked_sub(1).and_then(named).map(|name| say.group_above(&name));
        let below = named(sheet.end).map(|name| say.group_below(&name));
        let beyond: Vec<String> = above.into_iter().chain(below).collect();
        pen.line(line, &format!(" {}", beyond.join("   ")), pen.theme.accent);
    }

    /// The groups that stand on the screen together with the one in front. Screens are filled
    /// from the first group on, so that none moves while the selection stays on the screen.
    fn sheet(&self, height: usize) -> Range<usize> {
        let (mut first, mut taken) = (0, 0);
        for (at, group) in self.groups.iter().enumerate() {
            // The empty line below the last one is not needed.
            if at > first && taken + group.height() > height + 1 {
                if at > self.front {
                    return first..at;
                }
                (first, taken) = (at, 0);
            }
            taken += group.height();
        }
        first..self.groups.len()
    }
}
