//! The terminal interface, driven by keys and looked at as cells, without a terminal.

mod budget;
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
mod ratings;
mod reference;
mod registry;
mod scoring;
mod sittings;
mod tournament;
mod widgets;
mod width;
