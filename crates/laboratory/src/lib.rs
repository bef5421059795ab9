//! The laboratory beside the desk: experiments on ratings, games judged move by move, tables of card programs.
//!
//! It reads a club as the desk does, writes by the same requests, and shows its screens on the desk's toolkit.

use banzuke::drawing;
use banzuke::{club, domain, export, import, opener, request, tui};

pub mod charts;
pub mod cli;
pub mod lab;
pub mod records;
pub mod screens;
pub mod sheets;
pub mod words;
