//! Conditions that every bracket must meet to be playable.

use std::collections::{HashMap, HashSet};

use banzuke::domain::bracket::{Pairing, Slot};
use banzuke::domain::ids::MatchNo;

use super::{EVERY, SIZES, seeds};

/// Numbers have no gaps, seats and sources are used once, sources come before the matches
/// that they feed, and everybody who leaves a match goes to another one or has a place.
fn is_sound(pairings: &[Pairing], context: &str) {
    let known: HashMap<MatchNo, &Pairing> = pairings.iter().map(|one| (one.no, one)).collect();
    let mut used = HashSet::new();
    let mut seats = HashSet::new();
    for (one, no) in pairings.iter().zip(1..) {
        assert_eq!(one.no, MatchNo(no), "{context}: no gaps");
        assert!(seats.insert(one.seat.expect("a seat")), "{context}: {one:?} sits alone");
        for slot in one.slots {
            assert!(used.insert(slot), "{context}: {slot:?} is in one match only");
            let source = slot.source().map(|source| known[&source].no);
            assert!(source.is_none_or(|source| source < one.no), "{context}: {one:?}");
        }
        let resets = one.resets.map(|grand_final| known[&grand_final].no);
        assert!(resets.is_none_or(|grand_final| grand_final < one.no), "{context}: {one:?}");
    }
    let reset: HashSet<MatchNo> = pairings.iter().filter_map(|one| one.resets).collect();
    for one in pairings.iter().filter(|one| !reset.contains(&one.no)) {
        let goes_on = [Slot::WinnerOf(one.no), Slot::LoserOf(one.no)].map(|it| used.contains(&it));
        let has_place = [one.stakes.winner, one.stakes.loser].map(|place| place.is_some());
        assert_eq!(goes_on, has_place.map(|has| !has), "{context}: {one:?}");
    }
}

#[test]
fn every_match_can_be_reached_and_leads_somewhere() {
    for n in SIZES.chain([65, 100, 127, 128, 1000, 1024]) {
        for (way, draw) in EVERY.iter().enumerate() {
            let pairings = draw(&seeds(n));
            is_sound(&pairings, &format!("{n} entrants, way {way}"));
            let slots: HashSet<Slot> = pairings.iter().flat_map(|one| one.slots).collect();
            assert!(seeds(n).into_iter().flatten().all(|seed| slots.contains(&seed)), "{n}");
        }
    }
}

#[test]
fn brackets_with_gaps_anywhere_hang_together_too() {
    for gaps in 0..1_u32 << 9 {
        let taken = |(at, seed): (u32, _)| if gaps & (1 << at) == 0 { seed } else { None };
        let places: Vec<Option<Slot>> = (0..9).zip(seeds(9)).map(taken).collect();
        let entrants = places.iter().flatten().count();
        for (way, draw) in EVERY.iter().enumerate() {
            let pairings = draw(&places);
            is_sound(&pairings, &format!("{places:?}, way {way}"));
            assert_eq!(pairings.is_empty(), entrants < 2, "{places:?}");
        }
    }
}
