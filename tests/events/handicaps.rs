//! Matches in which one side has a head start.

use banzuke::club::action::{SetLengths, SetMatchLength};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::{Action, Refusal};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::{Length, Lengths, ScoreFault};
use banzuke::domain::score::{Outcome, Score};

use super::memory::Memory;
use crate::common::CUP;

const LENGTH: Length = Length::FirstTo(3);

/// The first semi-final is first to three, and its second side begins with two games.
fn handicapped() -> Memory {
    let format = Format::SingleElimination { third_place: false, placement: false };
    let mut event = Memory::of(format, 4);
    let (no, start) = (MatchNo(1), [0, 2]);
    event.must(Action::SetMatchLength(SetMatchLength {
        tournament: CUP,
        no,
        length: LENGTH,
        start,
    }));
    event
}

fn score(a: u32, b: u32) -> Outcome {
    Outcome::Score(Score::new(a, b).starting_at([0, 2]))
}

#[test]
fn a_start_decides_who_goes_on() {
    let mut event = handicapped();
    let [_, weaker] = event.sides(1);
    let bare = event.result(1, Outcome::Score(Score::new(3, 0)));
    assert_eq!(
        event.perform(vec![bare]),
        Err(Refusal::Event(EventRefusal::OtherStart(CUP, MatchNo(1), [0, 2])))
    );
    let unfinished =
        Refusal::BadScore(CUP, MatchNo(1), LENGTH, ScoreFault::Unfinished { first_to: 3 });
    assert_eq!(event.perform(vec![event.result(1, score(1, 0))]), Err(unfinished));
    event.ends(1, score(2, 1));
    assert!(event.sides(3).contains(&weaker), "3-2 with what was given");
}

#[test]
fn only_games_played_are_rated() {
    let mut event = handicapped();
    let stronger = event.played(1).players().expect("both are known")[0];
    event.ends(1, score(2, 1));
    let rating = event.club.rating(ListId::MAIN, stronger);
    let start = event.club.list(ListId::MAIN).expect("a list").scale.start;
    assert!(rating > start, "two games to one, though the match was lost");
}

#[test]
fn a_corrected_score_has_the_same_start() {
    let mut event = handicapped();
    event.ends(1, score(2, 1));
    let [stronger, _] = event.sides(1);
    let bare = event.correction(1, Outcome::Score(Score::new(3, 0)), [&[], &[]]);
    assert_eq!(
        event.perform(vec![bare]),
        Err(Refusal::Event(EventRefusal::OtherStart(CUP, MatchNo(1), [0, 2])))
    );
    event.must(event.correction(1, score(3, 0), [&[], &[]]));
    assert!(event.sides(3).contains(&stronger));
}

#[test]
fn new_lengths_for_a_stage_leave_a_handicap_alone() {
    let mut event = handicapped();
    let lengths = Lengths::all(Length::FirstTo(7));
    event.must(Action::SetLengths(SetLengths { tournament: CUP, stage: 1, lengths }));
    assert_eq!((event.played(1).length, event.played(1).start), (LENGTH, [0, 2]));
    assert_eq!(event.played(2).length, Length::FirstTo(7));
}

#[test]
fn nobody_begins_a_match_that_is_over() {
    let mut event = handicapped();
    let (no, start) = (MatchNo(2), [3, 0]);
    let over =
        Action::SetMatchLength(SetMatchLength { tournament: CUP, no, length: LENGTH, start });
    assert_eq!(
        event.perform(vec![over]),
        Err(Refusal::Event(EventRefusal::UnsoundStart(CUP, no, LENGTH)))
    );
}
