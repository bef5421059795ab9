//! Eliminations of every size: their structure, and the results of playing them.

mod double;
mod edges;
mod export;
mod places;
mod play;
mod rematch;
mod single;
mod vacancies;

use std::ops::RangeInclusive;

use banzuke::domain::bracket::{
    GrandFinal, Pairing, Slot, double_elimination, placement, single_elimination,
};
use banzuke::domain::number::PlayerId;

/// Entrants of the eliminations that are played out.
const SIZES: RangeInclusive<u32> = 2..=64;

/// A way to draw a bracket.
type Draw = fn(&[Option<Slot>]) -> Vec<Pairing>;

const SINGLE: Draw = |places| single_elimination(places, false);
const THIRD_PLACE: Draw = |places| single_elimination(places, true);
const PLACEMENT: Draw = placement;
const DOUBLE: Draw = |places| double_elimination(places, GrandFinal::Simple);
const RESET: Draw = |places| double_elimination(places, GrandFinal::Reset);

const EVERY: [Draw; 5] = [SINGLE, THIRD_PLACE, PLACEMENT, DOUBLE, RESET];

/// This many places, seed 1 first, all taken.
fn seeds(n: u32) -> Vec<Option<Slot>> {
    (1..=n).map(PlayerId).map(Slot::Entrant).map(Some).collect()
}
