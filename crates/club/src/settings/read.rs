//! `settings.toml` read strictly.

use std::collections::BTreeMap;

use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};
use toml::Spanned;
use toml_edit::{DocumentMut, Item, TomlError};

use super::fault::{LineFault, Wrong, line_of, near};
use super::{Effective, Origin, Settings, own_command};
use crate::domain::format::FormatKind;
use crate::domain::score::Length;

type File = BTreeMap<Spanned<String>, Spanned<toml::Value>>;

/// Takes the settings of a file. The first fault, from the top of the file, refuses it.
pub fn read(text: &str, into: &mut Effective) -> Result<(), LineFault> {
    let file: File = toml::from_str(text).map_err(|error| LineFault::syntax(text, &error))?;
    let mut lines: Vec<_> = file.into_iter().collect();
    lines.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in lines {
        let refused = |wrong| LineFault { line: line_of(text, name.span()), wrong };
        if let ("hooks", toml::Value::Table(table)) = (name.get_ref().as_str(), value.get_ref()) {
            into.hooks = own_command::read_hooks(table).map_err(refused)?;
            continue;
        }
        if name.get_ref() == "commands" {
            into.commands = own_command::read(text)?;
            continue;
        }
        let setting = name.get_ref().parse().map_err(|_fault| refused(unknown(&name)))?;
        let value = written(value.get_ref())
            .ok_or_else(|| refused(refusal_of(setting, value.get_ref())))?;
        into.take(setting, &value, Origin::File).map_err(refused)?;
    }
    Ok(())
}

fn unknown(name: &Spanned<String>) -> Wrong {
    let name = name.get_ref().clone();
    let near = near(&name, Setting::ALL.iter().map(|setting| setting.name()));
    Wrong::UnknownSetting { name, near }
}

/// The value, if it is of a kind that any setting has.
fn written(value: &toml::Value) -> Option<Value> {
    match value {
        toml::Value::String(text) => Some(Value::Text(text.clone())),
        toml::Value::Boolean(on) => Some(Value::Switch(*on)),
        toml::Value::Integer(number) => u32::try_from(*number).ok().map(Value::Number),
        _ => None,
    }
}

fn refusal_of(setting: Setting, value: &toml::Value) -> Wrong {
    match (setting.kind(), value) {
        (super::Kind::Number { least, most }, toml::Value::Integer(_)) => {
            Wrong::OutOfRange { setting, least, most }
        }
        _ => Wrong::WrongKind(setting),
    }
}

// `settings.toml` written: whole with a comment over each line, or one value in it, all else left as it is.

/// A whole file. `comment` says what a setting decides.
pub fn fresh(settings: &Settings, comment: impl Fn(Setting) -> String) -> String {
    let mut text = String::new();
    for &setting in Setting::ALL {
        let what = comment(setting);
        let values = match setting.kind() {
            Kind::OneOf(names) => format!(" ({})", names.join(", ")),
            Kind::Number { least, most } => format!(" ({least}-{most})"),
            Kind::Switch => " (true, false)".to_owned(),
            Kind::Name | Kind::Path => String::new(),
        };
        let value = item(&settings.get(setting));
        let line = format!("# {what}{values}\n{} = {}\n", setting.name(), value.to_string().trim());
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&line);
    }
    text
}

/// `text` with one setting changed: order, comments and spaces stay.
pub fn changed(text: &str, setting: Setting, value: &Value) -> Result<String, TomlError> {
    let mut file: DocumentMut = text.parse()?;
    let mut new = item(value);
    match file.get_mut(setting.name()) {
        Some(old) => {
            // A comment behind the value belongs to the line.
            if let (Some(before), Some(after)) = (old.as_value(), new.as_value_mut()) {
                *after.decor_mut() = before.decor().clone();
            }
            *old = new;
        }
        None => {
            file.insert(setting.name(), new);
        }
    }
    Ok(file.to_string())
}

fn item(value: &Value) -> Item {
    match value {
        Value::Text(text) => toml_edit::value(text.as_str()),
        Value::Switch(on) => toml_edit::value(*on),
        Value::Number(number) => toml_edit::value(i64::from(*number)),
    }
}

// The names of the settings, and what each may be.

/// One line of `settings.toml`, in the order of the file and of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Setting {
    /// The language of messages and screens.
    Language,
    Theme,
    /// The characters for lines and signs.
    Borders,
    /// Whether clicks and the wheel come to the program.
    Mouse,
    /// The format that a new tournament begins with.
    Format,
    /// The games that win a match of a new tournament.
    FirstTo,
    /// The rating list of a new tournament.
    List,
    /// How long the public board shows a page.
    BoardSeconds,
    /// How many automatic backups are kept.
    Backups,
    /// The file of analysed games.
    RecordGames,
    /// The fit of ratings to their losses.
    RecordFit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// The name of something.
    Name,
    /// Where a file or folder lies; nothing where it is empty.
    Path,
    Switch,
    Number {
        /// No less than this.
        least: u32,
        /// No more than this.
        most: u32,
    },
}

/// A value as the file writes it.
#[derive(Debug, Clone, PartialEq, Eq, strum::Display)]
pub enum Value {
    /// A word or name.
    #[strum(to_string = "{0}")]
    Text(String),
    /// `true` or `false`.
    #[strum(to_string = "{0}")]
    Switch(bool),
    #[strum(to_string = "{0}")]
    Number(u32),
}

impl Setting {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The name in the file.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const fn kind(self) -> Kind {
        match self {
            Self::Language => Kind::OneOf(LanguageChoice::NAMES),
            Self::Borders => Kind::OneOf(Borders::VARIANTS),
            Self::Format => Kind::OneOf(FORMATS),
            Self::Theme | Self::List => Kind::Name,
            Self::RecordGames | Self::RecordFit => Kind::Path,
            Self::Mouse => Kind::Switch,
            Self::FirstTo => Kind::Number { least: 1, most: Length::MOST },
            Self::BoardSeconds => Kind::Number { least: 1, most: 600 },
            Self::Backups => Kind::Number { least: 0, most: 500 },
        }
    }
}

// The values that settings choose among, named as in the file.

/// The language of messages and screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LanguageChoice {
    /// As the system's locale has it.
    Auto,
    English,
    Japanese,
    /// The operator's own: the folder `words/NAME` beside the settings, where there is one.
    Own(&'static str),
}

impl LanguageChoice {
    /// The names of those that come with the program: `zh-TW` is a translation, taken as a folder of one's own is.
    const NAMES: &[&str] = &["auto", "en", "ja", "zh-TW"];

    /// A language by its name, one of the program or of the operator.
    pub fn named(name: &str) -> Option<Self> {
        let is_code = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        match name {
            "auto" => Some(Self::Auto),
            "en" => Some(Self::English),
            "ja" => Some(Self::Japanese),
            _ => (is_code && name.len() > 1).then(|| Self::Own(name.to_owned().leak())),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::English => "en",
            Self::Japanese => "ja",
            Self::Own(name) => name,
        }
    }
}

/// The characters for lines and signs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Borders {
    /// As the terminal can: see `tui::terminal`.
    Auto,
    /// With the characters made for it.
    Unicode,
    /// With `-`, `|` and `+`, which are one column wide in every terminal.
    Ascii,
}

/// The formats that a new tournament may begin with: all that have something to be played.
const FORMATS: &[&str] = &[
    "single-elimination",
    "double-elimination",
    "round-robin",
    "groups",
    "swiss",
    "tables",
    "ladder",
];

/// The format of that name, if a new tournament may begin with it.
pub(super) fn format(name: &str) -> Option<FormatKind> {
    name.parse().ok().filter(|_| FORMATS.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Borders, Settings};

    fn refused(text: &str) -> LineFault {
        read(text, &mut Effective::default()).expect_err(text)
    }

    #[test]
    fn what_a_file_says_counts_and_the_rest_stays() {
        let mut effective = Effective::default();
        let text = "# ours\nborders = \"ascii\"\nfirst_to = 3 # long\nmouse = false\n";
        read(text, &mut effective).expect("a good file");
        let expected =
            Settings { borders: Borders::Ascii, first_to: 3, mouse: false, ..Settings::default() };
        assert_eq!(effective.settings, expected);
        assert_eq!(effective.origin(Setting::Mouse), Origin::File);
        assert_eq!(effective.origin(Setting::Theme), Origin::Default);
        read("", &mut effective).expect("an empty file");
    }

    #[test]
    fn a_wrong_line_is_refused_with_its_number() {
        let unknown = refused("mouse = true\n\nboarders = \"ascii\"\n");
        let near = vec!["borders".to_owned(), "board_seconds".to_owned()];
        let name = "boarders".to_owned();
        assert_eq!(unknown, LineFault { line: 3, wrong: Wrong::UnknownSetting { name, near } });
        for (text, line) in [
            ("mouse = 1\n", 1),
            ("# a\n# b\nmouse = \"on\"", 3),
            ("theme = 3", 1),
            ("first_to = 2.5", 1),
            ("list = [\"main\"]", 1),
            ("[language]\nname = 'en'", 1),
        ] {
            let fault = refused(text);
            assert!(matches!(fault.wrong, Wrong::WrongKind(_)), "{fault}");
            assert_eq!(fault.line, line, "{text}");
        }
        for text in ["first_to = 0", "first_to = -1", "board_seconds = 601", "first_to = 1000"] {
            assert!(matches!(refused(text).wrong, Wrong::OutOfRange { .. }), "{text}");
        }
        for text in ["mouse", "mouse = true\nmouse = false", "= 3", "[a"] {
            assert!(matches!(refused(text).wrong, Wrong::Syntax(_)), "{text}");
        }
    }

    #[test]
    fn the_first_fault_from_the_top_is_told() {
        assert_eq!(refused("zeal = 1\nawe = 2").line, 1);
    }
}

#[cfg(test)]
mod write_tests {
    use super::*;
    use crate::settings::{Effective, read};

    #[test]
    fn a_fresh_file_says_what_the_program_does_anyway() {
        let settings = Settings { first_to: 5, ..Settings::default() };
        let text = fresh(&settings, |setting| format!("About {}.", setting.name()));
        let mut effective = Effective::default();
        read(&text, &mut effective).expect("a good file");
        assert_eq!(effective.settings, settings);
        assert!(
            text.starts_with("# About language. (auto, en, ja, zh-TW)\nlanguage = \"auto\"\n\n#")
        );
        assert!(text.contains("\nfirst_to = 5\n"), "{text}");
    }

    #[test]
    fn one_value_changes_and_all_else_stays() {
        let text = "# hall\nmouse = true # tap\n\n# looks\ntheme='mono'\nfirst_to = 3\n";
        let switched = changed(text, Setting::Mouse, &Value::Switch(false)).expect("good");
        assert_eq!(switched, text.replace("true", "false"));
        let themed = changed(text, Setting::Theme, &Value::Text("light".to_owned()));
        assert_eq!(themed.expect("good"), text.replace("'mono'", "\"light\""));
        let longer = changed(text, Setting::BoardSeconds, &Value::Number(20)).expect("good");
        assert_eq!(longer, format!("{text}board_seconds = 20\n"));
        assert!(changed("= 3", Setting::Mouse, &Value::Switch(true)).is_err());
    }
}
