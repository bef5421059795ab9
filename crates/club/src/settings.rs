//! The operator's preferences: settings, keys and themes of the configuration folder.
//!
//! [`Settings`] holds the values, [`Setting`] names them, [`Effective`] says where each comes from, [`Folder`] reads
//! and writes the files. A fault of a file is a [`FileFault`].

mod fault;
mod folder;
mod own_command;
mod read;

use crate::domain::format::FormatKind;

pub use fault::{FileFault, LineFault, Wrong, line_of, near};
pub use folder::Folder;
pub use own_command::{Hook, Hooks, OwnCommand, Subject, pieces};
pub use read::{Borders, Kind, LanguageChoice, Setting, Value, changed, fresh, read};

/// Every setting with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The language of messages and screens.
    pub language: LanguageChoice,
    /// The name of the theme: one that comes with the program, or a file in the folder `themes`.
    pub theme: String,
    /// The characters for lines and signs.
    pub borders: Borders,
    /// Whether clicks and the wheel come to the program; without, the terminal selects text with them.
    pub mouse: bool,
    /// The format that the form of a new tournament begins with.
    pub format: FormatKind,
    /// The games that win a match there, from 1 to `Length::MOST`.
    pub first_to: u32,
    /// The rating list there, by its name.
    pub list: String,
    /// How long the public board shows a page, in seconds.
    pub board_seconds: u32,
    /// How many automatic backups are kept; with 0 none are made.
    pub backups: u32,
    /// The file of analysed games, or a folder of such files; none where it is empty.
    pub record_games: String,
    /// The fit of ratings to their losses, likewise.
    pub record_fit: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::Auto,
            theme: "default".to_owned(),
            borders: Borders::Auto,
            mouse: true,
            format: FormatKind::SingleElimination,
            first_to: 2,
            list: "main".to_owned(),
            board_seconds: 10,
            backups: 24,
            record_games: String::new(),
            record_fit: String::new(),
        }
    }
}

impl Settings {
    pub fn get(&self, setting: Setting) -> Value {
        let text = |name: &'static str| Value::Text(name.to_owned());
        match setting {
            Setting::Language => text(self.language.name()),
            Setting::Theme => Value::Text(self.theme.clone()),
            Setting::Borders => text(self.borders.into()),
            Setting::Mouse => Value::Switch(self.mouse),
            Setting::Format => text(self.format.into()),
            Setting::FirstTo => Value::Number(self.first_to),
            Setting::List => Value::Text(self.list.clone()),
            Setting::BoardSeconds => Value::Number(self.board_seconds),
            Setting::Backups => Value::Number(self.backups),
            Setting::RecordGames => Value::Text(self.record_games.clone()),
            Setting::RecordFit => Value::Text(self.record_fit.clone()),
        }
    }

    /// Gives a setting another value, or says why it cannot have it.
    pub fn put(&mut self, setting: Setting, value: &Value) -> Result<(), Wrong> {
        match (setting, value) {
            (Setting::Language, Value::Text(name)) => {
                self.language = LanguageChoice::named(name).ok_or_else(|| none(setting, name))?;
            }
            (Setting::Borders, Value::Text(name)) => {
                self.borders = name.parse().map_err(|_fault| none(setting, name))?;
            }
            (Setting::Format, Value::Text(name)) => {
                self.format = read::format(name).ok_or_else(|| none(setting, name))?;
            }
            (Setting::Theme, Value::Text(name)) => name.clone_into(&mut self.theme),
            (Setting::List, Value::Text(name)) => name.clone_into(&mut self.list),
            (Setting::RecordGames, Value::Text(path)) => path.clone_into(&mut self.record_games),
            (Setting::RecordFit, Value::Text(path)) => path.clone_into(&mut self.record_fit),
            (Setting::Mouse, Value::Switch(on)) => self.mouse = *on,
            (Setting::FirstTo, Value::Number(most)) => self.first_to = within(setting, *most)?,
            (Setting::BoardSeconds, Value::Number(each)) => {
                self.board_seconds = within(setting, *each)?;
            }
            (Setting::Backups, Value::Number(kept)) => self.backups = within(setting, *kept)?,
            _ => return Err(Wrong::WrongKind(setting)),
        }
        Ok(())
    }
}

/// A setting has no value of that name.
pub fn none(setting: Setting, value: &str) -> Wrong {
    let choices = match setting.kind() {
        Kind::OneOf(names) => names.to_vec(),
        _ => Vec::new(),
    };
    Wrong::UnknownValue { setting, value: value.to_owned(), choices }
}

/// The number, if the setting may have it.
fn within(setting: Setting, number: u32) -> Result<u32, Wrong> {
    match setting.kind() {
        Kind::Number { least, most } if !(least..=most).contains(&number) => {
            Err(Wrong::OutOfRange { setting, least, most })
        }
        _ => Ok(number),
    }
}

/// The origin of a value; later ones override earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// It comes with the program.
    Default,
    /// From `settings.toml`.
    File,
    /// From this variable of the environment.
    Environment(&'static str),
    /// From this option of the command line.
    Option(&'static str),
}

/// The values that count, and where each comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effective {
    pub settings: Settings,
    /// Commands that run when something was decided.
    pub hooks: Hooks,
    /// Commands that have a key on the screens.
    pub commands: Vec<OwnCommand>,
    origins: [Origin; Setting::ALL.len()],
}

impl Default for Effective {
    fn default() -> Self {
        let origins = [Origin::Default; Setting::ALL.len()];
        Self { settings: Settings::default(), hooks: Hooks::new(), commands: Vec::new(), origins }
    }
}

impl Effective {
    /// Where the value of a setting comes from.
    pub fn origin(&self, setting: Setting) -> Origin {
        self.origins[setting as usize]
    }

    /// Takes a value from somewhere. What comes from a weaker place is only looked at whether it is right.
    pub fn take(&mut self, setting: Setting, value: &Value, from: Origin) -> Result<(), Wrong> {
        let mut settings = self.settings.clone();
        settings.put(setting, value)?;
        if self.origin(setting) <= from {
            self.settings = settings;
            self.origins[setting as usize] = from;
        }
        Ok(())
    }

    /// Gives a setting another value from now on. Where a stronger place than the file said the one before, it will
    /// say so again, so that origin stays.
    pub fn change(&mut self, setting: Setting, value: &Value) -> Result<(), Wrong> {
        self.settings.put(setting, value)?;
        let origin = &mut self.origins[setting as usize];
        *origin = Origin::File.max(*origin);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_a_setting_can_be_put_back() {
        let mut settings = Settings::default();
        for &setting in Setting::ALL {
            if let Kind::OneOf(names) = setting.kind() {
                for name in names {
                    let value = Value::Text((*name).to_owned());
                    settings.put(setting, &value).expect("one of its values");
                    assert_eq!(settings.get(setting), value);
                }
            }
            let value = Settings::default().get(setting);
            settings.put(setting, &value).expect("its own value");
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn a_value_of_another_kind_or_range_is_refused() {
        let mut settings = Settings::default();
        let zero = settings.put(Setting::FirstTo, &Value::Number(0));
        let (setting, least, most) = (Setting::FirstTo, 1, 999);
        assert_eq!(zero, Err(Wrong::OutOfRange { setting, least, most }));
        let text = settings.put(Setting::Mouse, &Value::Text("on".to_owned()));
        assert_eq!(text, Err(Wrong::WrongKind(Setting::Mouse)));
        assert!(matches!(
            settings.put(Setting::Borders, &Value::Text("round".to_owned())),
            Err(Wrong::UnknownValue { .. })
        ));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn the_stronger_place_wins_in_whatever_order_they_are_asked() {
        let places =
            [Origin::File, Origin::Environment("BANZUKE_THEME"), Origin::Option("--theme")];
        for turn in 0..places.len() {
            let mut effective = Effective::default();
            for at in 0..places.len() {
                let from = places[(at + turn) % places.len()];
                let value = Value::Text(format!("{from:?}"));
                effective.take(Setting::Theme, &value, from).expect("any name");
            }
            assert_eq!(effective.settings.theme, format!("{:?}", places[2]));
            assert_eq!(effective.origin(Setting::Theme), places[2]);
            assert_eq!(effective.origin(Setting::Mouse), Origin::Default);
        }
    }

    #[test]
    fn a_wrong_value_is_refused_even_where_a_stronger_one_counts() {
        let mut effective = Effective::default();
        let ascii = Value::Text("ascii".to_owned());
        effective.take(Setting::Borders, &ascii, Origin::Option("--borders")).expect("a value");
        let wrong = Value::Text("round".to_owned());
        assert!(effective.take(Setting::Borders, &wrong, Origin::File).is_err());
    }
}
