//! Overlays that any screen may lay over itself.

pub mod choice;
pub mod confirm;
pub mod details;
pub mod gauge;
pub mod table;
