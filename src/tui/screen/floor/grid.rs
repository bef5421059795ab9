//! The tables as boxes, for as long as all of them have room: name and state above, the players inside, and below the
//! time as a bar in the border.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget as _};

use super::draw::at;
use super::elapsed::Elapsed;
use super::lists::{Spot, in_two_lines};
use super::{Floor, Part};
use crate::club::question::floor::Where;
use crate::tui::kit::bar::bar;
use crate::tui::kit::chip::match_chip;
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;

/// Rows of a box, and its columns at least and at most.
const ROWS: u16 = 4;
const LEAST: u16 = 22;
const MOST: u16 = 40;
/// The mark of what has the focus, so that it is seen without colours too.
pub(super) const MARK: &str = "> ";

/// How the boxes stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grid {
    abreast: u16,
    rows: u16,
    width: u16,
}

impl Grid {
    /// Boxes for so many tables in at most so many columns and rows; none where not all have room.
    pub(super) fn fitting(tables: usize, (columns, height): (u16, u16)) -> Option<Self> {
        let tables = u16::try_from(tables).ok().filter(|tables| *tables > 0)?;
        let most = Some(columns / LEAST).filter(|most| *most > 0)?;
        let rows = tables.div_ceil(most);
        // No row is left with a single box where they can be shared out evenly.
        let abreast = tables.div_ceil(rows);
        let width = (columns / abreast).min(MOST);
        (rows.checked_mul(ROWS)? <= height).then_some(Self { abreast, rows, width })
    }

    pub(super) const fn height(self) -> u16 {
        self.rows * ROWS
    }

    /// Draws the boxes, and records where they are.
    pub(super) fn draw(self, floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
        let pane = Part::Tables.pane();
        pen.hits.add_grid(area, pane, usize::from(self.abreast));
        let selected = floor.row(Part::Tables).filter(|_| floor.focus == Part::Tables);
        for (at, spot) in (0..).zip(&floor.lists.spots) {
            let (column, line) = (at % self.abreast, at / self.abreast);
            let (x, y) = (area.x + column * self.width, area.y + line * ROWS);
            let place = Rect { x, y, width: self.width, height: ROWS }.intersection(area);
            let row = usize::from(at);
            draw_box(spot, selected == Some(row), place, pen);
            pen.hits.add(place, Target::Row { pane, row });
        }
    }
}

/// Draws a table: in the colour of the focus where it is selected, calm while nothing is played there.
fn draw_box(spot: &Spot, selected: bool, place: Rect, pen: &mut Pen<'_>) {
    let border = if selected { pen.theme.accent } else { pen.theme.border };
    Block::bordered().border_style(border).render(place, pen.buf);
    let (state, elapsed) = at(spot, pen.data);
    let (chip, look) = match state {
        Some(state) => match_chip(state, pen.words.term.state(state), pen.theme),
        None => (format!(" {} ", free(spot, pen)), pen.theme.muted),
    };
    let top = Rect { x: place.x + 1, width: place.width.saturating_sub(2), height: 1, ..place };
    let columns = width(&chip);
    let right = Rect { x: top.right().saturating_sub(columns + 1), width: columns, ..top };
    pen.line(right.intersection(top), &chip, look);
    let name = match (selected, state.is_some()) {
        (true, _) => pen.theme.selected,
        (false, true) => pen.theme.title,
        (false, false) => pen.theme.muted,
    };
    let mark = if selected { MARK } else { "" };
    let room = usize::from(top.width.saturating_sub(columns + 2 + 2));
    let title = text::fit(&format!("{mark}{}", spot.name), room);
    let place_of_title = Rect { width: width(&title) + 2, ..top }.intersection(top);
    pen.line(place_of_title, &format!(" {title} "), name);
    if let Some(played) = spot.played {
        let room = top.width.saturating_sub(place_of_title.width + columns + 1);
        draw_number(played, Rect { x: place_of_title.right(), width: room, ..top }, pen);
    }
    let inside = Rect {
        x: place.x + 2,
        y: place.y + 1,
        width: place.width.saturating_sub(4),
        height: place.height.saturating_sub(2),
    };
    let Some(played) = spot.played else {
        if !spot.holders.is_empty() {
            let told = pen.words.screen.floor.free_for(&pen.words.term.list(&spot.holders));
            let told = text::wrap(&told, usize::from(inside.width));
            pen.lines(inside, &told, pen.theme.muted);
        }
        return;
    };
    let players = in_two_lines(played, usize::from(inside.width), pen.data, pen.words);
    pen.lines(inside, &players, pen.theme.text);
    if let Some(elapsed) = elapsed {
        let bottom = Rect { y: place.bottom().saturating_sub(1), ..top };
        draw_time(elapsed, bottom, border, pen);
    }
}

/// Draws the number of the match on the border, behind the tag of its event where there are several.
fn draw_number((event, no): Where, line: Rect, pen: &mut Pen<'_>) {
    let tag = pen.data.anywhere().tag_of_several(event);
    let (look, tag) = tag.map_or((pen.theme.muted, String::new()), |(at, tag)| {
        (pen.theme.event(at), format!("{tag} "))
    });
    let told = format!(" {tag}#{no} ");
    if width(&told) <= line.width {
        pen.line(Rect { width: width(&told), ..line }, &told, look);
    }
}

/// Why nothing is played at a table.
fn free(spot: &Spot, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.floor;
    if spot.reserved { say.reserved() } else { say.free() }
}

/// Draws the minutes and the bar for them on the border of a box.
fn draw_time(elapsed: Elapsed, line: Rect, border: Style, pen: &mut Pen<'_>) {
    let look = elapsed.look(pen.theme);
    let minutes = format!(" {} ", pen.words.screen.floor.minutes(elapsed.minutes));
    let cells = usize::from(line.width).saturating_sub(text::width(&minutes) + 1);
    let [filled, rest] = bar(elapsed.filled(cells), cells);
    pen.pieces(line, [(filled.as_str(), look), (&rest, border), (&minutes, look)]);
}

fn width(text: &str) -> u16 {
    u16::try_from(text::width(text)).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_share_rows_evenly_and_give_way_where_not_all_have_room() {
        let shape = |tables, room| {
            Grid::fitting(tables, room).map(|grid| (grid.abreast, grid.rows, grid.width))
        };
        assert_eq!(shape(4, (98, 12)), Some((4, 1, 24)));
        assert_eq!(shape(5, (98, 12)), Some((3, 2, 32)));
        assert_eq!(shape(12, (98, 12)), Some((4, 3, 24)));
        assert_eq!(shape(13, (98, 12)), None);
        assert_eq!(shape(40, (198, 30)), Some((8, 5, 24)));
        assert_eq!(shape(1, (198, 30)), Some((1, 1, MOST)));
        assert_eq!((shape(0, (98, 12)), shape(1, (20, 12))), (None, None));
    }
}
