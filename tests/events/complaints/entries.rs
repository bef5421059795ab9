//! Mistakes at registration, and late entries.

use banzuke::club::action::ReplaceEntrant;
use banzuke::club::{Action, MatchState};
use banzuke::domain::format::Format;
use banzuke::domain::ids::ListId;
use banzuke::domain::number::PlayerId;

use crate::common::CUP;
use crate::events::memory::{Memory, late};

const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

/// `PreRegMe` #87; the handbook of Match Play Events: impossible after brackets are made.
#[test]
fn somebody_enters_late_into_an_unused_bye() {
    let mut event = Memory::of(KNOCK_OUT, 7);
    let drawn: Vec<[u32; 2]> = (1..=3).map(|no| event.sides(no)).collect();
    event.beats(2, 7);
    event.must(late(8, Some(8)));
    let new = event.between(1, 8);
    assert_eq!(event.played(new).state(), MatchState::Ready);
    assert_eq!((1..=3).map(|no| event.sides(no)).collect::<Vec<_>>(), drawn, "the draw stands");
    event.beats(8, 1);
    event.play_out();
    assert!(event.cup().matches.iter().all(|m| m.record.is_some()));
}

/// Sharly-Chess 3.1: "replace an incorrect player with another".
#[test]
fn a_mistaken_entrant_is_replaced_results_included() {
    let mut event = Memory::of(KNOCK_OUT, 4);
    event.play_out();
    let rated = event.club.rating(ListId::MAIN, PlayerId(1));
    event.must(Action::ReplaceEntrant(ReplaceEntrant {
        tournament: CUP,
        from: PlayerId(1),
        to: PlayerId(5),
        rating: None,
    }));
    assert_eq!(event.ranks()[0], (5, Some(1)), "the results are those of 5");
    let rating = |player| event.club.rating(ListId::MAIN, PlayerId(player));
    assert_eq!(rating(5).to_bits(), rated.to_bits(), "and so is the rating");
    assert_eq!(rating(1).to_bits(), rating(6).to_bits(), "1 has never played");
}
