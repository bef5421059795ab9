//! The words of the settings.

use std::path::Path;

use super::wizard::FieldWords;
use crate::settings::{Setting, Value};

/// The words of the settings.
#[derive(Debug, Clone, Copy)]
pub struct SettingsWords {
    /// The title of the screen.
    pub title: &'static str,
    /// What a setting is called, and what it decides.
    pub setting: fn(Setting) -> FieldWords,
    /// What a value is called, where it is no name that the operator gave.
    pub value: fn(Setting, &Value) -> Option<&'static str>,
    /// What the keys do.
    pub keys: &'static str,
    /// Beside a value: this option or variable decides at the next start too.
    pub given: fn(&str) -> String,
    /// Beside a theme: there is no colour whatever it says.
    pub colourless: &'static str,
    /// Beside the name of a rating list that this file does not have.
    pub no_list: &'static str,
    /// Where the settings are kept.
    pub kept: fn(&Path) -> String,
    /// They are kept nowhere.
    pub not_kept: &'static str,
    /// Why the program cannot be suspended.
    pub cannot_stop: &'static str,
}
