#![doc = include_str!("../README.md")]

use banzuke_club::desk::LineFault;
#[cfg(feature = "client")]
use banzuke_club::system;
use banzuke_club::{club, desk, journal};
use banzuke_domain as domain;
use banzuke_hall as hall;

pub mod moving;

#[cfg(not(feature = "client"))]
mod absent;
#[cfg(feature = "client")]
mod address;
#[cfg(feature = "client")]
mod connection;
#[cfg(feature = "client")]
mod publication;
#[cfg(feature = "client")]
mod server;
#[cfg(feature = "client")]
mod server_line;

#[cfg(not(feature = "client"))]
pub use absent::{Address, Server, ServerLine};
#[cfg(feature = "client")]
pub use address::Address;
#[cfg(feature = "client")]
pub use server::Server;
#[cfg(feature = "client")]
pub use server_line::ServerLine;

/// Leaves an event for the register of a membership; its officer decides when to import it.
///
/// # Errors
/// The server is not reached, or does not let the member in.
pub fn hand_in(member: &hall::Membership, content: &str, digest: &str) -> Result<(), LineFault> {
    let address = Address::read(&member.address)?;
    let server = Server::open(&address, member.secret())?;
    server.leave(&member.identity, content, digest)
}

/// Whether a text is the address of a server.
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}
