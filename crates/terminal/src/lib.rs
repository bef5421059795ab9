//! The parts of drawing in a terminal, below all screens: text by its columns, themes, keys, and where a frame put things.

use banzuke_club::{club, settings};
use banzuke_words::command;

pub mod finish;
pub mod input;
pub mod text;
pub mod theme;
