//! Everybody registered.

use ratatui::layout::Rect;

use crate::command::{CommandId, FooterLabel, Scope};
use crate::domain::ids::ListId;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Hint, Intent, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::filter::Filter;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::kit::widget::selection::{Listed, Selection};
use crate::tui::kit::widget::table::{Cell, Column, Table, Width};
use crate::tui::route::{PlayerForm, Route};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const PANE: Pane = Pane(0);

/// Everybody registered, by number; narrowed by a search, the best match first.
#[derive(Debug, Clone)]
pub(super) struct Players {
    search: Filter,
    shown: Vec<PlayerId>,
    total: usize,
    selection: Selection,
    /// The number that the registration just begun will most likely get.
    expected: Option<PlayerId>,
}

impl Players {
    /// The screen as it opens; `finding`, with the field ready to be typed into.
    pub(super) fn new(finding: bool, data: &Snapshot) -> Self {
        let mut players = Self {
            search: Filter::new(name::clean),
            shown: Vec::new(),
            total: 0,
            selection: Selection::default(),
            expected: None,
        };
        players.list(data);
        if finding {
            players.search.enter();
        }
        players
    }

    fn list(&mut self, data: &Snapshot) {
        let everybody = || data.club.registry().iter().map(|player| player.id);
        self.total = everybody().count();
        self.shown = if self.search.is_empty() {
            everybody().collect()
        } else {
            data.find(&self.search.text(), usize::MAX)
        };
    }

    /// Lists anew; the same player stays selected, or whoever was registered from here.
    fn refresh(&mut self, data: &Snapshot) {
        let registered = self.expected.take_if(|player| data.club.player(*player).is_some());
        let selected = registered.or_else(|| self.selected());
        let selected = selected.map(|player| data.club.registry().today(player));
        self.list(data);
        let place = self.shown.iter().position(|player| Some(*player) == selected);
        if let Some(row) = place {
            self.selection = self.selection.on(row);
        }
    }

    fn selected(&self) -> Option<PlayerId> {
        self.selection.row(self.shown.len()).map(|row| self.shown[row])
    }

    fn run(&mut self, command: CommandId, data: &Snapshot) -> Option<Vec<Step>> {
        match command {
            CommandId::Add => return Some(self.add(data)),
            CommandId::Open if self.shown.is_empty() && !self.search.is_empty() => {
                return Some(self.add(data));
            }
            CommandId::Import => {
                return Some(vec![Step::Open(Route::Import)]);
            }
            CommandId::Edit => {
                let form = |player| Step::Open(Route::PlayerForm(PlayerForm::Change(player)));
                return Some(self.selected().map(form).into_iter().collect());
            }
            // All others are for the search or the list.
            _ => {
                if self.search.run(command)? {
                    self.refresh(data);
                }
            }
        }
        Some(Vec::new())
    }

    fn add(&mut self, data: &Snapshot) -> Vec<Step> {
        self.expected = Some(data.club.next_player());
        self.search.leave();
        let (name, different) = (self.search.text(), Vec::new());
        let form = PlayerForm::Register { name, enter: None, different };
        vec![Step::Open(Route::PlayerForm(form))]
    }
}

impl Layer for Players {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.players;
        if self.search.is_empty() {
            words.title(self.total)
        } else {
            words.narrowed(self.shown.len(), self.total)
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        if self.search.is_typing() {
            &[Scope::List, Scope::Field]
        } else if self.search.is_empty() {
            &[Scope::Players, Scope::List, Scope::Main]
        } else {
            &[Scope::Players, Scope::List, Scope::Narrowed, Scope::Main]
        }
    }

    fn input(&self) -> Option<&TextInput> {
        self.search.input()
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.search.input_mut()
    }

    fn disabled(
        &self,
        command: CommandId,
        _data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        let needs_row = match command {
            CommandId::Edit => true,
            CommandId::Open => self.search.is_empty(),
            _ => false,
        };
        (needs_row && self.shown.is_empty()).then(|| words.screen.lists.nothing().to_owned())
    }

    fn hint(&self, command: CommandId, _data: &Snapshot) -> Hint {
        match command {
            CommandId::Open if self.shown.is_empty() => Hint::As(FooterLabel::Register),
            _ => Hint::Own,
        }
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Refreshed {
            self.refresh(context.data);
            return Vec::new();
        }
        if let Intent::Picked(player) = intent {
            return vec![Step::Open(Route::Player(player))];
        }
        // Whoever acts on this screen has left the form.
        self.expected = None;
        if intent == Intent::Edited {
            self.list(context.data);
            self.selection = Selection::default();
        }
        if let Intent::Run(command) = intent
            && let Some(steps) = self.run(command, context.data)
        {
            return steps;
        }
        match self.selection.update(intent, PANE, self.shown.len(), context.frame) {
            Listed::Chosen(row) => {
                self.search.leave();
                vec![Step::Open(Route::Player(self.shown[row]))]
            }
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.players;
        let area = self.search.draw(area, pen.words.screen.lists.search(), pen);
        if self.shown.is_empty() {
            self.search.notice(area, words.empty(), |typed| words.none(typed), pen);
            return;
        }
        let muted = pen.theme.muted;
        let data = pen.data;
        let row = |row: usize| {
            let id = self.shown[row];
            let Some(player) = data.club.player(id) else {
                return vec![id.to_string().into()];
            };
            let text = |text: &Option<String>| text.clone().unwrap_or_default();
            vec![
                Cell::styled(id.to_string(), muted),
                player.name.as_str().into(),
                Cell::styled(text(&player.reading), muted),
                text(&player.club).into(),
                written(data.club.rating(ListId::MAIN, id)).into(),
            ]
        };
        let table = Table {
            pane: PANE,
            columns: &[
                Column::left(words.number(), Width::Fixed(8)),
                Column::left(words.name(), Width::Flex(3)),
                Column::left(words.reading(), Width::Flex(2)),
                Column::left(words.club(), Width::Flex(2)),
                Column::right(words.rating(), Width::Fixed(8)),
            ],
            len: self.shown.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        table.draw(area, pen);
    }
}
