//! Records of chess and shogi games: PGN, KIF and CSA, read and checked by the rules.
//!
//! ```
//! let reading = notation::pgn("[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 2. Nf3 1-0\n");
//! let game = reading.games[0].as_ref().expect("a game");
//! assert_eq!(game.moves, ["e2e4", "e7e5", "g1f3"]);
//! ```
//!
//! * [`pgn`], [`kif`], [`csa`]: the readers. A bad game is reported with its line and left out; the others are read.
//! * [`NotatedGame`]: a game, its moves in the notation of the protocols of engines (UCI for chess, USI for shogi).
//! * [`headings`]: who played, when and who won, by the heads alone.
//! * [`Replay`]: the positions of a game one after the other, with the moves that are legal there.
//!
//! The rules come from other crates (`cozy-chess`, `shogi_core`, `shogi_legality_lite`); the
//! parsers are our own. Pure: no clock, no file, no terminal.

#![warn(missing_docs)]

mod chess;
mod csa;
mod fault;
mod heading;
mod kif;
mod lines;
mod pgn;
mod record;
mod replay;
mod shogi;

pub use csa::csa;
pub use fault::{Fault, Skipped};
pub use heading::{Heading, headings};
pub use kif::kif;
pub use pgn::pgn;
pub use record::{Kind, NotatedGame, Outcome, Reading};
pub use replay::{End, Replay};
