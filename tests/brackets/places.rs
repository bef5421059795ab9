//! The places that the stakes of all matches add up to.

use std::collections::BTreeMap;

use super::play::{Way, places, play_out};
use super::{DOUBLE, Draw, EVERY, PLACEMENT, RESET, SINGLE, SIZES, THIRD_PLACE, seeds};

/// The places from the best, 1 first; players who share places have the best of them, as 1 2 3 3 5.
#[track_caller]
fn cover(places: &BTreeMap<u32, u32>, n: u32, context: &str) {
    let mut places: Vec<u32> = places.values().copied().collect();
    places.sort_unstable();
    assert_eq!(places.len(), n as usize, "{context}: everybody has a place");
    for (at, &place) in places.iter().enumerate() {
        let shared = at.checked_sub(1).and_then(|before| places.get(before)) == Some(&place);
        assert!(shared || place as usize == at + 1, "{context}: {places:?}");
    }
}

#[test]
fn everybody_has_a_place_and_no_place_is_missing() {
    for n in SIZES {
        for (number, draw) in EVERY.iter().enumerate() {
            let pairings = draw(&seeds(n));
            for way in Way::all() {
                cover(&places(&play_out(&pairings, way)), n, &format!("{number}, {n}, {way:?}"));
            }
        }
    }
}

#[test]
fn the_later_the_exit_the_better_the_place_and_one_round_shares_one() {
    for n in SIZES {
        for draw in [SINGLE, THIRD_PLACE, DOUBLE, RESET] {
            let pairings = draw(&seeds(n));
            let exits = pairings.iter().filter(|one| one.resets.is_none());
            let exits: Vec<_> =
                exits.filter_map(|one| Some((one.stakes.loser?, &one.round))).collect();
            for pair in exits.windows(2) {
                let [(earlier, before), (later, after)] = [pair[0], pair[1]];
                assert!(earlier >= later, "{n}: {pair:?}");
                assert_eq!(earlier == later, before == after, "{n}: {pair:?}");
            }
        }
    }
}

#[test]
fn favourites_come_in_the_order_of_their_seeds() {
    for n in SIZES {
        let seed_order: BTreeMap<u32, u32> = (1..=n).map(|seed| (seed, seed)).collect();
        assert_eq!(places(&play_out(&PLACEMENT(&seeds(n)), Way::Favourites)), seed_order, "{n}");
        let best: [Draw; 4] = [SINGLE, THIRD_PLACE, DOUBLE, RESET];
        for draw in best {
            let places = places(&play_out(&draw(&seeds(n)), Way::Favourites));
            let in_order: Vec<u32> = places.into_values().collect();
            assert!(in_order.is_sorted(), "{n}: {in_order:?}");
        }
    }
}
