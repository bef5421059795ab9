//! Games played to their end by chance, all hands open.

mod bits;
mod uniform;
mod ways;

use rand_core::Rng;

use crate::position::{MOST_SEATS, Position};

/// How playouts choose a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Any legal play, each as likely as the others, passes among them (but not on an empty table).
    #[default]
    Uniform,
}

/// How a playout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    places: [u8; MOST_SEATS],
    turns: u32,
}

impl Ending {
    /// The place of a seat, from 0 for the first.
    pub fn place(&self, seat: usize) -> usize {
        usize::from(self.places[seat])
    }

    /// How many turns it took, passes among them.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most eight places")]
    fn of(position: &Position, turns: u32) -> Self {
        let place = |seat| position.place(seat).map_or(0, |place| place as u8);
        Self { places: std::array::from_fn(place), turns }
    }
}

/// Plays a position to its end. How many have passed in a row before is forgotten.
pub fn playout(mut position: Position, policy: Policy, rng: &mut impl Rng) -> Ending {
    let turns = match policy {
        Policy::Uniform => uniform::finish(&mut position, rng),
    };
    Ending::of(&position, turns)
}
