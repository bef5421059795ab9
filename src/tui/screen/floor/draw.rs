//! Draws the page of the hall: tables above the queue if both have room, else side by side, or one
//! at a time. The selected match and the expected ends are below. If all tables have room, they are
//! boxes: name and state at the top, the players inside, and the time as a bar in the lower border.

use ratatui::style::Style;
use ratatui::widgets::{Block, Widget as _};

use super::{Elapsed, Floor, Part};
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::question::floor::Queued;
use crate::club::question::forecast::Forecast;
use crate::tui::kit::prelude::*;
use crate::tui::kit::text::bar;
use crate::tui::kit::theme::{Density, match_chip};
use crate::tui::kit::widget::bracket::AT_TABLE;
use crate::tui::screen::tournament::one_match::pending_text;
use crate::tui::whereabouts::who_is_busy;
use crate::words::screen::floor::Waiting;

const DETAIL: u16 = 2;
/// The most expected ends that are shown.
const ENDS: usize = 3;
/// The part of the rows that boxes may take: so many of so many.
const BOXES: (u16, u16) = (3, 5);
/// From this width on the selected match stands beside the queue; it has a frame with so many rows.
const BESIDE: u16 = 150;
const DETAIL_ROOMY: u16 = 7;
/// Matches of the queue that are seen below the tables, at least.
const QUEUED: usize = 3;
const NO: u16 = 4;
/// The list without focus has one of so many rows, where both are one above the other.
const BEGUN: u16 = 3;
/// Columns that each of two lists side by side has, at least.
const NARROW: u16 = 37;
/// Columns of an empty queue, for its sentence.
const NO_QUEUE: u16 = 30;
/// Columns of tables that are all free, for their title.
const FREE_TABLES: u16 = 24;

impl Floor {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        if let Some(grid) = self.grid(area, pen) {
            self.draw_boxes(grid, area, pen);
            return;
        }
        let gap = u16::from(pen.density == Density::Full);
        // The expected ends get the rows that both lists leave.
        let wanted = self.lists.spots.len() + 1 + self.lists.queue.len().clamp(1, QUEUED) + 1;
        let around = usize::from(gap + DETAIL);
        let left = usize::from(area.height).saturating_sub(wanted + around);
        let ends = self.lists.ends.len().min(ENDS).min(left);
        let [lists, _, detail, below] =
            down(area, [REST, gap, DETAIL, u16::try_from(ends).unwrap_or(0)]);
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
        let rows = span(spots.len());
        let queued = span(self.lists.queue.len().clamp(1, QUEUED));
        if rows.saturating_add(queued + 2) <= lists.height {
            // Without tables, a line says so.
            let tables = Constraint::Length(rows.max(1) + 1);
            return Layout::vertical([tables, fill(1)]).areas(lists);
        }
        if lists.width < 2 * NARROW {
            // The list in focus has nearly all rows; the other shows its first rows.
            let begun = Constraint::Length(lists.height / BEGUN);
            let rooms =
                if self.focus == Part::Tables { [fill(1), begun] } else { [begun, fill(1)] };
            return Layout::vertical(rooms).areas(lists);
        }
        let taken = spots.iter().any(|spot| spot.played.is_some());
        // A list without players leaves its room to names.
        let shares = if taken && self.lists.queue.is_empty() {
            [fill(1), Constraint::Length(NO_QUEUE)]
        } else if spots.iter().all(|spot| spot.played.is_none() && spot.holders.is_empty()) {
            [Constraint::Length(FREE_TABLES), fill(1)]
        } else {
            [fill(2), fill(3)]
        };
        Layout::horizontal(shares).spacing(2).areas(lists)
    }

    /// The boxes, if all tables have room above the queue.
    fn grid(&self, area: Rect, pen: &Pen<'_>) -> Option<Grid> {
        let height = area.height * BOXES.0 / BOXES.1;
        let grid = Grid::fitting(self.lists.spots.len(), (area.width, height));
        grid.filter(|_| pen.density == Density::Full)
    }

    /// Draws the tables as boxes, and the queue in a frame below. The selected match is beside or below the queue.
    fn draw_boxes(&self, grid: Grid, area: Rect, pen: &mut Pen<'_>) {
        let [head, boxes, below] = down(area, [1, grid.height(), REST]);
        titled(self, Part::Tables, &self.tables_title(pen), head, pen);
        grid.draw(self, boxes, pen);
        let focused = self.focus == Part::Queue;
        let title = marked(&self.queue_title(pen), focused);
        let ends = span(self.lists.ends.len());
        if below.width >= BESIDE {
            let [queue, side] =
                Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(below);
            let queue = pen.panel(queue, &title, focused);
            draw_queue(self, queue, pen);
            let [selected, expected] = down(side, [DETAIL_ROOMY, REST]);
            let say = &pen.words.screen.floor;
            let selected = pen.panel(selected, say.selected(), false);
            self.draw_selected(selected, pen);
            let expected = pen.panel(expected, say.ends(), false);
            self.draw_ends(expected, pen);
            return;
        }
        let most = u16::try_from(ENDS).unwrap_or(0);
        let [queue, detail, expected] = down(below, [REST, DETAIL, ends.min(most)]);
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
                term.aside(&title, term.on_break(written_in_the_hall(pause.until, data.today)))
            }
            None => title,
        }
    }

    fn draw_selected(&self, area: Rect, pen: &mut Pen<'_>) {
        let told = |most| detail_of(self, most, pen.data, pen.words);
        let told = text::wrap_names(told, (area.width, area.height));
        pen.lines(area, &told, pen.theme.text);
    }

    /// Draws the expected end of each tournament, as many as fit.
    fn draw_ends(&self, area: Rect, pen: &mut Pen<'_>) {
        let ends = self.lists.ends.iter().take(usize::from(area.height));
        let ends: Vec<String> = ends
            .map(|(id, forecast)| {
                let name = pen.data.tournament_name(*id);
                let clock = in_the_hall(forecast.ends(pen.data.now)).format("%H:%M").to_string();
                let told = |name: &str| pen.words.screen.floor.end(name, forecast, &clock);
                // The time is important; the name may be cut.
                let over = text::width(&told(name)).saturating_sub(usize::from(area.width));
                // Tag and name are shown together here.
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

/// Marks the title of the list in focus, visible without colours.
fn marked(title: &str, focused: bool) -> String {
    if focused { format!("{MARK}{title}") } else { title.to_owned() }
}

/// Draws the title of a list and returns the room below.
fn titled(floor: &Floor, part: Part, title: &str, area: Rect, pen: &mut Pen<'_>) -> Rect {
    let focused = floor.focus == part;
    let style = if focused { pen.theme.accent } else { pen.theme.title };
    let [head, rest] = down(area, [1, REST]);
    pen.line(head, &marked(title, focused), style);
    rest
}

fn draw_tables(floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
    let (say, data, words) = (&pen.words.screen.floor, pen.data, pen.words);
    let spots = &floor.lists.spots;
    let area = titled(floor, Part::Tables, &floor.tables_title(pen), area, pen);
    if spots.is_empty() {
        pen.line(behind(area, 2), say.set_up(), pen.theme.muted);
        return;
    }
    let (muted, looks) = (pen.theme.muted, pen.theme.clone());
    let fields = Fields::default()
        .with(Column::left("", Width::Context), |(spot, state, ..): &TableLine<'_>| {
            let look = if state.is_some() { looks.title } else { muted };
            Cell::styled(spot.name.clone(), look)
        })
        .with(Column::right("", Width::Context), |(_, _, elapsed, _)| {
            let told = |one: &Elapsed| Cell::styled(say.minutes(one.minutes), one.look(&looks));
            elapsed.as_ref().map(told).unwrap_or_default()
        })
        .with(Column::left("", Width::Context), |(spot, state, ..)| {
            let Some((one, state)) = spot.played.zip(*state) else { return Cell::default() };
            match pending_text(one, data, words) {
                Some(open) => Cell::styled(open, looks.accent).or(AT_TABLE),
                None => Cell::styled(words.term.state(state), looks.of_match(state)).or(AT_TABLE),
            }
        })
        .with(Column::left("", Width::Context), |(spot, ..)| {
            let event = spot.played.and_then(|one| data.club.tournament(one.0));
            event.map(|event| Cell::tag(event, data, &looks)).unwrap_or_default()
        })
        .with(Column::left("", Width::Name), |(spot, _, _, sides)| match sides {
            Some([first, _]) => first.clone(),
            None if !spot.holders.is_empty() => {
                Cell::styled(say.free_for(words.term.list(&spot.holders)), muted)
            }
            None => Cell::styled(if spot.reserved { say.reserved() } else { say.free() }, muted),
        })
        .with(Column::left("", Width::Name), |(.., sides)| {
            sides.as_ref().map(|[_, second]| second.clone()).unwrap_or_default()
        });
    let row = |row: usize| {
        let spot = spots.get(row)?;
        let (state, elapsed) = at(spot, data);
        Some((spot, state, elapsed, spot.played.map(|one| side_cells(one, data, words))))
    };
    let keys = (floor.selections[Part::Tables as usize], floor.focus == Part::Tables);
    fields.draw(area, (Part::Tables.pane(), spots.len()), row, keys, pen);
}

/// A table, the state of its match, the time, and the players.
type TableLine<'a> = (&'a Spot, Option<MatchState>, Option<Elapsed>, Option<[Cell; 2]>);

/// The state of the match at a table, and the time since its start, or since its call if it has not started.
pub(in crate::tui::screen) fn at(
    spot: &Spot,
    data: &Snapshot,
) -> (Option<MatchState>, Option<Elapsed>) {
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
    let (muted, warning, looks) = (pen.theme.muted, pen.theme.warning, pen.theme.clone());
    let event = |one: &Queued| data.club.tournament(one.tournament);
    let fields = Fields::default()
        .with(Column::number("", NO), |(one, _): &(&Queued, [Cell; 2])| one.no.to_string())
        .with_if(data.anywhere().several, Column::left("", Width::Context), |(one, _)| {
            event(one).map(|event| Cell::event(event, data, &looks)).unwrap_or_default()
        })
        .with(Column::left("", Width::Context), |(one, _)| {
            let round = event(one).and_then(|event| event.round_of(one.no));
            let told = round.map(|round| Cell::styled(words.term.round(&round), muted).or(""));
            told.unwrap_or_default()
        })
        .with(Column::left("", Width::Name), |(_, [first, _])| first.clone())
        .with(Column::left("", Width::Name), |(_, [_, second])| second.clone())
        .with(Column::right("", Width::Context), |(one, _)| {
            let waiting = waiting(one, data);
            let style = if one.busy.is_some() { warning } else { muted };
            let told = match pending_text((one.tournament, one.no), data, words) {
                Some(open) => Cell::styled(open, looks.accent),
                None => Cell::styled(say.why(&waiting), style),
            };
            told.or(say.why_short(&waiting))
        });
    let row = |row: usize| {
        let one = queue.get(row)?;
        Some((one, side_cells((one.tournament, one.no), data, words)))
    };
    let keys = (floor.selections[Part::Queue as usize], floor.focus == Part::Queue);
    fields.draw(area, (Part::Queue.pane(), queue.len()), row, keys, pen);
}

/// The reason for a match's place in the queue.
fn waiting(one: &Queued, data: &Snapshot) -> Waiting {
    let busy = one.busy.and_then(|busy| who_is_busy(busy, data));
    let minutes = data.minutes_since(one.since);
    let early = one.early.map(|begins| written_in_the_hall(begins, data.today));
    Waiting { busy, postponed: one.postponed, early, minutes, behind: one.behind }
}

/// The selected match in full, with names of at most `most` columns:
/// at a table its time and calls, in the queue the reason for waiting.
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
            words.term.then(&about, text::capital(&say.waits(&waiting)))
        }
        (None, Some((played, call))) => {
            let calls = call.again.len() + 1;
            let started = played.started().and_then(|place| data.minutes_since(place));
            let called = data.minutes_since(call.called).unwrap_or(0);
            words.term.then(&about, say.called(&call.table, calls, called, started))
        }
        (None, None) => about,
    }
}

#[derive(Debug, Clone)]
pub(super) struct Lists {
    /// The tables of the hall, and other places to which matches were called.
    pub(super) spots: Vec<Spot>,
    /// Matches and pods that can be played, in the order of the queue.
    pub(super) queue: Vec<Queued>,
    /// Running tournaments, with what is left to play.
    pub(super) ends: Vec<(TournamentId, Forecast)>,
}

/// A table and its match.
#[derive(Debug, Clone)]
pub(in crate::tui::screen) struct Spot {
    pub(in crate::tui::screen) name: String,
    pub(in crate::tui::screen) reserved: bool,
    /// The tournaments for which it is reserved.
    pub(in crate::tui::screen) holders: Vec<String>,
    pub(in crate::tui::screen) played: Option<Where>,
}

impl Lists {
    pub(super) fn new(data: &Snapshot) -> Self {
        let club = &data.club;
        let running = club.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        let when = |seq| data.when(seq);
        let ends =
            running.map(|tournament| (tournament.id, club.forecast(tournament, &when, data.today)));
        Self {
            spots: spots(data),
            ends: ends.filter(|(_, forecast)| forecast.matches > 0).collect(),
            queue: data.queue().to_vec(),
        }
    }
}

/// The tables of the hall.
pub(in crate::tui::screen) fn tables(data: &Snapshot) -> impl Iterator<Item = Spot> {
    data.club.floor().into_iter().map(|at| {
        let holders: Vec<String> =
            data.club.holders(at.table).map(|tournament| tournament.name.clone()).collect();
        Spot {
            name: at.table.name.clone(),
            reserved: at.table.reserved || !holders.is_empty(),
            holders,
            played: at.played.map(|(tournament, played, _)| (tournament.id, played.no())),
        }
    })
}

fn spots(data: &Snapshot) -> Vec<Spot> {
    let elsewhere = data.club.called_elsewhere(data.club.tables()).map(|(at, table)| Spot {
        name: table.to_owned(),
        reserved: false,
        holders: Vec::new(),
        played: Some(at),
    });
    tables(data).chain(elsewhere).collect()
}

pub(in crate::tui::screen) fn found(
    (id, no): Where,
    data: &Snapshot,
) -> Option<(&Tournament, &Match)> {
    let tournament = data.club.tournament(id)?;
    Some((tournament, tournament.match_no(no)?))
}

/// The two players of a match, or all players of a pod.
fn names(one: Where, data: &Snapshot) -> Vec<String> {
    let players = data.club.fixture(one).map(|(_, played)| played.players()).unwrap_or_default();
    players.into_iter().map(|player| data.name(player)).collect()
}

/// The two players of a match, or half of a pod for each side.
pub(in crate::tui) fn sides(one: Where, data: &Snapshot, words: &Words) -> [String; 2] {
    let names = names(one, data);
    let (first, second) = names.split_at(names.len().div_ceil(2));
    [first, second].map(|half| words.term.list(half))
}

/// [`sides`] in two cells. The first half of a pod ends like a list that goes on.
pub(super) fn side_cells(one: Where, data: &Snapshot, words: &Words) -> [Cell; 2] {
    if found(one, data).is_none() {
        return pod_cells(one, |first| first, data, words);
    }
    sides(one, data, words).map(Cell::from)
}

/// The players of a pod in two cells. `told` changes the first half, if all names fit.
pub(in crate::tui::screen) fn pod_cells(
    one: Where,
    told: impl FnOnce(String) -> String,
    data: &Snapshot,
    words: &Words,
) -> [Cell; 2] {
    let mut first = names(one, data);
    let second = first.split_off(first.len().div_ceil(2));
    let (between, whole) = (words.term.pause(), told(words.term.list(&first)));
    let first = Cell::names(first, between).whole(whole).marked(between.trim_end());
    [first, Cell::names(second, between)]
}

/// The players in two lines of at most `columns`: the two of a match, or half of a pod in each.
pub(super) fn in_two_lines(
    one: Where,
    columns: usize,
    data: &Snapshot,
    words: &Words,
) -> Vec<String> {
    let names = names(one, data);
    let lines = names.chunks(names.len().div_ceil(2).max(1));
    lines.map(|names| text::share_list(names, columns, |names| words.term.list(names))).collect()
}

/// The players in `room` columns, with names as whole as possible.
pub(in crate::tui::screen) fn pair(
    one: Where,
    room: u16,
    data: &Snapshot,
    words: &Words,
) -> String {
    let say = |a: &str, b: &str| words.screen.floor.pair(a, b);
    let room = usize::from(room);
    match <[String; 2]>::try_from(names(one, data)) {
        Ok(two) => {
            let [a, b] = text::share(&two, room.saturating_sub(text::width(&say("", ""))));
            say(&a, &b)
        }
        Err(several) => text::share_list(&several, room, |names| words.term.list(names)),
    }
}

/// A match in one line: number, round, players with at most `most` columns each, tournament.
/// Where names may be cut, the tag stands for the tournament, if several are being played.
pub(in crate::tui) fn line(one: Where, most: usize, data: &Snapshot, words: &Words) -> String {
    let Some(tournament) = data.club.tournament(one.0) else { return String::new() };
    let round = tournament.round_of(one.1).map(|round| words.term.round(&round));
    let names: Vec<String> = names(one, data).iter().map(|name| text::fit(name, most)).collect();
    let pair = match names.as_slice() {
        [a, b] => words.screen.floor.pair(a, b),
        several => words.term.list(several),
    };
    let who = match data.anywhere().tag_of_several(one.0) {
        _ if most == usize::MAX => vec![pair, tournament.name.clone()],
        Some((_, tag)) => vec![pair, tag.to_owned()],
        None => vec![pair],
    };
    words.screen.floor.line(one.1, round.unwrap_or_default(), words.term.list(&who))
}

/// Rows of a box, and its least and most columns.
const ROWS: u16 = 4;
const LEAST: u16 = 22;
const MOST: u16 = 40;
/// The mark of the item in focus, visible without colours.
pub(super) const MARK: &str = "> ";

/// The arrangement of the boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grid {
    abreast: u16,
    rows: u16,
    width: u16,
}

impl Grid {
    /// Boxes for `tables` tables in the given columns and rows; none if not all fit.
    pub(super) fn fitting(tables: usize, (columns, height): (u16, u16)) -> Option<Self> {
        let tables = u16::try_from(tables).ok().filter(|tables| *tables > 0)?;
        let most = Some(columns / LEAST).filter(|most| *most > 0)?;
        let rows = tables.div_ceil(most);
        // Boxes are shared evenly among rows, so that no row has a single one.
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

/// Draws a table. The selected one has the colour of the focus; a free one is muted.
fn draw_box(spot: &Spot, selected: bool, place: Rect, pen: &mut Pen<'_>) {
    let border = if selected { pen.theme.accent } else { pen.theme.border };
    Block::bordered().border_style(border).render(place, pen.buf);
    let (state, elapsed) = at(spot, pen.data);
    let pending = spot.played.and_then(|one| pending_text(one, pen.data, pen.words));
    let (chip, look) = match state {
        _ if let Some(pending) = pending => (format!(" {pending} "), pen.theme.accent),
        Some(state) => match_chip(state, pen.words.term.state(state), pen.theme),
        None => (format!(" {} ", free(spot, pen)), pen.theme.muted),
    };
    let top = Rect { x: place.x + 1, width: place.width.saturating_sub(2), height: 1, ..place };
    let columns = text::columns(&chip);
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
    let place_of_title = Rect { width: text::columns(&title) + 2, ..top }.intersection(top);
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
            let told = pen.words.screen.floor.free_for(pen.words.term.list(&spot.holders));
            pen.sentence(inside, &told, pen.theme.muted);
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

/// Draws the number of the match on the border, behind its tournament's tag if several are played.
fn draw_number((event, no): Where, line: Rect, pen: &mut Pen<'_>) {
    let tag = pen.data.anywhere().tag_of_several(event);
    let (look, tag) = tag.map_or((pen.theme.muted, String::new()), |(at, tag)| {
        (pen.theme.event(at), format!("{tag} "))
    });
    let told = format!(" {tag}#{no} ");
    if text::columns(&told) <= line.width {
        pen.line(Rect { width: text::columns(&told), ..line }, &told, look);
    }
}

/// The reason why a table has no match.
fn free(spot: &Spot, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.floor;
    if spot.reserved { say.reserved() } else { say.free() }
}

/// Draws the minutes and their bar on the border of a box.
fn draw_time(elapsed: Elapsed, line: Rect, border: Style, pen: &mut Pen<'_>) {
    let look = elapsed.look(pen.theme);
    let minutes = format!(" {} ", pen.words.screen.floor.minutes(elapsed.minutes));
    let cells = usize::from(line.width).saturating_sub(text::width(&minutes) + 1);
    let [filled, rest] = bar(elapsed.filled(cells), cells);
    pen.pieces(line, [(filled.as_str(), look), (&rest, border), (&minutes, look)]);
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
