//! Single elimination, with a third-place match or with placement matches.

use std::collections::{BTreeSet, HashSet};

use banzuke::domain::bracket::{Branch, Slot};
use banzuke::domain::round::RoundName;

use super::play::{Way, losses, places, play_out};
use super::{EVERY, PLACEMENT, SINGLE, SIZES, THIRD_PLACE, seeds};

#[test]
fn everybody_but_one_goes_out() {
    for n in SIZES {
        let (single, third) = (SINGLE(&seeds(n)), THIRD_PLACE(&seeds(n)));
        assert_eq!(single.len(), n as usize - 1);
        assert_eq!(third.len(), if n < 4 { n as usize - 1 } else { n as usize });
        for way in Way::all() {
            let losses = losses(&play_out(&single, way));
            assert_eq!(losses.values().filter(|&&lost| lost == 0).count(), 1, "{n}, {way:?}");
            assert!(losses.values().all(|&lost| lost <= 1), "{n}, {way:?}");
        }
    }
}

#[test]
fn byes_go_to_the_top_seeds_alone() {
    for n in SIZES {
        let byes = n.next_power_of_two() - n;
        let top: HashSet<Slot> = seeds(n).into_iter().flatten().take(byes as usize).collect();
        for draw in EVERY {
            let drawn = draw(&seeds(n));
            let seated = |one: &&_| matches!(one, Slot::Entrant(_));
            let first_round = drawn.iter().filter(|one| {
                one.seat.is_some_and(|seat| seat.branch == Branch::Main && seat.column == 0)
            });
            let playing: HashSet<Slot> = first_round.flat_map(|one| one.slots).collect();
            let all: HashSet<Slot> =
                drawn.iter().flat_map(|one| &one.slots).filter(seated).copied().collect();
            assert_eq!(all.difference(&playing).copied().collect::<HashSet<_>>(), top, "{n}");
        }
    }
}

#[test]
fn every_place_is_played_out_once() {
    for n in SIZES {
        let pairings = PLACEMENT(&seeds(n));
        for way in Way::all() {
            let played = play_out(&pairings, way);
            let places = places(&played);
            let taken: BTreeSet<u32> = places.values().copied().collect();
            assert_eq!(taken, (1..=n).collect(), "{n}, {way:?}");
            for one in &played {
                let RoundName::Places { first, last } = one.pairing.round else { continue };
                let inside = one.sides.map(|player| (first..=last).contains(&places[&player]));
                assert_eq!(inside, [true, true], "{n}, {way:?}: {one:?}");
            }
        }
    }
}

#[test]
fn eight_play_for_fifth_and_seventh_place_too() {
    let rounds: Vec<String> =
        PLACEMENT(&seeds(8)).iter().map(|one| one.round.to_string()).collect();
    let expected = [
        "quarter-final",
        "quarter-final",
        "quarter-final",
        "quarter-final",
        "places 5-8",
        "places 5-8",
        "semi-final",
        "semi-final",
        "place 7",
        "place 5",
        "third place",
        "final",
    ];
    assert_eq!(rounds, expected);
}

#[test]
fn byes_leave_fewer_who_play_for_the_lower_places() {
    let below = |n| {
        let named = PLACEMENT(&seeds(n)).into_iter().map(|one| one.round.to_string());
        named.filter(|round| round.starts_with("place")).collect::<Vec<_>>()
    };
    assert_eq!(below(5), Vec::<String>::new(), "one lost, and is fifth");
    assert_eq!(below(6), ["place 5"]);
    assert_eq!(below(7), ["places 5-7", "place 5"], "whoever loses first is seventh");
    assert!(PLACEMENT(&seeds(4)).iter().any(|one| one.round == RoundName::ThirdPlace));
    assert!(PLACEMENT(&seeds(3)).iter().all(|one| one.round != RoundName::ThirdPlace));
}
