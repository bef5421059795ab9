//! Double elimination.

use banzuke::domain::bracket::{Branch, Pairing, Slot};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::round::RoundName;

use super::play::{Way, losses, places, play_out};
use super::{DOUBLE, RESET, SIZES, seeds};

#[test]
fn there_are_two_matches_fewer_than_twice_the_entrants_and_one_that_may_be_needed() {
    for n in SIZES {
        assert_eq!(DOUBLE(&seeds(n)).len(), 2 * n as usize - 2);
        assert_eq!(RESET(&seeds(n)).len(), 2 * n as usize - 1);
    }
}

#[test]
fn whoever_is_out_has_lost_twice() {
    for n in SIZES {
        let (simple, reset) = (DOUBLE(&seeds(n)), RESET(&seeds(n)));
        for way in Way::all() {
            let played = play_out(&reset, way);
            let places = places(&played);
            for (player, lost) in losses(&played) {
                let fits = if places[&player] == 1 { lost <= 1 } else { lost == 2 };
                assert!(fits, "{n}, {way:?}: {player} lost {lost}");
            }
            // One grand final may send its first side away with one defeat, and nobody else.
            let played = play_out(&simple, way);
            let places = self::places(&played);
            for (player, lost) in losses(&played) {
                let fits = if places[&player] <= 2 { lost <= 2 } else { lost == 2 };
                assert!(fits, "{n}, {way:?}: {player} lost {lost}");
            }
        }
    }
}

#[test]
fn the_reset_match_is_needed_when_the_second_side_wins_the_grand_final() {
    for n in SIZES {
        let pairings = RESET(&seeds(n));
        let [.., grand_final, reset] = &pairings[..] else { panic!("{n}: at least two") };
        let (first, no) = (&grand_final.round, grand_final.no);
        assert_eq!((first, &reset.round), (&RoundName::GrandFinal, &RoundName::GrandFinalReset));
        assert_eq!(reset.resets, Some(no));
        assert_eq!(reset.slots, [Slot::LoserOf(no), Slot::WinnerOf(no)]);
        for way in Way::all() {
            let played = play_out(&pairings, way);
            let first = played.iter().find(|one| one.pairing.no == no).expect("played");
            let before = played.iter().filter(|one| one.pairing.no < no);
            let defeats = |player| before.clone().filter(|one| one.loser == player).count();
            assert_eq!(first.sides.map(defeats), [0, 1], "{n}, {way:?}: the first is unbeaten");
            let all = losses(&played);
            let needed = first.winner == first.sides[1];
            let last = played.last().expect("played");
            assert_eq!(last.pairing.no == reset.no, needed, "{n}, {way:?}");
            assert_eq!(all[&last.winner], u32::from(needed), "{n}, {way:?}");
        }
    }
}

#[test]
fn of_two_entrants_the_loser_has_another_chance() {
    let pairings = RESET(&seeds(2));
    let rounds: Vec<String> = pairings.iter().map(|one| one.round.to_string()).collect();
    assert_eq!(rounds, ["winners' final", "grand final", "grand final, reset match"]);
    let first = MatchNo(1);
    assert_eq!(pairings[1].slots, [Slot::WinnerOf(first), Slot::LoserOf(first)]);
}

#[test]
fn losers_rounds_are_numbered_without_gaps() {
    for n in SIZES.skip(1) {
        let pairings = DOUBLE(&seeds(n));
        let of_losers = |branch| branch == Branch::Losers;
        let mut rounds: Vec<&RoundName> = pairings
            .iter()
            .filter(|one| one.seat.is_some_and(|seat| of_losers(seat.branch)))
            .map(|one| &one.round)
            .collect();
        rounds.dedup();
        assert_eq!(rounds.pop(), Some(&RoundName::LosersFinal), "{n}");
        let numbered: Vec<RoundName> = (1..).map(RoundName::Losers).take(rounds.len()).collect();
        assert_eq!(rounds, numbered.iter().collect::<Vec<_>>(), "{n}");
    }
}

#[test]
fn newcomers_sit_on_the_first_side() {
    for n in SIZES {
        let takes_in = |one: &Pairing| {
            one.seat.is_some_and(|seat| seat.branch == Branch::Losers && seat.column % 2 == 1)
        };
        for one in DOUBLE(&seeds(n)).into_iter().filter(takes_in) {
            assert!(matches!(one.slots[0], Slot::LoserOf(_)), "{n}: {one:?}");
        }
    }
}
