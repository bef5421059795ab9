//! The terminal interface, driven by keys and looked at as cells, without a terminal.

mod driver;
mod frame;
mod hall;
mod planning;
mod registry;
mod scoring;
mod widgets;
mod width;
