//! Eliminations: brackets in which a player is out after one loss or two.
//!
//! Every bracket is drawn from its places, best seed first. A vacant place is a bye, and a bye is never a match: its
//! opponent stands in the next round at once.

mod double;
mod single;

use crate::ids::MatchNo;
use crate::round::RoundName;
use crate::slot::{Pairing, Seat, Slot, Stakes};
pub use double::{GrandFinal, double_elimination};
pub use single::{placement, single_elimination};

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

// The matches of a bracket while it is drawn, round by round.

/// The matches drawn so far, numbered from 1 as they come.
#[derive(Debug, Default)]
struct Sheet {
    pairings: Vec<Pairing>,
}

/// The common data of the matches of one round.
#[derive(Debug)]
struct Round {
    name: RoundName,
    /// The seat of its topmost match.
    top: Seat,
    stakes: Stakes,
    resets: Option<MatchNo>,
}

/// The winners and losers of a round, by the row of the match; vacant where there is none.
#[derive(Debug)]
struct After {
    winners: Vec<Option<Slot>>,
    losers: Vec<Option<Slot>>,
}

impl Sheet {
    /// Pairs the waiting players. A player beside a vacant place has a bye, and no player loses there.
    fn play(&mut self, waiting: &[Option<Slot>], round: &Round) -> After {
        let pairs = (0..).zip(waiting.chunks_exact(2));
        let (winners, losers) = pairs
            .map(|(row, pair)| match (pair[0], pair[1]) {
                (Some(a), Some(b)) => {
                    let no = self.write([a, b], row, round);
                    (Some(Slot::WinnerOf(no)), Some(Slot::LoserOf(no)))
                }
                (one, None) | (None, one) => (one, None),
            })
            .unzip();
        After { winners, losers }
    }

    fn write(&mut self, slots: [Slot; 2], row: u32, round: &Round) -> MatchNo {
        let no = MatchNo(self.pairings.last().map_or(0, |last| last.no.0) + 1);
        self.pairings.push(Pairing {
            no,
            round: round.name.clone(),
            group: None,
            seat: Some(Seat { row: round.top.row + row, ..round.top }),
            slots,
            stakes: round.stakes,
            resets: round.resets,
        });
        no
    }
}

/// How many are waiting.
fn present(waiting: &[Option<Slot>]) -> u32 {
    waiting.iter().flatten().map(|_| 1).sum()
}

/// How many matches they make when they meet two by two.
fn meetings(waiting: &[Option<Slot>]) -> u32 {
    waiting.chunks_exact(2).filter(|pair| pair.iter().all(Option::is_some)).map(|_| 1).sum()
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
