//! The ranking, drawn.

use ratatui::style::Style;

use super::RankingPage;
use crate::club::question::rating_table::RatingLine;
use crate::domain::rating::Missing;
use crate::domain::standings::Tally;
use crate::export::{
    Cell as Listed, Column as Name, ListColumn, Medium, Placed, Ranking, ranking_columns, shown_on,
};
use crate::tui::kit::prelude::*;
use crate::words::screen::ranking::RankingWords;

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
    let [field, beside] = split::across(area, [DAY, REST]);
    let rest = page.day.draw(if hints { field } else { area }, words.day(), pen);
    if hints {
        let style = if page.day.is_empty() { pen.theme.muted } else { pen.theme.warning };
        pen.line(beside, words.day_hint(), style);
    }
    Rect { width: area.width, ..rest }
}

fn draw_lines(page: &RankingPage, area: Rect, words: RankingWords, pen: &mut Pen<'_>) {
    let tallies = page.table.lines.iter().map(|line| line.ranked.tally);
    let draws = Tally::has_draws(tallies);
    let mut columns = shown_on(ranking_columns(), Medium::Terminal(area.width));
    columns.retain(|one| match one.name {
        Name::WithoutHands => page.uncorrected.is_some(),
        Name::Moved | Name::Gained => page.since.is_some(),
        _ => true,
    });
    let cells = bar_cells(area.width);
    let heading = |column: &ListColumn<Ranking>| match column.name {
        Name::Interval => page.scale.header(cells),
        ref name => words.heading(name, draws),
    };
    let headings = columns.iter().map(heading);
    let (data, theme) = (pen.data, pen.theme);
    let (say, terms) = (&pen.words.screen.rating, pen.words.message.sheet);
    let missing = |one: &Missing| say.missing(*one);
    let since = page.since.as_ref().map(|(_, before)| before);
    let cell = |column: &ListColumn<Ranking>, (line, name): &(&RatingLine, String)| {
        let without_hands = page.uncorrected.as_ref().map(|one| one.rating(line.player));
        let placed = Placed { line, name, missing: &missing, without_hands, draws, since };
        let provisional = !line.missing.is_empty();
        let look = if provisional { theme.provisional } else { Style::new() };
        let cell = Cell::listed(column, &placed);
        match column.name {
            Name::Name if page.marked.contains(&line.player) => {
                Cell::from(format!("{}{name}", words.marked()))
            }
            Name::Rating => cell.in_style(look),
            Name::HalfWidth => Cell::styled(say.half_width(line.interval.half_width()), look),
            Name::Interval => Cell::styled(page.scale.bar(line.interval, cells), look).or(""),
            Name::LastOrMissing if provisional => cell.in_style(theme.muted),
            Name::Moved | Name::Gained => match (column.cell)(&placed) {
                Listed::Whole(places) if places > 0 => Cell::from(format!("+{places}")),
                Listed::Rating(points) => Cell::from(format!("{points:+.2}")),
                Listed::Term(term) => Cell::from(terms.term(&term)),
                _ => cell,
            },
            Name::Number | Name::WithoutHands => cell.in_style(theme.muted),
            _ => cell,
        }
    };
    let fields = Fields::listed(&columns, headings, cell);
    let row = |place: usize| {
        let line = &page.table.lines[place];
        (line, data.titled(line.player))
    };
    page.list.draw_rows(area, &fields, row, !page.day.is_typing(), pen);
}

/// The columns that bars of intervals have in a list of so many.
fn bar_cells(width: u16) -> usize {
    usize::from((width / 6).clamp(BAR.0, BAR.1))
}
