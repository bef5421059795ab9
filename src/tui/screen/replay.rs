//! An analysed game, move by move: the board (Othello only), best moves, values, and the moves that lost most.

use othello::{Position, Side, Square};
use ratatui::style::Style;

use crate::request::analysed_games::{Replay, ReplayedMove};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::curves::Chart;

/// The list of the worst moves.
const PANE: Pane = Pane(0);

#[derive(Debug, Clone)]
pub(super) struct ReplayPage {
    name: String,
    replay: Option<Replay>,
    /// How many moves are made.
    at: usize,
    /// The value for the first player after each move.
    curve: Vec<(f64, f64)>,
}

impl ReplayPage {
    /// The game of this name, before its first move.
    pub(super) fn new(name: &str, data: &Snapshot) -> Self {
        let mut page = Self { name: name.to_owned(), replay: None, at: 0, curve: Vec::new() };
        page.refresh(data);
        page
    }

    fn refresh(&mut self, data: &Snapshot) {
        self.replay = data.records.games().and_then(|games| games.replay(&self.name));
        let replay = self.replay.as_ref();
        let values = (0..self.len()).filter_map(|at| replay?.value(at));
        self.curve = (1_u32..).map(f64::from).zip(values).collect();
        self.at = self.at.min(self.len());
    }

    fn len(&self) -> usize {
        self.replay.as_ref().map_or(0, |replay| replay.moves.len())
    }

    /// The number of moves after the next of the worst moves. After the last one comes the first.
    fn next_mistake(&self) -> Option<usize> {
        let worst = || self.replay.iter().flat_map(|replay| &replay.worst).map(|at| at + 1);
        worst().filter(|after| *after > self.at).min().or_else(|| worst().min())
    }
}

impl Layer for ReplayPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.game_records.game(&self.name)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Replay, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let none = self.next_mistake().is_none();
        let goes = |row: CommandHere, to: fn(&Self) -> usize| {
            row.does(move |page: &mut Self, _| page.at = to(page))
        };
        Commands::of([
            goes(lead(CommandId::NextMistake), |page| page.next_mistake().unwrap_or(page.at))
                .unless(none, words.screen.game_records.no_mistake()),
            lead(CommandId::Back),
            goes(also(CommandId::Right), |page| (page.at + 1).min(page.len())),
            goes(also(CommandId::Left), |page| page.at.saturating_sub(1)),
            goes(also(CommandId::First), |_| 0),
            goes(also(CommandId::Last), Self::len),
        ])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::Click { pane: PANE, row } => {
                let worst = self.replay.as_ref().and_then(|replay| replay.worst.get(row));
                self.at = worst.map_or(self.at, |at| at + 1);
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        match &self.replay {
            Some(replay) => self.draw(replay, area, pen),
            None => pen.notice(area, pen.words.screen.game_records.gone()),
        }
    }
}

// The board, the text about the move, the worst moves, and the values of the game.

/// The discs of the first and the second player.
const DISCS: [&str; 2] = ["●", "○"];
const EMPTY: &str = "·";
/// The best move, if another was made.
const BEST: &str = "+";
/// Columns and rows of the board with letters and numbers.
const BOARD: [u16; 2] = [18, 9];
/// Columns between the board and the text.
const GAP: u16 = 3;
/// Rows of the worst moves, with the heading.
const WORST: u16 = 4;
/// The least rows of a chart, with the heading.
const LEAST_CHART: u16 = 6;

impl ReplayPage {
    fn draw(&self, replay: &Replay, area: Rect, pen: &mut Pen<'_>) {
        let [_, body, _] = across(area, [1, REST, 1]);
        let [players, rest] = down(body, [1, REST]);
        draw_players(replay, players, pen);
        let [upper, lower] = down(rest, [BOARD[1], REST]);
        let board = if replay.positions.is_some() { BOARD[0] + GAP } else { 0 };
        let [left, right] = across(upper, [board, REST]);
        if let Some(position) = replay.positions.as_ref().and_then(|all| all.get(self.at)) {
            let last = self.at.checked_sub(1).and_then(|at| replay.moves.get(at));
            draw_board(*position, last, left, pen);
        }
        let [told, worst] = down(right, [REST, WORST]);
        self.draw_move(replay, told, pen);
        self.draw_worst(replay, worst, pen);
        if lower.height >= LEAST_CHART {
            self.draw_curve(replay, lower, pen);
        }
    }

    /// Draws the last move: its number, the best move, and the loss.
    fn draw_move(&self, replay: &Replay, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        let Some(one) = self.at.checked_sub(1).and_then(|at| replay.moves.get(at)) else {
            let lines = text::wrap(&say.before(replay.moves.len()), usize::from(area.width));
            pen.lines(area, &lines, pen.theme.text);
            return;
        };
        let [number, rest] = down(area, [1, REST]);
        let number_said = say.move_of(one.made.ply, replay.moves.len());
        let made = format!("{} {}", disc(one.player), one.made.made.as_deref().unwrap_or("?"));
        let (plain, title) = (pen.theme.text, pen.theme.title);
        pen.pieces(number, [(number_said.as_str(), plain), ("  ", plain), (made.as_str(), title)]);
        let judged = say.judged(&one.made, one.counts);
        let lines = text::wrap_all(judged, usize::from(rest.width));
        pen.lines(rest, &lines, plain);
    }

    fn draw_worst(&self, replay: &Replay, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        let [heading, list] = down(area, [1, REST]);
        if replay.worst.is_empty() {
            pen.line(heading, say.no_mistake(), pen.theme.muted);
            return;
        }
        pen.line(heading, say.worst(), pen.theme.title);
        pen.hits.add_pane(list, PANE);
        for ((row, &at), line) in replay.worst.iter().enumerate().zip(list.rows()) {
            let is_here = self.at == at + 1;
            let (mark, style) =
                if is_here { ("> ", pen.theme.selected) } else { ("  ", pen.theme.text) };
            pen.hits.add(line, Target::Row { pane: PANE, row });
            let one = &replay.moves[at];
            let said = say.mistake(disc(one.player), &one.made);
            pen.pieces(line, [(mark, pen.theme.accent), (said.as_str(), style)]);
        }
    }

    fn draw_curve(&self, replay: &Replay, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        let [_, heading, chart] = down(area, [1, 1, REST]);
        let first = replay.players.first().map(String::as_str).unwrap_or_default();
        let title = say.value_for(format!("{} {first}", disc(0)), replay.positions.is_some());
        pen.line(heading, &title, pen.theme.muted);
        let last = replay.moves.len().to_string();
        let marked = self.at.checked_sub(1).and_then(|at| self.curve.get(at)).copied();
        let line = Chart::line(&self.curve, |value| format!("{value:+.0}"), ["1", &last]);
        let drawn = Chart { marked, ..line };
        drawn.draw(chart, pen);
    }
}

fn disc(player: usize) -> &'static str {
    DISCS.get(player).copied().unwrap_or(EMPTY)
}

fn draw_players(replay: &Replay, area: Rect, pen: &mut Pen<'_>) {
    let say = pen.words.screen.game_records;
    let (plain, title) = (pen.theme.text, pen.theme.title);
    let mut pieces: Vec<(String, Style)> = Vec::new();
    for (at, name) in replay.players.iter().enumerate() {
        let between = if at == 0 { "" } else { "   " };
        pieces.push((format!("{between}{} ", disc(at)), plain));
        pieces.push((name.clone(), title));
        let score = replay.scores.get(at).copied().flatten();
        pieces.extend(score.map(|score| (format!(" {}", say.scored(score)), plain)));
    }
    pieces.extend(replay.date.as_ref().map(|date| (format!("   {date}"), pen.theme.muted)));
    pen.pieces(area, pieces.iter().map(|(text, style)| (text.as_str(), *style)));
}

/// Draws a position with the last move, and the best move if it was another.
fn draw_board(position: Position, last: Option<&ReplayedMove>, area: Rect, pen: &mut Pen<'_>) {
    let square = |text: Option<&str>| text.and_then(|text| text.parse::<Square>().ok());
    let made = square(last.and_then(|one| one.made.made.as_deref()));
    let best = square(last.and_then(|one| one.made.best_move.as_deref()));
    let (board, side) = (position.board(), position.side());
    let (black, white) = match side {
        Side::Black => (board.mover(), board.opponent()),
        Side::White => (board.opponent(), board.mover()),
    };
    let (plain, muted) = (pen.theme.text, pen.theme.muted);
    let mut lines = area.rows();
    if let Some(line) = lines.next() {
        pen.line(line, "  a b c d e f g h", muted);
    }
    for (row, line) in (0..8).zip(lines) {
        let number = format!("{} ", row + 1);
        let mut pieces = vec![(number.as_str(), muted)];
        for square in (0..8).filter_map(|column| Square::at(column, row)) {
            let (sign, style) = match square {
                square if black.has(square) => (DISCS[0], plain),
                square if white.has(square) => (DISCS[1], plain),
                square if best == Some(square) => (BEST, pen.theme.accent),
                _ => (EMPTY, muted),
            };
            let style = if made == Some(square) { pen.theme.selected } else { style };
            pieces.extend([(sign, style), (" ", plain)]);
        }
        pen.pieces(line, pieces);
    }
}
