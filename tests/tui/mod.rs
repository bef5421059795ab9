//! The terminal interface, driven by keys and looked at as cells, without a terminal.

mod budget;
mod clock;
mod commands;
mod drawings;
pub(crate) mod driver;
mod event_day;
mod exits;
mod floor;
mod frame;
mod front;
mod identity;
mod japanese;
mod journal;
mod merged;
mod people;
mod planning;
mod random;
mod ratings;
mod reference;
mod registry;
pub(crate) mod scenes;
mod scoring;
mod sittings;
mod tournament;
mod whole;
mod widgets;
mod width;
