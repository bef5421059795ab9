//! Playouts in which each seat has a habit of its own.

use rand_core::Rng;

use super::Habit;
use super::learned::Learned;
use super::run::{Beats, Chooser};
use crate::play::Play;
use crate::position::{MOST_SEATS, Position};
use crate::standard::standard_play;

/// Chooses by the habit of the seat in turn.
pub(super) struct Mixed {
    pub(super) habits: [Habit; MOST_SEATS],
}

impl Mixed {
    fn habit(&self, position: &Position) -> Habit {
        self.habits[position.turn() & 7]
    }
}

impl Chooser for Mixed {
    fn lead(&self, position: &Position, rng: &mut impl Rng) -> Play {
        match self.habit(position) {
            Habit::Standard => standard_play(position),
            Habit::Learned => Learned::standard().lead(position, rng),
        }
    }

    fn single(&self, position: &Position, cards: u64, rng: &mut impl Rng) -> Play {
        match self.habit(position) {
            Habit::Standard => standard_play(position),
            Habit::Learned => Learned::standard().single(position, cards, rng),
        }
    }

    fn answer(
        &self,
        position: &Position,
        beats: Beats,
        plays: &mut Vec<Play>,
        rng: &mut impl Rng,
    ) -> Play {
        match self.habit(position) {
            Habit::Standard => standard_play(position),
            Habit::Learned => Learned::standard().answer(position, beats, plays, rng),
        }
    }

    fn end(&self, _: &Position, _: &mut Vec<Play>) -> Option<usize> {
        None
    }
}
