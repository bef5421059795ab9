//! The window of the games at a table.

use std::collections::HashMap;

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

use super::PodEntry;
use crate::club::Pod;
use crate::domain::number::PlayerId;
use crate::domain::place_points::{PlacePoints, Points};
use crate::tui::kit::hitbox::{Pane, Target};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::text;
use crate::tui::screen::score::draw::also_open;
use crate::words::message::percent;

const WIDTH: u16 = 70;
/// Everything but the seats: border, game, heading, order, two lines for what Enter does.
const AROUND: u16 = 7;
const NUMBER: u16 = 4;
const FIGURE: u16 = 7;

impl PodEntry {
    /// Draws the window in the middle of `area`.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let seats = self.seats(pen.data);
        let rows = u16::try_from(seats.len()).unwrap_or(0);
        let dealt = u16::from(self.hands.is_in_use());
        let window = centred(area, WIDTH, rows + dealt + AROUND);
        let Some((tournament, pod)) = self.found(pen.data) else {
            return;
        };
        let say = &pen.words.screen.pod;
        let title = say.window(pod.table, pod.round, &tournament.name);
        let inside = pen.window(window, &also_open(title, (tournament.id, pod.no), pen));
        let [game, heading, table, order, hands, effect] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Length(dealt),
            Constraint::Fill(1),
        ])
        .areas(inside);
        let again = self.recorded(pen.data).is_some();
        pen.line(game, &say.game(self.game, pod.games_planned, again), pen.theme.text);
        let [_, _, hand, place, points, total] = columns(heading, self.hands.is_in_use());
        let titles = [
            (hand, say.hand()),
            (place, say.place()),
            (points, say.points()),
            (total, say.total()),
        ];
        for (column, title) in titles {
            pen.line(column, &text::pad_left(title, usize::from(column.width)), pen.theme.muted);
        }
        draw_seats(self, (pod, &seats), table, pen);
        pen.pieces(order, [(say.order(), pen.theme.muted), (self.typed.as_str(), pen.theme.title)]);
        if dealt > 0 {
            self.hands.input.draw(hands, say.hands(), self.hands.typing, pen);
        }
        let (sentence, style) = match (self.request(pen.data, pen.words), again) {
            _ if self.hands.typing && !self.hands.is_changed() => {
                let cards = tournament.card_game.map(|game| say.cards_hint(game));
                (cards.unwrap_or_else(|| say.hands_hint().to_owned()), pen.theme.muted)
            }
            (Ok(_), false) => (say.records().to_owned(), pen.theme.accent),
            (Ok(_), true) => (say.corrects().to_owned(), pen.theme.accent),
            (Err(why), _) => (why, pen.theme.muted),
        };
        pen.lines(effect, &text::wrap(&text::capital(&sentence), usize::from(effect.width)), style);
    }
}

/// Seat, name, worth of the hand where hands are in use, place, points of the game, points at the table.
fn columns(line: Rect, hands: bool) -> [Rect; 6] {
    Layout::horizontal([
        Constraint::Length(NUMBER),
        Constraint::Fill(1),
        Constraint::Length(if hands { FIGURE } else { 0 }),
        Constraint::Length(FIGURE),
        Constraint::Length(FIGURE),
        Constraint::Length(FIGURE),
    ])
    .spacing(1)
    .areas(line)
}

fn draw_seats(
    screen: &PodEntry,
    (pod, seats): (&Pod, &[(u32, PlayerId)]),
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let Some(worth) = screen.worth(pen.data) else { return };
    let shown = screen.shown(pen.data);
    let gained: HashMap<PlayerId, Points> =
        shown.as_ref().map(|finish| worth.of(finish)).unwrap_or_default().into_iter().collect();
    let totals = totals(pod, &worth);
    let playing: Vec<PlayerId> = seats.iter().map(|&(_, player)| player).collect();
    for (row, (&(number, player), line)) in seats.iter().zip(area.rows()).enumerate() {
        let [seat, name, hand, place, points, total] = columns(line, screen.hands.is_in_use());
        let key = if screen.has(number) { pen.theme.muted } else { pen.theme.key };
        pen.line(seat, &text::pad_left(&number.to_string(), usize::from(NUMBER)), key);
        let finished = shown.as_ref().and_then(|finish| finish.place(player));
        let style = if finished == Some(1) { pen.theme.winner } else { pen.theme.text };
        pen.line(name, &pen.data.name(player), style);
        let figure = |text: Option<String>| text.unwrap_or_default();
        let alone = screen.hands.alone(player, &playing);
        let figures = [
            (hand, figure(alone.map(percent)), pen.theme.accent),
            (place, figure(finished.map(|place| place.to_string())), pen.theme.text),
            (points, figure(gained.get(&player).map(Points::to_string)), pen.theme.text),
            (total, figure(totals.get(&player).map(Points::to_string)), pen.theme.muted),
        ];
        for (column, text, style) in figures {
            draw_figure(column, &text, style, pen);
        }
        pen.hits.add(line, Target::Row { pane: Pane(0), row });
    }
}

fn draw_figure(column: Rect, figure: &str, style: Style, pen: &mut Pen<'_>) {
    pen.line(column, &text::pad_left(figure, usize::from(column.width)), style);
}

/// The points of each player in the games recorded at this table.
fn totals(pod: &Pod, worth: &PlacePoints) -> HashMap<PlayerId, Points> {
    let mut totals: HashMap<PlayerId, Points> = HashMap::new();
    for (player, points) in pod.finishes().flat_map(|finish| worth.of(finish)) {
        *totals.entry(player).or_default() += points;
    }
    totals
}
