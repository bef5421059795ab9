//! What lies over any screen: help, and the palette of commands.

pub(crate) mod find;
mod fuzzy;
pub(crate) mod help;
pub(crate) mod palette;
