#![doc = include_str!("../README.md")]

use banzuke_club::{club, desk, journal};
use banzuke_domain as domain;
use banzuke_hall as hall;

pub mod address;
mod connection;
mod fault;
mod publication;
pub mod server;
pub mod server_line;

pub use address::Address;
pub use server::Server;
pub use server_line::ServerLine;
