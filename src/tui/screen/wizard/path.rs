//! The field for the path of a list.

use std::path::PathBuf;

use ratatui::layout::Rect;

use super::{Focus, Wizard};
use crate::tui::effect::Effect;
use crate::tui::layer::Step;
use crate::tui::pen::Pen;
use crate::tui::widget::input::TextInput;

/// A path being typed, and how it may go on.
#[derive(Debug, Clone)]
pub(super) struct PathField {
    pub(super) input: TextInput,
    /// How it may go on, once that was asked for; nothing begins so where there are none.
    ways: Option<Vec<String>>,
}

impl Default for PathField {
    fn default() -> Self {
        Self { input: TextInput::new(one_line), ways: None }
    }
}

/// A path keeps its spaces; only what would be another line is left out.
fn one_line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

impl PathField {
    pub(super) fn edited(&mut self) {
        self.ways = None;
    }

    /// What was found out about `typed`, unless something else is typed by now.
    pub(super) fn completed(&mut self, typed: &str, path: &str, ways: Vec<String>) {
        if self.input.text() == typed {
            self.input = TextInput::new(one_line).with_text(path);
            self.ways = Some(ways);
        }
    }

    /// The path, without the quotes of a file that was dropped on the terminal.
    fn path(&self) -> PathBuf {
        let typed = self.input.text();
        let typed = typed.trim();
        let bare = ['\'', '"']
            .into_iter()
            .find_map(|quote| typed.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote)));
        PathBuf::from(bare.unwrap_or(typed))
    }
}

impl Wizard {
    pub(super) fn complete_path(&self) -> Vec<Step> {
        vec![Step::Do(Effect::CompletePath(self.path.input.text()))]
    }

    pub(super) fn read_path(&mut self) -> Vec<Step> {
        let path = self.path.path();
        if path.as_os_str().is_empty() {
            self.focus_on(Focus::Search);
            return Vec::new();
        }
        vec![Step::Do(Effect::ReadFile(path))]
    }

    /// Draws the field in the place of the search.
    pub(super) fn draw_path(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        self.path.input.draw(area, words.path, true, pen);
        let ways = match &self.path.ways {
            Some(ways) if ways.is_empty() => vec![words.no_file.to_owned()],
            Some(ways) => ways.clone(),
            None => Vec::new(),
        };
        let lines = crate::tui::text::wrap(words.keys_path, usize::from(area.width));
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let lines: Vec<String> = lines.into_iter().chain(ways).collect();
        pen.lines(below, &lines, pen.theme.muted);
    }
}
