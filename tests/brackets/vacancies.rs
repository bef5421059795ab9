//! Vacant places, and places whose players are not known yet.

use std::collections::BTreeSet;

use banzuke::domain::bracket::{Pairing, Qualifier, Seat, Slot};

use super::{DOUBLE, EVERY, RESET, SINGLE, SIZES, THIRD_PLACE, seeds};

fn seats(pairings: &[Pairing]) -> BTreeSet<Seat> {
    pairings.iter().filter_map(|one| one.seat).collect()
}

#[test]
fn vacant_places_at_the_end_may_be_missing() {
    for n in SIZES {
        let mut filled = seeds(n);
        filled.resize(n.next_power_of_two() as usize, None);
        for draw in EVERY {
            assert_eq!(draw(&filled), draw(&seeds(n)), "{n}");
            filled.push(None);
        }
    }
}

#[test]
fn a_late_entrant_adds_matches_and_moves_none() {
    for n in SIZES.filter(|n| !n.is_power_of_two()) {
        for draw in [SINGLE, THIRD_PLACE, DOUBLE, RESET] {
            let (before, after) = (seats(&draw(&seeds(n))), seats(&draw(&seeds(n + 1))));
            assert!(before.is_subset(&after), "{n}");
        }
    }
}

#[test]
fn qualifiers_stand_where_entrants_will() {
    let rank = |rank| Slot::RankOf(Qualifier { group: 1, rank });
    for n in SIZES {
        let awaited: Vec<Option<Slot>> = (1..=n).map(rank).map(Some).collect();
        for draw in EVERY {
            let known = |slot| match slot {
                Slot::RankOf(at) => seeds(n)[at.rank as usize - 1].expect("taken"),
                other => other,
            };
            let filled = draw(&awaited)
                .into_iter()
                .map(|one| Pairing { slots: one.slots.map(known), ..one });
            assert_eq!(filled.collect::<Vec<_>>(), draw(&seeds(n)), "{n}");
        }
    }
}
