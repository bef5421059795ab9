//! The protocol of the UEC competitions for other programs, version 20070, as a client and as a server.
//!
//! All messages are numbers of 32 bits, highest byte first: single ones, and tables of 8 rows with 15
//! numbers each ([`Frame`]). A client sends its name and receives its number. Then in each game the
//! server sends the hands and reads the gifts of the upper classes. In each turn it sends all hands,
//! reads a play, answers whether it is legal, sends the table, and says whether the game continues.
//! Numbers such as P 7 in the comments are those of the communications in the manual's chapter 13.
//!
//! * [`Guest`] plays with one of our players at a server.
//! * [`gather`] waits for clients, and [`Host::play`] plays a match with them. A [`Lobby`] keeps them from one match to the next.
//!
//! A client or server that is slow, gone, or sends invalid numbers ends its match: a [`Fault`] says why.

mod client;
mod fault;
mod frame;
mod lobby;
mod server;
mod wire;

pub use client::{Guest, Visit};
pub use fault::Fault;
pub use frame::{Frame, Status};
pub use lobby::Lobby;
pub use server::{Chair, Client, Ended, Host, News, Terms, gather};

/// The version of the protocol.
pub const VERSION: u32 = 20070;
/// The port of the standard server.
pub const PORT: u16 = 42485;
/// The number of players at a table.
pub const SEATS: usize = 5;

/// The answer to a legal play or a pass (P 8).
const ACCEPTED: u32 = 9;
/// The answer to an illegal play, which counts as a pass.
const REFUSED: u32 = 8;
/// The game continues, the game is over, or all games are over (P 10).
const GOES_ON: u32 = 0;
const GAME_OVER: u32 = 1;
const ALL_OVER: u32 = 2;
