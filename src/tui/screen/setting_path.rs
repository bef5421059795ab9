//! The path that a setting names, typed.

use ratatui::layout::{Constraint, Layout, Rect};

use super::path_field::{PathField, draw_names};
use crate::command::{CommandId, FooterLabel, Scope};
use crate::outside;
use crate::settings::{Setting, Value};
use crate::tui::effect::DeskTask;
use crate::tui::kit::commands::{Commands, also};
use crate::tui::kit::layer::{Context, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::news::News;
use crate::tui::snapshot::Snapshot;
use crate::tui::typed_path::{path, plain};
use crate::words::Words;

#[derive(Debug, Clone)]
pub(super) struct SettingPathPage {
    setting: Setting,
    field: PathField,
}

impl SettingPathPage {
    /// The field, filled with the path as it is now.
    pub(super) fn new(setting: Setting, now: &Value) -> Self {
        let input = TextInput::new(plain).with_text(&now.to_string());
        Self { setting, field: PathField { input, ways: None } }
    }

    /// The path from the root on: the program may be started elsewhere the next time.
    fn value(&self) -> Value {
        let typed = self.field.input.text();
        if typed.trim().is_empty() {
            return Value::Text(String::new());
        }
        let named = path(&typed, outside::home().as_deref());
        let whole = std::path::absolute(&named).unwrap_or(named);
        Value::Text(whole.to_string_lossy().into_owned())
    }
}

impl Layer for SettingPathPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = words.screen.settings;
        say.path(say.setting(self.setting).label)
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Path]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([
            also(CommandId::ReadList).called(FooterLabel::Change).does(|page: &mut Self, _| {
                vec![Step::Back, Step::Prefer(page.setting, page.value())]
            }),
            also(CommandId::CompletePath)
                .does(|page: &mut Self, _| Step::from(DeskTask::complete(page.field.input.text()))),
        ])
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.field.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.field.input)
    }

    fn update(&mut self, news: News, _context: &Context<'_>) -> Vec<Step> {
        self.field.update(&news);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.settings;
        let [_, body, _] =
            Layout::horizontal([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
                .areas(area);
        let columns = usize::from(body.width);
        let mut told = text::wrap(say.setting(self.setting).doc, columns);
        told.extend(text::wrap(say.path_keys(), columns));
        let rows = u16::try_from(told.len()).unwrap_or(u16::MAX);
        let [field, _, about, _, names] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(body);
        self.field.input.draw(field, say.path_prompt(), true, pen);
        pen.lines(about, &told, pen.theme.muted);
        match &self.field.ways {
            Some(found) if found.is_empty() => pen.line(names, say.no_file(), pen.theme.muted),
            Some(found) => draw_names(found, names, pen),
            None => {}
        }
    }
}
