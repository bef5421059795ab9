//! Match-based Elo, one formula for two players or many, with or without a dealt hand.

mod formula;
mod race;
mod replay;
mod table;
mod written;

pub use formula::{Duel, changes, difference, expected};
pub use race::{FinalScore, race};
pub use replay::{Played, Replay, Step, replay, step};
pub use table::TableMatch;
pub use written::{written, written_change};

use serde::{Deserialize, Serialize};

/// What a rating list is calculated with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// K: the most that one game can move a rating, in points. Above 0, at most 1000.
    pub k: f64,
    /// The rating before the first game, in points. From -10000 to 10000.
    pub start: f64,
}

impl Scale {
    /// S3: K = 32, everyone starts at 1500.
    pub const STANDARD: Self = Self { k: 32.0, start: 1500.0 };

    /// Whether both numbers are in their ranges.
    pub fn is_sound(self) -> bool {
        self.k > 0.0 && self.k <= 1000.0 && self.start.abs() <= 10_000.0
    }
}
