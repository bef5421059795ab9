//! The earliest rematch in the losers' bracket.

use std::collections::{HashMap, HashSet};

use banzuke::domain::bracket::{Branch, Pairing, Slot};
use banzuke::domain::ids::MatchNo;

use super::play::{Way, play_out};
use super::{DOUBLE, SIZES, seeds};

/// The first losers' round in which a rematch is possible, with empty rounds counted;
/// `domain::bracket::drops` proves that no order of dropping delays it further.
fn bound(n: u32) -> u32 {
    let table = [2, 3, 4, 5, 7, 8, 9, 11, 13];
    let size = n.next_power_of_two().max(4).ilog2() as usize;
    table[size - 2]
}

fn losers_round(pairing: &Pairing) -> Option<u32> {
    pairing.seat.filter(|seat| seat.branch == Branch::Losers).map(|seat| seat.column + 1)
}

/// A bracket as the paths through it.
struct Ways<'a> {
    pairings: &'a [Pairing],
    next: HashMap<Slot, &'a Pairing>,
}

impl<'a> Ways<'a> {
    fn new(pairings: &'a [Pairing]) -> Self {
        let next = pairings.iter().flat_map(|one| one.slots.map(|slot| (slot, one))).collect();
        Self { pairings, next }
    }

    /// The matches of a player who leaves a match as `slot` and then always wins.
    fn from(&self, slot: Slot) -> Vec<&'a Pairing> {
        let first = self.next.get(&slot).copied();
        let after = |one: &&'a Pairing| self.next.get(&Slot::WinnerOf(one.no)).copied();
        std::iter::successors(first, after).collect()
    }

    /// The first losers' round in which the two players of winners' match `no` can
    /// meet again: one lost there, the other in any later winners' match.
    fn first_rematch(&self, no: MatchNo) -> Option<u32> {
        let early = self.from(Slot::LoserOf(no));
        let of_winners = |one: &&Pairing| losers_round(one).is_none();
        let lost_later = self.from(Slot::WinnerOf(no)).into_iter().filter(of_winners);
        let meet = |later: &Pairing| {
            let late: HashSet<MatchNo> =
                self.from(Slot::LoserOf(later.no)).iter().map(|one| one.no).collect();
            early.iter().find(|one| late.contains(&one.no)).and_then(|one| losers_round(one))
        };
        lost_later.filter_map(meet).min()
    }

    fn earliest(&self) -> Option<u32> {
        let of_winners = self.pairings.iter().filter(|one| losers_round(one).is_none());
        of_winners.filter_map(|one| self.first_rematch(one.no)).min()
    }
}

#[test]
fn no_rematch_is_possible_before_the_bound() {
    for n in SIZES {
        let pairings = DOUBLE(&seeds(n));
        let earliest = Ways::new(&pairings).earliest();
        assert!(earliest.is_none_or(|round| round >= bound(n)), "{n}: {earliest:?}");
    }
}

#[test]
fn full_brackets_reach_the_bound() {
    for n in (2..=10).map(|k| 1 << k) {
        let pairings = DOUBLE(&seeds(n));
        assert_eq!(Ways::new(&pairings).earliest(), Some(bound(n)), "{n}");
    }
}

#[test]
fn nobody_meets_again_too_early_when_it_is_played() {
    for n in SIZES {
        let pairings = DOUBLE(&seeds(n));
        for way in Way::all() {
            let mut met = HashSet::new();
            for one in play_out(&pairings, way) {
                let pair = [one.winner.min(one.loser), one.winner.max(one.loser)];
                let again = !met.insert(pair);
                let early = losers_round(one.pairing).is_some_and(|round| round < bound(n));
                assert!(!again || !early, "{n}, {way:?}: {one:?}");
            }
        }
    }
}
