//! Overlays that any screen may lay over itself.

pub(crate) mod choice;
pub(crate) mod confirm;
pub(crate) mod details;
pub(crate) mod gauge;
pub(crate) mod table;
