//! The search and the entrants on the screen: one above the other, or beside each other where there is room.

use ratatui::layout::{Constraint, Layout, Rect};

use super::super::likely;
use super::offer::Offer;
use super::{ENTRANTS, Enter, Focus, OFFERS};
use crate::club::Tournament;
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::text;
use crate::tui::view::Density;
use crate::tui::widget::table::{Cell, Column, Table, Width};

const NUMBER: u16 = 8;
const RATING: u16 = 8;
const STATE: u16 = 8;
/// Rows for the field, what Enter does and a few who are found, before those whom the name may belong to.
const LEAST_LISTED: u16 = 5;
/// Below this width the clubs give way to the names, and below the next the readings.
const ROOMY: u16 = 66;
const WIDE: u16 = 90;

/// Draws both parts.
pub(super) fn draw(screen: &Enter, area: Rect, pen: &mut Pen<'_>) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let Some(tournament) = screen.found(pen.data) else {
        if let Some(refusal) = &screen.blocked {
            let why = (pen.words.message.refusal)(refusal, &pen.data.club);
            pen.line(area, &why.to_string(), pen.theme.muted);
        }
        return;
    };
    let halves = [Constraint::Fill(1), Constraint::Fill(1)];
    let [search, entrants] = match pen.density {
        Density::Full => Layout::horizontal(halves).spacing(3).areas(area),
        Density::Compact | Density::TooSmall => Layout::vertical(halves).areas(area),
    };
    draw_search(screen, tournament, search, pen);
    draw_entrants(screen, tournament, entrants, pen);
}

fn draw_search(screen: &Enter, tournament: &Tournament, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.enter;
    // A name may be cut there, an instruction may not. While one types, the list keeps its place.
    let instructs = screen.offers.is_empty() || !screen.left.is_empty();
    let place = likely::LINES.min(area.height.saturating_sub(LEAST_LISTED));
    let [field, does, likely, list] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(if instructs { 2 } else { 1 }),
        Constraint::Length(place),
        Constraint::Fill(1),
    ])
    .areas(area);
    screen.input.draw(field, words.prompt, screen.focus == Focus::Search, pen);
    draw_what_enter_does(screen, tournament, does, pen);
    screen.likely.draw(likely, pen);
    let data = pen.data;
    let has = |player| data.club.entered_as(tournament.id, player).is_some();
    let row = |row: usize| {
        let line = match screen.offers.get(row) {
            Some(Offer::Player(player)) if has(*player) => Line::of(*player, words.entered),
            Some(Offer::Player(player)) => Line::of(*player, ""),
            Some(Offer::Anew(name)) => Line::named(words.anew, name, words.register),
            Some(Offer::Several(name)) => Line::named("", name, words.several),
            None => return Vec::new(),
        };
        line.cells(tournament, data)
    };
    Table {
        pane: OFFERS,
        columns: &columns(list.width, STATE),
        len: screen.offers.len(),
        row: &row,
        selection: screen.offered,
        focused: screen.focus == Focus::Search,
    }
    .draw(list, pen);
}

/// What Enter does with the selected row; pasted names that are left over are counted before it.
fn draw_what_enter_does(screen: &Enter, tournament: &Tournament, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.enter;
    let left = match screen.left.len() {
        0 => String::new(),
        left => (words.not_found)(left, screen.pasted),
    };
    let does = match screen.offer() {
        Some(Offer::Player(player))
            if pen.data.club.entered_as(tournament.id, *player).is_some() =>
        {
            (words.is_in)(&pen.data.name(*player))
        }
        Some(Offer::Player(player)) => (words.enters)(&pen.data.name(*player)),
        Some(Offer::Anew(name)) => (words.registers)(name),
        Some(Offer::Several(name)) => (words.lists)(name),
        None if pen.data.club.registry().is_empty() => words.no_players.to_owned(),
        None if screen.input.text().is_empty() => words.all_in.to_owned(),
        None => String::new(),
    };
    let style = if left.is_empty() { pen.theme.muted } else { pen.theme.warning };
    match area.height {
        1 => pen.line(area, &does, style),
        _ => pen.lines(area, &text::wrap(&(left + &does), usize::from(area.width)), style),
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
    let said = (words.entrants)(len, (pen.words.term.seeding)(seeding));
    pen.line(title, &said, if focused { pen.theme.accent } else { pen.theme.title });
    if len == 0 {
        let lines = text::wrap(words.nobody, usize::from(list.width));
        pen.lines(list, &lines, pen.theme.muted);
        return;
    }
    let row = |row: usize| match tournament.entrants.get(row) {
        Some(player) => {
            let place = format!("{}.", row + 1);
            Line { number: place, ..Line::of(*player, "") }.cells(tournament, data)
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
    .draw(list, pen);
}

/// Number, name, reading, club, rating, state.
fn columns(width: u16, state: u16) -> [Column<'static>; 6] {
    let reading = if width < WIDE { Width::Fixed(0) } else { Width::Flex(2) };
    let club = if width < ROOMY { Width::Fixed(0) } else { Width::Flex(2) };
    [
        Column::left("", Width::Fixed(NUMBER)),
        Column::left("", Width::Flex(3)),
        Column::left("", reading),
        Column::left("", club),
        Column::right("", Width::Fixed(RATING)),
        Column::left("", Width::Fixed(state)),
    ]
}

/// A row before its columns are filled.
struct Line<'a> {
    number: String,
    player: Option<PlayerId>,
    name: &'a str,
    state: &'a str,
}

impl<'a> Line<'a> {
    fn of(player: PlayerId, state: &'a str) -> Self {
        Self { number: player.to_string(), player: Some(player), name: "", state }
    }

    fn named(number: &str, name: &'a str, state: &'a str) -> Self {
        Self { number: number.to_owned(), player: None, name, state }
    }

    fn cells(self, tournament: &Tournament, data: &Snapshot) -> Vec<Cell> {
        let found = self.player.and_then(|player| data.club.player(player));
        let text = |text: Option<&String>| text.cloned().unwrap_or_default();
        let name = found.map_or(self.name, |found| &found.name);
        let rating = found.map(|found| data.club.rating(tournament.list, found.id));
        vec![
            self.number.into(),
            name.into(),
            text(found.and_then(|found| found.reading.as_ref())).into(),
            text(found.and_then(|found| found.club.as_ref())).into(),
            rating.map(written).unwrap_or_default().into(),
            self.state.into(),
        ]
    }
}
