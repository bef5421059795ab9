//! The two lists beside each other, and below them what there is to be said of the round.

use ratatui::layout::{Constraint, Layout, Rect};

use super::{BOARDS, Boards, PLAYERS, Part, Row};
use crate::domain::number::PlayerId;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::{Cell, Column, Table, Width, widths};

/// Columns between the lists, of points, and of the mark of what was made by hand.
const BETWEEN: u16 = 2;
const POINTS: u16 = 4;
const MARK: u16 = 1;
const BY_HAND: &str = "*";
/// Lines below the lists.
const NOTES: usize = 3;

impl Boards {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let notes = self.notes(usize::from(area.width), pen);
        let below = u16::try_from(notes.len()).unwrap_or(0);
        let [lists, _, told] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(below),
        ])
        .areas(area);
        let [left, _, right] = Layout::horizontal([
            Constraint::Fill(2),
            Constraint::Length(BETWEEN),
            Constraint::Fill(3),
        ])
        .areas(lists);
        self.draw_players(left, pen);
        self.draw_boards(right, pen);
        let look = if self.foreseen.is_err() { pen.theme.warning } else { pen.theme.text };
        pen.lines(told, &notes, look);
    }

    fn draw_players(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.boards;
        let waiting =
            self.rows.iter().filter(|row| matches!(row, Row::Player { absent: false, .. }));
        let title = say.players(waiting.count());
        let (line, list) = titled(area);
        if self.rows.is_empty() {
            pen.line(line, &title, pen.theme.title);
            pen.lines(list, &text::wrap(say.nobody(), usize::from(list.width)), pen.theme.muted);
            return;
        }
        let columns =
            [Column::left("", Width::NameShare(1)), Column::right("", Width::Fixed(POINTS))];
        let (data, looks, term) = (pen.data, pen.theme.clone(), &pen.words.term);
        let row = |at: usize| match self.rows.get(at) {
            Some(Row::Player { player, points, absent }) => {
                let name = data.name(*player);
                let name = if *absent {
                    Cell::styled(term.aside(&name, say.absent()), looks.muted)
                } else if self.marked == Some(*player) {
                    Cell::styled(name, looks.winner)
                } else {
                    name.into()
                };
                vec![name, Cell::styled(points.to_string(), looks.muted)]
            }
            Some(Row::Bye) => vec![Cell::styled(say.bye(), looks.muted), "".into()],
            None => Vec::new(),
        };
        let table = Table {
            pane: PLAYERS,
            columns: &columns,
            len: self.rows.len(),
            row: &row,
            selection: self.waiting,
            focused: self.part == Part::Players,
        };
        table.draw_titled(&title, line, list, pen);
    }

    fn draw_boards(&self, area: Rect, pen: &mut Pen<'_>) {
        let (say, pair) = (pen.words.screen.boards, pen.words.screen.floor);
        let left_over = pen.words.screen.tournament;
        let (pairs, bye) = self.shown();
        let title = say.boards(self.by_hand.pairs.len(), pairs.len());
        let (line, list) = titled(area);
        let columns = [
            Column::right("", Width::Fixed(3)),
            Column::left("", Width::Fixed(MARK)),
            Column::left("", Width::Flex(1)),
        ];
        let room = widths(&columns, list.width, &[]).last().copied().map_or(0, usize::from);
        let (data, looks) = (pen.data, pen.theme.clone());
        let between = text::width(&pair.pair("", ""));
        let row = |at: usize| {
            let mark = |by_hand: bool| if by_hand { BY_HAND } else { "" };
            let Some(&board) = pairs.get(at) else {
                let name = bye.map(|player| left_over.bye(&data.name(player)));
                let mark = mark(bye == self.by_hand.bye);
                return vec!["".into(), mark.into(), name.unwrap_or_default().into()];
            };
            let names = board.map(|player: PlayerId| data.name(player));
            let [a, b] = text::share(&names, room.saturating_sub(between));
            vec![
                Cell::styled((at + 1).to_string(), looks.muted),
                mark(self.is_by_hand(board)).into(),
                pair.pair(&a, &b).into(),
            ]
        };
        let table = Table {
            pane: BOARDS,
            columns: &columns,
            len: self.lines(),
            row: &row,
            selection: self.made,
            focused: self.part == Part::Boards,
        };
        table.draw_titled(&title, line, list, pen);
    }

    /// Why the round cannot be paired so, or what is unusual about it, or how it is done.
    fn notes(&self, columns: usize, pen: &Pen<'_>) -> Vec<String> {
        let (say, message) = (pen.words.screen.boards, &pen.words.message);
        let mut told = Vec::new();
        if let Some(marked) = self.marked {
            told.push(say.against(&pen.data.name(marked)));
        }
        match &self.foreseen {
            Err(refusal) => told.push(message.refusal(refusal, &pen.data.club).to_string()),
            Ok(round) if round.odd.is_empty() => {
                if self.marked.is_none() {
                    told.push(say.how().to_owned());
                }
            }
            Ok(round) => {
                let odd = round.odd.iter().map(|odd| message.event.oddity(*odd, &pen.data.club));
                told.extend(odd.map(|odd| say.odd(&odd)));
            }
        }
        let mut lines: Vec<String> =
            told.iter().flat_map(|note| text::wrap(note, columns)).collect();
        lines.truncate(NOTES);
        lines
    }
}

/// A line for the title, and the list below it.
fn titled(area: Rect) -> (Rect, Rect) {
    let [line, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    (line, list)
}
