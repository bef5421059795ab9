//! Games played to their end by chance, all hands open.

mod learn;
mod learned;
mod mixed;
mod plain;
mod run;
mod uniform;
mod weights;

use rand_core::Rng;

use crate::play::Play;
use crate::position::{MOST_SEATS, Position};
use crate::standard::standard_play;
use learned::Learned;
use mixed::Mixed;
use plain::Plain;
use run::run;
use uniform::Uniform;

pub use learn::{Lesson, learn};

/// All seats, as bits.
const ALL: u8 = u8::MAX;

/// How playouts choose a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Any legal play, each as likely as the others, passes among them (but not on an empty table).
    Uniform,
    /// Plays of a plain player, with some chance in them: weak cards first, groups mostly kept together, aces and 2s often
    /// kept for later, the last play made as soon as it can be, and the end between two played without a mistake
    /// where it is short. p of such playouts agrees best with how games end; `docs/HANDS.md` has figures.
    #[default]
    Plain,
    /// Drawn by what is left in the hand, with 166 weights that [`learn`] found: each play is as likely as the exponential of
    /// the value of the rest.
    Learned,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Plain, Self::Learned];
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
pub fn playout(position: Position, policy: Policy, rng: &mut impl Rng) -> Ending {
    playout_with(&mut Vec::new(), position, policy, rng)
}

/// [`playout`] with memory used again.
pub(crate) fn playout_with(
    plays: &mut Vec<Play>,
    position: Position,
    policy: Policy,
    rng: &mut impl Rng,
) -> Ending {
    playout_until(plays, position, ALL, policy, rng)
}

/// [`playout_with`] that stops once these seats, as bits, have their places; those of others are then left open, as 0.
pub(crate) fn playout_until(
    plays: &mut Vec<Play>,
    mut position: Position,
    seats: u8,
    policy: Policy,
    rng: &mut impl Rng,
) -> Ending {
    position.draw_places(rng);
    let turns = match policy {
        Policy::Uniform => run(&Uniform, seats, &mut position, plays, rng),
        Policy::Plain => run(&Plain, seats, &mut position, plays, rng),
        Policy::Learned => run(&Learned::standard(), seats, &mut position, plays, rng),
    };
    Ending::of(&position, turns)
}

/// How a player is taken to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// By the rules of the standard client.
    Standard,
    /// As [`Policy::Learned`] draws.
    Learned,
}

impl Habit {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Learned];

    /// The name of a player that is known for it: `snowl` takes everybody to play as the second does.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "default",
            Self::Learned => "snowl",
        }
    }

    /// How likely the seat in turn makes this legal play.
    pub(crate) fn likelihood(self, position: &Position, play: Play) -> f32 {
        match self {
            Self::Standard => f32::from(u8::from(standard_play(position) == play)),
            Self::Learned => Learned::standard().likelihood(position, play),
        }
    }
}

/// A playout in which each seat plays by its habit, until these seats, as bits, have their places.
pub(crate) fn playout_by(
    plays: &mut Vec<Play>,
    mut position: Position,
    seats: u8,
    habits: [Habit; MOST_SEATS],
    rng: &mut impl Rng,
) -> Ending {
    position.draw_places(rng);
    let turns = run(&Mixed { habits }, seats, &mut position, plays, rng);
    Ending::of(&position, turns)
}
