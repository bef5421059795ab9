//! A screen with a form: its fields with their hints, and how they are read and saved.

use std::fmt::Debug;
use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget as _};

use super::entries::{Choice, Entries, TextInput};
use crate::club::Refusal;
use crate::command::{CommandId, Scope};
use crate::domain::prize::MoneyFault;
use crate::request::Request;
use crate::tui::kit::input::Pane;
use crate::tui::kit::layer::{Context, Layer, LayerState, News, Step};
use crate::tui::kit::overlay::Confirm;
use crate::tui::kit::pen::{Pen, REST, across, behind, centred, down, span};
use crate::tui::kit::text;
use crate::tui::snapshot::Snapshot;
use crate::words::{FieldWords, Words};

const PANE: Pane = Pane(0);
/// Lines below the fields.
const FOOT: u16 = 3;

/// The kind of a form: its fields, and the request that they make.
pub(crate) trait Form: Debug {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String;

    /// The fields from top to bottom.
    fn fields(&self, words: &'static Words) -> Vec<FieldWords>;

    /// The texts of the fields in the record now; none if the form belongs to no record.
    fn texts(&self, _context: &Context<'_>) -> Option<Vec<String>> {
        None
    }

    /// The choices below the text fields, as in the record now.
    fn choices(&self, _context: &Context<'_>) -> Vec<Choice> {
        Vec::new()
    }

    /// Reads the fields. `Ok(None)` means no change. Fields that were not edited
    /// have the record's values of now, so the request holds only what was edited.
    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong>;

    /// A question before a request with effects that the fields do not show; none if none is needed.
    fn question(&self, _request: &Request, _context: &Context<'_>) -> Option<Question> {
        None
    }

    /// Lines for the text below the fields, in `columns` columns.
    fn foot(&self, _columns: u16, _pen: &Pen<'_>) -> u16 {
        FOOT
    }

    /// Draws the text below the fields. `doc` explains the field in focus.
    fn draw_below(&self, doc: &str, _entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        hint(area, doc, pen);
    }
}

/// The question before a form is saved: its text, the consequence, and the label of the button.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) asked: String,
    pub(crate) follows: String,
    pub(crate) yes: String,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Wrong {
    /// This field cannot be read.
    Unread(usize),
    /// The amounts of this field cannot be read.
    Money(usize, MoneyFault),
    /// The club refuses it. The field is the one that could mend that, if any.
    Refused(Option<usize>, Refusal),
}

/// A form with its edited fields.
#[derive(Debug)]
pub(crate) struct FormPage<F> {
    form: F,
    entries: Entries,
    /// The fields as first filled, updated with the record's later changes.
    before: Entries,
}

impl<F: Form> FormPage<F> {
    /// A form whose fields hold these texts.
    pub(crate) fn new(form: F, texts: impl IntoIterator<Item = String>) -> Self {
        let entries = Entries::new(texts, PANE);
        Self { form, before: entries.clone(), entries }
    }

    /// A form whose fields hold the record's values of now.
    pub(crate) fn of_record(form: F, context: &Context<'_>) -> Self {
        let texts = form.texts(context).unwrap_or_default();
        let entries = filled(&form, texts, context);
        Self { form, before: entries.clone(), entries }
    }

    /// Takes over the changes of another desk, and reports fields that both have edited.
    fn refresh(&mut self, context: &Context<'_>) -> Vec<Step> {
        let Some(texts) = self.form.texts(context) else { return Vec::new() };
        let now = filled(&self.form, texts, context);
        let both = self.entries.rebase(&self.before, &now);
        let told = changed_elsewhere(&both, &self.form.fields(context.words), &now, context);
        self.before = now;
        told
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let request = match self.form.read(&self.entries, context) {
            Ok(None) => return vec![Step::Back],
            Ok(Some(request)) => request,
            Err(wrong) => return vec![self.refuse(&wrong, context)],
        };
        if let Err(refusal) = request.rehearse(&context.data.club) {
            return vec![Step::refused(&refusal, context)];
        }
        let question = self.form.question(&request, context);
        let steps = vec![Step::Back, Step::ask(request, context)];
        match question {
            Some(Question { asked, follows, yes }) => {
                vec![Step::cover(Confirm::new(asked, follows, yes, steps))]
            }
            None => steps,
        }
    }

    /// Says what is wrong, and moves the focus to the field that can mend it.
    fn refuse(&mut self, wrong: &Wrong, context: &Context<'_>) -> Step {
        if let Wrong::Unread(at) | Wrong::Money(at, _) | Wrong::Refused(Some(at), _) = wrong {
            self.entries.focus_on(*at);
        }
        match wrong {
            Wrong::Unread(at) => {
                let fields = self.form.fields(context.words);
                Step::fail(fields.get(*at).map_or("", |field| field.doc))
            }
            Wrong::Money(_, fault) => {
                Step::fail(text::capital(&context.words.message.usage.money(fault)))
            }
            Wrong::Refused(_, refusal) => Step::refused(refusal, context),
        }
    }
}

/// The fields of a form with texts and choices.
fn filled<F: Form>(form: &F, texts: Vec<String>, context: &Context<'_>) -> Entries {
    let choices = form.choices(context).into_iter();
    choices.fold(Entries::new(texts, PANE), Entries::with_choice)
}

/// Reports the first field that both this desk and another have edited, with its value `now`.
pub(crate) fn changed_elsewhere(
    both: &[usize],
    fields: &[FieldWords],
    now: &Entries,
    context: &Context<'_>,
) -> Vec<Step> {
    let told = both.first().and_then(|&at| {
        let field = fields.get(at)?;
        Some(Step::fail(context.words.screen.lists.field_changed(field.label, now.text(at))))
    });
    told.into_iter().collect()
}

impl<F: Form + 'static> Layer for FormPage<F> {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        self.form.title(data, words)
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.entries.input()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: self.entries.is_text(),
            typed: self.entries.typed_over(&self.before),
            ..LayerState::of(&[Scope::Form])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Run(CommandId::Submit) => return self.save(context),
            News::Refreshed => return self.refresh(context),
            _ => self.entries.update(&news),
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = self.form.fields(pen.words);
        let rows = span(words.len());
        let title = self.form.title(pen.data, pen.words);
        let foot = self.form.foot(columns(area), pen).max(FOOT);
        let place = framed(area, rows.saturating_add(1 + foot), &title, pen);
        let [fields, _, below] = down(
            place,
            [
                // Nobody types what is not seen, however much follows below.
                rows.min(place.height.saturating_sub(foot).max(FIELDS)),
                u16::from(place.height > rows + foot),
                REST,
            ],
        );
        let labels: Vec<&str> = words.iter().map(|field| field.label).collect();
        self.entries.draw(fields, &labels, pen);
        let doc = words.get(self.entries.focus()).map_or("", |field| field.doc);
        self.form.draw_below(doc, &self.entries, below, pen);
    }
}

pub(crate) const WIDTH: u16 = 78;
/// The least rows of the fields: the one that is typed in, and one above and below it.
const FIELDS: u16 = 3;
/// The least columns of a form in a window.
const LEAST: u16 = 76;
/// The rows of a form on the smallest terminal.
const HEIGHT: u16 = 13;
/// Columns and rows of a frame, with an empty column at each side.
const AROUND: (u16, u16) = (4, 2);
const LABEL: u16 = 22;
/// Empty columns before a label, and between label and field.
pub(crate) const INDENT: u16 = 2;

pub(crate) fn place(area: Rect) -> Rect {
    centred(area, WIDTH, HEIGHT)
}

/// The columns of a form on a screen. A frame needs some of them, unless a form without frame is then too narrow.
pub(crate) fn columns(area: Rect) -> u16 {
    let inside = area.width.saturating_sub(AROUND.0);
    if inside < LEAST { area.width.min(WIDTH) } else { inside.min(WIDTH) }
}

/// The place of a form with `rows` rows: a window over the screen below, or a whole page if a window is too small.
pub(crate) fn framed(area: Rect, rows: u16, title: &str, pen: &mut Pen<'_>) -> Rect {
    let (width, height) = (columns(area) + AROUND.0, rows.saturating_add(AROUND.1));
    if width <= area.width && height <= area.height {
        return pen.window(centred(area, width, height), title);
    }
    Clear.render(area, pen.buf);
    centred(area, WIDTH, rows.max(HEIGHT))
}

/// Draws the label of a field, marked if the field has the focus. Returns the room for the field.
pub(crate) fn label(line: Rect, label: &str, focused: bool, pen: &mut Pen<'_>) -> Rect {
    let [left, field] = across(line, [INDENT + LABEL, REST]);
    let (mark, style) = if focused { ("> ", pen.theme.accent) } else { ("  ", pen.theme.muted) };
    pen.pieces(left, [(mark, style), (label, style)]);
    field
}

/// The fields in view, with the one in focus. If more are below, the last line says how many.
pub(crate) fn window(area: Rect, count: usize, focus: usize, pen: &mut Pen<'_>) -> Range<usize> {
    let height = usize::from(area.height);
    if count <= height {
        return 0..count;
    }
    let lines = height.saturating_sub(1).max(1);
    let top = (focus + 1).saturating_sub(lines);
    if count - top <= height {
        return count - height..count;
    }
    if height > lines {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        let more = pen.words.screen.help.more(count - top - lines);
        pen.line(indented(last), more.trim(), pen.theme.muted);
    }
    top..top + lines
}

/// Writes the hint about a field below the fields, in all lines that there are.
pub(crate) fn hint(area: Rect, sentence: &str, pen: &mut Pen<'_>) {
    let area = indented(area);
    let lines = text::wrap(sentence, usize::from(area.width));
    let last = usize::from(area.height).saturating_sub(1);
    for (at, row) in area.rows().enumerate().take(lines.len()) {
        // The last line takes the rest, so that a cut is marked.
        let line = if at < last { lines[at].clone() } else { lines[at..].join(" ") };
        pen.line(row, &line, pen.theme.muted);
    }
}

/// The part of `area` in line with the labels; or, inside a field's room, in line with its text.
pub(crate) fn indented(area: Rect) -> Rect {
    behind(area, INDENT)
}
