//! Lists of players, results and games in and out; and requests, which are all that people ask of a club.

use banzuke_club::{club, journal, opener, settings, system};
use banzuke_domain as domain;

pub mod cards;
pub mod export;
pub mod foresight;
pub mod import;
pub mod request;
