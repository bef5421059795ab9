//! Every sentence that the program says, in two languages, and the commands that its keys are bound to.

use banzuke_club::{clock, club, desk, journal, opener, settings, system};
use banzuke_domain as domain;
use banzuke_exchange::{cards, export, foresight, import, request};

// The macro `words!` uses this crate by its name.
extern crate self as banzuke_words;

pub mod command;
pub mod words;
