//! The overlays that lie over any screen: help, the search for anything, and the palette of commands.

pub(crate) mod find;
mod fuzzy;
pub(crate) mod help;
pub(crate) mod palette;
