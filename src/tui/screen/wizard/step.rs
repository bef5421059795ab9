//! The bar with the steps of the wizard, and the moves between steps and fields.

use super::{FIELDS, FORMATS, Wizard};
use crate::domain::format::Format;
use crate::domain::score::Length;
use crate::request::draft::{Draft, Field, Kind, StepName, rules};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::selection::{RowNames, TypeAhead};
use crate::words::{ENGLISH, JAPANESE};

/// Draws the bar. Each step can be clicked. The present one is in
/// brackets; those without fields for this format are in parentheses.
pub(super) fn draw(
    present: StepName,
    is_asked: impl Fn(StepName) -> bool,
    line: Rect,
    pen: &mut Pen<'_>,
) {
    let words = &pen.words.screen.wizard;
    let mut rest = line;
    for (at, step) in StepName::ALL.into_iter().enumerate() {
        let name = format!("{} {}", at + 1, words.steps().get(at).copied().unwrap_or_default());
        let (label, style) = if step == present {
            (format!("[{name}]"), pen.theme.selected)
        } else if is_asked(step) {
            (format!(" {name} "), pen.theme.text)
        } else {
            (format!("({name})"), pen.theme.muted)
        };
        rest = pen.button(rest, &[(&label, style)], Target::Tab(at));
    }
}

// The focus, and how it moves between fields and steps.

impl Wizard {
    /// Whether a step has a field for this format.
    pub(super) fn is_asked(&self, step: StepName) -> bool {
        match step {
            StepName::Entrants => self.draft.rules.format.has_draw(),
            StepName::Seeds => self.asks(Field::Seeding),
            StepName::Name | StepName::Format | StepName::Length | StepName::Review => {
                !self.stops(step).is_empty()
            }
        }
    }

    pub(super) fn asks(&self, field: Field) -> bool {
        self.draft.rules.asks(field) && (field != Field::List || self.lists.len() > 1)
    }

    /// The shown fields of a step.
    pub(super) fn fields(&self, step: StepName) -> Vec<Field> {
        Field::of(step).filter(|field| self.asks(*field)).collect()
    }

    /// The parts of a step that can have the focus, in order.
    pub(super) fn stops(&self, step: StepName) -> Vec<Focus> {
        let fields = self.fields(step).into_iter().map(Focus::Field);
        let more: &[Focus] = match step {
            StepName::Name | StepName::Format | StepName::Length => &[],
            StepName::Entrants => &[Focus::Search, Focus::Entrants],
            StepName::Seeds => &[Focus::Seeds],
            StepName::Review => &[Focus::Review],
        };
        fields.chain(more.iter().copied()).collect()
    }

    /// Whether Tab has no other part to go to.
    pub(super) fn has_one_stop(&self) -> bool {
        self.stops(self.draft.step).len() < 2
    }

    pub(super) fn focus_on(&mut self, focus: Focus) {
        self.focus = focus;
        self.fresh = true;
        if let Focus::Field(field) = focus {
            self.input.set(self.draft.text(field));
        }
    }

    /// Opens a step at its first field.
    pub(super) fn go_to(&mut self, step: StepName) {
        if self.is_asked(step) {
            self.draft.step = step;
            self.scrolled = 0;
            let first = self.stops(step).first().copied();
            self.focus_on(first.unwrap_or(Focus::Review));
        }
    }

    /// Opens the next step, unless this one has a fault.
    pub(super) fn next_step(&mut self, context: &Context<'_>) -> Vec<Step> {
        if let Some(steps) = self.refused_here(context) {
            return steps;
        }
        let next =
            StepName::ALL.into_iter().find(|step| *step > self.draft.step && self.is_asked(*step));
        let here = self.draft.step;
        if let Some(step) = next {
            self.go_to(step);
        }
        let undecided = self.undecided();
        if here == StepName::Entrants && !undecided.is_empty() {
            let told = context.words.screen.wizard.undecided(&undecided);
            return vec![Step::fail(told)];
        }
        Vec::new()
    }

    /// Opens the previous step. From the first one the wizard closes.
    pub(super) fn previous_step(&mut self, context: &Context<'_>) -> Vec<Step> {
        if self.focus == Focus::Path {
            self.focus_on(Focus::Search);
            return Vec::new();
        }
        // The typed text is removed first.
        if self.focus == Focus::Search && !self.search.input.text().is_empty() {
            self.search.clear();
            return Vec::new();
        }
        let before = StepName::ALL.into_iter().rev();
        let before =
            before.into_iter().find(|step| *step < self.draft.step && self.is_asked(*step));
        match before {
            Some(step) => {
                self.go_to(step);
                Vec::new()
            }
            None if self.is_blank() => vec![Step::Back],
            None => {
                let kept = Step::inform(context.words.screen.wizard.kept(), context);
                vec![Step::Back, kept]
            }
        }
    }

    /// Moves the focus within the step, from the last part to the first.
    pub(super) fn move_focus(&mut self, forward: bool) {
        let stops = self.stops(self.draft.step);
        let Some(at) = stops.iter().position(|stop| *stop == self.focus) else { return };
        let to = if forward { at + 1 } else { at + stops.len() - 1 };
        self.focus_on(stops[to % stops.len()]);
    }
}

/// The part that gets the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    Field(Field),
    /// The search for entrants.
    Search,
    /// The list of entrants.
    Entrants,
    /// The path of a list.
    Path,
    Seeds,
    Review,
}

/// Rows for the description of the field in focus, and for the keys.
pub(super) const DOC: u16 = 3;

impl Wizard {
    /// Draws the fields of the step, with an empty line above if there is room.
    pub(super) fn draw_fields(&self, area: Rect, pen: &mut Pen<'_>) {
        let fields = self.fields(self.draft.step);
        let count = u16::try_from(fields.len()).unwrap_or(area.height);
        let gap = u16::from(area.height > count + DOC + 1);
        let area = Rect { y: area.y + gap, height: area.height - gap, ..area };
        self.draw_fields_of(&fields, area, pen);
    }

    /// Draws as many fields as fit around the one in focus, and its description.
    pub(super) fn draw_fields_of(&self, fields: &[Field], area: Rect, pen: &mut Pen<'_>) {
        let count = u16::try_from(fields.len()).unwrap_or(area.height);
        let shown = count.min(area.height.saturating_sub(DOC));
        let [rows, doc] = down(area, [shown, REST]);
        let focus = fields.iter().position(|field| Focus::Field(*field) == self.focus);
        let window = form_page::window(rows, fields.len(), focus.unwrap_or(0), pen);
        let window = fields.get(window).unwrap_or_default();
        for (field, line) in window.iter().zip(rows.rows()) {
            self.draw_field(*field, line, pen);
        }
        if let Focus::Field(field) = self.focus {
            self.draw_doc(field, doc, pen);
        }
    }

    pub(super) fn draw_field(&self, field: Field, line: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let focused = self.focus == Focus::Field(field);
        let value =
            form_page::label(line, words.field_of(field, &self.draft.rules).label, focused, pen);
        pen.hits.add(line, Target::Row { pane: FIELDS, row: field as usize });
        if field.is_text() {
            if focused {
                self.input.draw(form_page::indented(value), "", true, pen);
            } else {
                pen.line(form_page::indented(value), self.draft.text(field), pen.theme.text);
            }
            return;
        }
        let shown = shown(&self.draft, field, pen);
        let (text, style) = if focused {
            (format!("< {shown} >"), pen.theme.selected)
        } else {
            (format!("  {shown}"), pen.theme.text)
        };
        pen.line(value, &text, style);
    }

    /// Draws the description of a field and its keys.
    fn draw_doc(&self, field: Field, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let keys = match field {
            Field::Format => words.keys_format(),
            field if field.is_text() => words.keys_text(),
            field if field.is_number() => words.keys_number(),
            _ => words.keys_choice(),
        };
        let columns = usize::from(area.width.saturating_sub(2));
        // The list of formats describes each of them.
        let doc =
            if field == Field::Format { "" } else { words.field_of(field, &self.draft.rules).doc };
        let mut lines = if doc.is_empty() { Vec::new() } else { text::wrap(doc, columns) };
        lines.extend(text::wrap(keys, columns));
        if let Some((k, games)) = self.overshoot(pen) {
            lines.splice(0..0, text::wrap(&pen.words.screen.rating.overshoot(k, games), columns));
        }
        let below = form_page::indented(area);
        let room = usize::from(area.height);
        // An empty line separates the hints from the fields, if there is one to spare.
        let gap = u16::from(lines.len() < room);
        let below = Rect { y: below.y + gap, height: below.height.saturating_sub(gap), ..below };
        pen.lines(below, &lines, pen.theme.muted);
    }

    /// K and the games of the longest match, if rating it moves ratings too far.
    fn overshoot(&self, pen: &Pen<'_>) -> Option<(f64, u32)> {
        let rules = &self.draft.rules;
        let scale = &pen.data.club.list(rules.list)?.scale;
        let stages = std::iter::once(rules.plan()).chain(rules.then());
        let lengths = stages.flat_map(|plan| {
            let rounds: Vec<Length> = plan.lengths.rounds.iter().map(|rule| rule.length).collect();
            rounds.into_iter().chain([plan.lengths.usual])
        });
        let games = lengths.filter_map(Length::most_games).max()?;
        scale.overshoot(games).map(|found| (found.k, games))
    }
}

/// The value of a field that is not typed.
fn shown(draft: &Draft, field: Field, pen: &Pen<'_>) -> String {
    let rules = &draft.rules;
    let format = match field {
        Field::Format => Some(rules.format),
        Field::Then => rules.then_format(),
        _ => None,
    };
    let values = pen.words.screen.wizard.values(field);
    let named = |value: usize| values.get(value).copied().unwrap_or_default();
    let text = match field.row().kind {
        Kind::Text { text, .. } => text(draft),
        Kind::List => pen.data.club.list(rules.list).map_or("", |list| list.name.as_str()),
        // The first of its values.
        Kind::Choice { value, .. } if field == Field::Split && value(draft) == 0 => {
            return pen.words.screen.wizard.snake(rules.number(Field::Groups));
        }
        Kind::Choice { value, .. } => {
            format.map_or_else(|| named(value(draft)), |format| pen.words.term.format(format))
        }
        Kind::Number(_) | Kind::MaybeNumber | Kind::Round(_) => match rules.number(field) {
            0 => named(0),
            number => return number.to_string(),
        },
    };
    text.to_owned()
}

/// Columns for the name of a format.
const NAME: u16 = 20;
/// Rows of the list of formats.
const ROWS: u16 = 8;

impl Wizard {
    /// Passes news to the list of formats. The selected format is chosen.
    pub(super) fn in_formats(&mut self, news: &News, context: &Context<'_>) {
        let clicked = matches!(news, News::Click { .. });
        if clicked {
            self.focus_on(Focus::Field(Field::Format));
        }
        let (before, len) = (self.format_row(), rules::FORMATS.len());
        let mut selection = Selection::at(before);
        selection.update(news, FORMATS, len, context.frame);
        let row = selection.row(len).unwrap_or(before);
        if let Some(format) = rules::FORMATS.get(row) {
            self.draft.rules.format = *format;
        }
    }

    /// The format that a letter selects, together with the letters before or alone.
    pub(super) fn format_typed(&self, letter: char) -> Option<(TypeAhead, usize)> {
        if self.focus != Focus::Field(Field::Format) {
            return None;
        }
        let name = |format: &Format| {
            let [here, other] = [&ENGLISH, &JAPANESE].map(|words| words.term.format(*format));
            RowNames::new(here).with([other])
        };
        let names: Vec<RowNames> = rules::FORMATS.iter().map(name).collect();
        let (longer, anew) = (self.typed.with(letter), TypeAhead::default().with(letter));
        if let Some(row) = longer.row(&names) {
            return Some((longer, row));
        }
        // The same letter again selects the next format that begins with it.
        let behind = self.format_row() + 1;
        let next = names.get(behind..).and_then(|names| anew.row(names)).map(|row| row + behind);
        let row = next.or_else(|| anew.row(&names))?;
        Some((anew, row))
    }

    /// Selects the format that a letter leads to.
    pub(super) fn type_format(&mut self, letter: char) {
        let Some((typed, row)) = self.format_typed(letter) else { return };
        self.typed = typed;
        if let Some(format) = rules::FORMATS.get(row) {
            self.draft.rules.format = *format;
        }
    }

    fn format_row(&self) -> usize {
        let format = self.draft.rules.format;
        rules::FORMATS.iter().position(|other| *other == format).unwrap_or(0)
    }

    /// Draws the list and the fields. If both do not fit: the part in focus, and the name of the format.
    pub(super) fn draw_format(&self, area: Rect, pen: &mut Pen<'_>) {
        let asked = self.fields(StepName::Format).len().saturating_sub(1);
        let asked = span(asked);
        let in_list = self.focus == Focus::Field(Field::Format);
        let doc = super::step::DOC;
        let room = area.height >= ROWS + asked + doc + 2;
        if !in_list && !room {
            let [line, fields] = down(area, [1, REST]);
            self.draw_field(Field::Format, line, pen);
            self.draw_fields_of(&self.format_fields(), fields, pen);
            return;
        }
        let gap = u16::from(area.height > ROWS + doc + asked.min(2));
        let [above, list, between, fields] = down(area, [u16::from(room), ROWS, gap, REST]);
        let _ = (above, between);
        self.draw_formats(list, in_list, pen);
        self.draw_fields_of(&self.format_fields(), fields, pen);
    }

    fn format_fields(&self) -> Vec<Field> {
        let fields = self.fields(StepName::Format).into_iter();
        fields.filter(|field| *field != Field::Format).collect()
    }

    fn draw_formats(&self, area: Rect, focused: bool, pen: &mut Pen<'_>) {
        let (term, words) = (&pen.words.term, &pen.words.screen.wizard);
        let muted = pen.theme.muted;
        let chosen = self.format_row();
        let names = rules::FORMATS.iter().map(|format| text::width(term.format(*format)));
        let name = names.max().and_then(|name| u16::try_from(name).ok()).unwrap_or(NAME);
        let fields = Fields::default()
            // The mark shows the chosen format while another part has the focus.
            .with(Column::word("", 1), |row: &usize| if *row == chosen { "*" } else { "" })
            .with(Column::word("", name), |row| term.format(rules::FORMATS[*row]))
            .with(Column::left("", Width::Flex(1)), |row| {
                Cell::styled(words.sentence(rules::FORMATS[*row]), muted)
            });
        let rows = (FORMATS, rules::FORMATS.len());
        fields.draw(area, rows, Some, (Selection::at(chosen), focused), pen);
    }
}
