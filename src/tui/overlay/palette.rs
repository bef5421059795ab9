//! `:`: commands found by name or by what they do, those of the screen below and, once something is typed, those that wait elsewhere.

use ratatui::layout::Rect;

use super::fuzzy;
use crate::command::{CommandId, FooterLabel, Scope};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Hint, Intent, Layer, Step};
use crate::tui::kit::pen::{Pen, centred};
use crate::tui::kit::widget::input::TextInput;
use crate::tui::kit::widget::picker::{Candidates, Picker};
use crate::tui::kit::widget::selection::Listed;
use crate::tui::kit::widget::table::{Cell, Column, Width};
use crate::tui::live::Live;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const WIDTH: u16 = 76;

#[derive(Debug, Clone)]
pub(crate) struct Palette {
    picker: Picker,
    /// The live ones, those run last first, then the others.
    commands: Vec<Live>,
    /// How many are live.
    live: usize,
    /// Indices into `commands` of what fits, the best first.
    found: Vec<usize>,
}

impl Palette {
    /// A palette of the live commands and of those that are not; the last of `recent` was run last.
    pub(crate) fn new(mut live: Vec<Live>, elsewhere: Vec<Live>, recent: &[CommandId]) -> Self {
        let place = |id| recent.iter().rev().position(|run| *run == id).unwrap_or(usize::MAX);
        // Commands that move about come last: nobody types their names.
        let moves = |live: &Live| live.scope == Scope::List && live.command.id != CommandId::Open;
        live.sort_by_key(|live| (place(live.command.id), moves(live)));
        let count = live.len();
        let commands: Vec<Live> = live.into_iter().chain(elsewhere).collect();
        let picker = Picker::new(TextInput::new(str::to_owned), Pane(0));
        Self { picker, commands, live: count, found: (0..count).collect() }
    }

    /// Leaves the palette, and runs a command or says why that cannot be done here.
    fn choose(&self, row: usize, context: &Context<'_>) -> Vec<Step> {
        let chosen = self.at(row);
        match (&chosen.disabled, self.found[row] < self.live) {
            (Some(reason), false) => {
                let title = context.words.screen.command(chosen.command.id).title;
                let told = context.words.screen.disabled(title, reason);
                vec![Step::Back, Step::inform(told, context)]
            }
            _ => Step::leave_and_run(chosen.command.id),
        }
    }

    fn find(&mut self, words: &'static Words) {
        let typed = self.picker.input.text();
        if typed.trim().is_empty() {
            self.found = (0..self.live).collect();
            return;
        }
        // Its name in the keys file can be typed on any keyboard, whatever the language.
        let fit = |live: &Live| {
            let say = words.screen.command(live.command.id);
            let title = fuzzy::fit(&typed, say.title, say.reading);
            title
                .or_else(|| fuzzy::fit(&typed, live.command.name, ""))
                .or_else(|| fuzzy::told(&typed, say.doc))
        };
        let fitting = self.commands.iter().enumerate();
        let mut fitting: Vec<_> =
            fitting.filter_map(|(at, live)| Some((at >= self.live, fit(live)?, at))).collect();
        fitting.sort_unstable();
        self.found = fitting.into_iter().map(|(.., at)| at).collect();
    }

    fn at(&self, row: usize) -> &Live {
        &self.commands[self.found[row]]
    }
}

impl Layer for Palette {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::List, Scope::Overlay]
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.picker.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn hint(&self, command: CommandId, _data: &Snapshot) -> Hint {
        Hint::of_open(command, FooterLabel::Choose).over(command, self.found.len())
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Edited {
            self.find(context.words);
        }
        match self.picker.update(intent, self.found.len(), context) {
            Listed::Chosen(row) => self.choose(row, context),
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, key, muted) = (pen.words, pen.theme.key, pen.theme.muted);
        let rows = u16::try_from(self.live).unwrap_or(u16::MAX).saturating_add(4);
        let height = area.height.min(rows);
        let window = Rect { height, y: area.y, ..centred(area, WIDTH, height) };
        let inside = pen.window(window, words.screen.palette.title());
        let row = |row: usize| {
            let live = self.at(row);
            let title = words.screen.command(live.command.id).title;
            let part = words.screen.scope(live.scope);
            let line = words.screen.palette.line(part, title);
            // A reason is worth more than the keys of what cannot be done.
            vec![match &live.disabled {
                Some(reason) => Cell::styled(words.screen.disabled(&line, reason), muted),
                None => Cell::from(line).ending(live.key_names(), key),
            }]
        };
        let found = Candidates {
            columns: &[Column::left("", Width::Flex(1))],
            len: self.found.len(),
            row: &row,
        };
        self.picker.draw(
            inside,
            words.screen.palette.prompt(),
            words.screen.palette.none(),
            &found,
            pen,
        );
    }
}
