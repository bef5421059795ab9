//! A question with several options: the list of options, and the consequences of the selected one.

use ratatui::layout::Rect;

use crate::command::{CommandId, FooterLabel, Scope};
use crate::request::Request;
use crate::tui::kit::input::Pane;
use crate::tui::kit::layer::{
    Commands, Context, Layer, LayerState, News, Step, Steps, Waits, also,
};
use crate::tui::kit::pen::{Pen, REST, behind, centred, down, span};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::{Listed, RowNames, Selection, TypeAhead};
use crate::tui::kit::widget::table::Fields;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const PANE: Pane = Pane(0);
/// The list of consequences.
const TOLD: Pane = Pane(1);
const WIDTH: u16 = 76;
/// Most rows of the options. A longer list scrolls, so that the consequences stay in view.
const WAYS: usize = 12;
/// Rows that are kept for the consequences where room is short.
const FOLLOWS: usize = 3;
const BORDER: usize = 2;
/// The empty lines around the options.
const GAPS: usize = 2;
/// Columns for the mark of the selected option.
const MARK: u16 = 2;

/// The keys that scroll the consequences, as printed on a keyboard.
const TURN: &str = "PgUp PgDn";

#[derive(Debug)]
pub struct ChoiceOption {
    label: String,
    /// The names for selecting it by typing.
    names: RowNames,
    /// The consequences, one sentence each.
    follows: Vec<String>,
    steps: Vec<Step>,
}

impl ChoiceOption {
    /// An option with these steps; `()` if it changes nothing.
    pub fn new(label: impl Into<String>, steps: impl Steps) -> Self {
        let label = label.into();
        let names = RowNames::new(&label);
        Self { label, names, follows: Vec::new(), steps: steps.steps() }
    }

    /// The option that changes nothing, and says so: Enter may have been meant for another option.
    pub fn cancel(label: &str, context: &Context<'_>) -> Self {
        Self::new(label, Step::inform(context.words.screen.confirm.unchanged(), context))
    }

    /// An option that has a request recorded, with its consequences, or the reason why it is refused.
    pub fn ask(
        label: impl Into<String>,
        request: impl Into<Request>,
        context: &Context<'_>,
    ) -> Self {
        let request = request.into();
        let follows = context.data.follows(&request, context.words).unwrap_or_else(|refusal| {
            vec![context.words.message.refusal(&refusal, &context.data.club).into()]
        });
        Self::new(label, Step::ask(request, context)).follows(follows)
    }

    #[must_use]
    pub fn follows(self, follows: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { follows: follows.into_iter().map(Into::into).collect(), ..self }
    }

    /// Adds names that the option holds. Typing a name selects it.
    #[must_use]
    pub fn named(self, names: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self { names: self.names.with(names), ..self }
    }

    /// The consequences. A label that is too long for the list comes first.
    fn details(&self, columns: usize) -> Vec<String> {
        // Two columns of the list are for the mark.
        let cut = text::width(&self.label) + 2 > columns;
        cut.then(|| self.label.clone()).into_iter().chain(self.follows.clone()).collect()
    }
}

#[derive(Debug, Default)]
pub struct Choice {
    title: String,
    question: Vec<String>,
    /// The lines of a QR code below the question.
    code: Vec<String>,
    ways: Vec<ChoiceOption>,
    selection: Selection,
    /// Whether a digit takes an option.
    numbered: bool,
    typed: TypeAhead,
    /// The steps if the question is left without an option.
    left: Vec<Step>,
    scrolled: usize,
}

impl Choice {
    /// A question of one sentence a line. The first option is selected.
    pub fn new(
        title: impl Into<String>,
        question: impl IntoIterator<Item = impl Into<String>>,
        ways: impl IntoIterator<Item = ChoiceOption>,
    ) -> Self {
        Self {
            title: title.into(),
            question: question.into_iter().map(Into::into).collect(),
            ways: ways.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Adds a QR code.
    #[must_use]
    pub fn with_code(self, code: Vec<String>) -> Self {
        Self { code, ..self }
    }

    /// Numbers the options from 1. A digit takes one.
    #[must_use]
    pub fn by_digits(self) -> Self {
        Self { numbered: true, ..self }
    }

    /// The option whose name is typed.
    fn typed_row(&self, typed: &TypeAhead) -> Option<usize> {
        typed.row(self.ways.iter().map(|way| &way.names))
    }

    /// Selects the option whose name was typed, or says that there is none.
    fn type_letter(&mut self, letter: char, context: &Context<'_>) -> Vec<Step> {
        self.typed = self.typed.with(letter);
        let Some(row) = self.typed_row(&self.typed) else {
            return vec![no_way(&self.typed.text(), context)];
        };
        self.selection = self.selection.on(row);
        self.scrolled = 0;
        Vec::new()
    }

    /// Adds the steps for leaving the question without an option.
    #[must_use]
    pub fn or_else(self, left: Vec<Step>) -> Self {
        Self { left, ..self }
    }

    /// Scrolls the consequences by nearly a page. False if there is nothing to scroll.
    fn scroll(&mut self, down: bool, context: &Context<'_>) -> bool {
        let (columns, height) = (context.frame.width(TOLD), context.frame.height(TOLD));
        let way = self.selection.row(self.ways.len()).and_then(|row| self.ways.get(row));
        let lines = way.map_or(0, |way| text::wrap_all(way.details(columns), columns).len());
        let most = (lines + 1).saturating_sub(height);
        let step = height.saturating_sub(2).max(1);
        self.scrolled = if down {
            (self.scrolled + step).min(most)
        } else {
            self.scrolled.saturating_sub(step)
        };
        lines > height
    }

    /// Selects an option, counted from 0.
    #[must_use]
    pub fn opened_on(self, way: usize) -> Self {
        Self { selection: Selection::default().on(way), ..self }
    }

    fn label(&self, row: usize) -> String {
        match (self.ways.get(row), self.numbered) {
            (Some(way), true) => format!("{}  {}", row + 1, way.label),
            (Some(way), false) => way.label.clone(),
            (None, _) => String::new(),
        }
    }

    /// Draws the options. The last line says how many are below.
    fn draw_ways(&self, area: Rect, pen: &mut Pen<'_>) {
        let (len, height) = (self.ways.len(), usize::from(area.height));
        let goes_on = height > 1 && self.selection.window(len, height).end < len;
        let list = Rect { height: area.height - u16::from(goes_on), ..area };
        let ways = Fields::lines(|row: &usize| self.label(*row));
        ways.draw(list, (PANE, len), Some, (self.selection, true), pen);
        if goes_on {
            let hidden = len - self.selection.window(len, usize::from(list.height)).end;
            let last = Rect { y: list.bottom(), height: 1, ..area };
            draw_more(hidden, behind(last, MARK), pen);
        }
    }
}

impl Layer for Choice {
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([also(CommandId::Open).called(FooterLabel::Choose)])
    }

    /// A letter that begins no option runs its command.
    fn takes_letter(&self, letter: char) -> bool {
        let goes_on = !self.typed.is_empty() && letter.is_alphanumeric();
        goes_on || letter.is_ascii_digit() || self.typed_row(&self.typed.with(letter)).is_some()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { waits: Waits::Answer, ..LayerState::of(&[Scope::List, Scope::Overlay]) }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        // After typed letters, Enter takes only the option that they name.
        if news == News::Run(CommandId::Open)
            && !self.typed.is_empty()
            && self.typed_row(&self.typed).is_none()
        {
            let refused = no_way(&self.typed.text(), context);
            self.typed.clear();
            return vec![refused];
        }
        let chosen = match news {
            News::Letter(letter) if self.numbered && letter.is_ascii_digit() => {
                let row =
                    letter.to_digit(10).and_then(|no| usize::try_from(no).ok()?.checked_sub(1));
                if row.is_none_or(|row| row >= self.ways.len()) {
                    return vec![no_way(&letter.to_string(), context)];
                }
                row
            }
            News::Letter(letter) => return self.type_letter(letter, context),
            News::Left => return std::mem::take(&mut self.left),
            News::Run(command @ (CommandId::PageUp | CommandId::PageDown))
                if self.scroll(command == CommandId::PageDown, context) =>
            {
                None
            }
            _ => match self.selection.update(&news, PANE, self.ways.len(), context.frame) {
                Listed::Chosen(row) => Some(row),
                Listed::Moved => {
                    self.typed.clear();
                    self.scrolled = 0;
                    None
                }
                Listed::Ignored => None,
            },
        };
        let Some(way) = chosen.and_then(|row| self.ways.get_mut(row)) else { return Vec::new() };
        let mut steps = vec![Step::Back];
        steps.append(&mut way.steps);
        steps
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let question = text::wrap_all(&self.question, columns);
        // A sentence takes at least one line, so too many sentences need not be broken into lines.
        let taken = |way: &ChoiceOption| match way.follows.len() {
            many if many >= usize::from(area.height) => many,
            _ => text::wrap_all(&way.follows, columns).len(),
        };
        let most = self.ways.iter().map(taken).max().unwrap_or(0);
        let room = |around: usize| {
            let around = question.len() + self.code.len() + around + most.min(FOLLOWS);
            usize::from(area.height).saturating_sub(around).max(1)
        };
        // Where not all options are in view, no line stays empty.
        let gap = self.ways.len().min(WAYS) <= room(BORDER + GAPS);
        let shown = self.ways.len().min(WAYS).min(room(if gap { BORDER + GAPS } else { BORDER }));
        // The window keeps its height for every selected option.
        let gaps = [u16::from(gap), u16::from(gap && most > 0)];
        let height = span(question.len() + self.code.len() + shown + most + BORDER);
        let height = height.saturating_add(gaps[0] + gaps[1]);
        let inside = pen.window(centred(area, WIDTH, height), &self.title);
        let [asked, code, _, ways, _, below] = down(
            inside,
            [span(question.len()), span(self.code.len()), gaps[0], span(shown), gaps[1], REST],
        );
        pen.lines(asked, &question, pen.theme.title);
        pen.scanned(code, &self.code);
        self.draw_ways(ways, pen);
        let selected = self.selection.row(self.ways.len()).and_then(|row| self.ways.get(row));
        let follows =
            selected.map(|way| text::wrap_all(way.details(columns), columns)).unwrap_or_default();
        pen.hits.add_pane(below, TOLD);
        draw_follows(&follows, self.scrolled, below, pen);
    }
}

fn no_way(typed: &str, context: &Context<'_>) -> Step {
    Step::fail(context.words.screen.confirm.no_way(typed))
}

/// Draws how many lines are below.
fn draw_more(more: usize, line: Rect, pen: &mut Pen<'_>) {
    let more = pen.words.screen.help.more(more);
    pen.line(line, more.trim(), pen.theme.muted);
}

/// Draws the consequences. If there is no room for all, the last
/// line tells how many are below, and the key that scrolls.
fn draw_follows(follows: &[String], scrolled: usize, area: Rect, pen: &mut Pen<'_>) {
    let room = usize::from(area.height);
    if follows.len() <= room {
        pen.lines(area, follows, pen.theme.text);
        return;
    }
    let scrolled = scrolled.min((follows.len() + 1).saturating_sub(room));
    let shown = room.saturating_sub(1);
    let rest = &follows[scrolled..];
    pen.lines(area, &rest[..shown.min(rest.len())], pen.theme.text);
    let last = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
    let more = rest.len().saturating_sub(shown);
    let said = pen.words.screen.help.more(more);
    let told = if more > 0 { format!("{}  {TURN}", said.trim()) } else { TURN.to_owned() };
    pen.line(last, &told, pen.theme.muted);
}
