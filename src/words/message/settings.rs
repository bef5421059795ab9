//! What is said about the files of the configuration folder.

use std::path::Path;

use crate::settings::{FileFault, Origin};
use crate::words::message::Message;

/// What is said about the files of the configuration folder.
#[derive(Debug, Clone, Copy)]
pub struct SettingsWords {
    /// A file is wrong.
    pub fault: fn(&FileFault) -> Message,
    /// There is nowhere to keep settings.
    pub no_place: fn() -> Message,
    /// Where a value comes from.
    pub origin: fn(Origin) -> String,
    /// There is no colour, whatever the theme.
    pub colourless: &'static str,
    /// Where the settings are kept, and whether the file is there yet.
    pub kept: fn(&Path, bool) -> String,
}
