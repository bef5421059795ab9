//! The tournament rules for two players: legal moves, their effects, and the winner.
//!
//! Sources, named in the tests: \[W\] the Japanese Wikipedia on 素数大富豪, \[T\] the
//! rules of primeqk.themedia.jp, \[F\] the fandom wiki on 合成数出し, \[K\] the format of
//! the third MATH POWER Cup, \[I\] the behaviour of the online tournament server.

mod judge;
mod position;
mod record;
#[cfg(test)]
mod tests;
mod written;

pub use judge::Wrong;
pub use position::{Field, Outcome, Position, Refused};
pub use record::{RecordError, RecordedDuel};
pub use written::{Factor, Move, Numeral, Placed, WrittenError, turn};
