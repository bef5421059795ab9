//! Brackets and charts as drawings, sheets to print, and the club's site.

use banzuke_club::{club, journal, opener, settings};
use banzuke_domain as domain;
use banzuke_exchange::export;
use banzuke_words::words;

pub mod drawing;
mod grid;
pub mod paper;
pub mod site;
