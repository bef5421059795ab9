//! A field for the path of a file, with the names of files that begin as what is typed.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::news::News;
use crate::tui::typed_path::plain;

/// A path being typed, and how it may go on.
#[derive(Debug, Clone)]
pub(super) struct PathField {
    pub(super) input: TextInput,
    /// How it may go on, once that was asked for; nothing begins so where there are none.
    pub(super) ways: Option<Vec<String>>,
}

impl Default for PathField {
    fn default() -> Self {
        Self { input: TextInput::new(plain), ways: None }
    }
}

impl PathField {
    pub(super) fn update(&mut self, news: &News) {
        match news {
            News::Edited => self.ways = None,
            // They are shown unless something else is typed by now.
            News::Completion(found) if self.input.text() == found.typed => {
                self.input = TextInput::new(plain).with_text(&found.text);
                self.ways = Some(found.names.clone());
            }
            _ => {}
        }
    }

    /// Draws the field, and below it why its file was not read, how the path may go on, or what is to be typed.
    pub(super) fn draw(
        &self,
        (prompt, hint): (&str, &str),
        why: Option<&str>,
        area: Rect,
        pen: &mut Pen<'_>,
    ) {
        let [_, field, _, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(area);
        self.input.draw(field, prompt, true, pen);
        let columns = usize::from(area.width);
        match (why, &self.ways) {
            (Some(why), _) => pen.lines(below, &text::wrap(why, columns), pen.theme.error),
            (None, Some(ways)) if !ways.is_empty() => draw_names(ways, below, pen),
            _ => pen.lines(below, &text::wrap(hint, columns), pen.theme.muted),
        }
    }
}

/// Draws as many names as there is room for, and how many more there are.
pub(super) fn draw_names(names: &[String], area: Rect, pen: &mut Pen<'_>) {
    let room = usize::from(area.height);
    pen.lines(area, names, pen.theme.text);
    if names.len() > room && room > 0 {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        let more = pen.words.screen.help.more(names.len() - room + 1);
        pen.line(last, &text::pad(more.trim(), usize::from(area.width)), pen.theme.muted);
    }
}
