//! The settings with their values, which Left and Right change at once.

use std::path::Path;

use crate::settings::{Kind, Origin, Setting, Value};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::form_page;
use crate::tui::preferences::Preferences;
use crate::tui::route::PathOf;

const PANE: Pane = Pane(0);
/// Rows for the description of the selected setting, the keys, and the place of the file.
const FOOT: u16 = 5;

#[derive(Debug, Clone)]
pub(super) struct SettingsPage {
    /// The present preferences.
    preferences: Preferences,
    selection: Selection,
    /// Whether the analysed games must still be read.
    wanted: bool,
}

impl SettingsPage {
    /// The page for these preferences.
    pub(super) fn new(preferences: &Preferences, data: &Snapshot) -> Self {
        let (selection, wanted) = (Selection::default(), data.records.is_named());
        Self { preferences: preferences.clone(), selection, wanted }
    }

    fn selected(&self) -> Setting {
        let row = self.selection.row(Setting::ALL.len()).unwrap_or(0);
        Setting::ALL.get(row).copied().unwrap_or(Setting::Language)
    }

    fn choose(&mut self, forward: bool, data: &Snapshot) -> Vec<Step> {
        let setting = self.selected();
        if setting.kind() == Kind::Path {
            return Vec::new();
        }
        let now = self.preferences.settings().get(setting);
        let next = self.next(setting, &now, forward, data);
        if next == now || self.preferences.effective.change(setting, &next).is_err() {
            return Vec::new();
        }
        vec![Step::Prefer(setting, next)]
    }

    /// The value after or before `now`.
    fn next(&self, setting: Setting, now: &Value, forward: bool, data: &Snapshot) -> Value {
        match (setting.kind(), now) {
            (Kind::OneOf(names), Value::Text(name)) => around(names, name, forward),
            (Kind::Name, Value::Text(name)) if setting == Setting::Theme => {
                let names: Vec<&str> = self.preferences.themes.names().collect();
                around(&names, name, forward)
            }
            (Kind::Name, Value::Text(name)) => {
                let names: Vec<&str> = data.club.lists().map(|list| list.name.as_str()).collect();
                around(&names, name, forward)
            }
            (Kind::Number { least, most }, Value::Number(number)) => {
                let step = if setting == Setting::BoardSeconds { 5 } else { 1 };
                let next = if forward {
                    (number / step + 1) * step
                } else {
                    number.saturating_sub(1) / step * step
                };
                Value::Number(next.clamp(least, most))
            }
            (Kind::Switch, Value::Switch(on)) => Value::Switch(!on),
            _ => now.clone(),
        }
    }

    fn value(&self, setting: Setting, words: &Words) -> String {
        let settings = self.preferences.settings();
        if setting == Setting::Format {
            return words.term.format(settings.format.plain()).to_owned();
        }
        let value = settings.get(setting);
        let said = words.screen.settings.value(setting, &value);
        // The end of a path says most, and a note stands behind it.
        let named = || match (setting.kind(), Path::new(&value.to_string()).file_name()) {
            (Kind::Path, Some(name)) => name.to_string_lossy().into_owned(),
            _ => value.to_string(),
        };
        said.map_or_else(named, str::to_owned)
    }

    /// A note beside a value that is not in force as written.
    fn note(&self, setting: Setting, pen: &Pen<'_>) -> String {
        let words = &pen.words.screen.settings;
        if setting == Setting::Theme && self.preferences.colourless {
            return words.colourless().to_owned();
        }
        if let Origin::Environment(name) | Origin::Option(name) =
            self.preferences.effective.origin(setting)
        {
            return words.given(name);
        }
        if setting.kind() == Kind::Path {
            return self.found(setting, pen).unwrap_or_default();
        }
        let list = &self.preferences.settings().list;
        if setting == Setting::List && pen.data.club.lists().all(|other| other.name != *list) {
            return words.no_list().to_owned();
        }
        String::new()
    }

    /// A sentence about the content of a file of analysed games or of their fit.
    fn found(&self, setting: Setting, pen: &Pen<'_>) -> Option<String> {
        let (say, records) = (&pen.words.screen.settings, &pen.data.records);
        if self.preferences.settings().get(setting).to_string().is_empty() {
            return None;
        }
        if records.fault().is_some() {
            return Some(say.unread().to_owned());
        }
        let known = records.games()?;
        Some(match (setting, &known.fitted) {
            (Setting::RecordFit, fitted) => say.fitted(fitted.as_ref()?.fit.players),
            _ => say.games(known.records.games.len()),
        })
    }

    fn draw_setting(&self, setting: Setting, row: usize, line: Rect, pen: &mut Pen<'_>) {
        let focused = self.selected() == setting;
        let label = pen.words.screen.settings.setting(setting).label;
        let field = form_page::label(line, label, focused, pen);
        pen.hits.add(line, Target::Row { pane: PANE, row });
        let (value, note) = (self.value(setting, pen.words), self.note(setting, pen));
        let (shown, style) = if focused {
            (format!("< {value} >"), pen.theme.selected)
        } else {
            (format!("  {value}  "), pen.theme.text)
        };
        let (text, muted) = (pen.theme.text, pen.theme.muted);
        pen.pieces(field, [(shown.as_str(), style), ("  ", text), (note.as_str(), muted)]);
    }

    fn draw_foot(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.settings;
        let columns = usize::from(area.width.saturating_sub(2));
        let mut lines = text::wrap(words.setting(self.selected()).doc, columns);
        lines.extend(text::wrap(words.keys(), columns));
        lines.extend(match &self.preferences.file {
            Some(file) => text::wrap(&words.kept(file), columns),
            None => text::wrap(words.not_kept(), columns),
        });
        pen.lines(form_page::indented(area), &lines, pen.theme.muted);
    }
}

/// The name after or before `now` in a circle; the first one if `now` is unknown.
fn around(names: &[&str], now: &str, forward: bool) -> Value {
    let step = if forward { 1 } else { names.len().saturating_sub(1) };
    let at = names.iter().position(|name| *name == now);
    let next = at.map_or(0, |at| (at + step) % names.len().max(1));
    Value::Text((*names.get(next).unwrap_or(&now)).to_owned())
}

impl Layer for SettingsPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.settings.title().to_owned()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Settings, Scope::List, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([also(CommandId::Open).called(FooterLabel::Change)])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => {
                self.preferences = context.preferences.clone();
                self.wanted |= context.data.records.is_unread();
            }
            News::InFront if std::mem::take(&mut self.wanted) => {
                return vec![DeskTask::read_records().into()];
            }
            News::Run(CommandId::Left) => return self.choose(false, context.data),
            News::Run(CommandId::Right) => return self.choose(true, context.data),
            _ => {}
        }
        let listed = self.selection.update(&news, PANE, Setting::ALL.len(), context.frame);
        if matches!(listed, Listed::Chosen(_)) {
            if self.selected().kind() == Kind::Path {
                return vec![Step::Open(Route::Path(PathOf::Setting(self.selected())))];
            }
            return self.choose(true, context.data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let count = u16::try_from(Setting::ALL.len()).unwrap_or(area.height);
        let place =
            form_page::framed(area, count + 1 + FOOT, pen.words.screen.settings.title(), pen);
        let shown = count.min(place.height.saturating_sub(FOOT));
        let gap = u16::from(place.height > count + FOOT);
        let [rows, _, foot] = down(place, [shown, gap, REST]);
        pen.hits.add_pane(rows, PANE);
        let window = self.selection.window(Setting::ALL.len(), usize::from(shown));
        for (row, line) in window.zip(rows.rows()) {
            self.draw_setting(Setting::ALL[row], row, line, pen);
        }
        self.draw_foot(foot, pen);
    }
}
