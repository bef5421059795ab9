//! The ranking, drawn.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

use super::RankingPage;
use crate::domain::rating::written;
use crate::domain::standings::Tally;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::{Cell, Column, Width};
use crate::words::screen::ranking::RankingWords;

/// From this width on there is room for wins and losses.
const WIDE: u16 = 76;
/// From this width on there is room for numbers and counts of matches.
const WIDEST: u16 = 100;
/// Columns of the field for the day: its words and a date.
const DAY: u16 = 24;
/// Columns of the bar of an interval, at least and at most.
const BAR: (u16, u16) = (16, 40);

impl RankingPage {
    /// Draws the fields in use, what the ranking is of, and its lines.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.ranking;
        let area = draw_day(self, area, *words, pen);
        let none = |typed: &str| words.none(typed);
        let Some(area) = self.list.draw_search(area, words.empty(), none, pen) else { return };
        let apart = self.table.apart.as_ref();
        let apart = apart.map(|apart| pen.words.message.rating.apart(apart, &pen.data.club));
        let columns = usize::from(area.width.saturating_sub(4));
        let apart = apart.map(|apart| text::wrap(&apart, columns)).unwrap_or_default();
        let say = &pen.words.screen.rating;
        let established = self.table.established;
        let provisional = self.table.lines.len() - established;
        let told =
            words.summary(established, provisional, say.model(self.model), say.order(self.order));
        let told = text::wrap(&told, columns);
        let rows = |lines: &[String]| Constraint::Length(u16::try_from(lines.len()).unwrap_or(0));
        let [about, warning, lines] =
            Layout::vertical([rows(&told), rows(&apart), Constraint::Fill(1)]).areas(area);
        let indent =
            |line: Rect| Rect { x: line.x + 2, width: line.width.saturating_sub(2), ..line };
        pen.lines(indent(about), &told, pen.theme.muted);
        pen.lines(indent(warning), &apart, pen.theme.warning);
        let lines = self.aside.draw(self.selected(), self.rating_list.0, lines, pen);
        draw_lines(self, lines, *words, pen);
    }
}

/// Draws the field for the day, and beside it what a day looks like until there is one.
fn draw_day(page: &RankingPage, area: Rect, words: RankingWords, pen: &mut Pen<'_>) -> Rect {
    let hints = page.day.is_typing() && page.as_of().is_none();
    let [field, beside] =
        Layout::horizontal([Constraint::Length(DAY), Constraint::Fill(1)]).areas(area);
    let rest = page.day.draw(if hints { field } else { area }, words.day(), pen);
    if hints {
        let style = if page.day.is_empty() { pen.theme.muted } else { pen.theme.warning };
        pen.line(beside, words.day_hint(), style);
    }
    Rect { width: area.width, ..rest }
}

fn draw_lines(page: &RankingPage, area: Rect, words: RankingWords, pen: &mut Pen<'_>) {
    let (wide, widest) = (area.width >= WIDE, area.width >= WIDEST);
    let mut columns = vec![
        Column::right(words.rank(), Width::Fixed(4)),
        Column::left(words.name(), Width::NameShare(1)),
        Column::right(words.rating(), Width::Fixed(8)),
        Column::right(words.half_width(), Width::Fixed(6)),
        Column::right(words.games(), Width::Fixed(6)),
        Column::left(words.last_or_missing(), Width::Context),
    ];
    let draws = Tally::has_draws(page.table.lines.iter().map(|line| line.ranked.tally));
    if wide {
        let record = pen.words.term.record(draws);
        columns.insert(5, Column::right(record, Width::Fixed(9)));
    }
    let cells = bar_cells(area.width);
    let scale = page.scale.header(cells);
    if widest {
        columns.push(Column::left(&scale, Width::Context));
        columns.insert(1, Column::left(words.number(), Width::Context));
        columns.insert(6, Column::right(words.matches(), Width::Context));
    }
    if page.uncorrected.is_some() {
        let at = if widest { 4 } else { 3 };
        columns.insert(at, Column::right(words.uncorrected(), Width::Fixed(8)));
    }
    let (data, muted, provisional) = (pen.data, pen.theme.muted, pen.theme.provisional);
    let say = &pen.words.screen.rating;
    let row = |place: usize| {
        let line = &page.table.lines[place];
        let mark = if page.marked.contains(&line.player) { words.marked() } else { "" };
        let rank = line.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
        let rating = line.interval.rating;
        let rating =
            if line.missing.is_empty() { written(rating) } else { say.provisional(rating) };
        let look = if line.missing.is_empty() { Style::new() } else { provisional };
        let last = line.ranked.last_played.map(|day| day.to_string());
        let note = match line.missing.first() {
            Some(&missing) => Cell::styled(say.missing(missing), muted),
            None => last.unwrap_or_default().into(),
        };
        let tally = line.ranked.tally;
        let mut row: Vec<Cell> = vec![
            rank.into(),
            format!("{mark}{}", data.name(line.player)).into(),
            Cell::styled(rating, look),
            Cell::styled(say.half_width(line.interval.half_width()), look),
            line.ranked.games.to_string().into(),
            note.or(""),
        ];
        if wide {
            row.insert(5, tally.record(draws).into());
        }
        if widest {
            row.push(Cell::styled(page.scale.bar(line.interval, cells), look).or(""));
            row.insert(1, Cell::styled(line.player.to_string(), muted).or(""));
            row.insert(6, Cell::from(tally.matches().to_string()).or(""));
        }
        if let Some(ratings) = &page.uncorrected {
            let at = if widest { 4 } else { 3 };
            row.insert(at, Cell::styled(written(ratings.rating(line.player)), muted));
        }
        row
    };
    page.list.draw_rows(area, &columns, !page.day.is_typing(), row, pen);
}

/// The columns that bars of intervals have in a list of so many.
fn bar_cells(width: u16) -> usize {
    usize::from((width / 6).clamp(BAR.0, BAR.1))
}
