//! Fields of a form, one below the other, each behind its label; the text field; and the completion of paths.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use crossterm::event::Event as TerminalEvent;
use ratatui::layout::{Position, Rect};
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};

use super::form_page;
use crate::command::CommandId;
use crate::domain::name;
use crate::tui::kit::input::{Key, Pane, Target};
use crate::tui::kit::layer::News;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::words::Words;

/// The fields of a form, and the field in focus. The owner knows their meaning.
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

/// A field with a few values. Left and Right change it.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    /// The value, counted from 0.
    pub at: usize,
    pub count: usize,
    pub name: fn(&Words, usize) -> &'static str,
}

impl Entry {
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
    /// Text fields with these texts, at least one. The first has the focus.
    pub fn new(texts: impl IntoIterator<Item = String>, pane: Pane) -> Self {
        let entries = Self { fields: Vec::new(), focus: 0, pane };
        texts.into_iter().fold(entries, |entries, text| entries.with_text(&text))
    }

    /// Adds a field with a few values below the others.
    #[must_use]
    pub fn with_choice(mut self, choice: Choice) -> Self {
        self.fields.push(Entry::Choice(choice));
        self
    }

    /// Adds a text field below the others.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        self.fields.push(Entry::Text(TextInput::default().with_text(text)));
        self
    }

    /// Takes over changes by another desk. `before` are the fields as first filled, `now` those of the record
    /// now. A field that was edited here keeps its text. Returns the fields that both have changed differently.
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

    /// How many letters the edited fields hold; at least one for each of them.
    pub fn typed_over(&self, before: &Self) -> usize {
        let fields = self.fields.iter().zip(&before.fields);
        let typed = |(field, before): (&Entry, &Entry)| match field {
            _ if field.is_same(before) => 0,
            Entry::Text(input) => input.text().chars().count().max(1),
            Entry::Choice(_) => 1,
        };
        fields.map(typed).sum()
    }

    pub(crate) const fn len(&self) -> usize {
        self.fields.len()
    }

    /// The value of a field; 0 for a text field.
    pub fn chosen(&self, at: usize) -> usize {
        match self.fields.get(at) {
            Some(Entry::Choice(choice)) => choice.at,
            _ => 0,
        }
    }

    /// The text of a field; empty if it is no text field.
    pub fn text(&self, at: usize) -> String {
        match self.fields.get(at) {
            Some(Entry::Text(input)) => input.text(),
            _ => String::new(),
        }
    }

    pub const fn focus(&self) -> usize {
        self.focus
    }

    pub fn focus_on(&mut self, at: usize) {
        self.focus = at.min(self.fields.len().saturating_sub(1));
    }

    /// Whether the field in focus takes text.
    pub fn is_text(&self) -> bool {
        matches!(self.fields.get(self.focus), Some(Entry::Text(_)))
    }

    /// The field in focus, if it takes text.
    pub fn input(&mut self) -> Option<&mut TextInput> {
        match self.fields.get_mut(self.focus) {
            Some(Entry::Text(input)) => Some(input),
            _ => None,
        }
    }

    /// Moves between fields, and changes the value of the field in focus.
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

    /// Draws one line for each field.
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

/// A text field. The cursor moves by graphemes; the keys are those of a shell.
#[derive(Debug, Clone)]
pub struct TextInput {
    input: Input,
    clean: fn(&str) -> String,
}

/// An empty field for a name, or for another text on one line.
impl Default for TextInput {
    fn default() -> Self {
        Self::new(name::clean)
    }
}

impl TextInput {
    /// The most letters of a text; twice the length of the longest note.
    pub const MOST: usize = 4000;

    /// An empty field. `clean` prepares typed and pasted text: white space, half-width kana, invisible characters.
    pub fn new(clean: fn(&str) -> String) -> Self {
        Self { input: Input::default(), clean }
    }

    /// Fills the field, with the cursor at the end.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Self {
        self.set(text);
        self
    }

    /// Replaces the text, with the cursor at the end.
    pub fn set(&mut self, text: &str) {
        self.input = Input::new((self.clean)(text));
    }

    pub fn text(&self) -> String {
        (self.clean)(self.input.value())
    }

    /// Whether the text is white space only, and not empty.
    pub fn holds_only_space(&self) -> bool {
        let value = self.input.value();
        !value.is_empty() && value.trim().is_empty()
    }

    /// Whether a field takes this key before any command.
    pub fn takes(key: Key) -> bool {
        request(key).is_some()
    }

    /// Edits by a key. True if the text has changed.
    pub fn press(&mut self, key: Key) -> bool {
        let wanted = request(key).filter(|request| {
            !matches!(request, InputRequest::InsertChar(_)) || self.has_room("x")
        });
        let response = wanted.and_then(|request| self.input.handle(request));
        response.is_some_and(|changed| changed.value)
    }

    /// Whether the text stays within [`Self::MOST`] after pasting.
    pub fn has_room(&self, pasted: &str) -> bool {
        let letters = self.input.value().chars().chain(pasted.chars());
        letters.take(Self::MOST + 1).count() <= Self::MOST
    }

    /// Inserts cleaned text at the cursor. True if it is not empty.
    pub fn paste(&mut self, pasted: &str) -> bool {
        let cleaned = (self.clean)(pasted);
        let at = self.input.cursor();
        let before = self.input.value().chars().take(at);
        let after = self.input.value().chars().skip(at);
        let text = before.chain(cleaned.chars()).chain(after).collect();
        let input = std::mem::take(&mut self.input).with_value(text);
        self.input = input.with_cursor(at + cleaned.chars().count());
        !cleaned.is_empty()
    }

    /// Draws `prompt` and the text around the cursor. If `focused`, records the place of the cursor.
    pub fn draw(&self, area: Rect, prompt: &str, focused: bool, pen: &mut Pen<'_>) {
        if area.is_empty() {
            return;
        }
        let value = self.input.value();
        let before: String = value.chars().take(self.input.cursor()).collect();
        let after: String = value.chars().skip(self.input.cursor()).collect();
        let prompt = text::fit(prompt, usize::from(area.width / 2));
        // The last column is for the cursor.
        let room = usize::from(area.width - 1).saturating_sub(text::width(&prompt));
        let before = text::tail(&before, room);
        let after = text::head(&after, room - text::width(&before) + 1);
        let (label, typed) = (pen.theme.muted, pen.theme.text);
        pen.pieces(
            area,
            [(prompt.as_str(), label), (before.as_str(), typed), (after.as_str(), typed)],
        );
        if focused {
            let columns =
                u16::try_from(text::width(&prompt) + text::width(&before)).unwrap_or(area.width);
            pen.hits.set_cursor(Position::new(area.x + columns, area.y));
        }
    }
}

fn request(key: Key) -> Option<InputRequest> {
    to_input_request(&TerminalEvent::Key(key.event()))
}

/// The most files that are listed.
const MOST: usize = 200;

/// A path without quotes around it, without backslashes before
/// blanks, and without `file://`, as terminals paste dropped files.
pub fn plain(typed: &str) -> String {
    let line = typed.trim_start().lines().next().unwrap_or_default();
    let end = line.trim_end();
    let quoted = |quote: char| {
        let inside = end.strip_prefix(quote)?.strip_suffix(quote)?;
        Some(inside.to_owned())
    };
    if let Some(inside) = quoted('\'').or_else(|| quoted('"')) {
        return inside;
    }
    if let Some(address) = end.strip_prefix("file://") {
        let path = address.strip_prefix("localhost").unwrap_or(address);
        return decoded(path);
    }
    ["\\ ", "\\(", "\\)", "\\'", "\\&"].into_iter().fold(line.to_owned(), |path, escaped| {
        path.replace(escaped, escaped.trim_start_matches('\\'))
    })
}

/// Decodes `%20` and other such codes.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = |digits: &[u8]| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let code = after.get(..2).filter(|_| *first == b'%').and_then(hex);
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The file of a typed path. `~` means `home`.
pub fn path(typed: &str, home: Option<&Path>) -> PathBuf {
    let typed = typed.trim();
    match (typed.strip_prefix('~'), home) {
        (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with(['/', MAIN_SEPARATOR]) => {
            home.join(rest.trim_start_matches(['/', MAIN_SEPARATOR]))
        }
        _ => PathBuf::from(typed),
    }
}

/// The files whose paths begin as typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Completion {
    pub typed: String,
    /// The typed path, completed as far as all the files agree.
    pub text: String,
    /// The names of the files. Folders end with `/`.
    pub names: Vec<String>,
}

/// Finds the files whose paths begin as typed.
pub fn complete(typed: &str, home: Option<&Path>) -> Completion {
    let (folder, begun) = match typed.rfind(['/', MAIN_SEPARATOR]) {
        Some(at) => typed.split_at(at + 1),
        None => ("", typed),
    };
    let place = if folder.is_empty() { PathBuf::from(".") } else { path(folder, home) };
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let mut name = entry.file_name().to_string_lossy().into_owned();
        let hidden = name.starts_with('.') && !begun.starts_with('.');
        if hidden || !name.starts_with(begun) {
            continue;
        }
        if entry.path().is_dir() {
            name.push('/');
        }
        names.push(name);
    }
    names.sort();
    let common = names.iter().skip(1).fold(names.first().cloned(), |common, name| {
        common.map(|common| {
            let same = common.chars().zip(name.chars()).take_while(|(a, b)| a == b);
            same.map(|(letter, _)| letter).collect()
        })
    });
    names.truncate(MOST);
    let text = folder.to_owned() + &common.unwrap_or_else(|| begun.to_owned());
    Completion { typed: typed.to_owned(), text, names }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_plain_however_it_came() {
        for (typed, path) in [
            ("/tmp/a.csv", "/tmp/a.csv"),
            ("'/tmp/my list.csv' ", "/tmp/my list.csv"),
            ("\"/tmp/my list.csv\"", "/tmp/my list.csv"),
            (r"/tmp/my\ list\ \(2\).csv", "/tmp/my list (2).csv"),
            ("file:///tmp/my%20list.csv\r\n", "/tmp/my list.csv"),
            ("file://localhost/tmp/%E7%B4%A0.csv", "/tmp/素.csv"),
            ("/tmp/100%.csv", "/tmp/100%.csv"),
            ("/tmp/one.csv\n/tmp/two.csv", "/tmp/one.csv"),
        ] {
            assert_eq!(plain(typed), path, "{typed}");
        }
    }

    #[test]
    fn home_has_a_short_name() {
        let home = Path::new("/home/ada");
        assert_eq!(path("~/list.csv", Some(home)), Path::new("/home/ada/list.csv"));
        assert_eq!(path("~ada", Some(home)), Path::new("~ada"));
        assert_eq!(path("list.csv", None), Path::new("list.csv"));
    }

    #[test]
    fn a_path_is_completed_as_far_as_all_files_agree() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["players.csv", "players-2.csv", "results.csv", ".hidden"] {
            fs::write(folder.path().join(name), "").expect("written");
        }
        fs::create_dir(folder.path().join("older")).expect("a folder");
        let at = |name: &str| format!("{}/{name}", folder.path().display());
        let two = complete(&at("p"), None);
        assert_eq!((two.text, two.names.len()), (at("players"), 2));
        assert_eq!(complete(&at("r"), None).text, at("results.csv"));
        assert_eq!(complete(&at("o"), None).text, at("older/"));
        let none = complete(&at("x"), None);
        assert_eq!((none.text, none.names), (at("x"), Vec::new()));
        assert_eq!(complete(&at(""), None).names.len(), 4);
    }
}
