//! A field for a path, with the files that begin as typed, and pages
//! with such a field: for a setting, or for a template of certificates.

use std::path::PathBuf;

use super::export;
use crate::outside;
use crate::paper::{self, FIELDS, Kind, Source};
use crate::settings::{Setting, Value};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::{path, plain};
use crate::tui::route::PathOf;

/// A path that is being typed.
#[derive(Debug, Clone)]
pub(super) struct PathField {
    pub(super) input: TextInput,
    /// Files that begin as typed, once they were asked for; empty if there are none.
    pub(super) ways: Option<Vec<String>>,
    /// The reason why the last file was not read.
    pub(super) why: Option<String>,
}

impl Default for PathField {
    fn default() -> Self {
        Self { input: TextInput::new(plain), ways: None, why: None }
    }
}

impl PathField {
    pub(super) fn update(&mut self, news: &News) {
        match news {
            News::Edited => (self.ways, self.why) = (None, None),
            // The files belong to this text, unless it has been edited since.
            News::Completion(found) if self.input.text() == found.typed => {
                self.input.set(&found.text);
                (self.ways, self.why) = (Some(found.names.clone()), None);
            }
            _ => {}
        }
    }

    /// Completes the path.
    pub(super) fn complete(&self) -> DeskTask {
        DeskTask::complete(self.input.text())
    }

    /// The typed path, if there is one.
    pub(super) fn path(&self) -> Option<PathBuf> {
        let typed = self.input.text();
        (!typed.trim().is_empty()).then(|| path(&typed, outside::home().as_deref()))
    }

    /// Uses the typed path, or says that none is typed.
    pub(super) fn with_path<S: Steps>(
        &self,
        context: &Context<'_>,
        act: impl FnOnce(PathBuf) -> S,
    ) -> Vec<Step> {
        let none = || Step::fail(context.words.screen.import.no_path()).steps();
        self.path().map_or_else(none, |path| act(path).steps())
    }

    /// Draws the field. Below it is the reason of a failure, the files that begin as typed, or a hint.
    pub(super) fn draw(&self, hints: &[&str], area: Rect, pen: &mut Pen<'_>) {
        let [_, field, _, below] = down(area, [1, 1, 1, REST]);
        self.input.draw(field, pen.words.screen.import.prompt(), true, pen);
        match (&self.why, &self.ways) {
            (Some(why), _) => pen.sentence(below, why, pen.theme.error),
            (None, Some(ways)) if !ways.is_empty() => draw_names(ways, below, pen),
            _ => {
                let hints = text::wrap_all(hints, usize::from(area.width));
                pen.lines(below, &hints, pen.theme.muted);
            }
        }
    }
}

/// Draws as many names as fit, and how many more there are.
pub(super) fn draw_names(names: &[String], area: Rect, pen: &mut Pen<'_>) {
    let room = usize::from(area.height);
    pen.lines(area, names, pen.theme.text);
    if names.len() > room && room > 0 {
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        let more = pen.words.screen.help.more(names.len() - room + 1);
        pen.line(last, &text::pad(more.trim(), usize::from(area.width)), pen.theme.muted);
    }
}

#[derive(Debug, Clone)]
pub(super) struct PathPage {
    of: PathOf,
    field: PathField,
}

impl PathPage {
    /// The page, filled with the present path if there is one.
    pub(super) fn new(of: PathOf, context: &Context<'_>) -> Self {
        let mut field = PathField::default();
        // The path of a template is kept while the page is open, so that a refused one can be mended and tried again.
        if let PathOf::Setting(setting) = of {
            field.input.set(&context.settings().get(setting).to_string());
        }
        Self { of, field }
    }

    fn take(&self, context: &Context<'_>) -> Vec<Step> {
        match self.of {
            PathOf::Setting(setting) => {
                // An absolute path, since the program may start in another folder next time.
                let whole = |named: PathBuf| std::path::absolute(&named).unwrap_or(named);
                let whole = self.field.path().map(whole).unwrap_or_default();
                let value = Value::Text(whole.to_string_lossy().into_owned());
                vec![Step::Back, Step::Prefer(setting, value)]
            }
            PathOf::Template(id) => self.field.with_path(context, |template| {
                let sheet = (Kind::Certificates, Some(template.as_path()));
                export::ask_paper(Source::Tournament(id, None), sheet, context)
            }),
        }
    }

    /// Draws the field with the description of the setting and the files that begin as typed.
    fn draw_setting(&self, setting: Setting, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.settings;
        let columns = usize::from(area.width);
        let mut told = text::wrap(say.setting(setting).doc, columns);
        told.extend(text::wrap(say.path_keys(), columns));
        let rows = span(told.len());
        let [field, _, about, _, names] = down(area, [1, 1, rows, 1, REST]);
        self.field.input.draw(field, say.path_prompt(), true, pen);
        pen.lines(about, &told, pen.theme.muted);
        match &self.field.ways {
            Some(found) if found.is_empty() => pen.line(names, say.no_file(), pen.theme.muted),
            Some(found) => draw_names(found, names, pen),
            None => {}
        }
    }
}

impl Layer for PathPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = words.screen.settings;
        match self.of {
            PathOf::Setting(setting) => say.path(say.setting(setting).label),
            PathOf::Template(id) => {
                let kind = paper::title(Kind::Certificates, words);
                words.screen.print.title(kind, Source::Tournament(id, None).name(&data.club))
            }
        }
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        let label = match self.of {
            PathOf::Setting(_) => FooterLabel::Change,
            PathOf::Template(_) => FooterLabel::Choose,
        };
        Commands::of([
            lead(CommandId::ReadList)
                .called(label)
                .does(|page: &mut Self, context| page.take(context)),
            lead(CommandId::CompletePath).does(|page: &mut Self, _| page.field.complete()),
            lead(CommandId::Back),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.field.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: true, ..LayerState::of(&[Scope::Path]) }
    }

    fn update(&mut self, news: News, _context: &Context<'_>) -> Vec<Step> {
        self.field.update(&news);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = area.inner(Margin::new(1, 0));
        match self.of {
            PathOf::Setting(setting) => self.draw_setting(setting, area, pen),
            PathOf::Template(_) => {
                let fields = FIELDS.map(|name| format!("{{{name}}}")).join(" ");
                let hint = pen.words.screen.print.template_hint(&fields);
                self.field.draw(&[&hint], area, pen);
            }
        }
    }
}
