//! The tables over the queue where both have room, which leaves columns to names, else beside it, or one at a time; the selected match and the
//! expected ends below. Where there is room, tables are boxes.

use ratatui::layout::{Constraint, Layout, Rect};

use super::elapsed::Elapsed;
use super::grid::{Grid, MARK};
use super::lists::{Spot, line, side_cells};
use super::{Floor, Part};
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::MatchState;
use crate::club::question::floor::Queued;
use crate::tui::kit::density::Density;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::bracket::AT_TABLE;
use crate::tui::kit::widget::table::{Cell, Column, Table, Width};
use crate::tui::screen::tournament::one_match::pending_text;
use crate::tui::snapshot::Snapshot;
use crate::tui::whereabouts::who_is_busy;
use crate::words::Words;
use crate::words::screen::floor::Waiting;

/// Rows for the selected match.
const DETAIL: u16 = 2;
/// Expected ends that are shown at most.
const ENDS: usize = 3;
/// The rows of the screen that boxes take at most, of so many.
const BOXES: (u16, u16) = (3, 5);
/// From this width on what is selected stands beside the queue, in a frame of so many rows.
const BESIDE: u16 = 150;
const DETAIL_ROOMY: u16 = 7;
/// Matches of the queue that are seen below the tables at least.
const QUEUED: usize = 3;
const NO: u16 = 4;
/// The rows of the list without the keys, of so many, where both stand below one another.
const BEGUN: u16 = 3;
/// Columns that each of two lists beside one another has at least.
const NARROW: u16 = 37;
/// Columns of an empty queue: what its sentence takes.
const NO_QUEUE: u16 = 30;
/// Columns of tables at which nobody plays: what their title takes.
const FREE_TABLES: u16 = 24;

impl Floor {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        if let Some(grid) = self.grid(area, pen) {
            self.draw_boxes(grid, area, pen);
            return;
        }
        let gap = u16::from(pen.density == Density::Full);
        // Expected ends have the rows that both lists leave.
        let wanted = self.lists.spots.len() + 1 + self.lists.queue.len().clamp(1, QUEUED) + 1;
        let around = usize::from(gap + DETAIL);
        let left = usize::from(area.height).saturating_sub(wanted + around);
        let ends = self.lists.ends.len().min(ENDS).min(left);
        let [lists, _, detail, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(gap),
            Constraint::Length(DETAIL),
            Constraint::Length(u16::try_from(ends).unwrap_or(0)),
        ])
        .areas(area);
        let [tables, queue] = self.lists_in(lists);
        draw_tables(self, tables, pen);
        let queue = titled(self, Part::Queue, &self.queue_title(pen), queue, pen);
        draw_queue(self, queue, pen);
        self.draw_selected(detail, pen);
        self.draw_ends(below, pen);
    }

    /// The rooms of the tables and of the queue.
    fn lists_in(&self, lists: Rect) -> [Rect; 2] {
        let fill = Constraint::Fill;
        let spots = &self.lists.spots;
        let rows = u16::try_from(spots.len()).unwrap_or(u16::MAX);
        let queued = u16::try_from(self.lists.queue.len().clamp(1, QUEUED)).unwrap_or(u16::MAX);
        if rows.saturating_add(queued + 2) <= lists.height {
            // Where there are none, a line says so.
            let tables = Constraint::Length(rows.max(1) + 1);
            return Layout::vertical([tables, fill(1)]).areas(lists);
        }
        if lists.width < 2 * NARROW {
            // Names have the room of the list in front; of the other one its first rows are seen.
            let begun = Constraint::Length(lists.height / BEGUN);
            let rooms =
                if self.focus == Part::Tables { [fill(1), begun] } else { [begun, fill(1)] };
            return Layout::vertical(rooms).areas(lists);
        }
        let taken = spots.iter().any(|spot| spot.played.is_some());
        // A list that holds nobody leaves its room to names.
        let shares = if taken && self.lists.queue.is_empty() {
            [fill(1), Constraint::Length(NO_QUEUE)]
        } else if spots.iter().all(Spot::is_free_for_all) {
            [Constraint::Length(FREE_TABLES), fill(1)]
        } else {
            [fill(2), fill(3)]
        };
        Layout::horizontal(shares).spacing(2).areas(lists)
    }

    /// How the tables stand as boxes, where all of them have room over the queue.
    fn grid(&self, area: Rect, pen: &Pen<'_>) -> Option<Grid> {
        let height = area.height * BOXES.0 / BOXES.1;
        let grid = Grid::fitting(self.lists.spots.len(), (area.width, height));
        grid.filter(|_| pen.density == Density::Full)
    }

    /// Draws the tables as boxes and the queue below them, in a frame; beside or below it what is selected.
    fn draw_boxes(&self, grid: Grid, area: Rect, pen: &mut Pen<'_>) {
        let [head, boxes, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(grid.height()),
            Constraint::Fill(1),
        ])
        .areas(area);
        titled(self, Part::Tables, &self.tables_title(pen), head, pen);
        grid.draw(self, boxes, pen);
        let focused = self.focus == Part::Queue;
        let title = marked(&self.queue_title(pen), focused);
        let ends = u16::try_from(self.lists.ends.len()).unwrap_or(u16::MAX);
        if below.width >= BESIDE {
            let [queue, side] =
                Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(below);
            let queue = pen.panel(queue, &title, focused);
            draw_queue(self, queue, pen);
            let [selected, expected] =
                Layout::vertical([Constraint::Length(DETAIL_ROOMY), Constraint::Fill(1)])
                    .areas(side);
            let say = &pen.words.screen.floor;
            let selected = pen.panel(selected, say.selected(), false);
            self.draw_selected(selected, pen);
            let expected = pen.panel(expected, say.ends(), false);
            self.draw_ends(expected, pen);
            return;
        }
        let most = u16::try_from(ENDS).unwrap_or(0);
        let [queue, detail, expected] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(DETAIL),
            Constraint::Length(ends.min(most)),
        ])
        .areas(below);
        let queue = pen.panel(queue, &title, focused);
        draw_queue(self, queue, pen);
        self.draw_selected(detail, pen);
        self.draw_ends(expected, pen);
    }

    fn tables_title(&self, pen: &Pen<'_>) -> String {
        let spots = &self.lists.spots;
        let taken = spots.iter().filter(|spot| spot.played.is_some()).count();
        let say = &pen.words.screen.floor;
        let title = say.tables(taken, spots.len());
        let is_number = |spot: &Spot| spot.name.bytes().all(|it| it.is_ascii_digit());
        match &spots[..] {
            [first, .., last] if is_number(first) && is_number(last) => {
                say.typed(&title, &first.name, &last.name)
            }
            _ => title,
        }
    }

    fn queue_title(&self, pen: &Pen<'_>) -> String {
        let (data, term) = (pen.data, pen.words.term);
        let title = pen.words.screen.floor.queue(self.lists.queue.len());
        match data.club.break_at(data.now) {
            Some(pause) => {
                term.aside(&title, &term.on_break(&written_in_the_hall(pause.until, data.today)))
            }
            None => title,
        }
    }

    /// Draws what there is to know of the selected match.
    fn draw_selected(&self, area: Rect, pen: &mut Pen<'_>) {
        let told = |most| detail_of(self, most, pen.data, pen.words);
        let told = text::wrap_names(told, (area.width, area.height));
        pen.lines(area, &told, pen.theme.text);
    }

    /// Draws when each tournament is expected to end, as many as there are rows.
    fn draw_ends(&self, area: Rect, pen: &mut Pen<'_>) {
        let ends = self.lists.ends.iter().take(usize::from(area.height));
        let ends: Vec<String> = ends
            .map(|(id, forecast)| {
                let name =
                    pen.data.club.tournament(*id).map_or("", |tournament| tournament.name.as_str());
                let clock = in_the_hall(forecast.ends(pen.data.now)).format("%H:%M").to_string();
                let told = |name: &str| pen.words.screen.floor.end(name, forecast, &clock);
                // The time is what one looks for; of the name a part will do.
                let over = text::width(&told(name)).saturating_sub(usize::from(area.width));
                // Here a tag and its event stand beside each other.
                match pen.data.anywhere().tag_of_several(*id) {
                    Some((_, tag)) => {
                        let both = told(&format!("{tag} {name}"));
                        let fits = text::width(&both) <= usize::from(area.width);
                        if fits { both } else { told(tag) }
                    }
                    None => told(&text::fit(name, text::width(name).saturating_sub(over))),
                }
            })
            .collect();
        pen.lines(area, &ends, pen.theme.muted);
    }
}

/// The title of a list, marked where the keys go to it, so that it is seen without colours too.
fn marked(title: &str, focused: bool) -> String {
    if focused { format!("{MARK}{title}") } else { title.to_owned() }
}

/// Draws the title of a list and gives the room below it.
fn titled(floor: &Floor, part: Part, title: &str, area: Rect, pen: &mut Pen<'_>) -> Rect {
    let focused = floor.focus == part;
    let style = if focused { pen.theme.accent } else { pen.theme.title };
    let [head, rest] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    pen.line(head, &marked(title, focused), style);
    rest
}

fn draw_tables(floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
    let (say, data, words) = (&pen.words.screen.floor, pen.data, pen.words);
    let spots = &floor.lists.spots;
    let area = titled(floor, Part::Tables, &floor.tables_title(pen), area, pen);
    if spots.is_empty() {
        pen.line(
            Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area },
            say.set_up(),
            pen.theme.muted,
        );
        return;
    }
    let columns = [
        Column::left("", Width::Context),
        Column::right("", Width::Context),
        Column::left("", Width::Context),
        Column::left("", Width::Context),
        Column::left("", Width::Name),
        Column::left("", Width::Name),
    ];
    let (muted, looks) = (pen.theme.muted, pen.theme.clone());
    let row = |row: usize| {
        let Some(spot) = spots.get(row) else { return Vec::new() };
        let (state, elapsed) = at(spot, data);
        let (style, told) = match state {
            Some(state) => (looks.of_match(state), words.term.state(state)),
            None if spot.reserved => (muted, say.reserved()),
            None => (muted, say.free()),
        };
        let name = if state.is_some() { looks.title } else { muted };
        let time =
            |elapsed: Elapsed| Cell::styled(say.minutes(elapsed.minutes), elapsed.look(&looks));
        let mut cells =
            vec![Cell::styled(spot.name.clone(), name), elapsed.map(time).unwrap_or_default()];
        let Some(one) = spot.played else {
            let told = match spot.holders.as_slice() {
                [] => told.to_owned(),
                holders => say.free_for(&words.term.list(holders)),
            };
            cells.extend([Cell::default(), Cell::default(), Cell::styled(told, style)]);
            cells.push(Cell::default());
            return cells;
        };
        let event = data.club.tournament(one.0);
        cells.push(match pending_text(one, data, words) {
            Some(open) => Cell::styled(open, looks.accent).or(AT_TABLE),
            None => Cell::styled(told, style).or(AT_TABLE),
        });
        cells.push(event.map(|event| Cell::tag(event, data, &looks)).unwrap_or_default());
        cells.extend(side_cells(one, data, words));
        cells
    };
    let (pane, selection) = (Part::Tables.pane(), floor.selections[Part::Tables as usize]);
    let focused = floor.focus == Part::Tables;
    Table { pane, columns: &columns, len: spots.len(), row: &row, selection, focused }
        .draw(area, pen);
}

/// How far the match at a table is, and the time since its start, before that since its call.
pub(super) fn at(spot: &Spot, data: &Snapshot) -> (Option<MatchState>, Option<Elapsed>) {
    let Some((tournament, played)) = spot.played.and_then(|one| data.club.fixture(one)) else {
        return (None, None);
    };
    let since = played.at_table_since();
    (Some(played.state()), since.map(|since| Elapsed::since(since, tournament.id, data)))
}

fn draw_queue(floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
    let (say, data, words) = (&pen.words.screen.floor, pen.data, pen.words);
    let queue = &floor.lists.queue;
    if queue.is_empty() {
        pen.notice(area, say.no_queue());
        return;
    }
    let selection = floor.selections[Part::Queue as usize];
    let columns = [
        Column::right("", Width::Fixed(NO)),
        Column::left("", Width::Context),
        Column::left("", Width::Context),
        Column::left("", Width::Name),
        Column::left("", Width::Name),
        Column::right("", Width::Context),
    ];
    let (muted, warning, looks) = (pen.theme.muted, pen.theme.warning, pen.theme.clone());
    let row = |row: usize| {
        let Some(one) = queue.get(row) else { return Vec::new() };
        let style = if one.busy.is_some() { warning } else { muted };
        let at = (one.tournament, one.no);
        let event = data.club.tournament(one.tournament);
        let round = event.and_then(|event| event.round_of(one.no));
        let round = round.map(|round| Cell::styled(words.term.round(&round), muted).or(""));
        let event = event.filter(|_| data.anywhere().several);
        let mut cells = vec![Cell::from(one.no.to_string())];
        cells.push(event.map(|event| Cell::event(event, data, &looks)).unwrap_or_default());
        cells.push(round.unwrap_or_default());
        cells.extend(side_cells(at, data, words));
        let waiting = waiting(one, data);
        cells.push(match pending_text(at, data, words) {
            Some(open) => Cell::styled(open, looks.accent).or(say.why_short(&waiting)),
            None => Cell::styled(say.why(&waiting), style).or(say.why_short(&waiting)),
        });
        cells
    };
    let pane = Part::Queue.pane();
    let focused = floor.focus == Part::Queue;
    Table { pane, columns: &columns, len: queue.len(), row: &row, selection, focused }
        .draw(area, pen);
}

/// Why a match of the queue stands where it does.
fn waiting(one: &Queued, data: &Snapshot) -> Waiting {
    let busy = one.busy.and_then(|busy| who_is_busy(busy, data));
    let minutes = data.minutes_since(one.since);
    let early = one.early.map(|begins| written_in_the_hall(begins, data.today));
    Waiting { busy, postponed: one.postponed, early, minutes, behind: one.behind }
}

/// The selected match in full, names in at most so many columns: at a table how long and how often called, in the
/// queue why it waits.
fn detail_of(floor: &Floor, most: usize, data: &Snapshot, words: &Words) -> String {
    let say = &words.screen.floor;
    let Some(selected) = floor.selected() else { return String::new() };
    let about = line(selected, most, data, words);
    let about = match pending_text(selected, data, words) {
        Some(open) => words.screen.score.marked(&open, &about),
        None => about,
    };
    let played = data.club.fixture(selected).map(|(_, played)| played);
    match (floor.queued(), played.and_then(|played| Some((played, played.call()?)))) {
        (Some(one), _) => {
            let mut waiting = waiting(one, data);
            waiting.busy = waiting.busy.map(|(name, table)| (text::fit(&name, most), table));
            words.term.then(&about, &text::capital(&say.waits(&waiting)))
        }
        (None, Some((played, call))) => {
            let calls = call.again.len() + 1;
            let started = played.started().and_then(|place| data.minutes_since(place));
            let called = data.minutes_since(call.called).unwrap_or(0);
            words.term.then(&about, &say.called(&call.table, calls, called, started))
        }
        (None, None) => about,
    }
}
