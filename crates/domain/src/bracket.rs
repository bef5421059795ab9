//! Eliminations: brackets in which a player is out after one loss or two.
//!
//! Every bracket is drawn from its places, best seed first. A vacant place is a bye, and a bye is never a match: its
//! opponent stands in the next round at once.

mod double;
mod drops;
mod sheet;
mod single;

pub use double::{GrandFinal, double_elimination};
pub use single::{placement, single_elimination};

use super::slot::Slot;

/// Entrants that an elimination takes.
pub const ENTRANTS: std::ops::RangeInclusive<usize> = 2..=1024;

/// Seeds from top to bottom of a bracket of `size` (a power of two), standard seeding: wherever
/// two of the best 2^k meet, they have been kept apart as long as possible; 1 and 2 meet only in
/// the final. Eight places give 1 8 4 5 2 7 3 6.
pub fn seed_order(size: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// The places as they stand in the first column, from top to bottom, filled up with vacant ones
/// to a power of two. Vacant places at the end of the list make no difference.
fn seated(places: &[Option<Slot>]) -> Vec<Option<Slot>> {
    let taken = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let place = |seed: usize| places.get(seed - 1).copied().flatten();
    seed_order(taken.next_power_of_two()).into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeding_is_the_standard_one() {
        assert_eq!(seed_order(2), [1, 2]);
        assert_eq!(seed_order(4), [1, 4, 2, 3]);
        assert_eq!(seed_order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seed_order(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }
}
