//! Fields to type into or to choose from, one below the other, each behind its label.

use ratatui::layout::Rect;

use super::form_page;
use super::input::TextInput;
use crate::command::CommandId;
use crate::domain::name;
use crate::tui::kit::hitbox::{Pane, Target};
use crate::tui::kit::pen::Pen;
use crate::tui::news::News;
use crate::words::Words;

/// The fields of a form and which of them has the focus. What they mean is the owner's business.
#[derive(Debug, Clone)]
pub struct Entries {
    fields: Vec<Entry>,
    focus: usize,
    pane: Pane,
}

#[derive(Debug, Clone)]
enum Entry {
    Text(TextInput),
    Choice(Choice),
}

/// One of a few values, which Left and Right change.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    /// The value, counted from nought.
    pub at: usize,
    /// How many values there are.
    pub count: usize,
    /// The name of a value.
    pub name: fn(&Words, usize) -> &'static str,
}

impl Entry {
    /// Whether both say the same.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Text(one), Self::Text(other)) => one.text() == other.text(),
            (Self::Choice(one), Self::Choice(other)) => one.at == other.at,
            (Self::Text(_), Self::Choice(_)) | (Self::Choice(_), Self::Text(_)) => false,
        }
    }
}

impl Choice {
    fn draw(self, area: Rect, focused: bool, pen: &mut Pen<'_>) {
        let name = (self.name)(pen.words, self.at);
        let (shown, style) = if focused {
            (format!("< {name} >"), pen.theme.selected)
        } else {
            (name.to_owned(), pen.theme.text)
        };
        pen.pieces(area, [(shown.as_str(), style)]);
    }
}

impl Entries {
    /// Fields filled with these texts, at least one; the first has the focus.
    pub fn new(texts: impl IntoIterator<Item = String>, pane: Pane) -> Self {
        let field = |text: String| TextInput::new(name::clean).with_text(&text);
        let fields = texts.into_iter().map(field).map(Entry::Text).collect();
        Self { fields, focus: 0, pane }
    }

    /// These fields with one more below: one of a few values.
    #[must_use]
    pub fn with_choice(mut self, choice: Choice) -> Self {
        self.fields.push(Entry::Choice(choice));
        self
    }

    /// These fields with one more below, filled with a text.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        self.fields.push(Entry::Text(TextInput::new(name::clean).with_text(text)));
        self
    }

    /// Takes over what became of the record meanwhile, field by field: `before` are the fields as they were filled, `now`
    /// those of the record as it is. What was typed over stays; the fields of these that have another value now are given.
    pub fn rebase(&mut self, before: &Self, now: &Self) -> Vec<usize> {
        let mut both = Vec::new();
        let fields = self.fields.iter_mut().zip(&before.fields).zip(&now.fields);
        for (at, ((field, before), now)) in fields.enumerate() {
            if before.is_same(now) {
                continue;
            }
            if field.is_same(before) {
                *field = now.clone();
            } else if !field.is_same(now) {
                both.push(at);
            }
        }
        both
    }

    /// How many letters were typed over the fields as they were filled.
    pub fn typed_over(&self, before: &Self) -> usize {
        let fields = self.fields.iter().zip(&before.fields);
        let typed = |(field, before): (&Entry, &Entry)| match field {
            _ if field.is_same(before) => 0,
            Entry::Text(input) => input.text().chars().count().max(1),
            Entry::Choice(_) => 1,
        };
        fields.map(typed).sum()
    }

    /// How many fields there are.
    pub(crate) const fn len(&self) -> usize {
        self.fields.len()
    }

    /// The chosen value; the first where a field is typed.
    pub fn chosen(&self, at: usize) -> usize {
        match self.fields.get(at) {
            Some(Entry::Choice(choice)) => choice.at,
            _ => 0,
        }
    }

    /// The text in a field; empty where there is no such field.
    pub fn text(&self, at: usize) -> String {
        match self.fields.get(at) {
            Some(Entry::Text(input)) => input.text(),
            _ => String::new(),
        }
    }

    /// The field that has the focus.
    pub const fn focus(&self) -> usize {
        self.focus
    }

    /// Gives a field the focus.
    pub fn focus_on(&mut self, at: usize) {
        self.focus = at.min(self.fields.len().saturating_sub(1));
    }

    /// Whether typed characters go to a field.
    pub fn is_text(&self) -> bool {
        matches!(self.fields.get(self.focus), Some(Entry::Text(_)))
    }

    /// The field that typed characters go to.
    pub fn input(&mut self) -> Option<&mut TextInput> {
        match self.fields.get_mut(self.focus) {
            Some(Entry::Text(input)) => Some(input),
            _ => None,
        }
    }

    /// Moves among the fields, and among the values of the one in focus.
    pub fn update(&mut self, news: &News) {
        let count = self.fields.len().max(1);
        match *news {
            News::Run(CommandId::NextField) => self.focus = (self.focus + 1) % count,
            News::Run(CommandId::PreviousField) => self.focus = (self.focus + count - 1) % count,
            News::Click { pane, row } if pane == self.pane => self.focus_on(row),
            News::Run(CommandId::Left) => self.step(|count| count - 1),
            News::Run(CommandId::Right) => self.step(|_| 1),
            _ => {}
        }
    }

    fn step(&mut self, by: fn(usize) -> usize) {
        if let Some(Entry::Choice(choice)) = self.fields.get_mut(self.focus) {
            let count = choice.count.max(1);
            choice.at = (choice.at + by(count)) % count;
        }
    }

    /// Draws a line a field.
    pub fn draw(&self, area: Rect, labels: &[&str], pen: &mut Pen<'_>) {
        let shown = form_page::window(area, self.fields.len(), self.focus, pen);
        let fields = self.fields.iter().zip(labels).enumerate();
        let fields = fields.skip(shown.start).take(shown.len());
        for ((row, (entry, label)), line) in fields.zip(area.rows()) {
            let focused = row == self.focus;
            let place = form_page::indented(form_page::label(line, label, focused, pen));
            match entry {
                Entry::Text(input) => input.draw(place, "", focused, pen),
                Entry::Choice(choice) => choice.draw(place, focused, pen),
            }
            pen.hits.add(line, Target::Row { pane: self.pane, row });
        }
    }
}
