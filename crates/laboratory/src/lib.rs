//! Experiments on ratings, and games judged move by move.

use banzuke_club::{club, opener};
use banzuke_domain as domain;

pub mod lab;
pub mod records;
