//! Draws the table: players, the cards on it, the last plays, and the hand.

use crate::tui::kit::split::{self, REST};
use crate::words::{Words, own};
use daihinmin::evening::PERSON;
use daihinmin::player::Game;
use daihinmin::{Card, Play};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

use super::{CardTable, HAND, plays};
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::words::cards::{card, cards, play, suits};

/// Rows of the list of players: a heading and five.
const PLAYERS: u16 = 6;
/// Rows of the hand: a picked card is one row higher; and a row for the effect of Enter.
const CARDS: u16 = 5;
/// The width of a card.
const CARD: u16 = 5;
/// The height from which on parts have frames.
const FRAMED: u16 = 20;
/// The width of the table, next to the last plays.
const TABLE: u16 = 38;
const CLASS: u16 = 10;
const FIGURE: u16 = 7;

impl CardTable {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = own(pen.words).cards;
        let frame = if area.height >= FRAMED { 2 } else { 0 };
        let [above, middle, below] = split::down(area, [PLAYERS + frame, REST, CARDS + frame]);
        let mut part = |area: Rect, title: &str, focused: bool| {
            if frame > 0 { pen.panel(area, title, focused) } else { area }
        };
        let players = part(above, say.players(), false);
        let [left, right] = split::across(middle, [TABLE.min(area.width / 2), REST]);
        let (table, log) = (part(left, say.table(), false), part(right, say.last_plays(), false));
        let hand = part(below, &say.hand(self.evening.hand().len()), true);
        self.draw_players(players, pen);
        self.draw_table(table, pen);
        self.draw_log(log, pen);
        self.draw_hand(hand, pen);
    }

    /// The names by number; the operator's is the person's own word.
    pub(super) fn name(&self, player: usize, words: &'static Words) -> String {
        match player.checked_sub(1) {
            Some(other) => self.evening.others().nth(other).unwrap_or_default().to_owned(),
            None if self.name.is_empty() => own(words).cards.you().to_owned(),
            None => self.name.clone(),
        }
    }

    /// All players in the order of play, the operator first.
    fn in_order(&self) -> impl Iterator<Item = usize> {
        let seats = &self.evening.round().seats;
        let count = seats.len();
        let first = seats[PERSON];
        (0..count)
            .filter_map(move |step| seats.iter().position(|&seat| seat == (first + step) % count))
    }

    fn draw_players(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = own(pen.words).cards;
        let [heading, rows] = split::down(area, [1, REST]);
        let [_, _, class, held, trick, points] = columns(heading);
        pen.line(class, say.class(), pen.theme.muted);
        pen.line(held, &text::pad_left(say.held(), usize::from(held.width)), pen.theme.muted);
        pen.line(trick, say.on_table(), pen.theme.muted);
        pen.line(points, &text::pad_left(say.points(), usize::from(points.width)), pen.theme.muted);
        for (player, line) in self.in_order().zip(rows.rows()) {
            self.draw_player(player, line, pen);
        }
    }

    fn draw_player(&self, player: usize, line: Rect, pen: &mut Pen<'_>) {
        let say = own(pen.words).cards;
        let round = self.evening.round();
        let (seat, game) = (round.seats[player], self.evening.game());
        let position = game.map(Game::position);
        let is_turn = !self.evening.is_over() && position.is_some_and(|it| it.turn() == seat);
        let place = self.place(player);
        let held = position.map_or(round.dealt[player].len(), |it| it.hand(seat).len());
        let held =
            if position.is_none() && player == PERSON { self.evening.hand().len() } else { held };
        let style = match (place, is_turn) {
            (Some(0), _) => pen.theme.winner,
            (Some(_), _) => pen.theme.muted,
            (None, true) => pen.theme.accent,
            (None, false) => pen.theme.text,
        };
        let [mark, name, class, cards, trick, points] = columns(line);
        pen.line(mark, if is_turn { "▶" } else { "" }, pen.theme.accent);
        pen.line(name, &self.name(player, pen.words), style);
        let called = round.classes.as_ref().map_or("", |classes| say.class_name(classes[player]));
        pen.line(class, called, pen.theme.muted);
        pen.line(cards, &text::pad_left(&held.to_string(), usize::from(cards.width)), style);
        let (told, style) = match place {
            Some(place) => (say.place(place + 1), style),
            None => self.in_trick(seat, pen),
        };
        pen.line(trick, &told, style);
        let sum = self.evening.points(player).to_string();
        pen.line(points, &text::pad_left(&sum, usize::from(points.width)), pen.theme.text);
    }

    /// The place of a player in this game, from 0, once it is known.
    fn place(&self, player: usize) -> Option<usize> {
        if self.evening.is_over() {
            return self.evening.played().last().map(|game| game.result[player]);
        }
        self.evening.game()?.position().place(self.evening.round().seats[player])
    }

    /// The last play of a seat since the table was cleared.
    fn in_trick(&self, seat: usize, pen: &Pen<'_>) -> (String, Style) {
        let none = (String::new(), pen.theme.text);
        let Some(game) = self.evening.game() else { return none };
        if game.position().table().is_pass() {
            return none;
        }
        let turns = game.turns();
        let begun = (0..turns.len()).rev().find(|&turn| game.led(turn)).unwrap_or(0);
        let mine = turns[begun..].iter().rev().find(|turn| turn.seat == seat);
        mine.map_or(none, |turn| told(turn.play, pen))
    }

    fn draw_table(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = own(pen.words).cards;
        let mut lines: Vec<(String, Style)> = Vec::new();
        if let Some(game) = self.evening.game() {
            let position = game.position();
            let by = game.view().player_at(position.last_player());
            let table = position.table();
            if self.evening.is_over() {
                lines.push((say.game_over().to_owned(), pen.theme.title));
            } else if !table.is_pass() {
                let told = format!("{}  {}", play(table), self.name(by, pen.words));
                lines.push((told, pen.theme.accent));
            } else if by == PERSON {
                lines.push((say.lead().to_owned(), pen.theme.accent));
            } else {
                lines.push((say.leads(self.name(by, pen.words)), pen.theme.text));
            }
            if position.is_locked() && !self.evening.is_over() {
                lines.push((say.locked(suits(table.suits())), pen.theme.warning));
            }
            if position.is_revolution() && !self.evening.is_over() {
                lines.push((say.revolution().to_owned(), pen.theme.warning));
            }
        }
        if let Some((given, received)) = self.evening.exchanged().filter(|it| !it.0.is_empty()) {
            lines.push((say.gave(cards(given), cards(received)), pen.theme.muted));
        }
        for ((line, style), row) in lines.iter().zip(area.rows()) {
            pen.line(row, line, *style);
        }
    }

    /// The last plays, the newest at the bottom; a mark shows which player led.
    fn draw_log(&self, area: Rect, pen: &mut Pen<'_>) {
        let Some(game) = self.evening.game() else { return };
        let turns = game.turns();
        let shown = turns.len().saturating_sub(usize::from(area.height));
        let width = usize::from(area.width / 2).min(14);
        for (turn, row) in (shown..turns.len()).zip(area.rows()) {
            let name = self.name(game.view().player_at(turns[turn].seat), pen.words);
            let mark = if game.led(turn) { "▶ " } else { "  " };
            let (told, style) = told(turns[turn].play, pen);
            let name = text::pad(&name, width);
            pen.pieces(
                row,
                [
                    (mark, pen.theme.accent),
                    (name.as_str(), pen.theme.muted),
                    (" ", pen.theme.text),
                    (told.as_str(), style),
                ],
            );
        }
    }

    fn draw_hand(&self, area: Rect, pen: &mut Pen<'_>) {
        let [row, told] = split::down(area, [CARDS - 1, REST]);
        for (at, held) in self.evening.hand().iter().enumerate() {
            let left = CARD.saturating_mul(u16::try_from(at).unwrap_or(u16::MAX));
            if left + CARD <= row.width {
                self.draw_card(at, held, Rect { x: row.x + left, width: CARD, ..row }, pen);
            }
        }
        let sentence = self.what_to_pick(pen.words);
        let style =
            if self.picked.is_ready(&self.evening) { pen.theme.accent } else { pen.theme.muted };
        pen.line(told, &sentence, style);
    }

    /// A card in a frame; a picked one is a row higher, one that fits nothing is dim.
    fn draw_card(&self, at: usize, held: Card, area: Rect, pen: &mut Pen<'_>) {
        let is_picked = self.picked.cards.has(held);
        let is_free = !self.evening.is_over() && self.picked.can_take(&self.evening, held);
        let style = match (at == self.picked.at && !self.evening.is_over(), is_picked, is_free) {
            (true, ..) => pen.theme.selected,
            (_, true, _) => pen.theme.accent,
            (_, _, true) => pen.theme.text,
            _ => pen.theme.muted,
        };
        let border = if is_picked { pen.theme.accent } else { pen.theme.border };
        let lines = [
            ("┌───┐".to_owned(), border),
            (format!("│{}│", text::pad(&card(held), 3)), border),
            ("└───┘".to_owned(), border),
        ];
        let skipped = usize::from(!is_picked);
        for ((line, style), row) in lines.iter().zip(area.rows().skip(skipped)) {
            pen.line(row, line, *style);
        }
        let middle =
            Rect { x: area.x + 1, y: area.y + 1 + u16::from(!is_picked), width: 3, height: 1 };
        pen.line(middle, &text::pad(&card(held), 3), style);
        pen.hits.add(area, Target::Row { pane: HAND, row: at });
    }

    /// The present effect of Enter, or what must be picked first.
    pub(super) fn what_to_pick(&self, words: &'static Words) -> String {
        let say = own(words).cards;
        let picked = &self.picked;
        if self.evening.is_over() {
            return say.next_game().to_owned();
        }
        if let Some(offer) = self.evening.offer() {
            return if picked.is_ready(&self.evening) {
                say.gives_it(cards(picked.cards))
            } else {
                say.pick_gift(offer.count)
            };
        }
        match picked.play {
            Some(it) => say.plays_it(play(it)),
            None if !picked.cards.is_empty() => say.incomplete(cards(picked.cards)),
            None if plays(&self.evening).is_empty() => say.nothing_beats().to_owned(),
            None => say.pick_play().to_owned(),
        }
    }
}

/// The text of a play or pass.
fn told(made: Play, pen: &Pen<'_>) -> (String, Style) {
    if made.is_pass() {
        (own(pen.words).cards.passed().to_owned(), pen.theme.muted)
    } else {
        (play(made), pen.theme.text)
    }
}

/// The columns of a player: mark, name, class, cards, last play in this trick, points.
fn columns(line: Rect) -> [Rect; 6] {
    Layout::horizontal([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(CLASS),
        Constraint::Length(FIGURE),
        Constraint::Fill(2),
        Constraint::Length(FIGURE),
    ])
    .spacing(1)
    .areas(line)
}
