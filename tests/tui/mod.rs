//! The terminal interface, driven by keys and looked at as cells, without a terminal.

mod driver;
mod frame;
mod registry;
mod widgets;
mod width;
