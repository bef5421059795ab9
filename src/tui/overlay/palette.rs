//! `:`: the live commands of the screen below, found by name.

use ratatui::layout::Rect;

use super::fuzzy;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::{Pen, centred};
use crate::tui::state::Live;
use crate::tui::widget::input::TextInput;
use crate::tui::widget::picker::{Candidates, Picker};
use crate::tui::widget::selection::Listed;
use crate::tui::widget::table::{Cell, Column, Width};
use crate::words::Words;

const KEYS: u16 = 18;

/// The palette.
#[derive(Debug, Clone)]
pub struct Palette {
    pub(super) picker: Picker,
    live: Vec<Live>,
    /// Indices into `live` of what fits, the best first.
    found: Vec<usize>,
}

impl Palette {
    /// A palette of these commands.
    pub fn new(live: Vec<Live>) -> Self {
        let input = TextInput::new(str::to_owned);
        let found = (0..live.len()).collect();
        Self { picker: Picker::new(input, Pane(0)), live, found }
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Edited {
            self.find(context.words);
        }
        match self.picker.update(intent, self.found.len(), context) {
            Listed::Chosen(row) => vec![Step::Back, Step::Run(self.at(row).command.id)],
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn find(&mut self, words: &'static Words) {
        let typed = self.picker.input.text();
        // Its name in the keys file can be typed on any keyboard, whatever the language.
        let fit = |live: &Live| {
            let title = (words.screen.command)(live.command.id).title;
            fuzzy::fit(&typed, title).or_else(|| fuzzy::fit(&typed, live.command.name))
        };
        let mut fitting: Vec<_> =
            self.live.iter().enumerate().filter_map(|(at, live)| Some((fit(live)?, at))).collect();
        fitting.sort_unstable();
        self.found = fitting.into_iter().map(|(_, at)| at).collect();
    }

    fn at(&self, row: usize) -> &Live {
        &self.live[self.found[row]]
    }

    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, key, muted) = (pen.words, pen.theme.key, pen.theme.muted);
        let rows = u16::try_from(self.live.len()).unwrap_or(u16::MAX);
        let window = Rect { height: area.height, ..centred(area, 64, 0) };
        let window =
            Rect { height: window.height.min(rows.saturating_add(4)), y: area.y, ..window };
        let inside = pen.window(window, words.screen.palette.title);
        let row = |row: usize| {
            let live = self.at(row);
            let title = (words.screen.command)(live.command.id).title;
            let title = match &live.disabled {
                Some(reason) => Cell::styled((words.screen.disabled)(title, reason), muted),
                None => title.into(),
            };
            vec![title, Cell::styled(live.key_names(), key)]
        };
        let found = Candidates {
            columns: &[Column::left("", Width::Flex(1)), Column::right("", Width::Fixed(KEYS))],
            len: self.found.len(),
            row: &row,
        };
        self.picker.draw(
            inside,
            words.screen.palette.prompt,
            words.screen.palette.none,
            &found,
            pen,
        );
    }
}
