//! Fields on the screen, one below the other.

use ratatui::layout::{Constraint, Layout, Rect};

use super::step::Focus;
use super::{FIELDS, Wizard};
use crate::domain::length::Length;
use crate::request::draft::{Draft, Field, Kind};
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::form;

/// Rows for what the field in focus decides, and for the keys.
pub(super) const DOC: u16 = 3;

impl Wizard {
    /// Draws the fields of the step, set off from the bar where there is room.
    pub(super) fn draw_fields(&self, area: Rect, pen: &mut Pen<'_>) {
        let fields = self.fields(self.draft.step);
        let count = u16::try_from(fields.len()).unwrap_or(area.height);
        let gap = u16::from(area.height > count + DOC + 1);
        let area = Rect { y: area.y + gap, height: area.height - gap, ..area };
        self.draw_fields_of(&fields, area, pen);
    }

    /// Draws fields, as many around the one in focus as there is room for, and what that one
    /// decides.
    pub(super) fn draw_fields_of(&self, fields: &[Field], area: Rect, pen: &mut Pen<'_>) {
        let count = u16::try_from(fields.len()).unwrap_or(area.height);
        let shown = count.min(area.height.saturating_sub(DOC));
        let [rows, doc] =
            Layout::vertical([Constraint::Length(shown), Constraint::Fill(1)]).areas(area);
        let focus = fields.iter().position(|field| Focus::Field(*field) == self.focus);
        let window = form::window(rows, fields.len(), focus.unwrap_or(0), pen);
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
        let value = form::label(line, words.field(field).label, focused, pen);
        pen.hits.add(line, Target::Row { pane: FIELDS, row: field as usize });
        if field.is_text() {
            if focused {
                self.input.draw(form::indented(value), "", true, pen);
            } else {
                pen.line(form::indented(value), self.draft.text(field), pen.theme.text);
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

    /// Draws the description of a field, and the keys in it.
    fn draw_doc(&self, field: Field, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let keys = match field {
            Field::Format => words.keys_format(),
            field if field.is_text() => words.keys_text(),
            field if field.is_number() => words.keys_number(),
            _ => words.keys_choice(),
        };
        let columns = usize::from(area.width.saturating_sub(2));
        // The list of formats says by itself what each of them is.
        let doc = if field == Field::Format { "" } else { words.field(field).doc };
        let mut lines = if doc.is_empty() { Vec::new() } else { text::wrap(doc, columns) };
        lines.extend(text::wrap(keys, columns));
        if let Some((k, games)) = self.overshoot(pen) {
            lines.splice(0..0, text::wrap(&pen.words.screen.rating.overshoot(k, games), columns));
        }
        let below = form::indented(area);
        let room = usize::from(area.height);
        // An empty line sets the hints off from the fields, where there is one to spare.
        let gap = u16::from(lines.len() < room);
        let below = Rect { y: below.y + gap, height: below.height.saturating_sub(gap), ..below };
        pen.lines(below, &lines, pen.theme.muted);
    }

    /// K and the games of the longest match, where rating it moves ratings past what its score
    /// says.
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
