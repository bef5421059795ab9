//! Overlays that any screen may lay over itself.

pub mod choice;
pub mod table;

use ratatui::layout::{Constraint, Layout, Rect};

use super::commands::{Commands, also};
use super::hitbox::{Pane, Target};
use super::layer::{Context, Layer, LayerState, News, Step, Waits};
use super::pen::{Pen, centred};
use super::split::{self, REST};
use super::text;
use super::widget::selection::Selection;
use super::widget::table::Fields;
use crate::command::{CommandId, FooterLabel, Scope};
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::tui::work::{TaskProgress, Work};
use crate::words::Words;

/// The columns and rows of the gauge.
const GAUGE: u16 = 58;
/// The border, three lines of the task, an empty one, and the key.
const HEIGHT: u16 = 7;
/// Columns of the per cent behind the bar.
const PERCENT: u16 = 6;

/// Draws the gauge of some work over `area`.
pub(crate) fn draw_gauge(work: &Work, area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.work;
    let inside = pen.window(centred(area, GAUGE, HEIGHT), &say.doing(&work.doing));
    let [reach, _, key] = split::down(inside, [3, REST, 1]);
    draw_reach(work.reach, reach, pen);
    let passed = say.passed(work.passed.as_secs());
    let columns = u16::try_from(text::width(&passed)).unwrap_or(u16::MAX).min(reach.width);
    let time = Rect { x: reach.right() - columns, width: columns, height: 1, ..reach };
    pen.line(time, &passed, pen.theme.muted);
    if work.stopping {
        pen.line(key, say.stopping(), pen.theme.warning);
    } else {
        pen.line(key, say.stop(), pen.theme.key);
        pen.hits.add(key, Target::Command(CommandId::StopWork));
    }
}

/// Draws the task, a bar and what was counted, one line each; where nothing is known yet, that.
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
/// Columns of a line; with the frame around it, what the smallest terminal has.
const LINE: usize = 52;
const DETAILS: u16 = 58;

/// Lines under a title. Esc takes them away, and Enter, which may lead on to a screen.
#[derive(Debug, Clone)]
pub struct Details {
    title: String,
    lines: Vec<String>,
    selection: Selection,
    /// Where Enter goes on to; none where it only takes the lines away.
    onwards: Option<Route>,
}

impl Details {
    /// Paragraphs under a title, broken into lines here.
    pub fn new(title: impl Into<String>, paragraphs: impl IntoIterator<Item = String>) -> Self {
        let lines = paragraphs.into_iter().flat_map(|text| text::wrap(&text, LINE)).collect();
        Self { title: title.into(), lines, selection: Selection::default(), onwards: None }
    }

    /// These lines, from which Enter goes on to a screen.
    #[must_use]
    pub fn onwards(self, route: Route) -> Self {
        Self { onwards: Some(route), ..self }
    }
}

impl Layer for Details {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List, Scope::Table, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // An overlay that is only read goes by the key that takes any overlay away.
        Commands::of([also(CommandId::Open).unsaid_if(self.onwards.is_none())])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let listed = self.selection.update(&news, PANE, self.lines.len(), context.frame);
        let mut onwards =
            |_| std::iter::once(Step::Back).chain(self.onwards.take().map(Step::Open));
        listed.chosen().map(|row| onwards(row).collect()).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = u16::try_from(self.lines.len()).unwrap_or(u16::MAX);
        let inside = pen.window(centred(area, DETAILS, rows.saturating_add(2)), &self.title);
        let lines = Fields::lines(|row: &usize| self.lines[*row].as_str());
        lines.draw(inside, (PANE, self.lines.len()), Some, (self.selection, true), pen);
    }
}

const CONFIRM: u16 = 58;

/// A confirmation. It opens on Cancel, unless nothing is lost by it.
#[derive(Debug)]
pub(crate) struct Confirm {
    question: String,
    consequence: String,
    yes: String,
    steps: Vec<Step>,
    on_yes: bool,
}

impl Confirm {
    /// A question that names its object, what will follow (line by line), the word for doing it, and what to do then.
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

    /// Opens on the action: for a question that loses nothing and is undone by one key.
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
            let columns = u16::try_from(text::width(&text)).unwrap_or(u16::MAX).min(rest.width);
            let button = Rect { width: columns, ..rest };
            pen.line(button, &text, style);
            pen.hits.add(button, Target::Command(command));
            let taken = columns.saturating_add(2).min(rest.width);
            rest = Rect { x: rest.x + taken, width: rest.width - taken, ..rest };
        }
    }
}

impl Layer for Confirm {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Confirm]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([also(CommandId::Open).called(FooterLabel::Choose)])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { waits: Waits::Answer, ..LayerState::default() }
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
            // An operator who pressed Enter may have meant yes.
            CommandId::Open => {
                vec![Step::Back, Step::inform(context.words.screen.confirm.unchanged(), context)]
            }
            CommandId::Decline => vec![Step::Back],
            // A question understands these and no other command, of which there will be more.
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(CONFIRM.min(area.width).saturating_sub(4));
        let question = text::wrap(&self.question, columns);
        let wrapped = self.consequence.lines().flat_map(|line| text::wrap(line, columns));
        let consequence: Vec<String> = wrapped.collect();
        let asked = u16::try_from(question.len()).unwrap_or(u16::MAX);
        let lines = u16::try_from(question.len() + consequence.len()).unwrap_or(u16::MAX);
        let window = centred(area, CONFIRM, lines.saturating_add(5));
        let inside = pen.window(window, pen.words.screen.confirm.title());
        pen.lines(inside, &question, pen.theme.title);
        // The buttons keep the last line, however long the sentences are.
        let below = Rect {
            y: (inside.y + asked).min(inside.bottom()),
            height: inside.height.saturating_sub(asked).saturating_sub(2),
            ..inside
        };
        pen.lines(below, &consequence, pen.theme.text);
        self.draw_buttons(Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside }, pen);
    }
}
