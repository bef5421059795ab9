//! The values that count, and where each comes from.

use super::read::{Setting, Value};
use super::{Hooks, Settings, Wrong};

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
    origins: [Origin; Setting::ALL.len()],
}

impl Default for Effective {
    fn default() -> Self {
        let origins = [Origin::Default; Setting::ALL.len()];
        Self { settings: Settings::default(), hooks: Hooks::new(), origins }
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
