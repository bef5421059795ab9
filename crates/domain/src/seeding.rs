//! Seeding: dividing entrants into groups or pods, and the seeds of a knock-out.

mod apart;
mod groups;
mod qualify;
mod tables;

use std::fmt;
use std::str::FromStr;

use crate::draw;
use crate::number::PlayerId;
pub use apart::{Apart, Mates, apart};
pub use groups::{Split, divide, separate};
pub use qualify::qualify;
pub use tables::{sizes, tables};

// Lots for all but the best.

/// The entrants as seeds, best first: the first `locked` keep their places, the others follow in
/// the order that the lots of this `seed` give them.
pub fn lots(entrants: &[PlayerId], locked: usize, seed: u64) -> Vec<PlayerId> {
    let mut seeds = entrants.to_vec();
    let locked = locked.min(seeds.len());
    draw::shuffle(&mut seeds[locked..], seed);
    seeds
}

// How many go on from a stage to the next.

/// How many go on, as an organiser says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// So many of each group.
    OfEach(u32),
    /// So many in all.
    InAll(u32),
}

/// A text that says no number of players who go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAdvance;

const TOTAL: &str = "total:";

impl Advance {
    /// How many go on from each of so many groups, and how many more are the best of the next rank.
    pub fn of(self, groups: u32) -> (u32, Option<u32>) {
        match self {
            Self::OfEach(each) => (each, None),
            Self::InAll(all) => {
                let groups = groups.max(1);
                (all / groups, Some(all % groups).filter(|&more| more > 0))
            }
        }
    }
}

impl fmt::Display for Advance {
    /// `2` of each group; `total:8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OfEach(each) => write!(f, "{each}"),
            Self::InAll(all) => write!(f, "{TOTAL}{all}"),
        }
    }
}

impl FromStr for Advance {
    type Err = NotAnAdvance;

    fn from_str(text: &str) -> Result<Self, NotAnAdvance> {
        let text = text.trim().to_ascii_lowercase();
        let number = |text: &str| text.parse().map_err(|_no_number| NotAnAdvance);
        match text.strip_prefix(TOTAL) {
            Some(all) => number(all).map(Self::InAll),
            None => number(&text).map(Self::OfEach),
        }
    }
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

#[cfg(test)]
mod advance_tests {
    use super::*;

    #[test]
    fn a_total_is_so_many_of_each_and_the_best_of_the_next_rank() {
        let split = |text: &str, groups| text.parse().map(|it: Advance| it.of(groups));
        assert_eq!(split("2", 3), Ok((2, None)));
        assert_eq!(split("total:8", 3), Ok((2, Some(2))));
        assert_eq!(split("TOTAL:16", 6), Ok((2, Some(4))));
        assert_eq!(split("total:8", 4), Ok((2, None)));
        assert_eq!(split("total:2", 3), Ok((0, Some(2))));
        for text in ["2", "total:8"] {
            assert_eq!(text.parse::<Advance>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "eight", "total", "total:", "-1"] {
            assert_eq!(text.parse::<Advance>(), Err(NotAnAdvance), "{text}");
        }
    }
}
