//! The parts that screens are made of. No file here knows a screen.

pub use banzuke_terminal::{finish, input, text, theme};

pub mod layer;
pub mod overlay;
pub mod pen;
pub(crate) mod prelude;
pub mod widget;
