#![doc = include_str!("../README.md")]

use banzuke_club::{clock, club, desk, journal, listen, outside, private_file, system};
use banzuke_domain as domain;
use banzuke_exchange::export;
use banzuke_hall::jobs;
use banzuke_paper::{drawing, paper, site};
use banzuke_words::words;

mod address;
mod codes;
mod feed;
mod guard;
mod moment;
mod page;
mod pages;
mod report;
mod routes;
mod server;
mod site_painter;

pub use address::Slide;
pub use codes::{Codes, Served, wall};
pub use server::{PORT, Web, WebFault, WebOptions};
