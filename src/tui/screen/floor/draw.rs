//! Tables on the left, the queue on the right, the selected match and the expected ends below.

use ratatui::layout::{Constraint, Layout, Rect};

use super::lists::{Spot, found, line, pair};
use super::{Floor, Part};
use crate::clock::in_the_hall;
use crate::club::MatchState;
use crate::club::question::floor::Queued;
use crate::tui::kit::density::Density;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::bracket::AT_TABLE;
use crate::tui::kit::widget::table::{Cell, Column, Table, Width};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::floor::Waiting;

/// Rows for the selected match.
const DETAIL: u16 = 2;
/// Expected ends that are shown at most.
const ENDS: usize = 3;
/// Columns of a table's name, and of why a match waits, at most.
const NAME: usize = 10;
const WHY: usize = 12;
const MINUTES: u16 = 4;
const STATE: u16 = 8;
const SIGN: u16 = 1;
const NO: u16 = 4;
/// Below this width of a list its words give way to the players.
const ROOMY: u16 = 44;

impl Floor {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let ends = self.lists.ends.len().min(ENDS);
        let gap = u16::from(pen.density == Density::Full);
        let [lists, _, detail, below] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(gap),
            Constraint::Length(DETAIL),
            Constraint::Length(u16::try_from(ends).unwrap_or(0)),
        ])
        .areas(area);
        let [tables, queue] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).spacing(2).areas(lists);
        draw_tables(self, tables, pen);
        draw_queue(self, queue, pen);
        let told = text::wrap(&detail_of(self, pen.data, pen.words), usize::from(detail.width));
        pen.lines(detail, &told, pen.theme.text);
        let ends: Vec<String> = self
            .lists
            .ends
            .iter()
            .take(ENDS)
            .map(|(id, forecast)| {
                let name = pen.data.club.tournament(*id).map_or("", |cup| cup.name.as_str());
                let end = pen.data.now.checked_add_signed(forecast.left).unwrap_or(pen.data.now);
                let clock = in_the_hall(end).format("%H:%M").to_string();
                let told = |name: &str| {
                    let minutes = forecast.left.num_minutes();
                    pen.words.screen.floor.end(name, forecast.matches, minutes, &clock)
                };
                // The time is what one looks for; of the name a part will do.
                let over = text::width(&told(name)).saturating_sub(usize::from(below.width));
                told(&text::fit(name, text::width(name).saturating_sub(over)))
            })
            .collect();
        pen.lines(below, &ends, pen.theme.muted);
    }
}

/// Draws the title of a list and gives the room below it.
fn titled(floor: &Floor, part: Part, title: &str, area: Rect, pen: &mut Pen<'_>) -> Rect {
    let style = if floor.focus == part { pen.theme.accent } else { pen.theme.title };
    let [head, rest] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    pen.line(head, title, style);
    rest
}

/// The columns that the widest of a list needs, but no more than `most`.
fn widest(widths: impl Iterator<Item = usize>, most: usize) -> u16 {
    u16::try_from(widths.max().unwrap_or(0).min(most)).unwrap_or(u16::MAX)
}

fn draw_tables(floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
    let (say, data, words) = (&pen.words.screen.floor, pen.data, pen.words);
    let spots = &floor.lists.spots;
    let taken = spots.iter().filter(|spot| spot.played.is_some()).count();
    let area = titled(floor, Part::Tables, &say.tables(taken, spots.len()), area, pen);
    if spots.is_empty() {
        pen.notice(area, say.set_up());
        return;
    }
    let with_state = area.width >= ROOMY;
    let state = if with_state { STATE } else { SIGN };
    let name = widest(spots.iter().map(|spot| text::width(&spot.name)), NAME);
    let mut columns =
        vec![Column::left("", Width::Fixed(name)), Column::right("", Width::Fixed(MINUTES))];
    columns.push(Column::left("", Width::Fixed(state)));
    columns.push(Column::left("", Width::Flex(1)));
    // The mark before a row, and a column between any two.
    let room = area.width.saturating_sub(name + MINUTES + state + 5);
    let look = (pen.theme.muted, pen.theme.ready, pen.theme.live);
    let row = |row: usize| {
        let Some(spot) = spots.get(row) else { return Vec::new() };
        let (state, minutes) = at(spot, data);
        let (style, told) = match state {
            Some(MatchState::Playing) => (look.2, words.term.state(MatchState::Playing)),
            Some(state) => (look.1, words.term.state(state)),
            None if spot.reserved => (look.0, say.reserved()),
            None => (look.0, say.free()),
        };
        let minutes = minutes.map(|minutes| say.minutes(minutes)).unwrap_or_default();
        let mut cells = vec![Cell::from(spot.name.clone()), Cell::styled(minutes, style)];
        let sign = if state.is_some() { AT_TABLE } else { " " };
        cells.push(Cell::styled(if with_state { told } else { sign }, style));
        let players = spot.played.map(|one| pair(one, room, data, words));
        cells.push(match players {
            Some(players) => players.into(),
            None if with_state => Cell::default(),
            None => Cell::styled(told, look.0),
        });
        cells
    };
    let (pane, selection) = (Part::Tables.pane(), floor.selections[Part::Tables as usize]);
    let focused = floor.focus == Part::Tables;
    Table { pane, columns: &columns, len: spots.len(), row: &row, selection, focused }
        .draw(area, pen);
}

/// How far the match at a table is, and the minutes since its call.
fn at(spot: &Spot, data: &Snapshot) -> (Option<MatchState>, Option<i64>) {
    let Some((_, played)) = spot.played.and_then(|one| found(one, data)) else {
        return (None, None);
    };
    let minutes = played.call.as_ref().and_then(|call| data.minutes_since(call.called));
    (Some(played.state()), minutes)
}

fn draw_queue(floor: &Floor, area: Rect, pen: &mut Pen<'_>) {
    let (say, data, words) = (&pen.words.screen.floor, pen.data, pen.words);
    let queue = &floor.lists.queue;
    let area = titled(floor, Part::Queue, &say.queue(queue.len()), area, pen);
    if queue.is_empty() {
        pen.notice(area, say.no_queue());
        return;
    }
    let selection = floor.selections[Part::Queue as usize];
    let told = |one: &Queued| {
        let waiting = waiting(one, data);
        if area.width < ROOMY { say.why_short(&waiting) } else { say.why(&waiting) }
    };
    let shown = &queue[selection.window(queue.len(), usize::from(area.height))];
    let why = widest(shown.iter().map(|one| text::width(&told(one))), WHY);
    let columns = [
        Column::right("", Width::Fixed(NO)),
        Column::left("", Width::Flex(1)),
        Column::right("", Width::Fixed(why)),
    ];
    let room = area.width.saturating_sub(NO + why + 4);
    let (muted, warning) = (pen.theme.muted, pen.theme.warning);
    let row = |row: usize| {
        let Some(one) = queue.get(row) else { return Vec::new() };
        let style = if one.busy.is_some() { warning } else { muted };
        let players = pair((one.tournament, one.no), room, data, words);
        vec![one.no.to_string().into(), players.into(), Cell::styled(told(one), style)]
    };
    let pane = Part::Queue.pane();
    let focused = floor.focus == Part::Queue;
    Table { pane, columns: &columns, len: queue.len(), row: &row, selection, focused }
        .draw(area, pen);
}

/// Why a match of the queue stands where it does.
fn waiting(one: &Queued, data: &Snapshot) -> Waiting {
    let busy = one.busy.map(|(player, there)| {
        let call = found(there, data).and_then(|(_, played)| played.call.as_ref());
        let (tournament, no) = there;
        let pod = || data.club.tournament(tournament).and_then(|cup| cup.pod(no));
        let table = match call {
            Some(call) => call.table.clone(),
            None => pod().map(|pod| pod.table.to_string()).unwrap_or_default(),
        };
        (data.name(player), table)
    });
    let minutes = data.minutes_since(one.since);
    Waiting { busy, postponed: one.postponed, minutes, behind: one.behind }
}

/// The selected match in full: at a table how long and how often called, in the queue why it waits.
fn detail_of(floor: &Floor, data: &Snapshot, words: &Words) -> String {
    let say = &words.screen.floor;
    let Some(selected) = floor.selected() else { return String::new() };
    let about = line(selected, data, words);
    let call = found(selected, data).and_then(|(_, played)| played.call.as_ref());
    match (floor.queued(), call) {
        (Some(one), _) => words.term.then(&about, &text::capital(&say.waits(&waiting(one, data)))),
        (None, Some(call)) => {
            let calls = call.again.len() + 1;
            let started = call.started.and_then(|place| data.minutes_since(place));
            let called = data.minutes_since(call.called).unwrap_or(0);
            words.term.then(&about, &say.called(&call.table, calls, called, started))
        }
        (None, None) => about,
    }
}
