//! The search and the entrants on the screen: one above the other, or beside each other where there is room.

use ratatui::layout::{Constraint, Layout, Rect};

use super::super::candidates::draw::{CandidateLine, columns};
use super::super::candidates::entered::Entered;
use super::{ENTRANTS, Enter, Focus};
use crate::club::Tournament;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::Table;

impl Enter {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let Some(tournament) = self.found(pen.data) else {
            if let Some(refusal) = &self.blocked {
                let why = pen.words.message.refusal(refusal, &pen.data.club);
                pen.line(area, &why.to_string(), pen.theme.muted);
            }
            return;
        };
        let focused = self.focus == Focus::Search;
        let [search, entrants] = self.search.halves(area, focused, pen.density);
        let entered = Entered::of(tournament, pen.data);
        self.search.draw(&entered, search, focused, pen);
        draw_entrants(self, tournament, entrants, pen);
    }
}

fn draw_entrants(screen: &Enter, tournament: &Tournament, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.enter;
    let (data, len) = (pen.data, tournament.entrants.len());
    let [_, title, list] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(1), Constraint::Fill(1)])
            .areas(area);
    let focused = screen.focus == Focus::Entrants;
    let seeding = tournament.stage().map(|stage| stage.plan.seeding).unwrap_or_default();
    let said = words.entrants(len, pen.words.term.seeding(seeding));
    if len == 0 {
        pen.line(title, &said, if focused { pen.theme.accent } else { pen.theme.title });
        let lines = text::wrap(words.nobody(), usize::from(list.width));
        pen.lines(list, &lines, pen.theme.muted);
        return;
    }
    let row = |row: usize| match tournament.entrants.get(row) {
        Some(player) => {
            let place = format!("{}.", row + 1);
            CandidateLine { number: place, ..CandidateLine::of(*player, "") }
                .cells(tournament.list, &data.club)
        }
        None => Vec::new(),
    };
    let columns = columns(list.width, 0);
    Table {
        pane: ENTRANTS,
        columns: &columns,
        len,
        row: &row,
        selection: screen.entrants,
        focused,
    }
    .draw_titled(&said, title, list, pen);
}
