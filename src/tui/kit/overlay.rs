//! Overlays that any screen may lay over itself.

pub mod choice;

use ratatui::layout::{Constraint, Layout, Rect};

use super::input::{Pane, Target};
use super::layer::{Commands, Context, Layer, LayerState, News, Step, Steps as _, Waits, also};
use super::pen::{Pen, REST, behind, centred, down, span};
use super::text;
use super::widget::selection::{RowNames, Selection, TypeAhead};
use super::widget::table::{Cell, Column, Fields, ORDINARY, Table, Width, widths};
use crate::command::{CommandId, FooterLabel, Scope};
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::tui::work::{TaskProgress, Work};
use crate::words::Words;

/// Columns of the gauge in its window.
const GAUGE: u16 = 58;
/// Rows: the border, three lines of the task, an empty line, and the key.
const HEIGHT: u16 = 7;
/// Columns of the percentage behind the bar.
const PERCENT: u16 = 6;

/// Draws the progress of work in a window over `area`.
pub(crate) fn draw_gauge(work: &Work, area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.work;
    let inside = pen.window(centred(area, GAUGE, HEIGHT), &say.doing(&work.doing));
    let [reach, _, key] = down(inside, [3, REST, 1]);
    draw_reach(work.reach, reach, pen);
    let passed = say.passed(work.passed.as_secs());
    pen.at_right(reach, &passed, pen.theme.muted);
    if work.stopping {
        pen.line(key, say.stopping(), pen.theme.warning);
    } else {
        pen.line(key, say.stop(), pen.theme.key);
        pen.hits.add(key, Target::Command(CommandId::StopWork));
    }
}

/// Draws the task, a bar and the counts, one line each. Before the first report it says that there is none yet.
pub(crate) fn draw_reach(reach: Option<TaskProgress>, area: Rect, pen: &mut Pen<'_>) {
    let [task, bar, count] = Layout::vertical([Constraint::Length(1); 3]).areas(area);
    let say = &pen.words.screen.work;
    let Some(reach) = reach else {
        pen.line(task, say.waiting(), pen.theme.text);
        return;
    };
    pen.line(task, say.task(reach.task), pen.theme.text);
    let Some(percent) = reach.percent() else { return };
    let room = usize::from(bar.width.saturating_sub(PERCENT + 2));
    let full = room * percent / 100;
    let (done, left) = ("#".repeat(full), "-".repeat(room - full));
    let share = format!("] {percent:>3}%");
    let (text, muted) = (pen.theme.text, pen.theme.muted);
    pen.pieces(
        bar,
        [("[", muted), (&done, pen.theme.accent), (&left, muted), ("", text), (&share, text)],
    );
    pen.line(count, &say.counted(reach.task, reach.done.min(reach.of), reach.of), pen.theme.muted);
}

const PANE: Pane = Pane(0);
/// Columns of a line. With its frame it fills the smallest terminal.
const LINE: usize = 52;
const DETAILS: u16 = 58;

/// Lines under a title. Esc closes them; so does Enter, which may also open a screen.
#[derive(Debug, Clone)]
pub struct Details {
    title: String,
    lines: Vec<String>,
    selection: Selection,
    /// The screen that Enter opens; none if Enter only closes the lines.
    onwards: Option<Route>,
}

impl Details {
    /// Breaks paragraphs into lines under a title.
    pub fn new(title: impl Into<String>, paragraphs: impl IntoIterator<Item = String>) -> Self {
        let lines = text::wrap_all(paragraphs, LINE);
        Self { title: title.into(), lines, selection: Selection::default(), onwards: None }
    }

    /// Makes Enter open a screen.
    #[must_use]
    pub fn onwards(self, route: Route) -> Self {
        Self { onwards: Some(route), ..self }
    }
}

impl Layer for Details {
    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::List, Scope::Table, Scope::Overlay])
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // An overlay that is only read is closed by the key that closes any overlay.
        Commands::of([also(CommandId::Open).unsaid_if(self.onwards.is_none())])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let listed = self.selection.update(&news, PANE, self.lines.len(), context.frame);
        let mut onwards =
            |_| std::iter::once(Step::Back).chain(self.onwards.take().map(Step::Open));
        listed.chosen().map(|row| onwards(row).collect()).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = span(self.lines.len());
        let inside = pen.window(centred(area, DETAILS, rows.saturating_add(2)), &self.title);
        let lines = Fields::lines(|row: &usize| self.lines[*row].as_str());
        lines.draw(inside, (PANE, self.lines.len()), Some, (self.selection, true), pen);
    }
}

const CONFIRM: u16 = 58;

/// A question with two buttons. Cancel is selected first, unless no data is lost.
#[derive(Debug)]
pub(crate) struct Confirm {
    question: String,
    consequence: String,
    yes: String,
    steps: Vec<Step>,
    on_yes: bool,
}

impl Confirm {
    /// `consequence` has one line for each effect. `yes` labels the button that performs the steps.
    pub(crate) fn new(
        question: impl Into<String>,
        consequence: impl Into<String>,
        yes: impl Into<String>,
        steps: Vec<Step>,
    ) -> Self {
        Self {
            question: question.into(),
            consequence: consequence.into(),
            yes: yes.into(),
            steps,
            on_yes: false,
        }
    }

    /// Selects the action first: for a question that loses no data and is undone by one key.
    #[must_use]
    pub(crate) fn harmless(self) -> Self {
        Self { on_yes: true, ..self }
    }

    fn accept(&mut self) -> Vec<Step> {
        let mut steps = vec![Step::Back];
        steps.append(&mut self.steps);
        steps
    }

    fn draw_buttons(&self, line: Rect, pen: &mut Pen<'_>) {
        let cancel = pen.words.screen.confirm.cancel();
        let mut rest = line;
        for (label, command, chosen) in [
            (cancel, CommandId::Decline, !self.on_yes),
            (self.yes.as_str(), CommandId::Accept, self.on_yes),
        ] {
            let (text, style) = if chosen {
                (format!("> {label} "), pen.theme.selected)
            } else {
                (format!("  {label} "), pen.theme.text)
            };
            rest = behind(pen.button(rest, &[(&text, style)], Target::Command(command)), 2);
        }
    }
}

impl Layer for Confirm {
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([also(CommandId::Open).called(FooterLabel::Choose)])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { waits: Waits::Answer, ..LayerState::of(&[Scope::Confirm]) }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let News::Run(command) = news else {
            return Vec::new();
        };
        match command {
            CommandId::Left | CommandId::Right | CommandId::NextTab | CommandId::PreviousTab => {
                self.on_yes = !self.on_yes;
                Vec::new()
            }
            CommandId::Accept => self.accept(),
            CommandId::Open if self.on_yes => self.accept(),
            // Enter on Cancel may have been meant as yes, so a message says that nothing has changed.
            CommandId::Open => {
                vec![Step::Back, Step::inform(context.words.screen.confirm.unchanged(), context)]
            }
            CommandId::Decline => vec![Step::Back],
            // New commands must not change a question.
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(CONFIRM.min(area.width).saturating_sub(4));
        let question = text::wrap(&self.question, columns);
        let consequence = text::wrap_all(self.consequence.lines(), columns);
        let asked = span(question.len());
        let lines = span(question.len() + consequence.len());
        let window = centred(area, CONFIRM, lines.saturating_add(5));
        let inside = pen.window(window, pen.words.screen.confirm.title());
        pen.lines(inside, &question, pen.theme.title);
        // The buttons keep the last line, even below long sentences.
        let below = Rect {
            y: (inside.y + asked).min(inside.bottom()),
            height: inside.height.saturating_sub(asked).saturating_sub(2),
            ..inside
        };
        pen.lines(below, &consequence, pen.theme.text);
        self.draw_buttons(Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside }, pen);
    }
}

const WIDTH: u16 = 98;
/// The least columns of a name. Spare columns are dropped before names become narrower.
const NAME: u16 = 12;
/// Rows that are kept for the table below long sentences.
const ROWS: usize = 4;
/// Lines of the border and of the table's heading.
const AROUND: usize = 3;

impl<R> Fields<'_, R> {
    pub fn table(
        &self,
        title: impl Into<String>,
        lead: Vec<String>,
        rows: impl IntoIterator<Item = R>,
    ) -> TableOverlay {
        let rows = rows.into_iter().map(|row| self.cells(&row));
        TableOverlay::new(title, lead, self.columns(), rows)
    }
}

/// Sentences and a table. Enter and Esc close them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableOverlay {
    title: String,
    lead: Vec<String>,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    selection: Selection,
    /// The names in each row, for selecting by typing.
    names: Vec<RowNames>,
    typed: TypeAhead,
}

impl TableOverlay {
    /// A table under a title and sentences. Each row has one cell for each column.
    pub fn new<C: Into<Cell>>(
        title: impl Into<String>,
        lead: Vec<String>,
        columns: Vec<Column>,
        rows: impl IntoIterator<Item = Vec<C>>,
    ) -> Self {
        let rows = rows.into_iter().map(|row| row.into_iter().map(Into::into).collect());
        let rows: Vec<Vec<Cell>> = rows.collect();
        let at = columns.iter().position(|one| matches!(one.width, Width::NameShare(_)));
        let name = |row: &Vec<Cell>| Some(row.get(at?)?.text().to_owned());
        let names = rows.iter().map(|row| RowNames::default().with(name(row).as_deref()));
        let names = names.collect();
        Self { title: title.into(), lead, columns, rows, names, ..Self::default() }
    }

    pub fn selected(&self) -> Option<usize> {
        self.selection.row(self.rows.len())
    }

    /// Selects the row that is selected in `other`, an earlier table of the same list.
    #[must_use]
    pub fn selected_as(mut self, other: &Self) -> Self {
        self.selection = other.selection;
        self
    }

    /// Updates the selection by news. Returns the row if one was chosen.
    pub fn chosen(&mut self, news: &News, context: &Context<'_>) -> Option<usize> {
        if *news == News::Refreshed {
            return None;
        }
        self.typed = match *news {
            News::Letter(letter) => self.typed.with(letter),
            _ => TypeAhead::default(),
        };
        if let Some(row) = self.typed.row(&self.names) {
            self.selection = self.selection.on(row);
        }
        self.selection.update(news, PANE, self.rows.len(), context.frame).chosen()
    }

    /// Draws the sentences. If there is no room for all, later ones come into view as the selection moves down.
    fn draw_lead(&self, lead: &[String], area: Rect, pen: &mut Pen<'_>) {
        let room = usize::from(area.height);
        let hidden = lead.len().saturating_sub(room);
        let row = self.selection.row(self.rows.len()).unwrap_or(0);
        let last = self.rows.len().saturating_sub(1).max(1);
        // All sentences have been shown when the last row is reached, even with few rows.
        let above = (hidden * row).div_ceil(last).max(row.min(hidden));
        let more = above < hidden;
        let shown = room.saturating_sub(usize::from(more));
        let lines: Vec<&String> = lead.iter().skip(above).take(shown).collect();
        pen.lines(area, &lines, pen.theme.text);
        if more && room > 0 {
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            let more = pen.words.screen.help.more(hidden - above + 1);
            pen.line(last, more.trim(), pen.theme.muted);
        }
    }

    /// The columns that fit in `width`. Of the spare columns, the last ones are dropped first.
    fn shown(&self, width: u16) -> Vec<usize> {
        let mut shown: Vec<usize> = (0..self.columns.len()).collect();
        let longest = |at: usize| {
            let names = self.rows.iter().filter_map(|row| row.get(at));
            let ordinary = names.map(Cell::width).filter(|name| *name <= usize::from(ORDINARY));
            u16::try_from(ordinary.max().unwrap_or(0)).unwrap_or(NAME).max(NAME)
        };
        loop {
            let columns: Vec<Column> = shown.iter().map(|&at| self.columns[at].clone()).collect();
            let widths = widths(&columns, width, &[]);
            let mut names = shown.iter().zip(&columns).zip(widths);
            let narrow = names.any(|((&at, column), width)| {
                column.width == Width::NameShare(1) && width < longest(at)
            });
            let spare = shown.iter().rposition(|&at| self.columns[at].spare);
            match spare {
                Some(at) if narrow => shown.remove(at),
                _ => return shown,
            };
        }
    }
}

impl Layer for TableOverlay {
    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::List, Scope::Table, Scope::Overlay])
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // A table that is only read is closed by the key that closes any overlay.
        Commands::of([also(CommandId::Open).unsaid()])
    }

    /// A letter that begins no name runs its command.
    fn takes_letter(&self, letter: char) -> bool {
        self.typed.with(letter).row(&self.names).is_some()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        self.chosen(&news, context).map(|_| Step::Back).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let lead = text::wrap_all(&self.lead, columns);
        let height = span(lead.len() + self.rows.len() + AROUND);
        let inside = pen.window(centred(area, WIDTH, height), &self.title);
        let most = usize::from(inside.height).saturating_sub(1 + self.rows.len().min(ROWS));
        let [above, table] = down(inside, [span(lead.len().min(most)), REST]);
        self.draw_lead(&lead, above, pen);
        let shown = self.shown(table.width);
        let columns: Vec<Column> = shown.iter().map(|&at| self.columns[at].clone()).collect();
        let row = |row: usize| {
            shown.iter().map(|&at| self.rows[row].get(at).cloned().unwrap_or_default()).collect()
        };
        let drawn = Table {
            pane: PANE,
            columns: &columns,
            len: self.rows.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        drawn.draw(table, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> TableOverlay {
        let columns = vec![
            Column::word("Day", 10),
            Column::name("Event"),
            Column::number("Exp.", 6).spare(),
            Column::number("Change", 8).spare(),
            Column::number("Score", 9),
        ];
        TableOverlay::new("Events", Vec::new(), columns, Vec::<Vec<Cell>>::new())
    }

    #[test]
    fn spare_columns_give_way_to_names() {
        for (width, shown) in
            [(80, &[0, 1, 2, 3, 4][..]), (48, &[0, 1, 2, 4]), (40, &[0, 1, 4]), (20, &[0, 1, 4])]
        {
            assert_eq!(board().shown(width), shown, "in {width}");
        }
    }
}
