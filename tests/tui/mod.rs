//! The terminal interface, driven by keys and looked at as cells, without a terminal.

mod drawings;
mod driver;
mod frame;
mod hall;
mod registry;
mod tournament;
mod widgets;
mod width;
