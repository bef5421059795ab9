#![doc = include_str!("../README.md")]

use banzuke_club::{clock, club, desk, journal, listen, opener, outside, system};
use banzuke_domain as domain;
use banzuke_exchange::export;
use banzuke_hall::{code, host, serving};
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

pub use address::Slide;
pub use codes::{Codes, Served, wall};
pub use server::{PORT, Web, WebFault, WebOptions};
