//! Games played to their end at random, with open hands.

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

/// The policy by which playouts choose a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Any legal play, all equally likely, including the pass (but not on an empty table).
    Uniform,
    /// The plays of a plain player with some randomness: weak cards first, groups mostly kept together,
    /// aces and 2s often kept, the last play as soon as possible, and short ends between two players
    /// perfect. Of all policies its p fits the ends of games best; `docs/HANDS.md` has numbers.
    #[default]
    Plain,
    /// Drawn by the value of the remaining hand, with 166 weights found by
    /// [`learn`]: each play is as likely as the exponential of that value.
    Learned,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Plain, Self::Learned];
}

/// The end of a playout.
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

    /// The number of turns, with passes.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    #[expect(clippy::cast_possible_truncation, reason = "at most eight places")]
    fn of(position: &Position, turns: u32) -> Self {
        let place = |seat| position.place(seat).map_or(0, |place| place as u8);
        Self { places: std::array::from_fn(place), turns }
    }
}

/// Plays a position to its end. The number of earlier passes in a row is reset.
pub fn playout(position: Position, policy: Policy, rng: &mut impl Rng) -> Ending {
    playout_with(&mut Vec::new(), position, policy, rng)
}

/// Like [`playout`], with reused memory.
pub(crate) fn playout_with(
    plays: &mut Vec<Play>,
    position: Position,
    policy: Policy,
    rng: &mut impl Rng,
) -> Ending {
    playout_until(plays, position, ALL, policy, rng)
}

/// Like [`playout_with`], but stops when these seats, given as bits, have their places; other places are then 0.
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

/// The assumed way in which a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// By the rules of the standard client.
    Standard,
    /// As drawn by [`Policy::Learned`].
    Learned,
}

impl Habit {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Learned];

    /// The name of a player known for it: `snowl` assumes the second one of everybody.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "default",
            Self::Learned => "snowl",
        }
    }

    /// The likelihood that the seat in turn makes this legal play.
    pub(crate) fn likelihood(self, position: &Position, play: Play) -> f32 {
        match self {
            Self::Standard => f32::from(u8::from(standard_play(position) == play)),
            Self::Learned => Learned::standard().likelihood(position, play),
        }
    }
}

/// A playout in which each seat plays by its habit, until these seats, given as bits, have their places.
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
