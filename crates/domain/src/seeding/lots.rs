//! Lots for all but the best.

use crate::draw;
use crate::number::PlayerId;

/// The entrants as seeds, best first: the first `locked` keep their places, the others follow in
/// the order that the lots of this `seed` give them.
pub fn lots(entrants: &[PlayerId], locked: usize, seed: u64) -> Vec<PlayerId> {
    let mut seeds = entrants.to_vec();
    let locked = locked.min(seeds.len());
    draw::shuffle(&mut seeds[locked..], seed);
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locked_seeds_keep_their_places_and_the_rest_is_drawn() {
        let entrants: Vec<PlayerId> = (1..=16).map(PlayerId).collect();
        let seeds = lots(&entrants, 4, 7);
        assert_eq!(seeds[..4], entrants[..4]);
        assert_ne!(seeds[4..], entrants[4..]);
        assert_eq!(seeds, lots(&entrants, 4, 7), "the same seed draws the same");
        assert_ne!(seeds, lots(&entrants, 4, 8));
        let mut sorted = seeds;
        sorted.sort_unstable();
        assert_eq!(sorted, entrants);
    }

    #[test]
    fn more_locked_than_entered_leaves_nothing_to_draw() {
        let entrants = [PlayerId(3), PlayerId(1)];
        assert_eq!(lots(&entrants, 8, 1), entrants);
    }
}
